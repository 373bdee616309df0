"""How long a bot thinks: `python -m bench.thinking expert`.

Every seat is the bot at its full budget with no clock to stop it. Each answer is timed by itself,
in processor time of the one process that plays, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any

import emberhold
import emberhold.kernel.table as table_module
from emberhold.players.registry import player_named

TABLES = (
    *(("war-eternal", 2), ("war-eternal", 4), ("legacy", 2)),
    *(("ashes", 2), ("ashes", 4), ("relic", 2)),
)


def answer_times(bot: str, game: str, players: int, seconds: float) -> tuple[int, list[float]]:
    """Games begun, and the seconds each answer took, until enough time is spent."""
    times: list[float] = []
    games = 0
    until = process_time() + seconds
    while process_time() < until:
        games += 1
        table = emberhold.open(game, players=players, seed=games)
        minds = [player_named(bot, game, f"{games} seat {seat}") for seat in range(players)]
        while (question := table.question) is not None and process_time() < until:
            began = process_time()
            choice = minds[question.seat].choose(table, question)
            times.append(process_time() - began)
            table.take(question, choice)
    return games, times


def report(bot: str, seconds: float, wanted: str = "") -> dict[str, Any]:
    found = {}
    for game, players in TABLES:
        if wanted not in ("", game):
            continue
        games, times = answer_times(bot, game, players, seconds)
        times.sort()
        found[f"{game}, {players} players"] = {
            "games": games,
            "answers": len(times),
            "median ms": round(1000 * times[len(times) // 2], 1),
            "p99 ms": round(1000 * times[int(0.99 * len(times))]),
            "worst ms": round(1000 * times[-1]),
        }
    return {"bot": bot, "compiled": table_module.__file__.endswith(".so"), "tables": found}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each kind of table")
    parser.add_argument("--game", default="", help="only this one")
    given = parser.parse_args()
    print(json.dumps(report(given.bot, given.seconds, given.game), indent=1))


if __name__ == "__main__":
    main()
