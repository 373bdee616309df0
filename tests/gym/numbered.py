"""The games whose actions and observations are numbers of their own."""

from __future__ import annotations

from emberhold.games import GAMES, TableGame
from tests.conformance.listed import LISTED

NUMBERED = [
    game
    for game in LISTED
    if not game.title
    and (game.game not in GAMES or type(GAMES[game.game]).actions is not TableGame.actions)
]
"""What any game is given makes no such promises."""
