"""What is designed and was tuned by play, by the number of mages (LG-561).

Every number here is one that no source gives; what is printed does not depend on this table. How
it was found is in `docs/legacy-balance.md`.
"""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """The designed numbers of a campaign."""

    cut: tuple[int, int, int]
    """LG-329: how many basic cards of tiers 1, 2 and 3 stay."""
    spaces: int
    """LG-461: sticker spaces that every card has in addition, if it has any at all."""
    damage: tuple[int, int]
    """LG-311: what the second starters (5) and (8) deal, and (6) and (7)."""
    charges: int
    """LG-311: what the second starter (5) gains."""
    fewer: int
    """LG-315: how many charge spaces the first improvement takes off."""
    flaws: int
    """LG-410: how many flawed stickers there are."""


BY_MAGES = {
    1: Numbers(cut=(1, 3, 7), spaces=-1, damage=(4, 1), charges=2, fewer=1, flaws=4),
    2: Numbers(cut=(3, 7, 5), spaces=1, damage=(2, 1), charges=2, fewer=1, flaws=6),
    3: Numbers(cut=(5, 6, 7), spaces=2, damage=(1, 3), charges=3, fewer=2, flaws=6),
    4: Numbers(cut=(8, 7, 7), spaces=6, damage=(2, 2), charges=2, fewer=3, flaws=2),
}
USUAL = 2
"""The number of mages where no campaign is given."""
