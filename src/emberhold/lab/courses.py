"""How games go with something that everybody at a table has in common, such as a scenario."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from statistics import quantiles
from typing import Any

from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import Row
from emberhold.parts.boxes.own import Wishes


@dataclass(frozen=True, slots=True)
class Course:
    """What many games of one kind have in common."""

    games: int
    length: tuple[int, int, int]
    """How long they were: a quarter was no longer than the first, half no longer than the second,
    three quarters no longer than the third."""
    ends: dict[str, float]
    """The share of games by how they ended, the most frequent first."""
    order: tuple[float, ...]
    """The share won by the player who had the first turn, the second, and so on."""
    rules: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By rule of the scenario: the share of games in which it came into play, and how often in a
    game on average."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def batch_of_courses(
    game: str, bots: tuple[str, ...], setups: Sequence[Wishes], games: int, seed: int | str
) -> Batch:
    """About that many games, spread evenly over some set-ups."""
    kinds = tuple(Kind(str(place), wishes) for place, wishes in enumerate(setups))
    return Batch(game, bots, -(-games // len(kinds)), seed, kinds)


def course_of(rows: Sequence[Row]) -> Course:
    lengths = [row["length"] for row in rows]
    low, middle, high = (
        quantiles(lengths, n=4, method="inclusive") if len(rows) > 1 else lengths * 3
    )
    seats = len(rows[0]["players"])
    won = [0] * seats
    for row in rows:
        first = json.loads(row["setup"]).get("first", 0)
        for winner in row["winners"]:
            won[(winner - first) % seats] += 1
    ends = Counter(row["reason"] for row in rows)
    return Course(
        len(rows),
        (round(low), round(middle), round(high)),
        {how: often / len(rows) for how, often in ends.most_common()},
        tuple([wins / len(rows) for wins in won]),
    )


def with_rules(course: Course, counted: Sequence[Mapping[str, int]]) -> Course:
    """A course with how often each rule came into play, counted game by game."""
    rules = list(dict.fromkeys(rule for game in counted for rule in game))
    told = {rule: [game.get(rule, 0) for game in counted] for rule in rules}
    shares = {
        rule: (sum(often > 0 for often in each) / len(each), sum(each) / len(each))
        for rule, each in told.items()
    }
    return replace(course, rules=shares)
