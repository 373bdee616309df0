"""Goals of missions: what they hear of, how far they have come, how they read."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.board import AREA_NAMED, AREA_OF, SPACE_NAMED, SPACES
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.conditions import Condition, trait_id
from emberhold.games.relic.effects.who import Who
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
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.reading import Readable


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


class Defeat(Goal):
    """Beat that many enemies that fit."""

    __slots__ = ("amount", "area", "least", "what")

    def __init__(self, amount: int, what: str, least: int, area: str) -> None:
        self.amount = amount
        self.what = what
        self.least = least
        self.area = area

    def wanted(self) -> int:
        return self.amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != DEFEATED or game.battle is None:
            return progress
        if self.area and AREA_OF[figure.space] != AREA_NAMED[self.area].index:
            return progress
        return progress + sum(1 for card in game.battle.cards if self.fits(card))

    def fits(self, card: Card) -> bool:
        """Whether beating a card counts."""
        if card.value < self.least:
            return False
        if self.what in ATTRIBUTES:
            return ATTRIBUTES[card.attribute] == self.what
        return self.what == "enemy" or any(t in card.traits for t in self.what.split(" or "))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        kind, traits = "trait", ""
        if self.what == "enemy" or self.what in ATTRIBUTES:
            kind = self.what
        else:
            traits = say("relic-or").join(say(trait_id(t)) for t in self.what.split(" or "))
        area = say("relic-named", name=AREA_NAMED[self.area]) if self.area else ""
        return say(
            "relic-goal-defeat",
            amount=self.amount,
            kind=kind,
            traits=traits,
            least=self.least,
            area=area,
        )


class DefeatTogether(Goal):
    __slots__ = ("amount",)

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

    __slots__ = ("amount", "what")

    def __init__(self, amount: int, what: str) -> None:
        self.amount = amount
        self.what = what
        """`corner outer`, `area`, or one area by name."""

    def met(self, progress: int) -> bool:
        return progress.bit_count() >= self.amount

    def wanted(self) -> int:
        return self.amount

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return self.stopping(act.where, progress) if event == STOPPED else progress

    def stopping(self, at: int, progress: int) -> int:
        """How far it has come after a Movement phase that ended on a space."""
        space = SPACES[at]
        if self.what == "corner outer":
            return progress | 1 << space.index if space.corner and space.tier == OUTER else progress
        if space.area < 0:
            return progress
        if self.what == "area" or AREA_NAMED[self.what].index == space.area:
            return progress | 1 << space.area
        return progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.what in AREA_NAMED:
            return say("relic-goal-visit-area", area=AREA_NAMED[self.what])
        what = "corner" if self.what.startswith("corner") else "area"
        return say("relic-goal-visit", amount=self.amount, what=what)


class Enter(Goal):
    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = SPACE_NAMED[space]

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return 1 if event == ENTERED and act.where == self.space.index else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-enter", space=self.space)


class EndTurnWithTarget(Goal):
    """End the turn on the space of the character that was marked."""

    __slots__ = ()

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != TURN_ENDED or figure.mark < 0:
            return progress
        return 1 if game.figures[figure.mark].space == figure.space else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-end-turn-with-target")


class Pay(Goal):
    """Pay a price in some place; offered in the own turn after Movement."""

    __slots__ = ("price", "spaces", "where", "with_other")

    def __init__(self, where: str, price: Effect) -> None:
        self.price = price
        self.where = where
        self.with_other = where == "with other_character"
        self.spaces = () if self.with_other else places(where)

    def is_there(self, game: State, figure: Figure) -> bool:
        if self.with_other:
            here = game.standing_on(figure.space)
            return any(other is not figure and not other.nemesis for other in here)
        return figure.space in self.spaces

    def offered(self, game: State, figure: Figure) -> bool:
        act = Act(figure, figure.mission)
        return self.is_there(game, figure) and self.price.possible(game, act)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = "" if self.with_other else place_words(say, self.where)
        return say("relic-goal-pay", where=where, price=self.price.clause(say))


def places(where: str) -> tuple[int, ...]:
    """The spaces of `in a-b or c-d` and `at e or f`."""
    kind, _, names = where.partition(" ")
    wanted = names.split(" or ")
    if kind == "in":
        areas = [AREA_NAMED[name].index for name in wanted]
        return tuple(space.index for space in SPACES if space.area in areas)
    return tuple(SPACE_NAMED[name].index for name in wanted)


def place_words(say: Speech, where: str) -> str:
    kind, _, names = where.partition(" ")
    known: dict[str, object] = {**AREA_NAMED, **SPACE_NAMED}
    said = [say("relic-named", name=known[name]) for name in names.split(" or ")]
    id = "relic-place-areas" if kind == "in" else "relic-place-spaces"
    return say(id, areas=say("relic-or").join(said))


class PassTest(Goal):
    """Pass a test in some place: one try in each Engagement phase there."""

    __slots__ = ("attribute", "spaces", "target", "where")

    def __init__(self, attribute: int, target: int, where: str) -> None:
        self.attribute = attribute
        self.target = target
        self.where = where
        self.spaces = places(where)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = place_words(say, self.where)
        return say(
            "relic-goal-pass-test",
            what=ATTRIBUTES[self.attribute],
            target=self.target,
            where=where,
        )


class Hold(Goal):
    """Something is so at the start of the Experience phase."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        return 1 if event == EXPERIENCE and self.condition.of(game, figure) else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-goal-hold", condition=self.condition.clause(say))


class Survive(Goal):
    """A number of turns in a row without losing Life, and something is so."""

    __slots__ = ("amount", "condition")

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


_WITNESSED: Final = {
    "target loses_battle": (True, LOSES_BATTLE),
    "target loses_duel": (True, LOSES_DUEL),
    "you win_duel": (False, WINS_DUEL),
    "you win_battle_with_explosion": (False, WINS_EXPLODING),
}


class Witness(Goal):
    """It happens, to the marked character or to oneself."""

    __slots__ = ("event", "words")

    def __init__(self, text: str) -> None:
        self.words = text
        self.event = _WITNESSED[text]

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        if event != WITNESSED or act.option != self.event[1] or act.that is None:
            return progress
        seat = figure.mark if self.event[0] else figure.seat
        return 1 if act.that.seat == seat else progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(f"relic-goal-{self.words.replace(' ', '-').replace('_', '-')}")


class AnyOf(Goal):
    """One of several goals; each has its own bits of the progress."""

    __slots__ = ("goals",)

    def __init__(self, goals: list[Goal]) -> None:
        self.goals = tuple(goals)

    def note(self, game: State, figure: Figure, event: int, act: Act, progress: int) -> int:
        for goal in self.goals:
            if goal.met(goal.note(game, figure, event, act, 0)):
                return 1
        return progress

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-or").join(goal.clause(say) for goal in self.goals)


class Mark(Effect):
    """The start of a mission about another character: its token goes on the card (E-02)."""

    __slots__ = ("who",)

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
