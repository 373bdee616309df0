"""A box to read: its cards, mages and nemeses."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    ACOLYTE,
    ATTACK,
    MINION,
    PLAYER_CARDS,
    POWER,
    Card,
    Mage,
    NemesisSheet,
)
from emberhold.games.library import Entry
from emberhold.kernel.message import Message


class BoxLibrary:
    """Everything in a box that can be read."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._entries: tuple[Entry, ...] = ()

    def entries(self) -> tuple[Entry, ...]:
        """Everything, group by group, as the box groups it."""
        self._entries = self._entries or tuple(self._listed())
        return self._entries

    def _listed(self) -> Iterable[Entry]:
        box = self._box
        yield from self._cards(box.starters, Message("group-starters"))
        for type in PLAYER_CARDS:
            cards = [card for card in box.piles if card.type == type]
            yield from self._cards(cards, Message(f"group-{type}"))
        for tier in (1, 2, 3):
            basic = [card for card in box.basic if card.tier == tier]
            yield from self._cards(basic, Message("group-basic", tier=tier))
        for sheet in box.sheets:
            own = Message("group-nemesis", nemesis=sheet)
            yield from self._cards((*sheet.cards, *sheet.aside), own)
        yield from map(_mage, box.people)
        yield from map(_nemesis, box.sheets)

    def _cards(self, cards: Iterable[Card], group: Message) -> Iterable[Entry]:
        for card in cards:
            cost = card.cost if card.slug in self._box.market else None
            yield Entry(
                card.slug, card.message_id, card.type, group, _facts(card), card, _read_card, cost
            )


def _facts(card: Card) -> Message:
    type = Message(f"type-{card.type}")
    if card.starter:
        return Message("facts-starter", type=type)
    if card.type in (MINION, ACOLYTE):
        return Message(f"facts-{card.type}", type=type, tier=card.tier, life=card.life)
    if card.type in (ATTACK, POWER):
        return Message("facts-attack", type=type, tier=card.tier)
    return Message("facts-player-card", type=type, cost=card.cost)


def _mage(mage: Mage) -> Entry:
    title = Message(f"{mage.message_id}-title")
    return Entry(
        mage.slug, mage.message_id, "mage", Message("group-mages"), title, mage, _read_mage
    )


def _nemesis(sheet: NemesisSheet) -> Entry:
    facts = Message("word-nemesis")
    group = Message("group-nemeses")
    return Entry(sheet.slug, sheet.message_id, "nemesis", group, facts, sheet, _read_sheet)


def _read_card(card: Card, language: str) -> list[str]:
    from emberhold.games.aeons_end.card_text import card_text

    return card_text(card, language)


def _read_mage(mage: Mage, language: str) -> list[str]:
    from emberhold.games.aeons_end.mage_text import mage_text

    return mage_text(mage, language)


def _read_sheet(sheet: NemesisSheet, language: str) -> list[str]:
    from emberhold.games.aeons_end.sheet_text import sheet_text

    return sheet_text(sheet, language)
