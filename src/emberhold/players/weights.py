"""Learned weights in a file: one line that says what they are for, then numbers.

The line is JSON: the mark and the format, the game, the number of players, the version of its
encoding (`emberhold.gym.encoding_version`) and the widths of the layers, from the slots of a row to
the actions. Little-endian half floats follow, layer by layer: the matrix, then what is added. The
first matrix has a row for each slot, because few slots of a row are set; every other one has a row
for each number it makes.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log1p, tanh
from pathlib import Path
from struct import unpack
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import SetupError

MARK = "emberhold net"
FORMAT = 1
_LONGEST_HEAD = 10_000
_MOST_NUMBERS = 50_000_000
_BYTES = 2
_FELT = [log1p(value) for value in range(256)]
"""What a slot counts for: large numbers little more than middling ones."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """What weights are for."""

    game: str
    players: int
    encoding: str
    layers: tuple[int, ...]
    """The slots of a row, the widths of the hidden layers, and the actions."""

    @property
    def numbers(self) -> int:
        """How many numbers there are in all."""
        return sum((before + 1) * after for before, after in pairwise(self.layers))

    def check(self, path: str, game: str, players: int, encoding: str) -> None:
        """Refuse a table that the weights were not made for."""
        if (self.game, self.players) != (game, players):
            raise SetupError(
                "error-net-game",
                "seats",
                path=path,
                game=self.game,
                players=self.players,
                wanted=game,
                seats=players,
            )
        if self.encoding != encoding:
            raise SetupError(
                "error-net-encoding", "seats", path=path, then=self.encoding, now=encoding
            )


class Weights:
    """A network of some layers, each but the last followed by the hyperbolic tangent."""

    def __init__(self, purpose: Purpose, numbers: Sequence[float]) -> None:
        self.purpose = purpose
        layers = purpose.layers
        self._first: list[Sequence[float]] = []
        self._hidden: list[tuple[list[Sequence[float]], Sequence[float]]] = []
        place = 0
        for depth, (before, after) in enumerate(pairwise(layers)):
            rows, width = (before, after) if depth == 0 else (after, before)
            matrix = [numbers[place + n * width : place + (n + 1) * width] for n in range(rows)]
            place += rows * width
            added = numbers[place : place + after]
            place += after
            if depth == 0:
                self._first, self._added = matrix, added
            else:
                self._hidden.append((matrix, added))

    def worths(self, row: bytes, actions: Sequence[int]) -> list[float]:
        """How good each of some actions is for a seat that sees this row."""
        felt = list(self._added)
        for place, value in enumerate(row):
            if value:
                amount = _FELT[value]
                felt = [
                    so_far + amount * weight
                    for so_far, weight in zip(felt, self._first[place], strict=True)
                ]
        for matrix, added in self._hidden[:-1]:
            felt = _through(matrix, added, [tanh(each) for each in felt], range(len(added)))
        matrix, added = self._hidden[-1]
        return _through(matrix, added, [tanh(each) for each in felt], actions)


def _through(
    matrix: list[Sequence[float]],
    added: Sequence[float],
    felt: list[float],
    wanted: Sequence[int],
) -> list[float]:
    """Some of the numbers that a layer makes."""
    return [
        added[place] + sum(weight * each for weight, each in zip(matrix[place], felt, strict=True))
        for place in wanted
    ]


# Files


def write_weights(path: Path, game: str, players: int, layers: Sequence[int], data: bytes) -> None:
    """Keep weights for this version of a game's encoding; `data` are the half floats."""
    version = game_named(game).encoding_version(players)
    purpose = Purpose(game, players, version, tuple(layers))
    if len(data) != _BYTES * purpose.numbers:
        raise ValueError(f"{len(data)} bytes for {purpose.numbers} numbers")
    head = {
        MARK: FORMAT,
        "game": game,
        "players": players,
        "encoding": version,
        "layers": list(layers),
    }
    path.write_bytes(json.dumps(head).encode() + b"\n" + data)


def purpose_of(path: str) -> Purpose:
    """What a file of weights says it is for."""
    return _opened(path, whole=False)[0]


_READ: dict[tuple[str, int, int], Weights] = {}
"""The files read last, by path, time and size: every game of a batch has players of its own."""
_KEPT = 8


def read_weights(path: str) -> Weights:
    """The weights of a file; one that is something else is refused in words."""
    try:
        state = Path(path).stat()
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    key = path, state.st_mtime_ns, state.st_size
    if key not in _READ:
        purpose, data = _opened(path, whole=True)
        numbers = array("f", unpack(f"<{purpose.numbers}e", data))
        while len(_READ) >= _KEPT:
            _READ.pop(next(iter(_READ)), None)
        _READ[key] = Weights(purpose, numbers)
    return _READ[key]


def _opened(path: str, whole: bool) -> tuple[Purpose, bytes]:
    try:
        with open(path, "rb") as file:
            head = file.readline(_LONGEST_HEAD)
            purpose = _purpose(path, head)
            size = _BYTES * purpose.numbers
            data = file.read(size + 1) if whole else b""
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    if whole and len(data) != size:
        raise _strange(path)
    return purpose, data


def _purpose(path: str, head: bytes) -> Purpose:
    try:
        said: Any = json.loads(head)
        known = isinstance(said, dict) and said.get(MARK) == FORMAT
    except (ValueError, RecursionError):
        known = False
    if not known:
        raise _strange(path)
    game, players, encoding = said.get("game"), said.get("players"), said.get("encoding")
    layers = said.get("layers")
    sound = isinstance(game, str) and isinstance(players, int) and isinstance(encoding, str)
    if not sound or not isinstance(layers, list) or len(layers) < 3:
        raise _strange(path)
    if not all(isinstance(width, int) and 0 < width < _MOST_NUMBERS for width in layers):
        raise _strange(path)
    purpose = Purpose(game, players, encoding, tuple(layers))
    if purpose.numbers > _MOST_NUMBERS:
        raise _strange(path)
    return purpose


def _strange(path: str) -> SetupError:
    return SetupError("error-net-format", "seats", path=path)


def _unreadable(path: str, error: Exception) -> SetupError:
    return SetupError("error-net-file", "seats", path=path, why=cause_of(error))
