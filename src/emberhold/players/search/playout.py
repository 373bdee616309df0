"""One look into the future: a guessed world, played on by the game's own player, then judged.

Search learns about a table in no other way than through `table.redeal(seat, seed)`: the guess
agrees with everything the seat knows and is drawn from the seed alone, so nothing that is hidden
from the seat can reach an answer.
"""

from __future__ import annotations

from typing import NamedTuple

from emberhold.games import TableGame
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table


class Means(NamedTuple):
    """What search needs of a game besides its rules: how it is played and how it is judged."""

    policy: Policy
    evaluation: Evaluation


def means_of(game: TableGame) -> Means | None:
    """None for a game that cannot be looked ahead in."""
    if game.pilot is None or game.evaluation is None:
        return None
    return Means(game.pilot, game.evaluation)


def asked(table: Table, question: Question) -> Question:
    """The same question in another world."""
    for other in table.questions:
        if other.seat == question.seat:
            return other
    return table.questions[0]
