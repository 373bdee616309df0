"""The words that cards of Ashes are written in."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.games.ashes.cards import CARDS, from_data
from emberhold.games.ashes.effects.sorts import VERBS
from emberhold.parts.effects.index import Chapter, Printed, index

__all__ = ["chapters", "from_data"]


def chapters() -> tuple[Chapter, ...]:
    return index((("verbs-effects", VERBS),), _printed())


def _printed() -> Iterator[Printed]:
    for card in CARDS.values():
        yield card.message_id, card.effect
        yield from ((card.message_id, ability.effect) for ability in card.abilities)
