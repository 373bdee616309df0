"""Many tables at once: rows, masks and legal actions in arrays that are written in place.

A table whose game is over begins its next game in the same step. With several processes the arrays
are in shared memory, and each process plays some of the tables; what is played is the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, listed
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table, open_table
from emberhold.parts.worth import returns

MOST_LEGAL = 128
"""How many legal actions are listed; the mask has all of them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at all the tables."""

    game: str
    players: int
    setup: Mapping[str, Any]
    seed: int | str

    def sizes(self) -> tuple[int, int]:
        """How long a row and a mask are."""
        game = game_named(self.game)
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

    def flat(self, name: str, form: Literal["B", "i"] = "B") -> memoryview[int]:
        """An array as a plain row of numbers, which is written to several times as fast."""
        return memoryview(self._found[name].data).cast("B").cast(form)


class Tables:
    """Some of the tables, and where in the arrays they are written."""

    def __init__(self, plan: Plan, arrays: Arrays, places: range) -> None:
        self._plan = plan
        self._game = game_named(plan.game)
        self._sides = self._game.sides(
            plan.players, complete_setup(self._game, plan.players, 0, plan.setup)
        )
        self._actions = self._game.actions(plan.players)
        self._writers = [self._game.observation(plan.players) for _ in places]
        """One for each table: a writer remembers what it wrote last."""
        self._arrays = arrays
        self._rows, self._masks = arrays.flat("rows"), arrays.flat("masks")
        self._legal, self._counts = arrays.flat("legal", "i"), arrays.flat("counts", "i")
        self._seats, self._over = arrays.flat("seats", "i"), arrays.flat("over")
        self._length, self._size = plan.sizes()
        self._places = places
        self._tables: list[Table] = []
        self._questions: list[Question] = []
        self._codes: list[list[int]] = [[] for _ in places]

    def begin(self) -> None:
        self._arrays["masks"][self._places.start : self._places.stop] = 0
        self._codes = [[] for _ in self._places]
        self._tables, self._questions = [], []
        for place in self._places:
            self._arrays["games"][place] = 0
            table, question = self._opened(place)
            self._tables.append(table)
            self._questions.append(question)
            self._write(place)
        for name in ("rewards", "over"):
            self._arrays[name][self._places.start : self._places.stop] = 0

    def _opened(self, place: int) -> tuple[Table, Question]:
        """The next game of a table; one without any question is passed over."""
        plan, games = self._plan, self._arrays["games"]
        while True:
            seed = f"{plan.seed} table {place} game {games[place]}"
            table = open_table(self._game, plan.players, seed, plan.setup, None, False)
            question = table.question
            if question is not None:
                return table, question
            games[place] += 1

    def step(self) -> None:
        """Carry out the action of each table."""
        actions: list[int] = self._arrays["actions"].tolist()
        first = self._places.start
        for place in self._places:
            if actions[place] not in self._codes[place - first]:
                raise self._refused(place, actions[place])
        for place in self._places:
            number = place - first
            table, question = self._tables[number], self._questions[number]
            table.take(question, question.choices[self._codes[number].index(actions[place])])
            following = table.question
            if following is None:
                following = self._ended(place, table)
            elif self._over[place]:
                self._arrays["rewards"][place] = 0
                self._over[place] = 0
            self._questions[number] = following
            self._write(place)

    def _ended(self, place: int, table: Table) -> Question:
        """Pay what a game was worth, and begin the next one."""
        self._arrays["rewards"][place] = returns(table.result, self._sides)
        self._arrays["games"][place] += 1
        self._over[place] = 1
        self._tables[place - self._places.start], following = self._opened(place)
        return following

    def _refused(self, place: int, action: int) -> IllegalAnswer:
        names = self._actions.names
        legal = [f"{code} ({names[code]})" for code in self._codes[place - self._places.start]]
        return IllegalAnswer("error-gym-action", given=str(action), legal=listed(legal))

    def _write(self, place: int) -> None:
        """The row, the mask and the legal actions of the seat that is asked."""
        number = place - self._places.start
        question = self._questions[number]
        row = self._writers[number].row(self._tables[number].state, question.seat, question)
        start = place * self._length
        self._rows[start : start + self._length] = row
        masks, start = self._masks, place * self._size
        for code in self._codes[number]:
            masks[start + code] = 0
        codes = self._codes[number] = self._actions.codes(question)
        for code in codes:
            masks[start + code] = 1
        legal, start = self._legal, place * MOST_LEGAL
        for step, code in enumerate(codes[:MOST_LEGAL]):
            legal[start + step] = code
        self._counts[place] = min(len(codes), MOST_LEGAL)
        self._seats[place] = question.seat


class EmberholdVector:
    """See `emberhold.gym.vector_env`."""

    def __init__(self, plan: Plan, tables: int, processes: int) -> None:
        self.plan, players = plan, plan.players
        self.tables, self.processes = tables, min(processes, tables)
        length, size = self.plan.sizes()
        room = Arrays.room(tables, players, length, size)
        self._shared = SharedMemory(create=True, size=room) if self.processes > 1 else None
        memory = bytearray(room) if self._shared is None else self._shared.buf
        self._arrays = Arrays(tables, players, length, size, memory)
        self.rows, self.masks = self._arrays["rows"], self._arrays["masks"]
        self.legal, self.counts = self._arrays["legal"], self._arrays["counts"]
        self.seats, self.rewards = self._arrays["seats"], self._arrays["rewards"]
        self.over, self.games = self._arrays["over"], self._arrays["games"]
        self._here = Tables(self.plan, self._arrays, range(tables)) if self.processes == 1 else None
        self._workers = [] if self._shared is None else self._started(length, size)
        self._begun = False

    def _started(self, length: int, size: int) -> list[tuple[Any, Any]]:
        assert self._shared is not None
        context = get_context("spawn")
        found = []
        for number in range(self.processes):
            places = range(
                number * self.tables // self.processes, (number + 1) * self.tables // self.processes
            )
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
        else:
            self._all("begin")

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each table; all arrays are written again."""
        if not self._begun:
            raise EmberholdError("error-gym-begin")
        self._arrays["actions"][:] = actions
        if self._here is not None:
            self._here.step()
        else:
            self._all("step")

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
        if self._shared is not None:
            shared, self._shared = self._shared, None
            for name in ("rows", "masks", "legal", "counts", "seats", "rewards", "over", "games"):
                setattr(self, name, getattr(self, name).copy())
            del self._arrays
            with suppress(BufferError):  # somebody keeps one of the arrays
                shared.close()
            shared.unlink()

    def __enter__(self) -> EmberholdVector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(plan: Plan, name: str, sizes: tuple[int, int, int], places: range, pipe: Any) -> None:
    """A process that plays some of the tables."""
    shared = SharedMemory(name)
    tables, length, size = sizes
    here = Tables(plan, Arrays(tables, plan.players, length, size, shared.buf), places)
    while (word := pipe.recv()) != "end":
        wrong = None
        try:
            here.begin() if word == "begin" else here.step()
        except EmberholdError as error:
            wrong = error
        pipe.send(wrong)
