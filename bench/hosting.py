"""What a hosted table costs in two checkouts: processor time an answer, memory of a table awake.

    python -m bench.hosting                     # this checkout
    python -m bench.hosting ../old --rounds 5   # old and new in turns, and their ratio

A table of every game is watched by a browser for each seat and a spectator. The same answers are
given through the house itself; after each one every page gets its frame. Memory is what many tables
that are watched take together, divided by their number. Figures of processor time are compared by
the median of the ratios of neighbours, since a busy machine slows both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import tracemalloc
from contextlib import suppress
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from emberhold.server.house.people.opening import Wanted

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("war-eternal", "ashes", "relic", "legacy")
ANSWERS = 150
AWAKE = 12


# In the process of one checkout


async def _cost(name: str, answers: int) -> dict[str, float]:
    """Milliseconds of processor an answer: to give it, and to draw it for everybody."""
    from emberhold.server.house import House, Viewer
    from emberhold.server.store import Store

    with tempfile.TemporaryDirectory() as folder:
        house = House(Store.open(str(Path(folder) / "tables.sqlite")))
        await house.start()
        table, seats = await _opened(house, name, 4)
        eyes: list[tuple[Viewer, int | None]] = [(Viewer(spectator=True), None)]
        eyes += [(Viewer(frozenset({seat})), seat) for seat in range(seats)]
        for viewer, _ in eyes:
            await house.watch(table, viewer)
        known = 0
        giving = drawing = 0.0
        size = 0
        counted = 0
        for number in range(answers):
            frames = [json.loads(await house.state(table, v, "en", s, known)) for v, s in eyes]
            move = _move(frames, number)
            if move is None:
                break
            seat, key = move
            known = frames[0]["version"]
            said = answer_frame()(id=f"a{number}", version=known, seat=seat, key=key)
            began = process_time()
            await house.act(table, Viewer(frozenset({seat})), said)
            given = process_time()
            drawn = [await house.state(table, v, "en", s, known) for v, s in eyes]
            ended = process_time()
            if number >= 10:  # the first ones learn the words
                giving += given - began
                drawing += ended - given
                size += sum(map(len, drawn))
                counted += 1
        await house.stop()
    return {
        f"{name}: ms to give an answer": 1000 * giving / counted,
        f"{name}: ms to draw it for {len(eyes)} pages": 1000 * drawing / counted,
        f"{name}: kB sent for it": size / counted / 1000,
    }


def answer_frame() -> Any:
    """What an answer is sent as; older checkouts keep it in another module."""
    for module in ("people.said", "said", "frames"):
        with suppress(ModuleNotFoundError):
            return import_module(f"emberhold.server.house.{module}").Answer
    raise SystemExit("this checkout has no answer that the bench knows")


async def _opened(house: Any, name: str, seed: int) -> tuple[str, int]:
    from emberhold.games import game_named

    seats = len(game_named(name).choices.quick.seats)
    return await house.open(Wanted(name, seats, seed, seats=[{"who": "person"}] * seats)), seats


def _move(frames: list[dict[str, Any]], number: int) -> tuple[int, str] | None:
    """An answer that the number chooses, by somebody who is asked."""
    for frame in frames:
        for asked in frame["asked"]:
            if asked["mine"] and asked["options"]:
                options = asked["options"]
                return frame["you"]["showing"], options[number * 7 % len(options)]["key"]
    return None


async def _memory(name: str) -> dict[str, float]:
    """Kilobytes of one more table that is awake, watched, and has been played at."""
    from emberhold.server.house import House, Viewer
    from emberhold.server.store import Store

    with tempfile.TemporaryDirectory() as folder:
        house = House(Store.open(str(Path(folder) / "tables.sqlite")))
        await house.start()
        sizes = []
        for number in range(AWAKE):
            if number == AWAKE // 2:
                tracemalloc.start()
            table, seats = await _opened(house, name, number)
            eyes = [(Viewer(frozenset({seat})), seat) for seat in range(seats)]
            for viewer, _ in eyes:
                await house.watch(table, viewer)
            known = 0
            for step in range(60):
                frames = [json.loads(await house.state(table, v, "en", s, known)) for v, s in eyes]
                move = _move(frames, step)
                if move is None:
                    break
                known = frames[0]["version"]
                said = answer_frame()(id=f"a{step}", version=known, seat=move[0], key=move[1])
                await house.act(table, Viewer(frozenset({move[0]})), said)
            frames = []
            if tracemalloc.is_tracing():
                sizes.append(tracemalloc.get_traced_memory()[0])
        await house.stop()
    grown = [after - before for before, after in pairwise(sizes)]
    return {f"{name}: kB of a table awake": median(grown) / 1000}


def measure(games: tuple[str, ...], answers: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for name in games:
        found |= asyncio.run(_cost(name, answers))
        found |= asyncio.run(_memory(name))
    return found


# Both in turns


def _elsewhere(root: Path, games: tuple[str, ...], answers: int) -> dict[str, float]:
    """The figures of a checkout, in a process of its own."""
    command = [sys.executable, __file__, "--one", "--games", ",".join(games)]
    command += ["--answers", str(answers)]
    environment = {
        "PYTHONPATH": str(root / "src"),
        "EMBERHOLD_COMPILED": "0",
        "PATH": "/usr/bin:/bin",
    }
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", nargs="?", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    games = tuple(given.games.split(","))
    if given.one:
        print(json.dumps(measure(games, given.answers)))
        return
    runs: list[tuple[dict[str, float], dict[str, float]]] = []
    for _ in range(given.rounds if given.old else 1):
        old = _elsewhere(given.old, games, given.answers) if given.old else {}
        runs.append((old, _elsewhere(ROOT, games, given.answers)))
    for figure in runs[0][1]:
        new = median(run[1][figure] for run in runs)
        if given.old:
            before = median(run[0][figure] for run in runs)
            ratio = median(run[1][figure] / run[0][figure] for run in runs)
            print(f"{figure}: {before:.2f} -> {new:.2f} ({ratio:.2f} times)")
        else:
            print(f"{figure}: {new:.2f}")


if __name__ == "__main__":
    main()
