"""What tests of the draft are written with."""

from __future__ import annotations

import emberhold
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table

__all__ = ["asked", "draft", "holder", "until"]


def draft(players: int = 2, seed: int = 1) -> Table:
    """A table at the beginning of a draft."""
    return emberhold.open("ashes", players, seed, {"decks": "draft"})


def until(table: Table, topic: str, seed: int = 1) -> Table:
    """Pick at random until something is asked; `first-five` is the first thing after a draft."""
    dice = Dice(seed)
    while (question := table.question) is not None and question.topic != topic:
        table.take(question, question.choices[dice.below(len(question.choices))])
    assert table.question is not None
    return table


def asked(table: Table) -> list[int]:
    """The seats that are asked something now."""
    return [question.seat for question in table.questions]


def holder(table: Table) -> int:
    """Who holds the first player token of the draft."""
    return int(table.view(None).marks["first"])
