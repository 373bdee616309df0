"""The first box of Aeon's End as everybody else knows it."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.game import AeonsEnd


class FirstBox(AeonsEnd):
    """Aeon's End, the box with which the series begins."""

    def judging(self) -> None:
        from emberhold.games.aeons_end.cards.first_box import judging

        judging.teach()


FIRST_BOX_GAME = FirstBox("aeons-end", FIRST_BOX)
