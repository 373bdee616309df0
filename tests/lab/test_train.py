"""`python -m bench.train`: weights compared with today's on the same games."""

from __future__ import annotations

from itertools import islice
from time import time

import pytest

import emberhold
from bench.train import Match, fought, matches, parser, thinker, today
from emberhold.games import game_named


def test_weights_play_the_same_game_in_turn_or_change_places() -> None:
    given = parser().parse_args(["war-eternal", "--out", "x"])
    first, second = islice(matches(given), 2)
    assert (first.kind, first.number) == (second.kind, second.number)
    assert (first.seats, second.seats) == ((0, 1), ())
    given = parser().parse_args(["ashes", "--out", "x"])
    assert [match.seats for match in islice(matches(given), 4)] == [(0,), (1,), (0,), (1,)]


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])
def test_a_player_judges_by_the_weights_it_is_given(game: str) -> None:
    now = today(game)
    nothing = {kind: (0.0,) * len(row) for kind, row in now.items()}
    kind = next(iter(now))
    table = emberhold.open(game, 2, 3, {"nemesis": kind} if game == "war-eternal" else {})
    judged = []
    for weights in (now, nothing):
        player = thinker(Match(game, kind, 0, (0,), "search:2"), 0, weights)
        assert player._means is not None
        judged.append(player._means.evaluation.evaluate(table.state, 0))
    evaluation = game_named(game).evaluation
    assert evaluation is not None
    assert judged[0] == evaluation.evaluate(table.state, 0)
    assert judged[1] == pytest.approx(0.5)


def test_equal_weights_end_equally() -> None:
    now = today("war-eternal")
    ends = [
        fought(now, now, time() + 600, Match("war-eternal", "umbra-titan", 5, seats, "search:1"))
        for seats in ((0, 1), ())
    ]
    assert ends[0] == ends[1] is not None


def test_no_game_begins_when_the_time_is_over() -> None:
    now = today("ashes")
    assert fought(now, now, time() - 1, Match("ashes", "ashes", 0, (0,), "search:1")) is None
