"""Timing windows: what happens, and the cards that answer it in the order the rules give.

Elsewhere this is called an event bus with listeners; here the rules give the order. Something that
happens is an `Event`. Text that answers it is a `Trigger` on a card, and every
trigger of every game has the same two methods:

    answers(game, seat, card, event) -> bool             whether this very event is the one
    resolve(game, seat, card, event) -> Asking | None    what follows; it may change the event

`seat` decides about the card, `card` is the copy the text is on. Plain functions that say when
(conditions of a card) have the signature of `answers`.

Which cards in play have triggers is kept in `game.listeners`, an immutable index by event that
grows as cards enter and shrinks as they leave; nobody scans the table:

    game.listeners = game.listeners.entered(card, card.triggers)
    game.listeners = game.listeners.left(card)

A window is opened where the rules say that something happens. It costs nothing when nobody listens:

    yield from window.happens(game, Event("damage", seat, card, amount=3)) or ()

`Window` is the usual order: of what `hearing` finds to answer, first everything mandatory, in an
order chosen by `chooser`; then every seat in `seats` is offered what is optional until it passes. A
game says which answer and in which order seats are asked. A trigger marked `once` answers once
until `game.listeners.rested()` begins the next turn. A game with further rules (reactions from
hand, what is used after and not when something happens) subclasses `Window` and changes the method
that differs: Ashes does so in `games/ashes/timing/events.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from emberhold.kernel.game import Asking
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import Asks, choose, distinct, in_play

PASS: Final[Choice] = ("pass",)

TRIGGER_FIELDS: Final = ("event", "mandatory", "name", "once", "text")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that would happen, happens or has happened; games add what theirs tell."""

    __slots__ = ("amount", "cancelled", "card", "kind", "seat", "source")

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        card: Any = None,
        *,
        amount: int = 0,
        source: Any = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Whose card it happens to, or who does it; -1 for nobody."""
        self.card = card
        """What it happens to."""
        self.amount = amount
        """How much; a trigger that changes the amount writes it here."""
        self.source = source
        """What causes it."""
        self.cancelled = False
        """It does not happen after all, and nobody answers it any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """Text that answers an event; a game subclasses it to say when and with what."""

    __slots__ = TRIGGER_FIELDS

    def __init__(
        self,
        event: str | None,
        *,
        name: str = "",
        mandatory: bool = True,
        once: bool = False,
        text: str | None = None,
    ) -> None:
        self.event = event
        """What it answers; None for text that answers nothing."""
        self.name = name
        """Told apart by it from the other triggers of its card."""
        self.mandatory = mandatory
        """Otherwise its owner is asked."""
        self.once = once
        """At most once a turn."""
        self.text = text
        """The message id of its sentence, where the trigger does not read by itself."""

    def answers(self, game: Any, seat: int, card: Any, event: Any) -> bool:
        return True

    def resolve(self, game: Any, seat: int, card: Any, event: Any) -> Asking | None:
        """Nothing by itself, where the window of its game carries it out."""
        return None


class Heard:
    """A trigger that answers, the card it is on, and the seat that decides about it."""

    __slots__ = ("card", "seat", "trigger")

    def __init__(self, seat: int, card: Any, trigger: Any) -> None:
        self.seat = seat
        self.card = card
        self.trigger = trigger


Pairs: TypeAlias = tuple[tuple[Any, Any], ...]
"""Cards in play, each with one of its triggers."""


class Listeners:
    """Cards in play by the events they listen to, in the order in which they came. Immutable."""

    __slots__ = ("_by_event", "_used")

    def __init__(
        self,
        by_event: dict[str, Pairs] | None = None,
        used: Pairs = (),
    ) -> None:
        self._by_event = by_event or {}
        self._used = used

    def entered(self, card: Any, triggers: Sequence[Trigger]) -> Listeners:
        """A card with triggers is in play now."""
        if not triggers:
            return self
        by_event = dict(self._by_event)
        for trigger in triggers:
            if trigger.event is not None:
                pairs = by_event.get(trigger.event, ())
                if (card, trigger) not in pairs:
                    by_event[trigger.event] = (*pairs, (card, trigger))
        return Listeners(by_event, self._used)

    def left(self, card: Any) -> Listeners:
        """A card is in play no longer."""
        by_event: dict[str, Pairs] = {}
        changed = False
        for event, pairs in self._by_event.items():
            kept = tuple([pair for pair in pairs if pair[0] is not card])
            changed = changed or len(kept) < len(pairs)
            if kept:
                by_event[event] = kept
        return Listeners(by_event, self._used) if changed else self

    @property
    def cards(self) -> list[Any]:
        """Every card that listens to something, each once."""
        pairs = [pair for pairs in self._by_event.values() for pair in pairs]
        return list(dict.fromkeys([card for card, _ in pairs]))

    def to(self, event: str) -> Pairs:
        """Those that listen to an event, with the trigger that does, the longest in play first."""
        pairs = self._by_event.get(event, ())
        return tuple([pair for pair in pairs if pair not in self._used]) if self._used else pairs

    def used(self, card: Any, trigger: Trigger) -> Listeners:
        """A trigger that answers once a turn has answered."""
        return Listeners(self._by_event, (*self._used, (card, trigger)))

    def rested(self) -> Listeners:
        """A new turn: everything may answer again."""
        return Listeners(self._by_event) if self._used else self


class Listening(Asks, Protocol):
    """A state with listeners."""

    listeners: Listeners


AnyGame = TypeVar("AnyGame", bound=Listening)
AnyEvent = TypeVar("AnyEvent", bound=Event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Generic[AnyGame, AnyEvent]):
    """How a game lets its cards answer."""

    # What a game says of itself

    @abstractmethod
    def hearing(self, game: AnyGame, pairs: Pairs, event: AnyEvent) -> list[Heard]:
        """Those of the triggers in play that answer, each with the seat that decides about it."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def seats(self, game: AnyGame, event: AnyEvent) -> Sequence[int]:
        """Who is offered what is optional, in this order."""
        raise NotImplementedError(type(self).__name__)

    def chooser(self, game: AnyGame, event: AnyEvent) -> int:
        """Who puts mandatory triggers in order."""
        return self.seats(game, event)[0]

    # What it may change

    def able(self, game: AnyGame, heard: Heard, event: AnyEvent) -> bool:
        """Whether a trigger can still be used: asked again before each use, as an answer may have
        changed what the next one answers."""
        return bool(heard.trigger.answers(game, heard.seat, heard.card, event))

    def remains(self, game: AnyGame, heard: Heard, event: AnyEvent) -> bool:
        """The same of a mandatory trigger that waits for its turn."""
        return self.able(game, heard, event)

    def resolve(self, game: AnyGame, heard: Heard, event: AnyEvent) -> Asking | None:
        """Carry one out; costs are paid here."""
        answer: Asking | None = heard.trigger.resolve(game, heard.seat, heard.card, event)
        return answer

    def called(self, heard: Heard) -> str:
        """The name that tells a trigger from the others of its card."""
        return str(heard.trigger.name)

    def stages(self, optional: list[Heard]) -> list[list[Heard]]:
        """What is optional, in groups that are offered to everybody one after the other."""
        return [optional]

    def waits(self, game: AnyGame, event: AnyEvent) -> bool:
        """Whether somebody may have something to say although nothing in play answers."""
        return False

    def speaks(self, game: AnyGame, event: AnyEvent, seat: int, heard: list[Heard]) -> bool:
        """Whether a seat is offered anything."""
        return bool(heard)

    # What happens

    def happens(self, game: AnyGame, event: AnyEvent, also: Sequence[Heard] = ()) -> Asking | None:
        """Open a window if anybody has something to say; `also` is printed on no card."""
        pairs = game.listeners.to(event.kind)
        heard = self.hearing(game, pairs, event) if pairs else []
        heard += also
        return self.opened(game, event, heard) if heard or self.waits(game, event) else None

    def opened(self, game: AnyGame, event: AnyEvent, heard: list[Heard]) -> Asking:
        mandatory = [one for one in heard if one.trigger.mandatory]
        yield from self.resolve_mandatory(game, event, mandatory)
        optional = [one for one in heard if not one.trigger.mandatory]
        for stage in self.stages(optional):
            for seat in self.seats(game, event):
                mine = [one for one in stage if one.seat == seat]
                if not event.cancelled and self.speaks(game, event, seat, mine):
                    yield from self.offer(game, event, seat, mine)

    def resolve_mandatory(self, game: AnyGame, event: AnyEvent, heard: list[Heard]) -> Asking:
        while not event.cancelled:
            heard = [one for one in heard if self.remains(game, one, event)]
            if not heard:
                return
            one = yield from self.pick_next(game, event, heard)
            heard.remove(one)
            yield from self.use(game, event, one)

    def pick_next(
        self, game: AnyGame, event: AnyEvent, heard: list[Heard]
    ) -> Generator[Question, Choice, Heard]:
        """The one that is resolved next: by its card, then by its name if the card has several."""
        seat = self.chooser(game, event)
        choices = distinct([in_play("trigger", one.card) for one in heard])
        choice = yield from choose(game, seat, "order", choices, {"event": event})
        mine = [one for one in heard if in_play("trigger", one.card) == choice]
        names = distinct([("effect", self.called(one)) for one in mine])
        about = {"card": mine[0].card}
        name = yield from choose(game, seat, "order-effect", names, about)
        return next(one for one in mine if self.called(one) == name[1])

    def offer(self, game: AnyGame, event: AnyEvent, seat: int, heard: list[Heard]) -> Asking:
        """Let one seat answer, again and again until it passes."""
        left = list(heard)
        while not event.cancelled:
            left = [one for one in left if self.able(game, one, event)]
            if not left:
                return
            choices = [*distinct([in_play("trigger", one.card) for one in left]), PASS]
            choice = yield game.ask(seat, "react", choices, {"event": event})
            if choice == PASS:
                return
            one = next(one for one in left if in_play("trigger", one.card) == choice)
            left.remove(one)
            yield from self.use(game, event, one)

    def use(self, game: AnyGame, event: AnyEvent, heard: Heard) -> Asking:
        if heard.trigger.once:
            game.listeners = game.listeners.used(heard.card, heard.trigger)
        yield from self.resolve(game, heard, event) or ()
