"""Dice and what they pay (section 2).

A die is a number: three faces for each of four types. A pool is a tuple of twelve counts, one for
each type and face; exhausted dice have no face and are counted by type.
"""

from __future__ import annotations

from operator import add, sub
from typing import Final, TypeAlias

from emberhold.kernel.rng import Lucky, below

TYPES: Final = ("natural", "charm", "illusion", "ceremonial")
FACES: Final = ("basic", "class", "power")
BASIC: Final = 0
CLASS: Final = 1
POWER: Final = 2

Pool: TypeAlias = tuple[int, ...]
Exhausted: TypeAlias = tuple[int, int, int, int]
Magic: TypeAlias = tuple[int, ...]
"""How many of each symbol: basic, then class and power of each type."""

NO_DICE: Final[Pool] = (0,) * 12
NO_MAGIC: Final[Magic] = (0,) * 9
SYMBOLS: Final = ("B", "Nc", "Np", "Hc", "Hp", "Ic", "Ip", "Cc", "Cp")

_FACES_OF_A_DIE: Final = (POWER, CLASS, CLASS, CLASS, BASIC, BASIC)
"""AS-024."""


SLUGS: Final = tuple(f"{type}-{face}" for type in TYPES for face in FACES)
"""`natural-power`, as option keys spell it, by die."""
DIE_OF: Final = {slug: die for die, slug in enumerate(SLUGS)}


def die_slug(die: int) -> str:
    return SLUGS[die]


def roll(owner: Lucky, type: int) -> int:
    return 3 * type + _FACES_OF_A_DIE[below(owner, 6)]


def roll_all(owner: Lucky, exhausted: Exhausted) -> Pool:
    """AS-071: every exhausted die is rolled into the active pool."""
    pool = [0] * 12
    for type, count in enumerate(exhausted):
        for _ in range(count):
            pool[roll(owner, type)] += 1
    return tuple(pool)


def plus(pool: Pool, other: Pool) -> Pool:
    return tuple(map(add, pool, other))


def minus(pool: Pool, other: Pool) -> Pool:
    return tuple(map(sub, pool, other))


def with_die(pool: Pool, die: int, change: int = 1) -> Pool:
    counts = list(pool)
    counts[die] += change
    return tuple(counts)


def with_exhausted(dice: Exhausted, type: int, change: int = 1) -> Exhausted:
    counts = list(dice)
    counts[type] += change
    return (counts[0], counts[1], counts[2], counts[3])


def of_types(pool: Pool) -> Exhausted:
    """The dice of a pool by type, their faces forgotten (AS-035)."""
    a, b, c, d, e, f, g, h, i, j, k, last = pool
    return (a + b + c, d + e + f, g + h + i, j + k + last)


def payable(pool: Pool, magic: Magic) -> bool:
    """AS-233: each symbol from a die of its own, by AS-026 to AS-029."""
    total, demands = demands_of(magic)
    if total > sum(pool):
        return False
    for power, powers, classes in demands:
        spare = pool[power] - powers
        if spare < 0 or classes > pool[power - 1] + spare:
            return False
    return True


Demands: TypeAlias = tuple[tuple[int, int, int], ...]
"""For each type that a cost wants dice of: its power face, how many of it and of its class face."""
_demands: Final[dict[Magic, tuple[int, Demands]]] = {}


def demands_of(magic: Magic) -> tuple[int, Demands]:
    """How many dice a cost takes, and which; read once."""
    found = _demands.get(magic)
    if found is None:
        wanted = tuple(
            (3 * type + POWER, magic[2 * type + 2], magic[2 * type + 1])
            for type in range(4)
            if magic[2 * type + 1] or magic[2 * type + 2]
        )
        found = _demands[magic] = sum(magic), wanted
    return found


def kinds_for(pool: Pool, magic: Magic, symbol: int) -> list[int]:
    """The dice that can pay one symbol so that the rest of the cost stays payable."""
    rest = (*magic[:symbol], magic[symbol] - 1, *magic[symbol + 1 :])
    if symbol == 0:
        dice = list(range(12))
    else:
        type, power = (symbol - 1) // 2, symbol % 2 == 0
        dice = [3 * type + POWER] if power else [3 * type + CLASS, 3 * type + POWER]
    return [die for die in dice if pool[die] and payable(with_die(pool, die, -1), rest)]


def proposed(pool: Pool, magic: Magic) -> Pool:
    """A payment that spares the strongest and the rarest dice."""
    used = [0] * 12
    for type in range(4):
        power = 3 * type + POWER
        used[power] = magic[2 * type + 2]
        classes = magic[2 * type + 1]
        if classes:
            fitting = min(classes, pool[power - 1])
            used[power - 1] = fitting
            used[power] += classes - fitting
    for _ in range(magic[0]):
        used[_most_spared(pool, used)] += 1
    return tuple(used)


def _most_spared(pool: Pool, used: list[int]) -> int:
    """The die missed least: of the weakest face there is, of the type with the most of them."""
    for face in (BASIC, CLASS, POWER):
        best, most = -1, 0
        for die in range(face, 12, 3):
            left = pool[die] - used[die]
            if left > most:
                best, most = die, left
        if most:
            return best
    raise ValueError("the cost cannot be paid")


def has_choice(pool: Pool, magic: Magic, first: Pool) -> bool:
    """Whether another set of dice than the `first` pays the cost."""
    if sum(magic) == sum(pool):
        return False
    for die in range(12):
        if first[die]:
            without = with_die(pool, die, first[die] - 1 - pool[die])
            if payable(without, magic):
                return True
    return False
