"""The course of games that have something in common."""

from __future__ import annotations

import json
from typing import Any

from emberhold.lab.courses import course_of


def row(length: int, winners: list[int], first: int, reason: str = "confrontation") -> Any:
    setup = json.dumps({"first": first})
    players = ["greedy"] * 3
    told = {"length": length, "winners": winners, "players": players, "reason": reason}
    return {**told, "setup": setup}


def test_winners_are_counted_in_the_order_of_turns() -> None:
    rows = [row(10, [1], 1), row(20, [0], 1), row(30, [2], 2, "time"), row(40, [0], 0)]
    found = course_of(rows)
    assert found.order == (0.75, 0.0, 0.25)
    assert found.ends == {"confrontation": 0.75, "time": 0.25}
    assert found.length[0] < found.length[1] < found.length[2]


def test_a_single_game_has_one_length() -> None:
    assert course_of([row(12, [], 0)]).length == (12, 12, 12)
