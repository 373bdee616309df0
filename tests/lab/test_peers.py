"""`bench.peers`: how engines are compared, and what is refused."""

from __future__ import annotations

import pytest

from bench.peer_games import ENGINES
from bench.peers import compared, main


def test_engines_are_compared_round_by_round() -> None:
    speeds = {"ashes": [40.0, 10.0, 90.0], "pyminion": [20.0, 10.0, 30.0]}
    told = compared(speeds)
    assert told["ashes"] == {"decisions_per_second": 40, "times_pyminion": [2.0, 1.0, 3.0]}
    assert told["pyminion"]["times_pyminion"] == [1.0, 1.0, 1.0]


def test_without_the_measure_there_are_no_ratios() -> None:
    assert compared({"relic": [5.0]}) == {"relic": {"decisions_per_second": 5}}


def test_our_games_are_played_to_be_counted() -> None:
    assert ENGINES["war-eternal"](0.01) > 0


@pytest.mark.parametrize(
    "words", [["--rounds", "0"], ["--seconds", "0"], ["--packages", "no-folder"]]
)
def test_what_cannot_be_measured_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
