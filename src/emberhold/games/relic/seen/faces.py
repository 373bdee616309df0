"""What is printed on a card as signs: a number in its corner, its attribute, its deck."""

from __future__ import annotations

from emberhold.games.relic.card import Card
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, DECKS, IMPERIUM, RELIC, WARGEAR

_FRAMED = (RELIC, WARGEAR, IMPERIUM)
"""Decks whose cards are of a kind with others but have a frame of their own."""


def table_signs(card: Card) -> dict[str, int | str]:
    """What a card shows on the board."""
    shown: dict[str, int | str] = {}
    if card.attribute >= 0:
        shown["attribute"] = ATTRIBUTES[card.attribute]
        shown["value"] = card.value
    if card.power:
        shown["value"] = card.power
    if 0 <= card.deck < len(COLOURS):
        shown["deck"] = COLOURS[card.deck]
    elif card.deck in _FRAMED:
        shown["deck"] = DECKS[card.deck]
    return shown


def reading_signs(card: Card) -> dict[str, int | str]:
    """Where it is read, also what wakes it or what it costs."""
    number = card.activation or card.cost
    return {"value": number, **table_signs(card)} if number else table_signs(card)
