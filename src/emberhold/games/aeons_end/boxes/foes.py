"""Printed nemesis cards that the workshop can begin with: each as a thing of a draft."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from emberhold.games.aeons_end.boxes.fits import FOES
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.look import FIRST_BOX_LOOK, LOOK
from emberhold.games.aeons_end.mixed_game import OPEN_SHELF, box_named
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.language import LANGUAGES, speech
from emberhold.parts.boxes.words import FORMS

_WRITTEN: Final = Path(__file__).parent / "foes.toml"
"""Written by `python -m tools.written_foes`."""


@cache
def written() -> Mapping[str, Mapping[str, Any]]:
    """By slug: what a box writes of a card, less its name."""
    return tomllib.loads(_WRITTEN.read_text(encoding="utf-8"))


@cache
def beginnings(language: str) -> Sequence[Mapping[str, Any]]:
    """Every card with its words in a language and what a draft holds of it."""
    cards = _printed()
    found = [_told(cards[slug], fields, language) for slug, fields in written().items()]
    return sorted(found, key=lambda each: FOES.index(each["thing"]["type"]))


def _printed() -> dict[str, Card]:
    return {slug: card for box in map(box_named, OPEN_SHELF) for slug, card in box.cards.items()}


def _told(card: Card, fields: Mapping[str, Any], language: str) -> dict[str, Any]:
    cast = {**FIRST_BOX_LOOK.cast, **LOOK.cast}
    names = {each: _named(card, each) for each in LANGUAGES}
    return {
        "name": speech(language)(card.message_id),
        "text": card_text(card, language),
        "thing": {"kind": "card", "name": names, "picture": cast[card.slug], **fields},
    }


def _named(card: Card, language: str) -> str | dict[str, str]:
    """A name as a box writes it, with the forms that differ from it."""
    say = speech(language)
    name = say(card.message_id)
    said = say.forms(card)
    forms = {form: said[form] for form in FORMS[language] if said.get(form, "") not in ("", name)}
    return {"name": name, **forms} if forms else name
