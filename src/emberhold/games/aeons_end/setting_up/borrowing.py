"""What a table of Aeon's End borrows from a finished campaign of Legacy, as pages ask for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.mixed_game import LEGACY, box_named
from emberhold.games.aeons_end.setting_up import lending
from emberhold.games.aeons_end.setting_up.choices import choices
from emberhold.games.afterwards import Borrowing, Lender
from emberhold.parts.choices import Choices


class ShelfBorrowing(Borrowing):
    """LG-288, LG-290: its mages, and with them its nemeses, its supply and its basic cards."""

    def __init__(
        self, own: Box, beside: Sequence[Box], boxed: Callable[[Mapping[str, Any]], Box]
    ) -> None:
        self.boxes = (LEGACY,)
        self._own = own
        self._beside = beside
        self._boxed = boxed

    def choices(self, boxes: Sequence[str], lenders: Sequence[Lender]) -> Choices:
        made = [box_named(name) for name in boxes]
        opened = [box_named(LEGACY)] if lenders else []
        others = [*self._beside, *opened, *made]
        return choices(self._own, others, self._boxed, lending.lent_values(lenders))

    def borrowed(self, wishes: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
        return lending.borrowed(wishes, lenders)

    def returned(self, setup: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
        return lending.returned(self._own.slug, setup, lenders)

    def cast(self, lenders: Sequence[Lender]) -> Mapping[str, str]:
        return lending.lent_cast(lenders)
