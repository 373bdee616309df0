"""The player who takes any option: the measure of every other one."""

from __future__ import annotations

from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table


class RandomPlayer:
    """Every option is as likely as any other."""

    name = "random"
    needs_record = False

    def __init__(self, seed: int | str) -> None:
        self._dice = Dice(f"random player {seed}")

    def choose(self, table: Table, question: Question) -> Choice:
        return question.choices[self._dice.below(len(question.choices))]
