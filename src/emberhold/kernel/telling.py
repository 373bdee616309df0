"""A state that tells what happens to it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from emberhold.kernel.game import Doing, LogLine
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.strand import Strand


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """A state that tells what happens to it: what the states of all games have in common.

    A copy is told of by nobody: its `log` is None, and the rest is not even set.
    """

    __slots__ = ("doing", "log", "watched")

    log: Strand[LogLine] | None
    watched: bool
    """Whether the state is kept with every line, so that a screen can show them one by one."""
    doing: Doing | None
    """Which part of which card is being carried out; set only where a log is kept."""

    def say(self, id: str, seat: int | None = None, /, **arguments: Any) -> None:
        """Write a log line where a log is kept; callers in the hot path ask for `log` first."""
        if self.log is not None:
            line = LogLine(id, arguments, seat)
            self.log.append(line)
            if self.watched:
                line.after = self.pictured()
                line.doing = self.doing

    def pictured(self) -> Any:
        """A copy to look at; a game may keep in it what is only there in the middle of a step."""
        return self.copy()

    @abstractmethod
    def copy(self) -> Any:
        raise NotImplementedError
