"""Many tables at once: rows, masks and legal actions in arrays that are written in place.

A table whose game is over begins its next game in the same step. With several processes the arrays
are in shared memory, and each process plays some of the tables; on a Ray cluster they are sent.
What is played is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NoReturn, Protocol

import numpy as np
from numpy.typing import NDArray

from emberhold.games import game_named
from emberhold.games.game import TableGame
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.table import Table, open_table
from emberhold.parts.numbered import MOST_LEGAL, ManyTables, refusal

PROCESSES, RAY = "processes", "ray"
"""Where tables are played."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at all the tables."""

    game: str
    players: int
    setup: Mapping[str, Any]
    seed: int | str

    def complete(self) -> dict[str, Any]:
        """The set-up with everything that nobody wished for."""
        return complete_setup(game_named(self.game), self.players, 0, self.setup)

    def encoded(self) -> TableGame:
        """The game with the cards of the boxes in play, and no others."""
        return game_named(self.game).with_setup(self.complete())

    def sizes(self) -> tuple[int, int]:
        """How long a row and a mask are."""
        game = self.encoded()
        return len(game.observation(self.players).names), game.actions(self.players).size


class Arrays:
    """The arrays of all tables over one block of memory."""

    def __init__(self, tables: int, players: int, length: int, size: int, memory: Any) -> None:
        parts: tuple[tuple[str, Any, tuple[int, ...]], ...] = (
            ("rewards", np.float32, (tables, players)),
            ("legal", np.int32, (tables, MOST_LEGAL)),
            ("counts", np.int32, (tables,)),
            ("seats", np.int32, (tables,)),
            ("games", np.int32, (tables,)),
            ("actions", np.int32, (tables,)),
            ("over", np.bool_, (tables,)),
            ("rows", np.uint8, (tables, length)),
            ("masks", np.int8, (tables, size)),
        )
        self._found: dict[str, NDArray[Any]] = {}
        place = 0
        for name, kind, shape in parts:
            array: NDArray[Any] = np.ndarray(shape, kind, memory, place)
            place += array.nbytes
            self._found[name] = array

    @staticmethod
    def room(tables: int, players: int, length: int, size: int) -> int:
        """The bytes that they take."""
        return tables * (4 * players + 4 * MOST_LEGAL + 16 + 1 + length + size)

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self._found[name]

    def take(self, others: Arrays, places: range) -> None:
        """What other arrays hold of the tables in some places."""
        for name, array in self._found.items():
            array[places.start : places.stop] = others[name]

    def views(self, places: range) -> dict[str, Any]:
        """The arrays of some tables as plain rows of numbers, which are written to much faster."""
        found = {}
        for name, array in self._found.items():
            flat: Any = memoryview(array[places.start : places.stop].data).cast("B")
            found[name] = flat if array.itemsize == 1 else flat.cast(array.data.format)
        return found


def tables_of(plan: Plan, arrays: Arrays, places: range, first: int) -> ManyTables:
    """Tables written in some places of the arrays; `first` is the number of the first of them."""
    game, encoded = game_named(plan.game), plan.encoded()
    sides = game.sides(plan.players, plan.complete())

    def opened(place: int, number: int) -> Table:
        seed = f"{plan.seed} table {first + place} game {number}"
        return open_table(game, plan.players, seed, plan.setup, None, False)

    writers = [encoded.observation(plan.players) for _ in places]
    """One for each table: a writer remembers what it wrote last."""
    return ManyTables(opened, sides, encoded.actions(plan.players), writers, arrays.views(places))


class Shares(Protocol):
    """Tables that are played where the arrays are not."""

    def play(self, actions: list[int] | None) -> None:
        """Begin, or take a step with the actions of all tables, and fill the arrays."""

    def close(self) -> None:
        """End what plays them."""


Elsewhere = Callable[[Plan, Arrays, list[range]], Shares]
"""Where else tables are played, by the places that each share has."""


class EmberholdVector:
    """See `emberhold.gym.vector_env`."""

    def __init__(
        self, plan: Plan, tables: int, processes: int, elsewhere: Elsewhere | None = None
    ) -> None:
        self.plan, players = plan, plan.players
        self.tables, self.processes = tables, min(processes, tables)
        length, size = self.plan.sizes()
        room = Arrays.room(tables, players, length, size)
        alone = elsewhere is None and self.processes == 1
        several = elsewhere is None and self.processes > 1
        self._shared = SharedMemory(create=True, size=room) if several else None
        memory = bytearray(room) if self._shared is None else self._shared.buf
        self._arrays = Arrays(tables, players, length, size, memory)
        self.rows, self.masks = self._arrays["rows"], self._arrays["masks"]
        self.legal, self.counts = self._arrays["legal"], self._arrays["counts"]
        self.seats, self.rewards = self._arrays["seats"], self._arrays["rewards"]
        self.over, self.games = self._arrays["over"], self._arrays["games"]
        self._here = tables_of(self.plan, self._arrays, range(tables), 0) if alone else None
        self._workers = [] if self._shared is None else self._started(length, size)
        shares = None if elsewhere is None else elsewhere(plan, self._arrays, self._shares())
        self._elsewhere = shares
        self._begun = False

    def _shares(self) -> list[range]:
        """Which tables each of the processes plays."""
        bounds = [n * self.tables // self.processes for n in range(self.processes + 1)]
        return [range(start, stop) for start, stop in pairwise(bounds)]

    def _started(self, length: int, size: int) -> list[tuple[Any, Any]]:
        assert self._shared is not None
        context = get_context("spawn")
        found = []
        for places in self._shares():
            ours, theirs = context.Pipe()
            job = (self.plan, self._shared.name, (self.tables, length, size), places, theirs)
            worker = context.Process(target=_work, args=job, daemon=True)
            worker.start()
            theirs.close()
            found.append((worker, ours))
        return found

    def reset(self) -> None:
        """Begin the first game at every table; the same ones every time."""
        self._begun = True
        if self._here is not None:
            self._here.begin()
        elif self._elsewhere is not None:
            self._elsewhere.play(None)
        else:
            self._all("begin")

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each table; all arrays are written again."""
        if not self._begun:
            raise EmberholdError("error-gym-begin")
        chosen = self._arrays["actions"]
        chosen[:] = actions
        if self._here is not None:
            self._here.step(chosen.tolist())
            return
        self._check(chosen)
        if self._elsewhere is not None:
            self._elsewhere.play(chosen.tolist())
        else:
            self._all("step")

    def _check(self, chosen: NDArray[Any]) -> None:
        """An illegal action at one table changes none of them."""
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = self.masks[np.arange(self.tables), np.where(inside, chosen, 0)] > 0
        wrong = np.flatnonzero(~(inside & legal))
        if len(wrong):
            place = int(wrong[0])
            codes = np.flatnonzero(self.masks[place]).tolist()
            actions = self.plan.encoded().actions(self.plan.players)
            raise refusal(actions, int(chosen[place]), codes)

    def _all(self, word: str) -> None:
        for _, pipe in self._workers:
            pipe.send(word)
        wrong = [said for _, pipe in self._workers if (said := pipe.recv()) is not None]
        if wrong:
            raise wrong[0]

    def close(self) -> None:
        """End the processes and give the shared memory back."""
        for worker, pipe in self._workers:
            pipe.send("end")
            worker.join(5)
        self._workers = []
        if self._elsewhere is not None:
            self._elsewhere.close()
        if self._shared is not None:
            shared, self._shared = self._shared, None
            for name in ("rows", "masks", "legal", "counts", "seats", "rewards", "over", "games"):
                setattr(self, name, getattr(self, name).copy())
            del self._arrays
            with suppress(BufferError):  # somebody keeps one of the arrays
                shared.close()
            shared.unlink()

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        """Copies and pickles are refused: the tables have no record to be rebuilt from."""
        raise EmberholdError("error-gym-vector-copy")

    def __enter__(self) -> EmberholdVector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(plan: Plan, name: str, sizes: tuple[int, int, int], places: range, pipe: Any) -> None:
    """A process that plays some of the tables."""
    shared = SharedMemory(name)
    tables, length, size = sizes
    arrays = Arrays(tables, plan.players, length, size, shared.buf)
    here = tables_of(plan, arrays, places, places.start)
    actions = arrays["actions"][places.start : places.stop]
    while (word := pipe.recv()) != "end":
        wrong = None
        try:
            here.begin() if word == "begin" else here.step(actions.tolist())
        except EmberholdError as error:
            wrong = error
        pipe.send(wrong)
