"""Sentences of Ashes that were read by somebody who knows the language; see `readings`.

`words.toml` holds cards, log lines, questions and their options, and errors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.game import ASHES
from emberhold.games.ashes.seen.card_text import card_text
from emberhold.kernel.errors import SetupError
from emberhold.kernel.game import LogLine
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from tests.ashes.said import heard
from tests.ashes.table import asks, at, play
from tests.support.readings import Readings

# The tables at which questions are read


def _turn() -> Table:
    """Two Mist Spirits that look alike and one that does not; dice of all kinds."""
    return at(
        born="aradel noah",
        p0={
            "hand": ["root-armor", "molten-gold", "steady-gaze"],
            "battlefield": ["mist-spirit", "mist-spirit", {"unit": "mist-spirit", "exhaustion": 1}],
            "spellboard": ["summon-mist-spirit", "shifting-mist"],
            "conjurations": ["mist-spirit", "mist-spirit"],
            "active": {"natural-power": 2, "natural-class": 1, "illusion-class": 2},
        },
        p1={"battlefield": [{"unit": "false-demon", "wounds": 1, "attached": ["bring-forth"]}]},
    )


def _attacked() -> Table:
    table = _turn()
    return play(
        table, "attack:phoenixborn", "attack-with:mist-spirit@1", "attack-with:mist-spirit@2"
    )


def _hammer() -> Table:
    """A Hammer Knight fights a Living Doll that may answer with Pain Link."""
    table = at(
        born="coal jessa",
        p0={"battlefield": ["hammer-knight", "iron-worker"]},
        p1={"battlefield": ["living-doll"], "active": {"charm-basic": 2}},
    )
    return play(table, "attack:unit", "attack-with:hammer-knight@1", "done")


def _veil() -> Table:
    """A spell aimed at a unit whose player holds Golden Veil."""
    veil = {"hand": ["golden-veil"], "active": {"natural-class": 1, "charm-class": 1}}
    table = at(
        born="noah maeoni",
        p0={"hand": ["steady-gaze", "seal"], "active": {"illusion-class": 2}},
        p1={**veil, "battlefield": ["silver-snake"]},
    )
    return play(table, "play:steady-gaze")


def _transfer() -> Table:
    tired = {"unit": "gilder", "exhaustion": 2}
    hurt = [{"unit": "gilder", "wounds": 1, "status": 1}, tired, "iron-rhino"]
    table = at(
        born="maeoni coal",
        p0={"hand": ["transfer", "seal"], "active": {"charm-class": 2}},
        p1={"battlefield": hurt},
    )
    return play(table, "play:transfer", "player:1")


def _owl() -> Table:
    owl = {"battlefield": ["three-eyed-owl"]}
    table = at(born="saria noah", p0=owl, p1={"hand": ["seal", "fade-away", "purge"]})
    return play(table, "use:memory-drain@three-eyed-owl.1", "player:1")


def _jessa() -> Table:
    """Jessa's scream answers a unit that leaves play."""
    table = at(
        born="aradel jessa",
        p0={"battlefield": ["mist-spirit", "blue-jaguar"], "active": {"natural-power": 1}},
        p1={"active": {"charm-basic": 1}},
    )
    return play(table, "power:natural", "target:mist-spirit@1")


TABLES: dict[str, Callable[[], Table]] = {
    "first-five": lambda: emberhold.open("ashes", 2, 1, {"decks": ["the-iron-men"] * 2}),
    "turn": _turn,
    "pay": lambda: play(_turn(), "play:root-armor"),
    "pay-die": lambda: play(_turn(), "play:root-armor", "pay:choose"),
    "attach": lambda: play(_turn(), "play:root-armor", "pay:proposed"),
    "second-spirit": lambda: play(_turn(), "use:activate@summon-mist-spirit.1"),
    "turn-die": lambda: play(_turn(), "use:activate@shifting-mist.1"),
    "meditate": lambda: play(_turn(), "meditate"),
    "attackers": lambda: play(_turn(), "attack:phoenixborn", "attack-with:mist-spirit@1"),
    "block": _attacked,
    "water-blast": lambda: play(_turn(), "use:water-blast@aradel-summergaard.1", "pay:proposed"),
    "guard": _hammer,
    "counter": lambda: play(_hammer(), "nobody"),
    "pain-link": lambda: play(_hammer(), "nobody", "endure", "pass"),
    "aftershock": lambda: play(_hammer(), "nobody", "endure"),
    "veil": _veil,
    "transfer": _transfer,
    "transfer-to": lambda: play(_transfer(), "wounds:gilder@1"),
    "owl": _owl,
    "scream": _jessa,
}


# Reading


def _log_line(name: str, words: Sequence[str]) -> LogLine:
    """`who=coal-roarkwin card=seal amount=2`: the words of a log line, spelled as in keys."""
    arguments: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key in ("who", "card", "unit"):
            slug, _, copy = value.partition(".")
            arguments[key] = CARDS[slug].copy(int(copy or 1))
        elif key == "cards":
            arguments[key] = tuple(CARDS[slug] for slug in value.split("+"))
        elif key == "ability":
            abilities = arguments["card"].abilities
            arguments[key] = next(ability for ability in abilities if ability.name == value)
        else:
            arguments[key] = int(value) if value.isdecimal() else value
    return LogLine(f"ashes-log-{name}", arguments)


DECKS = {
    "deck": ["phoenixborn: noah-redmoon\ndice: 9 illusion\n3 seall\n4 fear\n", "random"],
    "deck-name": ["the-iron-man", "random"],
    "deck-count": ["the-iron-men"],
}
"""Decks nobody may play with."""


def _refused(decks: list[str]) -> SetupError:
    with pytest.raises(SetupError) as refused:
        emberhold.open("ashes", 2, 1, {"decks": decks})
    return refused.value


READINGS = Readings(
    Path(__file__).parent,
    TABLES,
    card=lambda name, more, language: "\n".join(card_text(CARDS[name], language)),
    log=lambda name, more, language: ASHES.line(_log_line(name, more)).text(language),
    error=lambda name, more, language: _refused(DECKS[name]).text(language),
)


def test_everything_reads_as_it_was_read() -> None:
    READINGS.hold()


def test_every_card_and_every_question_of_these_tables_was_read() -> None:
    assert {f"card {slug}" for slug in CARDS} <= set(READINGS.words)
    assert READINGS.unread() == []


def test_an_error_about_a_deck_is_one_line_that_names_everything() -> None:
    for language in LANGUAGES:
        said = _refused(DECKS["deck"]).text(language)
        assert "\n" not in said
        for wrong in ("seall", "Jess", "4", "30", "10", "9"):
            assert wrong in said


# Pointing


@pytest.mark.parametrize("name", TABLES)
def test_options_point_at_what_their_seat_sees(name: str) -> None:
    asked = READINGS.table(name)
    question = asks(asked)
    scene = asked.view(question.seat)
    seen = {piece.id for area in scene.areas for zone in area.zones for piece in zone.pieces}
    seen |= {str(area.marks.get("piece")) for area in scene.areas}
    seen |= {zone.id for area in scene.areas for zone in area.zones}
    for choice in question.choices:
        assert set(question.pieces(choice)) <= seen, choice


def pointed_at(asked: Table, verb: str) -> set[tuple[str, ...]]:
    question = asks(asked)
    return {question.pieces(choice) for choice in question.choices if choice[0] == verb}


def test_countering_enduring_and_amounts_point_at_their_piece() -> None:
    mine, theirs = {"battlefield": ["iron-rhino"]}, {"battlefield": ["gilder"]}
    fight = play(at(p0=mine, p1=theirs), "attack:unit", "nobody")
    assert pointed_at(fight, "counter") == pointed_at(fight, "endure") == {("gilder.1",)}
    worker = {"battlefield": [{"unit": "iron-worker", "status": 2}]}
    hours = play(at(p0=worker), "use:overtime@iron-worker.1")
    assert pointed_at(hours, "amount") == {("iron-worker.1",)}
    plenty = {"spellboard": ["abundance"]}
    draws = play(at(born="jessa coal", p0=plenty), "use:activate@abundance.1")
    assert pointed_at(draws, "draw") == {("draw:0",)}
    calm = play(at(p0={"active": ["natural-basic"]}), "meditate")
    assert pointed_at(calm, "meditate") == {("draw:0",)}


def test_copies_in_hand_and_dice_of_a_payment_are_all_pointed_at() -> None:
    hand = {"hand": ["seal", "seal", "purge"], "active": {"charm-class": 2, "illusion-power": 1}}
    sealing = at(born="saria coal", p0=hand)
    question = asks(sealing)
    assert question.pieces(question.find("play:seal")) == ("seal.1", "seal.2")
    paying = asks(READINGS.table("pay"))
    assert paying.pieces(paying.find("pay:proposed")) == ("die:0:natural-class",)


# Listening


@pytest.mark.thorough
def test_every_sentence_of_a_game_can_be_read_and_no_two_options_read_alike() -> None:
    assert sorted(heard().wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_is_a_sentence(language: str) -> None:
    for card in CARDS.values():
        first, *lines = card_text(card, language)
        assert first[0].isupper()
        for line in lines:
            assert line.removeprefix("∞ ")[0].isupper(), line
            assert line.endswith("."), line
            assert not any(wrong in line for wrong in ("  ", "..", " .", "{", "None", "ashes-"))


def test_two_players_with_one_phoenixborn_are_told_apart() -> None:
    twins = emberhold.open("ashes", 2, 1, {"decks": ["the-iron-men"] * 2})
    first, second = (question.prompt().text("en") for question in twins.questions)
    assert first.startswith("Coal Roarkwin: ")
    assert second.startswith("Coal Roarkwin (no. 2): ")


# Numbers


@pytest.mark.parametrize(
    ("amount", "tokens", "cards"),
    [
        (1, "jeden żeton", "kartę"),
        (2, "dwa żetony", "dwie karty"),
        (4, "cztery żetony", "cztery karty"),
        (5, "pięć żetonów", "pięć kart"),
        (12, "12 żetonów", "12 kart"),
        (22, "22 żetony", "22 karty"),
        (25, "25 żetonów", "25 kart"),
    ],
)
def test_polish_counts_in_three_forms(amount: int, tokens: str, cards: str) -> None:
    say = speech("pl")
    status = say("ashes-status-on-self", form="you", amount=amount)
    assert status == f"umieść {tokens} stanu na tej jednostce"
    assert say("ashes-draw", form="inf", amount=amount) == f"dobrać {cards}"
    who = CARDS["jessa-na-ni"]
    counted = f"{amount} {cards.split()[-1]}"
    assert say("ashes-log-draws", who=who, amount=amount) == f"Jessa Na Ni dobiera {counted}."


@pytest.mark.parametrize(
    ("amount", "words"), [(0, "0 dégât"), (1, "1 dégât"), (2, "2 dégâts"), (21, "21 dégâts")]
)
def test_french_counts_zero_and_one_in_the_singular(amount: int, words: str) -> None:
    said = speech("fr")("ashes-damage-self", form="you", amount=amount)
    assert said == f"infligez {words} à cette unité"
