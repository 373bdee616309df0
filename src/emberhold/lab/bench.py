"""How fast a game is: decisions, games, forks, saves and loads, measured on one core.

Games are played at random: that is what a search does millions of times, and nothing of it is
spent on thinking. Every figure is of this machine at this moment; compare figures of one run.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from emberhold.games import GAMES, game_named
from emberhold.games.game import TableGame
from emberhold.kernel import table as table_module
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table, open_table
from emberhold.kernel.version import VERSION

ROUNDS = 25
"""Windows in which throughput is measured, in CPU seconds. The best one shows what the program can
do undisturbed, the median what this machine gave it; on a shared machine they differ widely."""


def measure(name: str, seconds: float = 2.0) -> dict[str, Any]:
    """All figures of one game, as many players as its quick start has."""
    game = game_named(name)
    finished = _finished(game)
    at_rest, in_effect = _fork_times(game)
    texts = [table.dumps() for table in finished]
    return {
        "game": name,
        **_throughput(game, seconds, record=False, prefix=""),
        **_throughput(game, seconds, record=True, prefix="recorded_"),
        "fork_at_rest_us": round(at_rest, 2),
        "fork_in_effect_us": round(in_effect, 2),
        "save_bytes": round(sum(len(text.encode()) for text in texts) / len(texts)),
        "answers_per_game": round(sum(len(t.answers) for t in finished) / len(finished), 1),
        "load_finished_ms": round(_load_time(texts) * 1000, 2),
    }


def _players(game: TableGame) -> int:
    return len(game.choices.quick.seats)


def play_at_random(table: Table, dice: Dice) -> int:
    """Play a game to its end; how many decisions it took."""
    return table.play_at_random(dice)


def _throughput(game: TableGame, seconds: float, record: bool, prefix: str) -> dict[str, float]:
    """The best and the median window, with and without the set-up of the games."""
    windows = [_window(game, seconds / ROUNDS, number, record) for number in range(ROUNDS)]
    playing, whole, games = zip(*windows, strict=True)
    return {
        f"{prefix}decisions_per_second": round(max(playing)),
        f"{prefix}decisions_per_second_median": round(median(playing)),
        f"{prefix}decisions_per_second_with_setup": round(max(whole)),
        f"{prefix}decisions_per_second_with_setup_median": round(median(whole)),
        f"{prefix}games_per_second": round(max(games), 1),
    }


def _window(
    game: TableGame, seconds: float, number: int, record: bool
) -> tuple[float, float, float]:
    """Decisions per second of play, of play and set-up together, and games per second."""
    games = decisions = 0
    playing = 0.0
    players = _players(game)
    dice = Dice(number)
    began = process_time()
    while (spent := process_time() - began) < seconds:
        table = open_table(game, players, 1000 * number + games, record=record)
        opened = process_time()
        decisions += play_at_random(table, dice)
        playing += process_time() - opened
        games += 1
    return decisions / playing, decisions / spent, games / spent


def _finished(game: TableGame, games: int = 20) -> list[Table]:
    players = _players(game)
    tables = [open_table(game, players, seed) for seed in range(games)]
    for seed, table in enumerate(tables):
        play_at_random(table, Dice(seed))
    return tables


def _fork_times(game: TableGame, games: int = 12) -> tuple[float, float]:
    """Microseconds per fork: with nothing answered in the step yet, and in the middle of it."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(games):
        table, dice = open_table(game, _players(game), seed), Dice(seed)
        while (question := table.question) is not None:
            times[table.at_rest].append(_best_of(table.fork))
            choices = question.choices
            table.take(question, choices[dice.below(len(choices))])
    return median(times[True]) * 1e6, median(times[False]) * 1e6


def _best_of(action: Callable[[], object], times: int = 3) -> float:
    best = 1.0
    for _ in range(times):
        began = perf_counter()
        action()
        best = min(best, perf_counter() - began)
    return best


def _load_time(texts: list[str]) -> float:
    import emberhold

    return median(_best_of(lambda text=text: emberhold.loads(text)) for text in texts)  # type: ignore[misc]


def report(names: list[str] | None = None, seconds: float = 2.0) -> dict[str, Any]:
    return {
        "version": VERSION,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": not table_module.__file__.endswith(".py"),
        "games": [measure(name, seconds) for name in names or GAMES],
    }


def main(as_json: bool = False, seconds: float = 2.0, names: list[str] | None = None) -> None:
    """Print the report, for people or as JSON."""
    figures = report(names, seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    for game in figures["games"]:
        width = max(map(len, game))
        print("\n".join(f"{name:<{width}}  {value}" for name, value in game.items()))


if __name__ == "__main__":
    main()
