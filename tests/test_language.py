"""Every word in three languages: none missing, none left over, none in the wrong language.

What the sentences say is recorded in `test_words.py` of each game; here they are only counted,
filled with what the games really give them, and held against the spelling of each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import emberhold
from emberhold.games.aeons_end.card import TURN_CARDS, Card
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.figure import aether
from emberhold.games.aeons_end.mixed_game import SHELF
from emberhold.games.ashes.effects.effect import Effect as AshesEffect
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.effects.base import Effect as RelicEffect
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, message_ids, speech
from emberhold.language.speech import counted
from emberhold.parts.reading import Named
from emberhold.players import SIMPLE_BOTS, STRENGTHS
from emberhold.server.picker.form import MEASURES
from tests.aeons_end.catalogue import CARDS, MAGES, NEMESES
from tests.ashes import said as ashes
from tests.first_box import said as first_box
from tests.legacy import said as legacy
from tests.relic import said as relic
from tests.support.listening import Heard, play_and_listen
from tests.support.message_ids import SOURCE, client_words, spoken, spoken_by_client

OTHERS = ("pl", "fr")
NBSP = "\u00a0"
TYPES = (
    *("gem", "relic", "spell", "attack", "minion", "power", "acolyte"),
    *("strike", "corruption"),
)

FOR_SCREENS = {
    *("state-closed", "state-exhausted", "state-open", "tier", "zone-breaches"),
    *("word-aether", "word-charges", "word-focus-cost", "word-life", "word-open-cost"),
    *("word-player", "word-trophies"),
    *(f"ashes-word-{word}" for word in ("attack", "exhaustion", "life", "recover", "status")),
    *("ashes-word-first-player", "ashes-word-round", "ashes-word-wounds"),
}
"""Headings that only a screen asks for."""


def catalogue() -> dict[str, set[str]]:
    """What the ids made from parts are made of, by the way they are put together."""
    found = spoken("games/aeons_end")
    bound = (
        *(aether.FOR_GEM, aether.FOR_SPELL, aether.FOR_BREACH),
        *(aether.ONLY_CARDS, aether.NO_RELIC_OR_SPELL),
    )
    return {
        "ability-{}": set(MAGES) | set(FIRST_BOX.mages),
        "about-{}": {*emberhold.GAMES, FIRST_BOX.slug},
        "aether-{}": {str(purpose) for purpose in bound},
        "ask-{}": found.topics,
        "breach-{}": {"1", "2", "3", "4", "sigil"},
        "card-{}": set(CARDS) | set(FIRST_BOX.cards),
        "difficulty-{}": {level.name for level in WAR_ETERNAL.rules.difficulties},
        "game-{}": {*emberhold.GAMES, FIRST_BOX.slug},
        "lesson-{}-{}": set(),
        "puzzle-{}": set(),
        "puzzle-{}-{}": set(),
        "puzzle-goal-{}": {goal for game in emberhold.GAMES.values() for goal in game.goals},
        "puzzle-target-{}": {kind for game in emberhold.GAMES.values() for kind in game.targets},
        "mage-{}": set(MAGES) | set(FIRST_BOX.mages),
        "mage-{}-title": set(MAGES) | set(FIRST_BOX.mages),
        "mark-{}-{}": set(),
        "box-{}": {*SHELF, RELIC_BOX.slug},
        "market-{}": set(WAR_ETERNAL.suggested) | set(FIRST_BOX.suggested),
        "nemesis-{}": set(NEMESES) | set(FIRST_BOX.nemeses),
        "option-{}": found.verbs | {"player"},
        "player-{}": set(STRENGTHS),
        "player-{}-blurb": set(STRENGTHS),
        "result-{}": spoken().reasons,
        "server-bot-{}": {*SIMPLE_BOTS, *MEASURES},
        "server-bot-about-{}": {*SIMPLE_BOTS, *MEASURES},
        "table-puzzle-{}": {"failed", "solved"},
        "setup-turn-order-{}": set(WAR_ETERNAL.rules.turn_orders),
        "when-{}": {
            str(trigger.event)
            for card in (*CARDS.values(), *FIRST_BOX.cards.values())
            for trigger in card.triggers
            if trigger.effect is not None and trigger.text is None
        },
        "turn-card-{}": {slug.replace("/", "") for slug in TURN_CARDS},
        "type-{}": set(TYPES),
        **ashes.catalogue(),
        **legacy.catalogue(),
        **relic.catalogue(),
    }


def made_ids() -> set[str]:
    shapes = [*catalogue().items(), *legacy.NAMES.items()]
    made = {shape.format(part) for shape, parts in shapes for part in parts}
    games = emberhold.GAMES.values()
    taught = {message for game in games for lesson in game.lessons for message in lesson.messages}
    posed = {message for game in games for puzzle in game.puzzles for message in puzzle.messages}
    return made | taught | posed


OPEN_ENDED = {
    *("mark-{}", "short-{}", "table-help-{}", "title-{}"),
    *("version-{}", "brief-{}", "example-{}", "facts-{}", "group-{}", "help-{}"),
    *("setup-begin-{}", "setup-seat-{}", "ashes-zone-{}", "mark-{}-alone"),
    *("each-{}", "number-{}", "if-{}-at-least", "if-{}-at-most", "if-{}-exactly"),
}
"""Ids that screens and commands make from whatever they show: marks, zones, commands, options;
and those that amounts make from their words."""


def open_ended_ids() -> set[str]:
    parts = spoken().strings | made_ids()
    return {shape.format(part) for shape in OPEN_ENDED for part in parts}


# The files agree with each other and with the source


def test_every_language_has_the_same_messages_once() -> None:
    english = message_ids("en")
    assert len(english) == len(set(english))
    for language in OTHERS:
        ids = message_ids(language)
        assert sorted(ids) == sorted(english), language


def test_every_message_the_source_speaks_of_exists() -> None:
    known = set(message_ids("en"))
    assert sorted(spoken().ids - known) == []
    assert sorted(made_ids() - known) == []


def test_every_message_is_spoken_somewhere() -> None:
    known = set(message_ids("en"))
    used = spoken().ids | made_ids() | open_ended_ids() | FOR_SCREENS
    assert sorted(known - used - spoken_by_client(known)) == []


def test_every_word_the_client_speaks_of_exists() -> None:
    known = set(message_ids("en"))
    counted = {id.rpartition("-")[0] for id in known if id.endswith("-other")}
    begun = {id.rpartition("-")[0] for id in known}
    spoken_of = set(re.findall(r"[\"'`:]((?:web)-[a-z0-9-]*[a-z0-9])[\"'`;}]", client_words()))
    assert sorted(spoken_of - known - counted - begun) == []


def test_ids_are_put_together_only_in_known_ways() -> None:
    """A new way to build ids must be made known to these tests."""
    assert sorted(spoken().made - set(catalogue()) - OPEN_ENDED) == []


# Every message can be spoken with what it is really given


def from_the_start(nemesis: str, players: int, seed: int) -> Table:
    setup: dict[str, Any] = {"nemesis": nemesis}
    if players == 4 and seed % 2:
        setup["turn_order"] = "pairs"
    return emberhold.open("war-eternal", players, seed, setup)


def with_full_hands(nemesis: str, seed: int) -> Table:
    """Four mages who can do everything at once: charges, aether, and cards from the whole box."""
    mages = [*MAGES, *MAGES][4 * (seed % 2) :][:4]
    played = [card.slug for card in CARDS.values() if card.type in ("gem", "relic")]
    spells = [card.slug for card in CARDS.values() if card.type == "spell" and not card.dual]
    own = {
        str(seat): {
            "charges": MAGES[name].charges,
            **({"trophies": 2} if name == "quilius" else {}),
            "aether": 9 if seat == 0 else 0,
            "hand": [*_some(played, 4 * seat + seed, 5), *_some(spells, seat, 1)],
            "discard": ["spark", "crystal", "torch"],
            "breaches": {
                str(number): {"state": "open", "spells": _some(spells, 3 * seat + number + seed, 1)}
                for number in (1, 2, 3)
            },
        }
        for seat, name in enumerate(mages)
    }
    setup = {"nemesis": nemesis, "mages": mages}
    turn = {"player": 0, "phase": "casting"}
    return emberhold.open("war-eternal", 4, seed, setup, {"turn": turn, "players": own})


def _some(names: list[str], first: int, count: int) -> list[str]:
    return [names[(first + place) % len(names)] for place in range(count)]


def effects_of(card: Card) -> Iterator[Effect]:
    """Everything printed on a card that reads as a sentence."""
    printed = ("effect", "cast", "once_per_turn", "immediately", "persistent", "to_discard")
    for field in printed:
        if (effect := getattr(card, field)) is not None:
            yield effect
    for trigger in card.triggers:
        if isinstance(trigger.effect, Effect):
            yield trigger.effect


def effects() -> Iterator[Effect | AshesEffect | RelicEffect]:
    for card in CARDS.values():
        yield from effects_of(card)
    for mage in MAGES.values():
        if mage.ability is not None:
            yield mage.ability
    for sheet in NEMESES.values():
        yield sheet.unleash
        yield sheet.hard_unleash
    yield from ashes.effects()
    yield from relic.effects()


@cache
def heard() -> Heard:
    """A few games against each nemesis, alone, in pairs and in larger rounds; then Ashes."""
    heard = Heard()
    for place, nemesis in enumerate(NEMESES):
        for players in (1, 2, 3, 4):
            play_and_listen(heard, from_the_start(nemesis, players, place), place)
        for seed in range(4):
            play_and_listen(heard, with_full_hands(nemesis, seed), seed)
    heard.add(first_box.heard())
    heard.add(legacy.heard())
    heard.add(ashes.heard())
    heard.add(relic.heard())
    return heard


@pytest.mark.thorough
def test_every_sentence_of_a_game_can_be_read_in_every_language() -> None:
    assert sorted(heard().wrong) == []


def test_the_games_listened_to_say_most_of_what_there_is_to_say() -> None:
    """Otherwise the test above would prove little."""
    spoken_of = re.compile("((ashes|relic)-)?(ask|option|log)-")
    ids = {id for id in message_ids("en") if spoken_of.match(id)}
    assert len(ids & heard().ids) > 0.75 * len(ids), sorted(ids - heard().ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_as_whole_sentences(language: str) -> None:
    for effect in effects():
        text = effect.text(language)
        for line in text.split("\n"):
            assert line[:1].isupper(), text
            assert line.endswith(".") or line.isupper(), text
        assert not re.search(r"  |\.\.| \.|,,| ,|\{|\}|None", text), text


def test_errors_can_be_read_whether_or_not_there_is_a_nearest_name() -> None:
    for language in LANGUAGES:
        say = speech(language)
        near = say("error-nemesis", given="gate-wich", known="gate-witch", nearest="gate-witch")
        far = say("error-nemesis", given="xyz", known="gate-witch", nearest="")
        assert near.startswith(far.replace("xyz", "gate-wich"))
        assert near.count("gate-witch") == 2
        assert far.endswith("gate-witch.")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(emberhold.EmberholdError, match="en, pl, fr"):
        speech("de")


# Spelling


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Each message id and attribute with every piece of plain text in it."""
    for path in sorted(SOURCE.rglob(f"messages/{language}/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield from ((entry.id.name, text) for text in _plain(entry))


def _plain(node: Any) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.StringLiteral):
        yield node.parse()["value"]
    elif isinstance(node, ast.Message | ast.Attribute | ast.Pattern | ast.Placeable):
        for part in _parts(node):
            yield from _plain(part)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _plain(variant.value)


def _parts(node: Any) -> list[Any]:
    if isinstance(node, ast.Message):
        return [node.value, *node.attributes]
    if isinstance(node, ast.Attribute):
        return [node.value]
    return node.elements if isinstance(node, ast.Pattern) else [node.expression]


TYPED = {"example-serve", "help-database", "error-database", "error-url", "error-turn-hook"} | {
    *("table-help-answer", "table-help-card", "table-look-up-hint"),
    *("help-mail", "help-push", "error-mail-server", "error-push-contact"),
}
"""Messages that quote what people type."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    straight = [(id, text) for id, text in texts_of(language) if re.search("['\"]", text)]
    assert straight == []
    marks = {"en": "„«»", "pl": "“«»", "fr": "„“”"}[language]
    foreign = [(id, text) for id, text in texts_of(language) if re.search(f"[{marks}]", text)]
    assert foreign == []


def test_french_has_a_hard_space_before_double_punctuation_and_inside_guillemets() -> None:
    loose = re.compile(f"[^{NBSP}][:;!?»]|«[^{NBSP}]")
    texts = [(id, text) for id, text in texts_of("fr") if id not in TYPED]
    assert [(id, text) for id, text in texts if loose.search(text)] == []
    said = [text for text in heard().sentences["fr"] if loose.search(text)]
    assert said == []


def test_no_sentence_in_polish_or_french_has_been_left_in_english() -> None:
    english = re.compile(r"\b(the|of|and|with|card|cards|damage|you|your|player|players|spell)\b")
    for language in OTHERS:
        left = [text for text in heard().sentences[language] if english.search(text)]
        assert left == [], language
        left = [text for effect in effects() if english.search(text := effect.text(language))]
        assert left == [], language


ALIKE = re.compile(
    r"mage-[a-z-]+(?<!title)|mentor-[a-z]+|word-gravehold|option-(player|card)|game-(legacy|aeons-end)"
    r"|nemesis-bladius|card-bladius-of-(maelstrom|risen)|metavar-log"
)
"""Names that are the same everywhere, and options that are only a name."""


def test_no_text_is_the_same_in_english_and_another_language() -> None:
    acolytes = {card.message_id for sheet in NEMESES.values() for card in sheet.aside}
    english: dict[str, list[str]] = {}
    for id, text in texts_of("en"):
        english.setdefault(id, []).append(text)
    for language in OTHERS:
        texts: dict[str, list[str]] = {}
        for id, text in texts_of(language):
            texts.setdefault(id, []).append(text)
        same = {
            id
            for id, own in texts.items()
            if own == english.get(id)
            and re.search("[a-z]{3}", "".join(own))
            and not ALIKE.match(id)
        }
        assert sorted(same - acolytes - SAME_WORD[language] - relic.SAME_WORD[language]) == []


SHARED = (
    "web-you-min",
    "web-you-day",
    "web-short-legacy",
    "box-legacy",
    "web-short-ashes",
    "web-short-relic",
    "web-cards-sign-gravehold",
)
LIBRARY_IN_FRENCH = (
    "web-cards-kind-acolyte",
    "web-cards-kind-mage",
    "web-cards-kind-corruption",
    "web-cards-kind-corruptions",
    "web-cards-kind-mission",
    "web-cards-kind-agent",
    "web-cards-kind-arsenal",
    "web-cards-kind-crisis",
    "web-cards-sign-charges",
    "web-cards-sign-influence",
    "web-turn-relic-exploration",
    "web-turn-relic-engagement",
)
SAME_WORD = {
    "pl": {
        *("difficulty-expert", "web-setup-who-bot", "web-headed"),
        *SHARED,
    },
    "fr": {
        *SHARED,
        *LIBRARY_IN_FRENCH,
        *("ability-charges", "difficulty-expert", "difficulty-extinction", "difficulty-normal"),
        *("group-mages", "short-zone-acolyte-deck", "word-charges", "ashes-ability-illusion"),
        *("web-replay-pause", "web-settings-motion-normal", "legacy-chapter-1", "legacy-told-rule"),
        *("web-phase-action", "web-phase-exploration", "web-phase-engagement"),
        "web-book-number",
        *("web-workshop-card-charges", "web-workshop-kind-mage", "web-talk-plans"),
    },
}
"""Words the languages happen to share."""


# Numbers


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (0, "0 obrażeń"),
        (1, "1 obrażenie"),
        (2, "2 obrażenia"),
        (4, "4 obrażenia"),
        (5, "5 obrażeń"),
        (12, "12 obrażeń"),
        (14, "14 obrażeń"),
        (21, "21 obrażeń"),
        (22, "22 obrażenia"),
        (25, "25 obrażeń"),
        (112, "112 obrażeń"),
    ],
)
def test_polish_counts_damage_in_three_forms(amount: int, words: str) -> None:
    say = speech("pl")
    assert say("effect-suffer", form="they", amount=amount) == f"otrzymuje {words}"
    line = say("log-gravehold-suffers", amount=amount, left=3)
    assert line == f"Gravehold otrzymuje {words} (zostają 3 punkty żywotności)."


def test_polish_lists_three_orders_with_one_and() -> None:
    last = "odrzuć aktywną misję i dobierz kartę Misji"
    said = speech("pl")("clause-and", first="zapłać 1 wpływ", last=last)
    assert said == "zapłać 1 wpływ, odrzuć aktywną misję i dobierz kartę Misji"


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (0, "zostaje 0 punktów życia"),
        (1, "zostaje 1 punkt życia"),
        (2, "zostają 2 punkty życia"),
        (5, "zostaje 5 punktów życia"),
        (13, "zostaje 13 punktów życia"),
        (22, "zostają 22 punkty życia"),
        (31, "zostaje 31 punktów życia"),
    ],
)
def test_polish_verbs_agree_with_what_is_left(left: int, words: str) -> None:
    who = MAGES["mazahaedron"]
    said = speech("pl")("log-suffers", who=who, amount=1, left=left)
    assert said == f"Mazahaedron otrzymuje 1 obrażenie ({words})."


@pytest.mark.parametrize(
    ("amount", "words"),
    [(0, "0 point"), (1, "1 point"), (2, "2 points"), (5, "5 points"), (21, "21 points")],
)
def test_french_counts_zero_and_one_in_the_singular(amount: int, words: str) -> None:
    said = speech("fr")("effect-gain-life", form="you", amount=amount)
    assert said == f"gagnez {words} de vie"


def test_english_verbs_agree_with_names_in_the_plural() -> None:
    say = speech("en")
    for id, words in (
        ("log-banishes-pile", "are banished from the supply."),
        ("log-adds-pile", "join the supply."),
        ("log-transforms", "become Null Scion."),
    ):
        said = say(id, card=Named("card-adrenal-batteries"), into=Named("card-null-scion"))
        assert said == f"Adrenal Batteries {words}"
    damaged = say("log-minion-damaged", card=Named("card-psychic-clouds"), amount=1, left=2)
    assert damaged == "Psychic Clouds suffer 1 damage (2 life left)."


def test_how_often_a_thing_comes_is_said_in_the_brackets_it_has() -> None:
    assert counted(["Owl", "Owl"]) == ["Owl (×2)"]
    assert counted(["Raven (attack 3)"] * 2 + ["Owl"]) == ["Raven (attack 3, ×2)", "Owl"]


@pytest.mark.parametrize(("players", "words"), [(1, "bot."), (3, "bot, or one for each of 3")])
def test_one_player_needs_one_bot(players: int, words: str) -> None:
    said = speech("en")("error-bot-count", given="a,b", players=players)
    assert said.startswith(f"“a,b” must name one {words}")


def test_message_files_lie_beside_the_code_that_speaks_them() -> None:
    places = {path.parent.parent for path in SOURCE.rglob("*.ftl")}
    for place in places:
        names = [
            sorted(file.name for file in (place / language).iterdir()) for language in LANGUAGES
        ]
        assert names[0] == names[1] == names[2], Path(place).name
