"""What the printed supply cards of Aeon's End are worth: tables to measure it at, and the result.

A card is measured as one of somebody's own is judged: at tables of War Eternal with mages and
markets by lot, against its nemeses in turn, where nothing but the card in one pile differs.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.games.aeons_end.mixed_game import OPEN_SHELF, box_named
from emberhold.parts.boxes.own import Wishes, Worth

MEASURED: Final = Path(__file__).parent / "worth.toml"
"""Written by `python -m bench.printed`."""


def printed_cards(kind: str) -> tuple[Card, ...]:
    """The supply cards of a type, of both boxes."""
    return tuple(card for card in _supply() if card.type == kind)


def _supply() -> list[Card]:
    return [card for slug in OPEN_SHELF for card in box_named(slug).piles]


def market(luck: Random, first: list[Card]) -> list[str]:
    """A market in which these cards come first, and printed ones fill the rest."""
    slots = dict(WAR_ETERNAL.rules.market_slots or {})
    found: list[str] = []
    for card in (*first, *luck.sample(WAR_ETERNAL.piles, len(WAR_ETERNAL.piles))):
        if slots[card.type] and card.slug not in found:
            slots[card.type] -= 1
            found.append(card.slug)
    return found


def table(kind: str, players: int, place: int) -> dict[str, Wishes]:
    """By card of a type: the same table with that card in one pile, unless it is in another."""
    luck = Random(f"printed {kind} {place}")
    nemeses = list(WAR_ETERNAL.nemeses)
    common = {
        "boxes": list(OPEN_SHELF),
        "nemesis": nemeses[place % len(nemeses)],
        "mages": luck.sample(list(WAR_ETERNAL.mages), players),
    }
    cards = printed_cards(kind)
    first = luck.choice([card for card in cards if card in WAR_ETERNAL.piles])
    drawn = market(luck, [first])
    return {
        card.slug: {**common, "market": [card.slug, *drawn[1:]]}
        for card in cards
        if card.slug not in drawn[1:]
    }


@cache
def printed() -> tuple[Worth, ...]:
    """What was measured, card by card."""
    found: dict[str, Any] = tomllib.loads(MEASURED.read_text(encoding="utf-8"))["cards"]
    return tuple(
        Worth(card.slug, card.type, card.cost, *found[card.slug])
        for card in _supply()
        if card.slug in found
    )
