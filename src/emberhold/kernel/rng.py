"""Luck: a seeded generator whose whole state is a single integer.

The integer lives in the game state under the name `rng`, so copying a state copies its luck. There
are three kinds, told apart by size. The quick one is a Lehmer generator modulo the prime 2^61 - 1
(multiplier from L'Ecuyer's 1999 tables): batches and playouts use it, and anyone who sees some
twenty draws could work out the rest. The secret one is BLAKE2b under a key of 128 bits that counts
its draws: tables that people share use it, and its draws tell nothing about one another. Told luck
is a list of what will be drawn, and stops the game with `ChanceDue` where the list ends: somebody
who solves a game exactly decides what chance decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from types import FunctionType
from typing import Any, Final, Protocol, TypeVar

from emberhold.kernel.errors import SetupError
from emberhold.kernel.native import i64

_MODULUS: Final = (1 << 61) - 1
_MULTIPLIER: Final = 437799614237992725
_HALF: Final = 31
_LOW: Final = (1 << _HALF) - 1
"""The lower half of a number; a bound up to here can be multiplied in halves."""

QUICK: Final = "lehmer"
SECRET: Final = "blake2b"
"""The generators by the names a save file gives them."""
GENERATORS: Final = (QUICK, SECRET)
_MARK: Final = f"{SECRET}\x1f"
"""How the seed of a secret game begins inside the program; nobody can type it."""
_COUNTER: Final = 64
_KEY: Final = 128
_FLAG: Final = 1 << (_KEY + _COUNTER)
"""A secret state is this flag, the key, and how many numbers have been drawn."""
_TOLD: Final = 256
"""A told state has its numbers above that many bits, the next one lowest, and a 1 behind all."""
_NUMBER: Final = 16

Thing = TypeVar("Thing")


class Lucky(Protocol):
    """Anything that carries a generator."""

    rng: int


def luck_of(seed: int | str, generator: str) -> int | str:
    """The seed as a game is given it, with the generator it is meant for."""
    return f"{_MARK}{seed}" if generator == SECRET else seed


def luck_apart(purpose: str, seed: int | str) -> int | str:
    """The seed of a stream apart from the one that a seed stands for; a secret one stays secret."""
    words = str(seed)
    if words.startswith(_MARK):
        return f"{_MARK}{purpose} {words.removeprefix(_MARK)}"
    return f"{purpose} {words}"


def seeded(seed: int | str) -> int:
    """The generator's first state for a seed; near seeds give unrelated games."""
    words = str(seed)
    try:
        digest = sha256(words.encode()).digest()
    except UnicodeEncodeError:
        raise SetupError("error-seed", "seed", given=words[:40]) from None
    if words.startswith(_MARK):
        return _FLAG | int.from_bytes(digest[: _KEY // 8], "big") << _COUNTER
    return int.from_bytes(digest[:8], "big") % (_MODULUS - 1) + 1


class ChanceDue(Exception):
    """Told luck has come to its end: a number below `bound` is to be told next."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


def told(numbers: Sequence[int]) -> int:
    """The state of a generator that draws just these numbers."""
    state = 1
    for number in reversed(numbers):
        state = state << _NUMBER | number
    return state << _TOLD


def _next_told(owner: Lucky, bound: int) -> int:
    numbers = owner.rng >> _TOLD
    if numbers == 1:
        raise ChanceDue(bound)
    owner.rng = numbers >> _NUMBER << _TOLD
    return numbers & (1 << _NUMBER) - 1


def is_secret(owner: Lucky) -> bool:
    """Whether nobody can read this luck from what it brings."""
    return _MODULUS < owner.rng < 1 << _TOLD


def below(owner: Lucky, bound: int) -> int:
    """A number from 0 to `bound` - 1."""
    state = owner.rng
    if state > _MODULUS:
        if not is_secret(owner):
            return _next_told(owner, bound)
        owner.rng = state + 1
        return _drawn(state, bound)
    state = _following(state)
    owner.rng = state
    return _scaled(state, bound)


_INTERPRETED: Final = isinstance(below, FunctionType)


def _following(state: int) -> int:
    """`state * _MULTIPLIER % _MODULUS`, by machine code in halves of 31 bits: no number needs more
    than 63 then, and with larger ones it would be no faster than Python."""
    if _INTERPRETED:
        return state * _MULTIPLIER % _MODULUS
    high: i64 = state >> _HALF
    low: i64 = state & _LOW
    multiplier_high: i64 = _MULTIPLIER >> _HALF
    multiplier_low: i64 = _MULTIPLIER & _LOW
    crossed: i64 = high * multiplier_low + low * multiplier_high
    # Modulo 2^61 - 1, 2^62 is 2 and 2^61 is 1: what is above the 61st bit is added below.
    product: i64 = 2 * high * multiplier_high + low * multiplier_low
    product += (crossed >> 30) + ((crossed & ((1 << 30) - 1)) << _HALF)
    product = (product & _MODULUS) + (product >> 61)
    return product if product < _MODULUS else product - _MODULUS


def _scaled(state: int, bound: int) -> int:
    """`state * bound >> 61`: a state as a number below the bound."""
    if _INTERPRETED or bound > _LOW:
        return state * bound >> 61
    many: i64 = bound
    high: i64 = state >> _HALF
    low: i64 = state & _LOW
    return (high * many + (low * many >> _HALF)) >> 30


def _drawn(state: int, bound: int, purpose: bytes = b"") -> int:
    """The number at a place of a secret stream; what is drawn for a purpose is a stream apart."""
    key = (state >> _COUNTER & (1 << _KEY) - 1).to_bytes(_KEY // 8, "big")
    place = (state & (1 << _COUNTER) - 1).to_bytes(_COUNTER // 8, "big")
    digest = blake2b(place, digest_size=16, key=key, person=purpose).digest()
    return int.from_bytes(digest, "big") * bound >> 128


def shuffled(owner: Lucky, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The same things in a random order (Fisher and Yates)."""
    order = list(things)
    state = owner.rng
    if state > _MODULUS:
        if not is_secret(owner):
            return _as_told(owner, order)
        owner.rng = state + max(0, len(order) - 1)
        return _in_order(state, order, b"")
    for last in range(len(order) - 1, 0, -1):
        state = _following(state)
        other = _scaled(state, last + 1)
        order[last], order[other] = order[other], order[last]
    owner.rng = state
    return tuple(order)


def aside(owner: Lucky, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The same things in a secret order that takes nothing from what will be drawn.

    For what must not be recognised although it looks alike; quick luck hides nothing anyway.
    """
    return _in_order(owner.rng, list(things), b"aside") if is_secret(owner) else things


def _as_told(owner: Lucky, order: list[Thing]) -> tuple[Thing, ...]:
    for last in range(len(order) - 1, 0, -1):
        other = _next_told(owner, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _in_order(state: int, order: list[Thing], purpose: bytes) -> tuple[Thing, ...]:
    """Fisher and Yates with the numbers from a place of a secret stream on."""
    for last in range(len(order) - 1, 0, -1):
        other = _drawn(state, last + 1, purpose)
        state += 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Dice:
    """A generator of its own, for a player rather than for the game that is played."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        self.rng = state = _following(self.rng)
        return _scaled(state, bound)

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled classes cannot be pickled or copied without it."""
        return _dice_at, (self.rng,)


def _dice_at(state: int) -> Dice:
    """Dice that continue from a state of their generator."""
    dice = Dice(0)
    dice.rng = state
    return dice
