"""The words that the cards of a box are written in."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.effects import book
from emberhold.games.aeons_end.effects.base import AMOUNTS, CONDITIONS, VERBS
from emberhold.parts.effects.index import Chapter, Printed, index

_SHARED = book.__name__.removesuffix("book")


def chapters(*boxes: Box) -> tuple[Chapter, ...]:
    """What every box shares, and what these have of their own."""
    words = (
        ("verbs-effects", VERBS),
        ("verbs-counts", AMOUNTS),
        ("verbs-conditions", CONDITIONS),
    )
    return index(words, (each for box in boxes for each in printed(box)), _SHARED)


def printed(box: Box) -> Iterator[Printed]:
    """Every text of a box with the id of what it is printed on."""
    for card in box.cards.values():
        texts = [card.effect, card.cast, card.once_per_turn, card.immediately, card.persistent]
        texts += [card.to_discard, *(trigger.effect for trigger in card.triggers)]
        yield from ((card.message_id, text) for text in texts)
    for mage in box.people:
        yield mage.message_id, mage.ability
    for sheet in box.sheets:
        texts = [sheet.unleash, sheet.hard_unleash, sheet.out_of_cards, sheet.exhaust_instead]
        yield from ((sheet.message_id, text) for text in texts)
