"""What a table remembers: its answers one after another, and states (snapshots) to go back to.

Nothing here knows a rule. The table plays; its history says how much had been answered and logged
at any moment, and which state a replay begins from.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from emberhold.kernel.question import Choice, key_of
from emberhold.kernel.strand import Strand

_RECENT: Final = 24
_SPACING: Final = 16
"""Snapshots of the last _RECENT steps are all kept; older ones are this many answers apart."""


class SeatAnswers:
    """The record of questions asked together: a choice by each seat, in seat order."""

    __slots__ = ("by_seat",)

    def __init__(self, given: Mapping[int, Choice]) -> None:
        self.by_seat = tuple(sorted(given.items()))


class Entry:
    """One answer, or those of all seats that were asked together."""

    __slots__ = ("choice", "count", "lines")

    def __init__(self, choice: Choice | SeatAnswers, count: int, lines: int) -> None:
        self.choice = choice
        self.count = count
        """How many answers there are with it, those given together one by one."""
        self.lines = lines
        """How long the log was before it."""


class Snapshot(NamedTuple):
    """A state between two steps, and how many entries and log lines there were by then."""

    state: Any
    entries: int
    lines: int
    dealt: bool = False
    """Whether it was dealt again: no answers lead to it, so it is never let go."""


class History:
    """The record of one table; a table that keeps no record leaves it empty."""

    __slots__ = ("entries", "snapshots")

    def __init__(self) -> None:
        self.entries: Strand[Entry] = Strand()
        self.snapshots: list[Snapshot] = []

    @property
    def count(self) -> int:
        """How many answers have been given, those to questions asked together one by one."""
        last = self.entries.last
        return 0 if last is None else last.count

    def note(self, choice: Choice | SeatAnswers, lines: int) -> None:
        """Record an answer that is about to be carried out while the log is so long."""
        size = len(choice.by_seat) if isinstance(choice, SeatAnswers) else 1
        self.entries.append(Entry(choice, self.count + size, lines))

    def keep(self, state: Any) -> None:
        """Remember the state between two steps; of those long past most are let go."""
        snapshots = self.snapshots
        lines = 0 if state.log is None else len(state.log)
        snapshots.append(Snapshot(state.copy(), len(self.entries), lines))
        old = len(snapshots) - 1 - _RECENT
        near = old > 0 and snapshots[old].entries - snapshots[old - 1].entries < _SPACING
        if near and not snapshots[old].dealt:
            del snapshots[old]

    def step_again(self) -> Snapshot:
        """Back to the beginning of the step under way."""
        base = self.snapshots[-1]
        self.entries = self.entries.cut(base.entries)
        return base

    def deal(self, state: Any) -> None:
        """The step under way begins from another state: its hidden cards were dealt again."""
        self.snapshots[-1] = self.snapshots[-1]._replace(state=state.copy(), dealt=True)

    @property
    def at_rest(self) -> bool:
        """Whether nothing has been answered since the last snapshot."""
        return self.snapshots[-1].entries == len(self.entries)

    def since(self, snapshot: Snapshot) -> list[Choice | SeatAnswers]:
        """What has been answered since a snapshot."""
        if len(self.entries) == snapshot.entries:
            return []
        return [entry.choice for entry in self.entries.items[snapshot.entries :]]

    def entries_within(self, answers: int) -> int:
        """How many entries are whole within the first answers."""
        return bisect_right(self.entries.items, answers, key=_count_of)

    def answers_at(self, entries: int) -> int:
        """How many answers the first entries hold."""
        return self.entries[entries - 1].count if entries else 0

    def entries_before(self, line: int) -> int:
        """How many entries were given before a line of the log was written."""
        return bisect_right(self.entries.items, line, key=_lines_of)

    def go_back(self, entries: int) -> tuple[Snapshot, list[Choice | SeatAnswers]]:
        """Back to the last state within that many entries, and what to answer again from there."""
        snapshots = self.snapshots
        while snapshots[-1].entries > entries:
            snapshots.pop()
        base = snapshots[-1]
        self.entries = self.entries.cut(entries)
        again = self.since(base)
        self.entries = self.entries.cut(base.entries)
        return base, again

    def twin(self) -> History:
        """The same, with a future of its own."""
        twin = History()
        twin.entries = self.entries.fork(len(self.entries))
        twin.snapshots = self.snapshots.copy()
        return twin

    def keys(self) -> list[str]:
        """The answers as a save file lists them."""
        keys = []
        for entry in self.entries:
            choice = entry.choice
            if isinstance(choice, SeatAnswers):
                keys += [f"{seat}> {key_of(each)}" for seat, each in choice.by_seat]
            else:
                keys.append(key_of(choice))
        return keys


def _count_of(entry: Entry) -> int:
    return entry.count


def _lines_of(entry: Entry) -> int:
    return entry.lines
