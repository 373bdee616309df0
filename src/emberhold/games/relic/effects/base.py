"""What an effect is: it runs, it reads, it says what it takes; and one effect after another.

A verb is a class with `takes`: its word in the book and its message follow from its name.

`run(game, act)` carries an effect out and returns None, or what it asks. `possible` says whether an
option that begins with it is offered: a price must be payable in full, a move needs a place to go.
`value` answers the questions of `terms` where the text is constant (`always`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.state import Figure, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Number
from emberhold.parts.effects.trees import named_by_class
from emberhold.parts.effects.vocabulary import Clauses, Vocabulary, word_of
from emberhold.parts.reading import Readable, joined, sentences

MANY: Final = 99


class Condition:
    """Something that is so or not."""

    __slots__ = ()

    def holds(self, game: State, act: Act) -> bool:
        return False

    def of(self, game: State, figure: Figure) -> bool:
        """Whether it is so of somebody."""
        return self.holds(game, Act(figure))

    def clause(self, say: Speech, whose: str = "you") -> str:
        """What is after `if`."""
        return ""

    def having(self, say: Speech) -> str:
        """The same as a property of somebody: `with 3 or more influence`."""
        return ""

    def is_said(self) -> bool:
        """Whether there are words for it after `if`."""
        return True

    def tells_apart(self) -> bool:
        """Whether there are words for it as a property."""
        return False


class Narrow:
    """Whether an event is the narrow one that a text waits for."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        """What a sentence tells it by."""
        self.id = id

    def fits(self, game: State, act: Act) -> bool:
        return True

    def words(self, say: Speech) -> str:
        return say(self.id)


class Context:
    """Where a text is printed: on what kind of card, for which moment, under which condition. Some
    verbs are worded differently there."""

    __slots__ = ("condition", "deck", "moment", "price", "sort")

    def __init__(self, deck: int, sort: int, moment: int, price: int) -> None:
        self.deck = deck
        self.sort = sort
        self.moment = moment
        self.price = price
        self.condition: Condition | None = None

    def under(self, condition: Condition) -> Context:
        inner = Context(self.deck, self.sort, self.moment, self.price)
        inner.condition = condition
        return inner


class Effect(Readable):
    """Something text does."""

    __slots__ = ()

    says: ClassVar[str] = ""
    """The message it reads as; without one, that of the name of its class."""
    price = False
    """Whether it is a payment: where it comes first it must be possible in full."""
    counts = False
    """Whether it is a verb with a number or a card: of two alike the second has no verb."""

    def costs(self) -> bool:
        """Whether it reads as a payment."""
        return self.price

    def optional(self) -> bool:
        """Whether the player may decline the whole of it."""
        return False

    def marks(self) -> bool:
        """Whether it marks another character for a mission."""
        return False

    def seals(self) -> bool:
        """Whether it breaks one of several seals, each only once."""
        return False

    def commutes(self) -> bool:
        """Whether it comes to the same before and after anything else of its moment."""
        return False

    def yours(self) -> bool:
        """Whether the reader does it; otherwise it is about somebody else."""
        return True

    def forks(self) -> bool:
        """Whether it continues in one of several ways: too much to be asked in one question."""
        return False

    def die_shown(self) -> int:
        """What a die shows afterwards, where it says only that; else 0."""
        return 0

    def tests(self) -> int:
        """What it begins by testing, as a place in `TESTED`; -1 where it tests nothing."""
        return -1

    def agreed(self) -> Effect:
        """What is done once the player has agreed to it."""
        return self

    def run(self, game: State, act: Act) -> Asking | None:
        """Carry it out; what is constant has nothing to do."""
        return None

    def accept(self, game: State, act: Act) -> Asking | None:
        """Carry it out, where the player has already agreed to it."""
        return self.run(game, act)

    def possible(self, game: State, act: Act) -> bool:
        return True

    def applies(self, game: State, act: Act) -> bool:
        """Whether resolving it now would do anything at all."""
        return True

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        """What it is about: as long as this is the same, there is no more reason to use it."""
        return ()

    def harms(self) -> bool:
        """Whether it only costs something (R-240)."""
        return self.price

    def most(self, game: State, act: Act) -> int:
        """How many times it could be done now."""
        return MANY

    def value(self, game: State, act: Act, what: int) -> int:
        return 0

    def parts(self) -> tuple[Effect, ...]:
        return (self,)

    def inner(self) -> tuple[Effect, ...]:
        """The effects it is made of."""
        return ()

    # Wording that depends on the surroundings

    def worded_for(self, context: Context) -> None:
        """Adjust the wording to where the text is printed."""
        for part in self.inner():
            part.worded_for(context)

    def follows(self, before: Effect) -> None:
        """Adjust the wording to what comes before it: what has been said is not repeated."""

    def is_bonus(self) -> bool:
        return False

    def advances(self) -> bool:
        """Whether somebody moves ahead by it, alone or among other things (R-135)."""
        return any(part.advances() for part in self.inner())

    def further(self) -> None:
        """Adjust the wording to a bonus or a step ahead that comes before it."""
        for part in self.inner():
            part.further()

    def __and__(self, other: Effect) -> Effect:
        return row((*self.parts(), *other.parts()))

    def message(self) -> str:
        """The id of its message, which has the same name."""
        return f"relic-{word_of(type(self).__name__).replace('_', '-')}"

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return named_by_class(say, "relic", self, form, whose)

    def offered(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """As something that may be declined: what it costs is said as a price."""
        return self.clause(say, form, whose)

    def order(self, say: Speech) -> str:
        """As an answer in languages that give it as an order."""
        return self.clause(say)

    def option(self, say: Speech) -> str:
        return self.offered(say, "inf")

    def at_most(self, say: Speech, times: int, form: str = "you", whose: str = "you") -> str:
        """As something that may be done that many times."""
        what = self.offered(say, "inf", whose)
        return say("relic-up-to", form=form, times=times, what=what)


class Goal(Readable):
    """Something to be done; `progress` is a number it reads and returns."""

    __slots__ = ()

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        """How far it has come after an event."""
        return progress

    def met(self, progress: int) -> bool:
        return progress >= self.wanted()

    def wanted(self) -> int:
        """The progress that is enough."""
        return 1


VERBS: Final = Vocabulary("verb")


def row(parts: Sequence[Effect]) -> Effect:
    """One thing after another; a single one stays as it is."""
    for before, after in pairwise(parts):
        after.follows(before)
    if not parts:
        return Nothing()
    return parts[0] if len(parts) == 1 else Row(parts)


CLAUSES: Final = Clauses("clauses", VERBS, row)
AMOUNT: Final = Number("amount", 1, MANY)
CHANGE: Final = Number("change", -MANY, MANY)


class Counted(Effect):
    """A verb with a number: `gain 2 Life`."""

    __slots__ = ("amount",)

    counts = True

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Nothing(Effect):
    """What happens where nothing does."""

    __slots__ = ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-nothing", form=form)

    def offered(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """As a way to choose: `do nothing`."""
        return say("relic-nothing", form="inf")


class Row(Effect):
    """One thing after another."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[Effect]) -> None:
        self._parts = tuple(parts)

    def commutes(self) -> bool:
        return all(part.commutes() for part in self._parts)

    def forks(self) -> bool:
        return any(part.forks() for part in self._parts)

    def marks(self) -> bool:
        return any(part.marks() for part in self._parts)

    def tests(self) -> int:
        return max(part.tests() for part in self._parts)

    def seals(self) -> bool:
        return any(part.seals() for part in self._parts)

    def parts(self) -> tuple[Effect, ...]:
        return self._parts

    def inner(self) -> tuple[Effect, ...]:
        return self._parts

    def run(self, game: State, act: Act) -> Asking:
        for part in self._parts:
            yield from part.run(game, act) or ()

    def possible(self, game: State, act: Act) -> bool:
        """Every payment it begins with, and the first thing those pay for."""
        for part in self._parts:
            if not part.possible(game, act):
                return False
            if not part.price:
                return True
        return True

    def applies(self, game: State, act: Act) -> bool:
        return any(part.applies(game, act) for part in self._parts)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return tuple(part.stake(game, act) for part in self._parts)

    def harms(self) -> bool:
        return all(part.harms() for part in self._parts)

    def most(self, game: State, act: Act) -> int:
        return min(part.most(game, act) for part in self._parts)

    def value(self, game: State, act: Act, what: int) -> int:
        return sum([part.value(game, act, what) for part in self._parts])

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return joined_parts(say, self._parts, form, whose)

    def offered(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        prices, rest = self._split()
        if not prices:
            return joined_parts(say, self._parts, form, whose)
        paid = joined_parts(say, prices, form, whose)
        return say("relic-price", price=paid, what=joined_parts(say, rest, "inf", whose))

    def _split(self) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        """What is paid, and what for; of payments alone the first pays for the others."""
        place = 0
        while place < len(self._parts) and self._parts[place].costs():
            place += 1
        if place == len(self._parts):
            place = 1
        return self._parts[:place], self._parts[place:]

    def sentence(self, say: Speech) -> str:
        return sentences(say, self._parts)


def joined_parts(say: Speech, parts: Sequence[Effect], form: str, whose: str) -> str:
    """One thing after another: a verb is said once for two numbers, and where the last is about
    somebody else it is set off."""
    said: list[str] = []
    before = ""
    for part in parts:
        clause = part.clause(say, form, whose)
        verb = _verb(clause) if part.counts else ""
        said.append(clause[len(verb) + 1 :] if verb and verb == before else clause)
        before = verb
    if len(parts) > 1 and parts[-2].yours() and not parts[-1].yours():
        return say("relic-while", first=joined(say, said[:-1]), last=said[-1])
    return joined(say, said)


def _verb(clause: str) -> str:
    """All words before a number (`you get +1`), or else the first."""
    words = clause.split(" ")
    if not words[0].isalpha():
        return ""
    place = 1
    while place < len(words) and words[place].isalpha():
        place += 1
    numbered = place < len(words) and words[place].lstrip("+−").isdigit()
    return " ".join(words[: place if numbered else 1])
