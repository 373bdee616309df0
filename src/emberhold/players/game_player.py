"""The game's own sensible player: what `bot` in the game's folder would do."""

from __future__ import annotations

from emberhold.games import room_of
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.random_player import RandomPlayer


class GamePlayer:
    """Plays by the game's rules of thumb; at random where a game has none."""

    name = "greedy"
    needs_record = False

    def __init__(self, game: str, seed: int | str) -> None:
        bot = room_of(game, "bot")
        self._choose = getattr(bot, "choose", None)
        self._otherwise = RandomPlayer(seed)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._choose is None:
            return self._otherwise.choose(table, question)
        choice: Choice = self._choose(table.state, question)
        return choice
