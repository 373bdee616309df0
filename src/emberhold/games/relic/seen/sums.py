"""Sums of dice that explode without end, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from emberhold.games.relic.fight.reckoning import FACES

Totals = list[Fraction]
"""The chances of the totals 0, 1, 2 … up to some total."""


@cache
def below_and_at(dice: int, mask: int, need: int) -> tuple[Fraction, Fraction]:
    """The chances that this number of dice stays below a total, and that it equals that total."""
    if need < 0:
        return Fraction(0), Fraction(0)
    die = exploding_die(mask, need)
    totals = [Fraction(1), *[Fraction(0)] * need]
    for _ in range(dice):
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


def added(first: Totals, second: Totals) -> Totals:
    """The totals of both together."""
    return [
        sum((first[part] * second[total - part] for part in range(total + 1)), Fraction(0))
        for total in range(len(first))
    ]


def hundredths(*shares: Fraction) -> list[int]:
    """Shares of 1 as numbers that add up to 100, each rounded by the largest remainder.

    Of equal remainders a tie is rounded up: so both sides of a battle read the same numbers.
    """
    whole = [int(share * 100) for share in shares]
    middle = 1 if len(shares) == 3 else 0
    left = [round(float(share * 100) - part, 6) for share, part in zip(shares, whole, strict=True)]
    rest = sorted(range(len(shares)), key=lambda place: (-left[place], place != middle))
    for place in rest[: 100 - sum(whole)]:
        whole[place] += 1
    return whole
