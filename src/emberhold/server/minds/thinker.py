"""A process that thinks for the bots: tasks come in, thoughts go out, until the server ends."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from contextlib import suppress

from emberhold.games import game_named
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.table import Table, restart
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import unpacked
from emberhold.players import Player, player_named
from emberhold.players.analysis.analyst import Study, studied
from emberhold.players.finding import Effort, Quest
from emberhold.server.minds.thinking import Sought, Task, Thought, receive, send

_KEPT = 24
"""Tables that are remembered for their next thought."""
_NICE = 10


class Known:
    """A table as it was at the last thought about it, and the bots that sit there."""

    def __init__(self, task: Task) -> None:
        for name, packed in task.boxes:
            shelf.remember(name, unpacked(packed, name))
        self.table: Table = restart(game_named(task.header.game), task.header)
        self.answers: list[tuple[int, str]] = []
        self.players: dict[tuple[int, str, str], Player] = {}
        self._quest: Quest | None = None

    def follow(self, answers: tuple[tuple[int, str], ...]) -> None:
        """Become the table after these answers, with as little as possible done again."""
        same = 0
        for mine, theirs in zip(self.answers, answers, strict=False):
            if mine != theirs:
                break
            same += 1
        if self.answers != list(answers):
            self._quest = None
        if same < len(self.answers):
            self.table.undo(self.table.count - same)
        for seat, key in answers[same:]:
            self.table.answer(key, seat)
        self.answers = list(answers)

    def quest(self) -> Quest:
        """The search for puzzles in the game as it is now."""
        if self._quest is None:
            self._quest = Quest(self.table, Effort())
        return self._quest

    def player(self, task: Task) -> Player:
        assert task.bot is not None
        place = (task.seat, task.bot, task.seed)
        if place not in self.players:
            self.players = {at: who for at, who in self.players.items() if at[0] != task.seat}
            game = self.table.game.name
            self.players[place] = player_named(task.bot, game, task.seed, paced=True)
        return self.players[place]


class Memory:
    """The tables thought about last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Known] = OrderedDict()

    def thought(self, task: Task) -> Thought:
        known = self._known.pop(task.table, None)
        if known is None or known.table.header != task.header:
            known = Known(task)
        try:
            known.follow(task.answers)
        except Exception:
            known = Known(task)
            known.follow(task.answers)
        self._known[task.table] = known
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        if task.turn is not None:
            return sought(known.quest(), task.turn)
        if task.study is not None:
            return _studied(known, task, task.study)
        return _advised(known, task) if task.bot is None else _chosen(known, task)


def sought(quest: Quest, turn: int) -> Thought:
    """What is found in one turn of a game that is over."""
    found = quest.look(turn) if turn < quest.turns else None
    return Thought("", sought=Sought(found, quest.turns))


def _studied(known: Known, task: Task, study: Study) -> Thought:
    """A piece of the analysis of a game that is over."""

    def at(place: int) -> Table:
        known.follow(task.answers[:place])
        return known.table

    return Thought("", studied=studied(known.table, at, study))


def _advised(known: Known, task: Task) -> Thought:
    hint = known.table.fork().hint(task.seat)
    return Thought(hint.option.key, hint.line(task.language), tuple(hint.numbers(task.language)))


def _chosen(known: Known, task: Task) -> Thought:
    """What the bot does; one that fails is replaced by luck for this one answer."""
    fork = known.table.fork()
    question = question_of(fork, task.seat)
    try:
        choice = known.player(task).choose(fork, question)
        return Thought(key_of(question.find(key_of(choice))))
    except Exception:
        print(f"the bot {task.bot} failed and answers at random:", file=sys.stderr)
        traceback.print_exc()
        seed = f"{task.header.seed} {fork.count}"
        return Thought(key_of(player_named("random", fork.game.name, seed).choose(fork, question)))


def question_of(table: Table, seat: int) -> Question:
    return next(question for question in table.questions if question.seat == seat)


def main() -> None:
    with suppress(OSError):
        os.nice(_NICE)
    memory = Memory()
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    while True:
        try:
            task = receive(sys.stdin.buffer)
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer: object = memory.thought(task)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        try:
            send(told, answer)
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
