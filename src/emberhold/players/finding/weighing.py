"""A goal at a table, weighed: is there one line that reaches it, whatever the luck?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

from emberhold.games import game_of
from emberhold.games.exercises import LEARNER
from emberhold.games.puzzles import OPEN, Puzzle, moment_of
from emberhold.kernel.table import Table
from emberhold.players.finding.guessing import too_easy
from emberhold.players.finding.lines import solves, solving_line, strays
from emberhold.players.solving import Purse, Search, action_of, another_world, follow

LEAST_ANSWERS = 3
"""What is solved by fewer answers is found by trying."""
LEAST_MARGIN = 0.5
"""What must be left of the margin of a puzzle after two standard errors are taken off."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely to look."""

    worlds: int = 16
    positions: int = 1000
    """The most that are looked through for one goal."""
    in_all: int = 30_000
    """The most that are looked through in one game."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle and how sure it is."""

    puzzle: Puzzle
    place: int
    """How many answers of the game come before it."""
    margin: float
    """In which part of the worlds every action of the solution is needed."""
    error: float
    worlds: int


class Scales:
    """Weighs goals at one table for one seat."""

    def __init__(self, table: Table, seat: int, effort: Effort, purse: Purse) -> None:
        self._table = table
        self._seat = seat
        self._effort = effort
        self._purse = purse

    def weigh(self, goal: str, tempting: list[tuple[str, ...]]) -> Found | None:
        """The puzzle with a goal, if it is one and if one of the lines misses it."""
        blank = _blank(self._table, self._seat, goal)
        search = self._search(blank, self._table)
        if search.stands(self._table) != OPEN or not search.solvable(self._table):
            return None
        missed = next(filter(None, (strays(search, self._table, line) for line in tempting)), None)
        line = None if missed is None else solving_line(search, self._table)
        if line is None or missed is None or len(line) < LEAST_ANSWERS:
            return None
        puzzle = replace(blank, solution=line, tempting=missed)
        if too_easy(search, self._table, self._aim(goal)):
            return None
        if not self._all_needed(puzzle, self._table):
            return None
        return self._in_worlds(puzzle)

    def _aim(self, goal: str) -> str:
        """The word that answers have in common that aim at a goal; none aims at a win."""
        kind, _, about = goal.partition(":")
        return game_of(self._table).targets[kind].aim(about) if about else goal

    def _search(self, puzzle: Puzzle, table: Table, without: str | None = None) -> Search:
        game = game_of(table)
        within = None if game.goal(puzzle.goal).comes_round else game
        began, most = moment_of(table.state), self._effort.positions
        return Search(puzzle, began, most, self._purse, without, within)

    def _all_needed(self, puzzle: Puzzle, table: Table) -> bool:
        """Whether nothing solves it that lacks an action of the solution: then there is no other
        way, only another order, another detail or something idle in between."""
        own = dict.fromkeys(_own_actions(puzzle, table))
        return not any(self._search(puzzle, table, each).solvable(table) for each in own)

    def _in_worlds(self, puzzle: Puzzle) -> Found | None:
        worlds = [
            another_world(self._table, self._seat, world_named(number))
            for number in range(self._effort.worlds)
        ]
        for world in worlds:
            search = self._search(puzzle, world)
            if not solves(search, world, puzzle.solution):
                return None
            if strays(search, world, puzzle.tempting) is None:
                return None
        alone = sum(self._all_needed(puzzle, world) for world in worlds)
        margin, error = alone / len(worlds), _error(alone, len(worlds))
        if margin - 2 * error < LEAST_MARGIN:
            return None
        return Found(puzzle, 0, margin, error, len(worlds))


def _own_actions(puzzle: Puzzle, table: Table) -> list[str]:
    """The actions of the solution that the solver takes, where something else can be done too; a
    question about one thing, which or how much, asks for a detail unless all begins with it."""
    fork = table.fork()
    own: list[str] = []
    for key in puzzle.solution:
        question = fork.question
        assert question is not None
        mine = question.anyone or question.seat in puzzle.learners
        verbs = {choice[0] for choice in question.choices}
        if mine and fork.at_rest and (len(verbs) > 1 or not own):
            own.append(action_of(key))
        follow(fork, [key])
    return own


def _blank(table: Table, seat: int, goal: str) -> Puzzle:
    """A puzzle whose solution is not known yet; the side of the seat solves it together."""
    header = table.header
    side = next(each for each in table.sides if seat in each)
    bot = "random" if game_of(table).bot is None else "greedy"
    return Puzzle(
        id=f"{table.game.name}-found-{table.count}",
        game=table.game.name,
        seats=tuple(LEARNER if each in side else bot for each in range(table.players)),
        seed=world_named(0),
        setup=header.setup,
        position=header.position,
        goal=goal,
        solution=(),
        tempting=(),
    )


def world_named(number: int) -> str:
    """The seed of one of the worlds in which a puzzle is tried; it is set in the first."""
    return f"puzzle {number}"


def _error(met: int, worlds: int) -> float:
    """The standard error of a share; one success and one failure more, so that it is never 0."""
    share = (met + 1) / (worlds + 2)
    return sqrt(share * (1 - share) / (worlds + 2))
