"""When triggered text and reaction spells answer: `when(game, seat, card, event)`."""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.card import PHOENIXBORN, UNITS, Card
from emberhold.games.ashes.state import State


def this_unit(game: State, seat: int, card: Card, event: Event) -> bool:
    """It happens to the very unit whose text this is."""
    return event.card is card


def this_unit_in_battle(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.card is card and event.by_attack


def own_attackers(game: State, seat: int, card: Card, event: Event) -> bool:
    """Its controller declared attackers."""
    return event.seat == seat


def opposing_unit_left(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat != seat and not game.players[event.seat].out


def opponent_discarded(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat != seat


def opponents_unit_entered(game: State, seat: int, card: Card, event: Event) -> bool:
    """AS-243: Strange Copy enters as a spell and becomes a unit only then."""
    return event.seat != seat and event.card is not None and event.card.type in UNITS


def own_unit_destroyed(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat == seat


def opponents_unit_destroyed_by_me(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat != seat and event.source_seat == seat


def own_unit_would_be_damaged(game: State, seat: int, card: Card, event: Event) -> bool:
    if event.seat != seat or event.card is None or event.card.type == PHOENIXBORN:
        return False
    return event.amount > 0 and has_status(game, seat, card, event)


def has_status(game: State, seat: int, card: Card, event: Any) -> bool:
    piece = game.piece(card)
    return piece is not None and piece.status > 0


# Reaction spells


def own_unit_is_destroyed(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat == seat


def own_unit_is_targeted(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.seat == seat


def own_phoenixborn_would_be_hurt(game: State, seat: int, card: Card, event: Event) -> bool:
    player = game.players[seat]
    units = any(not piece.dying for piece in player.battlefield)
    return event.card is player.phoenixborn.card and units


def own_phoenixborn_was_hurt(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.card is game.players[seat].phoenixborn.card


def own_phoenixborn_was_attacked(game: State, seat: int, card: Card, event: Event) -> bool:
    return event.card is game.players[seat].phoenixborn.card and event.by_attack
