"""What it costs the server that tables tell their story: processor time with and without beats.

    python -m bench.beats                     # 20 rounds of each game
    python -m bench.beats --games relic --rounds 5

A round plays the same game twice, with beats and without, and takes turns with which comes first.
Two players and a spectator look at it; counted is the processor time from an answer until all three
have been drawn what follows from it. Unlike `bench.load` this needs no quiet machine: what others
do on it slows both alike, and their waiting is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import NamedTuple

from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.said import Answer
from emberhold.server.house.table.memory import Memory
from emberhold.server.store import Store

GAMES = ("war-eternal", "ashes")
"""What `bench.load` plays."""
_LOOKS: tuple[tuple[Viewer, str, int | None], ...] = (
    (Viewer(frozenset({0}), host=True), "en", 0),
    (Viewer(frozenset({1})), "en", 1),
    (Viewer(frozenset()), "en", None),
)
"""Who looks, in which language and with whose eyes."""


class Cost(NamedTuple):
    """What a game of some answers cost."""

    answers: int
    seconds: float
    sent: int
    """Bytes for all three pages."""

    def plus(self, more: Cost) -> Cost:
        answers, seconds = self.answers + more.answers, self.seconds + more.seconds
        return Cost(answers, seconds, self.sent + more.sent)

    @property
    def each(self) -> float:
        """Milliseconds an answer."""
        return 1000 * self.seconds / self.answers


async def played(house: House, game: str, seed: int, answers: int, tells: bool) -> Cost:
    """A game at random before three pairs of eyes."""
    Memory.tells = tells
    table = await house.open(Wanted(game, 2, seed, seats=[{"who": "person"}] * 2))
    watches = [await house.watch(table, viewer) for viewer, *_ in _LOOKS]
    hosted = await house.hosted(table)
    luck = random.Random(seed)
    cost = Cost(0, 0.0, 0)
    for number in range(answers):
        question = hosted.record.table.question
        if question is None:
            break
        key, known = luck.choice(question.options.keys()), hosted.record.version
        said = Answer(id=f"a{number}", version=known, seat=question.seat, key=key)
        began = process_time()
        await house.act(table, _LOOKS[question.seat][0], said)
        drawn = [await house.state(table, *eyes, known) for eyes in _LOOKS]
        cost = cost.plus(Cost(1, process_time() - began, sum(map(len, drawn))))
    for watch in watches:
        watch.close()
    return cost


async def compared(house: House, game: str, rounds: int, answers: int) -> dict[str, object]:
    """The same games with beats and without, in turns."""
    ratios: list[float] = []
    told = silent = Cost(0, 0.0, 0)
    for number in range(rounds):
        pair = {}
        for tells in (True, False) if number % 2 else (False, True):
            pair[tells] = await played(house, game, number, answers, tells)
        ratios.append(pair[True].each / pair[False].each)
        told, silent = told.plus(pair[True]), silent.plus(pair[False])
    lower, middle, upper = quantiles(ratios, n=4)
    return {
        "answers": told.answers,
        "ms of processor an answer, with and without": [round(told.each, 2), round(silent.each, 2)],
        "ratio: median and middle half": [round(each, 3) for each in (middle, lower, upper)],
        "bytes a frame, with and without": [
            round(cost.sent / cost.answers / len(_LOOKS)) for cost in (told, silent)
        ],
    }


async def measured(games: list[str], rounds: int, answers: int) -> dict[str, object]:
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store.open(str(Path(folder) / "tables.sqlite")))
        await house.start()
        found: dict[str, object] = {}
        for game in games:
            await played(house, game, 0, answers, True)  # what is read once is read
            found[game] = await compared(house, game, rounds, answers)
        await house.stop()
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--answers", type=int, default=60, help="in a game")
    given = parser.parse_args(words)
    found = asyncio.run(measured(given.games, given.rounds, given.answers))
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
