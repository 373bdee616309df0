"""The first box of Aeon's End as everybody else knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.mixed_game import OPEN_SHELF
from emberhold.games.aeons_end.shelf_game import ShelfGame
from emberhold.games.look import Look


class FirstBox(ShelfGame):
    """Aeon's End, the box with which the series begins."""

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        beginner = {"difficulty": "beginner"}
        mixed = {**beginner, "boxes": list(OPEN_SHELF)}
        return {
            "emberhold/AeonsEnd-v0": {"players": 1, "setup": beginner},
            "emberhold/AeonsEndTwoMages-v0": {"players": 2, "setup": beginner},
            "emberhold/AeonsEndMixed-v0": {"players": 2, "setup": mixed},
        }

    @cached_property
    def look(self) -> Look:
        from emberhold.games.aeons_end.look import FIRST_BOX_LOOK

        return FIRST_BOX_LOOK


FIRST_BOX_GAME = FirstBox("aeons-end", FIRST_BOX)
