"""What a seat may know of a game: a state in which the rest is not there at all.

It is a `State` with `Player`s, so that the amounts and conditions of cards can be read through it.
Decks are only counted; their order, the cards left in the box and the generator cannot be reached
from here, and neither can a closed hand: reading what was never set is an error.
"""

from __future__ import annotations

from typing import TypeAlias

from emberhold.games.aeons_end.card import TurnCard
from emberhold.games.aeons_end.numbers.weights import Weights
from emberhold.games.aeons_end.state import Player, State
from emberhold.parts.deck import Deck


class _Seen(Player):
    """A mage at the table as somebody else, or the mage in person, sees them."""

    __slots__ = ("_deck_size", "_hand_size")

    def __init__(self, player: Player, shown: bool) -> None:
        self.seat = player.seat
        self.mage = player.mage
        self.life = player.life
        self.max_life = player.max_life
        self.exhausted = player.exhausted
        self.charges = player.charges
        self.own = player.own.seen()
        self.hand = player.hand if shown else ()
        self._hand_size = len(player.hand)
        self._deck_size = len(player.deck)
        self.discard = player.discard
        self.play_area = player.play_area
        self.breaches = player.breaches
        self.aether = player.aether
        self.bound = player.bound
        self.gained = player.gained
        self.plays = player.plays
        self.preps = player.preps
        self.discount = player.discount
        self.doubled = player.doubled

    @property
    def hand_size(self) -> int:
        """How many cards there are, also in a hand that may not be looked at."""
        return self._hand_size

    @property
    def deck_size(self) -> int:
        return self._deck_size


SeenPlayer: TypeAlias = Player
"""A player as seen by a seat: nothing hidden is in it."""


class Sight(State):
    """The table as one seat sees it."""

    __slots__ = (
        "judgement",
        "me",
        "nemesis_deck_size",
        "next_turn",
        "order_deck_size",
        "seat",
        "w",
    )

    def __init__(self, state: State, seat: int, weights: Weights | None = None) -> None:
        self.seat = seat
        self.judgement = state.box.judgement
        self.w = self.judgement.weights if weights is None else weights
        """The numbers the seat judges by."""
        self.box = state.box
        self.world = state.world
        self.players = [
            _Seen(player, state.open_hands or player.seat == seat) for player in state.players
        ]
        self.me = self.players[seat]
        self.solo = state.solo
        self.hard = state.hard
        self.sheltered = state.sheltered
        self.active = state.active
        self.speaker = state.speaker
        self.gravehold = state.gravehold
        self.max_gravehold = state.max_gravehold
        self.nemesis = state.nemesis
        self.nemesis_life = state.nemesis_life
        self.max_nemesis_life = state.max_nemesis_life
        self.tokens = state.tokens
        self.in_play = state.in_play
        self.listeners = state.listeners
        self.resolving = state.resolving
        self.waiting = state.waiting
        self.nemesis_pile = Deck((), state.nemesis_discard)
        self.nemesis_deck_size = len(state.nemesis_deck)
        self.own = state.own.seen()
        self.market = state.market
        self.order_discard = state.order_discard
        self.order_deck_size = len(state.order_deck)
        known = state.order_known_top and state.order_deck
        self.next_turn: TurnCard | None = state.order_deck[-1] if known else None
        """The top card of the turn-order deck, while everybody knows it."""
