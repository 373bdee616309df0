"""What the report on many games says of one game: told as data, counted and drawn by the lab.

Titles, texts and axes are ids of messages. Columns are those of the game's rows, after the game has
`prepared` them: beside its own, `seed`, `won`, `length` and, where things are compared with and
without, `stratum`, within which games are alike; where something may fall, `ended` (when) and
`fell`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from emberhold.language import Speech

if TYPE_CHECKING:
    import polars as pl

Name: TypeAlias = Callable[[Speech, Any], str]
"""What a value of a column is called."""


def as_it_is(say: Speech, value: Any) -> str:
    return str(value)


@dataclass(frozen=True)
class By:
    """Games told apart by a column; in a given order, otherwise the most won first."""

    column: str
    name: Name = as_it_is
    order: Sequence[Any] | None = None
    title: str = ""
    unlike: str = ""
    """Left out where it tells no more games apart than this column does."""


@dataclass(frozen=True)
class Rates:
    """How often games are won, by everything that varies."""

    text: str
    by: tuple[By, ...]
    even: bool = False
    """Whether to show where all seats would be equal."""


@dataclass(frozen=True)
class Cross:
    """How often games are won, by two things at once."""

    title: str
    text: str
    rows: By
    columns: By


@dataclass(frozen=True)
class Players:
    """Who wins more with the same deals: games of one seed and set-up are compared in pairs."""

    by: By


@dataclass(frozen=True)
class Pairs:
    """Who beats whom in games of two, where the column `against` names the other."""

    title: str
    text: str
    name: Name


@dataclass(frozen=True)
class Printed:
    """A number printed on something against how often it beats the players."""

    title: str
    text: str
    axis: str
    by: By
    number: Callable[[Any], int]


@dataclass(frozen=True)
class Endings:
    """How games end: the ways to win in cool colours, the ways to lose in warm ones."""

    colours: Mapping[str, str]
    """Reasons in their order, and their colours."""


@dataclass(frozen=True)
class Course:
    """How many games have ended in which way by each moment: ends that compete with each other."""

    colours: Mapping[str, str]
    axis: str


@dataclass(frozen=True)
class Lengths:
    """How long games take."""

    unit: str


@dataclass(frozen=True)
class Curves:
    """Two curves over time: the share that has fallen, and a number that falls."""

    slug: str
    title: str
    text: str
    column: str
    labels: tuple[str, str]
    axis: str


@dataclass(frozen=True)
class Means:
    """How often each of several things is had, by those who won and those who lost."""

    slug: str
    title: str
    text: str
    axis: str
    having: str
    among: str
    name: Name


@dataclass(frozen=True)
class Panel:
    """Things that games had or had not, perhaps only counted where they could have had them."""

    title: str
    having: str
    among: str | None
    name: Name


@dataclass(frozen=True)
class Lifts:
    """By how much more is won with each of several things than without."""

    slug: str
    title: str
    text: str
    panels: tuple[Panel, ...]


Part: TypeAlias = (
    Rates | Cross | Players | Pairs | Printed | Endings | Course | Lengths | Curves | Means | Lifts
)


@dataclass(frozen=True)
class Report:
    """The report on a game."""

    prepared: Callable[[pl.DataFrame], pl.DataFrame]
    by: By
    """What lengths, endings and curves are told apart by."""
    parts: tuple[Part, ...]
    """In their order on the page."""
    endings: Mapping[str, str] = field(default_factory=dict)
    """Short names of the ways games end: ids of messages."""


def who(names: Sequence[str]) -> str:
    """Who plays, by seat; where all are the same, said once."""
    return names[0] if len(set(names)) == 1 else ", ".join(names)


def _plainly(frame: pl.DataFrame) -> pl.DataFrame:
    import polars as pl

    seated = pl.struct("players", "counted").map_elements(_counted_first, pl.String)
    return frame.with_columns(with_changes(frame, seated).alias("team"))


def with_changes(frame: pl.DataFrame, team: pl.Expr) -> pl.Expr:
    """Who plays, told apart by what was printed otherwise."""
    import polars as pl

    if "changes" not in frame.columns:
        return team
    plain = pl.col("changes") == ""
    return pl.when(plain).then(team).otherwise(pl.format("{} ({})", team, pl.col("changes")))


def _counted_first(row: Mapping[str, Any]) -> str:
    """Who plays, from the seat that is counted on: the same wherever that is."""
    names, first = list(row["players"]), row["counted"]
    return who([*names[first:], *names[:first]])


PLAIN = Report(
    prepared=_plainly,
    by=By("kind"),
    parts=(
        Rates(
            "report-rates-plain",
            (By("kind", title="report-by-kind"), By("team", title="report-by-who")),
        ),
        Players(By("team")),
        Lengths("report-turns"),
    ),
)
"""The report on a game of which nothing particular is noted."""
