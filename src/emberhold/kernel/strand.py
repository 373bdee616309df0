"""A list that only grows, and whose forks share what is before them: a persistent list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

_Item = TypeVar("_Item")


@final
class Strand(Generic[_Item]):
    """What happened, one thing after another: the lines of a log, the answers given.

    A fork reads the first items of the list it came from and writes to a list of its own, so it
    costs the same however long the game has been. Only its owner ever adds to a list, and nobody
    takes anything out of one: what others share stays as it is.
    """

    __slots__ = ("_behind", "_own", "_shared")

    def __init__(self) -> None:
        self._behind: list[_Item] = []
        self._shared = 0
        """How many items of the list behind belong to this strand; its own follow them."""
        self._own: list[_Item] = []

    def __len__(self) -> int:
        return self._shared + len(self._own)

    def __getitem__(self, place: int) -> _Item:
        return self.items[place]

    def __iter__(self) -> Iterator[_Item]:
        return iter(self.items)

    @property
    def items(self) -> list[_Item]:
        """All of it as one list, to be read only."""
        if self._shared:
            self._own = self._behind[: self._shared] + self._own
            self._behind = []
            self._shared = 0
        return self._own

    @property
    def last(self) -> _Item | None:
        """The latest item; None while there is none."""
        if self._own:
            return self._own[-1]
        return self._behind[self._shared - 1] if self._shared else None

    def append(self, item: _Item) -> None:
        self._own.append(item)

    def fork(self, length: int) -> Strand[_Item]:
        """A strand that begins with that many of these items and continues on its own."""
        fork: Strand[_Item] = Strand()
        fork._behind = self._behind if length <= self._shared else self.items
        fork._shared = length
        return fork

    def cut(self, length: int) -> Strand[_Item]:
        """The first of these items as a strand that keeps nothing of the others."""
        cut: Strand[_Item] = Strand()
        cut._own = self.items[:length]
        return cut
