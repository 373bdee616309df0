"""What the rows of a batch say when they are counted: everything a figure shows, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from emberhold.lab.report.charts import Band
from emberhold.lab.statistics import Lift, Rate, Survival, lift, survival

if TYPE_CHECKING:
    import polars as pl

_FEWEST = 0.05
"""Of what is left when fewer than this share of the games are still going, nothing is said."""

ENOUGH = 20
"""A lift that rests on fewer games with, or without, is not worth showing."""


def rates_by(frame: pl.DataFrame, column: str) -> dict[Any, Rate]:
    """How often games were won for each value of a column; of a list, for each thing in it."""
    import polars as pl

    found = frame.select(column, "won")
    if isinstance(found.schema[column], pl.List):
        found = found.with_columns(pl.col(column).list.unique()).explode(column)
    found = found.group_by(column).agg(pl.col("won").sum().alias("wins"), pl.len().alias("games"))
    return {value: Rate(wins, games) for value, wins, games in sorted(found.iter_rows())}


def best_first(found: dict[Any, Rate]) -> dict[Any, Rate]:
    return dict(sorted(found.items(), key=lambda item: (-item[1].share, item[0])))


def lifts_by(frame: pl.DataFrame, having: str, among: str | None = None) -> dict[Any, Lift]:
    """For each thing in a list column, the lift of having it.

    It is compared within each `stratum` with the games that do not have it, of all games or of
    those that have it in the list column `among`.
    """
    having_it = _counts(frame, having)
    could = _counts(frame, among) if among is not None else _totals(frame, having_it)
    found = {}
    for thing, by_stratum in having_it.items():
        strata = [(one, _less(could[thing][stratum], one)) for stratum, one in by_stratum.items()]
        measured = lift(strata)
        if measured is not None and min(measured.games, measured.others) >= ENOUGH:
            found[thing] = measured
    return dict(sorted(found.items(), key=lambda item: (-item[1].difference, item[0])))


def _counts(frame: pl.DataFrame, column: str) -> dict[Any, dict[str, Rate]]:
    import polars as pl

    things = frame.select("stratum", "won", pl.col(column).list.unique()).explode(column)
    counted = things.drop_nulls(column).group_by(column, "stratum")
    found: dict[Any, dict[str, Rate]] = {}
    rows = counted.agg(pl.col("won").sum().alias("wins"), pl.len().alias("games")).iter_rows()
    for thing, stratum, wins, games in sorted(rows):
        found.setdefault(thing, {})[stratum] = Rate(wins, games)
    return found


def _totals(frame: pl.DataFrame, things: Iterable[Any]) -> dict[Any, dict[str, Rate]]:
    whole = rates_by(frame, "stratum")
    return dict.fromkeys(things, whole)


def _less(whole: Rate, part: Rate) -> Rate:
    return Rate(whole.wins - part.wins, whole.games - part.games)


def band_of(frame: pl.DataFrame, column: str) -> Band:
    """The median of a series by moment and the range of the middle 80 %, of games still going."""
    import polars as pl

    series = frame.select(column, pl.int_ranges(pl.col(column).list.len()).alias("moment"))
    points = series.explode(column, "moment").group_by("moment")
    values = pl.col(column)
    found = points.agg(
        values.median().alias("middle"),
        values.quantile(0.1).alias("low"),
        values.quantile(0.9).alias("high"),
        pl.len().alias("games"),
    ).sort("moment")
    found = found.filter(pl.col("games") >= max(1, _FEWEST * frame.height))
    return Band(*(found[name].to_list() for name in ("moment", "middle", "low", "high")))


def standing(frame: pl.DataFrame) -> Survival:
    """Who is still in the game, from the columns `ended` and `fell`; cut where few are left to look
    at."""
    curve = survival(list(frame.select("ended", "fell").iter_rows()))
    ended = sorted(frame["ended"].to_list(), reverse=True)
    last = ended[min(len(ended) - 1, int(_FEWEST * len(ended)))]
    kept = [place for place, moment in enumerate(curve.moments) if moment <= last]
    columns = (curve.moments, curve.shares, curve.lows, curve.highs)
    moments, shares, lows, highs = ([column[place] for place in kept] for column in columns)
    return Survival(moments, shares, lows, highs)  # type: ignore[arg-type]


def means_by(
    frame: pl.DataFrame, things: str, among: str
) -> dict[Any, tuple[float, float, int, int]]:
    """How many of each thing there were on average in games won and lost where there could be any.

    Also how many games won and lost that were.
    """
    import polars as pl

    could = frame.select("won", among).explode(among).group_by(among, "won").len("games")
    had = frame.select("won", things).explode(things).drop_nulls(things)
    had = had.group_by(things, "won").len("times").rename({things: among})
    both = could.join(had, on=[among, "won"], how="left").with_columns(pl.col("times").fill_null(0))
    counts: dict[Any, dict[bool, tuple[int, int]]] = {}
    for thing, won, games, times in both.select(among, "won", "games", "times").iter_rows():
        counts.setdefault(thing, {})[won] = (games, times)
    found = {}
    for thing, by_end in counts.items():
        (won, had_won), (lost, had_lost) = by_end.get(True, (0, 0)), by_end.get(False, (0, 0))
        found[thing] = (had_won / won if won else 0.0, had_lost / lost if lost else 0.0, won, lost)
    return dict(sorted(found.items(), key=lambda item: (-item[1][0], -item[1][1], item[0])))


def lengths_of(frame: pl.DataFrame) -> tuple[list[int], list[int]]:
    """The lengths of the games won and of those lost."""
    import polars as pl

    won, lost = frame.filter(pl.col("won")), frame.filter(~pl.col("won"))
    return won["length"].to_list(), lost["length"].to_list()


def parts_of(frame: pl.DataFrame, column: str) -> dict[Any, Any]:
    """The rows of each value of a column."""
    parts = frame.partition_by(column, as_dict=True, maintain_order=True)
    return {key[0]: part for key, part in parts.items()}
