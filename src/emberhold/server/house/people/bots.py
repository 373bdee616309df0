"""Bots at hosted tables: they think in turn, elsewhere, and never hold anybody up.

A bot thinks about a copy of the table. What it chose is answered like anybody's answer, if its
question is still open by then. A bot that fails is replaced by luck for that one answer, and the
failure is reported to the operator.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from emberhold.kernel.errors import SetupError
from emberhold.kernel.question import Choice, key_of
from emberhold.kernel.table import Table
from emberhold.parts.boxes import shelf
from emberhold.players import COMPANY, Player, player_named
from emberhold.players.analysis.analyst import Study, studied
from emberhold.players.analysis.looking import Found
from emberhold.players.analysis.outline import Outline
from emberhold.players.finding import Effort, Quest
from emberhold.server.agents import meant
from emberhold.server.house.pages.drawing import PACE
from emberhold.server.house.people.acting import PACES
from emberhold.server.house.people.queueing import FairQueue
from emberhold.server.house.refusing import ILLEGAL, TOO_FAST, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.minds.thinker import question_of, sought
from emberhold.server.minds.thinking import (
    Sought,
    Task,
    Thinkers,
    ThinkingFailed,
    Thought,
    thinkers,
)

_LOG = logging.getLogger("emberhold.bots")
_PATIENT = 20
"""How many thoughts of one party may wait before it is asked to be patient."""
_FIRST_LOOK = 5.0
_GLANCE = 0.05


Answers = Callable[[Hosted, int, int, str], Awaitable[None]]
"""What is done with a bot's choice: at which table, in which seat, at which version, which key."""


class Bots:
    """All bots of a house. Without processes of their own they think in threads of this one."""

    def __init__(self, answers: Answers, processes: int = 0) -> None:
        self._answers = answers
        places = processes or max(2, os.cpu_count() or 2)
        self.queue = FairQueue(places)
        self._thinkers = thinkers(processes) if processes else None
        self._threads = ThreadPoolExecutor(places, thread_name_prefix="bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self.pace: float | None = None
        """Seconds before each answer at every table; None: as each table says."""
        self.first_look = _FIRST_LOOK
        """Seconds a new table waits for its people before a bot begins."""
        self.only_watched = False
        """Whether bots rest where nobody looks."""

    def wake(self, hosted: Hosted) -> None:
        """Let bots play on at a table if one of them is asked."""
        id = hosted.id
        if id not in self._playing and self._may_play(hosted):
            task = self._playing[id] = asyncio.create_task(self._play(hosted))
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    def _may_play(self, hosted: Hosted) -> bool:
        waited_for = hosted.record.clock.seconds > 0 and bool(hosted.record.people())
        looked_at = bool(hosted.presence.watches) or not self.only_watched or waited_for
        return looked_at and hosted.record.bot_question() is not None

    def busy_at(self, table: str) -> bool:
        return table in self._playing

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _until_seen(self, hosted: Hosted) -> None:
        """Nobody finds a game begun before its first picture, unless nobody comes."""
        left = self.first_look if self.pace is None and hosted.record.people() else 0.0
        while left > 0 and not hosted.record.answers and not hosted.presence.watches:
            await asyncio.sleep(_GLANCE)
            left -= _GLANCE

    async def _play(self, hosted: Hosted) -> None:
        await self._until_seen(hosted)
        while True:
            async with hosted.lock:
                question = hosted.record.bot_question()
                if question is None or not self._may_play(hosted):
                    return
                seat = question.seat
                version = hosted.record.since[seat]
                think = self._choosing(hosted, seat)
            await asyncio.sleep(self._pause(hosted))
            thought = await self._in_turn(hosted, think)
            try:
                await self._answers(hosted, seat, version, thought.key)
            except Refused:
                continue  # another worker's bot was faster

    def _choosing(self, hosted: Hosted, seat: int) -> Callable[[], Thought]:
        """What a bot does, to be thought about in its turn; in a lesson it is known."""
        taught = hosted.record.taught()
        if taught is not None:
            return partial(Thought, taught)
        name = _found(hosted.record.seats[seat].bot or COMPANY)
        came = hosted.memory.came.setdefault(
            (seat, name), f"{hosted.record.luck} seat {seat} at {len(hosted.record.answers)}"
        )
        here = partial(self._chosen_here, hosted, seat, name, came)
        return self._thinking(hosted, _task(hosted, seat, bot=name, seed=came), here)

    def _chosen_here(self, hosted: Hosted, seat: int, name: str, came: str, fork: Table) -> Thought:
        player = partial(self._player, hosted, seat, name, came)
        return _chosen_or_lucky(player, name, seat, fork)

    def _thinking(
        self, hosted: Hosted, task: Task, here: Callable[[Table], Thought]
    ) -> Callable[[], Thought]:
        """A task for another process; in this one where there is none, or it does not know how."""
        if self._thinkers is None:
            return partial(here, hosted.record.table.fork())
        return partial(_elsewhere, self._thinkers, task, here, hosted.record.table.fork())

    async def _in_turn(self, hosted: Hosted, think: Callable[[], Thought]) -> Thought:
        loop = asyncio.get_running_loop()
        async with self.queue.turn(hosted.record.party, hosted.id):
            return await loop.run_in_executor(self._threads, think)

    def _pause(self, hosted: Hosted) -> float:
        return PACES[hosted.record.pace or PACE] if self.pace is None else self.pace

    def _player(self, hosted: Hosted, seat: int, name: str, seed: str) -> Player:
        """The bot of a seat; what it does is repeatable from the seed and the moment it came."""
        player = hosted.memory.players.get((seat, name))
        if player is None:
            player = player_named(name, hosted.record.header.game, seed, paced=True)
            hosted.memory.players[seat, name] = player
        return player

    async def study(self, hosted: Hosted, study: Study) -> Outline | tuple[Found, ...]:
        """A piece of the analysis of a finished game, thought about in its turn."""
        async with hosted.lock:
            task = _task(hosted, 0, study=study)
            think = self._thinking(hosted, task, partial(_studied_here, study))
        return (await self._in_turn(hosted, think)).studied

    async def seek(self, hosted: Hosted, turn: int) -> Sought:
        """A puzzle in one turn of a finished game, looked for when it is the table's turn."""
        async with hosted.lock:
            think = self._thinking(hosted, _task(hosted, 0, turn=turn), partial(_sought_here, turn))
        found = (await self._in_turn(hosted, think)).sought
        assert found is not None
        return found

    def need_patience(self, hosted: Hosted) -> None:
        """Refuse somebody for whom much is being thought about already."""
        if self.queue.waiting_of(hosted.record.party) >= _PATIENT:
            raise Refused(TOO_FAST, "error-thinking")

    async def advice(self, hosted: Hosted, seat: int, language: str) -> Thought:
        """What an expert would do in that seat, and why."""
        async with hosted.lock:
            question = hosted.record.question_for(seat)
            if question is None:
                raise Refused(ILLEGAL, "error-no-hint")
            self.need_patience(hosted)
            here = partial(_advised, question.seat, language)
            think = self._thinking(hosted, _task(hosted, question.seat, language=language), here)
        return await self._in_turn(hosted, think)


def _task(hosted: Hosted, seat: int, **wish: Any) -> Task:
    answers = tuple((answer.seat, answer.key) for answer in hosted.record.answers)
    header = hosted.record.table.header
    boxes = tuple((name, shelf.find(name).packed()) for name in shelf.names_in(header.setup))
    return Task(hosted.id, header, answers, seat, boxes=boxes, **wish)


def _elsewhere(
    thinkers: Thinkers, task: Task, here: Callable[[Table], Thought], fork: Table
) -> Thought:
    try:
        return thinkers.think(task)
    except ThinkingFailed as error:
        _LOG.warning("a bot has to think in the server: %s", error)
        return here(fork)


def _studied_here(study: Study, fork: Table) -> Thought:
    return Thought("", studied=studied(fork, fork.at, study))


def _sought_here(turn: int, fork: Table) -> Thought:
    return sought(Quest(fork, Effort()), turn)


def _advised(seat: int, language: str, fork: Table) -> Thought:
    hint = fork.hint(seat)
    return Thought(hint.option.key, hint.line(language), tuple(hint.numbers(language)))


def _found(bot: str) -> str:
    """The player that sits there; weights that are gone are replaced by usual company."""
    try:
        return meant(bot)
    except SetupError as error:
        _LOG.warning("%s plays instead: %s", COMPANY, error)
        return COMPANY


def _chosen_or_lucky(player: Callable[[], Player], name: str, seat: int, fork: Table) -> Thought:
    question = question_of(fork, seat)
    try:
        sitting = player()
        name = sitting.name
        choice: Choice = sitting.choose(fork, question)
        return Thought(key_of(question.find(key_of(choice))))
    except Exception:
        print(f"the bot {name} failed and answers at random:", file=sys.stderr)
        traceback.print_exc()
        lucky = player_named("random", fork.game.name, f"{fork.header.seed} {fork.count}")
        return Thought(key_of(lucky.choose(fork, question)))
