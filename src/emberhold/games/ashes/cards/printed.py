"""What of the cards of Ashes may be changed for a what-if: printed numbers and costs."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.games.ashes.card import Card, Cost
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.effects.sorts import COST, number
from emberhold.parts.printed import Field, Printed

_NUMBERS = (
    *("attack", "life", "recover", "battlefield", "spellboard", "limit"),
    *("attack_bonus", "life_bonus", "recover_bonus", "status"),
)


def _cost(given: object) -> Cost:
    text: str = COST.read(given)
    return Cost(text)


def printed() -> Mapping[str, Printed]:
    """Every card by its slug."""
    return {slug: Printed(card, _fields(card)) for slug, card in CARDS.items()}


def _fields(card: Card) -> dict[str, Field]:
    """What is printed on it, which is a number where it is not counted."""
    unit = bool(card.life)
    found = {
        name: Field(number(name).read, (name,))
        for name in _NUMBERS
        if isinstance(value := getattr(card, name), int)
        if value or (unit and name in ("attack", "recover"))
    }
    if card.cost.text:
        found["cost"] = Field(_cost, ("cost",))
    return found
