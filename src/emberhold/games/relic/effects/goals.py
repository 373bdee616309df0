"""Goals of missions: what they hear of, how far they have come, how they read."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.board import AREA_NAMED, AREA_OF, SPACE_NAMED, SPACES, Area, Space
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import AMOUNT, CLAUSES, Effect
from emberhold.games.relic.effects.conditions import CONDITION, Condition, areas_named
from emberhold.games.relic.effects.fights import FORM
from emberhold.games.relic.effects.quantities import message_word
from emberhold.games.relic.effects.what import TRAIT
from emberhold.games.relic.effects.who import WHO, Who
from emberhold.games.relic.missions import (
    DEFEATED,
    ENTERED,
    EXPERIENCE,
    LOSES_BATTLE,
    LOSES_DUEL,
    STOPPED,
    TURN_ENDED,
    WINS_DUEL,
    WINS_EXPLODING,
    WITNESSED,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES, OUTER
from emberhold.games.relic.traits import Trait
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.effects.signatures import (
    Label,
    Refused,
    Sort,
    Takes,
    Text,
    Word,
    spelled,
    unknown,
)
from emberhold.parts.effects.vocabulary import Vocabulary
from emberhold.parts.reading import Readable

GOALS: Final = Vocabulary("goal")
AREA: Final = Word("area", AREA_NAMED)


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


class Prey:
    """Which enemies are to be beaten: any, those of a form, or those with one of some traits."""

    __slots__ = ("form", "traits")

    def __init__(self, form: int = -1, traits: tuple[Trait, ...] = ()) -> None:
        self.form = form
        self.traits = traits

    def fits(self, card: Card) -> bool:
        if self.form >= 0:
            return card.attribute == self.form
        return not self.traits or any(trait in card.traits for trait in self.traits)

    def kind(self) -> str:
        """As its message tells it."""
        return "trait" if self.traits else ATTRIBUTES[self.form] if self.form >= 0 else "enemy"


class _Prey(Text):
    """`enemy`, `strength`, `Eldar or Pirate`."""

    def parse(self, text: str) -> Prey:
        if text == "enemy":
            return Prey()
        if text in ATTRIBUTES:
            return Prey(ATTRIBUTES.index(text))
        return Prey(traits=tuple([TRAIT.read(name) for name in text.split(" or ")]))


PREY: Final = _Prey("enemies")


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


class Stops:
    """Places to end the Movement phase in: outer corners, areas, or one area."""

    __slots__ = ("area", "corners")

    def __init__(self, corners: bool, area: Area | None = None) -> None:
        self.corners = corners
        self.area = area

    def bit(self, space: Space) -> int:
        """The bit of the progress that stands for a space; 0 for one that does not count."""
        if self.corners:
            return 1 << space.index if space.corner and space.tier == OUTER else 0
        if space.area < 0 or (self.area is not None and self.area.index != space.area):
            return 0
        return 1 << space.area


STOPS: Final = Word(
    "place",
    {
        "corner outer": Stops(True),
        "area": Stops(False),
        **{area.slug: Stops(False, area) for area in AREA_NAMED.values()},
    },
)


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
    takes: ClassVar[Takes] = (Word("space", SPACE_NAMED),)

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


class Places:
    """Areas or spaces by name: `in the Forge World`, `at the Space Hulk`."""

    __slots__ = ("id", "named", "spaces")

    def __init__(self, named: tuple[Area, ...] | tuple[Space, ...]) -> None:
        self.named = named
        self.spaces: tuple[int, ...] = tuple(
            [space.index for each in named for space in _spaces_of(each)]
        )
        self.id = "relic-place-areas" if isinstance(named[0], Area) else "relic-place-spaces"

    def words(self, say: Speech) -> str:
        said = [say("relic-named", name=each) for each in self.named]
        return say(self.id, areas=say("relic-or").join(said))


def _spaces_of(named: Area | Space) -> list[Space]:
    if isinstance(named, Space):
        return [named]
    return [space for space in SPACES if space.area == named.index]


class _Places(Text):
    """`in a-b or c-d`, `at e or f`."""

    def parse(self, text: str) -> Places:
        word, _, names = text.partition(" ")
        if word == "in":
            return Places(areas_named(names))
        if word != "at":
            raise unknown("place", text, ["in", "at"])
        return Places(tuple([_SPACE.read(name) for name in names.split(" or ")]))


class _PayingPlace(_Places):
    """The same, or wherever there is another character: None."""

    def parse(self, text: str) -> Any:
        return None if text == "with other_character" else super().parse(text)


_SPACE: Final = Word("space", SPACE_NAMED)
PLACES: Final = _Places("place")
PAYING_PLACE: Final = _PayingPlace("place")


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


class Event:
    """Something that happens to the marked character or to oneself."""

    __slots__ = ("event", "of_target", "word")

    def __init__(self, word: str, of_target: bool, event: int) -> None:
        self.word = word
        self.of_target = of_target
        self.event = event


_EVENTS: Final = (
    Event("target loses_battle", True, LOSES_BATTLE),
    Event("target loses_duel", True, LOSES_DUEL),
    Event("you win_duel", False, WINS_DUEL),
    Event("you win_battle_with_explosion", False, WINS_EXPLODING),
)
EVENT: Final = Word("event", {event.word: event for event in _EVENTS})


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
            raise Refused(f"the {self.name} must be lists of one goal each, not {spelled(given)}")
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
