"""Lines of answers: one that solves a puzzle, made as short as it can be, and one that strays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emberhold.games.puzzles import FAILED, OPEN, SOLVED, Verdict
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.players.solving import Search, follow

_LONGEST_DETOUR = 4
"""How many answers in a row are left out at once: buying a card and saying where it goes."""


def solving_line(search: Search, table: Table) -> tuple[str, ...] | None:
    """A way to solve it that holds nothing idle, with what others may answer in between."""
    line = _any_line(search, table)
    return None if line is None else _shortened(search, table, line)


def _any_line(search: Search, table: Table) -> tuple[str, ...] | None:
    fork, began = table.fork(), 0  # where in the line the step under way began
    line: list[str] = []
    while search.stands(fork) == OPEN:
        question = fork.question
        assert question is not None
        began = len(line) if fork.at_rest else began
        since = tuple(line[began:])
        solving = (
            key_of(choice)
            for choice in search.choices(fork, question)
            if search.then(fork, question, choice, since)
        )
        key = next(solving, None)
        if key is None:
            return None
        line.append(key)
        fork.answer(key, question.seat)
    return tuple(line) if search.stands(fork) == SOLVED else None


def _shortened(search: Search, table: Table, line: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out whatever can be left out, a few answers at a time, until nothing can."""
    for length in range(1, _LONGEST_DETOUR + 1):
        for place in range(len(line) - length + 1):
            less = line[:place] + line[place + length :]
            if solves(search, table, less):
                return _shortened(search, table, less)
    return line


def solves(search: Search, table: Table, line: Sequence[str]) -> bool:
    """Whether a line does it with its last answer, and nobody else could prevent it."""
    stands = list(_along(search, table, line))
    return len(stands) == len(line) and stands[-1:] == [SOLVED]


def strays(search: Search, table: Table, line: Sequence[str]) -> tuple[str, ...] | None:
    """The beginning of a line up to the answer after which it cannot be done any more."""
    stands = list(_along(search, table, line))
    return tuple(line[: len(stands)]) if stands[-1:] == [FAILED] else None


def _along(search: Search, table: Table, line: Sequence[str]) -> Iterator[Verdict]:
    """The verdict after each answer of a line, until it falls; failed is also what can no
    longer be done, and an answer that is not offered."""
    fork = table.fork()
    since: tuple[str, ...] = ()
    for key in line:
        try:
            follow(fork, [key])
        except EmberholdError:
            yield FAILED
            return
        since = () if fork.at_rest else (*since, key)
        stands = search.stands(fork)
        if stands == OPEN and not search.solvable(fork, since):
            stands = FAILED
        yield stands
        if stands != OPEN:
            return
