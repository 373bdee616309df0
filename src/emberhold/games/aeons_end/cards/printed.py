"""What of a box of Aeon's End may be changed for a what-if: printed numbers and what cards do."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import POWER, Card
from emberhold.games.aeons_end.cards.from_data import fields_of
from emberhold.games.aeons_end.effects.base import CLAUSES
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.parts.effects.signatures import Number
from emberhold.parts.printed import Field, Printed

_ATTRIBUTES = {"play": "effect", "blood_magic": "persistent"}
_LEFT_OUT = ("tier",)
"""A box is sorted by it when it is made."""
_LIFE = Field(number("life").read, ("life",))


def printed(box: Box) -> Mapping[str, Printed]:
    """Everything in a box by its slug."""
    found = {slug: Printed(card, _fields(card)) for slug, card in box.cards.items()}
    for slug, sheet in box.nemeses.items():
        found.setdefault(slug, Printed(sheet, {"life": _LIFE}))
    charges = Field(number("charges").read, ("charges",))
    for slug, mage in box.mages.items():
        found.setdefault(slug, Printed(mage, {"charges": charges} if mage.charges else {}))
    return found


def _fields(card: Card) -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, sort in fields_of(card.type).items():
        attribute = _ATTRIBUTES.get(name, name)
        if card.type == POWER and name == "effect":
            attribute = "persistent"
        clauses = sort is CLAUSES and getattr(card, attribute) is not None
        if name not in _LEFT_OUT and (clauses or isinstance(sort, Number)):
            found[name] = Field(sort.read, (attribute,))
    if card.life and card.life_equals is None:
        found["life"] = _LIFE
    return found
