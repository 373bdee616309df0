"""A pool of processes to think in, so that no bot takes the server's interpreter from anybody.

A process is told what a table is from and which answers were given, and keeps it for the next
thought. It is gentle to the machine (`nice`), ends with the server however that ends, and is
replaced when it hangs.
"""

from __future__ import annotations

import atexit
import os
import pickle
import select
import struct
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any

from emberhold.kernel.save import Save
from emberhold.players.analysis.analyst import Study
from emberhold.players.analysis.looking import Found
from emberhold.players.analysis.outline import Outline
from emberhold.players.finding import Found as Puzzling

_LONGEST = 90.0
"""Seconds after which a process that has not answered is given up."""
_LENGTH = struct.Struct("!I")


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be thought about: a piece of an analysis, a turn of a finished game, a choice of
    a bot, or a hint where no bot is named."""

    table: str
    header: Save
    answers: tuple[tuple[int, str], ...]
    seat: int
    bot: str | None = None
    seed: str = ""
    language: str = "en"
    study: Study | None = None
    turn: int | None = None
    """The turn, from the end, in which a puzzle is looked for."""
    boxes: tuple[tuple[str, bytes], ...] = ()
    """The boxes of somebody's own that the table is played with, packed."""


@dataclass(frozen=True, slots=True)
class Sought:
    """What came of looking for a puzzle in a turn."""

    found: Puzzling | None
    turns: int
    """How many turns the game has."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it: the key to answer with, and the words of a hint."""

    key: str
    text: str = ""
    numbers: tuple[str, ...] = ()
    """What the words rest on, line by line."""
    studied: Outline | tuple[Found, ...] = ()
    """What came of a piece of an analysis."""
    sought: Sought | None = None


class ThinkingFailed(Exception):
    """The process could not think about this; the reason is for the operator."""


class Thinker:
    """One process that thinks, started when it is first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()

    def think(self, task: Task) -> Thought:
        """Wait for the thought; to be called in a thread."""
        with self._lock:
            process = self._started()
            try:
                send(process.stdin, task)
                answer = self._answer(process)
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                self._end(process)
                raise ThinkingFailed(type(error).__name__) from None
        if isinstance(answer, Thought):
            return answer
        raise ThinkingFailed(str(answer))

    def close(self) -> None:
        process = self._process
        if process is not None:
            self._end(process)

    def _started(self) -> subprocess.Popen[bytes]:
        process = self._process
        if process is not None and process.poll() is not None:
            self._end(process)
            process = None
        if process is None:
            words = [sys.executable, "-m", "emberhold.server.minds.thinker"]
            process = self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        return process

    def _answer(self, process: subprocess.Popen[bytes]) -> Any:
        assert process.stdout is not None
        if not select.select([process.stdout], [], [], _LONGEST)[0]:
            raise EOFError
        return receive(process.stdout)

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        self._process = None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def send(pipe: Any, thing: object) -> None:
    """Send a thing to another process of ours."""
    raw = pickle.dumps(thing)
    pipe.write(_LENGTH.pack(len(raw)) + raw)
    pipe.flush()


def receive(pipe: Any) -> Any:
    """The next thing another process of ours has sent."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    return pickle.loads(pipe.read(_LENGTH.unpack(head)[0]))


class Thinkers:
    """All processes that think; each table goes to the one that knows it, if that is free."""

    def __init__(self, number: int) -> None:
        self._idle = [Thinker() for _ in range(number)]
        self._all = tuple(self._idle)
        self._knows: dict[str, Thinker] = {}
        self._lock = Lock()

    def think(self, task: Task) -> Thought:
        """To be called by no more threads at a time than there are processes."""
        with self._lock:
            known = self._knows.get(task.table)
            thinker = known if known in self._idle else self._idle[-1]
            self._idle.remove(thinker)
            if len(self._knows) > 1000:
                self._knows.clear()
            self._knows[task.table] = thinker
        try:
            return thinker.think(task)
        finally:
            with self._lock:
                self._idle.append(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.close()


def usual_number() -> int:
    """One process less than there are cores, so that the server keeps one."""
    return max(1, (os.cpu_count() or 2) - 1)


@cache
def thinkers(number: int) -> Thinkers:
    """The processes of this server; they end with it."""
    found = Thinkers(number)
    atexit.register(found.close)
    return found
