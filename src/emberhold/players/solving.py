"""Looking through a puzzle to its end: can it be solved from here, whatever the others answer?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from emberhold.games import game_named, game_of
from emberhold.games.exercises import Exercise
from emberhold.games.puzzles import OPEN, SOLVED, Moment, Puzzle, moment_of, verdict
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import checked_position, complete_setup
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, dealt_anew, restart

MOST_POSITIONS = 60_000
"""A puzzle that needs more than that is too large to be sure of."""


class TooLargeError(Exception):
    """There are more positions than may be looked at."""


def laid_out(puzzle: Puzzle, seed: int | str | None = None) -> Table:
    """The table with a puzzle on it; another seed changes only what nobody can know."""
    return restart(game_named(puzzle.game), header_of(puzzle, seed))


def header_of(puzzle: Exercise, seed: int | str | None = None) -> Save:
    """What the game of a puzzle is started from; one that was found begins in the middle."""
    game, players = game_named(puzzle.game), len(puzzle.seats)
    luck = puzzle.seed if seed is None else seed
    setup = complete_setup(game, players, luck, puzzle.setup)
    placed = checked_position(game, puzzle.position)
    rules = game.rules_version
    return Save(game.name, players, luck, setup, placed, rules=rules, trial=puzzle.past)


def another_world(table: Table, seat: int, seed: int | str) -> Table:
    """A table that differs in luck and in what a seat cannot know; it keeps a record."""
    return dealt_anew(table, replace(table.header, seed=seed, generator=QUICK), seat)


class Search:
    """Every way to continue; what has been looked at once is remembered."""

    def __init__(self, puzzle: Puzzle, began: Moment, most: int = MOST_POSITIONS) -> None:
        self.puzzle = puzzle
        self.most = most
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
            if len(self.known) >= self.most:
                raise TooLargeError
            self.known[place] = False  # coming round to the same place wins nothing
            self.known[place] = self._decided(table, question, since)
        return self.known[place]

    def _decided(self, table: Table, question: Question, since: tuple[str, ...]) -> bool:
        mine = question.anyone or question.seat in self.puzzle.learners
        found = (self.then(table, question, choice, since) for choice in question.choices)
        return any(found) if mine else all(found)

    def then(self, table: Table, question: Question, choice: Any, since: tuple[str, ...]) -> bool:
        """Whether it can be done after an answer."""
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


def follow(table: Table, keys: Sequence[str]) -> None:
    """Give answers in order, for the seat that a line of a save names or else for the one asked."""
    for line in keys:
        seat, key = seat_and_key(line)
        if seat is None:
            question = table.question
            if question is None:
                raise EmberholdError("error-game-over")
            seat = question.seat
        table.answer(key, seat)
