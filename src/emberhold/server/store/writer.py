"""Group commit: one thread that stores whatever arrived while it was storing the last lot.

Waiting for the disk is what a commit costs. Many tables share one wait, and nobody is told that
something is stored before it is.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

Value = TypeVar("Value")
Work = Callable[[Connection], Any]
_TRIES = 5


class _Job:
    __slots__ = ("future", "table", "work")

    def __init__(self, table: str, work: Work) -> None:
        self.table = table
        self.work = work
        self.future: Future[Any] = Future()


class Writer:
    """All writing to one database by this process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def write(self, table: str, work: Callable[[Connection], Value]) -> Future[Value]:
        """Carry out some work in the next transaction; the future is done when it is stored."""
        job = _Job(table, work)
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Store what has arrived and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._collect()
            # From here on it is too late to think better of it.
            jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)

    def _collect(self) -> tuple[list[_Job], bool]:
        """Wait for one job, then take all that have arrived meanwhile."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if self._jobs.empty():
                # By table, so that two workers never wait for each other crosswise.
                return sorted(jobs, key=lambda job: job.table), True
            job = self._jobs.get()
        return jobs, False

    def _commit(self, jobs: list[_Job]) -> None:
        for attempt in range(1, _TRIES + 1):
            try:
                with self._engine.begin() as connection:
                    values = [job.work(connection) for job in jobs]
            except OperationalError as error:
                if attempt == _TRIES:
                    return _fail(jobs, error)
            except Exception as error:
                return self._one_by_one(jobs, error)
            else:
                for job, value in zip(jobs, values, strict=True):
                    job.future.set_result(value)
                return None

    def _one_by_one(self, jobs: list[_Job], error: Exception) -> None:
        """One job of the lot cannot be done: the others must not suffer for it."""
        if len(jobs) == 1:
            return _fail(jobs, error)
        for job in jobs:
            self._commit([job])


def _fail(jobs: list[_Job], error: Exception) -> None:
    for job in jobs:
        job.future.set_exception(error)
