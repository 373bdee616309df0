from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberhold.games import GAMES, register
from emberhold.games.aeons_end.legacy_game import LEGACY


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """Legacy is not listed among the games before all of it is written."""
    register(LEGACY)
    yield
    GAMES.take_away(LEGACY.name)
