"""Steps per second of the environments, beside the tables themselves, PettingZoo and RLCard.

`python -m bench.envs` measures whatever is installed; the peers are not dependencies of ours. The
same random agent plays them all in turn, in windows of CPU time, so that a busy machine disturbs
them alike. Gin rummy left PettingZoo with version 1.27, so the peers want a place of their own:

    python3 -m venv peers
    peers/bin/pip install "pettingzoo[classic]<1.27" rlcard -e .
    peers/bin/python -m bench.envs
"""

from __future__ import annotations

import argparse
import json
import platform
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

Play = Callable[[float], tuple[int, float]]
"""Plays games until that many CPU seconds are spent; the steps taken and the seconds it took."""

ROUNDS = 15
OURS = ("war-eternal", "aeons-end", "ashes", "relic", "legacy")
TABLES = 16


def aec(env: Any, luck: Random) -> Play:
    """The loop every PettingZoo user writes; a step is one decision of an agent."""
    games = 0

    def play(seconds: float) -> tuple[int, float]:
        nonlocal games
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            env.reset(seed=games)
            games += 1
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                legal = mask.view(bool).nonzero()[0]
                env.step(int(legal[int(luck.random() * len(legal))]))
                steps += 1
        return steps, spent

    return play


def rlcard(env: Any, luck: Random) -> Play:
    """The same in RLCard's own interface, which lists the legal actions."""

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(luck.random() * len(legal))])
                steps += 1
        return steps, spent

    return play


def table(game: str, luck: Random) -> Play:
    """The decisions of the table itself: no row, no mask."""
    from emberhold.games import game_named
    from emberhold.kernel.table import open_table

    known, games = game_named(game), 0

    def play(seconds: float) -> tuple[int, float]:
        nonlocal games
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            opened = open_table(known, 2, games, record=False)
            games += 1
            while (question := opened.question) is not None:
                choices = question.choices
                opened.take(question, choices[int(luck.random() * len(choices))])
                steps += 1
        return steps, spent

    return play


def vector(game: str, luck: Random) -> Play:
    """Many tables in one process; the agent picks for all of them at once."""
    import numpy as np

    from emberhold.gym import vector_env

    env = vector_env(game, 2, tables=TABLES, seed=1)
    env.reset()
    draws, every = np.random.default_rng(int(luck.random() * 2**32)), np.arange(TABLES)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            picks = (draws.random(TABLES) * env.counts).astype(np.intp)
            env.step(env.legal[every, picks])
            steps += TABLES
        return steps, spent

    return play


def contenders() -> tuple[dict[str, Play], dict[str, Play]]:
    """Our environments and the peers that are installed, each ready to play."""
    from emberhold.gym import aec_env

    ours = {game: aec(aec_env(game, players=2), Random(1)) for game in OURS}
    ours |= {f"{game}, vector": vector(game, Random(1)) for game in OURS}
    ours |= {f"{game}, table": table(game, Random(1)) for game in OURS}
    peers: dict[str, Play] = {}
    try:
        gin = import_module("pettingzoo.classic.gin_rummy_v4")
        peers["pettingzoo gin rummy"] = aec(gin.env(), Random(1))
        peers["pettingzoo gin rummy, unwrapped"] = aec(gin.raw_env(), Random(1))
    except ImportError as missing:
        print(f"PettingZoo's gin rummy is not measured: {missing}")
    try:
        made = import_module("rlcard").make("gin-rummy", config={"seed": 1})
        peers["rlcard gin rummy"] = rlcard(made, Random(1))
    except ImportError as missing:
        print(f"RLCard is not measured: {missing}")
    return ours, peers


def measure(plays: dict[str, Play], seconds: float) -> dict[str, list[float]]:
    """Steps per second of everybody in every round, one after the other."""
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(0.2)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            steps, spent = play(seconds / ROUNDS)
            rates[name].append(steps / spent)
    return rates


def _version(package: str) -> str:
    try:
        return version(package)
    except ImportError:
        return "-"


def report(seconds: float) -> dict[str, Any]:
    ours, peers = contenders()
    rates = measure({**ours, **peers}, seconds)
    fastest = {name: median(rates[name]) for name in peers}
    return {
        "python": platform.python_version(),
        "versions": {name: _version(name) for name in ("pettingzoo", "rlcard", "numpy")},
        "steps_per_second": {name: round(median(each)) for name, each in rates.items()},
        "best_window": {name: round(max(each)) for name, each in rates.items()},
        "slower_than_the_table": {
            name: round(median(rates[f"{name.partition(',')[0]}, table"]) / median(rates[name]), 2)
            for name in ours
            if not name.endswith(", table")
        },
        "times_the_peer": {
            game: {peer: round(median(rates[game]) / rate, 2) for peer, rate in fastest.items()}
            for game in ours
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="CPU time for each contender")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    figures = report(given.seconds)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"Python {figures['python']}, {figures['versions']}")
    for name, rate in figures["steps_per_second"].items():
        print(f"{name:34} {rate:8,} steps/s (best window {figures['best_window'][name]:,})")
    for name, factor in figures["slower_than_the_table"].items():
        print(f"{name} is {factor} times slower than its table")
    for game, times in figures["times_the_peer"].items():
        for peer, factor in times.items():
            print(f"{game} makes {factor} times the steps of {peer}")


if __name__ == "__main__":
    main()
