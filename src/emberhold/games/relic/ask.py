"""How this game asks: a question whose choices know their words and the pieces they touch.

A card in hand is written by its name (`play:saints-aegis`), a card on the table by name and copy
(`asset:field-medkit@2`), a space by its name (`move:bone-marsh`).
"""

from __future__ import annotations

from emberhold.games.relic import asked
from emberhold.games.relic.map import reaching
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question):
    """A question of Relic; how it reads is in `asked`."""

    __slots__ = ()

    def prompt(self) -> Message:
        return asked.prompt(self)

    def label(self, choice: Choice) -> Message:
        return asked.label(self, choice)

    def foretold(self, choice: Choice) -> Message | None:
        return asked.foretold(self, choice)

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        return asked.pieces(self, choice)

    def ways(self, choice: Choice) -> tuple[tuple[str, ...], ...]:
        return reaching.ways(self, choice)
