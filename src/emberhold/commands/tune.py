"""`emberhold tune`: better settings for a player, sought on some seeds and measured on others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.commands.running import player_of
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.lab.tuning import Try, Tuned, Tuning, knob, tuned
from emberhold.language import Speech, speech

PLAYERS, TRIES, SEEDS, FRESH, SEED = 2, 20, 10, 50, 1
_MOST = 100_000
_SHOWN = 5
"""How many tries the table has."""


def main(words: Sequence[str], language: str) -> int:
    given = _parser(language).read(words)
    if given is None:
        return 0
    if given.player is None:
        raise EmberholdError("error-tune-nothing")
    tuning = Tuning(
        game=game_named(given.game).name,
        player=given.player,
        knobs=tuple(knob(text) for text in given.knobs),
        players=whole_number("--players", given.players or str(PLAYERS), 1),
        tries=whole_number("--tries", given.tries or str(TRIES), 1, _MOST),
        seeds=whole_number("--seeds", given.seeds or str(SEEDS), 1, _MOST),
        fresh=whole_number("--fresh", given.fresh or str(FRESH), 1, _MOST),
        seed=SEED if given.seed is None else seed_of(given.seed),
    )
    kept = None if given.out is None else Path(given.out)
    found = tuned(tuning, kept, player_of(given, language))
    if given.json:
        print(json.dumps(_plain(tuning, found), indent=2))
    else:
        _print(tuning, found, speech(language))
    return 0


def _parser(language: str) -> Parser:
    parser = Parser("tune", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.word("player", "help-tune-player", "metavar-player")
    parser.word("knobs", "help-tune-knobs", "metavar-knob", nargs="*")
    parser.option("--tries", "help-tune-tries", "metavar-number")
    parser.option("--seeds", "help-tune-seeds", "metavar-number")
    parser.option("--fresh", "help-tune-fresh", "metavar-number")
    parser.option("--players", "help-tournament-players", "metavar-number")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--out", "help-tournament-out", "metavar-file")
    parser.option("--processes", "help-processes", "metavar-number")
    parser.option("--on", "help-simulate-on", "metavar-where")
    parser.option("--address", "help-simulate-address", "metavar-address")
    parser.option("--json", "help-json")
    return parser


def _plain(tuning: Tuning, found: Tuned) -> dict[str, object]:
    measured = {**found.measured.plain(), "better": found.better}
    tries = [each.plain() for each in found.tries]
    return {**tuning.head(), "tries": tries, "measured": measured}


def _print(tuning: Tuning, found: Tuned, say: Speech) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say("tournament-agent"))
    for heading in ("tournament-points", "tournament-interval"):
        grid.add_column(say(heading), justify="right")
    for each in found.tries[:_SHOWN]:
        grid.add_row(each.name, say("report-percent", share=each.points), _between(each, say))
    Console(highlight=False).print(grid)
    print(say("tune-chosen", tries=tuning.tries, seeds=tuning.seeds))
    share = say("report-percent", share=found.measured.points)
    told = {"name": found.measured.name, "share": share, "between": _between(found.measured, say)}
    verdict = "tune-better" if found.better else "tune-not-better"
    print(say("tune-measured", seeds=tuning.fresh, **told), say(verdict, player=tuning.player))


def _between(each: Try, say: Speech) -> str:
    low, high = (say("report-percent", share=end) for end in (each.low, each.high))
    return f"{low} – {high}"
