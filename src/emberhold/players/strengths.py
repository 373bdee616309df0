"""Four strengths for people: who they are, how far they look ahead, how they behave.

A strength never stalls a table and never breaks it. Whatever goes wrong inside it, somebody simpler
answers: the game's own player, then chance. Its budgets are counted in iterations, so that a game
with it can be played again from its seed; a person at the table also has its word that it stops
thinking after `PATIENCE`, however slow the machine.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.game_player import GamePlayer
from emberhold.players.player import Player
from emberhold.players.random_player import RandomPlayer
from emberhold.players.search import Manner, SearchPlayer

PATIENCE = 1800
"""The milliseconds a person waits at most for one answer."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One of the players people meet."""

    name: str
    budget: Budget | None
    """How far it looks ahead to plan a turn; None if it does not."""
    slips: int = 0
    """Of a hundred answers, how many are any legal one."""
    again: bool = False
    """Whether it thinks its plan through again at every answer."""

    @property
    def title(self) -> Message:
        """Its name at the table."""
        return Message(f"player-{self.name}")

    @property
    def blurb(self) -> Message:
        """What to expect of it, in a line."""
        return Message(f"player-{self.name}-blurb")


STRENGTHS = {
    strength.name: strength
    for strength in (
        Strength("novice", None, slips=12),
        Strength("skilled", Budget(60)),
        Strength("expert", Budget(200)),
        Strength("master", Budget(400), again=True),
    )
}


def effort_in(game: str, players: int = 2) -> float:
    """How many times its looks ahead a strength takes in a game of that many."""
    evaluation = game_named(game).evaluation
    if evaluation is None:
        return 1.0
    return evaluation.effort * evaluation.crowd ** max(0, players - 2)


class StrongPlayer:
    """A strength in its seat."""

    def __init__(self, strength: Strength, game: str, seed: int | str, paced: bool = False) -> None:
        self.name = strength.name
        self.needs_record = strength.budget is not None
        self.faults = 0
        """How often it had to fall back on somebody simpler."""
        self._slips = strength.slips
        self._dice = Dice(f"slips {seed}")
        self._simple: Player = GamePlayer(game, seed)
        self._any: Player = RandomPlayer(seed)
        self.budget: Budget | None = None
        self._search: SearchPlayer | None = None
        if strength.budget is not None:
            self._game, self._looks = game, strength.budget.iterations
            self._patience = PATIENCE if paced else 0
            self.budget = self._budget_among(2)
            manner = Manner(plan=True, again=strength.again)
            self._search = SearchPlayer(game, seed, self.budget, manner, strength.name)

    def _budget_among(self, players: int) -> Budget:
        looks = max(1, int(self._looks * effort_in(self._game, players)))
        return Budget(looks, self._patience)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._slips and self._dice.below(100) < self._slips:
            return self._any.choose(table, question)
        if self.needs_record and not table.record:
            raise EmberholdError("error-no-record")
        if self._search is not None:
            self._search.budget = self.budget = self._budget_among(table.players)
        for player in (self._search, self._simple):
            if player is not None:
                try:
                    choice = player.choose(table, question)
                    if choice in question.choices:
                        return choice
                except Exception:
                    self.faults += 1
        return self._any.choose(table, question)
