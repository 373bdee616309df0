"""The verbs of a game: found by their word, read from data, listed for whoever writes cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from emberhold.kernel.native import mypyc_attr
from emberhold.parts.effects.signatures import Refused, Sort, Takes, spelled, unknown

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


@cache
def word_of(name: str) -> str:
    """The word of a verb from the name of its class: `GainLife` is `gain_life`."""
    return _CAPITAL.sub("_", name).lower()


class Verb:
    """A class of effects with what it takes."""

    __slots__ = ("make", "takes", "word")

    def __init__(self, make: type[Any], takes: Takes) -> None:
        self.word = word_of(make.__name__)
        self.make = make
        self.takes = takes

    def signature(self) -> str:
        """`draw_threat(colour, amount, place)`."""
        return f"{self.word}({', '.join([sort.told() for sort in self.takes])})"

    def read(self, given: list[Any]) -> Any:
        """The effect that a clause stands for, less its verb."""
        left = list(given)
        values = [sort.take(left) for sort in self.takes]
        if left:
            raise self._too_much(left[0])
        return self.make(*values)

    def _too_much(self, left: object) -> Refused:
        labels = [label for sort in self.takes for label in sort.labels()]
        if labels and isinstance(left, str):
            return unknown("word", left, labels)
        return Refused(f"{spelled(left)} is too much")


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Sort):
    """All verbs of one kind; as a sort: one clause."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verbs: dict[str, Verb] = {}

    def learn(self, kinds: Iterable[type[Any]]) -> None:
        """Every class that declares what it takes is a verb."""
        for kind in kinds:
            takes = vars(kind).get("takes")
            if takes is not None:
                verb = Verb(kind, takes)
                self.verbs[verb.word] = verb

    def read(self, given: Any) -> Any:
        if not isinstance(given, list):
            raise Refused(f"a clause must be a list, not {spelled(given)}")
        verb = self.verbs.get(given[0]) if given and isinstance(given[0], str) else None
        if verb is None:
            word = given[0] if given else ""
            raise self._about(given, unknown(self.name, word, self.verbs))
        try:
            return verb.read(given[1:])
        except Refused as refused:
            if refused.clause is None:
                refused = self._about(given, Refused(f"{refused} ({verb.signature()})"))
            raise refused from None

    def _about(self, clause: object, refused: Refused) -> Refused:
        refused.clause = clause
        return refused
