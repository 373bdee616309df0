"""How long people may take: minutes or days a turn, counted from when each of them was asked.

A seat whose time is over is played by a bot until its person comes back. On vacation no time runs;
afterwards there is a whole turn's time again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from emberhold.server.store.records import Event

DAY = 24 * 60 * 60
CLOCK, VACATION = "clock", "vacation"
PERIODS = (0, 3 * 60, 10 * 60, DAY, 3 * DAY, 7 * DAY)
"""Seconds a turn that can be chosen; 0: as long as anybody likes."""
MOST_DAYS = 21
"""Days of vacation that one person may take at one table, all in all."""


class Clock:
    """The time of one table."""

    def __init__(self, seconds: int = 0, now: float = 0.0) -> None:
        self.seconds = seconds
        self._began = now
        self.asked: dict[int, tuple[int, float]] = {}
        """For each seat that is asked: the version of its question, and when that was put."""
        self.resting: dict[int, float] = {}
        """Until when somebody is on vacation."""
        self.rested: dict[int, int] = {}
        """How many days of it they have taken."""

    def hear(self, event: Event) -> None:
        """What changes time itself; a person who comes back to a seat has a whole turn's time."""
        data = event.data
        match event.kind:
            case "clock":
                self.wind(data["seconds"], event.time)
            case "vacation":
                self.rest(data["seat"], data["days"], event.time)
            case "seat":
                self.asked.pop(data["seat"], None)

    def note(self, since: Mapping[int, int], now: float | None = None) -> None:
        """Who is asked since which version; a question that is still open keeps its time."""
        when = self._began if now is None else now
        self.asked = {
            seat: old if (old := self.asked.get(seat)) and old[0] == version else (version, when)
            for seat, version in since.items()
        }

    def wind(self, seconds: int, now: float) -> None:
        """Another time from now on: what is asked already has all of it."""
        self.seconds = seconds
        self.asked = {seat: (version, now) for seat, (version, _) in self.asked.items()}

    def rest(self, seat: int, days: int, now: float) -> None:
        """Somebody takes a vacation, or comes back."""
        if days:
            self.resting[seat] = now + days * DAY
            self.rested[seat] = self.rested.get(seat, 0) + days
        elif seat in self.resting:
            self.resting[seat] = now

    def until(self, seat: int) -> float | None:
        """When the time of a seat is over; None where none runs."""
        if not self.seconds or seat not in self.asked:
            return None
        return max(self.asked[seat][1], self.resting.get(seat, 0.0)) + self.seconds

    def due(self, seats: Iterable[int]) -> float | None:
        """When the first of these seats is out of time."""
        ends = [end for seat in seats if (end := self.until(seat)) is not None]
        return min(ends, default=None)

    @property
    def plain(self) -> dict[str, Any]:
        return {
            "seconds": self.seconds,
            "asked": [[seat, *when] for seat, when in self.asked.items()],
            "resting": [list(each) for each in self.resting.items()],
            "rested": [list(each) for each in self.rested.items()],
        }

    def restore(self, kept: Mapping[str, Any]) -> None:
        self.seconds = kept["seconds"]
        self.asked = {seat: (version, when) for seat, version, when in kept["asked"]}
        self.resting = dict(kept["resting"])
        self.rested = dict(kept["rested"])
