"""What a seat may know of a game, as a window on the state that shows nothing else.

It has the names of `State` and `Player` for everything that lies open, so that the amounts and
conditions of cards can be read through it. Decks are only counted; their order, the cards left in
the box and the generator cannot be reached from here, and neither can a closed hand.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, Mage, NemesisSheet, TurnCard
from emberhold.games.aeons_end.state import Breach, InPlay, Pile, Player, State


class SeenPlayer:
    """A mage at the table as somebody else, or the mage in person, sees them."""

    __slots__ = ("_player", "_shown", "seat")

    def __init__(self, player: Player, shown: bool) -> None:
        self._player = player
        self._shown = shown
        self.seat = player.seat

    @property
    def mage(self) -> Mage:
        return self._player.mage

    @property
    def life(self) -> int:
        return self._player.life

    @property
    def max_life(self) -> int:
        return self._player.max_life

    @property
    def exhausted(self) -> bool:
        return self._player.exhausted

    @property
    def charges(self) -> int:
        return self._player.charges

    @property
    def trophies(self) -> int:
        return self._player.trophies

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in hand; none for somebody who may not look at them."""
        return self._player.hand if self._shown else ()

    @property
    def hand_size(self) -> int:
        return len(self._player.hand)

    @property
    def deck_size(self) -> int:
        return len(self._player.deck)

    @property
    def discard(self) -> tuple[Card, ...]:
        return self._player.discard

    @property
    def play_area(self) -> tuple[Card, ...]:
        return self._player.play_area

    @property
    def breaches(self) -> tuple[Breach, ...]:
        return self._player.breaches

    @property
    def aether(self) -> int:
        return self._player.aether

    @property
    def bound(self) -> tuple[tuple[int, int], ...]:
        return self._player.bound

    @property
    def gained(self) -> tuple[Card, ...]:
        return self._player.gained

    def breach(self, number: int) -> Breach | None:
        return self._player.breach(number)

    def prepped(self) -> list[Card]:
        return self._player.prepped()


class Sight:
    """The table as one seat sees it."""

    __slots__ = ("_state", "me", "players", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.players = [
            SeenPlayer(player, state.open_hands or player.seat == seat) for player in state.players
        ]
        self.me = self.players[seat]

    @property
    def solo(self) -> bool:
        return self._state.solo

    @property
    def hard(self) -> bool:
        return self._state.hard

    @property
    def active(self) -> int:
        return self._state.active

    @property
    def speaker(self) -> int:
        return self._state.speaker

    # Gravehold and the nemesis

    @property
    def gravehold(self) -> int:
        return self._state.gravehold

    @property
    def max_gravehold(self) -> int:
        return self._state.max_gravehold

    @property
    def nemesis(self) -> NemesisSheet:
        return self._state.nemesis

    @property
    def nemesis_life(self) -> int:
        return self._state.nemesis_life

    @property
    def max_nemesis_life(self) -> int:
        return self._state.max_nemesis_life

    @property
    def tokens(self) -> int:
        return self._state.tokens

    @property
    def tier(self) -> int:
        return self._state.tier

    @property
    def in_play(self) -> tuple[InPlay, ...]:
        return self._state.in_play

    def piece(self, card: Card) -> InPlay | None:
        return self._state.piece(card)

    @property
    def nemesis_discard(self) -> tuple[Card, ...]:
        return self._state.nemesis_discard

    @property
    def nemesis_deck_size(self) -> int:
        return len(self._state.nemesis_deck)

    @property
    def acolyte_deck_size(self) -> int:
        return len(self._state.acolyte_deck)

    @property
    def acolyte_discard(self) -> tuple[Card, ...]:
        return self._state.acolyte_discard

    # Market and turn order

    @property
    def market(self) -> tuple[Pile, ...]:
        return self._state.market

    @property
    def order_discard(self) -> tuple[TurnCard, ...]:
        return self._state.order_discard

    @property
    def order_deck_size(self) -> int:
        return len(self._state.order_deck)

    @property
    def next_turn(self) -> TurnCard | None:
        """The top card of the turn-order deck, while everybody knows it."""
        state = self._state
        return state.order_deck[-1] if state.order_known_top and state.order_deck else None

    def nemesis_turns_discarded(self) -> int:
        return self._state.nemesis_turns_discarded()
