"""The first box of Aeon's End as everybody else knows it."""

from __future__ import annotations

from functools import cached_property

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.game import AeonsEnd
from emberhold.games.look import Look
from emberhold.games.report import Report


class FirstBox(AeonsEnd):
    """Aeon's End, the box with which the series begins."""

    def judging(self) -> None:
        from emberhold.games.aeons_end.cards.first_box import judging

        judging.teach()

    @cached_property
    def look(self) -> Look:
        from emberhold.games.aeons_end.look import FIRST_BOX_LOOK

        return FIRST_BOX_LOOK

    @cached_property
    def report(self) -> Report:
        from emberhold.games.aeons_end.numbers.report import report

        return report(self.box)


FIRST_BOX_GAME = FirstBox("aeons-end", FIRST_BOX)
