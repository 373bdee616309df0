"""Positions: any situation, set by names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.ashes.state import State


def place(game: State, position: Mapping[str, Any]) -> None:
    raise NotImplementedError
