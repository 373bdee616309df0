"""How often a puzzle is found in a played game: `python -m bench.puzzles`.

    python -m bench.puzzles ashes --games 10
    python -m bench.puzzles relic --games 10 --out games

Games of two players, novice and greedy, with the seeds `ordinary 0`, `ordinary 1` and so on, are
played and looked through as `emberhold puzzle find --worlds 8` does. With --out they are kept as
saves, for that command to be given.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import emberhold
from emberhold.kernel.table import Table
from emberhold.players import seated
from emberhold.players.finding import Effort, find

SEATED = ("novice", "greedy")
WORLDS = 8


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(emberhold.GAMES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", default="ordinary")
    parser.add_argument("--out", type=Path, help="a folder to keep the games in")
    given = parser.parse_args(words)
    having = puzzles = 0
    for number in range(given.first, given.first + given.games):
        table = played(given.game, f"{given.seed} {number}")
        if given.out is not None:
            kept(table, given.out, number)
        began = process_time()
        goals = [found.puzzle.goal for found in find(table, Effort(worlds=WORLDS))]
        having, puzzles = having + bool(goals), puzzles + len(goals)
        told = ", ".join(goals) or "none"
        print(f"{number}: {told} ({process_time() - began:.0f} s)", flush=True)
    print(f"{having} of {given.games} games, {puzzles} puzzles")


def played(game: str, seed: str) -> Table:
    """A game to its end."""
    table = emberhold.open(game, len(SEATED), seed)
    players = seated(SEATED, game, seed)
    while (question := table.question) is not None:
        table.take(question, players[question.seat].choose(table, question))
    return table


def kept(table: Table, folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{table.game.name}-{number:02}.ember").write_text(table.dumps(), encoding="utf-8")


if __name__ == "__main__":
    main()
