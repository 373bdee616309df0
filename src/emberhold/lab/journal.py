"""The journal of a batch: games are written down as they end, so that stopping costs nothing.

A journal is a text file beside the results it will become: a first line that says which batch it
belongs to, then a line for each finished game, in the order in which they ended. Lines are only
ever added, and only by the one process that holds the lock. Whatever stops that process, at most
the last line is torn; opening the journal again cuts it off and continues.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.batch import Batch, differences
from emberhold.lab.campaigns import MARK as CAMPAIGNS
from emberhold.lab.campaigns import Campaigns
from emberhold.lab.kept import MARK as KEPT
from emberhold.lab.playing import Row

_MARK = "emberhold journal"
_FORMAT = 1
_FOREIGN = {KEPT: "error-kept-foreign", CAMPAIGNS: "error-campaigns-foreign"}
"""What is said of a file that holds something else, by what it should hold."""


def journal_path(results: Path) -> Path:
    return results.with_name(f"{results.name}.partial")


class Journal:
    """The finished games of a batch; open it with `with`."""

    def __init__(self, path: Path, batch: Batch | Campaigns, mark: str = _MARK) -> None:
        self.path = path
        self.mark = mark
        """What the first line calls the file."""
        self.batch = batch
        self.done: set[int] = set()
        """The numbers of the games that are in it."""
        self._file: IO[bytes]

    def __enter__(self) -> Journal:
        try:
            self._file = open(self.path, "a+b")
        except OSError as error:
            raise EmberholdError(
                "error-results-write", path=str(self.path), why=cause_of(error)
            ) from None
        try:
            _lock(self._file, self.path)
            self._take_up()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _take_up(self) -> None:
        """Find what is there already, cut off what is torn, or begin a new journal."""
        self._file.seek(0)
        whole = 0
        first = self._file.readline()
        if first.endswith(b"\n"):
            self._check(first)
            whole = len(first)
            for line in self._file:
                number = self._number(line)
                if number is None:
                    break
                self.done.add(number)
                whole += len(line)
        self._file.truncate(whole)
        if not whole:
            self._write(_line({self.mark: _FORMAT, "batch": self.batch.plain()}))

    def _check(self, line: bytes) -> None:
        head = _read(line)
        if not isinstance(head, dict) or self.mark not in head:
            wrong = _FOREIGN.get(self.mark, "error-results-foreign")
            raise EmberholdError(wrong, path=str(self.path))
        if head[self.mark] != _FORMAT or head.get("batch") != self.batch.plain():
            points = differences(head.get("batch", {}), self.batch.plain())
            raise EmberholdError("error-other-batch", path=str(self.path), points=points)

    def _number(self, line: bytes) -> int | None:
        """The number of the game in a line; None where the line is torn."""
        row = _read(line) if line.endswith(b"\n") else None
        number = row.get("number") if isinstance(row, dict) else None
        return number if number in range(self.batch.total) else None

    def left(self) -> Iterator[int]:
        """The games that have still to be played."""
        return (number for number in range(self.batch.total) if number not in self.done)

    def add(self, rows: Sequence[Row]) -> None:
        """Write games down; when this returns they are safe."""
        new = [row for row in rows if row["number"] not in self.done]
        self._write(b"".join(_line(row) for row in new))
        self.done.update(row["number"] for row in new)

    def rows(self) -> Iterator[Row]:
        """Every game in it, once, in the order in which they ended."""
        self._file.seek(0)
        self._file.readline()
        seen: set[int] = set()
        for line in self._file:
            row: Row = json.loads(line)
            if row["number"] not in seen:
                seen.add(row["number"])
                yield row

    def _write(self, data: bytes) -> None:
        try:
            self._file.seek(0, os.SEEK_END)
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise EmberholdError(
                "error-results-write", path=str(self.path), why=cause_of(error)
            ) from None

    def remove(self) -> None:
        """The results are in their own file now."""
        self.path.unlink(missing_ok=True)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _lock(file: IO[bytes], path: Path) -> None:
    """Only one process at a time may write; the lock goes with the process that holds it."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise EmberholdError("error-results-busy", path=str(path)) from None
