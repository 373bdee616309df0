"""Dice and what they pay (section 2).

A die is a number: three faces for each of four types. A pool is a tuple of twelve counts, one for
each type and face; exhausted dice have no face and are counted by type.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.kernel.rng import Lucky, below

TYPES: Final = ("natural", "charm", "illusion", "ceremonial")
FACES: Final = ("basic", "class", "power")
BASIC, CLASS, POWER = 0, 1, 2

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
    return tuple(map(int.__add__, pool, other))


def minus(pool: Pool, other: Pool) -> Pool:
    return tuple(map(int.__sub__, pool, other))


def with_die(pool: Pool, die: int, change: int = 1) -> Pool:
    return (*pool[:die], pool[die] + change, *pool[die + 1 :])


def with_exhausted(dice: Exhausted, type: int, change: int = 1) -> Exhausted:
    counts = list(dice)
    counts[type] += change
    return (counts[0], counts[1], counts[2], counts[3])


def of_types(pool: Pool) -> Exhausted:
    """The dice of a pool by type, their faces forgotten (AS-035)."""
    return (sum(pool[:3]), sum(pool[3:6]), sum(pool[6:9]), sum(pool[9:]))


def payable(pool: Pool, magic: Magic) -> bool:
    """AS-233: each symbol from a die of its own, by AS-026 to AS-029."""
    found = _demands.get(magic)
    total, demands = found if found is not None else _read_demands(magic)
    if total > sum(pool):
        return False
    for power, powers, classes in demands:
        spare = pool[power] - powers
        if spare < 0 or classes > pool[power - 1] + spare:
            return False
    return True


_Demands: TypeAlias = tuple[int, tuple[tuple[int, int, int], ...]]
_demands: dict[Magic, _Demands] = {}
"""Of each cost asked about: all its symbols, and for each type the face and how many it wants."""


def _read_demands(magic: Magic) -> _Demands:
    wanted = tuple(
        (3 * type + POWER, magic[2 * type + 2], magic[2 * type + 1])
        for type in range(4)
        if magic[2 * type + 1] or magic[2 * type + 2]
    )
    _demands[magic] = sum(magic), wanted
    return _demands[magic]


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
    left, used = list(pool), [0] * 12

    def spend(die: int, count: int) -> None:
        left[die] -= count
        used[die] += count

    for type in range(4):
        power = 3 * type + POWER
        spend(power, magic[2 * type + 2])
        classes = magic[2 * type + 1]
        if classes:
            fitting = min(classes, left[power - 1])
            spend(power - 1, fitting)
            spend(power, classes - fitting)
    for _ in range(magic[0]):
        spend(min((die % 3, -left[die], die) for die in range(12) if left[die])[2], 1)
    return tuple(used)


def has_choice(pool: Pool, magic: Magic) -> bool:
    """Whether more than one set of dice pays the cost."""
    if sum(magic) == sum(pool):
        return False
    first = proposed(pool, magic)
    for die in range(12):
        if first[die]:
            without = with_die(pool, die, first[die] - 1 - pool[die])
            if payable(without, magic):
                return True
    return False
