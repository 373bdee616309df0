"""Puzzles in played games: positions in which one line reaches a goal and nothing else does.

Every turn of a finished game is looked through, the last ones first. What could have been reached
in it, and was missed in the game or is missed by the game's own player, is a goal: to win, to
survive, or one of the smaller `targets` of the game. There must be one line that reaches it: each
of its answers is needed, in whatever order. It is then tried in worlds the seat holds possible,
and must do it in all of them. The puzzle is set in the first of these worlds, not in the one that
was played. In how many of them every answer is needed is the margin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from emberhold.games import game_of
from emberhold.games.puzzles import GOALS, Moment, moment_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.save import Trial
from emberhold.kernel.table import Table, restart
from emberhold.players.finding.puzzle_file import written
from emberhold.players.finding.sweeping import WIN, Reached, sweep, walked
from emberhold.players.finding.weighing import Effort, Found, Scales
from emberhold.players.solving import Purse, TooLargeError

__all__ = ["Effort", "Found", "Quest", "find", "written"]

MOST_ANSWERS = 16
"""A question with more answers than that is not read at a glance."""
LOOKS, BETWEEN = 4, 2
"""A turn too large to be looked through is looked at again two decisions later, and again."""
LAST_TURNS = 6
"""Only from their beginnings is looked for what goes beyond a turn: it takes long."""

Given = Sequence[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class _Decision:
    """A moment at which one seat decides in its own turn."""

    table: Table
    place: int
    """How many answers of the game come before it."""
    seat: int


def find(table: Table, effort: Effort | None = None) -> Iterator[Found]:
    """The puzzles of a game, at most one a turn, those of the last turns first."""
    quest = Quest(table, effort or Effort())
    for number in range(quest.turns):
        found = quest.look(number)
        if found is not None:
            yield found


class Quest:
    """The search for the puzzles of a game, a turn at a time, so that others get theirs."""

    def __init__(self, table: Table, effort: Effort) -> None:
        self._header = table.header
        if self._header.trial is not None or self._header.deals:
            raise EmberholdError("error-puzzle-source")
        self._given, turns = _turns(table)
        self._turns = turns[::-1]
        self._effort = effort
        self._purse = Purse(effort.in_all)

    @property
    def turns(self) -> int:
        return len(self._turns)

    def look(self, number: int) -> Found | None:
        """The puzzle of a turn, if there is one; the last turn of the game has the number 0."""
        turn = self._turns[number]
        for decision in _looked_at(turn):
            if self._purse.left <= 0:
                return None
            closely = number < LAST_TURNS and decision is turn[0]
            try:
                met = _look(decision, self._given, self._effort, self._purse, closely)
            except TooLargeError:
                continue  # some answers later it is smaller, and after a roll more is known
            return None if met is None else self._placed(met, decision)
        return None

    def _placed(self, met: Found, decision: _Decision) -> Found:
        header, past = self._header, tuple(self._given[: decision.place])
        trial = Trial(header.seed, header.generator, past, decision.seat)
        return replace(met, place=decision.place, puzzle=replace(met.puzzle, past=trial))


def _turns(table: Table) -> tuple[Given, list[list[_Decision]]]:
    """The answers of a game, each with the seat that gave it, and the decisions of every turn."""
    again = restart(table.game, table.header)
    given: list[tuple[int, str]] = []
    turns: list[list[_Decision]] = []
    last: Moment | None = None
    for line in table.answers:
        seat, key = seat_and_key(line)
        question = again.question
        assert question is not None
        who = question.seat if seat is None else seat
        if moment_of(again.state) != last:
            last = moment_of(again.state)
            turns.append([])
        if _is_a_decision(again, question):
            turns[-1].append(_Decision(again.fork(), len(given), who))
        again.answer(key, who)
        given.append((who, key))
    return given, turns


def _looked_at(turn: list[_Decision]) -> list[_Decision]:
    """After every roll more is known; else a turn that is too large is so one answer later, too."""
    if turn and game_of(turn[0].table).luck_in_turns:
        return turn
    return turn[: LOOKS * BETWEEN : BETWEEN]


def _is_a_decision(table: Table, question: Question) -> bool:
    """One seat decides in its own turn, with nothing half done."""
    return (
        table.at_rest
        and len(table.questions) == 1
        and not question.anyone
        and table.state.active == question.seat
        and 2 <= len(question.choices) <= MOST_ANSWERS
    )


def _look(
    decision: _Decision, given: Given, effort: Effort, purse: Purse, closely: bool
) -> Found | None:
    """The puzzle at a decision, if there is one."""
    table, seat = decision.table, decision.seat
    possible = sweep(table, seat, effort.positions // 4, purse)
    scales = Scales(table, seat, effort, purse)
    too_large = not possible.whole
    for goal, tempting in _goals(possible, _lines(decision, given), closely):
        try:
            found = scales.weigh(goal, tempting)
        except TooLargeError:
            too_large = True
            continue
        if found is not None:
            return found
    if too_large:
        raise TooLargeError
    return None


def _goals(
    possible: Reached, lines: list[tuple[Reached, tuple[str, ...]]], closely: bool
) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """What could be asked for, each with the lines that may have missed it."""
    for goal in GOALS:
        if possible.won if goal == WIN else closely:
            yield goal, [line for _, line in lines]
    for kind, about in possible.goals():
        missing = [line for reached, line in lines if reached.misses(kind, about)]
        if missing:
            yield f"{kind}:{about}", missing


def _lines(decision: _Decision, given: Given) -> list[tuple[Reached, tuple[str, ...]]]:
    """What was played in the turn and what the game's own player plays, with what they reach."""
    table, seat = decision.table, decision.seat
    played = iter([key for _, key in given[decision.place :]])
    lines = [walked(table, seat, lambda now, question: next(played, None))]
    own = game_of(table).bot
    if own is not None:
        lines.append(walked(table, seat, lambda now, question: key_of(own(now.state, question))))
    return lines
