"""What people have said at a table: the answers that count, and a wish to undo some of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypedDict

_SHOWED, _BEGAN = 1, 2


class Answer(NamedTuple):
    """An answer that counts: not undone."""

    seat: int
    key: str
    showed: bool
    """Whether it showed somebody something new, so that it cannot simply be undone."""
    began: bool
    """Whether it was the first of a turn."""

    @classmethod
    def stored(cls, answer: Sequence[Any]) -> Answer:
        """An answer as snapshots keep it."""
        seat, key, flags = answer
        return cls(seat, key, bool(flags & _SHOWED), bool(flags & _BEGAN))

    @property
    def flags(self) -> int:
        return _SHOWED * self.showed + _BEGAN * self.began

    @property
    def plain(self) -> list[Any]:
        return [self.seat, self.key, self.flags]


class RequestKept(TypedDict):
    """A request as snapshots keep it."""

    by: int
    to: int
    waiting: list[int]
    made: int


@dataclass(frozen=True, slots=True)
class Request:
    """A wish to undo more than is free, and who has not agreed to it yet."""

    by: int
    to: int
    waiting: tuple[int, ...]
    made: int
    """The version at which it was made."""

    @property
    def plain(self) -> RequestKept:
        return {"by": self.by, "to": self.to, "waiting": list(self.waiting), "made": self.made}

    def without(self, seats: Iterable[int]) -> Request:
        """The same request when some seats need not be asked any more."""
        done = set(seats)
        return replace(self, waiting=tuple(seat for seat in self.waiting if seat not in done))
