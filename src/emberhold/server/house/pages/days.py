"""How the challenge of a day went: how many took it on, the best of them, and days in a row.

Nobody sends a result: each is what the server itself made of the answers given at a table of that
day. Of every browser the first attempt counts, finished or not; names are nobody's business.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from time import monotonic

from emberhold.games.daily import Daily, daily
from emberhold.players import PERSON
from emberhold.server.house.pages.told import Yesterday
from emberhold.server.store import Store
from emberhold.server.store.records import Attempt, Summary

OPTION = "daily"
"""The option of a table that names the day whose challenge is played there."""
_LASTS = 300.0
"""Seconds for which a worker believes what it has counted."""
_KEPT = 8


@dataclass(frozen=True, slots=True)
class Standing:
    """How a challenge went for all who took it on."""

    played: int
    won: int
    best: int | None
    """The fewest decisions somebody won with."""


class Days:
    """The challenges of the last days, counted now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: OrderedDict[date, tuple[float, Standing]] = OrderedDict()

    async def standing(self, day: date) -> Standing:
        known = self._counted.get(day)
        if known is not None and monotonic() - known[0] < _LASTS:
            return known[1]
        found = daily(day)
        attempts = await self._store.attempts(found.game, found.seed)
        standing = counted(found, attempts)
        self._counted[day] = (monotonic(), standing)
        while len(self._counted) > _KEPT:
            self._counted.popitem(last=False)
        return standing

    async def before(self, today: date) -> Yesterday:
        """How the challenge of the day before went."""
        day = today - timedelta(days=1)
        found = await self.standing(day)
        return Yesterday(day=day.isoformat(), played=found.played, won=found.won, best=found.best)


def counted(found: Daily, attempts: Iterable[Attempt]) -> Standing:
    """The first attempt of everybody, of those that are over and belong to that day."""
    first: dict[str, Attempt] = {}
    for attempt in sorted(attempts, key=lambda attempt: attempt.created):
        if attempt.options.get(OPTION) == found.day.isoformat():
            first.setdefault(attempt.browser, attempt)
    over = [attempt for attempt in first.values() if attempt.result is not None]
    seat = found.seats.index(PERSON)
    won = [each.answers for each in over if each.result and seat in each.result.winners]
    return Standing(len(over), len(won), min(won, default=None))


def played_on(mine: Iterable[Summary]) -> set[date]:
    """The days whose challenge this browser has finished on the very day."""
    found = set()
    for summary in mine:
        named = summary.header.options.get(OPTION)
        if named is None or summary.finished is None:
            continue
        day = datetime.fromtimestamp(summary.finished, UTC).date()
        if day.isoformat() == named:
            found.add(day)
    return found


def in_a_row(days: Collection[date], today: date) -> int:
    """How many days up to today; who has not played yet today has until midnight."""
    last = today if today in days else today - timedelta(days=1)
    row = 0
    while last - timedelta(days=row) in days:
        row += 1
    return row


def longest(days: Collection[date]) -> int:
    return max((in_a_row(days, day) for day in days), default=0)
