"""Looking through a puzzle to its end: can it be solved from here, whatever the others answer?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from emberhold.games import TableGame, game_named
from emberhold.games.exercises import Exercise
from emberhold.games.puzzles import OPEN, SOLVED, Moment, Puzzle, Verdict, moment_of, verdict
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import checked_position, complete_setup
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, dealt_anew, restart

ELSEWHERE = ("elsewhere 1", "elsewhere 2", "elsewhere 3")
"""The seeds of the worlds in which it is seen what luck decides."""
MOST_POSITIONS = 60_000
"""A puzzle that needs more than that is too large to be sure of."""


Glance = Callable[[Any], Any]


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


def elsewhere(before: Table, line: Sequence[str], seat: int) -> Iterator[Table | None]:
    """Other worlds after the answers since the step began; None where they cannot be given."""
    for seed in ELSEWHERE:
        twin = another_world(before, seat, seed)
        try:
            follow(twin, line)
        except EmberholdError:
            yield None
        else:
            yield twin


def asks_otherwise(now: Table, twin: Table | None, seat: int) -> bool:
    """Whether a seat is asked something else in another world: then luck has spoken. What others
    are asked may rest on cards that nobody else knows."""
    if twin is None:
        return True
    asked, other = now.question, twin.question
    if asked is None or other is None:
        return asked is not other
    return asked.seat == seat and _keys_of(asked) != _keys_of(other)


class Purse:
    """How many positions may still be looked at, in all searches that share it."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self) -> None:
        if self.left <= 0:
            raise TooLargeError
        self.left -= 1


class Search:
    """Every way to continue; what has been looked at once is remembered.

    :param without: an action that the solver may not take; see `action_of`
    :param within: the game, where only the turn under way counts: what makes no difference in it
        is passed over, and nothing that needs luck counts as a way
    """

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        puzzle: Puzzle,
        began: Moment,
        most: int = MOST_POSITIONS,
        purse: Purse | None = None,
        without: str | None = None,
        within: TableGame | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.most = most
        self.began = began
        self.known: dict[Any, bool] = {}
        self._purse = Purse(most) if purse is None else purse
        self._without = without
        self._within = within
        self._glance = None if within is None else within.this_turn
        self._goal = game_named(puzzle.game).with_setup(puzzle.setup).goal(puzzle.goal)
        self._learners, self._learner = puzzle.learners, puzzle.learner

    def stands(self, table: Table) -> Verdict:
        return verdict(self._goal, self._learner, self.began, table.state)

    def solvable(self, table: Table, since: tuple[str, ...] = ()) -> bool:
        """Whether it can be done from here; `since` are the answers since the step began."""
        stands = self.stands(table)
        if stands != OPEN:
            return stands == SOLVED
        question = table.question
        assert question is not None
        place = fingerprint(table, question, since, self._glance)
        if place not in self.known:
            if len(self.known) >= self.most:
                raise TooLargeError
            self._purse.spend()
            self.known[place] = False  # coming round to the same place wins nothing
            self.known[place] = self._decided(table, question, since)
        return self.known[place]

    def _decided(self, table: Table, question: Question, since: tuple[str, ...]) -> bool:
        mine = self.mine(question)
        barred = self._without if mine and not since else None
        found = (
            self.then(table, question, choice, since)
            for choice in self.choices(table, question)
            if barred is None or action_of(key_of(choice)) != barred
        )
        return any(found) if mine else all(found)

    def mine(self, question: Question) -> bool:
        """Whether the solver is asked."""
        return question.anyone or question.seat in self._learners

    def choices(self, table: Table, question: Question) -> Sequence[Choice]:
        """The answers that are looked at."""
        return (
            question.choices
            if self._within is None
            else self._within.bearing(table.state, question, self.puzzle.goal)
        )

    def then(self, table: Table, question: Question, choice: Any, since: tuple[str, ...]) -> bool:
        """Whether it can be done after an answer."""
        fork, line = after(table, question, choice), (*since, key_of(choice))
        uncertain = self._within is not None and self._within.luck_in_turns
        if uncertain and self._needs_luck(table, fork, line):
            return False
        return self.solvable(fork, () if fork.at_rest else line)

    def _needs_luck(self, table: Table, fork: Table, line: tuple[str, ...]) -> bool:
        """Whether it is otherwise in another world, or continues otherwise."""
        stands, seat = self.stands(fork), self._learner
        for twin in elsewhere(table, line, seat):
            if twin is None or self.stands(twin) != stands:
                return True
            if stands == OPEN and asks_otherwise(fork, twin, seat):
                return True
        return False


def action_of(key: str) -> str:
    """What is done, without where: a spell may be prepped on one breach or another."""
    return key.partition("@")[0]


def fingerprint(
    table: Table, question: Question, since: tuple[str, ...], glance: Glance | None = None
) -> Any:
    """What tells a moment from others: all that is on the table or can be seen of it at a glance,
    what is asked, and what has been answered since the step began."""
    keys = _keys_of(question)
    seen = table.state if glance is None else glance(table.state)
    return still(seen), question.seat, question.topic, keys, since


def _keys_of(question: Question) -> tuple[str, ...]:
    return tuple(sorted([key_of(choice) for choice in question.choices]))


_NOT_COMPARED = frozenset({"log", "watched", "doing"})
"""What a state tells of itself; it is not part of the game."""
_CHANGING = ".state"
"""The modules of games in which everything is that changes; all else is never changed."""


def still(value: Any) -> Any:
    """A value that equals another one if nothing on the table differs.

    What is immutable stands for itself. What is replaced as it changes is taken apart, so that two
    ways to the same place meet there.
    """
    kind = type(value)
    if kind is tuple or kind is list:
        if value and kind is tuple and _fields_of(type(value[0])) == ():
            return value  # cards, say: one that is not like the first counts as another
        return tuple([still(each) for each in value])
    if kind is dict:
        return tuple([(key, still(each)) for key, each in value.items()])
    fields = _fields_of(kind)
    return (kind, *[still(getattr(value, each)) for each in fields]) if fields else value


_FIELDS: dict[type, tuple[str, ...] | None] = {tuple: None, list: None, dict: None}
"""What is known of classes so far."""


def _fields_of(kind: type) -> tuple[str, ...] | None:
    """The fields of something that changes, none of what does not; None for what holds others."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _named_fields(kind)
    return _FIELDS[kind]


def _named_fields(kind: type) -> tuple[str, ...]:
    """A compiled class names its fields otherwise."""
    if not kind.__module__.endswith(_CHANGING):
        return ()
    named: list[str] = []
    for each in kind.__mro__:
        own = getattr(each, "__mypyc_attrs__", None) or each.__dict__.get("__slots__", ())
        named += own
    return tuple(dict.fromkeys(name for name in named if name not in _NOT_COMPARED))


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
