"""A draft played through once: a quick game in a process of its own, in the fair queue."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64encode
from typing import Final

import msgspec

from emberhold.server.house.apart import process_of
from emberhold.server.house.pages.told import BenchPlayed
from emberhold.server.house.people.queueing import FairQueue
from emberhold.server.house.refusing import ILLEGAL, TOO_FAST, Refused

_LOG = logging.getLogger("emberhold.once")
_LONGEST: Final = 60.0
"""Seconds after which a game is given up."""


class Once:
    """Games that are played for somebody who has just made something: one at a time for each."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._playing: set[str] = set()
        self.bots = ("greedy", "greedy")

    async def play(self, packed: bytes, thing: str, party: str, language: str) -> BenchPlayed:
        """What happened, and how the game ended; or the problem that stopped it."""
        if party in self._playing:
            raise Refused(TOO_FAST, "error-once-running")
        asked = {"box": b64encode(packed).decode(), "thing": thing}
        self._playing.add(party)
        try:
            async with self._queue.turn(party, "once"):
                line = json.dumps({**asked, "bots": self.bots, "language": language})
                return await self._told(line)
        finally:
            self._playing.discard(party)

    async def _told(self, line: str) -> BenchPlayed:
        try:
            async with process_of("emberhold.lab.once") as process, asyncio.timeout(_LONGEST):
                told, _ = await process.communicate(line.encode() + b"\n")
            return msgspec.json.decode(told, type=BenchPlayed)
        except (OSError, ValueError, TimeoutError):
            _LOG.exception("a draft could not be played through")
            raise Refused(ILLEGAL, "error-once-long") from None
