"""Intervals by seed and for many comparisons, on data where plain intervals deceive."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from emberhold.lab.clustered import (
    Cell,
    Measured,
    clustered_lift,
    compared,
    design_of,
    family,
    holm,
    rate_of,
    student,
)
from emberhold.lab.statistics import Rate, lift

STUDIES = 200


def test_quantiles_are_those_of_the_tables() -> None:
    """Student's distribution, 95 % and 99.9 %, two-sided."""
    assert student(0.05, 10) == pytest.approx(2.228, abs=3e-3)
    assert student(0.05, 19) == pytest.approx(2.093, abs=2e-3)
    assert student(0.05, 120) == pytest.approx(1.980, abs=1e-3)
    assert student(0.001, 30) == pytest.approx(3.646, abs=5e-3)


def test_games_that_always_end_alike_are_one_game() -> None:
    alike = {seed: (4 if seed < 5 else 0, 4) for seed in range(20)}
    assert design_of(alike) == pytest.approx(4 * (20 / 19) / (80 / 79))
    mixed = dict.fromkeys(range(20), (1, 4))
    assert design_of(mixed) == 1, "an interval is never narrower than that of independent games"
    assert design_of({0: (3, 8)}) == 1
    assert design_of({seed: (seed % 3 == 0, 1) for seed in range(20)}) == pytest.approx(1)
    assert rate_of((seed, seed < 5) for seed in range(20) for _ in range(4)) == Rate(20, 80)


def study(random: Random, seeds: int = 60, of_a_seed: int = 4) -> list[Cell]:
    """Games whose seed decides much and the card nothing: the same deal against four nemeses."""
    cells = []
    for seed in range(seeds):
        mood = random.random()
        has = seed % 3 == 0
        for place in range(of_a_seed):
            won = int(random.random() < mood)
            counts = (won, 1, 0, 0) if has else (0, 0, won, 1)
            cells.append(Cell(f"nemesis {place}", seed, *counts))
    return cells


def wrong(measured: Iterable[Measured], clustered: bool) -> int:
    """How many studies call a card sure that does nothing."""
    found = 0
    for one in measured:
        told = one.at(0.05) if clustered else lift(one.strata)
        assert told is not None
        found += told.low > 0 or told.high < 0
    return found


def test_plain_intervals_deceive_where_games_share_their_seed() -> None:
    """One study in twenty may be wrong; without seeds three times as many are."""
    random = Random(28)
    studies = [one for _ in range(STUDIES) if (one := clustered_lift(study(random))) is not None]
    assert len(studies) == STUDIES
    assert wrong(studies, clustered=False) > 0.12 * STUDIES
    assert wrong(studies, clustered=True) <= 0.08 * STUDIES


def test_independent_games_keep_their_plain_interval() -> None:
    random = Random(5)
    cells = []
    for seed in range(400):
        won = int(random.random() < 0.4)
        cells.append(Cell("x", seed, *((won, 1, 0, 0) if seed % 2 else (0, 0, won, 1))))
    one = clustered_lift(cells)
    assert one is not None
    plain, by_seed = lift(one.strata), one.at(0.05)
    assert plain is not None
    assert one.design == pytest.approx(1, abs=0.01)
    assert by_seed.difference == plain.difference
    assert (by_seed.low, by_seed.high) == pytest.approx((plain.low, plain.high), abs=0.002)


def test_the_chance_is_the_level_at_which_the_interval_touches_zero() -> None:
    one = clustered_lift(study(Random(1)))
    assert one is not None
    touching = one.at(one.chance)
    assert min(abs(touching.low), abs(touching.high)) < 1e-6


def test_holm_as_in_the_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_of_many_cards_that_do_nothing_none_is_sure() -> None:
    """Forty cards at a time: by single intervals nearly every study finds some."""
    random = Random(7)
    alone = together = 0
    for _ in range(30):
        measured = {card: clustered_lift(study(random)) for card in range(40)}
        found = {card: one for card, one in measured.items() if one is not None}
        alone += wrong(found.values(), clustered=True) > 0
        told = family(found)
        together += any(one.sure for one in told.values())
        for one in told.values():
            assert one.sure or one.low <= 0 <= one.high, "Holm's method is never stricter"
    assert alone > 20
    assert together <= 4


def test_a_card_that_decides_games_stays_sure() -> None:
    cells = []
    for seed in range(120):
        has = seed % 2 == 0
        for place in range(4):
            won = int((seed * 7 + place * 3) % 10 < (8 if has else 3))
            cells.append(Cell("x", seed, *((won, 1, 0, 0) if has else (0, 0, won, 1))))
    decisive = clustered_lift(cells)
    assert decisive is not None
    others = {card: clustered_lift(study(Random(card))) for card in range(30)}
    measured = {card: one for card, one in others.items() if one is not None}
    told = family({**measured, "it": decisive})["it"]
    assert told.sure
    assert told.low > 0.3


def test_strata_with_one_side_only_say_nothing() -> None:
    assert clustered_lift([Cell("x", 0, 1, 1, 0, 0), Cell("y", 1, 0, 0, 1, 1)]) is None


def test_pairs_take_the_deal_out_of_a_comparison() -> None:
    """One wins every deal the other wins and ten more of a hundred: sure in pairs, not by rates."""
    pairs = [(seed, seed < 50, seed < 40) for seed in range(100)]
    told = compared(pairs)
    assert told.interval()[0] > 0
    assert told.chance < 0.01
    apart = lift([(Rate(50, 100), Rate(40, 100))])
    assert apart is not None
    assert apart.low < 0


def test_pairs_of_one_seed_are_one_pair() -> None:
    alone = compared([(place, place % 3 == 0, False) for place in range(24)])
    of_six_seeds = compared([(place % 6, place % 3 == 0, False) for place in range(24)])
    assert of_six_seeds.difference == alone.difference
    assert of_six_seeds.error > 1.5 * alone.error


def test_pairs_that_all_end_alike_are_not_taken_for_certain() -> None:
    low, high = compared([(seed, True, True) for seed in range(20)]).interval()
    assert low < -0.05
    assert high > 0.05
