"""Rates, differences and ends that compete, held against worked examples."""

from __future__ import annotations

import pytest

from emberhold.lab.statistics import Rate, incidence, lift, newcombe, wilson


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


def test_ends_compete_for_the_same_games() -> None:
    """Of five, one falls at 2, one ends otherwise at 3, two fall at 4, one ends otherwise at 6.

    One minus Kaplan and Meier's estimate would say 0.73 at the end, though three of five fell.
    """
    curve = incidence([(2, True), (3, False), (4, True), (4, True), (6, False)])
    assert curve.moments == [0, 2, 3, 4, 6]
    assert curve.shares == pytest.approx([0, 0.2, 0.2, 0.6, 0.6])
    assert (curve.lows[3], curve.highs[3]) == pytest.approx(wilson(3, 5))


def test_all_ways_to_end_add_up_to_all_games() -> None:
    ends = [(1, "a"), (2, "b"), (2, "a"), (5, "c"), (7, "b")]
    each = [incidence([(when, how == one) for when, how in ends]) for one in "abc"]
    assert each[0].moments == each[1].moments == each[2].moments
    together = [sum(shares) for shares in zip(*(curve.shares for curve in each), strict=True)]
    assert together == pytest.approx([0, 0.2, 0.6, 0.8, 1.0])


def test_a_design_effect_makes_a_rate_as_uncertain_as_fewer_games() -> None:
    assert Rate(80, 200, 4.0).interval == pytest.approx(wilson(20, 50))
    assert Rate(80, 200, 4.0) == Rate(80, 200)
