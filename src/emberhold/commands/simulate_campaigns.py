"""`emberhold simulate` with a game that is played as a campaign: every chapter is counted."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from emberhold.commands.parser import seed_of, whole_number
from emberhold.commands.running import Run, Speed
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.lab.campaigns import (
    MARK,
    TRIES,
    Attempt,
    Campaigns,
    ChapterTally,
    attempts_of,
    plain_rate,
    tallied,
    total_of,
)
from emberhold.lab.journal import Journal
from emberhold.lab.playing import Row
from emberhold.lab.statistics import Rate
from emberhold.language import speech


def simulate_campaigns(given: Namespace, game: str, bots: tuple[str, ...], language: str) -> int:
    """Play campaigns, keep them where that is wished, and tell the results."""
    for name in ("keep", "change"):
        if getattr(given, name) is not None:
            raise EmberholdError("error-campaign-option", option=f"--{name}")
    campaigns = campaigns_of(given, game, bots)
    campaigns.check()
    run, found = Run(campaigns, given, language), dict[int, list[Attempt]]()

    def count(rows: list[Row]) -> None:
        found.update((row["number"], attempts_of(row)) for row in rows)

    speed: Speed | None
    if given.out is None:
        speed = run.play(count)
    else:
        with Journal(Path(given.out), campaigns, MARK) as journal:
            speed = run.finish(journal, count)
        run.note("simulate-written-campaigns", path=given.out, campaigns=campaigns.total)
    played = [attempts for _, attempts in sorted(found.items())]
    tell(campaigns, played, speed, language, given.json)
    return 0


def campaigns_of(given: Namespace, game: str, bots: tuple[str, ...]) -> Campaigns:
    """Which campaigns are to be played."""
    number = whole_number("--games", given.games or "100", 1, 10**6)
    tries = whole_number("--tries", given.tries or str(TRIES), 1, 100)
    return Campaigns(game, bots, number, seed_of(given.seed or "0"), tries)


def tell(
    campaigns: Campaigns,
    played: Sequence[Sequence[Attempt]],
    speed: Speed | None,
    language: str,
    as_json: bool,
) -> None:
    """Every chapter, and all of them together."""
    tallies, totals = tallied(played), total_of(played)
    if as_json:
        head = {
            "game": campaigns.game,
            "bots": campaigns.bots,
            "campaigns": campaigns.campaigns,
            "seed": campaigns.seed,
            "tries": campaigns.tries,
        }
        total = {"first": plain_rate(totals[0]), "all": plain_rate(totals[1])}
        told = {"results": [tally.plain() for tally in tallies], "total": total}
        print(json.dumps({**head, **told}, indent=2))
        return
    _print(tallies, totals, language)
    if speed is not None:
        rate = f"{speed.rate:.{0 if speed.rate >= 10 else 2}f}"
        said = {"campaigns": speed.games, "before": speed.before, "rate": rate}
        print(speech(language)("simulate-campaigns-speed", **said))


def _print(tallies: Sequence[ChapterTally], totals: tuple[Rate, Rate], language: str) -> None:
    """A row for each chapter and one for all: of first attempts, then of all attempts."""
    decreed = str(sum(tally.decreed for tally in tallies))
    firsts = [(tally.chapter, tally.first, "") for tally in tallies]
    every = [(tally.chapter, tally.every, str(tally.decreed)) for tally in tallies]
    if len(tallies) > 1:
        firsts.append(("simulate-chapters", totals[0], ""))
        every.append(("simulate-chapters", totals[1], decreed))
    _print_grid("simulate-first", firsts, language)
    _print_grid("simulate-all", every, language, "simulate-decreed")


def _print_grid(
    heading: str, rows: Sequence[tuple[str, Rate, str]], language: str, last: str | None = None
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say(heading))
    for id in ("simulate-games", "simulate-won", "simulate-interval", *([last] if last else [])):
        grid.add_column(say(id), justify="right")
    for chapter, rate, more in rows:
        cells = (*_cells(rate, language), *([more] if last else []))
        grid.add_row(Message(chapter).text(language), *cells)
    Console(highlight=False).print(grid)


def _cells(rate: Rate, language: str) -> tuple[str, str, str]:
    say = speech(language)
    low, high = rate.interval
    return (
        str(rate.games),
        say("report-percent", share=rate.share),
        f"{say('report-percent', share=low)} – {say('report-percent', share=high)}",
    )
