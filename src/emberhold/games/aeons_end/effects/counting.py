"""Numbers and conditions read off the table."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.figure.gaining import pile_of
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, Condition


class OtherCopiesPrepped(Amount[State, Act]):
    """Each other spell of the same name prepped by any player."""

    words = "other-copy-prepped"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        assert act.card is not None
        kind = act.card.kind
        return sum(spell.kind is kind for player in game.players for spell in player.prepped())


class YourOtherPrepped(Amount[State, Act]):
    """Each other prepped spell of the one who casts (WE-240); the cast one has left its breach."""

    words = "your-other-prepped"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return len(act.me.prepped())


class YourPrepped(Amount[State, Act]):
    """The prepped spells of the acting player."""

    words = "your-prepped"

    def count(self, game: State, act: Act) -> int:
        return len(act.me.prepped())


class YourCharges(Amount[State, Act]):
    words = "charges"

    def count(self, game: State, act: Act) -> int:
        return act.me.charges


class GemsInThatHand(Amount[State, Act]):
    """Each gem in the hand of the player the card has just spoken of."""

    words = "gem-in-that-hand"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return sum(card.type == GEM for card in (act.that or act.me).hand)


class NemesisTier(Amount[State, Act]):
    words = "tier"

    def count(self, game: State, act: Act) -> int:
        return game.tier


class NemesisTurnsDiscarded(Amount[State, Act]):
    """The nemesis cards in the turn-order discard pile."""

    words = "nemesis-turn-discarded"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return game.nemesis_turns_discarded()


class PlayerTurnsDiscarded(Amount[State, Act]):
    """The player cards in the turn-order discard pile, those of several players among them."""

    words = "turn-of-player-discarded"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return sum(bool(card.seats) for card in game.order_discard)


class TurnsDiscarded(Amount[State, Act]):
    """All cards in the turn-order discard pile."""

    words = "turn-discarded"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return len(game.order_discard)


class YourLife(Amount[State, Act]):
    words = "life"

    def count(self, game: State, act: Act) -> int:
        return act.me.life


class ThatPlayersLife(Amount[State, Act]):
    """Of the player the card has just spoken of."""

    words = "that-player-life"

    def count(self, game: State, act: Act) -> int:
        return (act.that or act.me).life

    def there(self, game: State, act: Act) -> bool:
        return act.that is not None


class OpenedBreaches(Amount[State, Act]):
    """The opened breaches of the acting player; a Sigil breach is one (WE-058)."""

    words = "opened-breaches"

    def count(self, game: State, act: Act) -> int:
        return sum(breach.open for breach in act.me.breaches)


class EachOpenedBreach(Amount[State, Act]):
    """Each opened breach of the one who casts (AE-110)."""

    words = "opened-breach"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return sum(breach.open for breach in act.me.breaches)


class AllOpened(Condition[State, Act]):
    """AE-097: all breaches that are there; a mage without any does not fulfil it."""

    def holds(self, game: State, act: Act) -> bool:
        breaches = act.me.breaches
        return bool(breaches) and all(breach.open for breach in breaches)

    def clause(self, say: Speech) -> str:
        return say("if-all-opened")


class NeighboursPrepped(Amount[State, Act]):
    """Each spell on the breaches next to the one on which this spell was (AE-100, AE-254)."""

    words = "neighbour-prepped"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        mine = act.numbers
        beside = [number + step for number in mine for step in (-1, 1)]
        found: list[Card] = []
        for breach in act.owner.breaches:
            if breach.number in beside and breach.number not in mine:
                found += [spell for spell in breach.spells if spell not in found]
        return sum(spell is not act.card for spell in found)


class SupplyEmpty(Condition[State, Act]):
    """Whether the supply pile of this card has run out; a card without a pile has none to empty."""

    def holds(self, game: State, act: Act) -> bool:
        assert act.card is not None
        pile = pile_of(game, act.card)
        return pile is not None and not pile.copies

    def clause(self, say: Speech) -> str:
        return say("if-supply-empty")


class FirstCopyGained(Condition[State, Act]):
    """Whether the card just gained is the first of its kind this turn."""

    def holds(self, game: State, act: Act) -> bool:
        assert act.card is not None
        kind = act.card.kind
        return sum(card.kind is kind for card in act.me.gained) == 1

    def clause(self, say: Speech) -> str:
        return say("if-first-copy-gained")
