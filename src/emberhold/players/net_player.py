"""The player that plays by learned weights: `net:weights.bin`, `net:weights.bin,heat=0.5`.

It sees its row and its legal actions and nothing else, so it knows what its seat may know.
"""

from __future__ import annotations

from math import exp
from typing import Any

from emberhold.games import TableGame, game_named, game_of
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table
from emberhold.parts.encoding import Actions, Observation
from emberhold.players.weights import purpose_of, read_weights

_FINE = 1 << 30


def check_weights(path: str, game: str, players: int) -> None:
    """Refuse weights that were not made for this game, number of players and encoding."""
    encoding = game_named(game).encoding_version(players)
    purpose_of(path).check(path, game, players, encoding)


class NetPlayer:
    """Takes the action that its weights like best, or with heat any, the better the likelier."""

    name = "net"
    needs_record = False

    def __init__(self, game: str, seed: int | str, path: str, heat: float = 0.0) -> None:
        self.path = path
        self.heat = heat
        self._dice = Dice(f"net {seed}")
        self._weights = read_weights(path)
        self._fits(game_named(game), self._weights.purpose.players)
        self._table: Save | None = None
        """What the last table was opened with."""
        self._actions: Actions
        self._observation: Observation

    def _fits(self, game: TableGame, players: int) -> None:
        encoding = game.encoding_version(players)
        self._weights.purpose.check(self.path, game.name, players, encoding)

    def choose(self, table: Table, question: Question) -> Choice:
        if table.header is not self._table:
            self._sit_down(table)
        if len(question.choices) == 1:
            return question.choices[0]
        row = self._observation.row(table.state, question.seat, question)
        worths = self._weights.worths(row, self._actions.codes(question))
        place = self._drawn(worths) if self.heat else worths.index(max(worths))
        return question.choices[place]

    def _sit_down(self, table: Table) -> None:
        game = game_of(table).with_setup(table.header.setup)
        self._fits(game, table.players)
        self._actions = game.actions(table.players)
        self._observation = game.observation(table.players)
        self._table = table.header

    def _drawn(self, worths: list[float]) -> int:
        """A place by lot: the softmax of what the actions are worth, divided by the heat."""
        most = max(worths)
        shares = [exp((worth - most) / self.heat) for worth in worths]
        left = self._dice.below(_FINE) / _FINE * sum(shares)
        for place, share in enumerate(shares):
            left -= share
            if left < 0:
                return place
        return worths.index(most)

    def __getstate__(self) -> dict[str, Any]:
        """Weights are read again, and how the game is written as numbers is found again."""
        kept = {"path": self.path, "heat": self.heat, "_dice": self._dice}
        return {**kept, "_table": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._weights = read_weights(self.path)
