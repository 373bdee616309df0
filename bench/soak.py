"""A long run of random games over every set-up: `python -m bench.soak --decisions 1000000`.

It uses the variants and the census of the conformance suite, in all processes, and stops at the
first game that raises, stalls, or loses a card, naming what reproduces it. The number of a game is
its variant and its seed: `--first 2500` continues where 2,500 games have been played.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from emberhold.kernel.rng import Dice
from tests.conformance.listed import LISTED

_LONGEST = 50_000
_LOT = 500


def play(game: int, variant: int) -> int:
    """One random game to its end; the number of decisions it took."""
    listed = LISTED[game]
    try:
        table = listed.open(variant, variant, record=False)
        stage, pieces = listed.stage(table.state), listed.census(table.state)
        dice = Dice(variant)
        decisions = 0
        while (question := table.question) is not None:
            if stage != listed.stage(table.state):
                stage, pieces = listed.stage(table.state), listed.census(table.state)
            table.take(question, question.choices[dice.below(len(question.choices))])
            decisions += 1
            if decisions > _LONGEST:
                raise RuntimeError(f"no end after {_LONGEST} decisions")
        if listed.census(table.state) != pieces:
            raise RuntimeError("a piece was lost or made")
    except Exception as error:
        raise RuntimeError(f"{listed.called}, variant and seed {variant}: {error!r}") from error
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each game, at most")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--decisions", type=int, help="until so many were made in each game")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--game", default="", help="this game only, or `mixed`")
    given = parser.parse_args()
    for number, listed in enumerate(LISTED):
        if given.game not in ("", listed.called):
            continue
        began = perf_counter()
        played: list[int] = []
        with ProcessPoolExecutor(given.processes) as pool:
            while len(played) < given.games:
                begin = given.first + len(played)
                lot = range(begin, min(begin + _LOT, given.first + given.games))
                played += pool.map(play, [number] * len(lot), lot, chunksize=25)
                if given.decisions is not None and sum(played) >= given.decisions:
                    break
        spent = perf_counter() - began
        print(
            f"{listed.called}: {len(played)} games from {given.first}, {sum(played)} decisions, "
            f"no exception, {spent:.0f} s"
        )


if __name__ == "__main__":
    main()
