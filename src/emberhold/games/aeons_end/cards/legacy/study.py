"""What a chapter leaves for those who study many: who met whom is known at the table, not in
wishes.

A chapter is set up with a record; its nemesis, its mages and its supply follow from that and from
what was decided before the fight began.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.numbers.study import COLUMNS, Watch, moment
from emberhold.games.aeons_end.state import State
from emberhold.games.study import Study


class ChapterWatch(Watch):
    """Somebody beside the table of a chapter."""

    def facts(self, state: State, setup: Mapping[str, Any]) -> dict[str, Any]:
        met = {
            "nemesis": state.nemesis.slug,
            "difficulty": state.box.rules.usual,
            "mages": [player.mage.slug for player in state.players],
            "market": [pile.card.slug for pile in state.market],
        }
        chapter, attempt = state.world["chapter"], state.world["attempt"]
        return {**super().facts(state, met), "chapter": chapter, "attempt": attempt}


STUDY = Study({**COLUMNS, "chapter": int, "attempt": int}, ChapterWatch, moment)
