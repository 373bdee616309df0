"""A box to read: its cards, mages and nemeses."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    ACOLYTE,
    ATTACK,
    CORRUPTION,
    MINION,
    PLAYER_CARDS,
    POWER,
    STRIKE,
    Card,
    Mage,
    NemesisSheet,
)
from emberhold.games.aeons_end.seen.card_text import card_lines, card_text
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text, unleash_text
from emberhold.kernel.message import Message
from emberhold.parts.library import Entry


def entries(box: Box) -> tuple[Entry, ...]:
    """Everything, group by group, as the box groups it."""
    listed = _cards(box, box.starters, Message("group-starters"))
    for type in PLAYER_CARDS:
        cards = [card for card in box.piles if card.type == type]
        listed += _cards(box, cards, Message(f"group-{type}"))
    for tier in (1, 2, 3):
        basic = [card for card in box.basic if card.tier == tier]
        listed += _cards(box, basic, Message("group-basic", tier=tier))
    for sheet in box.sheets:
        own = Message("group-nemesis", nemesis=sheet)
        listed += _cards(box, (*sheet.cards, *sheet.aside), own)
    listed += map(_mage, box.people)
    listed += map(_nemesis, box.sheets)
    return tuple(listed)


def _cards(box: Box, cards: Iterable[Card], group: Message) -> list[Entry]:
    return [
        Entry(
            card.slug,
            card.message_id,
            card.type,
            group,
            _facts(card),
            card,
            card_text,
            card.cost if card.slug in box.market else None,
            spell_out=card_lines,
            signs=(("life", card.life),) if card.life else (),
            shelf=_shelf(card),
        )
        for card in cards
    ]


def _shelf(card: Card) -> str:
    """Relic has a kind of cards of that name too, which the Polish book calls otherwise."""
    if card.starter:
        return "starter"
    return "corruptions" if card.type == CORRUPTION else ""


def _facts(card: Card) -> Message:
    type = Message(f"type-{card.type}")
    if card.starter:
        return Message("facts-starter", type=type)
    if card.type in (STRIKE, CORRUPTION):
        return Message("facts-type", type=type)
    if card.type in (MINION, ACOLYTE) and card.life_equals is None:
        return Message(f"facts-{card.type}", type=type, tier=card.tier, life=card.life)
    if card.type in (ATTACK, MINION, POWER):
        return Message("facts-attack", type=type, tier=card.tier)
    return Message("facts-player-card", type=type, cost=card.cost)


def _mage(mage: Mage) -> Entry:
    title = Message(f"mage-{mage.slug}-title")
    return Entry(mage.slug, mage.message_id, "mage", Message("group-mages"), title, mage, mage_text)


def _nemesis(sheet: NemesisSheet) -> Entry:
    facts = Message("word-nemesis")
    group = Message("group-nemeses")
    name = sheet.message_id
    return Entry(
        sheet.slug, name, "nemesis", group, facts, sheet, sheet_text, standing=unleash_text
    )
