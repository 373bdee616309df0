"""Learn a game by watching a teacher, then by playing, and sit down at a table with the weights.

    pip install "emberhold[gym]"
    python examples/learn.py ashes --out ashes.bin
    emberhold simulate ashes --players net:ashes.bin,random

A masked policy of two hidden layers, in plain numpy. It learns in two ways:

1. By imitation (DAgger). In the first round a bot plays both seats and the policy learns to answer
   as it does. In the rounds after that the policy itself plays, and the same bot says what it would
   have answered in each of those situations.
2. By its own results (`--improve`). It plays games against bots with luck in its choices. What was
   done in games that went better than expected becomes likelier, a little at a time (PPO's clipped
   objective; what to expect is learned on the way).

Everything follows from `--seed`: the same numbers on the same machine give the same weights,
whatever the number of processes. What was reached is measured with the file that was written, as
`net:FILE` at ordinary tables, in games that were not learned from, seats exchanged.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError:
    print('numpy is not installed, and this example needs it: pip install "emberhold[gym]"')
    sys.exit(2)

import emberhold
from emberhold import EmberholdError
from emberhold.games import game_named
from emberhold.players import player_named
from emberhold.players.weights import write_weights

Array = Any
FELT = np.log1p(np.arange(256, dtype=np.float32))
"""What a slot counts for, as the player of the weights reads it."""
CHUNK = 8
"""The games a process plays at a time."""
FUMBLES = 0.1
"""How often the teacher's games are disturbed by an answer at random."""
PLAYERS = 2


# Situations as arrays


@dataclass
class Seen:
    """Many situations: set slots and legal actions one after the other, and where each begins."""

    slots: Array
    values: Array
    set: Array
    """How many slots are set in each situation."""
    legal: Array
    counts: Array
    """How many actions are legal in each."""
    taken: Array
    """The place among them of the action to learn from."""
    chance: Array
    """How likely it was when it was taken; what the game was worth follows."""
    worth: Array

    @staticmethod
    def of(parts: list[Seen]) -> Seen:
        return Seen(*(np.concatenate([vars(part)[name] for part in parts]) for name in NAMES))

    def __len__(self) -> int:
        return len(self.taken)

    def batches(self, luck: Array, size: int) -> Iterator[Seen]:
        """All situations once, in any order."""
        starts, firsts = _starts(self.set), _starts(self.counts)
        order = luck.permutation(len(self))
        for begin in range(0, len(order), size):
            chosen = order[begin : begin + size]
            slots = _ranges(starts[chosen], self.set[chosen])
            legal = _ranges(firsts[chosen], self.counts[chosen])
            yield Seen(
                self.slots[slots],
                self.values[slots],
                self.set[chosen],
                self.legal[legal],
                self.counts[chosen],
                self.taken[chosen],
                self.chance[chosen],
                self.worth[chosen],
            )


NAMES = tuple(Seen.__dataclass_fields__)
KINDS = (np.int32, np.uint8, np.int32, np.int32, np.int32, np.int32, np.float32, np.float32)


def _starts(lengths: Array) -> Array:
    return np.cumsum(lengths) - lengths


def _ranges(starts: Array, lengths: Array) -> Array:
    """The numbers from each start on, as many as its length says."""
    total = int(lengths.sum())
    jumps = np.repeat(starts - _starts(lengths), lengths)
    return np.arange(total) + jumps


# The policy


class Policy:
    """Two hidden layers that lead to every action, and beside them to what is to be expected."""

    def __init__(self, slots: int, actions: int, hidden: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.layers = (slots, hidden, hidden, actions)

        def drawn(rows: int, columns: int, size: float) -> Array:
            return (luck.standard_normal((rows, columns)) * size).astype(np.float32)

        self.parts: dict[str, Array] = {
            "in": drawn(slots, hidden, 0.05),
            "in+": np.zeros(hidden, np.float32),
            "mid": drawn(hidden, hidden, 1 / sqrt(hidden)),
            "mid+": np.zeros(hidden, np.float32),
            "out": drawn(actions, hidden, 0.01),
            "out+": np.zeros(actions, np.float32),
            "hope": np.zeros(hidden, np.float32),
            "hope+": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._steps = 0

    def shares(self, slots: Array, values: Array, legal: Array) -> Array:
        """How likely each legal action is in one situation."""
        p = self.parts
        felt = np.tanh(FELT[values] @ p["in"][slots] + p["in+"])
        felt = np.tanh(p["mid"] @ felt + p["mid+"])
        logits = p["out"][legal] @ felt + p["out+"][legal]
        shares = np.exp(logits - logits.max())
        return shares / shares.sum()

    def learn(self, seen: Seen, rate: float, pull: Callable[[Array, Array, Array], Array]) -> float:
        """One step on a batch. `pull` says how much likelier each action taken should become, from
        its chance now, the batch's places and what was expected; the mean of log chances is told.
        """
        p, many = self.parts, len(seen)
        which = np.repeat(np.arange(many), seen.set)
        here = np.repeat(np.arange(many), seen.counts)
        columns, place = np.unique(seen.slots, return_inverse=True)
        dense = np.zeros((many, len(columns)), np.float32)
        dense[which, place] = FELT[seen.values]
        first = np.tanh(dense @ p["in"][columns] + p["in+"])
        second = np.tanh(first @ p["mid"].T + p["mid+"])
        hope = second @ p["hope"] + p["hope+"]
        logits = np.einsum("ij,ij->i", p["out"][seen.legal], second[here]) + p["out+"][seen.legal]
        starts = _starts(seen.counts)
        shares = np.exp(logits - np.maximum.reduceat(logits, starts)[here])
        shares /= np.add.reduceat(shares, starts)[here]
        taken = starts + seen.taken
        chance = shares[taken]
        strength = pull(chance, seen.chance, hope)
        slope = shares * strength[here]
        slope[taken] -= strength
        slope /= many
        spread = np.zeros((many, len(p["out+"])), np.float32)
        spread[here, seen.legal] = slope
        wrong = (hope - seen.worth) / many
        found = {"out": spread.T @ second, "out+": spread.sum(0)}
        found |= {"hope": wrong @ second, "hope+": wrong.sum(keepdims=True)}
        back = (spread @ p["out"] + np.outer(wrong, p["hope"])) * (1 - second**2)
        found |= {"mid": back.T @ first, "mid+": back.sum(0)}
        back = (back @ p["mid"]) * (1 - first**2)
        found |= {"in": dense.T @ back, "in+": back.sum(0)}
        self._step(found, columns, rate)
        return float(np.log(chance + 1e-9).mean())

    def _step(self, found: dict[str, Array], columns: Array, rate: float) -> None:
        """Adam; of the first layer only the slots that were set in the batch."""
        self._steps += 1
        fix = sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in found.items():
            at: Any = columns if name == "in" else slice(None)
            mean = self._means[name][at] * 0.9 + 0.1 * slope
            square = self._squares[name][at] * 0.999 + 0.001 * slope**2
            self._means[name][at], self._squares[name][at] = mean, square
            self.parts[name][at] -= rate * fix * mean / (np.sqrt(square) + 1e-8)

    def data(self) -> bytes:
        """The half floats of a file of weights."""
        order = ("in", "in+", "mid", "mid+", "out", "out+")
        return b"".join(self.parts[name].astype("<f2").tobytes() for name in order)


# Playing


@dataclass(frozen=True)
class Round:
    """What some games are played for."""

    game: str
    teacher: str
    seed: str
    parts: dict[str, Array] | None
    """The policy; None while the teacher plays."""
    opponents: tuple[str, ...]
    """Who sits opposite, in turn; `self` is the learner."""
    by_result: bool
    setup: dict[str, Any]


def play(task: tuple[Round, int]) -> tuple[Seen, int, int]:
    """Some games of a round: what was seen, and how many of them the learner won."""
    this, first = task
    policy: Any = None
    if this.parts is not None:
        policy = Policy.__new__(Policy)
        policy.parts = this.parts
    lists: list[list[Any]] = [[] for _ in NAMES]
    won = games = 0
    for number in range(first, first + CHUNK):
        against = this.opponents[number // PLAYERS % len(this.opponents)]
        won += _game(this, policy, number, against, lists)
        games += 1
    return (
        Seen(*(np.array(each, kind) for each, kind in zip(lists, KINDS, strict=True))),
        won,
        games,
    )


def _game(this: Round, policy: Any, number: int, against: str, lists: list[list[Any]]) -> bool:
    game, seed = this.game, f"{this.seed} {number}"
    known = game_named(game)
    luck = np.random.default_rng([number, *this.seed.encode()])
    teacher = player_named(this.teacher, game, seed)
    opponent = None if against == "self" else player_named(against, game, seed)
    record = teacher.needs_record or (opponent is not None and opponent.needs_record)
    table = emberhold.open(game, PLAYERS, seed, this.setup, record=record)
    known = known.with_setup(table.header.setup)
    actions, observation = known.actions(PLAYERS), known.observation(PLAYERS)
    own, began = number % PLAYERS, len(lists[5])
    seats: list[int] = []
    while (question := table.question) is not None:
        if len(question.choices) == 1:
            table.take(question, question.choices[0])
            continue
        if opponent is not None and question.seat != own:
            table.take(question, opponent.choose(table, question))
            continue
        row = np.frombuffer(observation.row(table.state, question.seat, question), np.uint8)
        slots = np.flatnonzero(row)
        values, legal = row[slots], np.array(actions.codes(question))
        shares: Array = None if policy is None else policy.shares(slots, values, legal)
        if this.by_result:
            exact = np.float64(shares)
            place = chosen = int(luck.choice(len(legal), p=exact / exact.sum()))
        else:
            place = question.choices.index(teacher.choose(table, question))
            chosen = place if shares is None else int(shares.argmax())
            if luck.random() < FUMBLES:
                chosen = int(luck.integers(len(legal)))
        chance = 1.0 if shares is None else float(shares[place])
        told: tuple[Any, ...] = (slots, values, [len(slots)], legal, [len(legal)])
        for into, part in zip(lists, (*told, [place], [chance], [0.0]), strict=True):
            into.extend(part)
        seats.append(question.seat)
        table.take(question, question.choices[chosen])
    assert table.result is not None
    winners = table.result.winners
    worth = {
        seat: (1.0 if seat in winners else -1.0) if winners else 0.0 for seat in range(PLAYERS)
    }
    lists[7][began:] = [worth[seat] for seat in seats]
    return own in winners


# Learning


class Learning:
    """A policy on its way through the rounds."""

    def __init__(self, given: argparse.Namespace, pool: Any) -> None:
        self.given, self.pool = given, pool
        game = game_named(given.game)
        slots, actions = len(game.observation(PLAYERS).names), game.actions(PLAYERS).size
        self.policy = Policy(slots, actions, given.hidden, given.seed)
        self.luck = np.random.default_rng(given.seed)
        self.kept: list[Seen] = []
        self.began = time.monotonic()

    def imitate(self, number: int) -> None:
        """One round beside the teacher, then learn from all rounds so far."""
        parts = None if number == 0 else self.policy.parts
        opponents = ("self",) if number == 0 else ("self", "random", self.given.teacher)
        seen, _ = self._played(f"imitate {number}", parts, opponents, False)
        self.kept.append(seen)
        everything = Seen.of(self.kept)
        for epoch in range(self.given.epochs):
            rate = self.given.rate * (0.3 if epoch == self.given.epochs - 1 else 1.0)
            fits = [
                self.policy.learn(batch, rate, lambda now, then, hope: np.ones_like(now))
                for batch in everything.batches(self.luck, self.given.batch)
            ]
        self._say(f"imitation {number + 1}: {len(everything)} decisions, fit {np.mean(fits):.3f}")

    def improve(self, number: int) -> None:
        """One round of games with luck, then a few careful steps towards what went well."""
        against = tuple(self.given.against.split(","))
        seen, won = self._played(f"improve {number}", self.policy.parts, against, True)
        for _ in range(self.given.passes):
            for batch in seen.batches(self.luck, self.given.batch):

                def pull(now: Array, then: Array, hope: Array, worth: Array = batch.worth) -> Array:
                    gain, ratio = worth - hope, now / then
                    inside = np.where(gain > 0, ratio < 1.2, ratio > 0.8)
                    return np.where(inside, gain * ratio, 0.0).astype(np.float32)

                self.policy.learn(batch, self.given.improving, pull)
        self._say(f"improvement {number + 1}: {len(seen)} decisions, won {won:.1%}")

    def _played(
        self, name: str, parts: Any, opponents: tuple[str, ...], by_result: bool
    ) -> tuple[Seen, float]:
        given = self.given
        seed = f"{given.seed} {name}"
        this = Round(given.game, given.teacher, seed, parts, opponents, by_result, given.setup)
        tasks = [(this, first) for first in range(0, given.games, CHUNK)]
        found = list(self.pool(play, tasks))
        won = sum(part[1] for part in found) / sum(part[2] for part in found)
        return Seen.of([part[0] for part in found]), won

    def _say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:5.0f} s  {text}", flush=True)


# Measuring


def measured(task: tuple[str, str, str, int, dict[str, Any]]) -> int:
    """The games of one chunk that the weights win, at ordinary tables."""
    game, agent, opponent, first, setup = task
    won = 0
    for number in range(first, first + CHUNK):
        seed = f"unseen {number // PLAYERS}"
        own = number % PLAYERS
        seats = [player_named(opponent, game, f"{seed} {seat}") for seat in range(PLAYERS)]
        seats[own] = player_named(agent, game, f"{seed} {own}")
        record = any(player.needs_record for player in seats)
        table = emberhold.open(game, PLAYERS, seed, setup, record=record)
        while (question := table.question) is not None:
            table.take(question, seats[question.seat].choose(table, question))
        assert table.result is not None
        won += own in table.result.winners
    return won


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of Wilson for a share."""
    share = won / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def main() -> None:
    given = read()
    if given.processes == 1:
        learn(given, map)
        return
    with get_context("spawn").Pool(given.processes) as pool:
        learn(given, pool.imap)


def learn(given: argparse.Namespace, pool: Any) -> None:
    """Both ways, the weights measured after each; those of the first are kept beside the last."""
    learning = Learning(given, pool)
    for number in range(given.rounds):
        learning.imitate(number)
    if given.improve:
        tell(given, learning.policy, given.out.with_suffix(".imitated.bin"), pool)
    for number in range(given.improve):
        learning.improve(number)
    tell(given, learning.policy, given.out, pool)


def tell(given: argparse.Namespace, policy: Policy, path: Path, pool: Any) -> None:
    """Keep the weights, and say how they play."""
    write_weights(path, given.game, PLAYERS, policy.layers, policy.data())
    print(f"{path}: sha256 {sha256(path.read_bytes()).hexdigest()}")
    for opponent in ("random", given.teacher):
        chunks = range(0, given.measured, CHUNK)
        tasks = [(given.game, f"net:{path}", opponent, first, given.setup) for first in chunks]
        games = CHUNK * len(tasks)
        won = sum(pool(measured, tasks))
        low, high = wilson(won, games)
        share = f"{won / games:.1%}, interval {low:.1%} to {high:.1%}"
        print(f"  against {opponent}: won {won} of {games} ({share})", flush=True)


def read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are kept")
    parser.add_argument(
        "--setup", type=json.loads, default={}, help="the wishes of all games, as JSON"
    )
    parser.add_argument("--teacher", default="greedy", help="the bot that is imitated")
    parser.add_argument("--against", default="greedy,random", help="opponents while improving")
    for name, usual in SIZES.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    return parser.parse_args()


SIZES: dict[str, int | float] = {
    "seed": 1,
    "processes": 1,
    "games": 800,
    "rounds": 4,
    "epochs": 3,
    "improve": 0,
    "passes": 2,
    "hidden": 64,
    "batch": 512,
    "rate": 2e-3,
    "improving": 2e-4,
    "measured": 400,
}


if __name__ == "__main__":
    try:
        main()
    except EmberholdError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
