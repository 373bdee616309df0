"""Two checkouts in turns on one core: how much faster the new one is than the old one.

    python -m bench.alternating ../old --rounds 10            # compiled, where both are
    python -m bench.alternating ../old --sources --rounds 10
    python -m bench.alternating . --games war-eternal --alone --rounds 20

A busy machine runs at half its speed from one second to the next. Old and new therefore take turns,
each figure in a process of its own, and what counts is the median of the ratios of neighbours.
Random games and `greedy` games are timed without their set-up; a fork is timed at rest and in the
middle of a step, alone and with the question it is asked for. With `--alone` the old side cannot
load the other boxes of Aeon's End, and the new side has loaded them all: what boxes cost a game
that they are not part of.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("war-eternal", "ashes", "relic")
FIGURES = ("random", "greedy", "forks")
ALONE, TOGETHER = "alone", "together"
"""Whether other boxes of the series cannot be loaded, or are loaded."""
_OTHERS = tuple(f"emberhold.games.aeons_end.cards.{room}" for room in ("first_box", "legacy"))


# In the process of one checkout


class _Away:
    """Finds no other box."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> None:
        if name.startswith(_OTHERS):
            raise ModuleNotFoundError(name)


def _shelved(boxes: str) -> None:
    if boxes == ALONE:
        sys.meta_path.insert(0, _Away())
    elif boxes == TOGETHER:
        from emberhold.games.aeons_end.mixed_game import SHELF, box_named

        for slug in SHELF:
            box_named(slug)


def measure(root: Path, figure: str, game: str, wanted: argparse.Namespace) -> dict[str, float]:
    """One figure of the checkout in a folder; emberhold must not have been imported before."""
    compiled = not wanted.sources
    sys.path.insert(0, str(root / "src"))
    if compiled:
        spec = importlib.util.spec_from_file_location("hook", root / "tools" / "hook.py")
        assert spec is not None
        assert spec.loader is not None
        hook = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(hook)
        hook.prefer(str(root / "build" / "compiled"), str(root / "src"))
    from emberhold.kernel import table

    if compiled == table.__file__.endswith(".py"):
        raise SystemExit(f"{root}: {'not compiled, or changed since' if compiled else 'compiled'}")
    _shelved(wanted.boxes)
    # The set-up picker, which knows how many play, would load every box.
    players = 2 if wanted.boxes else 0
    if figure == "forks":
        return _forks(game, players)
    return _playing(figure, game, players, wanted.seconds)


def _playing(figure: str, name: str, players: int, seconds: float) -> dict[str, float]:
    from emberhold.games import GAMES as FOUND
    from emberhold.kernel.rng import Dice
    from emberhold.kernel.table import open_table
    from emberhold.lab.bench import play_at_random
    from emberhold.players import player_named

    game = FOUND[name]
    players = players or len(game.choices.quick.seats)
    decisions = games = 0
    spent = 0.0
    for number in range(-2, 1_000_000):  # two games to warm up
        table = open_table(game, players, abs(number), record=False)
        bots = [player_named("greedy", name, f"{number}.{seat}") for seat in range(players)]
        began = process_time()
        answered = 0
        if figure == "random":
            answered = play_at_random(table, Dice(number))
        else:
            while (question := table.question) is not None:
                table.take(question, bots[question.seat].choose(table, question))
                answered += 1
        if number >= 0:
            spent += process_time() - began
            decisions += answered
            games += 1
            if spent > seconds:
                break
    if figure == "random":
        return {"random decisions/s": decisions / spent}
    return {"greedy games/s": games / spent}


def _forks(name: str, players: int) -> dict[str, float]:
    """Forks a second, so that more is better here as well."""
    from emberhold.games import GAMES as FOUND
    from emberhold.kernel.rng import Dice
    from emberhold.kernel.table import open_table

    game = FOUND[name]
    players = players or len(game.choices.quick.seats)
    times: dict[str, list[float]] = {}
    for seed in range(6):
        table = open_table(game, players, seed)
        dice = Dice(seed)
        for _ in range(300):
            question = table.question
            if question is None:
                break
            where = "at rest" if table.at_rest else "in an effect"
            alone, looked_at = [], []
            for _ in range(4):
                began = perf_counter()
                fork = table.fork()
                alone.append(perf_counter() - began)
                _ = fork.question
                looked_at.append(perf_counter() - began)
            times.setdefault(f"forks/s {where}", []).append(min(alone))
            times.setdefault(f"forks/s {where}, asked", []).append(min(looked_at))
            table.take(question, question.choices[dice.below(len(question.choices))])
    return {label: 1 / median(found) for label, found in times.items()}


# In turns


def _run(root: Path, figure: str, game: str, wanted: argparse.Namespace, boxes: str) -> Any:
    """The figures of one checkout, in a process of their own."""
    command = [sys.executable, str(Path(__file__).resolve()), str(root), "--figures", figure]
    command += ["--games", game, "--seconds", str(wanted.seconds), "--measure", "--boxes", boxes]
    command += ["--sources"] if wanted.sources else []
    environment = {"EMBERHOLD_COMPILED": "0", "PATH": "/usr/bin:/bin", "HOME": str(Path.home())}
    if not wanted.sources:
        del environment["EMBERHOLD_COMPILED"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.strip().splitlines()[-1])
    return json.loads(done.stdout)


def compare(old: Path, new: Path, wanted: argparse.Namespace) -> None:
    alone, together = (ALONE, TOGETHER) if wanted.alone else ("", "")
    for game in wanted.games.split(","):
        for figure in wanted.figures.split(","):
            before: list[dict[str, Any]] = []
            after: list[dict[str, Any]] = []
            for _ in range(wanted.rounds):
                before.append(_run(old, figure, game, wanted, alone))
                after.append(_run(new, figure, game, wanted, together))
            for label in before[0]:
                _tell(game, label, [b[label] for b in before], [a[label] for a in after])


def _tell(game: str, label: str, before: list[float], after: list[float]) -> None:
    ratios = sorted(new / old for old, new in zip(before, after, strict=True))
    print(
        f"{game:<12} {label:<28} {median(ratios):6.3f} times "
        f"({ratios[0]:.3f} to {ratios[-1]:.3f});"
        f" medians {median(before):,.1f} and {median(after):,.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("old", type=Path, help="the other checkout")
    parser.add_argument("new", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--figures", default=",".join(FIGURES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time a figure")
    parser.add_argument("--sources", action="store_true", help="without the machine code")
    parser.add_argument("--alone", action="store_true", help="other boxes: none, and all loaded")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--boxes", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        print(json.dumps(measure(wanted.old, wanted.figures, wanted.games, wanted)))
    else:
        compare(wanted.old.resolve(), wanted.new.resolve(), wanted)


if __name__ == "__main__":
    main()
