"""The game's own sensible player: what its part `bot` would do."""

from __future__ import annotations

from typing import Any

from emberhold.games import game_named
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.random_player import RandomPlayer


class GamePlayer:
    """Plays by the game's rules of thumb; at random where a game has none."""

    name = "greedy"
    needs_record = False

    def __init__(self, game: str, seed: int | str) -> None:
        self._game = game
        self._choose = game_named(game).bot
        self._otherwise = RandomPlayer(seed)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._choose is None:
            return self._otherwise.choose(table, question)
        return self._choose(table.state, question)

    def __getstate__(self) -> dict[str, Any]:
        """The game's rules of thumb are found again by the name of the game."""
        return {**self.__dict__, "_choose": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._choose = game_named(self._game).bot
