"""What the rows of a batch say when they are counted: everything a figure shows, as numbers."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, cast

from emberhold.lab.clustered import (
    Cell,
    Compared,
    clustered_lift,
    compared,
    design_of,
    family,
    holm,
)
from emberhold.lab.report.charts import Band
from emberhold.lab.statistics import Incidence, Lift, Rate, incidence

if TYPE_CHECKING:
    import polars as pl

_FEWEST = 0.05
"""Of what is left when fewer than this share of the games are still going, nothing is said."""

ENOUGH = 20
"""A lift that rests on the games of fewer seeds with, or without, is not worth showing."""


def rates_by(frame: pl.DataFrame, *columns: str) -> dict[Any, Rate]:
    """How often games were won for each value of a column; of a list, for each thing in it.

    Of several columns, for each combination of values. Games of one seed are not independent.
    """
    import polars as pl

    found = frame.select(*columns, "seed", "won")
    for column in columns:
        if isinstance(found.schema[column], pl.List):
            found = found.with_columns(pl.col(column).list.unique()).explode(column)
    rows = _won(found.group_by(*columns, "seed")).iter_rows()
    by_value: dict[Any, dict[Hashable, tuple[int, int]]] = {}
    for *value, seed, wins, games in sorted(rows):
        key = value[0] if len(columns) == 1 else tuple(value)
        by_value.setdefault(key, {})[seed] = wins, games
    return {value: _rate(seeds) for value, seeds in by_value.items()}


def total_of(frame: pl.DataFrame) -> Rate:
    """How often games were won, all together."""
    rows = _won(frame.select("seed", "won").group_by("seed")).iter_rows()
    return _rate({seed: (wins, games) for seed, wins, games in rows})


def _won(groups: Any) -> pl.DataFrame:
    import polars as pl

    counted = groups.agg(pl.col("won").sum().alias("wins"), pl.len().alias("games"))
    return cast("pl.DataFrame", counted)


def _rate(seeds: Mapping[Hashable, tuple[int, int]]) -> Rate:
    wins, games = (sum(each[place] for each in seeds.values()) for place in (0, 1))
    return Rate(wins, games, design_of(seeds))


def best_first(found: dict[Any, Rate]) -> dict[Any, Rate]:
    return dict(sorted(found.items(), key=lambda item: (-item[1].share, item[0])))


def lifts_by(frame: pl.DataFrame, having: str, among: str | None = None) -> dict[Any, Lift]:
    """For each thing in a list column, the lift of having it.

    It is compared within each `stratum` with the games that do not have it, of all games or of
    those that have it in the list column `among`. Games are clustered by seed, and all things are
    one family of comparisons.
    """
    having_it = _counts(frame, having)
    could = None if among is None else _counts(frame, among)
    whole = _cells(frame) if could is None else {}
    measured = {}
    for thing, cells in having_it.items():
        one = clustered_lift(_with_and_without(cells, whole if could is None else could[thing]))
        if one is not None and min(one.seeds, one.other_seeds) >= ENOUGH:
            measured[thing] = one
    found = family(measured)
    return dict(sorted(found.items(), key=lambda item: (-item[1].difference, item[0])))


_Counts = dict[tuple[str, Hashable], tuple[int, int]]
"""Games won and games played, by stratum and seed."""


def _counts(frame: pl.DataFrame, column: str) -> dict[Any, _Counts]:
    import polars as pl

    things = frame.select("stratum", "seed", "won", pl.col(column).list.unique()).explode(column)
    counted = _won(things.drop_nulls(column).group_by(column, "stratum", "seed"))
    found: dict[Any, _Counts] = {}
    for thing, stratum, seed, wins, games in sorted(counted.iter_rows()):
        found.setdefault(thing, {})[stratum, seed] = wins, games
    return found


def _cells(frame: pl.DataFrame) -> _Counts:
    counted = _won(frame.select("stratum", "seed", "won").group_by("stratum", "seed"))
    return {(stratum, seed): (w, n) for stratum, seed, w, n in sorted(counted.iter_rows())}


def _with_and_without(having: _Counts, could: _Counts) -> list[Cell]:
    cells = []
    for place, (wins, games) in could.items():
        had_wins, had = having.get(place, (0, 0))
        cells.append(Cell(*place, had_wins, had, wins - had_wins, games - had))
    return cells


def compared_by(frame: pl.DataFrame, column: str) -> dict[tuple[Any, Any], Compared]:
    """Each two values of a column, by the games they have of the same deal and seat.

    The chances are Holm's among all of them.
    """
    deals: dict[Any, dict[tuple[str, str, int], bool]] = {}
    rows = frame.select(column, "seed", "setup", "counted", "won").iter_rows()
    for value, seed, setup, seat, won in rows:
        deals.setdefault(value, {})[seed, setup, seat] = won
    found: dict[tuple[Any, Any], Compared] = {}
    for one, other in combinations(sorted(deals), 2):
        both = [deal for deal in deals[one] if deal in deals[other]]
        if len({seed for seed, _, _ in both}) > 1:
            pairs = [(deal[0], deals[one][deal], deals[other][deal]) for deal in both]
            found[one, other] = compared(pairs)
    chances = holm([each.chance for each in found.values()])
    return {
        names: replace(each, chance=chance)
        for (names, each), chance in zip(found.items(), chances, strict=True)
    }


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


def fallen(frame: pl.DataFrame) -> Incidence:
    """The share that has fallen by each moment, from the columns `ended` and `fell`."""
    return _until_few(frame, incidence(list(frame.select("ended", "fell").iter_rows())))


def ends_over_time(frame: pl.DataFrame, reasons: Sequence[str]) -> dict[str, Incidence]:
    """For each way to end, the share of all games that have ended so by each moment."""
    ends = list(frame.select("length", "reason").iter_rows())
    return {reason: incidence([(when, how == reason) for when, how in ends]) for reason in reasons}


def _until_few(frame: pl.DataFrame, curve: Incidence) -> Incidence:
    """A curve cut where few games are left to look at."""
    ended = sorted(frame["ended"].to_list(), reverse=True)
    last = ended[min(len(ended) - 1, int(_FEWEST * len(ended)))]
    kept = [place for place, moment in enumerate(curve.moments) if moment <= last]
    columns = (curve.moments, curve.shares, curve.lows, curve.highs)
    moments, shares, lows, highs = ([column[place] for place in kept] for column in columns)
    return Incidence(moments, shares, lows, highs)  # type: ignore[arg-type]


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
