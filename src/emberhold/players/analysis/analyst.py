"""A whole analysis: first looks at everything, closer ones where it matters, then the account.

It is a course of short pieces of work, so that a server can let others think in between. Each piece
follows from the game and its place alone, no matter where it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from itertools import pairwise
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import Table, restart
from emberhold.players.analysis.account import Analysis, account
from emberhold.players.analysis.levels import USUAL, Level
from emberhold.players.analysis.looking import CHOICE, LINE, TURN, Found, Look, look_at
from emberhold.players.analysis.outline import Outline, outline

SWING = 800
"""A change between two turns from which on both are looked at again, in ten-thousandths."""
MOST_AGAIN = 16
"""How many positions are looked at again at most."""
SLICE = 4
"""The looks of one piece of work."""


class Study(NamedTuple):
    """A piece of work: some looks at a game, or first of all its outline."""

    level: Level
    outline: Outline | None = None
    looks: tuple[Look, ...] = ()


At: TypeAlias = Callable[[int], Table]
"""The table after a number of answers."""
Course: TypeAlias = Generator[Study, Any, Analysis]
Stage: TypeAlias = Callable[[Outline, Sequence[Found], Level], list[Look]]


def course(level: Level) -> Course:
    """The pieces of an analysis in order: it is sent what came of each, and ends with the whole."""
    lines: Outline = yield Study(level)
    found: list[Found] = []
    for stage in _stages(level):
        looks = sorted(stage(lines, found, level), key=itemgetter(1))
        for begin in range(0, len(looks), SLICE):
            found += yield Study(level, lines, tuple(looks[begin : begin + SLICE]))
    return account(lines, found, level.name)


def _stages(level: Level) -> list[Stage]:
    """Each follows from what was found before; what takes the place of a decision that turned out
    to have cost little is looked at closely as well."""
    rounds = [partial(closer_looks, number + 1) for number in range(len(level.rounds))]
    return [first_looks, swing_looks, *rounds, last_looks, last_looks, line_looks]


def studied(table: Table, at: At, study: Study) -> Outline | tuple[Found, ...]:
    """Do a piece of work on a finished game."""
    lines = study.outline
    if lines is None:
        return outline(table)
    return tuple(look_at(at(look.place), lines, look, study.level) for look in study.looks)


def expected(study: Study) -> int:
    """About how many looks there will be, once the outline is known."""
    if study.outline is None:
        return 0
    more = sum(decisions for decisions, _ in study.level.rounds) + MOST_AGAIN
    return len(first_looks(study.outline, (), study.level)) + more


def analyse(
    table: Table, level: Level = USUAL, told: Callable[[int, int], None] | None = None
) -> Analysis:
    """Judge a finished game; `told` hears how many of how many looks have been taken."""
    walk = _Walk(table)
    pieces = course(level)
    study = next(pieces)
    done = 0
    while True:
        try:
            result = studied(table, walk.at, study)
            done += len(study.looks)
            study = pieces.send(result)
        except StopIteration as over:
            found: Analysis = over.value
            return found
        if told is not None:
            told(done, max(done, expected(study)))


class _Walk:
    """A game gone through again, mostly forwards."""

    def __init__(self, table: Table) -> None:
        self._answers = table.answers
        self._game, self._header = table.game, table.header
        self._table = restart(self._game, self._header)

    def at(self, place: int) -> Table:
        if self._table.count > place:
            self._table = restart(self._game, self._header)
        for line in self._answers[self._table.count : place]:
            seat, key = seat_and_key(line)
            self._table.answer(key, seat)
        return self._table


def first_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """Every turn that begins and every decision, in order."""
    chosen = _chosen(lines, level.most)
    looks = []
    for place, given in enumerate(lines.given):
        if given.begins:
            looks.append(Look(TURN, place))
        if place in chosen:
            looks.append(Look(CHOICE, place))
    return looks


def _chosen(lines: Outline, most: int) -> frozenset[int]:
    """The decisions to look at: first those in which the game's own player would have answered
    otherwise, then others from the whole length of the game."""
    places = [place for place, given in enumerate(lines.given) if given.open]
    unusual = [place for place in places if not lines.given[place].usual][:most]
    usual = [place for place in places if lines.given[place].usual]
    left = min(most - len(unusual), len(usual))
    return frozenset(unusual).union(usual[n * len(usual) // left] for n in range(left))


def swing_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """The turns between which most changed."""
    turns = [each for each in found if each.look.what == TURN]
    changes = []
    for before, after in pairwise(turns):
        change = max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))
        changes.append((-change, before.look.place, after.look.place))
    places: set[int] = {0} if turns else set()
    for change, before_at, after_at in sorted(changes):
        if -change >= SWING and len(places) < MOST_AGAIN:
            places.update((before_at, after_at))
    return [Look(TURN, place, 1) for place in sorted(places)]


def closer_looks(number: int, lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """A round: of the decisions of the round before, those that seem to have cost most."""
    most, _ = level.rounds[number - 1]
    dear = [each for each in _choices(found).values() if each.seems]
    dear = [each for each in dear if each.look.again == number - 1]
    dear.sort(key=lambda each: (-each.seems, each.look.place))
    return [_closer(each, number) for each in dear[:most]]


def last_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """Decisions that would be shown and were left out of some round."""
    known, last = _choices(found), len(level.rounds)
    shown = [known[each.place] for each in account(lines, found, level.name).costly]
    return [_closer(each, last) for each in shown if each.look.again < last]


def _choices(found: Sequence[Found]) -> dict[int, Found]:
    """The last look at every decision, by its place."""
    return {each.look.place: each for each in found if each.look.what == CHOICE}


def _closer(found: Found, number: int) -> Look:
    return Look(CHOICE, found.look.place, number, found.better, found.gains)


def line_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """How the better lines of the decisions that will be shown continue."""
    shown = account(lines, found, level.name).costly
    return [Look(LINE, each.place, key=each.better) for each in shown]
