"""A list that only grows, and whose forks share what is behind them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhold.kernel.strand import Strand
from emberhold.kernel.zones import replaced, without

_DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["append", "fork", "cut", "read"]),
        st.integers(0, 7),
        st.integers(0, 20),
    ),
    max_size=60,
)


@given(_DEEDS)
def test_forks_and_cuts_are_lists_of_their_own(deeds: list[tuple[str, int, int]]) -> None:
    strands: list[Strand[int]] = [Strand()]
    lists: list[list[int]] = [[]]
    for number, (deed, which, length) in enumerate(deeds):
        at = which % len(strands)
        strand, plain = strands[at], lists[at]
        length = min(length, len(plain))
        if deed == "append":
            strand.append(number)
            plain.append(number)
        elif deed == "read":
            assert list(strand) == plain
        else:
            strands.append(strand.fork(length) if deed == "fork" else strand.cut(length))
            lists.append(plain[:length])
        assert [len(each) for each in strands] == [len(each) for each in lists]
        assert [each.last for each in strands] == [each[-1] if each else None for each in lists]
    assert [strand.items for strand in strands] == lists
    assert [strand[0] for strand in strands if strand] == [plain[0] for plain in lists if plain]


def test_only_what_is_in_a_zone_can_leave_it_or_be_exchanged() -> None:
    one, other, stranger = object(), object(), object()
    assert without((one, other), one) == (other,)
    assert replaced((one, other), one, stranger) == (stranger, other)
    with pytest.raises(ValueError, match="not in the zone"):
        without((one, other), stranger)
    with pytest.raises(ValueError, match="not in the zone"):
        replaced((one, other), stranger, one)
