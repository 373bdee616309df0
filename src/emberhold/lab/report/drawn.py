"""The parts of a game's report, counted and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from emberhold.games.report import (
    By,
    Course,
    Cross,
    Curves,
    Endings,
    Lengths,
    Lifts,
    Means,
    Name,
    Pairs,
    Players,
    Printed,
    Rates,
    Report,
)
from emberhold.lab.report import charts
from emberhold.lab.report.look import GREY, NAMED
from emberhold.lab.report.measures import (
    band_of,
    best_first,
    compared_by,
    ends_over_time,
    fallen,
    lifts_by,
    means_by,
    parts_of,
    rates_by,
    total_of,
)
from emberhold.lab.report.page import Grid, Section
from emberhold.lab.report.parts import (
    game_lengths,
    lift_section,
    means_section,
    players_section,
    win_rates,
)
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Rate

if TYPE_CHECKING:
    import polars as pl


class Games:
    """The games of a report, ready to be counted, and the words they are told in."""

    def __init__(self, report: Report, frame: pl.DataFrame, language: str) -> None:
        self.words = Words(language, report.endings)
        self.frame = report.prepared(frame)
        split = parts_of(self.frame, report.by.column)
        order = [value for value in self.rates(report.by) if value in split]
        name = report.by.name
        self.parts: dict[str, pl.DataFrame] = {
            name(self.words.say, value): split[value] for value in order
        }

    def rates(self, by: By) -> dict[Any, Rate]:
        found = rates_by(self.frame, by.column)
        if by.order is None:
            return best_first(found)
        return {value: found[value] for value in by.order if value in found}

    def named(self, found: Mapping[Any, Any], name: Name) -> dict[str, Any]:
        return {name(self.words.say, value): one for value, one in found.items()}


def sections(report: Report, frame: pl.DataFrame, language: str) -> list[Section]:
    """Everything there is to say; a part with nothing to compare is left out."""
    games = Games(report, frame, language)
    drawn = (section(part, games) for part in report.parts)
    return [found for found in drawn if found is not None]


@singledispatch
def section(part: Any, games: Games) -> Section | None:
    """One part of a report."""
    raise TypeError(type(part))


@section.register
def _(part: Rates, games: Games) -> Section:
    rates = {by: games.rates(by) for by in part.by}
    groups = {
        games.words.say(by.title): games.named(found, by.name)
        for by, found in rates.items()
        if not by.unlike or len(found) != len(rates_by(games.frame, by.unlike))
    }
    total = None if part.even else total_of(games.frame)
    return win_rates(games.words, groups, games.words.say(part.text), _even(part, games), total)


def _even(part: Rates, games: Games) -> float | None:
    """The rate of everybody where all were equal, if all games have as many seats."""
    sizes = games.frame["seats"].unique().to_list() if part.even else []
    return 1 / sizes[0] if len(sizes) == 1 else None


@section.register
def _(part: Cross, games: Games) -> Section | None:
    """A table of two ways to tell games apart; None where one of them tells nothing apart."""
    words, say = games.words, games.words.say
    rows, columns = games.rates(part.rows), games.rates(part.columns)
    if len(rows) < 2 or len(columns) < 2:
        return None
    cells = rates_by(games.frame, part.rows.column, part.columns.column)
    down = {value: part.rows.name(say, value) for value in rows}
    across = {value: part.columns.name(say, value) for value in columns}
    named = {
        (down[one], across[other]): rate
        for (one, other), rate in cells.items()
        if one in down and other in across
    }
    lines = [
        [name, *(_interval(named.get((name, column)), words) for column in across.values()),
         _interval(rows[value], words)]
        for value, name in down.items()
    ]  # fmt: skip
    total = [_interval(rate, words) for rate in columns.values()]
    lines.append([say("report-total"), *total, _interval(total_of(games.frame), words)])
    grid = Grid([say("report-of"), *across.values(), say("report-total")], lines)
    figure = charts.matrix(list(down.values()), named, words, list(across.values()))
    return Section("cross", say(part.title), say(part.text), figure, grid)


def _interval(rate: Rate | None, words: Words) -> str:
    if rate is None:
        return "–"
    return f"{words.percent(rate.share)} ({words.between(rate.interval, words.percent)})"


@section.register
def _(part: Players, games: Games) -> Section | None:
    say = games.words.say
    found = {
        f"{part.by.name(say, one)} – {part.by.name(say, other)}": each
        for (one, other), each in compared_by(games.frame, part.by.column).items()
    }
    return players_section(games.words, found)


@section.register
def _(part: Pairs, games: Games) -> Section | None:
    import polars as pl

    say = games.words.say
    order = list(best_first(rates_by(games.frame, "deck")))
    two = games.frame.filter(pl.col("against").is_in(order) & (pl.col("against") != pl.col("deck")))
    if two.is_empty():
        return None
    counted = two.group_by("deck", "against").agg(
        pl.col("won").sum().alias("wins"), pl.len().alias("games")
    )
    cells = {
        (part.name(say, one), part.name(say, other)): Rate(wins, games)
        for one, other, wins, games in counted.iter_rows()
    }
    names = [part.name(say, slug) for slug in order]
    rows = [
        [one, *(_cell(cells.get((one, other)), games.words) for other in names)] for one in names
    ]
    figure = charts.matrix(names, cells, games.words)
    grid = Grid([say("report-of"), *names], rows)
    return Section("pairs", say(part.title), say(part.text), figure, grid)


def _cell(rate: Rate | None, words: Words) -> str:
    return "–" if rate is None else words.percent(rate.share)


@section.register
def _(part: Printed, games: Games) -> Section | None:
    words, say = games.words, games.words.say
    found = games.rates(part.by)
    if len(found) < 2:
        return None
    lost = {
        part.by.name(say, value): (float(part.number(value)), Rate(r.games - r.wins, r.games))
        for value, r in sorted(found.items(), key=lambda item: (item[1].share, item[0]))
    }
    rows = [
        [name, str(int(printed)), words.percent(rate.share),
         words.between(rate.interval, words.percent)]
        for name, (printed, rate) in lost.items()
    ]  # fmt: skip
    head = [say("report-of"), say(part.axis), say("report-lost"), say("report-interval")]
    figure = charts.scatter(lost, words, say(part.axis), say("report-axis-lost"))
    grid = Grid(head, rows)
    return Section("printed-difficulty", say(part.title), say(part.text), figure, grid)


@section.register
def _(part: Endings, games: Games) -> Section:
    words, say = games.words, games.words.say
    counts = {
        name: {reason: rate.games for reason, rate in rates_by(frame, "reason").items()}
        for name, frame in games.parts.items()
    }
    there = dict.fromkeys(reason for each in counts.values() for reason in each)
    order = dict.fromkeys(reason for reason in (*part.colours, *there) if reason in there)
    spoken = {
        name: {words.ending(reason): games for reason, games in each.items()}
        for name, each in counts.items()
    }
    colours = {
        words.ending(reason): NAMED.get(part.colours.get(reason, ""), GREY) for reason in order
    }
    rows = [
        [name, *(words.whole(each.get(one, 0)) for one in colours)] for name, each in spoken.items()
    ]
    figure = charts.shares(spoken, words, colours)
    grid = Grid([say("report-of"), *colours], rows)
    return Section("endings", say("report-endings"), say("report-endings-text"), figure, grid)


@section.register
def _(part: Course, games: Games) -> Section:
    """Ends that compete, one on top of the other: what is left above them is still played."""
    words, say = games.words, games.words.say
    there = list(rates_by(games.frame, "reason"))
    reasons = [*(each for each in part.colours if each in there)]
    reasons += [each for each in there if each not in part.colours]
    colours = {words.ending(each): NAMED.get(part.colours.get(each, ""), GREY) for each in reasons}
    drawn = {
        name: {words.ending(how): curve for how, curve in ends_over_time(frame, reasons).items()}
        for name, frame in games.parts.items()
    }
    figure = charts.stacked(drawn, words, colours, say(part.axis))
    return Section("course", say("report-course"), say("report-course-text"), figure)


@section.register
def _(part: Lengths, games: Games) -> Section:
    say = games.words.say
    return game_lengths(games.words, games.parts, say("report-lengths-text"), say(part.unit))


@section.register
def _(part: Curves, games: Games) -> Section:
    say = games.words.say
    figure = charts.curves(
        {name: fallen(frame) for name, frame in games.parts.items()},
        {name: band_of(frame, part.column) for name, frame in games.parts.items()},
        games.words,
        (say(part.labels[0]), say(part.labels[1])),
        say(part.axis),
    )
    return Section(part.slug, say(part.title), say(part.text), figure)


@section.register
def _(part: Means, games: Games) -> Section:
    say = games.words.say
    found = games.named(means_by(games.frame, part.having, part.among), part.name)
    texts = say(part.title), say(part.text), say(part.axis)
    return means_section(games.words, part.slug, *texts, found)


@section.register
def _(part: Lifts, games: Games) -> Section | None:
    say = games.words.say
    panels = {
        say(panel.title): games.named(lifts_by(games.frame, panel.having, panel.among), panel.name)
        for panel in part.panels
    }
    return lift_section(games.words, part.slug, say(part.title), say(part.text), panels)
