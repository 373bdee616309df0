"""What of a game of Ashes may be set by hand when everybody agrees: numbers, and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.setting_up.by_hand import of_player
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.message import Message
from emberhold.parts.repairs import Fixable

_MOST_TOKENS = 9


def fixable(game: State) -> list[Fixable]:
    """Wounds and exhaustion of everything in play, and each player's cards."""
    return [each for player in game.in_game() for each in _of(game, player)]


def _of(game: State, player: Player) -> Iterator[Fixable]:
    seat, born = player.seat, player.phoenixborn
    path = f"players.{seat}"
    if born.wounds < (life := life_of(game, born)):

        def wound(wounds: int) -> None:
            player.phoenixborn = player.phoenixborn.but(wounds=wounds)

        label = Message("fixable-wounds")
        yield Fixable(f"{path}.wounds", label, born.wounds, 0, life - 1, wound, seat)
    for place, piece in enumerate(player.battlefield):
        yield from _unit(game, player, place, piece)
    yield from of_player(game, player)


def _unit(game: State, player: Player, place: int, piece: Piece) -> Iterator[Fixable]:
    path = f"players.{player.seat}.battlefield.{place}"
    seat, life = player.seat, life_of(game, piece)
    if piece.wounds < life:
        label, setter = (
            Message("fixable-unit-wounds", card=piece.card),
            _with(player, place, "wounds"),
        )
        yield Fixable(f"{path}.wounds", label, piece.wounds, 0, life - 1, setter, seat)
    label = Message("fixable-unit-exhaustion", card=piece.card)
    most, setter = max(_MOST_TOKENS, piece.exhaustion), _with(player, place, "exhaustion")
    yield Fixable(f"{path}.exhaustion", label, piece.exhaustion, 0, most, setter, seat)


def _with(player: Player, place: int, field: str) -> Callable[[int], None]:
    def setter(value: int) -> None:
        units = list(player.battlefield)
        units[place] = units[place].but(**{field: value})
        player.battlefield = tuple(units)

    return setter
