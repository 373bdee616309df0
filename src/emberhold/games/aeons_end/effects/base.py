"""What an effect is, and the words that join effects: `&`, `|`, may, if.

An effect both runs and reads. `run` carries it out and returns None, or what it asks on the way.
`clause` renders it from the same tree: lower case, no full stop, in one of three forms:
`you` (an order: gain 1 life), `they` (any player gains 1 life), `inf` (any player may gain 1 life);
`whose` says whether the one who acts is spoken to (your hand) or about (their hand).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final, TypeAlias

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts import reading
from emberhold.parts.amounts import Condition
from emberhold.parts.asking import agrees, choose
from emberhold.parts.effects.signatures import Label, Refused, Rest, Takes
from emberhold.parts.effects.trees import named_by_class
from emberhold.parts.effects.vocabulary import Clauses, Vocabulary
from emberhold.parts.reading import Readable, Spoken

Extent: TypeAlias = tuple[int, int]
"""How much of an effect can be done, and how much there is to it."""

MAY: Final[Choice] = ("do", "may")

FULL: Final[Extent] = (1, 1)
NONE: Final[Extent] = (0, 1)

VERBS: Final = Vocabulary("verb")
AMOUNTS: Final = Vocabulary("count", bare=True)
CONDITIONS: Final = Vocabulary("condition", bare=True)
"""The words cards can be written in: each class that says what it takes joins one."""


def is_full(extent: Extent) -> bool:
    return extent[0] >= extent[1]


def best(extents: Iterable[Extent]) -> Extent:
    """Of several ways the one that will be taken: a whole one, else where most can be done."""
    return max(extents, key=lambda extent: (is_full(extent), extent[0]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Readable):
    """Something a card does."""

    takes: ClassVar[Takes | None] = ()
    """What its clause takes in data; None for what is not written there by name."""

    says: ClassVar[str] = ""
    """The message it reads as; without one, that of the name of its class."""

    needs = False
    """Offered as a "While prepped" effect only while it can be carried out in full."""

    @abstractmethod
    def run(self, game: State, act: Act) -> Asking | None:
        raise NotImplementedError(type(self).__name__)

    def extent(self, game: State, act: Act) -> Extent:
        """Section 18 and WE-291 to WE-293; most things can always be done."""
        return FULL

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return named_by_class(say, "effect", self, form, whose)

    def __and__(self, other: Effect) -> Effect:
        return Sequence(*_parts(self), *_parts(other))

    def __or__(self, other: Effect) -> Effect:
        return Either(self, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class Predicate(Effect):
    """Something a player does or meets: `who` is the active player, or whom a subject names."""

    a_price = False
    """Done only for what follows it: not offered where nothing would."""

    harms = False
    """Damage to the one who does it: AE-058, nobody may choose to suffer what is prevented."""

    def run(self, game: State, act: Act) -> Asking | None:
        return self.do(game, act, act.me)

    def extent(self, game: State, act: Act) -> Extent:
        return self.able(game, act, act.me)

    @abstractmethod
    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        raise NotImplementedError(type(self).__name__)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL

    def __and__(self, other: Effect) -> Effect:
        if isinstance(other, Predicate):
            return PredicateSequence(*_parts(self), *_parts(other))
        return super().__and__(other)


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Sequence | PredicateSequence) else (effect,)


def begin(game: State, act: Act, part: Effect) -> None:
    """Note which part of a card happens now, so that a screen can mark its words."""
    if game.log is not None and act.card is not None:
        game.doing = (act.card, part)


def _together(extents: list[Extent]) -> Extent:
    return sum(part[0] for part in extents), sum(part[1] for part in extents)


class Sequence(Effect):
    """One thing after another, in printed order.

    What an Unleash does belongs to no card: it is told of as what the card says that called for it.
    """

    takes: ClassVar[Takes | None] = None

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def run(self, game: State, act: Act) -> Asking:
        for part in self.parts:
            begin(game, act, part)
            yield from part.run(game, act) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return _together([part.extent(game, act) for part in self.parts])

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.clauses(say, self.parts, form, whose)

    def sentence(self, say: Speech) -> str:
        return reading.sentences(say, self.parts)

    def spoken(self, say: Speech) -> list[Spoken]:
        return reading.spoken_parts(say, self.parts)

    def option(self, say: Speech) -> str:
        return reading.options(say, self.parts)


class PredicateSequence(Predicate):
    """Several things the same player does."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, *parts: Effect) -> None:
        self.parts: tuple[Predicate, ...] = parts  # type: ignore[assignment]

    def run(self, game: State, act: Act) -> Asking:
        return self.do(game, act, act.me)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for part in self.parts:
            begin(game, act, part)
            yield from part.do(game, act, who) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return _together([part.able(game, act, who) for part in self.parts])

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.clauses(say, self.parts, form, whose)

    def sentence(self, say: Speech) -> str:
        return reading.sentences(say, self.parts)

    def spoken(self, say: Speech) -> list[Spoken]:
        return reading.spoken_parts(say, self.parts)

    def option(self, say: Speech) -> str:
        return reading.options(say, self.parts)


def row(parts: list[Effect]) -> Effect:
    """One thing after another; a single one stays as it is."""
    if not parts:
        raise Refused(Message("refused-no-clause"))
    whole = parts[0]
    for part in parts[1:]:
        whole = whole & part
    return whole


class _Deed(Clauses):
    """What one player does, as `suffer` and `draw` are."""

    def __init__(self) -> None:
        super().__init__("deed", VERBS, row, Predicate)
        self.amiss = "refused-deed"

    def means(self) -> str:
        return "clauses of what a player does"


CLAUSES: Final = Clauses("clauses", VERBS, row)
DEED: Final = _Deed()


class Foremost(PredicateSequence):
    """Several things the same player does, of which the first says who can do the most of it.

    The others follow in any case, also when only a part of the first could be done.
    """

    takes: ClassVar[Takes] = (Rest("deeds", DEED),)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        done, whole = self.parts[0].able(game, act, who)
        return done + 1, whole + 1


def open_ways(extents: list[Extent]) -> list[int]:
    """WE-291 to WE-293: the places of the ways that may be chosen."""
    full = [place for place, extent in enumerate(extents) if is_full(extent)]
    if full:
        return full
    most = max(extent[0] for extent in extents)
    return [place for place, extent in enumerate(extents) if extent[0] == most]


class Either(Effect):
    """OR: section 20. The chooser takes what can be fully done, or what can be done the most."""

    takes: ClassVar[Takes] = (Rest("ways", CLAUSES),)

    def __init__(self, *ways: Effect) -> None:
        self.ways = ways

    def run(self, game: State, act: Act) -> Asking:
        ways = open_ways([way.extent(game, act) for way in self.ways])
        choices = [("do", str(place + 1)) for place in ways]
        about = {"card": act.card, "ways": self.ways}
        choice = yield from choose(game, act.me.seat, "either", choices, about, act.group)
        way = self.ways[int(choice[1]) - 1]
        begin(game, act, way)
        yield from way.run(game, act) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return best(way.extent(game, act) for way in self.ways)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.either(say, [way.clause(say, form, whose) for way in self.ways])

    def sentence(self, say: Speech) -> str:
        return reading.ways(say, self.ways)

    def spoken(self, say: Speech) -> list[Spoken]:
        return reading.spoken_ways(say, self.ways)


class EitherDoes(Predicate):
    """One of two things, whichever the player it happens to would rather (section 20)."""

    takes: ClassVar[Takes] = (Rest("ways", DEED),)

    def __init__(self, *ways: Predicate) -> None:
        self.ways = ways

    def do(self, game: State, act: Act, who: Player) -> Asking:
        places = open_ways([way.able(game, act, who) for way in self.ways])
        choices = [("do", str(place + 1)) for place in places]
        about = {"card": act.card, "ways": self.ways}
        choice = yield from choose(game, who.seat, "either", choices, about)
        yield from self.ways[int(choice[1]) - 1].do(game, act, who) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return best(way.able(game, act, who) for way in self.ways)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.either(say, [way.clause(say, form, whose) for way in self.ways])


class May(Predicate):
    """You may; and if you did all of it, something follows (WE-267)."""

    takes: ClassVar[Takes] = (DEED, Label("then", CLAUSES))

    def __init__(self, what: Effect, then: Effect | None = None) -> None:
        assert isinstance(what, Predicate)
        self.what = what
        self.then = then

    def do(self, game: State, act: Act, who: Player) -> Asking:
        able = self.what.able(game, act, who)
        if game.sheltered and self.what.harms:
            return
        if able[0] == 0 or (self.what.a_price and not self._something_follows(game, act)):
            return
        about = {"card": act.card, "effect": self.what}
        if not (yield from agrees(game, who.seat, "may", about, yes=MAY)):
            return
        yield from self.what.do(game, act, who) or ()
        if self.then is not None and is_full(able):
            begin(game, act, self.then)
            yield from self.then.run(game, act) or ()

    def _something_follows(self, game: State, act: Act) -> bool:
        return self.then is None or self.then.extent(game, act)[0] > 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.may(say, self.what.clause(say, "inf", whose), form)

    def sentence(self, say: Speech) -> str:
        return reading.if_you_do(say, super().sentence(say), self.then)

    def spoken(self, say: Speech) -> list[Spoken]:
        first = (self.what, super().sentence(say))
        return reading.spoken_both(say, "sentence-if-you-do", first, self.then)


class Worded(Effect):
    """An effect that reads better in words of its own than joined from its parts."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, effect: Effect, words: Message) -> None:
        self.effect = effect
        self.words = words

    def run(self, game: State, act: Act) -> Asking | None:
        return self.effect.run(game, act)

    def extent(self, game: State, act: Act) -> Extent:
        return self.effect.extent(game, act)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words.id, **self.words.arguments)


class When(Effect):
    """If something is so, this; otherwise perhaps that."""

    takes: ClassVar[Takes] = (CONDITIONS, CLAUSES, Label("otherwise", CLAUSES))

    def __init__(
        self, condition: Condition[State, Act], then: Effect, otherwise: Effect | None = None
    ) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def run(self, game: State, act: Act) -> Asking | None:
        part = self.then if self.condition.holds(game, act) else self.otherwise
        if part is None:
            return None
        begin(game, act, part)
        return part.run(game, act)

    def extent(self, game: State, act: Act) -> Extent:
        if self.condition.holds(game, act):
            return self.then.extent(game, act)
        return self.otherwise.extent(game, act) if self.otherwise is not None else FULL

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        then = self.then.clause(say, form, whose)
        return reading.when(say, self.condition.clause(say), then)

    def sentence(self, say: Speech) -> str:
        return reading.otherwise(say, super().sentence(say), self.otherwise)

    def spoken(self, say: Speech) -> list[Spoken]:
        first = (self.then, super().sentence(say))
        return reading.spoken_both(say, "sentence-otherwise", first, self.otherwise)
