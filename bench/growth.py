"""How the cost of a game grows with its players and its length: `python -m bench.growth`.

Random games of every number of players are played in turns on one core, so that a busy machine
slows all of them alike. What counts is the median of the ratios to the fewest players of the same
round. The length is that of one game: what a decision costs in its first, middle and last third.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from statistics import median
from time import process_time
from typing import NamedTuple

from emberhold.games import GAMES
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

_NAMES = ("war-eternal", "ashes", "relic")


class Played(NamedTuple):
    """Some games of one number of players: microseconds a decision, by third, and their length."""

    decision: float
    thirds: tuple[float, float, float]
    length: float


def play(name: str, players: int, seeds: range) -> Played:
    """Random games, each decision timed."""
    thirds: list[list[float]] = [[], [], []]
    lengths = []
    for seed in seeds:
        table = open_table(GAMES[name], players, seed, record=False)
        dice = Dice(seed)
        moments = [process_time()]
        while (question := table.question) is not None:
            table.take(question, question.choices[dice.below(len(question.choices))])
            moments.append(process_time())
        took = [after - before for before, after in pairwise(moments)]
        lengths.append(len(took))
        for number, third in enumerate(thirds):
            part = took[number * len(took) // 3 : (number + 1) * len(took) // 3]
            third += part
    each = [1e6 * sum(third) / max(1, len(third)) for third in thirds]
    whole = 1e6 * sum(map(sum, thirds)) / max(1, sum(map(len, thirds)))
    return Played(whole, (each[0], each[1], each[2]), sum(lengths) / len(lengths))


def compare(name: str, rounds: int, games: int) -> None:
    """Print a line for each number of players."""
    seats = sorted(GAMES[name].seats)
    found: dict[int, list[Played]] = {players: [] for players in seats}
    for number in range(rounds):
        for players in seats:
            found[players].append(play(name, players, range(number * games, (number + 1) * games)))
    for players in seats:
        pairs = list(zip(found[players], found[seats[0]], strict=True))
        decision = median(one.decision / fewest.decision for one, fewest in pairs)
        last = median(one.thirds[2] / one.thirds[0] for one, _ in pairs)
        length = sum(one.length for one, _ in pairs) / len(pairs)
        micro = median(one.decision for one, _ in pairs)
        print(
            f"{name} {players}: a decision {decision:.2f} times ({micro:.1f} us), "
            f"{length:.0f} decisions a game, last third {last:.2f} times the first",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=20, help="of each number of players a round")
    given = parser.parse_args()
    for name in _NAMES:
        compare(name, given.rounds, given.games)


if __name__ == "__main__":
    main()
