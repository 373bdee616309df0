"""Calling people to a table when it is their turn and they are not there.

Every so often each worker notes who is there, and looks for those who have been away for a while
and whom a new question waits for. One worker claims each of them; it sends one message.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.server.hook import Hook
from emberhold.server.house.pages.drawing import title
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.noticing import called
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.calls import Call

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_LOG = logging.getLogger("emberhold.house")
_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_AWAY = 60.0
"""Seconds without a page and without news at the table after which somebody is called."""
_EVERY = 10.0


class Calling:
    """The calls of a house; none without a hook."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._hook: Hook | None = None
        self._home = ""
        self._task: asyncio.Task[None] | None = None
        self.away = _AWAY
        self.every = _EVERY

    def through(self, hook: Hook, home: str) -> None:
        """Call through a hook; `home` is how the addresses of this server's pages begin."""
        self._hook, self._home = hook, home

    @property
    def possible(self) -> bool:
        """Whether anybody can be called at all."""
        return self._hook is not None

    def start(self) -> None:
        if self._hook is not None:
            self._hook.start()
            self._task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._hook is not None:
            self._hook.stop()

    # What people allow

    async def topic(self, table: str, secret: str) -> str | None:
        return await self._house.store.topic_of(secret, table)

    async def allow(
        self, table: str, viewer: Viewer, secret: str, topic: str, language: str
    ) -> None:
        """Somebody with a seat wants to be called, under a word of their own."""
        if not self.possible:
            raise Refused(ILLEGAL, "error-no-turn-hook")
        if not viewer.seats:
            raise Refused(NOT_YOURS, "error-only-watching")
        if not _TOPIC.fullmatch(topic):
            raise Refused(ILLEGAL, "error-topic")
        await self._house.store.allow_calls(secret, table, topic, language)

    async def refuse(self, table: str, secret: str) -> None:
        await self._house.store.refuse_calls(secret, table)

    # Rounds

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look_round(time.time())
            except SQLAlchemyError as error:
                _LOG.error("nobody can be called: %s", type(error).__name__)
            except Exception:
                _LOG.exception("somebody could not be called")

    async def look_round(self, now: float) -> None:
        """Note who is here, then call who is not and should be."""
        await self._house.store.see(self._house.tables.here(), now)
        for call in await self._house.store.to_be_called(now - self.away):
            seat = await self._asked(call)
            if await self._house.store.claim(call) and seat is not None:
                await self._send(call, seat)

    async def _asked(self, call: Call) -> int | None:
        """The seat to be called: asked something new that its own person did not bring about."""
        if not call.seats:
            return None
        try:
            hosted = await self._house.hosted(call.table)
            async with hosted.lock:
                await self._house.tables.catch_up(hosted)
                fresh = _fresh(hosted, call)
        except EmberholdError:
            return None
        for seat, since in fresh.items():
            if await self._house.store.cause(call.table, since) not in call.seats:
                return seat
        return None

    async def _send(self, call: Call, seat: int) -> None:
        """Nothing but what everybody at the table knows: that it is somebody's turn."""
        assert self._hook is not None
        row = (await self._house.seats(call.table))[seat]
        game = title(await self._house.store.game_of(call.table), call.language)
        who = called(row, call.language)
        self._hook.send(
            {
                "topic": call.topic,
                "title": game,
                "message": Message("house-call", game=game, who=who).text(call.language),
                "click": f"{self._home}/t/{call.table}",
                "game": game,
                "seat": who,
                "language": call.language,
            }
        )


def _fresh(hosted: Hosted, call: Call) -> dict[int, int]:
    """The seats that have been asked since the last look, and since when."""
    return {
        seat: since
        for seat, since in sorted(hosted.record.since.items())
        if seat in call.seats
        and call.told < since <= call.version
        and not hosted.record.is_bot(seat)
    }
