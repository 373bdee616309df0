"""The chances of a battle and of a test, exactly, by the dice that are still to fall.

Dice that explode do so without end (R-078, R-086); the chance of at most so much is a finite sum
nevertheless. Text that waits for a throw or for the scores may still change what comes of it, and
so may Power cards played for dice that follow. Where a weapon takes its bearer's last Life for a 1
or for dice that explode, the battle may never be decided, and no chances are told.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from emberhold.games.relic.fight.reckoning import FACES, ON_SIX, exploding_on, reckon, tied
from emberhold.games.relic.fight.under_way import (
    BATTLING,
    LOST,
    TESTING,
    WON,
    Battle,
    Roll,
    Side,
)
from emberhold.games.relic.seen.sums import added, below_and_at, exploding_die, hundredths
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import SKILL
from emberhold.games.relic.timing.listening import constant, idle
from emberhold.games.relic.timing.moments import EXPLODING, ROLL_ONE
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, key_of

__all__ = ["added", "exploding_die", "foresight", "hundredths"]

Shares = tuple[Fraction, ...]
"""The chances of all that can come of it, the best first."""
MOST_ROLLED = 60
"""What an enemy's die is followed up to: beyond are ten sixes in a row."""

NEGLIGIBLE = Fraction(1, 500)
"""A chance that is rounded away."""


class Dice(NamedTuple):
    """A roll as far as it is known: dice on the table, and how many more are to fall."""

    fixed: tuple[int, ...]
    to_fall: int
    mask: int

    def chances(self, need: int) -> tuple[Fraction, Fraction]:
        """That all together stay below a total, and that they are that total."""
        return below_and_at(self.to_fall, self.mask, need - sum(self.fixed))


def foresight(state: State, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
    """For rolling, and for every card played for its number; other answers have to be tried."""
    figure = state.figures[seat]
    if asked is None or not fighting(state, figure):
        return ()
    told = []
    for choice in asked.choices:
        if choice[0] == "roll":
            shares = chances(state, figure)
        elif choice[0] == "power":
            shares = chances(state, figure, choice[1].power)
        else:
            continue
        if shares is not None:
            told.append(outlook(shares, choice))
    return tuple(told)


def outlook(found: Shares, choice: Choice) -> Outlook:
    """Chances in words: of winning, a tie and losing, or of passing and failing."""
    shares = tuple(hundredths(*found))
    if len(shares) == 2:
        text = Message("relic-foresee-test", passed=shares[0], failed=shares[1])
    else:
        win, tie, lose = shares
        text = Message("relic-foresee-battle", win=win, tie=tie, lose=lose)
    return Outlook(text, key_of(choice), shares)


def fighting(state: State, figure: Figure) -> bool:
    """Whether a figure is in a battle or a test whose dice are not all counted yet."""
    if state.roll is not None and state.roll.kind == TESTING:
        return state.roll.figure is figure
    return state.battle is not None and _undecided(state, state.battle, figure)


def _undecided(state: State, battle: Battle, figure: Figure) -> bool:
    """The other side has rolled, or rolls one die and decides nothing."""
    side, other = battle.side_of(figure), battle.other_side(figure)
    if side is None or side.dice or battle.over:
        return False
    if state.roll is not None and state.roll.kind == BATTLING:
        return state.roll.figure is figure and bool(other.dice)
    return other.figure is None


def chances(state: State, figure: Figure, number: int | None = None) -> Shares | None:
    """What comes of it by the dice alone; perhaps once a die shows a number."""
    roll = state.roll
    if roll is not None and roll.figure is figure and roll.kind == TESTING:
        return of_test(state, roll, thrown(state, roll, number))
    battle = state.battle
    side = None if battle is None else battle.side_of(figure)
    if battle is None or side is None:
        return None
    reckon(state, battle)
    return of_battle(state, battle, side, _rolled(state, figure, side, number))


def thrown(state: State, roll: Roll, number: int | None = None) -> Dice:
    """A roll under way, and all dice that are known to follow."""
    mask = exploding_on(state, roll)
    fixed, to_fall = roll.dice, max(0, roll.to_fall)
    if roll.preset and not fixed:
        number = roll.preset
    if number is not None:
        fixed, to_fall = (*fixed, number), max(0, to_fall - 1)
    waiting = sum(mask >> die & 1 for die in fixed) - roll.exploded
    return Dice(fixed, to_fall + max(0, waiting), mask)


def _rolled(state: State, figure: Figure, side: Side, number: int | None) -> Dice:
    roll = state.roll
    if roll is None or roll.figure is not figure or roll.kind != BATTLING:
        roll = Roll(figure, BATTLING)
        roll.extra = side.extra
    return thrown(state, roll, number)


def of_test(state: State, roll: Roll, dice: Dice) -> Shares:
    """R-076 to R-078: the total reaches the target, and not every die shows a 1."""
    skill = roll.figure.tested(roll.what) + constant(state, roll.figure, SKILL + roll.what)
    need = roll.target - skill - roll.bonus
    short, _ = dice.chances(need)
    ones = Fraction(0)
    count = len(dice.fixed) + dice.to_fall
    if set(dice.fixed) <= {1} and count >= need:
        ones = Fraction(1, 6) ** dice.to_fall
    return 1 - short - ones, short + ones


def of_battle(state: State, battle: Battle, side: Side, dice: Dice) -> Shares | None:
    """R-087, R-088, R-091: against what the other side has rolled, or is still to roll."""
    if _may_fall(state, side, dice):
        return None
    other = battle.foe if side is battle.mine else battle.mine
    mine, theirs = side.score - sum(side.dice), other.score
    less, same = Fraction(0), Fraction(0)
    for total, share in _other_rolls(other):
        below, at = dice.chances(theirs + total - mine)
        less, same = less + share * below, same + share * at
    more = 1 - less - same
    outcome = tied(state, battle) * (1 if side is battle.mine else -1)
    if outcome == WON:
        more, same = more + same, Fraction(0)
    elif outcome == LOST:
        less, same = less + same, Fraction(0)
    return more, same, less


def _may_fall(state: State, side: Side, dice: Dice) -> bool:
    """Whether its own dice may well cost the figure its last Life, so that nobody wins or loses."""
    figure = side.figure
    if figure is None:
        return False
    if figure.life == 1 and _harmed(state, figure, ROLL_ONE):
        return True
    bursting = Fraction(dice.mask.bit_count(), len(FACES)) ** figure.life
    return bursting > NEGLIGIBLE and _harmed(state, figure, EXPLODING)


def _harmed(state: State, figure: Figure, moment: int) -> bool:
    """Whether text that waits for such a die only costs something."""
    return any(
        ability.effect.harms() and (card is None or not idle(state, figure, card))
        for ability, card in figure.watch.get(moment, ())
    )


def _other_rolls(other: Side) -> list[tuple[int, Fraction]]:
    """R-084, R-086: what is added to the score of the other side, and how often."""
    if other.dice:
        return [(0, Fraction(1))]
    die = exploding_die(ON_SIX, MOST_ROLLED)
    rolls = [(total, share) for total, share in enumerate(die) if share]
    return [*rolls, (MOST_ROLLED + 1, 1 - sum(die, Fraction(0)))]
