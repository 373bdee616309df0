"""What the verbs of Aeon's End take, besides clauses: numbers, words, what is counted."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.card import HELD_CARDS
from emberhold.games.aeons_end.effects.base import AMOUNTS
from emberhold.games.aeons_end.figure import aether
from emberhold.parts.effects.signatures import Number, Sort, Text, Word

MANY: Final = 99


def number(name: str) -> Number:
    """A number that is not the amount: how often, at what cost."""
    return Number(name, 0, MANY)


class _Count(Sort):
    """A number, or something counted: `"your_charges"`, `["times", 2, "your_charges"]`."""

    def read(self, given: Any) -> Any:
        return AMOUNT.read(given) if isinstance(given, int | float) else AMOUNTS.read(given)


AMOUNT: Final = number("amount")
TIMES: Final = number("times")
COUNT: Final = _Count("amount or count")
FATE: Final = Word("fate", {"discard": "discard", "destroy": "destroy"})
TYPE: Final = Word("type", {type: type for type in HELD_CARDS})
PLACE: Final = Word("place", {place: place for place in ("deck", "discard", "hand")})
PURPOSE: Final = Word(
    "purpose",
    {
        "anything": aether.ANYTHING,
        "for_gem": aether.FOR_GEM,
        "for_relic": aether.FOR_RELIC,
        "for_spell": aether.FOR_SPELL,
        "for_charge": aether.FOR_CHARGE,
        "for_breach": aether.FOR_BREACH,
        "only_cards": aether.ONLY_CARDS,
        "no_relic_or_spell": aether.NO_RELIC_OR_SPELL,
    },
)
SLUG: Final = Text("card")
MESSAGE: Final = Text("message")
