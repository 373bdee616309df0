"""A side of the table before the first round: from a deck to zones, dice and a Phoenixborn."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import CONJURED, DECK_CARDS, PHOENIXBORN, PRINTED
from emberhold.games.ashes.dice import NO_DICE
from emberhold.games.ashes.figure.leaving import listen
from emberhold.games.ashes.setting_up.decks import Deck
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.parts.cards import Supply


def seat_players(game: State, decks: Sequence[Deck]) -> None:
    """AS-054, AS-055, AS-059, AS-062: everything but the First Five and the shuffling."""
    supply = Supply()
    game.players = [_player(game, seat, deck, supply) for seat, deck in enumerate(decks)]
    for player in game.players:
        listen(game, player.phoenixborn.card)


def worded(game: State, slug: str) -> Card:
    """A deck card with the words this game is played with: the errata, or as first printed."""
    return DECK_CARDS[slug] if game.errata else PRINTED.get(slug, DECK_CARDS[slug])


def _player(game: State, seat: int, deck: Deck, supply: Supply) -> Player:
    player = Player.__new__(Player)
    player.seat = seat
    player.phoenixborn = Piece(supply.next(PHOENIXBORN[deck.phoenixborn]), seat)
    player.deck = player.draw_pile = tuple(
        supply.next(worded(game, slug)) for slug, count in deck.cards.items() for _ in range(count)
    )
    player.hand = player.discard = ()
    player.conjurations = tuple(
        supply.next(CONJURED[slug])
        for slug in deck.conjurations()
        for _ in range(CONJURED[slug].limit)
    )
    player.battlefield = player.spellboard = ()
    player.active = NO_DICE
    player.exhausted = deck.dice
    player.reacted = player.out = False
    return player
