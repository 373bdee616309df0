"""Numbers and conditions read off the table."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import Amount, Condition
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech


class OtherCopiesPrepped(Amount):
    """Each other spell of the same name prepped by any player."""

    counted_each = True

    def count(self, game: State, act: Act) -> int:
        assert act.card is not None
        kind = act.card.kind
        return sum(spell.kind is kind for player in game.players for spell in player.prepped())

    def each(self, say: Speech) -> str:
        return say("each-other-copy-prepped")


class TierAtLeast(Condition):
    def __init__(self, tier: int) -> None:
        self.tier = tier

    def holds(self, game: State, act: Act) -> bool:
        return game.tier >= self.tier

    def clause(self, say: Speech) -> str:
        return say("if-tier-at-least", tier=self.tier)


other_copies_prepped = OtherCopiesPrepped
tier_at_least = TierAtLeast
