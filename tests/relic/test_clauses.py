"""The language of Relic's cards: declared once, read into objects, refused where it is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

import emberhold
from emberhold.games.relic.card import FREE
from emberhold.games.relic.cards import CARDS, card
from emberhold.games.relic.content import chapter
from emberhold.games.relic.effects import luck
from emberhold.games.relic.effects.assets import DiscardAsset, TakeThis
from emberhold.games.relic.effects.base import VERBS, Context, Effect, Goal
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.effects.goals import GOALS
from emberhold.games.relic.effects.joints import Each, If, May
from emberhold.games.relic.effects.phrases.conditions import CONDITION
from emberhold.games.relic.effects.phrases.who import WHO
from emberhold.games.relic.effects.values import GainInfluence, LoseLife, PayInfluence
from emberhold.games.relic.terms import WILLPOWER
from emberhold.games.relic.timing.moments import RESOLVE, RESOLVE_ENCOUNTER
from emberhold.language import LANGUAGES, speech
from emberhold.language.speech import message_ids
from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.trees import alike
from tests.support import spoiling
from tests.support.every import every
from tests.support.spoiling import Entry, Spoiled, each_is_refused

CHAPTERS = (
    *("threat_red", "threat_blue", "threat_yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium", "nemeses"),
)


# Wrong clauses


def printed() -> dict[str, Entry]:
    """Every card's entry by its file and its id."""
    return {
        f"{name}.json: {entry['id']}": entry
        for name in CHAPTERS
        for entry in chapter(name)["cards"]
    }


def wrong() -> Iterator[Spoiled]:
    verbs = {**GOALS.verbs, **VERBS.verbs}
    takes = {word: verb.takes for word, verb in verbs.items()}
    where = {entry["id"]: place for place, entry in printed().items()}
    for entry, clause in spoiling.wrong(printed().values(), takes, 60, seed=27):
        yield where[entry["id"]], entry, clause


def test_a_wrong_clause_is_refused_with_card_and_clause() -> None:
    each_is_refused(wrong(), lambda entry, where: card(where, **entry), first=True)


def test_the_cards_they_were_made_from_are_right() -> None:
    for where, entry in list(printed().items())[::20]:
        assert card(where, **deepcopy(entry)).slug == entry["id"]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"atribute": "strength"}, 'unknown field "atribute"; did you mean "attribute"?'),
        ({"attribute": "stregnth"}, 'unknown attribute "stregnth"; did you mean "strength"?'),
        ({"traits": ["Okr"]}, 'unknown trait "Okr"; did you mean "Ork"?'),
        ({"value": "9"}, 'the number must be a number from 0 to 20, not "9"'),
        ({"deck": "threat-rde"}, 'unknown deck "threat-rde"; did you mean "threat-red"?'),
        ({"effect": {"rewad": []}}, 'unknown moment "rewad"; did you mean "reward"?'),
        ({"effect": {"when:win_battle:elf": []}}, 'unknown battle "elf"'),
        ({"effect": {"when:roll:Ork": []}}, 'the moment "roll" cannot be narrowed'),
    ],
)
def test_a_wrong_field_is_refused_with_the_card(changed: Entry, words: str) -> None:
    entry = next(e for e in chapter("threat_red")["cards"] if e["id"] == "ork-warboss")
    with pytest.raises(BookError) as refused:
        card("threat_red.json: ork-warboss", **(entry | changed))
    assert str(refused.value).startswith("threat_red.json: ork-warboss: ")
    assert words in str(refused.value)


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(BookError, match="some-card: the field “deck” is missing"):
        card("some-card", id="toll", type="encounter")


# The same in Python


def test_a_card_is_the_same_as_data_and_as_python() -> None:
    facts: Entry = {"id": "toll", "deck": "threat-red", "type": "encounter", "traits": ["Pirate"]}
    data = [
        ["may", [["pay_influence", 2, "to", "chosen_other in tier"], ["gain_influence", 3]]],
        ["test", "willpower", 6, "fail", [["lose_life", 1], ["discard_asset", 1]]],
        ["if", "corruption>=3", [["each", "each_other here", [["lose_life", 1]]]]],
    ]
    other = WHO.parse("chosen_other in tier")
    python = (
        May(PayInfluence(2, other) & GainInfluence(3))
        & luck.Test(WILLPOWER, 6, failed=LoseLife(1) & DiscardAsset(1))
        & If(CONDITION.parse("corruption>=3"), Each(WHO.parse("each_other here"), LoseLife(1)))
    )
    written = card(**facts, effect={"resolve": data})
    told = card(**facts, effect={"resolve": python})
    assert alike(written, told)
    another = card(**facts, effect={"resolve": python & GainInfluence(1)})
    assert not alike(written, another)


def test_a_printed_card_can_be_written_in_python() -> None:
    entry = next(e for e in chapter("threat_red")["cards"] if e["id"] == "ork-warboss")
    python = {"reward": GainInfluence(2), "penalty": DiscardAsset(1)}
    assert alike(card(**(entry | {"effect": python})), CARDS["ork-warboss"])


# Declared once


def test_every_verb_reads_and_says_what_it_takes() -> None:
    """It is one class; its words are its own, and nothing of it is left to be written."""
    known = [set(message_ids(language)) for language in LANGUAGES]
    with every() as case:
        for word, verb in VERBS.verbs.items():
            with case(word):
                assert issubclass(verb.make, Effect)
                if verb.make.clause is Effect.clause:
                    id = verb.make.says or f"relic-{word.replace('_', '-')}"
                    assert all(id in ids for ids in known)
                assert verb.signature().startswith(f"{verb.word}(")


def test_every_goal_reads() -> None:
    for verb in GOALS.verbs.values():
        assert issubclass(verb.make, Goal)
        assert verb.make.clause is not Goal.clause


def test_every_verb_is_used_by_a_card_or_a_sheet() -> None:
    book = Path(emberhold.__file__).parent / "games/relic/content"
    texts = " ".join(path.read_text(encoding="utf-8") for path in book.glob("*.json"))
    unused = [word for word in VERBS.verbs if f'["{word}"' not in texts]
    assert unused == []


def test_the_page_of_verbs_is_up_to_date() -> None:
    """`python docs/verbs.py` writes it again."""
    folder = Path(__file__).parents[2] / "docs"
    made = from_sources(str(folder / "verbs.py"), "-")
    assert made == (folder / "verbs.md").read_text(encoding="utf-8")


def test_what_is_an_effect_already_can_stand_among_clauses() -> None:
    effect = read([["gain_influence", 1], LoseLife(2)], "some-card")
    assert alike(effect, read([["gain_influence", 1], ["lose_life", 2]], "some-card"))


# Nothing is spelled in play


def test_no_word_of_the_book_is_compared_in_play() -> None:
    """Whole games with words that notice it."""
    assert from_sources("-m", "tests.relic.spelling").split() == []


def from_sources(*arguments: str) -> str:
    """What Python prints that runs the sources, as machine code has no docstrings and binds names
    early."""
    environment = {**os.environ, "EMBERHOLD_COMPILED": "0", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, check=True
    )
    return done.stdout


def test_no_room_of_the_game_is_left_to_be_written() -> None:
    rooms = Path(emberhold.__file__).parent / "games/relic"
    texts = {path: path.read_text(encoding="utf-8") for path in rooms.rglob("*.py")}
    assert len(texts) > 50
    assert [path.name for path, text in texts.items() if "NotImplementedError" in text] == []


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (RESOLVE_ENCOUNTER, "take that card as an asset whose abilities cannot be used"),
        (RESOLVE, "take this card"),
    ],
)
def test_a_card_taken_along_after_an_encounter_is_another_than_this_card(
    moment: int, said: str
) -> None:
    """Press-Gang is worded for the moment at which it works."""
    take = TakeThis()
    take.worded_for(Context(deck=-1, sort=-1, moment=moment, price=FREE))
    assert take.clause(speech("en")) == said
