"""Single looks of an analysis: each is short, and follows from the game, the place and the level.

A decision is looked at in two steps. The options are compared in some guessed worlds; the best of
them is then measured against what was played in other worlds, so that the luckiest option is not
taken for the best one. Closer looks measure it in more and more worlds. What was played is
given the better of two continuations, that of the game's own player and that of the person: nobody
pays for a plan the rules of thumb do not see.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.table import Table
from emberhold.players.analysis.chances import (
    WHOLE,
    Chances,
    of_choice,
    of_position,
    spelled,
)
from emberhold.players.analysis.levels import Level
from emberhold.players.analysis.outline import Outline, asked_of, thinking_of
from emberhold.players.search.playout import Means
from emberhold.players.search.ranking import ranked, sensible

TURN, CHOICE, LINE = "turn", "choice", "line"
SURE = 2.0
"""Standard errors by which an option must have been better before a choice has cost anything."""
MORE = 3
"""How many times as many worlds a second look at a position takes."""
ALIKE = 4
"""Worlds after which two continuations that have come to the same are taken for one."""
LONGEST_LINE = 40


class Look(NamedTuple):
    """What is to be looked at: a position, a choice, or the better line at a place."""

    what: str
    place: int
    """After this many answers."""
    again: int = 0
    """The round of closer looks; 0 is the first look."""
    key: str = ""
    """With what the better line begins."""
    gains: tuple[float, ...] = ()
    """What that was better by in the worlds looked into so far."""


class Found(NamedTuple):
    """What came of a look."""

    look: Look
    chances: Chances = ()
    better: str = ""
    """The key of the option that would have been better."""
    cost: int = 0
    seems: int = 0
    """What the choice may well have cost: the estimate and one standard error."""
    gains: tuple[float, ...] = ()
    """What the option was better by, world by world."""
    promise: int = 0
    """By how much that option is better than what the game's own player, by whom positions are
    judged, would have answered: so much more the position promised."""
    line: tuple[tuple[int, str], ...] = ()
    """The better line: who answers what."""


def look_at(table: Table, outline: Outline, look: Look, level: Level) -> Found:
    """Take one look; the table is at its place."""
    means = thinking_of(table)
    if look.what == TURN:
        worlds = level.position * (MORE if look.again else 1)
        worlds = max(worlds, len(outline.sides))
        chances = of_position(means, table, worlds, f"analysis {look.place} {look.again}")
        return Found(look, chances=chances)
    given = outline.given[look.place]
    question = asked_of(table.questions, given.seat)
    if look.what == LINE:
        return Found(look, line=_line(means, table, question, look.key))
    weighing = _Weighing(means, table, question, outline, look)
    if look.again:
        return weighing.measured(look.key, level.rounds[look.again - 1][1])
    return weighing.compared(level)


class _Weighing:
    """One decision, and what could have been answered instead."""

    def __init__(
        self, means: Means, table: Table, question: Question, outline: Outline, look: Look
    ) -> None:
        self.means = means
        self.look = look
        self.table = table
        self.question = question
        self.line = outline.line_after(look.place)
        self.usual = outline.given[look.place].usual
        self.seed = f"analysis {look.place}"
        played = spelled(question, outline.given[look.place].key)
        assert played is not None
        self.played: Choice = played

    def compared(self, level: Level) -> Found:
        """The option that looks best, and what it would have been better by. Where the game's own
        player would have answered otherwise, it is measured even if a glance does not favour it."""
        worlds = range(level.glance)
        rivals = [each for each in self._options(level.options) if each != self.played]
        best, most = None, float("-inf")
        if self.usual:
            most = sum(self._played(f"{self.seed} glance", level.glance))
        for rival in rivals:
            total = sum(self._tried(rival, f"{self.seed} glance {number}") for number in worlds)
            if total > most:
                best, most = rival, total
        return Found(self.look) if best is None else self.measured(key_of(best), level.measure)

    def measured(self, key: str, worlds: int) -> Found:
        """By how much an option is better than what was played, in some further worlds."""
        rival = spelled(self.question, key)
        if rival is None:
            return Found(self.look)
        seed = f"{self.seed} measure {self.look.again}"
        mine = self._played(seed, worlds)
        theirs = [self._tried(rival, f"{seed} {number}") for number in range(worlds)]
        news = tuple(other - own for other, own in zip(theirs, mine, strict=True))
        found = _weighed(Found(self.look, better=key, gains=(*self.look.gains, *news)))
        if found.cost == 0:
            return found
        return found._replace(promise=self._promise(rival, theirs, seed, found.cost))

    def _promise(self, rival: Choice, values: list[float], seed: str, cost: int) -> int:
        preferred = self.means.policy(self.question.state, self.question)
        if preferred == rival:
            return 0
        if preferred == self.played:
            return cost
        simply = [self._tried(preferred, f"{seed} {number}") for number in range(len(values))]
        better = round(WHOLE * (sum(values) - sum(simply)) / len(values))
        return min(cost, max(0, better))

    def _options(self, most: int) -> list[Choice]:
        found = ranked(self.means.policy, self.question, most)
        return sensible(self.means.evaluation, self.question, found)

    def _tried(self, choice: Choice, seed: str, line: tuple[str, ...] = ()) -> float:
        return of_choice(self.means, self.table, self.question, choice, line, seed)

    def _played(self, seed: str, worlds: int) -> list[float]:
        """What was played, continued in the better of the two ways."""
        simply = [self._tried(self.played, f"{seed} {number}") for number in range(worlds)]
        if not self.line:
            return simply
        meant: list[float] = []
        for number in range(worlds):
            if number == ALIKE and meant == simply[:ALIKE]:
                return simply
            meant.append(self._tried(self.played, f"{seed} {number}", self.line))
        return max(simply, meant, key=sum)


def _weighed(found: Found) -> Found:
    """What the choice cost, over all worlds: nothing where that may be chance."""
    worlds = len(found.gains)
    gain = sum(found.gains) / worlds
    square = sum((each - gain) ** 2 for each in found.gains) / max(1, worlds - 1)
    error = sqrt(square / worlds)
    cost = round(WHOLE * gain) if gain > SURE * error else 0
    return found._replace(cost=cost, seems=max(0, round(WHOLE * (gain + error))))


def _line(means: Means, table: Table, question: Question, key: str) -> tuple[tuple[int, str], ...]:
    """The better option and how the turn continues by rules of thumb, on the table as it was."""
    fork = table.fork(record=False)
    now, seat = means.evaluation.moment(fork.state), question.seat
    found: list[tuple[int, str]] = []
    asked: Question | None = asked_of(fork.questions, seat)
    while asked is not None and len(found) < LONGEST_LINE:
        choice = spelled(asked, key) if not found else means.policy(fork.state, asked)
        assert choice is not None
        found.append((asked.seat, key_of(choice)))
        fork.take(asked, choice)
        asked = fork.question
        if means.evaluation.moment(fork.state) != now:
            break
    while len(found) > 1 and found[-1][0] != seat:
        found.pop()
    return tuple(found)
