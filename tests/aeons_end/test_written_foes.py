"""Printed nemesis cards with which somebody may begin one of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes import foes
from emberhold.games.aeons_end.boxes.reading import read_own
from emberhold.games.aeons_end.card import POWER, Card
from emberhold.games.aeons_end.cards.from_data import card_from_data
from emberhold.games.aeons_end.mixed_game import OPEN_SHELF, box_named
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.language import LANGUAGES
from emberhold.parts.effects.trees import alike
from tests.aeons_end.test_own_boxes import CARDS, contents
from tools.written_foes import written as written_now

PRINTED: dict[str, Card] = {
    slug: card for box in map(box_named, OPEN_SHELF) for slug, card in box.cards.items()
}


@pytest.mark.interpreted
def test_the_file_is_what_its_tool_writes() -> None:
    assert foes._WRITTEN.read_text(encoding="utf-8") == written_now()


@pytest.mark.parametrize("slug", foes.written())
def test_what_is_written_is_the_printed_card(slug: str) -> None:
    card = PRINTED[slug]
    read = card_from_data({**foes.written()[slug], "name": card.name}, slug)
    for field in ("type", "tier", "life", "power", "shield"):
        assert getattr(read, field) == getattr(card, field), field
    for field in ("effect", "persistent", "immediately", "to_discard"):
        assert alike(getattr(read, field), getattr(card, field)), field


def test_there_are_three_of_every_tier_and_of_every_type() -> None:
    told = [(fields["type"], fields["tier"]) for fields in foes.written().values()]
    for tier in (1, 2, 3):
        for type in ("attack", "minion", POWER):
            assert (type, tier) in told


def table(thing: dict[str, Any]) -> str:
    """A thing of a draft as a box writes it."""
    fields = {name: given for name, given in thing.items() if name != "kind"}
    return "\n".join(f"{name} = {inline(given)}" for name, given in fields.items())


def inline(given: Any) -> str:
    if not isinstance(given, dict):
        return json.dumps(given, ensure_ascii=False)
    return "{ " + ", ".join(f"{name} = {inline(each)}" for name, each in given.items()) + " }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_is_a_card_of_a_box(language: str) -> None:
    """With its name in three languages and its cases; it reads as the printed one does."""
    told = foes.beginnings(language)
    assert len(told) == len(foes.written()) > 30
    cards = "".join(f"\n[[nemesis.card]]\n{table(each['thing'])}\n" for each in told[:20])
    more = "".join(f"\n[[card]]\n{table(each['thing'])}\n" for each in told[20:])
    own = read_own(contents(CARDS + cards + more))
    (sheet,) = own.box.sheets
    read = {card.name: card for card in (*sheet.cards, *own.box.basic)}
    for each in told:
        card = read[each["thing"]["name"]["en"]]
        assert card_text(card, language) == each["text"]
