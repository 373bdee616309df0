"""The results of a batch as a table in the terminal, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from emberhold.games import game_named
from emberhold.lab.round_robin import pairings, standings
from emberhold.lab.simulate import Count, Tally
from emberhold.language import speech

BETWEEN = " – "


def tell(count: Count, rate: float | None, language: str, as_json: bool) -> None:
    """Every kind of game; where kinds are pairs, each entrant; and how fast it went."""
    batch = count.batch
    paired = batch.kinds[0].pair is not None
    if as_json:
        head = {"game": batch.game, "bots": batch.bots, "games": batch.games, "seed": batch.seed}
        print(json.dumps({**head, **(_pairs(count) if paired else _kinds(count))}, indent=2))
        return
    tallies = count.tallies()
    _print(batch.game, tallies, language)
    if paired:
        _print(batch.game, standings(pairings(count)), language)
    if rate is not None:
        played = sum(tally.games for tally in tallies)
        per_second = f"{rate:.{0 if rate >= 10 else 2}f}"
        print(speech(language)("simulate-speed", games=played, rate=per_second))


def _kinds(count: Count) -> dict[str, Any]:
    return {"results": [tally.plain() for tally in count.tallies()]}


def _pairs(count: Count) -> dict[str, Any]:
    pairs = pairings(count)
    return {
        "pairs": [pair.plain() for pair in pairs],
        "results": [tally.plain() for tally in standings(pairs)],
    }


def title(game: str, kind: str, language: str) -> str:
    """The name of a kind of game in words; of several values, that of each."""
    if BETWEEN in kind:
        return BETWEEN.join(title(game, part, language) for part in kind.split(BETWEEN))
    for choice in game_named(game).choices.listed:
        further = (value for one in choice.values if one.then for value in one.then.values)
        for value in (*choice.values, *further):
            if str(value.value) == kind:
                return str(value.name.text(language))
    return kind


def _print(game: str, tallies: Sequence[Tally], language: str) -> None:
    """A row for each tally."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    length = "simulate-rounds" if game_named(game).choices.paired else "simulate-turns"
    for id in ("simulate-games", "simulate-won", "simulate-interval", length):
        grid.add_column(say(id), justify="right")
    for tally in tallies:
        low, high = tally.interval
        grid.add_row(
            title(game, tally.name, language),
            str(tally.games),
            say("report-percent", share=tally.wins / tally.games),
            f"{say('report-percent', share=low)} – {say('report-percent', share=high)}",
            say("report-number", value=tally.mean_turns),
        )
    Console(highlight=False).print(grid)
