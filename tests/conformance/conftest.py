from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberhold.games import GAMES
from tests.conformance.listed import LISTED


@pytest.fixture(autouse=True)
def _games_from_outside() -> Iterator[None]:
    """What a test of the suite has registered is gone when it is over."""
    yield
    for game in LISTED:
        if game.outside is not None:
            GAMES.take_away(game.game)
