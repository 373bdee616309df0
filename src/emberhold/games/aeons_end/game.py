"""Aeon's End: War Eternal, and the engine that other boxes are played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from emberhold.games.aeons_end.boxed_game import AeonsEnd
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as WAR_ETERNAL_BOX
from emberhold.games.aeons_end.shelf_game import ShelfGame
from emberhold.games.thinking import Evaluation
from emberhold.parts.boxes.own import OwnBoxes

__all__ = ["WAR_ETERNAL", "AeonsEnd", "WarEternal"]


class WarEternal(ShelfGame):
    """Aeon's End: War Eternal."""

    @cached_property
    def evaluation(self) -> Evaluation:
        """That plans are judged sooner was tried with the nemeses of War Eternal only."""
        from emberhold.games.aeons_end.numbers.evaluation import SOONER

        return SOONER

    @cached_property
    def own_boxes(self) -> OwnBoxes:
        from emberhold.games.aeons_end.boxes.workshop import OWN_BOXES

        return OWN_BOXES

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        beginner = {"difficulty": "beginner"}
        return {
            "emberhold/WarEternal-v0": {"players": 1, "setup": beginner},
            "emberhold/WarEternalTwoMages-v0": {"players": 2, "setup": beginner},
        }


WAR_ETERNAL = WarEternal("war-eternal", WAR_ETERNAL_BOX)
