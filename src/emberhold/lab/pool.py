"""A batch on the processes of one machine.

Every worker is a process pool of its own with one process in it. So a process that is killed takes
only its own games along, it is known which they were, and they are played again by another.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection

from emberhold.kernel.errors import EmberholdError, listed
from emberhold.lab.batch import Batch
from emberhold.lab.campaigns import Rows, played
from emberhold.lab.playing import Row

SLICE = 0.5
"""How many seconds of games a worker is given at once: what is lost when it is stopped."""
MOST_AT_ONCE = 200
ATTEMPTS = 3
"""How often a game may take its process down before the batch is given up."""

Lost = Callable[[int], None]
"""Called with the number of games whose process ended without finishing them."""


def cores() -> int:
    """The processor cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(batch: Batch | Rows, numbers: Iterable[int]) -> Iterator[list[Row]]:
    """Games in this very process, one after the other."""
    for number in numbers:
        yield [played(batch, number)]


class Pace:
    """How many games fill a slice of time, judged by the last ones."""

    def __init__(self) -> None:
        self.games = 1

    def learn(self, rows: Sequence[Row]) -> None:
        each = sum(row["seconds"] for row in rows) / len(rows)
        fitting = int(SLICE / each) if each > 0 else MOST_AT_ONCE
        self.games = max(1, min(fitting, 4 * self.games, MOST_AT_ONCE))


class Todo:
    """The games still to be given out; those that took a process down come back one by one."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)
        self._again: deque[int] = deque()
        self._deaths: Counter[int] = Counter()

    def take(self, most: int) -> list[int]:
        if self._again:
            return [self._again.popleft()]
        return list(islice(self._numbers, most))

    def put_back(self, numbers: Sequence[int]) -> None:
        self._deaths.update(numbers)
        if dead := [number for number in numbers if self._deaths[number] >= ATTEMPTS]:
            raise EmberholdError("error-workers-die", games=listed(dead), attempts=ATTEMPTS)
        self._again.extend(numbers)


def play_on_processes(
    batch: Batch | Rows, numbers: Iterable[int], processes: int, lost: Lost
) -> Iterator[list[Row]]:
    """Games on several processes, in whatever order they end."""
    todo, pace = Todo(numbers), Pace()
    running: dict[Future[list[Row]], tuple[ProcessPoolExecutor, list[int]]] = {}
    with _crew(batch) as hire:

        def give(worker: ProcessPoolExecutor) -> None:
            if games := todo.take(pace.games):
                try:
                    future = _given(worker, games)
                except BrokenProcessPool:
                    worker = hire()
                    future = _given(worker, games)
                running[future] = worker, games

        for _ in range(processes):
            give(hire())
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                worker, games = running.pop(future)
                try:
                    rows = future.result()
                except BrokenProcessPool:
                    lost(len(games))
                    todo.put_back(games)
                    give(hire())
                else:
                    pace.learn(rows)
                    yield rows
                    give(worker)


def _given(worker: ProcessPoolExecutor, games: list[int]) -> Future[list[Row]]:
    with _undisturbed():
        return worker.submit(_play_some, games)


@contextmanager
def _crew(batch: Batch | Rows) -> Iterator[Callable[[], ProcessPoolExecutor]]:
    """Hires workers, and sees to it that none outlives the batch or this process.

    They hold the reading end of a pipe; when the writing end is closed, by us or by our death,
    they end at once, also in the middle of a game.
    """
    context = multiprocessing.get_context("spawn")
    leash, hold = context.Pipe(duplex=False)
    workers: list[ProcessPoolExecutor] = []

    def hire() -> ProcessPoolExecutor:
        workers.append(ProcessPoolExecutor(1, context, _start_work, (batch, leash)))
        return workers[-1]

    try:
        yield hire
    finally:
        hold.close()
        for worker in workers:
            worker.shutdown(wait=True, cancel_futures=True)
        leash.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, not even while they are starting: it is for us."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the worker


_batch: Batch | Rows | None = None


def _start_work(batch: Batch | Rows, leash: Connection) -> None:
    global _batch
    _batch = batch
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    try:
        leash.recv()
    except (EOFError, OSError):
        os._exit(0)


def _play_some(numbers: Sequence[int]) -> list[Row]:
    assert _batch is not None
    return [played(_batch, number) for number in numbers]
