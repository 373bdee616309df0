"""Sections that reports on different games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import TYPE_CHECKING

from emberhold.games.report import who
from emberhold.lab.clustered import LEVEL, Compared
from emberhold.lab.report import charts
from emberhold.lab.report.measures import lengths_of
from emberhold.lab.report.page import Grid, Section
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Lift, Rate

if TYPE_CHECKING:
    import polars as pl


def win_rates(
    words: Words,
    groups: Mapping[str, Mapping[str, Rate]],
    text: str,
    even: float | None = None,
    total: Rate | None = None,
) -> Section:
    """Rates by everything that varies, and of all games; groups with nothing to compare are left
    out."""
    say = words.say
    kept = {title: group for title, group in groups.items() if len(group) > 1}
    kept = kept or dict(list(groups.items())[:1])
    rows = [
        [f"{title} · {name}", *_cells(words, rate)]
        for title, group in kept.items()
        for name, rate in group.items()
    ]
    if total is not None:
        rows.append([say("report-total"), *_cells(words, total)])
        kept[""] = {say("report-total"): total}
    head = [say("report-of"), say("report-games"), say("report-won"), say("report-interval")]
    figure = charts.rates(kept, words, even)
    return Section("win-rates", say("report-rates"), text, figure, Grid(head, rows))


def _cells(words: Words, rate: Rate) -> list[str]:
    interval = words.between(rate.interval, words.percent)
    return [words.whole(rate.games), words.percent(rate.share), interval]


def players_section(words: Words, found: Mapping[str, Compared]) -> Section | None:
    """Who wins more with the same deals; None where no two players had one."""
    if not found:
        return None
    say, level = words.say, LEVEL / len(found)
    rows = [
        [name, words.whole(each.pairs), words.percent(each.share), words.percent(each.other_share),
         f"{words.points(each.difference)} ({words.between(each.interval(level), words.points)})",
         words.chance(each.chance)]
        for name, each in found.items()
    ]  # fmt: skip
    heads = ("report-of", "report-pairs-of-games", "report-first-won", "report-second-won")
    grid = Grid([*map(say, heads), say("report-axis-points"), say("report-chance")], rows)
    texts = say("report-players-title"), say("report-players-text")
    return Section("players", *texts, None, grid, say("report-players-method"))


def game_lengths(words: Words, parts: Mapping[str, pl.DataFrame], text: str, unit: str) -> Section:
    groups = {name: lengths_of(part) for name, part in parts.items()}
    rows = []
    for name, (won, lost) in groups.items():
        cells = [words.number(median(each)) if each else "–" for each in (won, lost)]
        whole = [*won, *lost]
        middle = (_quantile(whole, 0.1), _quantile(whole, 0.9))
        rows.append([name, *cells, words.between(middle, words.whole)])
    say = words.say
    head = [unit, say("report-median-won"), say("report-median-lost"), say("report-middle")]
    figure = charts.lengths(groups, words, unit)
    return Section("length", say("report-lengths"), text, figure, Grid(head, rows))


def _quantile(values: Sequence[int], share: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(share * len(ordered)))])


def lift_section(
    words: Words, slug: str, title: str, text: str, panels: Mapping[str, Mapping[str, Lift]]
) -> Section | None:
    """None where nothing could be compared."""
    panels = {name: found for name, found in panels.items() if found}
    if not panels:
        return None
    names = list(dict.fromkeys(name for found in panels.values() for name in found))
    rows = [[name, *(_lift(words, found.get(name)) for found in panels.values())] for name in names]
    say = words.say
    grid = Grid([say("report-of"), *panels], rows)
    note = say("report-lift-method")
    return Section(slug, title, text, charts.lifts(panels, words), grid, note)


def _lift(words: Words, one: Lift | None) -> str:
    if one is None:
        return "–"
    between = words.between((one.low, one.high), words.points)
    return f"{words.points(one.difference)} ({between}), p {words.chance(one.chance)}"


def means_section(  # noqa: PLR0913 (a section, part by part)
    words: Words,
    slug: str,
    title: str,
    text: str,
    label: str,
    found: Mapping[str, tuple[float, float, int, int]],
) -> Section:
    say = words.say
    rows = [
        [name, words.number(won) if wins else "–", words.number(lost) if losses else "–",
         words.whole(wins + losses)]
        for name, (won, lost, wins, losses) in found.items()
    ]  # fmt: skip
    head = [say("report-of"), say("report-won"), say("report-lost"), say("report-games")]
    means = {name: (won, lost) for name, (won, lost, _, _) in found.items()}
    figure = charts.pairs_of_means(means, words, label)
    return Section(slug, title, text, figure, Grid(head, rows))


def facts(frame: pl.DataFrame, words: Words) -> list[tuple[str, str]]:
    """What was looked at."""
    import polars as pl

    say = words.say
    tables = sorted({who(sorted(names)) for names in frame["players"].unique().to_list()})
    counts = sorted(frame.select(pl.col("players").list.len()).to_series().unique().to_list())
    told = [
        (say("report-games"), words.whole(frame.height)),
        (say("report-players"), ", ".join(map(str, counts))),
        (say("report-who"), "; ".join(tables)),
        (say("report-version"), ", ".join(sorted(frame["version"].unique().to_list()))),
    ]
    if "changes" in frame.columns and (changes := sorted(set(frame["changes"]) - {""})):
        told.append((say("report-changes"), "; ".join(changes)))
    faults = int(frame["faults"].sum())
    return [*told, (say("report-faults"), words.whole(faults))] if faults else told
