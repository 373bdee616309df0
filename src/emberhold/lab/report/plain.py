"""The report on a game of which nothing particular is noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhold.lab.report.measures import parts_of, rates_by
from emberhold.lab.report.page import Section
from emberhold.lab.report.parts import game_lengths, named, who, win_rates
from emberhold.lab.report.words import Words

if TYPE_CHECKING:
    import polars as pl


def sections(frame: pl.DataFrame, words: Words) -> list[Section]:
    import polars as pl

    team = pl.col("players").map_elements(lambda names: who(list(names)), pl.String)
    frame = frame.with_columns(team.alias("team"))
    say = words.say
    groups = {
        say("report-by-kind"): named(rates_by(frame, "kind"), str),
        say("report-by-who"): named(rates_by(frame, "team"), str),
    }
    return [
        win_rates(words, groups, say("report-rates-plain")),
        game_lengths(
            words, parts_of(frame, "kind"), say("report-lengths-text"), say("report-turns")
        ),
    ]
