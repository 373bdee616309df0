"""What people have said at a table: the answers that count, and a wish to undo some of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypedDict

from emberhold.kernel.save import Fixes

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


class WishKept(TypedDict):
    """A wish to repair something as snapshots keep it."""

    by: int
    fixes: list[list[Any]]
    waiting: list[int]
    made: int


@dataclass(frozen=True, slots=True)
class RepairWish:
    """A wish to set numbers of the table by hand, and who has not agreed to it yet."""

    by: int
    fixes: Fixes
    waiting: tuple[int, ...]
    made: int
    """The version at which it was made."""

    @classmethod
    def stored(cls, kept: Mapping[str, Any], made: int) -> RepairWish:
        """From an event, or from a snapshot."""
        return cls(kept["by"], fixes_of(kept), tuple(kept["waiting"]), made)

    @property
    def plain(self) -> WishKept:
        fixes = [list(fix) for fix in self.fixes]
        return {"by": self.by, "fixes": fixes, "waiting": list(self.waiting), "made": self.made}

    def without(self, seats: Iterable[int]) -> RepairWish:
        """The same wish when some seats need not be asked any more."""
        done = set(seats)
        return replace(self, waiting=tuple(seat for seat in self.waiting if seat not in done))


def fixes_of(kept: Mapping[str, Any]) -> Fixes:
    """What is set, from an event or a snapshot."""
    return tuple((path, value) for path, value in kept["fixes"])


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
