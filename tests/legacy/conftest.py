from __future__ import annotations

import pytest

from emberhold.games import register
from emberhold.games.aeons_end.legacy_game import LEGACY


@pytest.fixture(autouse=True)
def _registered() -> None:
    """Legacy is not listed among the games before all of it is written."""
    register(LEGACY)
