"""Verbs for the board: figures and cards on the move, turns missed and ended."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import (
    AMOUNT,
    CHANGE,
    Context,
    Counted,
    Effect,
)
from emberhold.games.relic.effects.phrases.what import CARDS, HERE, SPOTS, THAT_SPACE, Spot, What
from emberhold.games.relic.effects.phrases.where import WHERE, Where
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.figure.belongings import clear, lay, lift, space_of
from emberhold.games.relic.figure.nemeses import draw_imperium
from emberhold.games.relic.map.board import SPACES, TIER_OF, paths
from emberhold.games.relic.map.moving import arrive, go
from emberhold.games.relic.map.threats import draw_threat
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import COLOURS, INNER
from emberhold.games.relic.timing.moments import DRAWN
from emberhold.games.relic.turn.ending import EngagementOver, TurnOver
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes, Text, Word

Colouring = Generator[Question | Together, Any, int]


class MoveTo(Effect):
    """R-051: directly, skipping everything between."""

    __slots__ = ("where",)
    takes: ClassVar[Takes] = (WHERE,)

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, game: State, act: Act) -> Asking:
        space = yield from self.where.one(game, act)
        if space >= 0:
            yield from arrive(game, act.me, space) or ()

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.where.spaces(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-move-to", form=form, where=self.where.onto(say))


class MoveUpTo(Counted):
    """At most that many steps along the ring."""

    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        if me.tier >= INNER:
            return
        found = [
            path
            for steps in range(1, self.amount + 1)
            for path in paths(game, me, me.space, steps, game.phase == "movement")
        ]
        ends = {path[-1]: path for path in reversed(found)}
        choices: list[Choice] = [("move", SPACES[end]) for end in sorted(ends)]
        choice = yield Ask(me.seat, "move-up-to", choices, {"act": act})
        yield from go(game, me, ends[choice[1].index]) or ()

    def possible(self, game: State, act: Act) -> bool:
        return act.me.tier < INNER


class SwapPlaces(Effect):
    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WHO,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> Asking:
        other = yield from self.who.one(game, act)
        if other is None or max(other.tier, act.me.tier) >= INNER:
            return
        there, here = other.space, act.me.space
        yield from arrive(game, act.me, there) or ()
        yield from arrive(game, other, here) or ()

    def possible(self, game: State, act: Act) -> bool:
        return act.me.tier < INNER and bool(self.who.figures(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-swap-places", form=form, who=self.who.beside(say))


# Turns and phases


class MissTurn(Effect):
    """R-131."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        act.me.misses = True
        if act.me.seat == game.active:
            raise TurnOver


class EndTurn(Effect):
    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        if act.me.seat == game.active:
            raise TurnOver


class EndEngagement(Effect):
    """R-073."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        if act.me.seat == game.active and game.phase == "engagement":
            raise EngagementOver


class EndMovement(Effect):
    """A word of movement boxes: what they do is in `board.Gate`."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()


class AddMovement(Counted):
    """More or fewer movement points (R-050)."""

    __slots__ = ()
    takes: ClassVar[Takes] = (CHANGE,)

    def costs(self) -> bool:
        return self.amount < 0

    def run(self, game: State, act: Act) -> None:
        if game.roll is not None:
            game.roll.bonus += self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.amount < 0:
            return say("relic-pay-movement", form=form, amount=-self.amount)
        return say(self.message(), form=form, amount=self.amount)

    def at_most(self, say: Speech, times: int, form: str = "you", whose: str = "you") -> str:
        return say("relic-add-movement-up-to", amount=self.amount * times)


class Advance(Counted):
    """R-135: ahead along the arrows; the advances of one box add up to one move."""

    __slots__ = ("more",)
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.more = False
        """Whether the text has already moved somebody ahead."""

    def advances(self) -> bool:
        return True

    def further(self) -> None:
        self.more = True

    def run(self, game: State, act: Act) -> None:
        act.amount += self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        more = "yes" if self.more else "no"
        return say(self.message(), form=form, amount=self.amount, more=more)


# Cards on the board


SAME: Final = 3
ONE_OF_CHOICE: Final = 4
_COLOUR_WORDS: Final = (*COLOURS, "same", "choice")
COLOUR: Final = Word("colour", {word: number for number, word in enumerate(_COLOUR_WORDS)})


class DrawThreat(Effect):
    __slots__ = ("amount", "colour", "too", "where")
    takes: ClassVar[Takes] = (COLOUR, AMOUNT, WHERE)

    def __init__(self, colour: int, amount: int, where: Where) -> None:
        self.colour = colour
        self.amount = amount
        self.where = where
        self.too = False
        """Whether another has just been drawn onto the same space."""

    def follows(self, before: Effect) -> None:
        if isinstance(before, DrawThreat) and not before.too:
            self.too = self.amount == before.amount and self.where is before.where

    def run(self, game: State, act: Act) -> Asking:
        colour = yield from self._chosen(act)
        if self.where.each:
            spaces = self.where.spaces(game, act, colour)
        else:
            spaces = [(yield from self.where.one(game, act, colour))]
        for space in spaces:
            if space >= 0:
                yield from draw_threat(game, act.me, colour, self.amount, space) or ()

    def _chosen(self, act: Act) -> Colouring:
        if self.colour < SAME:
            return self.colour
        if self.colour == SAME:
            return act.drawn.colour if act.drawn is not None else 0
        choices: list[Choice] = [("deck", colour) for colour in COLOURS]
        choice = yield Ask(act.me.seat, "colour", choices, {"act": act})
        return COLOURS.index(choice[1])

    def possible(self, game: State, act: Act) -> bool:
        if self.where.own:
            return act.me.tier < INNER
        colour = self.colour if self.colour < SAME else -1
        return bool(self.where.spaces(game, act, colour))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(
            "relic-draw-threat-too" if self.too else "relic-draw-threat",
            form=form,
            amount=self.amount,
            colour=_COLOUR_WORDS[self.colour],
            where=self.where.placed(say, whose),
            each="yes" if self.where.each else "no",
        )


class _SpotOrWhere(Text):
    """Where cards are, or a space that is chosen first."""

    def means(self) -> str:
        return WHERE.means()

    def parse(self, text: str) -> Spot | Where:
        return SPOTS[text] if text in SPOTS else WHERE.parse(text).staying()


SPOT_OR_WHERE: Final = _SpotOrWhere("place")


class DiscardThreat(Effect):
    """Cards on the board are discarded; `where` may be a space that is chosen first."""

    __slots__ = ("what", "where")
    takes: ClassVar[Takes] = (CARDS, SPOT_OR_WHERE)

    price = True
    counts = True

    def __init__(self, what: What, lying: Spot | Where) -> None:
        self.what = what.lying(lying if isinstance(lying, Spot) else THAT_SPACE)
        self.where = None if isinstance(lying, Spot) else lying

    def run(self, game: State, act: Act) -> Asking:
        if self.where is not None:
            act.where = yield from self.where.one(game, act)
            if act.where < 0:
                return
        for card in (yield from self.what.pick(game, act)):
            space = space_of(game, card)
            if space >= 0:
                clear(game, space, card)
                game.say("relic-log-discards-threat", card=card, space=space)

    def possible(self, game: State, act: Act) -> bool:
        if self.where is not None:
            return bool(self.where.spaces(game, act))
        return bool(self.what.cards(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.what.words(say, "" if self.where is None else self.where.within(say))
        return say("relic-discard-threat", form=form, what=what)


class MoveThreat(Effect):
    """Cards on the board change their space."""

    __slots__ = ("it", "what", "where")
    takes: ClassVar[Takes] = (CARDS, WHERE)

    def __init__(self, what: What, where: Where) -> None:
        self.what = what.lying(HERE)
        self.where = where
        self.it = False
        """Whether it is the card that has just been drawn."""

    def worded_for(self, context: Context) -> None:
        self.it = context.moment == DRAWN

    def run(self, game: State, act: Act) -> Asking:
        for card in (yield from self.what.pick(game, act)):
            space = yield from self.where.one(game, act)
            if space < 0 or TIER_OF[space] >= INNER:
                return
            piece = lift(game, space_of(game, card), card)
            lay(game, space, card, piece.charges)
            game.say("relic-log-moves-threat", card=card, space=space)

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.what.cards(game, act) and self.where.spaces(game, act))

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return act.me.space, tuple(self.what.cards(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.what.words(say, case="from")
        id = "relic-move-it" if self.it else "relic-move-threat"
        return say(id, form=form, what=what, where=self.where.onto(say))


class DrawImperium(Effect):
    """R-181: laid on the space, to be resolved there."""

    __slots__ = ("amount", "where")
    takes: ClassVar[Takes] = (AMOUNT, WHERE)

    def __init__(self, amount: int, where: Where) -> None:
        self.amount = amount
        self.where = where

    def run(self, game: State, act: Act) -> Asking:
        space = yield from self.where.one(game, act)
        if space >= 0:
            draw_imperium(game, space, self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = self.where.placed(say)
        return say("relic-draw-imperium", form=form, amount=self.amount, where=where)
