"""What a table of a puzzle says to its solver: the goal, and how the try is going."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games import game_named, game_of
from emberhold.games.exercises import exercise_named
from emberhold.games.puzzles import OPEN, Puzzle, Verdict, moment_of, verdict
from emberhold.kernel.table import Table
from emberhold.server.house.pages import shown
from emberhold.server.house.table.headers import FOUND, PUZZLE
from emberhold.server.house.table.viewer import Viewer


class Judge:
    """Looks after every answer whether the verdict falls; it is final until undone."""

    def __init__(self, puzzle: Puzzle, table: Table) -> None:
        self.puzzle = puzzle
        self._goal = game_of(table).with_setup(table.header.setup).goal(puzzle.goal)
        self._began = moment_of(table.state)
        self._fell: tuple[int, Verdict] | None = None

    @property
    def stands(self) -> Verdict:
        return OPEN if self._fell is None else self._fell[1]

    def look(self, answers: int, table: Table) -> None:
        if self._fell is None:
            found = verdict(self._goal, self.puzzle.learner, self._began, table.state)
            self._fell = None if found == OPEN else (answers, found)

    def back(self, answers: int) -> None:
        """Only that many answers still count."""
        if self._fell is not None and answers < self._fell[0]:
            self._fell = None


def judge_of(game: str, options: Mapping[str, Any], table: Table) -> Judge | None:
    id, found = str(options.get(PUZZLE, "")), options.get(FOUND)
    puzzle = exercise_named(game_named(game).puzzles, id)
    if puzzle is None and found is not None:
        puzzle = _found(id, found, table)
    return None if puzzle is None else Judge(puzzle, table)


def _found(id: str, found: Mapping[str, Any], table: Table) -> Puzzle:
    """A puzzle from a game; its table keeps all that is needed to judge it."""
    header = table.header
    return Puzzle(
        id=id,
        game=header.game,
        seats=tuple(found["seats"]),
        seed=header.seed,
        setup=header.setup,
        past=header.trial,
        goal=found["goal"],
        solution=(),
        tempting=(),
    )


def said(puzzle: Puzzle, language: str) -> tuple[str, str, str]:
    """Its title, what it is about, and its goal."""
    title, about, goal = puzzle.words(game_named(puzzle.game))
    return title.text(language), about.text(language), goal.text(language)


def plain(judge: Judge | None, viewer: Viewer, language: str) -> shown.Puzzle | None:
    """The puzzle as its solver's page shows it."""
    if judge is None or not viewer.seats:
        return None
    puzzle = judge.puzzle
    every = [each.id for each in game_named(puzzle.game).puzzles]
    every = every if puzzle.id in every else [puzzle.id]
    place = every.index(puzzle.id)
    title, about, goal = said(puzzle, language)
    return shown.Puzzle(
        id=puzzle.id,
        title=title,
        about=about,
        goal=goal,
        verdict=judge.stands,
        number=place + 1,
        of=len(every),
        next=every[place + 1] if place + 1 < len(every) else None,
    )
