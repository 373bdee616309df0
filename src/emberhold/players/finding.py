"""Puzzles in played games: positions in which one line reaches a goal and nothing else does.

At every decision of its last turns each goal that is still open is looked through to its end by the
solver that checks our own puzzles. What has one line that solves it, in whatever order, and that
was missed in the game or by the game's own player, is tried in worlds the seat holds possible: the
line must solve it in all of them. The puzzle is set in the first of these worlds, not in the one
that was played. In how many of these nothing else would have done is the margin.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import Any

from emberhold.games import game_of
from emberhold.games.exercises import LEARNER
from emberhold.games.puzzles import OPEN, SOLVED, Moment, Puzzle, moment_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.save import Save, Trial
from emberhold.kernel.table import Table, restart
from emberhold.players.solving import Search, TooLargeError, another_world, follow

MOST_ANSWERS = 12
"""A question with more answers than that is not read at a glance."""
LEAST_ANSWERS = 2
"""What is solved by a single answer is found by trying."""
LAST_TURNS = 6
"""Before these nothing can be won or lost within a turn, and looking for it takes long."""
LEAST_MARGIN = 0.5
"""What must be left of the margin of a puzzle after two standard errors are taken off."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely to look."""

    worlds: int = 16
    positions: int = 300
    """The most that are looked through for one goal."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle and how sure it is."""

    puzzle: Puzzle
    place: int
    """How many answers of the game come before it."""
    margin: float
    """In which part of the worlds nothing but the solution solves it."""
    error: float
    worlds: int


def find(table: Table, effort: Effort | None = None) -> Iterator[Found]:
    """The puzzles of the last turns of a game, at most one a turn, in the order they were met."""
    header = table.header
    if header.trial is not None or header.deals:
        raise EmberholdError("error-puzzle-source")
    given, moments = _retold(table)
    late = list(dict.fromkeys(moments))[-LAST_TURNS:]
    again = restart(table.game, header)
    last: Moment | None = None
    for place, (seat, key) in enumerate(given):
        question = again.question
        if question is not None and moments[place] in late and _is_a_decision(again, question):
            moment = moment_of(again.state)
            met = None if moment == last else look(again, key, effort or Effort())
            if met is not None:
                last = moment
                past = Trial(header.seed, header.generator, tuple(given[:place]), seat)
                yield replace(met, place=place, puzzle=replace(met.puzzle, past=past))
        again.answer(key, seat)


def _retold(table: Table) -> tuple[list[tuple[int, str]], list[Moment]]:
    """The answers of a game, each with the seat that gave it and the turn in which it was given."""
    again = restart(table.game, table.header)
    given: list[tuple[int, str]] = []
    moments: list[Moment] = []
    for line in table.answers:
        seat, key = seat_and_key(line)
        who = seat if seat is not None or again.question is None else again.question.seat
        assert who is not None
        moments.append(moment_of(again.state))
        again.answer(key, who)
        given.append((who, key))
    return given, moments


def _is_a_decision(table: Table, question: Question) -> bool:
    """One seat decides in its own turn, with nothing half done."""
    return (
        table.at_rest
        and len(table.questions) == 1
        and not question.anyone
        and table.state.active == question.seat
        and 2 <= len(question.choices) <= MOST_ANSWERS
    )


def look(table: Table, played: str, effort: Effort) -> Found | None:
    """The puzzle on a table, if there is one; somebody has given the answer `played` there."""
    question = table.question
    assert question is not None
    for goal in game_of(table).goals:
        blank = _blank(table, question.seat, goal)
        try:
            found = _weighed(table, question, blank, played, effort)
        except TooLargeError:
            continue
        if found is not None:
            return found
    return None


def _blank(table: Table, seat: int, goal: str) -> Puzzle:
    """A puzzle whose solution is not known yet; the side of the seat solves it together."""
    header: Save = table.header
    side = next(each for each in table.sides if seat in each)
    bot = "random" if game_of(table).bot is None else "greedy"
    return Puzzle(
        id=f"{table.game.name}-found-{table.count}",
        game=table.game.name,
        seats=tuple(LEARNER if each in side else bot for each in range(table.players)),
        seed=_world(0),
        setup=header.setup,
        position=header.position,
        goal=goal,
        solution=(),
        tempting=(),
    )


def _world(number: int) -> str:
    """The seed of one of the worlds in which a puzzle is tried; it is set in the first."""
    return f"puzzle {number}"


def _weighed(
    table: Table, question: Question, blank: Puzzle, played: str, effort: Effort
) -> Found | None:
    search = Search(blank, moment_of(table.state), effort.positions)
    if search.stands(table) != OPEN:
        return None
    solving = _solving(search, table, question)
    tempting = _tempting(table, question, played, solving) if solving else None
    line = None if tempting is None else _line(search, table, solving[0])
    if tempting is None or line is None or len(line) < LEAST_ANSWERS:
        return None
    if not set(solving) <= set(line):
        return None  # there is another way, not only another order
    puzzle = replace(blank, solution=line, tempting=(tempting,))
    return _in_worlds(table, question, puzzle, effort)


def _tempting(table: Table, question: Question, played: str, solving: Sequence[str]) -> str | None:
    """What was played, or what the game's own player gives, where it is a mistake."""
    own = game_of(table).bot
    thought = [played] if own is None else [played, key_of(own(table.state, question))]
    return next((key for key in thought if key not in solving), None)


def _solving(
    search: Search, table: Table, question: Question, since: tuple[str, ...] = ()
) -> list[str]:
    """The answers after which the goal can be reached."""
    return [
        key_of(choice) for choice in question.choices if search.then(table, question, choice, since)
    ]


def _line(search: Search, table: Table, first: str) -> tuple[str, ...] | None:
    """One way to solve it, with what others may answer in between; None where there is none."""
    fork, line = table.fork(), [first]
    follow(fork, line)
    began = 0  # where in the line the step under way began
    while search.stands(fork) == OPEN:
        question = fork.question
        assert question is not None
        began = len(line) if fork.at_rest else began
        solving = _solving(search, fork, question, tuple(line[began:]))
        if not solving:
            return None
        line.append(solving[0])
        follow(fork, line[-1:])
    return tuple(line)


def _in_worlds(table: Table, question: Question, puzzle: Puzzle, effort: Effort) -> Found | None:
    alone = 0
    for seed in range(effort.worlds):
        world = another_world(table, question.seat, _world(seed))
        search = Search(puzzle, moment_of(world.state), effort.positions)
        if not _solves(search, world):
            return None
        alone += _nothing_else_solves(search, world)
    margin, error = alone / effort.worlds, _error(alone, effort.worlds)
    if margin - 2 * error < LEAST_MARGIN:
        return None
    return Found(puzzle, 0, margin, error, effort.worlds)


def _solves(search: Search, world: Table) -> bool:
    """Whether the line does it with its last answer, and its first whatever others reply."""
    *line, last = search.puzzle.solution
    fork = world.fork()
    try:
        follow(fork, line)
        if search.stands(fork) != OPEN:
            return False
        follow(fork, [last])
    except EmberholdError:
        return False
    return search.stands(fork) == SOLVED and any(_after_each(search, world, first=True))


def _nothing_else_solves(search: Search, world: Table) -> bool:
    return not any(_after_each(search, world, first=False))


def _after_each(search: Search, world: Table, first: bool) -> Iterator[bool]:
    """Whether it can be done after the solution's first answer, or after what is not part of it."""
    question, line = world.question, search.puzzle.solution
    assert question is not None
    for choice in question.choices:
        key = key_of(choice)
        if key == line[0] if first else key not in line:
            yield search.then(world, question, choice, ())


def _error(met: int, worlds: int) -> float:
    """The standard error of a share; one success and one failure more, so that it is never 0."""
    share = (met + 1) / (worlds + 2)
    return sqrt(share * (1 - share) / (worlds + 2))


# Its file


def written(found: Found) -> str:
    """A puzzle as our puzzle files are written."""
    puzzle = found.puzzle
    sure = f"margin {found.margin:.2f}, standard error {found.error:.2f}, {found.worlds} worlds"
    lines = [
        f"# Found after {found.place} answers of a game: {sure}.",
        "",
        f"game = {_toml(puzzle.game)}",
        f"seats = {_toml(puzzle.seats)}",
        f"seed = {_toml(puzzle.seed)}",
        f"goal = {_toml(puzzle.goal)}",
        f"tempting = {_toml(puzzle.tempting)}",
        f"solution = {_toml(puzzle.solution)}",
        f"setup = {_toml(puzzle.setup)}",
    ]
    if puzzle.position is not None:
        lines.append(f"position = {_toml(puzzle.position)}")
    if puzzle.past is not None:
        past = {name: value for name, value in asdict(puzzle.past).items() if name != "deals"}
        lines.append(f"past = {_toml(past)}")
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """A value on one line; what is None is left out, as files have no word for it."""
    if isinstance(value, Mapping):
        pairs = [(key, each) for key, each in value.items() if each is not None]
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in pairs) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return json.dumps(value)
