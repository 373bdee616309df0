"""When triggered text answers: conditions read by `when(game, player, piece, event)`."""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.card import PHOENIXBORN, UNITS
from emberhold.games.ashes.events import Event
from emberhold.games.ashes.state import Piece, Player, State


def this_unit(game: State, player: Player, piece: Piece, event: Event) -> bool:
    """It happens to the very unit whose text this is."""
    return event.card is piece.card


def this_unit_in_battle(game: State, player: Player, piece: Piece, event: Event) -> bool:
    return event.card is piece.card and event.by_attack


def own_attackers(game: State, player: Player, piece: Piece, event: Event) -> bool:
    """Its controller declared attackers."""
    return event.seat == player.seat


def opposing_unit_left(game: State, player: Player, piece: Piece, event: Event) -> bool:
    return event.seat != player.seat and not game.players[event.seat].out


def opponent_discarded(game: State, player: Player, piece: Piece, event: Event) -> bool:
    return event.seat != player.seat


def opponents_unit_entered(game: State, player: Player, piece: Piece, event: Event) -> bool:
    """AS-243: Strange Copy enters as a spell and becomes a unit only then."""
    return event.seat != player.seat and event.card is not None and event.card.type in UNITS


def own_unit_destroyed(game: State, player: Player, piece: Piece, event: Event) -> bool:
    return event.seat == player.seat


def opponents_unit_destroyed_by_me(game: State, player: Player, piece: Piece, event: Event) -> bool:
    return event.seat != player.seat and event.source_seat == player.seat


def own_unit_would_be_damaged(game: State, player: Player, piece: Piece, event: Event) -> bool:
    if event.seat != player.seat or event.card is None or event.card.type == PHOENIXBORN:
        return False
    return event.amount > 0 and piece.status > 0


def has_status(game: State, player: Player, piece: Piece, event: Any) -> bool:
    return piece.status > 0


# Reaction spells: `when(game, player, event)`


def own_unit_is_destroyed(game: State, player: Player, event: Event) -> bool:
    return event.seat == player.seat


def own_unit_is_targeted(game: State, player: Player, event: Event) -> bool:
    return event.seat == player.seat


def own_phoenixborn_would_be_hurt(game: State, player: Player, event: Event) -> bool:
    units = any(not piece.dying for piece in player.battlefield)
    return event.card is player.phoenixborn.card and units


def own_phoenixborn_was_hurt(game: State, player: Player, event: Event) -> bool:
    return event.card is player.phoenixborn.card


def own_phoenixborn_was_attacked(game: State, player: Player, event: Event) -> bool:
    return event.card is player.phoenixborn.card and event.by_attack
