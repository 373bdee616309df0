"""The games, found by name and loaded when first asked for.

Those of this package are listed here. A game may also live elsewhere: `register` puts it beside
them, and so does an entry point of the group `emberhold.games` in any installed package.
"""

from __future__ import annotations

from emberhold.games.game import TableGame
from emberhold.games.registry import GAMES, game_named, game_of, makers, register

__all__ = ["GAMES", "TableGame", "game_named", "game_of", "makers", "register"]
