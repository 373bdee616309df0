"""The quick generator: machine code and sources draw the same numbers, for ever."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from emberhold.kernel.rng import Dice, below, shuffled

MODULUS = 2**61 - 1
MULTIPLIER = 437799614237992725

states = st.integers(1, MODULUS - 1)
bounds = st.integers(1, 2**40)


@given(state=states, bound=bounds)
@example(state=MODULUS - 1, bound=2**31 - 1)
@example(state=MODULUS - 1, bound=2**31)
@example(state=2**31 - 1, bound=1)
@example(state=2**60, bound=6)
def test_a_draw_is_the_next_number_of_the_lehmer_generator(state: int, bound: int) -> None:
    following = state * MULTIPLIER % MODULUS
    dice = Dice(0)
    dice.rng = state
    assert (below(dice, bound), dice.rng) == (following * bound >> 61, following)
    dice.rng = state
    assert (dice.below(bound), dice.rng) == (following * bound >> 61, following)


@given(state=states, count=st.integers(0, 80))
def test_a_shuffle_takes_one_draw_for_every_place_but_the_first(state: int, count: int) -> None:
    dice, order = Dice(0), list(range(count))
    dice.rng = state
    drawn = shuffled(dice, tuple(order))
    after, dice.rng = dice.rng, state
    for last in range(count - 1, 0, -1):
        other = below(dice, last + 1)
        order[last], order[other] = order[other], order[last]
    assert (drawn, after) == (tuple(order), dice.rng)
