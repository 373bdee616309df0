"""The chances of a battle and of a test, exactly, by the dice that are still to fall.

Dice that explode do so without end (R-078, R-086); the chance of at most so much is a finite sum
nevertheless. Text that waits for a throw or for the scores may still change what comes of it, and
so may Power cards played for dice that follow.
"""

from __future__ import annotations

from fractions import Fraction

from emberhold.games.relic.fight.reckoning import FACES, exploding_on, reckon, tied
from emberhold.games.relic.fight.under_way import BATTLING, LOST, TESTING, WON, Battle, Roll
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import SKILL
from emberhold.games.relic.timing.listening import constant
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question, key_of

Totals = list[Fraction]
"""The chances of the totals 0, 1, 2 … up to some total."""


def foresight(state: State, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
    roll = state.roll
    if asked is None or roll is None or roll.figure.seat != seat or roll.to_fall < 1:
        return ()
    told = []
    for choice in asked.choices:
        if choice[0] in ("roll", "power"):
            chance = _chance(state, roll, choice[1].power if choice[0] == "power" else None)
            if chance is not None:
                told.append(Outlook(chance, key_of(choice)))
    return tuple(told)


def _chance(state: State, roll: Roll, number: int | None) -> Message | None:
    """What comes of the roll if the next die is rolled, or shows that number; None where that
    cannot be reckoned yet."""
    if roll.kind == TESTING:
        return _test(state, roll, number)
    battle = state.battle
    if roll.kind != BATTLING or battle is None or battle.side_of(roll.figure) is None:
        return None
    return _battle(state, battle, roll, number) if battle.other_side(roll.figure).dice else None


def _test(game: State, roll: Roll, number: int | None) -> Message:
    """R-076 to R-078: the total reaches the target, and not every die shows a 1."""
    skill = roll.figure.tested(roll.what) + constant(game, roll.figure, SKILL + roll.what)
    need = roll.target - skill - roll.bonus - roll.total
    short, _ = _below_and_at(game, roll, number, need)
    ones = Fraction(0)
    if all(die == 1 for die in roll.dice) and roll.to_fall >= need and number in (None, 1):
        ones = Fraction(1, 6) ** (roll.to_fall - (number == 1))
    passed, failed = hundredths(1 - short - ones, short + ones)
    return Message("relic-foresee-test", passed=passed, failed=failed)


def _battle(game: State, battle: Battle, roll: Roll, number: int | None) -> Message:
    """R-087, R-088, R-091: the chances once the next die is rolled, or shows that number."""
    reckon(game, battle)
    side, other = battle.side_of(roll.figure), battle.other_side(roll.figure)
    assert side is not None
    need = other.score - side.score - roll.total
    less, same = _below_and_at(game, roll, number, need)
    more = 1 - less - same
    outcome = tied(game, battle) * (1 if side is battle.mine else -1)
    if outcome == WON:
        more, same = more + same, Fraction(0)
    elif outcome == LOST:
        less, same = less + same, Fraction(0)
    win, tie, lose = hundredths(more, same, less)
    return Message("relic-foresee-battle", win=win, tie=tie, lose=lose)


def _below_and_at(
    game: State, roll: Roll, number: int | None, need: int
) -> tuple[Fraction, Fraction]:
    """The chances that what is still to fall stays below a total, and that it is that total."""
    if need < 0:
        return Fraction(0), Fraction(0)
    mask = exploding_on(game, roll)
    waiting = sum(mask >> die & 1 for die in roll.dice) - roll.exploded
    die = exploding_die(mask, need)
    first = die if number is None else _fixed(number, mask, need, die)
    totals = first
    for _ in range(max(0, roll.to_fall - 1) + max(0, waiting)):
        totals = added(totals, die)
    return sum(totals[:need], Fraction(0)), totals[need]


def exploding_die(mask: int, most: int) -> Totals:
    """One die; each face in the mask adds another die."""
    totals = [Fraction(0)] * (most + 1)
    for total in range(1, most + 1):
        for face in FACES:
            if mask >> face & 1:
                totals[total] += totals[total - face] / 6 if face < total else 0
            elif face == total:
                totals[total] += Fraction(1, 6)
    return totals


def _fixed(number: int, mask: int, most: int, die: Totals) -> Totals:
    """A die that shows a number, and those that follow if it explodes."""
    alone = [Fraction(int(total == number)) for total in range(most + 1)]
    return added(alone, die) if mask >> number & 1 else alone


def added(first: Totals, second: Totals) -> Totals:
    """The totals of both together."""
    return [
        sum((first[part] * second[total - part] for part in range(total + 1)), Fraction(0))
        for total in range(len(first))
    ]


def hundredths(*shares: Fraction) -> list[int]:
    """Shares of 1 as numbers that add up to 100, each rounded by the largest remainder."""
    whole = [int(share * 100) for share in shares]
    rest = sorted(range(len(shares)), key=lambda place: whole[place] - shares[place] * 100)
    for place in rest[: 100 - sum(whole)]:
        whole[place] += 1
    return whole
