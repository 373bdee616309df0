"""Where to look to see what decided a game: what rises and falls, and who did what to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from emberhold.kernel.game import LogLine


class Gauge(NamedTuple):
    """How much there is of something, and how much there can be."""

    level: int
    most: int


class Blow(NamedTuple):
    """What somebody did to somebody, both by the ids of their areas; `by` may be nobody's."""

    by: str
    to: str
    amount: int
    card: Any = None
    """With what, if that can be said."""
    weight: float = 0.0
    """How much it tells of a game where no amount says so: 1.0 is as much as there can be."""


class Reader(Protocol):
    """Somebody who reads the log of one game, line after line."""

    round: int
    """The round under way."""

    def begins(self, state: Any, line: LogLine) -> str:
        """Whose turn a line begins, by the id of the area."""

    def read(self, state: Any, line: LogLine) -> Blow | None:
        """What a line tells of, if anybody did something to anybody."""


class Yield(NamedTuple):
    """Something that people gather and use again and again: what counts is how much came in."""

    counted: str
    """The id of the message that says what is counted."""
    amounts: Callable[[Any], Mapping[str, int]]
    """How much everybody has of it, by the ids of their areas; only rises are counted."""


@dataclass(frozen=True)
class Decisive:
    """Where to look in a game to see what decided it."""

    measured: str
    """The id of the message that says what the curves show."""
    counted: str
    """The id of the message above what everybody did."""
    gauges: Callable[[Any], Mapping[str, Gauge]]
    """What rises or falls, by the id of its area."""
    reader: Callable[[], Reader]
    foes: tuple[str, ...] = ()
    """The areas that everybody plays against."""
    yields: tuple[Yield, ...] = ()
    struck: Mapping[str, str] = field(default_factory=dict)
    """The ids of messages that tell blows apart by whom they hit."""
    shared: Mapping[str, str] = field(default_factory=dict)
    """The areas that belong to nobody's seat, and the ids of messages that name them."""

    def at_a_glance(self, state: Any) -> Mapping[str, Gauge]:
        """The few gauges that sum a game up: those all share, else everybody's own."""
        gauges = self.gauges(state)
        return {id: gauges[id] for id in self.shared if id in gauges} or gauges
