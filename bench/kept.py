"""A file of kept games, read to its end and counted: `python -m bench.kept games.jsonl`.

Every game is played again from its answers; one that does not go as it went is an error. Told are
games, decisions, bytes plain and packed, and how long it takes to read everything.

    python -m bench.kept games.jsonl                     rows too
    python -m bench.kept games.jsonl --rows no           without rows, which is quicker
    python -m bench.kept games.jsonl --processes 16
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter

from emberhold.lab.kept import games_in


def part(path: str, rows: bool, step: int, first: int) -> tuple[int, int]:
    """How many games and decisions there are in every `step`th game of a file."""
    games = decisions = 0
    for game in islice(games_in(path), first, None, step):
        games += 1
        decisions += sum(1 for _ in game.decisions(rows))
    return games, decisions


def counted(path: str, rows: bool, processes: int) -> Iterator[tuple[int, int]]:
    each = partial(part, path, rows, processes)
    if processes == 1:
        yield each(0)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(each, range(processes))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("path")
    parser.add_argument("--rows", choices=("yes", "no"), default="yes")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(words)
    began = perf_counter()
    found = list(counted(given.path, given.rows == "yes", given.processes))
    seconds = perf_counter() - began
    data = Path(given.path).read_bytes()
    told = {
        "games": sum(games for games, _ in found),
        "decisions": sum(decisions for _, decisions in found),
        "rows": given.rows == "yes",
        "processes": given.processes,
        "seconds": round(seconds, 2),
        "bytes": len(data),
        "packed": len(gzip.compress(data)),
    }
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
