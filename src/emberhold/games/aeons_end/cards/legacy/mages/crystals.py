"""Where a mage lays the flawed Crystals before a game (LG-402, LG-403).

A mage has six Crystals from chapter 5 on: three in the starting hand, three in the starting deck,
where they are the first, second and fourth card. A layout is six letters in that order.
"""

from __future__ import annotations

from itertools import product

PLAIN, FLAW = "-", "x"
IN_HAND, CRYSTALS = 3, 6
DECK_PLACES = (1, 2, 4)
"""Which cards of the starting deck are Crystals, from the top (LG-538)."""


def layouts(flaws: int) -> list[str]:
    """Every way that differs: in the hand only the number of flawed Crystals counts."""
    return [
        FLAW * held + PLAIN * (IN_HAND - held) + "".join(deck)
        for held in range(min(flaws, IN_HAND), -1, -1)
        for deck in product(FLAW + PLAIN, repeat=CRYSTALS - IN_HAND)
        if deck.count(FLAW) == flaws - held
    ]


def first_laid(flaws: int) -> str:
    """Without a choice the flawed ones are in the deck, the lowest first."""
    return (FLAW * flaws).rjust(CRYSTALS, PLAIN)


def held(layout: str) -> int:
    """How many flawed Crystals a layout has in hand."""
    return layout[:IN_HAND].count(FLAW)


def deck_places(layout: str) -> str:
    """The places of the deck that hold flawed Crystals: `124`, or nothing."""
    flags = zip(DECK_PLACES, layout[IN_HAND:], strict=False)
    return "".join(str(place) for place, flag in flags if flag == FLAW)
