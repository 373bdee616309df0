"""The report on games of War Eternal, which the players win or lose together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.lab.report import charts
from emberhold.lab.report.look import (
    BLACK,
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    PURPLE,
    SKY,
    VERMILION,
)
from emberhold.lab.report.measures import (
    band_of,
    best_first,
    lifts_by,
    means_by,
    parts_of,
    rates_by,
    standing,
)
from emberhold.lab.report.page import Grid, Section
from emberhold.lab.report.parts import (
    game_lengths,
    lift_section,
    means_section,
    named,
    who,
    win_rates,
)
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Rate

if TYPE_CHECKING:
    import polars as pl

_FALLEN = "defeat-gravehold"
_COLOURS = {
    "victory-nemesis": BLUE,
    "victory-deck": SKY,
    "victory-acolytes": GREEN,
    _FALLEN: VERMILION,
    "defeat-exhausted": ORANGE,
    "defeat-pillars": PURPLE,
    "defeat-final-form": BLACK,
}


def sections(frame: pl.DataFrame, words: Words) -> list[Section]:
    frame = prepared(frame)
    by_nemesis = parts_of(frame, "nemesis")
    parts = {
        words.nemesis(slug): by_nemesis[slug]
        for slug in WAR_ETERNAL.box.nemeses
        if slug in by_nemesis
    }
    found = [
        _rates(frame, words),
        _printed(frame, words),
        _endings(parts, words),
        game_lengths(words, parts, words.say("report-lengths-text"), words.say("report-turns")),
        _gravehold(parts, words),
        _bought(frame, words),
        _cards(frame, words),
        _mages(frame, words),
    ]
    return [section for section in found if section is not None]


def prepared(frame: pl.DataFrame) -> pl.DataFrame:
    """Games are compared within the same nemesis, difficulty and players."""
    import polars as pl

    team = pl.col("players").map_elements(lambda names: who(list(names)), pl.String)
    bought = pl.col("bought").list.eval(pl.element().struct.field("card"))
    frame = frame.with_columns(team.alias("team"), bought.alias("bought"))
    return frame.with_columns(
        pl.col("players").list.len().alias("seats"),
        pl.concat_str("nemesis", "difficulty", "team", pl.col("players").list.len()).alias(
            "stratum"
        ),
        pl.col("length").alias("ended"),
        (pl.col("reason") == _FALLEN).alias("fell"),
    )


def measured(frame: pl.DataFrame) -> dict[str, tuple[int, Rate]]:
    """For each nemesis its printed difficulty and how often it was beaten, the hardest first."""
    found = rates_by(frame, "nemesis")
    hardest = sorted(found, key=lambda slug: (found[slug].share, slug))
    return {slug: (WAR_ETERNAL.box.nemeses[slug].difficulty, found[slug]) for slug in hardest}


def _rates(frame: pl.DataFrame, words: Words) -> Section:
    say = words.say
    nemeses = {
        say("report-nemesis-rated", nemesis=words.nemesis(slug), difficulty=difficulty): rate
        for slug, (difficulty, rate) in reversed(measured(frame).items())
    }
    by_difficulty = rates_by(frame, "difficulty")
    groups = {
        say("report-by-nemesis"): nemeses,
        say("report-by-difficulty"): {
            words.difficulty(name): by_difficulty[name]
            for name in (level.name for level in WAR_ETERNAL.box.rules.difficulties)
            if name in by_difficulty
        },
        say("report-by-seats"): named(rates_by(frame, "seats"), str),
        say("report-by-who"): named(best_first(rates_by(frame, "team")), str),
        say("report-by-mage"): named(best_first(rates_by(frame, "mages")), words.mage),
    }
    return win_rates(words, groups, say("report-rates-together"))


def _printed(frame: pl.DataFrame, words: Words) -> Section | None:
    """The printed difficulty against what was measured, where there is something to compare."""
    found = measured(frame)
    if len(found) < 2:
        return None
    say = words.say
    points = {
        words.nemesis(slug): (float(printed), rate) for slug, (printed, rate) in found.items()
    }
    lost = {
        name: (printed, Rate(r.games - r.wins, r.games)) for name, (printed, r) in points.items()
    }
    rows = [
        [name, str(int(printed)), words.percent(rate.share),
         words.between(rate.interval, words.percent)]
        for name, (printed, rate) in lost.items()
    ]  # fmt: skip
    head = [say("report-of"), say("report-printed"), say("report-lost"), say("report-interval")]
    figure = charts.scatter(lost, words, say("report-printed"), say("report-axis-lost"))
    text = say("report-printed-text")
    return Section(
        "printed-difficulty", say("report-printed-title"), text, figure, Grid(head, rows)
    )


def _endings(parts: dict[str, pl.DataFrame], words: Words) -> Section:
    """The ways to win in cool colours, the ways to lose in warm ones."""
    counts = {
        name: {reason: rate.games for reason, rate in rates_by(part, "reason").items()}
        for name, part in parts.items()
    }
    there = dict.fromkeys(reason for each in counts.values() for reason in each)
    order = [reason for reason in (*_COLOURS, *there) if reason in there]
    order = list(dict.fromkeys(order))
    spoken = {name: named(each, words.ending) for name, each in counts.items()}
    colours = {words.ending(reason): _COLOURS.get(reason, GREY) for reason in order}
    rows = [
        [name, *(words.whole(each.get(one, 0)) for one in colours)] for name, each in spoken.items()
    ]
    say = words.say
    figure = charts.shares(spoken, words, colours)
    grid = Grid([say("report-of"), *colours], rows)
    return Section("endings", say("report-endings"), say("report-endings-text"), figure, grid)


def _gravehold(parts: dict[str, pl.DataFrame], words: Words) -> Section:
    say = words.say
    figure = charts.curves(
        {name: standing(part) for name, part in parts.items()},
        {name: band_of(part, "gravehold") for name, part in parts.items()},
        words,
        (say("report-standing"), say("report-gravehold-life")),
        say("report-axis-turn"),
    )
    text = say("report-gravehold-text")
    return Section("gravehold", say("report-gravehold"), text, figure)


def _bought(frame: pl.DataFrame, words: Words) -> Section:
    say = words.say
    found = named(means_by(frame, "bought", "market"), words.card)
    texts = say("report-bought"), say("report-bought-text"), say("report-axis-copies")
    return means_section(words, "bought", *texts, found)


def _cards(frame: pl.DataFrame, words: Words) -> Section | None:
    say = words.say
    panels = {
        say("report-lift-market"): named(lifts_by(frame, "market"), words.card),
        say("report-lift-bought"): named(lifts_by(frame, "bought", "market"), words.card),
    }
    text = say("report-card-lift-text")
    return lift_section(words, "card-lift", say("report-card-lift"), text, panels)


def _mages(frame: pl.DataFrame, words: Words) -> Section | None:
    say = words.say
    panels = {say("report-lift-mage"): named(lifts_by(frame, "mages"), words.mage)}
    text = say("report-mage-lift-text")
    return lift_section(words, "mage-lift", say("report-mage-lift"), text, panels)
