"""What comes of an answer: the position it leads to, what speaks for it, and where its turn ends.

All of it is found in worlds that the seat holds possible, played on by the game's own rules of
thumb. Only what is so in each of them is told.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from emberhold.games import game_of
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.search.playout import Means, asked

_WORLDS = 3
_MOST = 60
"""Answers after which a turn has lasted long enough."""


def _plain(reason: Message) -> str:
    """A reason as it would be said of an answer that does not name the thing itself (`own`)."""
    return Message(reason.id, **{**reason.arguments, "own": "no"}).text()


class Consequences:
    """One question, and what its answers lead to."""

    def __init__(self, means: Means, table: Table, question: Question) -> None:
        self._means = means
        self._table = table
        self._question = question
        self._seat = question.seat
        self._counsel = game_of(table).counsel

    def reason(self, choice: Choice, rival: Choice | None = None) -> Message | None:
        """What speaks for an answer by the end of its turn, in every world that was looked at;
        nothing where the strongest rival leads to the same."""
        found = self._brought(choice)
        if found is None or rival is None:
            return found
        other = self._brought(rival)
        same = other is not None and _plain(other) == _plain(found)
        return None if same else found

    def _brought(self, choice: Choice) -> Message | None:
        """What can be said of the end of the turn in each of the worlds alike."""
        if self._counsel is None:
            return None
        found: Message | None = None
        for number in range(_WORLDS):
            before, after = self._world(number), self._world(number)
            self._take(after, choice)
            last = self._last(after, self._means.evaluation.moment(before.state))
            said = self._counsel(before.state, last, self._seat, choice)
            if said is None or (found is not None and said.text() != found.text()):
                return None
            found = said
        return found

    def _last(self, world: Table, now: object) -> Any:
        """The state just before the answer that ends the turn, or when the game is over."""
        evaluation = self._means.evaluation
        last = world.state
        for _ in range(_MOST):
            question = world.question
            if question is None or evaluation.moment(world.state) != now:
                break
            last = world.state.copy()
            world.take(question, self._means.policy(world.state, question))
        return last if world.result is None else world.state

    def wins(self, choice: Choice) -> bool:
        """Whether an answer wins the game before anybody else decides anything."""
        for number in range(_WORLDS):
            world = self._world(number)
            self._take(world, choice)
            self._play_on(world, whole_turn=False)
            if world.result is None or self._seat not in world.result.winners:
                return False
        return True

    def end(self, choice: Choice) -> Hashable:
        """The tables at which the turn ends, world by world: equal where nothing differs."""
        ends = []
        for number in range(_WORLDS):
            world = self._world(number)
            self._take(world, choice)
            self._play_on(world, whole_turn=True)
            ends.append(repr(tuple(world.game.scene(world.state, self._seat))))
        return tuple(ends)

    def _world(self, number: int) -> Table:
        return self._table.redeal(self._seat, f"counsel {number}")

    def _take(self, world: Table, choice: Choice) -> None:
        world.take(asked(world, self._question), choice)

    def _play_on(self, world: Table, whole_turn: bool) -> None:
        """Until nothing of the answer is half done, or until the turn is over."""
        evaluation, state = self._means.evaluation, world.state
        now = evaluation.moment(state)
        for _ in range(_MOST):
            question = world.question
            if question is None or evaluation.moment(state) != now:
                return
            if not whole_turn and self._is_again(world, question):
                return
            world.take(question, self._means.policy(state, question))

    def _is_again(self, world: Table, question: Question) -> bool:
        """Whether the seat may continue as it likes."""
        if self._means.evaluation.settled(world.state, question):
            return True
        return question.seat == self._seat and question.topic == self._question.topic
