"""What Relic has to say: the ids made from its catalogue, its effects, and games to listen to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import emberhold
from emberhold.games.relic.card import Ability
from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.base import VERBS, Effect
from emberhold.games.relic.effects.phrases.conditions import PLAIN
from emberhold.games.relic.effects.phrases.counts import SIMPLE
from emberhold.games.relic.effects.phrases.quantities import QUANTITIES
from emberhold.games.relic.effects.phrases.where import KINDS
from emberhold.games.relic.effects.phrases.who import KINDS as WHO_KINDS
from emberhold.games.relic.map.board import AREAS, SPACES
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, TYPES
from emberhold.games.relic.timing import moments
from emberhold.games.relic.traits import TRAITS
from emberhold.kernel.table import Table
from emberhold.language import message_ids
from tests.support.listening import Heard, play_and_listen
from tests.support.message_ids import spoken

SILENT_MOMENTS = {"resolve", "always", "confront", "enter", "movement"}
"""Moments that go without saying on a card."""

LINES = {"goal", "confront", "win-battle-in-area"}
"""Headings of lines that are not moments, or are worded differently on the board."""

DECKS = {
    *("threat-red", "threat-blue", "threat-yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium", "nemesis"),
}

COMPARED = {q.message(sign) for q in QUANTITIES.values() for sign in q.said}
HAVING = {q.message(sign) for q in QUANTITIES.values() for sign in q.having} | {"apostate"}
PLACES = {
    *("tier", "area", "space", "here", "that-space", "neighbouring-space", "board"),
    *("outer", "middle", "inner"),
}
GOALS = {
    *("target-loses-battle", "target-loses-duel", "you-win-duel"),
    "you-win-battle-with-explosion",
}


def abilities() -> Iterator[Ability]:
    """Every text with a moment that is printed somewhere."""
    for card in CARDS.values():
        for texts in card.abilities.values():
            yield from texts
    for sheet in (*CHARACTERS.values(), *NEMESES.values()):
        yield from sheet.printed
    for scenario in SCENARIOS.values():
        yield from scenario.printed


def effects() -> Iterator[Effect]:
    """Everything printed on a card, a sheet or a space that reads as a sentence."""
    yield from (ability.effect for ability in abilities())
    for sheet in (*CHARACTERS.values(), *NEMESES.values()):
        yield sheet.special
        if sheet.bounty is not None:
            yield sheet.bounty
    for scenario in SCENARIOS.values():
        yield scenario.confrontation
        if scenario.preparation is not None:
            yield scenario.preparation
        if scenario.gate is not None:
            yield scenario.gate
    for space in SPACES:
        yield from (effect for effect in (space.box, space.entered) if effect is not None)


def _spelled(names: Any) -> set[str]:
    return {name.replace("_", "-").replace(" ", "-").lower() for name in names}


def _worded() -> set[str]:
    """Verbs whose message is called as they are."""
    return {word for word in _spelled(VERBS.verbs) if f"relic-{word}" in message_ids("en")}


def catalogue() -> dict[str, set[str]]:
    """What the ids made from parts are made of, by the way they are put together."""
    said = spoken("games/relic")
    sheets = (*CHARACTERS.values(), *NEMESES.values())
    named = {a.message_id for a in abilities() if a.message_id not in _card_names()}
    ids = {*named, *(sheet.message_id for sheet in sheets)}
    ids |= {f"{sheet.message_id}-title" for sheet in NEMESES.values()}
    ids |= {scenario.message_id for scenario in SCENARIOS.values()}
    ids |= {f"relic-rule-{slug}" for slug in _rules()}
    printed = {moments.NAMES[a.moment] for a in abilities()} - SILENT_MOMENTS
    return {
        "relic-box-moment-{}": {"always", "charge", "discard", "resolve", "special"},
        "relic-{}": {id.removeprefix("relic-") for id in ids} | set(ATTRIBUTES) | _worded(),
        "relic-area-{}": {area.slug for area in AREAS},
        "relic-ask-{}": said.topics | ROLLS | GEAR | CHOSEN,
        "relic-card-{}": set(CARDS),
        "relic-deck-{}": DECKS | {f"{deck}-discard" for deck in DECKS},
        "relic-deck-of-{}": {*DECKS, "any-threat", "its-nemesis"} - UNSEEN_DECKS,
        "relic-die-{}": set("123456"),
        "relic-battle-{}": {"strength", "willpower", "cunning"},
        "relic-step-{}": {"prepare", "enemy", "own", "nemesis", "character", "score", "result"},
        "relic-each-{}": _spelled(SIMPLE),
        "relic-goal-{}": GOALS,
        "relic-group-{}": {"character", "nemesis", "scenario", "space"},
        "relic-having-{}": HAVING,
        "relic-icon-{}": set(COLOURS),
        "relic-if-{}": _spelled(PLAIN) | COMPARED,
        "relic-moment-{}": _spelled(printed) | LINES,
        "relic-option-{}": said.verbs | {"done", "skip", "play"},
        "relic-place-{}": PLACES,
        "relic-scenario-{}": set(SCENARIOS),
        "relic-space-{}": {space.slug for space in SPACES},
        "relic-special-{}": {sheet.slug for sheet in sheets},
        "relic-tier-{}": {"outer", "middle", "inner"},
        "relic-trait-{}": _spelled(TRAITS),
        "relic-type-{}": {*TYPES, "character", "nemesis", "scenario", "space"},
        "relic-what-{}": {"this", "drawn", "card", "enemy", "own-enemy", "agent", "trait"},
        "relic-where-{}": _spelled(KINDS),
        "relic-who-{}": _spelled(WHO_KINDS),
    }


ROLLS = {"roll-movement", "roll-test", "roll-battle"}
GEAR = {"weapon", "armour"}
CHOSEN = {"discard-asset", "discard-trophy", "charge", "steal", "give", "encounter"}
"""Topics that are handed on from one function to another."""

UNSEEN_DECKS = {"corruption", "mission", "power", "wargear"}
"""Decks nobody looks at."""


def _card_names() -> set[str]:
    return {card.message_id for card in CARDS.values()}


def _rules() -> set[str]:
    """Lines of scenario sheets by their ids; some have no effect of their own."""
    from emberhold.games.relic.content import chapter

    return {
        line["id"] for entry in chapter("scenarios")["cards"] for line in entry.get("special", ())
    }


SAME_WORD = {
    "pl": {
        *("box-relic", "relic-card-typhus", "relic-character-ogryn", "relic-line-omen"),
        *("relic-nemesis-githellion", "relic-nemesis-luxuria", "relic-special-eversor-assassin"),
        *("relic-trait-adepta-sororitas", "relic-trait-adeptus-astartes", "relic-trait-arbites"),
        *("relic-trait-adeptus-mechanicus", "relic-trait-astra-militarum", "relic-trait-chaos"),
        *("relic-trait-eldar", "relic-trait-tyranid", "relic-type-agent"),
    },
    "fr": {
        "measure-influence",
        "measure-corruption",
        *("box-relic", "relic-ability-polymorphine", "relic-ability-synapse"),
        *("relic-card-sabotage",),
        *("relic-card-typhus", "relic-character-ogryn", "relic-influence"),
        *("relic-moment-confront", "relic-nemesis-githellion", "relic-nemesis-luxuria"),
        *("relic-space-apothecarium-sepha", "relic-space-manufactorum-telios"),
        *("relic-space-space-hulk", "relic-special-canoness", "relic-special-eversor-assassin"),
        *("relic-special-sanctioned-psyker", "relic-trait-adepta-sororitas"),
        *("relic-trait-adeptus-astartes", "relic-trait-adeptus-mechanicus"),
        *("relic-trait-arbites", "relic-trait-astra-militarum", "relic-trait-chaos"),
        *("relic-trait-eldar", "relic-trait-inquisition", "relic-trait-mutation"),
        *("relic-trait-pirate", "relic-trait-psyker", "relic-trait-rival"),
        *("relic-trait-vision", "relic-type-agent", "relic-type-arsenal", "relic-ways-form"),
        *("relic-type-mission", "relic-zone-arsenal", "relic-zone-mission"),
        *("relic-count-bonus", "relic-step-score"),
    },
}
"""Words the languages happen to share."""


# Games to listen to


def random_games() -> Iterator[Table]:
    """Every scenario, 2 to 6 seats, with and without nemeses."""
    for place, scenario in enumerate(SCENARIOS.values()):
        players = max(scenario.least, 2 + place % 5)
        players += players % 2 if scenario.even else 0
        kind = "enemies" if scenario.needs_nemesis or (place % 2 and players > 2) else "standard"
        setup = {"variant": kind, "scenario": scenario.slug, "rounds": 12}
        yield emberhold.open("relic", players, place, setup)
    yield emberhold.open("relic", 2, 9, {"variant": "duel", "rounds": 12})
    yield emberhold.open("relic", 3, 8, {"reactions": "always", "rounds": 8})


@cache
def heard() -> Heard:
    heard = Heard()
    for seed, table in enumerate(random_games()):
        play_and_listen(heard, table, seed, answers=700)
    return heard
