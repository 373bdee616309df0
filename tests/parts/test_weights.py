"""Scores and the chances that follow from them."""

from __future__ import annotations

from math import exp

import pytest

from emberhold.parts.weights import chance, score, shares


def test_every_figure_counts_as_much_as_its_weight() -> None:
    assert score((2.0, -1.0, 0.5), (1.0, 3.0, 4.0)) == 1.0


def test_an_even_score_is_an_even_chance_and_none_is_certain() -> None:
    assert chance(0.0) == 0.5
    assert chance(2.0) + chance(-2.0) == pytest.approx(1.0)
    assert 0.0 < chance(-1e9) < chance(-3.0) < chance(3.0) < chance(1e9) <= 1.0


def test_sides_share_one_chance_and_two_of_them_as_their_difference_says() -> None:
    first, second = shares([3.0, 1.5])
    assert first + second == pytest.approx(1.0)
    assert first == pytest.approx(chance(1.5))
    assert shares([2.0, 2.0, 2.0, 2.0]) == [0.25] * 4
    assert shares([0.0, -1e6]) == pytest.approx([1.0, exp(-40.0)])
