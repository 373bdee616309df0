"""Rates, differences and survival, held against worked examples."""

from __future__ import annotations

import pytest

from emberhold.lab.statistics import Rate, lift, newcombe, survival, wilson


def test_wilson_as_in_the_textbook() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_newcombe_as_in_the_textbook() -> None:
    """Newcombe (1998), table II, method 10: 56/70 - 48/80, 9/10 - 3/10, 10/10 - 0/20."""
    assert newcombe(Rate(56, 70), Rate(48, 80)) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert newcombe(Rate(9, 10), Rate(3, 10)) == pytest.approx((0.1705, 0.8090), abs=5e-5)
    assert newcombe(Rate(10, 10), Rate(0, 20)) == pytest.approx((0.6791, 1.0), abs=5e-5)


def test_a_lift_of_one_stratum_is_a_plain_difference() -> None:
    one, other = Rate(56, 70), Rate(48, 80)
    found = lift([(one, other)])
    assert found is not None
    assert found.difference == pytest.approx(0.2)
    assert (found.low, found.high) == pytest.approx(newcombe(one, other))
    assert (found.games, found.others) == (70, 80)


def test_a_lift_compares_only_like_with_like() -> None:
    """Easy games have the card, hard ones have not; within each it makes no difference."""
    easy = (Rate(90, 100), Rate(9, 10))
    hard = (Rate(1, 10), Rate(10, 100))
    found = lift([easy, hard])
    assert found is not None
    assert found.difference == pytest.approx(0)
    assert found.low < 0 < found.high


def test_strata_are_weighted_after_mantel_and_haenszel() -> None:
    """8/10 - 30/60 weighs 600/70, 20/50 - 10/50 weighs 2500/100."""
    found = lift([(Rate(8, 10), Rate(30, 60)), (Rate(20, 50), Rate(10, 50))])
    assert found is not None
    assert found.difference == pytest.approx((0.3 * 60 / 7 + 0.2 * 25) / (60 / 7 + 25))
    assert (found.games, found.others) == (60, 110)


def test_twice_as_many_games_narrow_a_lift_by_the_root_of_two() -> None:
    stratum = Rate(56, 70), Rate(48, 80)
    one, two = lift([stratum]), lift([stratum, stratum])
    assert one is not None
    assert two is not None
    assert two.difference == pytest.approx(one.difference)
    assert two.difference - two.low == pytest.approx((one.difference - one.low) / 2**0.5)
    assert two.high - two.difference == pytest.approx((one.high - one.difference) / 2**0.5)


def test_strata_with_one_side_only_say_nothing() -> None:
    assert lift([(Rate(3, 5), Rate(0, 0)), (Rate(0, 0), Rate(4, 9))]) is None
    assert lift([]) is None


def test_survival_counts_who_left_without_falling() -> None:
    """Of five, one falls at 2, one leaves at 3, two fall at 4, one leaves at 6."""
    curve = survival([(2, True), (3, False), (4, True), (4, True), (6, False)])
    assert curve.moments == [0, 2, 3, 4, 6]
    assert curve.shares == pytest.approx([1, 0.8, 0.8, 0.8 / 3, 0.8 / 3])
    spread = 0.8 * (1 / (5 * 4)) ** 0.5
    assert curve.lows[1] == pytest.approx(0.8 - 1.96 * spread, abs=1e-4)
    assert all(0 <= low <= high <= 1 for low, high in zip(curve.lows, curve.highs, strict=True))


def test_the_interval_of_survival_grows_with_every_fall() -> None:
    """Nobody leaves early, so Greenwood's variance is that of a proportion: 10 of 20."""
    curve = survival([(1, True)] * 5 + [(2, True)] * 5 + [(3, False)] * 10)
    half = 1.959964 * (0.5 * 0.5 / 20) ** 0.5
    for place in (2, 3):
        assert curve.shares[place] == pytest.approx(0.5)
        assert curve.lows[place] == pytest.approx(0.5 - half, abs=1e-6)
        assert curve.highs[place] == pytest.approx(0.5 + half, abs=1e-6)


def test_survival_may_end_with_nobody() -> None:
    assert survival([(1, True), (2, True)]).shares == [1, 0.5, 0]
