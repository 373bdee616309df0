"""Every card of Legacy reads as whole sentences, in the language it is read in."""

from __future__ import annotations

import re

import pytest

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.language import LANGUAGES

SHEETS = NEMESES.values()
CARDS: dict[str, Card] = {
    **FORMS,
    **PILES,
    **{card.slug: card for sheet in SHEETS for card in (*sheet.cards, *sheet.aside)},
}
ENGLISH = re.compile(r"\b(the|of|and|with|card|cards|damage|you|your|player|players|spell)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_as_whole_sentences(language: str) -> None:
    texts = {slug: card_text(card, language) for slug, card in CARDS.items()}
    texts |= {sheet.slug: [sheet.unleash.text(language)] for sheet in SHEETS}
    for slug, lines in texts.items():
        for line in lines:
            assert line[:1].isupper(), (slug, line)
            assert line.endswith(".") or line.isupper(), (slug, line)
            assert not re.search(r"  |\.\.| \.|,,| ,|\{|\}|None", line), (slug, line)
            if language != "en":
                assert not ENGLISH.search(line), (slug, line)
