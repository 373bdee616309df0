"""What people give when they open a game, checked in one place before a game does any work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from emberhold.kernel.errors import PositionError, SetupError, listed
from emberhold.kernel.game import Game
from emberhold.kernel.save import sound_seed

Unchecked: TypeAlias = Any
"""What people and scripts hand in: whatever it is, it gets a clear answer and not a TypeError."""


def complete_setup(
    game: Game, players: Unchecked, seed: Unchecked, wishes: Unchecked
) -> dict[str, Any]:
    """The complete set-up for some wishes, or one clear line about what is wrong with them."""
    check_seed(seed)
    if type(players) is not int or players not in game.seats:
        known = listed(game.seats)
        raise SetupError("error-players", "players", given=_brief(players), known=known)
    if wishes is not None and not isinstance(wishes, Mapping):
        known = listed(game.setup(players, seed, {}))
        raise SetupError("error-setup-table", "setup", given=_brief(wishes), known=known)
    return game.setup(players, seed, wishes or {})


def check_seed(seed: Unchecked) -> None:
    """A seed is a whole number or a word that can be written down and seen."""
    if not isinstance(seed, int | str) or isinstance(seed, bool) or not sound_seed(seed):
        raise SetupError("error-seed", "seed", given=_brief(seed))


def checked_position(game: Game, position: Unchecked) -> dict[str, Any] | None:
    """A position by names; what the names mean is the game's to say."""
    if position is not None and not isinstance(position, Mapping):
        _which_names(game, position)
        raise PositionError("error-position-no-table", given=_brief(position))
    return dict(position) if position else None


def _which_names(game: Game, position: Unchecked) -> None:
    """Let the game say which names there are, if it can: not every game knows a wrong position."""
    players = min(game.seats)
    try:
        game.place(game.new(players, 0, game.setup(players, 0, {})), position)
    except PositionError:
        raise
    except Exception:
        return


def _brief(given: Unchecked) -> str:
    """What was given, short and in letters that can be written."""
    if type(given) is int:
        return str(given) if abs(given) < 10**12 else hex(given)[:40]
    return str(given).encode("ascii", "replace")[:40].decode()
