"""Numbers and conditions read off the table."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import GEM
from emberhold.games.aeons_end.effects.base import Amount, Condition
from emberhold.games.aeons_end.gaining import pile_of
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


class YourOtherPrepped(Amount):
    """Each other prepped spell of the one who casts (WE-240); the cast one has left its breach."""

    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return len(act.me.prepped())

    def each(self, say: Speech) -> str:
        return say("each-your-other-prepped")


class GemsInThatHand(Amount):
    """Each gem in the hand of the player the card has just spoken of."""

    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return sum(card.type == GEM for card in (act.that or act.me).hand)

    def each(self, say: Speech) -> str:
        return say("each-gem-in-that-hand")


class TierAtLeast(Condition):
    def __init__(self, tier: int) -> None:
        self.tier = tier

    def holds(self, game: State, act: Act) -> bool:
        return game.tier >= self.tier

    def clause(self, say: Speech) -> str:
        return say("if-tier-at-least", tier=self.tier)


class SupplyEmpty(Condition):
    """Whether the supply pile of this card has run out; a card without a pile has none to empty."""

    def holds(self, game: State, act: Act) -> bool:
        assert act.card is not None
        pile = pile_of(game, act.card)
        return pile is not None and not pile.copies

    def clause(self, say: Speech) -> str:
        return say("if-supply-empty")


class NemesisTurnDiscarded(Condition):
    """Whether a nemesis card lies in the turn-order discard pile."""

    def holds(self, game: State, act: Act) -> bool:
        return game.nemesis_turns_discarded() > 0

    def clause(self, say: Speech) -> str:
        return say("if-nemesis-turn-discarded")


class FirstCopyGained(Condition):
    """Whether the card just gained is the first of its kind this turn."""

    def holds(self, game: State, act: Act) -> bool:
        assert act.card is not None
        kind = act.card.kind
        return sum(card.kind is kind for card in act.me.gained) == 1

    def clause(self, say: Speech) -> str:
        return say("if-first-copy-gained")


other_copies_prepped = OtherCopiesPrepped
your_other_prepped = YourOtherPrepped
gems_in_that_hand = GemsInThatHand
tier_at_least = TierAtLeast
supply_empty = SupplyEmpty
nemesis_turn_discarded = NemesisTurnDiscarded
first_copy_gained = FirstCopyGained
