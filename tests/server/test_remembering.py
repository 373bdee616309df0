"""How long a game took is told where it was played in one sitting."""

from __future__ import annotations

import pytest
from msgspec import UNSET, UnsetType

from emberhold.server.house.pages.remembering import SITTING, _minutes


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, 0),
        (49 * 60, 49),
        (SITTING, 240),
        (SITTING + 1, UNSET),
        (-1, UNSET),
    ],
)
def test_a_table_that_was_left_has_no_length(seconds: float, told: int | UnsetType) -> None:
    assert _minutes(seconds) == told
