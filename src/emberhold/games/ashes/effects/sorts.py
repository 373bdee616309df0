"""What the verbs of Ashes take, besides clauses and targets."""

from __future__ import annotations

import re
from typing import Any, Final

from emberhold.games.ashes.dice import NO_MAGIC, SYMBOLS, Magic
from emberhold.kernel.message import Message
from emberhold.parts.effects.signatures import Number, Refused, Sort, Text, Word, shortly
from emberhold.parts.effects.vocabulary import Vocabulary

VERBS: Final = Vocabulary("verb")


class _Count(Sort):
    """A number, or something counted on the table."""

    def read(self, given: Any) -> Any:
        return COUNTED.read(given) if isinstance(given, str) else AMOUNT.read(given)


class _Cost(Text):
    """What is paid, as cards print it: `M E 1Nc 2B`."""

    def parse(self, text: str) -> str:
        for word in text.split():
            if not _PAID.fullmatch(word):
                told = {"given": shortly(word), "symbols": ", ".join(SYMBOLS)}
                raise Refused(Message("refused-ashes-cost", **told))
        return text


class _Magic(_Cost):
    """Dice alone, as cards print them: `1Nc 2B`."""

    def read(self, given: Any) -> Magic:
        magic = list(NO_MAGIC)
        for word in super().read(given).split():
            if word[0] not in "123456789":
                raise Refused(Message("refused-ashes-die", given=shortly(word)))
            magic[SYMBOLS.index(word[1:])] += int(word[0])
        return tuple(magic)


_PAID: Final = re.compile(rf"[MSE]|D\d|\d({'|'.join(SYMBOLS)})")


def number(name: str) -> Number:
    return Number(name, 0, 99)


AMOUNT: Final = number("amount")
COUNTS: Final[dict[str, Any]] = {}
"""What can be counted, by name."""
COUNTED: Final = Word("count", COUNTS)
COUNT: Final = _Count("amount or count")
COST: Final = _Cost("cost")
MAGIC: Final = _Magic("magic")
CONJURED: Final[dict[str, Any]] = {}
"""The conjurations that can be named, by their slugs."""
CARD: Final = Word("conjuration", CONJURED)
SLUG: Final = Text("card")
MESSAGE: Final = Text("message")
