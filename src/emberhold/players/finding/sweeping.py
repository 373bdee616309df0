"""What could be reached in a turn, and what a line of answers reaches in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from emberhold.games import game_of
from emberhold.games.puzzles import Moment, Target, moment_of
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.table import Table
from emberhold.players.solving import Purse, after, asks_otherwise, elsewhere, fingerprint

WIN = "win"
CLEARLY = 2
"""What is counted must be missed by that much: one point less is not a mistake that is seen."""

Chooser = Callable[[Table, Question], str | None]
"""Answers for everybody; None where nothing more is known."""


class Reached:
    """What was reached in a turn, by kind; of numbers only the best."""

    def __init__(self, table: Table, seat: int) -> None:
        self.targets = game_of(table).with_setup(table.header.setup).targets
        self.began: Moment = moment_of(table.state)
        self.won = False
        self.whole = True
        """Whether everything was looked at."""
        self._before: Any = table.state.copy()
        self._seat = seat
        self._what: dict[str, list[str]] = {kind: [] for kind in self.targets}

    def look(self, table: Table) -> bool:
        """Take notice of a moment; False when the turn is over."""
        state = table.state
        if state.result is not None:
            in_time = moment_of(state) == self.began
            self.won = self.won or (in_time and self._seat in state.result.winners)
            return False
        for kind, target in self.targets.items():
            for about in target.reached(self._before, state, self._seat):
                self._note(target, self._what[kind], about)
        return moment_of(state) == self.began

    def _note(self, target: Target, noted: list[str], about: str) -> None:
        if target.best is not None:
            noted[:] = [str(target.best([int(about), *map(int, noted)]))]
        elif about not in noted:
            noted.append(about)

    def goals(self) -> Iterator[tuple[str, str]]:
        """Everything that was reached, as kinds and what they are about."""
        for kind, several in self._what.items():
            for about in several:
                yield kind, about

    def misses(self, kind: str, about: str) -> bool:
        """Whether something was not reached, nor nearly."""
        noted = self._what[kind]
        if self.targets[kind].best is None or not noted:
            return about not in noted
        return abs(int(noted[0]) - int(about)) >= CLEARLY


def sweep(table: Table, seat: int, most: int, purse: Purse) -> Reached:
    """What can be reached in the turn under way, no matter who is asked: by few answers first, and
    no more of it than the first positions show."""
    reached, game = Reached(table, seat), game_of(table)
    seen: set[Any] = set()
    waiting: deque[tuple[Table, tuple[str, ...]]] = deque([(table, ())])
    while waiting:
        here, since = waiting.popleft()
        question = here.question
        if not reached.look(here) or question is None:
            continue
        place = fingerprint(here, question, since, game.this_turn)
        if place in seen:
            continue
        if len(seen) >= most:
            reached.whole = False
            break
        purse.spend()
        seen.add(place)
        for choice in game.bearing(here.state, question):
            fork, line = after(here, question, choice), (*since, key_of(choice))
            if game.luck_in_turns and _by_luck(here, fork, line, seat):
                reached.look(fork)
                reached.whole = False
            else:
                waiting.append((fork, () if fork.at_rest else line))
    return reached


def _by_luck(here: Table, fork: Table, line: tuple[str, ...], seat: int) -> bool:
    return any(asks_otherwise(fork, twin, seat) for twin in elsewhere(here, line, seat))


def walked(table: Table, seat: int, choose: Chooser) -> tuple[Reached, tuple[str, ...]]:
    """What somebody reaches in the turn under way, and the answers given."""
    reached, fork = Reached(table, seat), table.fork()
    line: list[str] = []
    while reached.look(fork) and fork.question is not None:
        key = choose(fork, fork.question)
        if key is None:
            break
        line.append(key)
        fork.answer(key, fork.question.seat)
    return reached, tuple(line)
