"""Who may sit in a seat. A player looks at a table and its question, and chooses.

`person` is no object here: a person's choices come from a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emberhold.games import room_of
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table

PERSON = "person"
BOTS = ("greedy", "random")


class Player(Protocol):
    """Somebody who plays by program."""

    @property
    def name(self) -> str: ...

    def choose(self, table: Table, question: Question) -> Choice:
        """One of the question's choices."""


class GamePlayer:
    """The game's own sensible player: what `bot` in the game's folder would do."""

    name = "greedy"

    def __init__(self, game: str, seed: int | str) -> None:
        from emberhold.players.random_player import RandomPlayer

        bot = room_of(game, "bot")
        self._choose = getattr(bot, "choose", None)
        self._otherwise = RandomPlayer(seed)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._choose is None:
            return self._otherwise.choose(table, question)
        choice: Choice = self._choose(table.state, question)
        return choice


def player_named(name: str, game: str, seed: int | str) -> Player:
    """A player of the program by name; the seed makes what it does repeatable."""
    from emberhold.players.random_player import RandomPlayer

    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GamePlayer(game, seed)
    raise SetupError(
        "error-bot", "seats", given=name, known=listed(BOTS), nearest=nearest(name, BOTS)
    )


def seated(names: Sequence[str], game: str, seed: int | str) -> dict[int, Player]:
    """The players of the program by seat; seats of persons are left out."""
    return {
        seat: player_named(name, game, f"{seed} seat {seat}")
        for seat, name in enumerate(names)
        if name != PERSON
    }
