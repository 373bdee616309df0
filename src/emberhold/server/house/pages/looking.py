"""Looking back: moments of a game drawn outside of the event loop, and kept for who looks next.

A moment of a long game takes its time to find. It is drawn in a thread, one at a time, so that
nobody who plays waits for somebody who looks back; anyone who looks at the same moment again, or at
the same one with the same eyes, gets what was drawn before.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from emberhold.kernel.table import Table
from emberhold.server.house.pages import drawing
from emberhold.server.house.refusing import NOT_YOURS, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer

_LARGEST = 24 * 1024 * 1024
"""Bytes of drawn moments that are kept."""

Place = tuple[Any, ...]
Line = tuple[tuple[int, str], ...]
"""Who answers what."""


class Album:
    """The moments drawn last, of all tables: a cache by size, the least recently used go first."""

    def __init__(self, largest: int = _LARGEST) -> None:
        self._largest = largest
        self._size = 0
        self._drawn: OrderedDict[Place, drawing.Moment] = OrderedDict()
        self._one = asyncio.Lock()
        self.found = self.missed = 0

    async def moment(  # noqa: PLR0913 (a moment and the eyes that see it)
        self,
        hosted: Hosted,
        answers: int,
        eyes: int | None,
        everything: bool,
        language: str,
        line: Line = (),
    ) -> drawing.Moment:
        """A moment as some eyes saw it, or would have seen it after a line that nobody played. The
        table's lock is not held while it is drawn."""
        place = (hosted.id, hosted.memory.era, answers, eyes, everything, language, line)
        async with self._one:
            if (kept := self._drawn.get(place)) is not None:
                self._drawn.move_to_end(place)
                self.found += 1
                return kept
            self.missed += 1
            async with hosted.lock:
                fork = hosted.record.table.fork()
            drawn = await asyncio.to_thread(_drawn, fork, answers, eyes, everything, language, line)
            self._keep(place, drawn)
            return drawn

    def _keep(self, place: Place, drawn: drawing.Moment) -> None:
        self._drawn[place] = drawn
        self._size += drawn.size
        while self._size > self._largest and len(self._drawn) > 1:
            _, old = self._drawn.popitem(last=False)
            self._size -= old.size


def _drawn(  # noqa: PLR0913 (a moment and the eyes that see it)
    fork: Table, answers: int, eyes: int | None, everything: bool, language: str, line: Line
) -> drawing.Moment:
    fork.undo(fork.count - answers)
    for seat, key in line:
        fork.answer(key, seat)
    return drawing.moment(fork, language, eyes, everything)


def eyes_of(record: Record, viewer: Viewer, showing: int | None) -> int | None:
    """The seat a viewer looks with: the one asked for, or the one that is to act, or the first."""
    if showing is not None:
        if showing not in viewer.seats:
            raise Refused(NOT_YOURS, "error-not-your-seat", given=showing)
        return showing
    playing = record.playing(viewer.at_table_of(record.header.players))
    asked = [question.seat for question in record.questions if question.seat in playing]
    return min(asked or playing or viewer.seats, default=None)
