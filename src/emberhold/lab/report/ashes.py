"""The report on games of Ashes, which the players play against each other: counted by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhold.lab.report import charts
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
from emberhold.lab.report.parts import game_lengths, lift_section, means_section, named, win_rates
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Rate

if TYPE_CHECKING:
    import polars as pl

_SEVERAL = "*"


def sections(frame: pl.DataFrame, words: Words) -> list[Section]:
    sides = sides_of(frame)
    by_deck = parts_of(sides, "deck")
    order = best_first(rates_by(sides, "deck"))
    parts = {words.deck(slug): by_deck[slug] for slug in order}
    found = [
        _rates(sides, words),
        _pairs(sides, list(order), words),
        game_lengths(words, parts, words.say("report-lengths-text"), words.say("report-rounds")),
        _lives(parts, words),
        _played(sides, words),
        _cards(sides, words),
    ]
    return [section for section in found if section is not None]


def sides_of(frame: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each game."""
    import polars as pl

    most = frame.select(pl.col("players").list.len().max()).item()
    sides = pl.concat(_side(frame, seat) for seat in range(most))
    return sides.with_columns(
        pl.concat_str("deck", "phoenixborn", "against", "bot", "seats").alias("stratum")
    )


def _side(frame: pl.DataFrame, seat: int) -> pl.DataFrame:
    import polars as pl

    seats = pl.col("players").list.len()
    card = pl.element().filter(pl.element().struct.field("seat") == seat).struct.field("card")
    lives = pl.col("life").list.get(seat)
    fallen = lives.list.eval(pl.element() == 0)
    first_fallen = fallen.list.arg_max()
    deck = pl.col("decks").list
    against = pl.when(seats == 2).then(deck.get(1 - seat, null_on_oob=True))
    return frame.filter(seats > seat).select(
        pl.col("number"),
        pl.col("length"),
        seats.alias("seats"),
        deck.get(seat).alias("deck"),
        pl.col("phoenixborn").list.get(seat),
        against.otherwise(pl.lit(_SEVERAL)).alias("against"),
        pl.col("players").list.get(seat).alias("bot"),
        pl.col("winners").list.contains(seat).alias("won"),
        (pl.col("first") == seat).alias("began"),
        pl.col("cards").list.get(seat).alias("cards"),
        pl.col("played").list.eval(card).alias("played"),
        lives.alias("life"),
        fallen.list.any().alias("fell"),
        pl.when(fallen.list.any())
        .then(first_fallen.cast(pl.Int32))
        .otherwise("length")
        .alias("ended"),
    )


def _rates(sides: pl.DataFrame, words: Words) -> Section:
    say = words.say
    began = {True: say("report-first-yes"), False: say("report-first-no")}
    groups = {
        say("report-by-deck"): named(best_first(rates_by(sides, "deck")), words.deck),
        say("report-by-born"): named(best_first(rates_by(sides, "phoenixborn")), words.ashes_card),
        say("report-by-who"): named(best_first(rates_by(sides, "bot")), str),
        say("report-by-first"): named(best_first(rates_by(sides, "began")), lambda b: began[b]),
    }
    if len(groups[say("report-by-deck")]) == len(groups[say("report-by-born")]):
        del groups[say("report-by-born")]
    sizes = sides["seats"].unique().to_list()
    even = 1 / sizes[0] if len(sizes) == 1 else None
    return win_rates(words, groups, say("report-rates-apart"), even)


def _pairs(sides: pl.DataFrame, order: list[str], words: Words) -> Section | None:
    """Who beats whom, in games of two."""
    import polars as pl

    two = sides.filter((pl.col("against") != _SEVERAL) & (pl.col("against") != pl.col("deck")))
    if two.is_empty():
        return None
    counted = two.group_by("deck", "against").agg(
        pl.col("won").sum().alias("wins"), pl.len().alias("games")
    )
    cells = {
        (words.deck(one), words.deck(other)): Rate(wins, games)
        for one, other, wins, games in counted.iter_rows()
    }
    names = [words.deck(slug) for slug in order]
    rows = [[one, *(_cell(cells.get((one, other)), words) for other in names)] for one in names]
    say = words.say
    grid = Grid([say("report-of"), *names], rows)
    figure = charts.matrix(names, cells, words)
    return Section("pairs", say("report-pairs"), say("report-pairs-text"), figure, grid)


def _cell(rate: Rate | None, words: Words) -> str:
    return "–" if rate is None else words.percent(rate.share)


def _lives(parts: dict[str, Any], words: Words) -> Section:
    say = words.say
    figure = charts.curves(
        {name: standing(part) for name, part in parts.items()},
        {name: band_of(part, "life") for name, part in parts.items()},
        words,
        (say("report-born-standing"), say("report-born-life")),
        say("report-axis-round"),
    )
    return Section("phoenixborn", say("report-born"), say("report-born-text"), figure)


def _played(sides: pl.DataFrame, words: Words) -> Section:
    say = words.say
    found = named(means_by(sides, "played", "cards"), words.ashes_card)
    texts = say("report-played"), say("report-played-text"), say("report-axis-times")
    return means_section(words, "played", *texts, found)


def _cards(sides: pl.DataFrame, words: Words) -> Section | None:
    say = words.say
    lifts = lifts_by(_own_cards(sides), "played", "cards")
    panels = {say("report-lift-played"): named(lifts, words.ashes_card)}
    text = say("report-played-lift-text")
    return lift_section(words, "card-lift", say("report-card-lift"), text, panels)


def _own_cards(sides: pl.DataFrame) -> pl.DataFrame:
    """What was played from one's own deck; effects may bring other cards into one's hands."""
    import polars as pl

    return sides.with_columns(pl.col("played").list.set_intersection("cards"))
