"""The report on games of Aeon's End, which the players win or lose together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.report import (
    By,
    Course,
    Cross,
    Curves,
    Endings,
    Lengths,
    Lifts,
    Means,
    Panel,
    Part,
    Players,
    Printed,
    Rates,
    Report,
    who,
    with_changes,
)
from emberhold.language import Speech

if TYPE_CHECKING:
    import polars as pl

_FALLEN = "defeat-gravehold"
_COLOURS = {
    "victory-nemesis": "blue",
    "victory-deck": "sky",
    "victory-acolytes": "green",
    _FALLEN: "vermilion",
    "defeat-exhausted": "orange",
    "defeat-standstill": "yellow",
    "defeat-pillars": "purple",
    "defeat-final-form": "black",
}
_ENDINGS = {
    "victory-nemesis": "report-end-nemesis",
    "victory-deck": "report-end-deck",
    "victory-acolytes": "report-end-acolytes",
    _FALLEN: "report-end-gravehold",
    "defeat-exhausted": "report-end-exhausted",
    "defeat-standstill": "report-end-standstill",
    "defeat-pillars": "report-end-pillars",
    "defeat-final-form": "report-end-form",
    "defeat-swarm": "report-end-swarm",
    "defeat-devoured": "report-end-devoured",
    "defeat-endless": "report-end-endless",
}


def _nemesis(say: Speech, slug: Any) -> str:
    return say(f"nemesis-{slug}")


def _difficulty(say: Speech, slug: Any) -> str:
    return say(f"difficulty-{slug}")


def _mage(say: Speech, slug: Any) -> str:
    return say(f"mage-{slug}")


def _card(say: Speech, slug: Any) -> str:
    return say(f"card-{slug}")


def prepared(frame: pl.DataFrame) -> pl.DataFrame:
    """Games are compared within the same nemesis, difficulty and players."""
    import polars as pl

    team = pl.col("players").map_elements(lambda names: who(list(names)), pl.String)
    bought = pl.col("bought").list.eval(pl.element().struct.field("card"))
    frame = frame.with_columns(with_changes(frame, team).alias("team"), bought.alias("bought"))
    return frame.with_columns(
        pl.col("players").list.len().alias("seats"),
        pl.concat_str("nemesis", "difficulty", "team", pl.col("players").list.len()).alias(
            "stratum"
        ),
        pl.col("length").alias("ended"),
        (pl.col("reason") == _FALLEN).alias("fell"),
    )


_OF_EVERY_BOX: tuple[Part, ...] = (
    Endings(_COLOURS),
    Course(_COLOURS, "report-axis-turn"),
    Lengths("report-turns"),
    Curves(
        "gravehold",
        "report-gravehold",
        "report-gravehold-text",
        "gravehold",
        ("report-fallen", "report-gravehold-life"),
        "report-axis-turn",
    ),
    Means(
        "bought",
        "report-bought",
        "report-bought-text",
        "report-axis-copies",
        "bought",
        "market",
        _card,
    ),
    Lifts(
        "card-lift",
        "report-card-lift",
        "report-card-lift-text",
        (
            Panel("report-lift-market", "market", None, _card),
            Panel("report-lift-bought", "bought", "market", _card),
        ),
    ),
    Lifts(
        "mage-lift",
        "report-mage-lift",
        "report-mage-lift-text",
        (Panel("report-lift-mage", "mages", None, _mage),),
    ),
)


def report(box: Box, others: Sequence[Box] = ()) -> Report:
    """The report on the games of a box, some of them perhaps with other boxes mixed in."""
    sheets = {slug: sheet for each in (box, *others) for slug, sheet in each.nemeses.items()}

    def printed(slug: Any) -> int:
        return sheets[slug].difficulty

    def rated(say: Speech, slug: Any) -> str:
        return say("report-nemesis-rated", nemesis=_nemesis(say, slug), difficulty=printed(slug))

    difficulties = tuple(difficulty.name for difficulty in box.rules.difficulties)
    nemesis = By("nemesis", _nemesis, tuple(sheets))
    difficulty = By("difficulty", _difficulty, difficulties, "report-by-difficulty")
    seats = By("seats", order=box.rules.players, title="report-by-seats")
    rates = (
        By("nemesis", rated, title="report-by-nemesis"),
        *(difficulty, seats),
        By("team", title="report-by-who"),
        By("mages", _mage, title="report-by-mage"),
    )
    texts = "report-printed-title", "report-printed-text", "report-printed"
    return Report(
        prepared=prepared,
        by=nemesis,
        parts=(
            Rates("report-rates-together", rates),
            Cross("report-cross-difficulty", "report-cross-text", nemesis, difficulty),
            Players(By("team")),
            Printed(*texts, By("nemesis", _nemesis), printed),
            *_OF_EVERY_BOX,
        ),
        endings=_ENDINGS,
    )
