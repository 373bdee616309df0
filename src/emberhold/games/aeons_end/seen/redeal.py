"""Guessing fairly: dealing again what a seat cannot know, in agreement with what it does know.

Decks of players are never shuffled and every discard is open, so their order is known to anyone who
remembers; only a deck that a card had shuffled is not. Unknown are the nemesis deck within its
tiers, the basic cards left in the box, the turn-order deck, the generator, and what a sheet of its
own has hidden.

What is unknown is dealt by `parts.deck.dealt`: in worlds a seat cannot tell apart it is the same.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.rng import luck_apart, seeded, shuffled
from emberhold.parts.deck import WATCHER, dealt


def redeal(game: State, seat: int, seed: int | str) -> None:
    game.rng = seeded(luck_apart(f"redeal {seat}", seed))
    _turn_order(game)
    _nemesis_deck(game)
    game.own = game.own.redealt(game)
    for player in game.players:
        _player_deck(game, player, seat)
        player.own = player.own.redealt(game)


def _player_deck(game: State, player: Player, seat: int) -> None:
    """What a card had shuffled: the rest of it in the deck, what its owner alone has looked at
    there, and what was drawn from it unseen."""
    unknown = player.deck[: player.shuffled]
    peeked: tuple[Card, ...] = ()
    unseen: tuple[Card, ...] = ()
    if player.seat != seat:
        peeked = tuple(card for card in player.deck if card in player.peeked)
        if not game.open_hands:
            unseen = tuple(card for card in player.hand if card in player.secret)
    if not unknown and not peeked:
        return
    guessed = dealt(game, unknown + peeked + unseen)
    seen = len(guessed) - len(unseen)
    places = iter(guessed)
    player.deck = tuple(
        next(places) if place < len(unknown) or card in peeked else card
        for place, card in enumerate(player.deck)
    )
    if peeked:
        player.peeked = guessed[len(unknown) : seen]
    player.secret = guessed[seen:]
    kept = tuple(card for card in player.hand if card not in unseen)
    player.hand = kept + player.secret if unseen else player.hand


def _turn_order(game: State) -> None:
    deck = game.order_deck
    low = game.order_known_bottom
    high = max(low, len(deck) - game.order_known_top)
    game.order_deck = deck[:low] + dealt(game, deck[low:high]) + deck[high:]


def _nemesis_deck(game: State) -> None:
    """Unknown basic cards are as likely still in the box as in the deck."""
    pile = game.nemesis_pile
    known, hidden = pile.cards[: pile.known_bottom()], pile.unknown(WATCHER)
    guessed: tuple[Card, ...] = ()
    for tier in (3, 2, 1):
        there = [card for card in hidden if card.tier == tier]
        own = tuple(card for card in there if card.nemesis is not None)
        basic_cards = [card for card in game.box.basic if card.tier == tier]
        unseen = tuple(card for card in basic_cards if not _seen(game, card, known))
        basic = shuffled(game, unseen)[: len(there) - len(own)]
        guessed += dealt(game, own + basic)
    game.nemesis_pile = pile.with_unknown(WATCHER, guessed)


def _seen(game: State, card: Card, known: tuple[Card, ...]) -> bool:
    return (
        card in game.unresolved()
        or card in known
        or card in game.banished
        or card in game.nemesis_discard
        or game.piece(card) is not None
    )
