"""Rolls: Power cards instead of dice, rerolls, exploding dice."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.reckoning import exploding_on, meaning
from emberhold.games.relic.fight.under_way import BATTLING, MOVING, Roll
from emberhold.games.relic.figure.belongings import leave_hand
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CANNOT, NO_POWER
from emberhold.games.relic.timing.listening import said_by
from emberhold.games.relic.timing.moments import (
    BATTLE_ROLL,
    EXPLODING,
    MOVEMENT_ROLL,
    OTHER_ROLL,
    ROLL,
    ROLL_ONE,
)
from emberhold.games.relic.timing.windows import at_moment, listens, played, window
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.rng import below

_WINDOWS: Final[tuple[tuple[int, ...], ...]] = ((ROLL, MOVEMENT_ROLL), (ROLL,), (ROLL, BATTLE_ROLL))
_OTHER: Final[tuple[int, ...]] = (OTHER_ROLL,)
_TOPICS: Final[tuple[str, ...]] = ("roll-movement", "roll-test", "roll-battle")
ROLL_DIE: Final[Choice] = ("roll",)
Throwing = Generator[Question | Together, Any, bool]


def throw(game: State) -> int:
    """One die."""
    if game.dice:
        shown, game.dice = game.dice[0], game.dice[1:]
        return shown
    return below(game, 6) + 1


def exploding(game: State, mask: int) -> tuple[int, ...]:
    """A die rolled for an enemy or agents, with what explodes (R-086)."""
    dice: tuple[int, ...] = (throw(game),)
    while mask >> dice[-1] & 1:
        dice += (throw(game),)
    return dice


def roll_dice(game: State, roll: Roll, answer: Choice | None = None) -> Asking:
    """Roll, with Power cards instead of dice, changes afterwards, and explosions.

    `answer` is what the roller has chosen already: to roll, or a card for its number.
    """
    figure = roll.figure
    if roll.preset:
        roll.dice = (roll.preset,)
    else:
        yield from _next_die(game, roll, answer)
    for _ in range(roll.extra):
        roll.dice += (throw(game),)
    if game.log is not None:
        game.say("relic-log-rolls", who=figure.sheet, dice=roll.dice, kind=roll.kind)
    yield from at_moment(game, figure, _WINDOWS[roll.kind]) or ()
    yield from _others(game, figure) or ()
    if roll.kind != MOVING:
        yield from _explode(game, roll)


def _others(game: State, figure: Figure) -> Asking | None:
    if not figure.nemesis:
        for other in game.figures:
            if other is not figure and not other.nemesis and listens(game, other, _OTHER):
                return _asked_too(game, figure)
    return None


def _asked_too(game: State, figure: Figure) -> Asking:
    for other in game.others(figure):
        if listens(game, other, _OTHER):
            act = Act(other)
            act.that = figure
            yield from window(game, other, _OTHER, act) or ()


class BattleRoll(Ask):
    """Asked before a die of a battle."""

    __slots__ = ()

    def foretold(self, choice: Choice) -> Message | None:
        """R-107: what a card played for its number would make of the battle."""
        game: State = self.state
        battle, roll = game.battle, game.roll
        if choice[0] != "power" or battle is None or roll is None:
            return None
        number: int = choice[1].power
        side, then = battle.side_of(roll.figure), meaning(game, battle, roll, number)
        if side is None or then is None:
            return None
        total = side.score + roll.total + number
        return Message("relic-then-number", total=total, meaning=then)


class _Numbers:
    """The choices before a single roll (R-107): the die, or a Power card for its number."""

    __slots__ = ()

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        choices: list[Choice] = [ROLL_DIE]
        kinds: list[Card] = []
        for card in state.figures[seat].hand:
            if card.kind not in kinds:
                kinds.append(card.kind)
                choices.append(("power", card.kind))
        return choices


NUMBERS: Final = _Numbers()


def _next_die(game: State, roll: Roll, answer: Choice | None = None) -> Throwing:
    """One die, rolled or replaced; it is added to the roll. Whether it was thrown."""
    figure = roll.figure
    choice = answer
    if choice is None and figure.hand and not _no_power(game, figure):
        choice = yield _asked_for_a_die(game, roll)
    if choice is not None and choice != ROLL_DIE:
        card = next(card for card in figure.hand if card.kind is choice[1])
        leave_hand(figure, card)
        game.say("relic-log-number", who=figure.sheet, card=card, number=card.power)
        roll.dice += (card.power,)
        yield from played(game, figure, card) or ()
        return False
    roll.dice += (throw(game),)
    return True


def _asked_for_a_die(game: State, roll: Roll) -> Ask:
    """Each class is named where it is made: as a value, machine code would begin it twice."""
    seat, topic, about = roll.figure.seat, _TOPICS[roll.kind], {"roll": roll}
    choices = NUMBERS(game, seat)
    if roll.kind == BATTLING:
        return BattleRoll(seat, topic, choices, about, False, NUMBERS)
    return Ask(seat, topic, choices, about, False, NUMBERS)


def _no_power(game: State, figure: Figure) -> bool:
    battle = game.battle
    if battle is None or battle.side_of(figure) is None:
        return False
    return bool(said_by(game, battle.cards, figure, CANNOT) & NO_POWER)


def _explode(game: State, roll: Roll) -> Asking:
    """R-078, R-086: every exploding die adds another, again and again."""
    mask = exploding_on(game, roll)
    place = 0
    while place < len(roll.dice):
        if mask >> roll.dice[place] & 1:
            roll.exploded += 1
            game.say("relic-log-explodes", who=roll.figure.sheet, die=roll.dice[place])
            yield from at_moment(game, roll.figure, (EXPLODING,)) or ()
            if (yield from _next_die(game, roll)):
                game.say("relic-log-adds", who=roll.figure.sheet, die=roll.dice[-1])
        place += 1
    if roll.kind == BATTLING and 1 in roll.dice and ROLL_ONE in roll.figure.watch:
        yield from at_moment(game, roll.figure, (ROLL_ONE,)) or ()


def reroll(game: State, roll: Roll, place: int) -> None:
    """One die of a roll, thrown again."""
    rolled = throw(game)
    set_die(roll, place, rolled)
    game.say("relic-log-rerolls", who=roll.figure.sheet, die=rolled)


def set_die(roll: Roll, place: int, shows: int) -> None:
    roll.dice = (*roll.dice[:place], shows, *roll.dice[place + 1 :])
