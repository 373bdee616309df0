"""One small seeded generator whose whole state is a single integer.

It is a Lehmer generator modulo the prime 2^61 - 1 (multiplier from L'Ecuyer's 1999 tables). The
integer lives in the game state under the name `rng`, so copying a state copies its luck.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Protocol, TypeVar

_MODULUS = (1 << 61) - 1
_MULTIPLIER = 437799614237992725

Thing = TypeVar("Thing")


class Lucky(Protocol):
    """Anything that carries a generator."""

    rng: int


def seeded(seed: int | str) -> int:
    """The generator's first state for a seed; near seeds give unrelated games."""
    digest = sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") % (_MODULUS - 1) + 1


def below(owner: Lucky, bound: int) -> int:
    """A number from 0 to `bound` - 1."""
    state = owner.rng * _MULTIPLIER % _MODULUS
    owner.rng = state
    return state * bound >> 61


def shuffled(owner: Lucky, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The same things in a random order (Fisher and Yates)."""
    order = list(things)
    state = owner.rng
    for last in range(len(order) - 1, 0, -1):
        state = state * _MULTIPLIER % _MODULUS
        other = state * (last + 1) >> 61
        order[last], order[other] = order[other], order[last]
    owner.rng = state
    return tuple(order)


class Dice:
    """A generator of its own, for whoever plays rather than for the game that is played."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        self.rng = state = self.rng * _MULTIPLIER % _MODULUS
        return state * bound >> 61
