"""Weights from games to a verdict: `python -m bench.train war-eternal --minutes 9 --out trained`.

Two fifths of the time positions are gathered: in War Eternal changed at random and played out
(`bench.caused`), in Ashes and Relic noted in games (`bench.fitting`). Weights are learnt from them,
which needs numpy; for the rest of the time the level named plays with them and with today's, on the
same seeds: against each nemesis, or at one table in exchanged seats. The folder then holds the
weights with the version, the seed, the command and the verdict. `--write` puts weights that
clearly won more into the game's `fitted.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import time
from typing import Any

import emberhold
from bench import caused
from bench.fitting import FITTINGS, Noted, fitted, play, write
from emberhold.games import game_named
from emberhold.kernel.version import VERSION
from emberhold.players.search import SearchPlayer
from emberhold.players.search.playout import Means
from emberhold.players.settings import search_settings

GAMES = ("war-eternal", "ashes", "relic")
GATHERING = 0.4
CHUNK = 20
_WISHES: dict[str, dict[str, Any]] = {
    "ashes": {"decks": "random"},
    "relic": {"variant": "standard", "sheets": "random"},
}

Weights = dict[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Match:
    """One game of the verdict: the first weights sit in these seats, the second in the others."""

    game: str
    kind: str
    number: int
    seats: tuple[int, ...]
    level: str


# Gathering and learning


def gathered(given: argparse.Namespace, until: float) -> list[Any]:
    """Positions with how their games ended, as many as the time allows."""
    chunks = [range(n, n + CHUNK) for n in range(0, given.games, CHUNK)]
    work = partial(_some, given.game, given.seed, until)
    with ProcessPoolExecutor(given.processes) as pool:
        return [each for part in pool.map(work, chunks) for each in part]


def _some(game: str, seed: int, until: float, numbers: Sequence[int]) -> list[Any]:
    if game == caused.GAME:
        return list(caused.some(str(seed), numbers, until))
    found: list[Noted] = []
    for number in numbers:
        if time() > until:
            break
        found += play(game, seed, number)
    return found


def learnt(game: str, found: Sequence[Any]) -> Weights:
    """The weights by kind; a kind whose games all ended alike keeps today's."""
    if game == caused.GAME:
        report = caused.learnt(found)
        return {kind: tuple(each["weights"]) for kind, each in report.items()}
    fitting = FITTINGS[game]
    signs = [fitting.signs.get(name, 0) for name in fitting.names]
    return {kind: tuple(map(float, fitted(found, kind, signs)[0])) for kind in fitting.kinds}


# The verdict


def matches(given: argparse.Namespace) -> Iterator[Match]:
    """Games in pairs, without end: the weights change places, or play the same game in turn."""
    kinds = FITTINGS[given.game].kinds
    for number in range(1_000_000):
        for kind in kinds:
            for seats in ((0, 1), ()) if given.game == caused.GAME else ((0,), (1,)):
                yield Match(given.game, kind, number, seats, given.level)


def thinker(match: Match, seat: int, weights: Weights) -> SearchPlayer:
    """The level in a seat, judging by some weights."""
    game = game_named(match.game)
    evaluation, policy = game.evaluation, game.pilot
    assert evaluation is not None
    assert policy is not None
    _, _, settings = match.level.partition(":")
    budget, manner = search_settings(settings)
    player = SearchPlayer(match.game, f"{match.number} {seat}", budget, manner)
    own: Any = weights if match.game == caused.GAME else next(iter(weights.values()))
    judge: Any = evaluation.evaluate
    player._means = Means(policy, replace(evaluation, evaluate=partial(judge, weights=own)))
    return player


def fought(new: Weights, old: Weights, until: float, match: Match) -> float | None:
    """One game: 1 if it went well for the new weights, 0 if not; None if it is too late."""
    if time() > until:
        return None
    together = match.game == caused.GAME
    wishes = {"nemesis": match.kind, "difficulty": "normal"} if together else _WISHES[match.game]
    table = emberhold.open(match.game, 2, f"verdict {match.number}", wishes)
    players = [thinker(match, seat, new if seat in match.seats else old) for seat in range(2)]
    while (question := table.question) is not None:
        table.take(question, players[question.seat].choose(table, question))
    winners = table.state.result.winners
    if together:
        return float(bool(winners))
    return len([seat for seat in winners if seat in match.seats]) / max(1, len(winners))


def verdict(given: argparse.Namespace, new: Weights, old: Weights) -> dict[str, float]:
    """By how much the new weights gained on the old, pair by pair of games."""
    pairs = []
    until = time() + 60 * given.minutes * (1 - GATHERING)
    work = partial(fought, new, old, until)
    with ProcessPoolExecutor(given.processes) as pool:
        found = iter(matches(given))
        while time() < until:
            batch = [next(found) for _ in range(2 * given.processes)]
            ends = list(pool.map(work, batch))
            for first, second in zip(ends[::2], ends[1::2], strict=True):
                if first is not None and second is not None:
                    gain = first - second if given.game == caused.GAME else first + second - 1
                    pairs.append(gain)
    count = len(pairs)
    mean = sum(pairs) / count if count else 0.0
    square = sum((pair - mean) ** 2 for pair in pairs) / max(1, count - 1)
    return {"pairs": count, "gain": mean, "half interval": 1.96 * sqrt(square / max(1, count))}


def today(game: str) -> Weights:
    package = type(game_named(game)).__module__.rpartition(".")[0]
    found = import_module(f"{package}.numbers.fitted").FITTED
    return dict(found) if isinstance(found, dict) else {FITTINGS[game].kinds[0]: found}


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--games", type=int, default=100_000, help="gathered from at most")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="search:24")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="keep weights that won more")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    given = parser().parse_args(words)
    given.out.mkdir(parents=True, exist_ok=True)
    found = gathered(given, time() + 60 * given.minutes * GATHERING)
    print(f"{len(found)} positions", flush=True)
    new = learnt(given.game, found)
    told = {
        "command": f"python -m bench.train {' '.join(words or sys.argv[1:])}",
        "version": VERSION,
        "seed": given.seed,
        "positions": len(found),
        "weights": new,
    }
    file = given.out / f"{given.game}.json"
    file.write_text(json.dumps(told, indent=1), encoding="utf-8")
    ended = verdict(given, new, today(given.game))
    file.write_text(json.dumps({**told, "verdict": ended}, indent=1), encoding="utf-8")
    points, half = 100 * ended["gain"], 100 * ended["half interval"]
    print(f"new less old: {points:.1f} ± {half:.1f} points in {ended['pairs']} pairs of games")
    if given.write and ended["gain"] > ended["half interval"]:
        print(f"written: {write(given.game, new, {})}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
