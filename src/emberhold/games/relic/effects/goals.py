"""Goals of missions: what they hear of, how far they have come, how they read."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import AMOUNT, CLAUSES, Condition, Effect, Goal
from emberhold.games.relic.effects.fights import FORM
from emberhold.games.relic.effects.phrases.aims import (
    AREA,
    EVENT,
    PAYING_PLACE,
    PLACES,
    PREY,
    SPACE,
    STOPS,
    Event,
    Places,
    Prey,
    Stops,
)
from emberhold.games.relic.effects.phrases.conditions import CONDITION
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.figure.missions import (
    DEFEATED,
    ENTERED,
    EXPERIENCE,
    STOPPED,
    TURN_ENDED,
    WITNESSED,
)
from emberhold.games.relic.map.board import AREA_OF, SPACES, Area, Space
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.effects.signatures import (
    Label,
    Refused,
    Sort,
    Takes,
    shortly,
)
from emberhold.parts.effects.vocabulary import Vocabulary

GOALS: Final = Vocabulary("goal")


class Defeat(Goal):
    """Beat that many enemies that fit."""

    __slots__ = ("amount", "area", "least", "prey")
    takes: ClassVar[Takes] = (AMOUNT, PREY, Label("value_at_least", AMOUNT), Label("in", AREA))

    def __init__(
        self, amount: int, prey: Prey, least: int | None = None, area: Area | None = None
    ) -> None:
        self.amount = amount
        self.prey = prey
        self.least = least or 0
        self.area = area

    def wanted(self) -> int:
        return self.amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != DEFEATED or game.battle is None:
            return progress
        if self.area is not None and AREA_OF[figure.space] != self.area.index:
            return progress
        return progress + sum(1 for card in game.battle.cards if self.fits(card))

    def fits(self, card: Card) -> bool:
        """Whether beating a card counts."""
        return card.value >= self.least and self.prey.fits(card)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        prey = self.prey
        return say(
            "relic-goal-defeat",
            amount=self.amount,
            kind=prey.kind(),
            traits=say("relic-or").join([say(trait.message_id) for trait in prey.traits]),
            least=self.least,
            area=say("relic-named", name=self.area) if self.area is not None else "",
        )


class DefeatTogether(Goal):
    __slots__ = ("amount",)
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != DEFEATED or game.battle is None:
            return progress
        return 1 if len(game.battle.cards) >= self.amount else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-defeat-together", amount=self.amount)


class Visit(Goal):
    """End the Movement phase in that many different places; progress is a set of bits."""

    __slots__ = ("amount", "stops")
    takes: ClassVar[Takes] = (AMOUNT, STOPS)

    def __init__(self, amount: int, stops: Stops) -> None:
        self.amount = amount
        self.stops = stops

    def met(self, progress: int) -> bool:
        return progress.bit_count() >= self.amount

    def wanted(self) -> int:
        return self.amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return self.stopping(act.where, progress) if event == STOPPED else progress

    def stopping(self, at: int, progress: int) -> int:
        """How far it has come after a Movement phase that ended on a space."""
        return progress | self.stops.bit(SPACES[at])

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.stops.area is not None:
            return say("relic-goal-visit-area", area=self.stops.area)
        what = "corner" if self.stops.corners else "area"
        return say("relic-goal-visit", amount=self.amount, what=what)


class Enter(Goal):
    __slots__ = ("space",)
    takes: ClassVar[Takes] = (SPACE,)

    def __init__(self, space: Space) -> None:
        self.space = space

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return 1 if event == ENTERED and act.where == self.space.index else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-enter", space=self.space)


class EndTurnWithTarget(Goal):
    """End the turn on the space of the character that was marked."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != TURN_ENDED or figure.mark < 0:
            return progress
        return 1 if game.figures[figure.mark].space == figure.space else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-end-turn-with-target")


class Pay(Goal):
    """Pay a price in some place; offered in the own turn after Movement."""

    __slots__ = ("price", "spaces", "where", "with_other")
    takes: ClassVar[Takes] = (PAYING_PLACE, CLAUSES)

    def __init__(self, where: Places | None, price: Effect) -> None:
        self.price = price
        self.where = where
        self.with_other = where is None
        self.spaces: tuple[int, ...] = () if where is None else where.spaces

    def is_there(self, game: State, figure: Figure) -> bool:
        if self.with_other:
            here = game.standing_on(figure.space)
            return any(other is not figure and not other.nemesis for other in here)
        return figure.space in self.spaces

    def offered(self, game: State, figure: Figure) -> bool:
        act = Act(figure, figure.mission)
        return self.is_there(game, figure) and self.price.possible(game, act)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = "" if self.where is None else self.where.words(say)
        return say("relic-goal-pay", where=where, price=self.price.clause(say))


class PassTest(Goal):
    """Pass a test in some place: one try in each Engagement phase there."""

    __slots__ = ("attribute", "spaces", "target", "where")
    takes: ClassVar[Takes] = (FORM, AMOUNT, PLACES)

    def __init__(self, attribute: int, target: int, where: Places) -> None:
        self.attribute = attribute
        self.target = target
        self.where = where
        self.spaces = where.spaces

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = self.where.words(say)
        return say(
            "relic-goal-pass-test",
            what=ATTRIBUTES[self.attribute],
            target=self.target,
            where=where,
        )


class Hold(Goal):
    """Something is so at the start of the Experience phase."""

    __slots__ = ("condition",)
    takes: ClassVar[Takes] = (CONDITION,)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return 1 if event == EXPERIENCE and self.condition.of(game, figure) else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-hold", condition=self.condition.clause(say))


class Survive(Goal):
    """A number of turns in a row without losing Life, and something is so."""

    __slots__ = ("amount", "condition")
    takes: ClassVar[Takes] = (AMOUNT, CONDITION)

    def __init__(self, amount: int, condition: Condition) -> None:
        self.amount = amount
        self.condition = condition

    def wanted(self) -> int:
        return self.amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != EXPERIENCE:
            return progress
        safe = not figure.wounded and self.condition.of(game, figure)
        return progress + 1 if safe else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        condition = self.condition.clause(say)
        return say("relic-goal-survive", amount=self.amount, condition=condition)


class Witness(Goal):
    """It happens, to the marked character or to oneself."""

    __slots__ = ("event",)
    takes: ClassVar[Takes] = (EVENT,)

    def __init__(self, event: Event) -> None:
        self.event = event

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != WITNESSED or act.option != self.event.event or act.that is None:
            return progress
        seat = figure.mark if self.event.of_target else figure.seat
        return 1 if act.that.seat == seat else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(f"relic-goal-{message_word(self.event.word)}")


class _Ways(Sort):
    """Several goals, each in a list of its own."""

    def read(self, given: Any) -> tuple[Goal, ...]:
        ways = given if isinstance(given, list) else []
        if not ways or not all(isinstance(way, list) and len(way) == 1 for way in ways):
            raise Refused(Message("refused-relic-goals", name=self.name, given=shortly(given)))
        return tuple([GOALS.read(way[0]) for way in ways])


WAYS: Final = _Ways("goals")


class AnyOf(Goal):
    """One of several goals; each has its own bits of the progress."""

    __slots__ = ("goals",)
    takes: ClassVar[Takes] = (WAYS,)

    def __init__(self, goals: tuple[Goal, ...]) -> None:
        self.goals = goals

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        for goal in self.goals:
            if goal.met(goal.note(game, figure, event, act, 0)):
                return 1
        return progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-or").join([goal.clause(say) for goal in self.goals])


class Mark(Effect):
    """The start of a mission about another character: its token goes on the card (E-02)."""

    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WHO,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def marks(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> Asking:
        figure = yield from self.who.one(game, act)
        if figure is not None:
            act.me.mark = figure.seat
            game.say("relic-log-marks", who=act.me.sheet, to=figure.sheet)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-mark", who=self.who.subject(say))
