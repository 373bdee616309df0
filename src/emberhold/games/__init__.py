"""The games, found by name and loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.game import Game

GAMES = {
    "war-eternal": "emberhold.games.aeons_end.game:WAR_ETERNAL",
    "ashes": "emberhold.games.ashes.game:ASHES",
}


def game_named(name: str) -> Game:
    if name not in GAMES:
        known = list(GAMES)
        raise SetupError(
            "error-game", "game", given=name, known=listed(known), nearest=nearest(name, known)
        )
    module, _, attribute = GAMES[name].partition(":")
    game: Game = getattr(import_module(module), attribute)
    return game


def room_of(game: str, room: str) -> ModuleType | None:
    """A room that a game may have beside its rules: `choices`, `library`, `rulebook`, `bot`,
    `manner` (how its table is put into words), `evaluation` (how good a position is), `study` (what
    a batch notes of each game), `actions` and `observation` (the game as numbers), `reasons` (why
    something cannot be chosen).
    """
    found: ModuleType | None = getattr(game_named(game), room, None)
    if found is not None:
        return found
    package = GAMES[game].partition(":")[0].rpartition(".")[0]
    name = f"{package}.{room}"
    return import_module(name) if find_spec(name) is not None else None
