"""Reading the luck of a game from what it brought: the attacks that quick luck cannot withstand.

    python -m bench.attacks.luck

Anyone who knows a run of draws (dice, or the order of a pile that was turned over) knows of each
state of the quick generator between which bounds it is. All states are multiples of the first
one modulo a prime, so that the first is a nearest point of a lattice; twenty draws are plenty.
A seed of thirty bits needs no lattice at all: one tries them all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from secrets import token_hex
from time import perf_counter

from emberhold.kernel.rng import SECRET, Dice, below, luck_of, seeded

MODULUS = (1 << 61) - 1
MULTIPLIER = 437799614237992725

Draw = tuple[int, int]
"""A number that was drawn, and below which bound."""


class Luck:
    """Some luck to be attacked."""

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def draws(self, bounds: Iterable[int]) -> list[Draw]:
        return [(below(self, bound), bound) for bound in bounds]


def state_that_fits(draws: Sequence[Draw]) -> int | None:
    """The state before the first draw, from the draws alone; None where no state fits."""
    size = len(draws)
    basis = [[pow(MULTIPLIER, place, MODULUS) for place in range(size)]]
    basis += [[MODULUS * (row == place) for place in range(size)] for row in range(1, size)]
    target = [((2 * number + 1) * MODULUS) // (2 * bound) for number, bound in draws]
    first = _nearest(_reduced(basis), target)[0] % MODULUS
    state = first * pow(MULTIPLIER, -1, MODULUS) % MODULUS
    return state if state and _fits(state, draws) else None


def seed_that_fits(draws: Sequence[Draw], seeds: Iterable[int | str]) -> int | str | None:
    """The first of some seeds from which these draws follow."""
    bounds = [bound for _, bound in draws]
    return next((seed for seed in seeds if Luck(seed).draws(bounds) == list(draws)), None)


def _fits(state: int, draws: Sequence[Draw]) -> bool:
    for number, bound in draws:
        state = state * MULTIPLIER % MODULUS
        if state * bound >> 61 != number:
            return False
    return True


# Lattices


def _reduced(basis: list[list[int]]) -> list[list[int]]:
    """A basis of short vectors of the same lattice (Lenstra, Lenstra and Lovász)."""
    rows = [row[:] for row in basis]
    place = 1
    while place < len(rows):
        left, lengths = _orthogonal(rows[: place + 1])
        for other in range(place - 1, -1, -1):
            times = round(_dot(rows[place], left[other]) / lengths[other])
            rows[place] = _less(rows[place], times, rows[other])
        left, lengths = _orthogonal(rows[: place + 1])
        factor = _dot(rows[place], left[place - 1]) / lengths[place - 1]
        if lengths[place] >= (0.75 - factor * factor) * lengths[place - 1]:
            place += 1
        else:
            rows[place], rows[place - 1] = rows[place - 1], rows[place]
            place = max(1, place - 1)
    return rows


def _nearest(rows: list[list[int]], target: Sequence[int]) -> list[int]:
    """A point of the lattice near a target (Babai)."""
    left, lengths = _orthogonal(rows)
    rest = list(target)
    for place in range(len(rows) - 1, -1, -1):
        times = round(_dot(rest, left[place]) / lengths[place])
        rest = _less(rest, times, rows[place])
    return [wanted - missed for wanted, missed in zip(target, rest, strict=True)]


def _orthogonal(rows: list[list[int]]) -> tuple[list[list[float]], list[float]]:
    """Gram and Schmidt: what each row adds to those before it, and the square of its length."""
    left: list[list[float]] = []
    lengths: list[float] = []
    for row in rows:
        rest = [float(part) for part in row]
        for other, length in zip(left, lengths, strict=True):
            factor = _dot(row, other) / length
            rest = [a - factor * b for a, b in zip(rest, other, strict=True)]
        left.append(rest)
        lengths.append(_dot(rest, rest))
    return left, lengths


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _less(row: list[int], times: int, other: list[int]) -> list[int]:
    return [a - times * b for a, b in zip(row, other, strict=True)] if times else row


def main() -> int:
    """Attack quick luck, where it must work, and secret luck, where it must not."""
    bounds = [30 - place % 25 for place in range(22)]
    began = perf_counter()
    quick = Luck(Dice(token_hex(8)).rng)
    before = quick.rng
    found = state_that_fits(quick.draws(bounds))
    print(f"lattice on quick luck: {'read' if found == before else 'NOT READ'}")
    secret = Luck(luck_of(token_hex(16), SECRET))
    beaten = state_that_fits(secret.draws(bounds))
    print(f"lattice on secret luck: {'nothing found' if beaten is None else 'READ'}")
    tried = seed_that_fits(secret.draws(bounds), range(200_000))
    print(f"200,000 seeds on secret luck: {'nothing found' if tried is None else 'READ'}")
    print(f"{perf_counter() - began:.1f} s")
    return 0 if found == before and beaten is None and tried is None else 1


if __name__ == "__main__":
    sys.exit(main())
