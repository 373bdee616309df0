"""`emberhold tournament`: agents against each other on the same seeds, rated with intervals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.commands.running import player_of
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.lab.campaigns import TRIES
from emberhold.lab.tournament import Rating, Tournament, played, ratings
from emberhold.language import speech

AGENTS = "random,greedy"
PLAYERS, SEEDS, SEED = 2, 20, 1


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("tournament", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.option("--bots", "help-tournament-bots", "metavar-bots")
    parser.option("--seeds", "help-tournament-seeds", "metavar-number")
    parser.option("--players", "help-tournament-players", "metavar-number")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--tries", "help-simulate-tries", "metavar-number")
    parser.option("--out", "help-tournament-out", "metavar-file")
    parser.option("--processes", "help-processes", "metavar-number")
    parser.option("--on", "help-simulate-on", "metavar-where")
    parser.option("--address", "help-simulate-address", "metavar-address")
    parser.option("--json", "help-json")
    given = parser.read(words)
    if given is None:
        return 0
    seeds = SEEDS if given.seeds is None else whole_number("--seeds", given.seeds, 1)
    players = PLAYERS if given.players is None else whole_number("--players", given.players, 1)
    seed = SEED if given.seed is None else seed_of(given.seed)
    game = game_named(given.game or next(iter(GAMES))).name
    agents = tuple(_agents(given.bots or AGENTS))
    tournament = Tournament(game, agents, players, seeds, seed, _tries(given.tries, game))
    tournament.check()
    kept = None if given.out is None else Path(given.out)
    results = played(tournament, kept, player_of(given, language))
    found = ratings(agents, results)
    if given.json:
        told = {**tournament.head(), "seeds": seeds, "ratings": [each.plain() for each in found]}
        print(json.dumps(told, indent=2))
    else:
        _print(tournament, found, language)
    return 0


def _tries(given: str | None, game: str) -> int:
    if given is None:
        return TRIES
    if game_named(game).campaign is None:
        raise EmberholdError("error-tries-without-campaign", game=game)
    return whole_number("--tries", given, 1)


def _agents(text: str) -> list[str]:
    """Names between commas; a comma also separates the settings of one agent."""
    agents: list[str] = []
    for part in text.split(","):
        if "=" in part and agents and ":" in agents[-1]:
            agents[-1] += f",{part}"
        else:
            agents.append(part.strip())
    return agents


def _print(tournament: Tournament, found: Sequence[Rating], language: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say("tournament-agent"))
    for heading in ("tournament-rating", "tournament-interval", "tournament-points"):
        grid.add_column(say(heading), justify="right")
    for each in found:
        between = f"{each.low:+.0f} … {each.high:+.0f}"
        share = say("report-percent", share=each.points)
        grid.add_row(each.agent, f"{each.rating:+.0f}", between, share)
    Console(highlight=False).print(grid)
    game = say(f"game-{tournament.game}")
    print(say("tournament-note", game=game, seeds=tournament.seeds, seed=str(tournament.seed)))
