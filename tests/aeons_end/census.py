"""Counting everything on an Aeon's End table, and what of it is hidden."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.state import State
from emberhold.parts.deck import WATCHER

NEMESES = ("umbra-titan", "gate-witch", "magus-of-cloaks", "hollow-crown")
DIFFICULTIES = ("normal", "beginner", "expert", "extinction")


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Every nemesis with 1 to 4 players comes first, then all difficulties and variants."""
    players = number // 4 % 4 + 1
    setup: dict[str, Any] = {
        "nemesis": NEMESES[number % 4],
        "difficulty": DIFFICULTIES[number // 16 % 4],
        "hands": "closed" if number // 32 % 2 else "open",
    }
    if players == 4 and number // 16 % 2:
        setup["turn_order"] = "pairs"
    if players == 1 and number // 16 % 2:
        setup["solo_cards"] = 4
        setup["solo_life"] = (12, 15)[number // 32 % 2]
    if number % 5 == 0:
        setup["market"] = ("deck-destruction", "play-it-again")[number // 5 % 2]
    return players, setup


def census(game: State) -> list[str]:
    """Every card by the id of its copy, every turn-order card; sorted."""
    cards = [card for pile in game.market for card in pile.copies]
    for player in game.players:
        cards += (*player.hand, *player.deck, *player.discard, *player.play_area)
        cards += player.prepped()
    cards += (*game.destroyed, *game.nemesis_deck, *game.nemesis_discard)
    cards += game.own.cards()
    cards += [piece.card for piece in game.in_play]
    cards += [card for card in game.unresolved() if card not in cards]
    order = [card.slug for card in (*game.order_deck, *game.order_discard)]
    return sorted(card.piece for card in cards) + sorted(order)


def hidden_from(game: State, seat: int) -> list[str]:
    """The nemesis and acolyte decks (but for what was seen put there) and others' closed hands."""
    hidden = [*game.nemesis_pile.unknown(WATCHER), *game.own.hidden()]
    for player in game.players:
        if player.seat != seat and not game.open_hands:
            hidden += player.hand
    return [card.piece for card in hidden]
