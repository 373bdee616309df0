"""What the verbs of Ashes take, besides clauses and targets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import Card, Cost
from emberhold.games.ashes.dice import SYMBOLS, Magic
from emberhold.games.ashes.state import State
from emberhold.parts.effects.signatures import Number, Refused, Sort, Text, Word, spelled
from emberhold.parts.effects.vocabulary import Vocabulary

VERBS: Final = Vocabulary("verb")

Counting: TypeAlias = Callable[[State, Act], int]


def own_units(game: State, act: Act) -> int:
    return len(act.me.battlefield)


def focus_level(game: State, act: Act) -> int:
    """How many further copies of the spell are ready, two at most."""
    assert act.card is not None
    return min(2, act.me.copies_ready(act.card.kind) - 1)


class _Count(Sort):
    """A number, or something counted on the table."""

    def read(self, given: Any) -> Any:
        return COUNTED.read(given) if isinstance(given, str) else AMOUNT.read(given)


class _Cost(Text):
    """What is paid, as cards print it: `M E 1Nc 2B`."""

    def parse(self, text: str) -> str:
        for word in text.split():
            if not _PAID.fullmatch(word):
                right = f"M, S, E, D1 or a number with one of {', '.join(SYMBOLS)}"
                raise Refused(f"unknown cost {spelled(word)}; it is one of {right}")
        return text


class _Magic(_Cost):
    """Dice alone, as cards print them: `1Nc 2B`."""

    def parse(self, text: str) -> Magic:  # type: ignore[override]
        return Cost(super().parse(text)).magic


_PAID: Final = re.compile(rf"[MSE]|D\d|\d({'|'.join(SYMBOLS)})")


def number(name: str) -> Number:
    return Number(name, 0, 99)


AMOUNT: Final = number("amount")
COUNTED: Final = Word("count", {"own_units": own_units, "focus_level": focus_level})
COUNT: Final = _Count("amount or count")
COST: Final = _Cost("cost")
MAGIC: Final = _Magic("magic")
CONJURED: Final[dict[str, Card]] = {}
"""The conjurations that can be named, by their slugs."""
CARD: Final = Word("conjuration", CONJURED)
SLUG: Final = Text("card")
MESSAGE: Final = Text("message")
