"""Looking through a puzzle to its end: can it be solved from here, whatever the others answer?"""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.games import game_of
from emberhold.games.puzzles import OPEN, SOLVED, Moment, Puzzle, moment_of, verdict
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.table import Table

MOST_POSITIONS = 60_000
"""A puzzle that needs more than that is too large to be sure of."""


def laid_out(puzzle: Puzzle, seed: int | str | None = None) -> Table:
    """The table with a puzzle on it; another seed changes only what nobody can know."""
    luck = puzzle.seed if seed is None else seed
    return emberhold.open(
        puzzle.game, len(puzzle.seats), luck, puzzle.setup, position=puzzle.position
    )


class Search:
    """Every way to continue; what has been looked at once is remembered."""

    def __init__(self, puzzle: Puzzle, began: Moment) -> None:
        self.puzzle = puzzle
        self.began = began
        self.known: dict[Any, bool] = {}

    def stands(self, table: Table) -> str:
        goal = game_of(table).goals[self.puzzle.goal]
        return verdict(goal, self.puzzle.learner, self.began, table.state)

    def solvable(self, table: Table, since: tuple[str, ...] = ()) -> bool:
        """Whether it can be done from here; `since` are the answers since the step began."""
        stands = self.stands(table)
        if stands != OPEN:
            return stands == SOLVED
        question = table.question
        assert question is not None
        place = self._fingerprint(table, question, since)
        if place not in self.known:
            assert len(self.known) < MOST_POSITIONS, "too many positions"
            self.known[place] = False  # coming round to the same place wins nothing
            self.known[place] = self._decided(table, question, since)
        return self.known[place]

    def _decided(self, table: Table, question: Question, since: tuple[str, ...]) -> bool:
        mine = question.anyone or question.seat in self.puzzle.learners
        found = (self._then(table, question, choice, since) for choice in question.choices)
        return any(found) if mine else all(found)

    def _then(self, table: Table, question: Question, choice: Any, since: tuple[str, ...]) -> bool:
        fork = after(table, question, choice)
        return self.solvable(fork, () if fork.at_rest else (*since, key_of(choice)))

    def _fingerprint(self, table: Table, question: Question, since: tuple[str, ...]) -> Any:
        """What everybody sees between them, what is asked, and the luck that is left."""
        state = table.state
        seen = tuple(repr(tuple(table.game.scene(state, seat))) for seat in range(table.players))
        keys = tuple(key_of(choice) for choice in question.choices)
        luck = getattr(state, "rng", 0), getattr(state, "dice", ())
        return hash((seen, question.seat, question.topic, keys, luck, since))


def after(table: Table, question: Question, choice: Any) -> Table:
    """The table after an answer, beside the one before it."""
    fork = table.fork()
    fork.answer(key_of(choice), question.seat)
    return fork


def search_of(puzzle: Puzzle) -> tuple[Search, Table]:
    table = laid_out(puzzle)
    return Search(puzzle, moment_of(table.state)), table


def follow(table: Table, keys: tuple[str, ...]) -> None:
    """Give answers in order, no matter who is asked."""
    for number, key in enumerate(keys):
        question = table.question
        assert question is not None, f"{number}: nobody is asked for {key}"
        table.answer(key, question.seat)
