"""The games, found by name and loaded when first asked for."""

from __future__ import annotations

from importlib import import_module

from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.game import Game

GAMES = {"war-eternal": "emberhold.games.aeons_end.game:WAR_ETERNAL"}


def game_named(name: str) -> Game:
    if name not in GAMES:
        known = list(GAMES)
        raise SetupError(
            "error-game", given=name, known=listed(known), nearest=nearest(name, known)
        )
    module, _, attribute = GAMES[name].partition(":")
    game: Game = getattr(import_module(module), attribute)
    return game
