"""What a card is worth beside the printed cards of its price.

A card is judged in the place of printed ones of its price. What those are worth was measured before
(`bench/printed.py`), so what it is worth more or less gives its place among all of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from emberhold.lab.judging import Difference
from emberhold.parts.boxes.own import Worth

_FEW: Final = 3
"""Fewer cards of one price say too little of what is usual: those of the next prices join them."""


@dataclass(frozen=True, slots=True)
class Priced:
    """A card among the printed ones of its kind."""

    cost: int
    worth: Difference
    """Beside the average printed card of its kind."""
    cards: tuple[Worth, ...]

    def usual(self, price: int) -> tuple[float, float]:
        """From the weakest to the strongest printed card of a price."""
        nearest = min(abs(card.cost - price) for card in self.cards)
        for reach in range(nearest, nearest + 3):
            found = [card.mean for card in self.cards if abs(card.cost - price) <= reach]
            if len(found) >= _FEW:
                break
        return min(found), max(found)

    def plain(self) -> dict[str, Any]:
        prices = [self.cost, *(card.cost for card in self.cards)]
        worth = self.worth
        return {
            "cost": self.cost,
            "worth": [round(each, 4) for each in (worth.mean, worth.low, worth.high)],
            "usual": [[p, *self.usual(p)] for p in range(min(prices), max(prices) + 1)],
            "cards": [
                [card.slug, card.cost, card.mean, card.half, card.bought] for card in self.cards
            ],
        }


def priced(
    printed: Sequence[Worth], kind: str, cost: int, wins: Difference, rivals: Mapping[str, int]
) -> Priced | None:
    """By how many pairs it took the place of which card; None where those were not measured."""
    cards = tuple(card for card in printed if card.kind == kind)
    met = [(card, rivals[card.slug]) for card in cards if rivals.get(card.slug)]
    pairs = sum(number for _, number in met)
    if not pairs:
        return None
    base = sum(card.mean * number for card, number in met) / pairs
    doubt = hypot(*(card.half * number / pairs for card, number in met))
    half = hypot((wins.high - wins.low) / 2, doubt)
    mean = wins.mean + base
    return Priced(cost, Difference(mean, mean - half, mean + half), cards)
