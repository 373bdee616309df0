"""Numbers read off the table, scaled and compared."""

from __future__ import annotations

import pytest

from emberhold.language.speech import Speech
from emberhold.parts.amounts import Amount, AtLeast, AtMost, Condition, Exactly, amount_of
from tests.parts.toys import Echo


class Held(Amount[int, int | None]):
    """What the game says, as long as there is an acting player."""

    words = "trophies"

    def count(self, game: int, act: int | None) -> int:
        return game

    def there(self, game: int, act: int | None) -> bool:
        return act is not None


def test_twice_an_amount_leaves_the_amount_as_it_was() -> None:
    held = Held()
    twice = 2 * held
    six = 3 * twice
    assert [amount.value(5, 0) for amount in (held, twice, six)] == [5, 10, 30]
    assert six.each(Echo()) == "each-trophies(whose=own)"
    assert [amount.by_each for amount in (held, twice)] == [False, True]
    assert twice.number(Echo()) == "number-trophies"


def test_a_number_is_an_amount_too() -> None:
    assert amount_of(4, 5, 0) == 4
    assert amount_of(2 * Held(), 5, 0) == 10


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        (AtLeast(Held(), 3), [False, True, True]),
        (AtMost(Held(), 3), [True, True, False]),
        (Exactly(Held(), 3), [False, True, False]),
    ],
)
def test_an_amount_is_compared(condition: Condition[int, int | None], so: list[bool]) -> None:
    assert [condition.holds(number, 0) for number in (2, 3, 4)] == so


def test_what_is_not_there_is_neither_high_nor_low() -> None:
    assert not AtMost(Held(), 3).holds(0, None)
    assert not AtLeast(Held(), 0).holds(0, None)


def test_a_comparison_reads_by_the_words_of_its_amount() -> None:
    say: Speech = Echo()
    assert AtLeast(Held(), 3).clause(say) == "if-trophies-at-least(amount=3)"
    assert AtMost(Held(), 3).clause(say) == "if-trophies-at-most(amount=3)"
    assert Exactly(Held(), 3).clause(say) == "if-trophies-exactly(amount=3)"
