"""The verbs of a game: found by their word, read from data, listed for whoever writes cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final

from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.parts.effects.signatures import Refused, Rest, Sort, Takes, shortly, unknown
from emberhold.parts.reading import Readable

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
        values: list[Any] = []
        for sort in self.takes:
            value = sort.take(left)
            values += value if isinstance(sort, Rest) else [value]
        if left:
            raise self._too_much(left[0])
        return self.make(*values)

    def _too_much(self, left: object) -> Refused:
        labels = [label for sort in self.takes for label in sort.labels()]
        if labels and isinstance(left, str):
            return unknown("word", left, labels)
        return Refused(Message("refused-too-much", given=shortly(left)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Sort):
    """All verbs of one kind; as a sort: one clause."""

    def __init__(self, name: str, bare: bool = False) -> None:
        super().__init__(name)
        self.verbs: dict[str, Verb] = {}
        self.bare = bare
        """Whether a word that takes nothing may be written without the list around it."""

    def learn(self, kinds: Iterable[type[Any]], *own: str) -> None:
        """Every class that declares what it takes is a verb, and every class with one of the
        methods `own` of its own: that takes nothing, or the same as its base."""
        for kind in kinds:
            takes = getattr(kind, "takes", None)
            if takes is not None and not vars(kind).keys().isdisjoint(("takes", *own)):
                self.add(kind, takes)

    def add(self, kind: type[Any], takes: Takes) -> None:
        """A verb that cannot say itself what it takes, because several games share it."""
        verb = Verb(kind, takes)
        known = self.verbs.get(verb.word)
        if known is not None and known.make is not kind:
            raise ValueError(f"two verbs are called {verb.word}")
        self.verbs[verb.word] = verb

    def read(self, given: Any) -> Any:
        if self.bare and isinstance(given, str):
            return self._word(given)
        if not isinstance(given, list):
            raise Refused(Message("refused-clause-list", given=shortly(given)))
        word = given[0] if given else ""
        if not isinstance(word, str):
            raise Refused(Message("refused-begin", name=self.name, given=shortly(word)))
        verb = self.verbs.get(word)
        if verb is None:
            raise self._about(given, unknown(self.name, word, self.verbs))
        try:
            return verb.read(given[1:])
        except Refused as refused:
            if refused.clause is None:
                why = Message("refused-verb", why=refused.why, signature=verb.signature())
                refused = self._about(given, Refused(why))
            raise refused from None

    def means(self) -> str:
        """Its words have a list of their own."""
        return ""

    def _word(self, word: str) -> Any:
        """A verb without anything; what is wrong is in the clause around it."""
        verb = self.verbs.get(word)
        if verb is None:
            raise unknown(self.name, word, self.verbs)
        return verb.read([])

    def _about(self, clause: object, refused: Refused) -> Refused:
        refused.clause = clause
        return refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Clauses(Sort):
    """A list of clauses, joined to one effect. What is an effect already stays as it is."""

    def __init__(
        self,
        name: str,
        verbs: Vocabulary,
        join: Callable[[list[Any]], Any],
        kind: type[Any] = Readable,
    ) -> None:
        super().__init__(name)
        self.verbs = verbs
        self.join = join
        self.kind = kind
        """What the whole must be, where not every effect will do."""
        self.amiss = "refused-clauses"
        """The message that says so."""

    def read(self, given: Any) -> Any:
        found = given if isinstance(given, Readable) else self._joined(given)
        if not isinstance(found, self.kind):
            raise Refused(Message(self.amiss, name=self.name, given=shortly(given)))
        return found

    def _joined(self, given: Any) -> Any:
        if not isinstance(given, list):
            raise Refused(Message("refused-clauses", name=self.name, given=shortly(given)))
        parts = [each if isinstance(each, Readable) else self.verbs.read(each) for each in given]
        return self.join(parts)

    def means(self) -> str:
        return "a list of clauses"


def classes_in(rooms: Iterable[ModuleType], kind: type[Any]) -> Iterator[type[Any]]:
    """The classes of one kind that some rooms define."""
    for room in rooms:
        for found in vars(room).values():
            own = isinstance(found, type) and found.__module__ == room.__name__
            if own and found is not kind and issubclass(found, kind):
                yield found
