"""How strong players of Relic are: `python -m bench.relic_strength expert greedy --seeds 30`.

Mirrored games: the first player sits once in every seat of each seed, with the same scenario and
sheets, and the second in all the others. What is told is the share of games in which the first was
among the winners, with its 95 % interval.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from bench.relic_balance import share
from emberhold.games.relic.cards import SCENARIOS
from emberhold.games.relic.setting_up.setup import fits
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import play
from emberhold.players import check_name


def game_of(first: str, second: str, players: int, seed: int, number: int) -> tuple[Batch, int]:
    """One game as a batch of its own, and the seat of the first player."""
    place, seat = divmod(number, players)
    names = [s.slug for s in SCENARIOS.values() if fits(s, players, "standard")]
    name = names[place % len(names)]
    bots = tuple(first if each == seat else second for each in range(players))
    batch = Batch("relic", bots, 1, f"{seed} {place}", (Kind(name, _wishes(name)),))
    return batch, seat


def won_by_first(first: str, second: str, players: int, seed: int, number: int) -> bool:
    """One game; whether the first player won it."""
    batch, seat = game_of(first, second, players, seed, number)
    return seat in play(batch, 0)["winners"]


def _wishes(scenario: str) -> dict[str, str]:
    return {"variant": "standard", "scenario": scenario, "sheets": "random"}


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    return parser


def main() -> None:
    given = parser().parse_args()
    for name in (given.first, given.second):
        check_name(name)
    total = given.seeds * given.players
    began = perf_counter()
    with ProcessPoolExecutor(given.processes) as pool:
        won = list(
            pool.map(
                won_by_first,
                [given.first] * total,
                [given.second] * total,
                [given.players] * total,
                [given.seed] * total,
                range(total),
            )
        )
    took = perf_counter() - began
    print(f"{given.first} against {given.second}, {given.players} seats: {share(sum(won), total)}")
    print(f"by even chance {100 / given.players:.1f} %; {took:.0f} s")


if __name__ == "__main__":
    main()
