"""`emberhold metrics`: how long, how wide and how hidden the games are, measured at random play."""

from __future__ import annotations

import json
from collections.abc import Sequence

from emberhold.commands.columns import print_columns
from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import listed
from emberhold.lab.metrics import Metrics, measured
from emberhold.language import speech

GAMES_PLAYED = 100
SEED = 1


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("metrics", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.option("--games", "help-metrics-games", "metavar-number")
    parser.option("--players", "help-metrics-players", "metavar-number")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--json", "help-json")
    given = parser.read(words)
    if given is None:
        return 0
    games = GAMES_PLAYED if given.games is None else whole_number("--games", given.games, 1)
    players = None if given.players is None else whole_number("--players", given.players, 1)
    seed = SEED if given.seed is None else seed_of(given.seed)
    names = list(GAMES) if given.game is None else [game_named(given.game).name]
    found = [measured(name, games, seed, players) for name in names]
    if given.json:
        print(json.dumps([metrics.plain() for metrics in found], indent=2))
    else:
        _print(found, language)
    return 0


def _print(found: Sequence[Metrics], language: str) -> None:
    say = speech(language)
    columns = [_lines(metrics, language) for metrics in found]
    print_columns([metrics.game for metrics in found], columns, language)
    print(say("metrics-note", games=found[0].games, seed=str(found[0].seed)))


def _lines(metrics: Metrics, language: str) -> list[tuple[str, str]]:
    """What each figure is called, and the figure."""
    say = speech(language)
    spread = metrics.spread
    return [
        (say("metrics-players"), str(metrics.players)),
        (say("metrics-decisions"), say("report-number", value=metrics.decisions)),
        (say("metrics-range"), f"{metrics.decisions_low} – {metrics.decisions_high}"),
        (say("metrics-length"), say("report-number", value=metrics.length)),
        (say("metrics-options"), say("report-number", value=metrics.options)),
        (say("metrics-most"), str(metrics.most_options)),
        (say("metrics-forced"), say("report-percent", share=metrics.forced)),
        (say("metrics-hidden"), say("report-number", value=metrics.hidden)),
        (say("metrics-spread"), "–" if spread is None else say("report-percent", share=spread)),
    ]
