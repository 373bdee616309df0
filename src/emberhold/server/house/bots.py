"""Bots at hosted tables: they think in threads of their own and never hold anybody up.

A bot thinks about a fork. What it chose is answered like anybody's answer, if its question still
stands by then. A bot that fails is replaced by luck for that one answer, and the failure is told
to whoever runs the server.
"""

from __future__ import annotations

import asyncio
import os
import sys
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from emberhold.kernel.advice import Hint
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.table import Table
from emberhold.players import COMPANY, Player, player_named
from emberhold.server.house.acting import PACES
from emberhold.server.house.drawing import PACE
from emberhold.server.house.hosted import Hosted
from emberhold.server.house.refusing import ILLEGAL, Refused

if TYPE_CHECKING:
    from emberhold.server.house.house import House

Thought = TypeVar("Thought")


class Bots:
    """All bots of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._threads = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self.pace: float | None = None
        """Seconds before each answer at every table; None: as each table says."""

    def wake(self, hosted: Hosted) -> None:
        """Let bots play on at a table if one of them is asked."""
        id = hosted.header.id
        if id not in self._playing and hosted.bot_question() is not None:
            task = self._playing[id] = asyncio.create_task(self._play(hosted))
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    def busy_at(self, table: str) -> bool:
        return table in self._playing

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, hosted: Hosted) -> None:
        while True:
            async with hosted.lock:
                question = hosted.bot_question()
                if question is None:
                    return
                seat = question.seat
                version = hosted.since[seat]
                player = self._player(hosted, seat)
                fork = hosted.table.fork()
            await asyncio.sleep(self._pause(hosted))
            key = await self._thought(_chosen_or_lucky, player, fork, seat)
            try:
                await self._house.bot_answers(hosted, seat, version, key)
            except Refused:
                continue  # another worker's bot was faster

    async def _thought(self, think: Callable[..., Thought], *about: object) -> Thought:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(think, *about))

    def _pause(self, hosted: Hosted) -> float:
        return PACES[hosted.pace or PACE] if self.pace is None else self.pace

    def _player(self, hosted: Hosted, seat: int) -> Player:
        """The bot of a seat; what it does is repeatable from the seed and the moment it came."""
        name = hosted.seats[seat].bot or COMPANY
        player = hosted.players.get((seat, name))
        if player is None:
            seed = f"{hosted.header.seed} seat {seat} at {len(hosted.answers)}"
            player = hosted.players[seat, name] = player_named(
                name, hosted.header.game, seed, paced=True
            )
        return player

    def advice(self, hosted: Hosted, seat: int) -> Awaitable[Hint]:
        """What an expert would do in that seat, and why."""
        question = hosted.question_for(seat)
        if question is None:
            raise Refused(ILLEGAL, "error-no-hint")
        return self._thought(hosted.table.fork().hint, question.seat)


def _question_of(table: Table, seat: int) -> Question:
    return next(question for question in table.questions if question.seat == seat)


def _chosen_or_lucky(player: Player, fork: Table, seat: int) -> str:
    question = _question_of(fork, seat)
    try:
        choice: Choice = player.choose(fork, question)
        return key_of(question.find(key_of(choice)))
    except Exception:
        print(f"the bot {player.name} failed and answers at random:", file=sys.stderr)
        traceback.print_exc()
        lucky = player_named("random", fork.game.name, f"{fork.header.seed} {fork.count}")
        return key_of(lucky.choose(fork, question))
