"""The Ashes box to read: Phoenixborn, deck cards and conjurations."""

from __future__ import annotations

from functools import cache

from emberhold.games.ashes.card import (
    ACTION,
    ALLY,
    ALTERATION,
    CONJURATION,
    PHOENIXBORN,
    REACTION,
    READY,
    Card,
)
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.seen.card_text import card_text
from emberhold.kernel.message import Message
from emberhold.parts.library import Entry

_GROUPS = (PHOENIXBORN, ALLY, ACTION, REACTION, ALTERATION, READY, CONJURATION)


@cache
def entries() -> tuple[Entry, ...]:
    """Everything, group by group, as the box groups it."""
    return tuple(_entry(card) for type in _GROUPS for card in CARDS.values() if card.type == type)


def _entry(card: Card) -> Entry:
    """The first line of a card's text says what it is; the others are read under it."""
    group = Message(f"ashes-group-{card.type}")
    facts = Message("ashes-facts", type=Message(f"ashes-type-{card.type}"))
    return Entry(
        card.slug, card.message_id, card.type, group, facts, card, _read, signs=_signs(card)
    )


def _signs(card: Card) -> tuple[tuple[str, int], ...]:
    """The numbers of a unit that are fixed; what depends on the game its text says."""
    if card.type == PHOENIXBORN:
        return (("life", card.life),) if isinstance(card.life, int) else ()
    if card.type not in (ALLY, CONJURATION):
        return ()
    printed = {"attack": card.attack, "recover": card.recover, "life": card.life}
    return tuple((sign, value) for sign, value in printed.items() if isinstance(value, int))


def _read(card: Card, language: str) -> list[str]:
    return card_text(card, language)[1:]
