"""`emberhold simulate` with a game that is played as a campaign: every chapter is counted."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from time import perf_counter

from emberhold.commands.parser import seed_of, whole_number
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.lab.campaigns import TRIES, Campaigns, ChapterTally, play_campaigns, tallied
from emberhold.lab.pool import cores
from emberhold.lab.statistics import Rate
from emberhold.language import speech

FEW = 20
"""So few campaigns of players who do not think are over before another process has started."""
_NOT_HERE = ("out", "keep", "on", "address")
"""Options of batches of single games that campaigns have not."""


def simulate_campaigns(given: Namespace, game: str, bots: tuple[str, ...], language: str) -> int:
    """Play campaigns and tell the results."""
    campaigns = campaigns_of(given, game, bots)
    campaigns.check()
    began = perf_counter()
    played = list(play_campaigns(campaigns, _processes(given, campaigns)))
    games = sum(len(campaign) for campaign in played)
    rate = games / (perf_counter() - began)
    tell(campaigns, tallied(played), games, rate, language, given.json)
    return 0


def campaigns_of(given: Namespace, game: str, bots: tuple[str, ...]) -> Campaigns:
    """Which campaigns are to be played."""
    for name in _NOT_HERE:
        if getattr(given, name) is not None:
            raise EmberholdError("error-campaign-option", option=f"--{name}")
    number = whole_number("--games", given.games or "100", 1, 10**6)
    tries = whole_number("--tries", given.tries or str(TRIES), 1, 100)
    return Campaigns(game, bots, number, seed_of(given.seed or "0"), tries)


def _processes(given: Namespace, campaigns: Campaigns) -> int:
    if given.processes is not None:
        return min(whole_number("--processes", given.processes, 1, 1000), campaigns.campaigns)
    few = campaigns.campaigns <= FEW and not campaigns.thoughtful
    return 1 if few else min(cores(), campaigns.campaigns)


def tell(  # noqa: PLR0913 (the options of a command line)
    campaigns: Campaigns,
    tallies: Sequence[ChapterTally],
    games: int,
    rate: float,
    language: str,
    as_json: bool,
) -> None:
    if as_json:
        head = {
            "game": campaigns.game,
            "bots": campaigns.bots,
            "campaigns": campaigns.campaigns,
            "seed": campaigns.seed,
            "tries": campaigns.tries,
        }
        print(json.dumps({**head, "results": [tally.plain() for tally in tallies]}, indent=2))
        return
    _print(tallies, language)
    per_second = f"{rate:.{0 if rate >= 10 else 2}f}"
    print(speech(language)("simulate-speed", games=games, rate=per_second))


def _print(tallies: Sequence[ChapterTally], language: str) -> None:
    """A row for each chapter: of its first attempts, then of all of them."""
    firsts = [(tally.chapter, tally.first, "") for tally in tallies]
    every = [(tally.chapter, tally.every, str(tally.decreed)) for tally in tallies]
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
