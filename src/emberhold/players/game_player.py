"""The game's own sensible player: what its part `bot` would do."""

from __future__ import annotations

from emberhold.games import game_named
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.random_player import RandomPlayer


class GamePlayer:
    """Plays by the game's rules of thumb; at random where a game has none."""

    name = "greedy"
    needs_record = False

    def __init__(self, game: str, seed: int | str) -> None:
        self._choose = game_named(game).bot
        self._otherwise = RandomPlayer(seed)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._choose is None:
            return self._otherwise.choose(table, question)
        return self._choose(table.state, question)
