"""The strike deck of Rageborne, its six cards and what a Strike is; fury counts the nemesis tokens.

Outside of a Strike the deck always holds all six, in an order nobody knows (AE-133).
"""

from __future__ import annotations

from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import STRIKE, Card, strike
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TIMES
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life, most_opened
from emberhold.games.aeons_end.effects.threats import DISCARD, CollectivelyPrepped
from emberhold.games.aeons_end.effects.tokens import GainTokens, TokensHeld, lose_tokens
from emberhold.games.aeons_end.own_deck import OwnDeck
from emberhold.games.aeons_end.seen.scene import hidden_deck
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.scene import Zone
from emberhold.parts.amounts import Amount
from emberhold.parts.deck import Deck
from emberhold.parts.effects.signatures import Maybe, Takes

STRIKES = (
    strike("Convoke", any_player(Suffer(4))),
    strike("Devastate", GraveholdSuffers(5)),
    strike("Eviscerate", lowest_life(Suffer(2))),
    strike("Frenzy", most_opened(Suffer(3))),
    strike("Raze", GraveholdSuffers(3) & any_player(Suffer(1))),
    strike("Seize", CollectivelyPrepped(DISCARD, 2, dearest=True)),
)


class StrikeDeck(OwnDeck):
    """The strike cards, but for the one that is being resolved."""

    __slots__ = ()

    counts: ClassVar[tuple[str, ...]] = ()
    places: ClassVar[tuple[str, ...]] = ("strike_deck",)

    def belongs(self, card: Card) -> bool:
        return card.type == STRIKE

    def with_pile(self, pile: Deck[Card]) -> StrikeDeck:
        return StrikeDeck(pile)

    def numbers(self) -> tuple[int, ...]:
        return ()

    def zones(self) -> tuple[Zone, ...]:
        return (hidden_deck("strike-deck", "zone-strike-deck", (), self.count),)

    def placed(self, name: str, given: Any, path: str, box: Box) -> StrikeDeck:
        """The named cards on top, the first of them topmost; the others below them."""
        known = {card.slug: card for card in STRIKES}
        top: list[Card] = []
        for one in positions.sequence(given, path):
            card = known[positions.name(one, known, path)]
            top.append(card)
            del known[card.slug]
        return StrikeDeck(Deck((*known.values(), *reversed(top))))


def strike_deck(game: State) -> StrikeDeck:
    own = game.own
    assert isinstance(own, StrikeDeck)
    return own


ENOUGH_FURY = 4
"""AE-136: with as many at the end of a nemesis turn it Strikes."""


class Strikes(Effect):
    """Rageborne Strikes (AE-134), whatever its fury is (AE-135)."""

    takes: ClassVar[Takes] = (Maybe(TIMES, 1),)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.times):
            yield from resolve_strike(game)


def resolve_strike(game: State) -> Asking:
    """Draw and resolve a strike card, shuffle it back, then fury is lost; AE-141: less of it."""
    pile = strike_deck(game).pile
    card = pile.top
    assert card is not None
    assert card.effect is not None
    game.own = StrikeDeck(pile.without_top())
    game.begin_resolving(card)
    if game.log is not None:
        game.doing = (card, card.effect)
        game.say("log-strikes", nemesis=game.nemesis, card=card)
    yield from card.effect.run(game, Act.of_nemesis(game, card)) or ()
    game.end_resolving()
    game.own = StrikeDeck(strike_deck(game).pile.shuffled_in(game, card))
    lose_tokens(game, 1 if game.hard else 3)


def strikes_when_furious(game: State) -> Asking | None:
    """AE-136, AE-137: once, at the end of a nemesis turn."""
    if game.active == -1 and game.tokens >= ENOUGH_FURY:
        return resolve_strike(game)
    return None


class FuryAndOne(Amount[State, Act]):
    """AE-144: one more than there is fury."""

    words = "fury-and-one"

    def count(self, game: State, act: Act) -> int:
        return game.tokens + 1


class GainFury(GainTokens):
    """Rageborne gains fury, without any limit (AE-132)."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def __init__(self, amount: int = 1) -> None:
        super().__init__(amount, "effect-gain-fury")


fury = TokensHeld("fury")
