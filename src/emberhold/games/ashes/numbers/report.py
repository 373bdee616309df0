"""The report on games of Ashes, which the players play against each other: counted by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhold.games.report import By, Curves, Lengths, Lifts, Means, Pairs, Panel, Rates, Report
from emberhold.language import Speech

if TYPE_CHECKING:
    import polars as pl

SEVERAL = "*"
"""Against several others."""
_OWN = {"own": "report-deck-own", "draft": "report-deck-draft"}


def _card(say: Speech, slug: Any) -> str:
    return say(f"ashes-card-{slug}")


def _deck(say: Speech, slug: Any) -> str:
    return say(_OWN[slug]) if slug in _OWN else say(f"ashes-deck-{slug}")


def _began(say: Speech, first: Any) -> str:
    return say("report-first-yes" if first else "report-first-no")


def sides_of(frame: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each game."""
    import polars as pl

    most = frame.select(pl.col("players").list.len().max()).item()
    sides = pl.concat(_side(frame, seat) for seat in range(most))
    return sides.with_columns(
        pl.concat_str("deck", "phoenixborn", "against", "bot", "seats").alias("stratum"),
        pl.col("played").list.set_intersection("cards").alias("own"),
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
        pl.col("seed"),
        pl.col("length"),
        seats.alias("seats"),
        deck.get(seat).alias("deck"),
        pl.col("phoenixborn").list.get(seat),
        against.otherwise(pl.lit(SEVERAL)).alias("against"),
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


REPORT = Report(
    prepared=sides_of,
    by=By("deck", _deck),
    parts=(
        Rates(
            "report-rates-apart",
            (
                By("deck", _deck, title="report-by-deck"),
                By("phoenixborn", _card, title="report-by-born", unlike="deck"),
                By("bot", title="report-by-who"),
                By("began", _began, title="report-by-first"),
            ),
            even=True,
        ),
        Pairs("report-pairs", "report-pairs-text", _deck),
        Lengths("report-rounds"),
        Curves(
            "phoenixborn",
            "report-born",
            "report-born-text",
            "life",
            ("report-born-fallen", "report-born-life"),
            "report-axis-round",
        ),
        Means(
            "played",
            "report-played",
            "report-played-text",
            "report-axis-times",
            "played",
            "cards",
            _card,
        ),
        Lifts(
            "card-lift",
            "report-card-lift",
            "report-played-lift-text",
            (Panel("report-lift-played", "own", "cards", _card),),
        ),
    ),
    endings={
        "phoenixborn-destroyed": "report-end-phoenixborn",
        "round-limit": "report-end-rounds",
        "conceded": "report-end-conceded",
    },
)
