"""Seeking better numbers for the rules of thumb of War Eternal by playing.

    python -m bench.tuning --minutes 4 --processes 16 --seed 1 --out numbers.json

Every number of `numbers/weights.py` is changed at random for a game and changed the other way for
the same game again; what the difference of the two outcomes says about each number moves it (an
evolution strategy with mirrored samples). The numbers against each nemesis are sought apart, but
lean on what all four games say. The file holds the numbers, the seeds and the command; the same
number of rounds gives the same numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from math import exp
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import emberhold
from emberhold.games import game_named
from emberhold.games.aeons_end.fight.life import foe_life
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.kernel.rng import Dice

NEMESES = tuple(WAR_ETERNAL.box.nemeses)
W = WAR_ETERNAL.box.judgement.weights
TABLES = {
    "AETHER": W.aether_of,
    "DAMAGE": W.damage_of,
    "RELIC": W.relic_of,
    "ABILITY": W.ability_of,
}
SPREAD = 0.2
"""How far numbers are changed for a game: the standard deviation of their logarithm."""
POOLED = 0.6
"""How much of a step against one nemesis is what all games say."""
PACE = (3.0, 0.8)
"""How far a number moves for a slope of one, in the first and in the last round."""
CONSOLATION = 0.3
"""What a lost game counts in which the nemesis was all but beaten."""
CHUNK = 20
"""Mirrored games played by one process before it reports."""
FIXED = (
    *("lost", "last_charge", "aether_of", "damage_of", "relic_of", "ability_of"),
    *("learned", "alone", "patience", "full_life"),
)


class Number(NamedTuple):
    """One number of the rules of thumb: in a table of cards, or in the weights."""

    table: str
    name: str


class Told(NamedTuple):
    """What some mirrored games of one nemesis say."""

    nemesis: str
    games: int
    won: int
    slopes: list[float]


def numbers() -> list[Number]:
    found = [Number("W", field.name) for field in fields(W) if field.name not in FIXED]
    for table, worths in TABLES.items():
        found += [Number(table, name) for name in worths]
    return found


def read() -> list[float]:
    return [
        getattr(W, number.name) if number.table == "W" else TABLES[number.table][number.name]
        for number in numbers()
    ]


def put(values: Sequence[float]) -> None:
    for number, value in zip(numbers(), values, strict=True):
        if number.table == "W":
            setattr(W, number.name, value)
        else:
            TABLES[number.table][number.name] = value


def setting(dice: Dice) -> tuple[int, str]:
    """Mostly two mages at normal, as most people play."""
    players = (2, 2, 2, 2, 2, 2, 3, 4)[dice.below(8)]
    difficulty = ("normal", "normal", "normal", "normal", "expert", "beginner")[dice.below(6)]
    return players, difficulty


def outcome(seed: str, nemesis: str, players: int, difficulty: str) -> tuple[float, bool]:
    """How well a game of the rules of thumb went: won, or how near it came."""
    wishes = {"nemesis": nemesis, "difficulty": difficulty}
    table = emberhold.open("war-eternal", players, seed, wishes, record=False)
    choose = game_named("war-eternal").bot
    assert choose is not None
    state: Any = table.state
    whole = max(1.0, foe_life(state))
    while (question := table.question) is not None:
        table.take(question, choose(state, question))
    if state.result.winners:
        return 1.0, True
    return CONSOLATION * max(0.0, 1 - foe_life(state) / whole), False


def _noise(dice: Dice, count: int) -> list[float]:
    """Numbers of about a normal distribution."""
    return [sum(dice.below(1001) for _ in range(3)) / 500 - 3.0 for _ in range(count)]


def chunk(nemesis: str, centre: Sequence[float], seed: str) -> Told:
    """Some games, each played with changed numbers and with numbers changed the other way."""
    usual = read()
    slopes = [0.0] * len(centre)
    won = 0
    for number in range(CHUNK):
        name = f"{seed} {nemesis} {number}"
        dice = Dice(name)
        players, difficulty = setting(dice)
        noise = _noise(dice, len(centre))
        ends = []
        for way in (SPREAD, -SPREAD):
            put([value * exp(way * step) for value, step in zip(centre, noise, strict=True)])
            good, victory = outcome(name, nemesis, players, difficulty)
            ends.append(good)
            won += victory
        gain = (ends[0] - ends[1]) / (2 * SPREAD)
        if gain:
            slopes = [slope + gain * step for slope, step in zip(slopes, noise, strict=True)]
    put(usual)
    return Told(nemesis, 2 * CHUNK, won, slopes)


def moved(
    centres: dict[str, list[float]], told: Sequence[Told], pace: float
) -> dict[str, list[float]]:
    """One step uphill for each nemesis, part of it by what all games say."""
    own = {name: _mean([each for each in told if each.nemesis == name]) for name in centres}
    all_ = [sum(column) / len(own) for column in zip(*own.values(), strict=True)]
    return {
        name: [
            value * exp(max(-0.4, min(0.4, pace * (POOLED * common + (1 - POOLED) * slope))))
            for value, common, slope in zip(centre, all_, own[name], strict=True)
        ]
        for name, centre in centres.items()
    }


def _mean(told: Sequence[Told]) -> list[float]:
    pairs = sum(each.games for each in told) / 2
    return [sum(column) / pairs for column in zip(*(each.slopes for each in told), strict=True)]


def measured(
    pool: ProcessPoolExecutor, centres: dict[str, list[float]], games: int
) -> dict[str, float]:
    """How often numbers win at two mages, normal, in games that were not used to find them."""
    jobs = [
        (name, centre, number)
        for name, centre in centres.items()
        for number in range(games // CHUNK)
    ]
    found = list(pool.map(_wins, *zip(*jobs, strict=True)))
    return {
        name: sum(won for job, won in zip(jobs, found, strict=True) if job[0] == name)
        / (games // CHUNK * CHUNK)
        for name in centres
    }


def _wins(nemesis: str, centre: Sequence[float], place: int) -> int:
    usual = read()
    put(centre)
    won = 0
    for number in range(place * CHUNK, (place + 1) * CHUNK):
        won += outcome(f"held out {number}", nemesis, 2, "normal")[1]
    put(usual)
    return won


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--chunks", type=int, default=50, help="a nemesis and round")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="held out, a nemesis")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--start", type=Path, help="numbers found before")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(words)
    until = perf_counter() + 60 * given.minutes
    centres = {name: read() for name in NEMESES}
    if given.start:
        centres = json.loads(given.start.read_text(encoding="utf-8"))["numbers"]
    played = 0
    with ProcessPoolExecutor(given.processes) as pool:
        before = measured(pool, centres, given.games)
        print("before", before, flush=True)
        for turn in range(given.rounds):
            if perf_counter() > until:
                break
            pace = PACE[0] + (PACE[1] - PACE[0]) * turn / max(1, given.rounds - 1)
            jobs = [
                (name, centres[name], f"tuning {given.seed} {turn} {place}")
                for place in range(given.chunks)
                for name in NEMESES
            ]
            told = list(pool.map(chunk, *zip(*jobs, strict=True)))
            played += sum(each.games for each in told)
            won = sum(each.won for each in told) / sum(each.games for each in told)
            centres = moved(centres, told, pace)
            print(f"round {turn}: {won:.3f} won", flush=True)
            _keep(given, centres, played, turn + 1, {})
        after = measured(pool, centres, given.games)
        print("after", after, flush=True)
    _keep(given, centres, played, turn + 1, {"before": before, "after": after})
    return 0


def _keep(
    given: argparse.Namespace,
    centres: dict[str, list[float]],
    played: int,
    rounds: int,
    measures: dict[str, Any],
) -> None:
    kept = {
        "command": f"python -m bench.tuning --rounds {given.rounds} --chunks {given.chunks} "
        f"--seed {given.seed}",
        "rounds played": rounds,
        "games": played,
        **measures,
        "names": [f"{number.table}.{number.name}" for number in numbers()],
        "numbers": centres,
    }
    given.out.write_text(json.dumps(kept, indent=1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
