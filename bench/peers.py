"""Our games beside the engines of others: `python -m bench.peers`.

    pip install --target peers pyminion==0.4.0 rlcard==1.2.0
    python -m bench.peers --packages peers --rounds 10 --seconds 2

Every engine plays at random on one core, each in a process of its own, one after the other and then
again: a machine that slows down slows all of them. Counted are decisions a second of processor
time, set-up of the games left out where an engine lets us (ours, pyminion and OpenSpiel). The
ratios are of one round each; their median and middle half are printed. What is not installed is
named and left out. The packages of others are never needed by Emberhold itself.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench import peer_games

ROOT = Path(__file__).parent.parent
MEASURE = "pyminion"
"""The engine that the others are compared with."""


def measured(name: str, seconds: float, packages: Path | None) -> float | None:
    """Decisions a second in a process of its own; nothing where the engine is not installed."""
    places = [str(ROOT), str(ROOT / "src"), *([str(packages.resolve())] if packages else [])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = [sys.executable, "-m", "bench.peers", "--one", name, "--seconds", str(seconds)]
    told = subprocess.run(command, env=environment, capture_output=True, text=True)
    if told.returncode:
        reason = told.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        print(f"left out: {name} ({reason[0]})", file=sys.stderr)
        return None
    return float(told.stdout)


def rounds(names: list[str], given: argparse.Namespace) -> dict[str, list[float]]:
    """What every engine reached, round by round; the order turns round each time."""
    found: dict[str, list[float]] = {}
    left = list(names)
    for number in range(given.rounds):
        for name in list(left) if number % 2 == 0 else list(reversed(left)):
            speed = measured(name, given.seconds, given.packages)
            if speed is None:
                left.remove(name)
            else:
                found.setdefault(name, []).append(speed)
                print(f"  {number + 1} {name}: {speed:,.0f}", file=sys.stderr, flush=True)
    return {name: found[name] for name in names if name in left}


def compared(found: dict[str, list[float]]) -> dict[str, dict[str, object]]:
    """For every engine its median speed, and how it compares with the measure in each round."""
    told: dict[str, dict[str, object]] = {}
    for name, speeds in found.items():
        told[name] = {"decisions_per_second": round(median(speeds))}
        if MEASURE in found:
            ratios = [one / other for one, other in zip(speeds, found[MEASURE], strict=True)]
            told[name][f"times_{MEASURE}"] = _spread(ratios)
    return told


def _spread(ratios: list[float]) -> list[float]:
    """The median, then the ends of the middle half."""
    if len(ratios) < 2:
        return [round(each, 2) for each in ratios]
    lower, middle, upper = quantiles(ratios, n=4)
    return [round(each, 2) for each in (middle, lower, upper)]


def _table(told: dict[str, dict[str, Any]]) -> str:
    lines = [f"{'engine':<24}{'decisions/s':>14}{f'times {MEASURE}':>22}"]
    for name, row in told.items():
        spread = row.get(f"times_{MEASURE}", [])
        ratio = f"{spread[0]:.2f}" if spread else ""
        half = f" ({spread[1]:.2f} to {spread[2]:.2f})" if len(spread) == 3 else ""
        lines.append(f"{name:<24}{row['decisions_per_second']:>14,}{ratio + half:>22}")
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--packages", type=Path, help="the folder that has the others' packages")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of one visit")
    parser.add_argument("--only", nargs="*", choices=list(peer_games.ENGINES), help="which engines")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", choices=list(peer_games.ENGINES), help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds must be 1 or more and --seconds more than 0")
    if given.packages is not None and not given.packages.is_dir():
        parser.error(f"--packages must be a folder, and {given.packages} is none")
    if given.one:
        play: Callable[[float], float] = peer_games.ENGINES[given.one]
        print(play(given.seconds))
        return 0
    told = compared(rounds(given.only or list(peer_games.ENGINES), given))
    print(json.dumps(told, indent=1) if given.json else _table(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
