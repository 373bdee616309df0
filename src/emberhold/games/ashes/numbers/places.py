"""Where a piece in play is, as a number that does not depend on which copy of a card it is.

Every side of the table has one place for its Phoenixborn, one for each unit its battlefield can
hold, and three for each ready spell there is: `+1.unit.2` is the third unit of the next seat.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.card import READY, Card
from emberhold.games.ashes.cards import CARDS, PHOENIXBORN
from emberhold.games.ashes.state import State

READIES: Final[dict[str, Card]] = {slug: card for slug, card in CARDS.items() if card.type == READY}
COPIES: Final = 3
"""Copies of a ready spell that have places of their own on one side."""
UNITS: Final = max(card.battlefield for card in PHOENIXBORN.values())
ON_A_SIDE: Final = 1 + UNITS + COPIES * len(READIES)

SIDE_NAMES: Final = (
    "phoenixborn",
    *(f"unit.{number}" for number in range(UNITS)),
    *(f"{slug}.{copy}" for slug in READIES for copy in range(COPIES)),
)
_FIRST_OF: Final = {card: 1 + UNITS + COPIES * place for place, card in enumerate(READIES.values())}


def place_names(players: int) -> list[str]:
    """All places, the own side first, then clockwise."""
    return [f"+{step}.{name}" for step in range(players) for name in SIDE_NAMES]


def places(state: State, seat: int) -> dict[Card, int]:
    """The place of every piece in play as a seat counts the sides, as far as there are places."""
    found: dict[Card, int] = {}
    count = len(state.players)
    for player in state.players:
        start = (player.seat - seat) % count * ON_A_SIDE
        found[player.phoenixborn.card] = start
        for number, piece in enumerate(player.battlefield[:UNITS], start=1):
            found[piece.card] = start + number
        if player.spellboard:
            copies: dict[Card, int] = {}
            for piece in player.spellboard:
                kind = piece.card.kind
                copy = copies.get(kind, 0)
                copies[kind] = copy + 1
                if copy < COPIES:
                    found[piece.card] = start + _FIRST_OF[kind] + copy
    return found
