"""What helps, and by how much: `python -m bench.probe --processes 16 --out probe.json`.

In positions of games by rules of thumb something obviously good is changed (`bench.helpful`), and
the position with and without the change is played out by the pilot in the same guessed worlds. What
is kept for each change is by how much it raises the share of games won, with its interval: a true
evaluation says about the same (`tests/players/test_probe.py`). Positions of one game are alike (the
same mages and market), so the interval is that of a mean over games; it is as wide as it must be
for all changes of a game to be within theirs with 95 %.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from bench.helpful import HELPFUL, Change, positions, setups
from emberhold.games import game_named
from emberhold.kernel.table import Table
from emberhold.kernel.version import VERSION

WORLDS = 4
PARTS = 10
"""Among how many jobs the positions of a kind are shared out."""
SURE = 0.95


class Taken(NamedTuple):
    """Which positions of a kind of games are taken."""

    games: int
    most: int = 120
    luck: str = "probe"
    asked: int = 1
    """Of how many of them the evaluation, which needs no luck, is asked about one."""


TAKEN = {
    "war-eternal": Taken(16, 240, "fit", 4),
    "aeons-end": Taken(16, 240, "fit", 4),
    "legacy": Taken(12, 160, "fit", 4),
    "ashes": Taken(6),
    "relic": Taken(4),
}
KEPT = Path(__file__).parent.parent / "tests" / "players" / "probe.json"


class Gain(NamedTuple):
    """What one change is worth, in chances to win."""

    mean: float
    half: float
    """Half its interval."""
    positions: int


class Noted(NamedTuple):
    """What a change was worth in one position, and of which game that is."""

    game: str
    gain: float


def dealt(table: Table, number: int) -> Any:
    """The state of a position in one of the worlds the first seat holds possible."""
    state = table.step_began()
    table.game.redeal(state, 0, f"probe {number}")
    return state


def world(table: Table, number: int, change: Change | None) -> Any:
    """The same with something changed; None where there is nothing to change."""
    state = dealt(table, number)
    return state if change is None or change(state) else None


def won(table: Table, state: Any) -> bool:
    """Whether the first seat wins from there if everybody plays by rules of thumb."""
    choose = game_named(table.game.name).pilot
    assert choose is not None
    other = Table(table.game, state, table.header, False).start()
    while (question := other.question) is not None:
        other.take(question, choose(other.state, question))
    return 0 in other.state.result.winners


def gains(game: str, kind: str, part: int) -> dict[str, list[Noted]]:
    """By change, what it was worth in each position of one part of a kind of games."""
    found: dict[str, list[Noted]] = defaultdict(list)
    for table in positions(game, setups(game)[kind], *TAKEN[game][:3])[part::PARTS]:
        plain = [won(table, dealt(table, number)) for number in range(WORLDS)]
        for name, change in HELPFUL[game].items():
            states = [world(table, number, change) for number in range(WORLDS)]
            pairs = [
                won(table, state) - before
                for state, before in zip(states, plain, strict=True)
                if state is not None
            ]
            if pairs:
                found[name].append(Noted(f"{kind} {table.header.seed}", fmean(pairs)))
    return found


def gain_of(each: Sequence[Noted], changes: int) -> Gain:
    """The mean with its interval, one of several that are all to hold."""
    width = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / changes)
    mean = fmean([noted.gain for noted in each])
    off: dict[str, float] = defaultdict(float)
    for noted in each:
        off[noted.game] += noted.gain - mean
    games = len(off)
    square = sum([far * far for far in off.values()]) * games / max(1, games - 1)
    half = max(width * square**0.5 / len(each), 1 / len(each))
    return Gain(mean, half, len(each))


def estimated(game: str) -> dict[str, float]:
    """By change, how much more the evaluation expects on average over some of the positions."""
    evaluation = game_named(game).evaluation
    assert evaluation is not None
    found: dict[str, list[float]] = defaultdict(list)
    for setup in setups(game).values():
        for table in positions(game, setup, *TAKEN[game][:3])[:: TAKEN[game].asked]:
            before = evaluation.evaluate(dealt(table, 0), 0)
            for name, change in HELPFUL[game].items():
                state = world(table, 0, change)
                if state is not None:
                    found[name].append(evaluation.evaluate(state, 0) - before)
    return {name: fmean(each) for name, each in found.items()}


def measured(games: Sequence[str], processes: int) -> dict[str, dict[str, Gain]]:
    jobs = [(game, kind, part) for game in games for kind in setups(game) for part in range(PARTS)]
    report: dict[str, dict[str, Gain]] = {}
    with Pool(processes) as pool:
        told = pool.starmap(gains, jobs, chunksize=1)
    for game in games:
        mine: dict[str, list[Noted]] = defaultdict(list)
        for job, found in zip(jobs, told, strict=True):
            if job[0] == game:
                for name, each in found.items():
                    mine[name] += each
        enough = {name: each for name, each in mine.items() if len(each) > 1}
        report[game] = {name: gain_of(each, len(enough)) for name, each in enough.items()}
    return report


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(HELPFUL))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=KEPT)
    given = parser.parse_args(words)
    report = measured(given.games.split(","), given.processes)
    for game, rows in report.items():
        expected = estimated(game)
        print(game)
        for name, gain in rows.items():
            print(
                f"  {name:32} {100 * gain.mean:5.1f} ± {100 * gain.half:4.1f} points, "
                f"estimated {100 * expected[name]:5.1f}, {gain.positions} positions"
            )
    kept = {"version": VERSION, "gains": report}
    given.out.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
