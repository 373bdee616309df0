"""A box to read: sheets, scenarios and every deck; and the spaces of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emberhold.games.relic.card import Box, Card, Sheet
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.seen.card_text import (
    Facts,
    SheetFacts,
    card_text,
    scenario_text,
    sheet_signs,
    sheet_text,
    space_text,
)
from emberhold.games.relic.seen.faces import reading_signs
from emberhold.games.relic.terms import DECKS, NEMESIS
from emberhold.kernel.message import Message
from emberhold.parts.library import Entry


def everything(box: Box) -> tuple[Entry, ...]:
    """A whole game, group by group."""
    return (*_sheets(box), *[_entry(space, "space", space_text) for space in SPACES], *_cards(box))


def entries(box: Box) -> tuple[Entry, ...]:
    """What is in a box, group by group."""
    return (*_sheets(box), *_cards(box))


def _sheets(box: Box) -> list[Entry]:
    found = [_sheet(sheet, "character") for sheet in box.characters.values()]
    found += [_sheet(sheet, "nemesis") for sheet in box.nemeses.values()]
    return found + [_entry(each, "scenario", scenario_text) for each in box.scenarios.values()]


def _cards(box: Box) -> list[Entry]:
    found: list[Entry] = []
    for deck, cards in enumerate(box.by_deck):
        name = DECKS[deck] if deck < NEMESIS else "nemesis"
        found += [_card(card, name) for card in cards]
    return found


def _sheet(sheet: Sheet, kind: str) -> Entry:
    group = Message(f"relic-group-{kind}")
    facts = Message("relic-facts", type=SheetFacts(sheet))
    signs = tuple(sheet_signs(sheet))
    return Entry(sheet.slug, sheet.message_id, kind, group, facts, sheet, sheet_text, signs=signs)


def _entry(thing: Any, kind: str, read: Callable[[Any, str], list[str]]) -> Entry:
    group = Message(f"relic-group-{kind}")
    facts = Message("relic-facts", type=Message(f"relic-type-{kind}"))
    return Entry(thing.slug, thing.message_id, kind, group, facts, thing, read)


def _card(card: Card, deck: str) -> Entry:
    group = Message(f"relic-deck-{deck}")
    facts = Message("relic-facts", type=Facts(card))
    cost = card.cost or None
    signs = tuple(reading_signs(card).items())
    return Entry(
        card.slug, card.message_id, card.type, group, facts, card, _read, cost, signs=signs
    )


def _read(card: Card, language: str) -> list[str]:
    """What is printed besides the text is in the facts."""
    return card_text(card, language)[1:]
