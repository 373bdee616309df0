"""How long a game took is told where it was played in one sitting."""

from __future__ import annotations

import pytest

from emberhold.server.house.remembering import SITTING, _length


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, {"minutes": 0}),
        (49 * 60, {"minutes": 49}),
        (SITTING, {"minutes": 240}),
        (SITTING + 1, {}),
        (-1, {}),
    ],
)
def test_a_table_that_was_left_has_no_length(seconds: float, told: dict[str, int]) -> None:
    assert _length(seconds) == told
