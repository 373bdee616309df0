"""What of Relic's book may be changed for a what-if: printed numbers."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES
from emberhold.games.relic.cards.fields import CARD
from emberhold.parts.effects.signatures import Number
from emberhold.parts.printed import Field, Printed

_ATTRIBUTES = {
    "value": ("value",),
    "charges": ("charges",),
    "cost": ("cost",),
    "number": ("power",),
    "activation": ("activation",),
}


def printed() -> Mapping[str, Printed]:
    """Cards and sheets by their slugs."""
    found = {slug: Printed(card, _fields(card)) for slug, card in CARDS.items()}
    life = {"life": Field(Number("life", 1, 20).read, ("life",))}
    for slug, sheet in (*CHARACTERS.items(), *NEMESES.items()):
        found.setdefault(slug, Printed(sheet, life))
    return found


def _fields(card: Card) -> dict[str, Field]:
    """What is printed on it; a trophy is worth the value, unless its text says something else."""
    found = {
        name: Field(CARD[name].read, attributes)
        for name, attributes in _ATTRIBUTES.items()
        if getattr(card, attributes[0])
    }
    if card.value and card.worth == card.value:
        found["value"] = Field(CARD["value"].read, ("value", "worth"))
    return found
