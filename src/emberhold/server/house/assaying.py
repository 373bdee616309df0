"""Drafts judged by pairs of games: in a process of their own, piece by piece in the fair queue.

Each party has one judgement at a time, and what is told is kept in memory only. A piece lasts about
a second; between two of them others have their turn.
"""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Final

from emberhold.server.house.apart import process_of
from emberhold.server.house.people.queueing import FairQueue
from emberhold.server.house.refusing import ILLEGAL, TOO_FAST, Refused

_LOG = logging.getLogger("emberhold.assays")
_MOST: Final = 4
"""Judgements that are worked on at the same time."""
_KEPT: Final = 64
_SLICE: Final = 1.0
"""Seconds of a piece."""
_LONGEST: Final = 120.0
"""Seconds after which a process that does not answer is given up."""


@dataclass
class Assay:
    """One judgement: how far it has come and what the games say."""

    party: str
    game: str
    asked: Mapping[str, Any]
    stage: str = "waiting"
    told: Mapping[str, Any] = field(default_factory=dict)
    problem: Mapping[str, str] = field(default_factory=dict)
    """Why it failed, by language."""
    task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        return self.stage in ("waiting", "playing")


class Assays:
    """All judgements of a server; an operator may do without."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._known: OrderedDict[str, Assay] = OrderedDict()
        self.welcome = True
        self.pairs = 1200
        """They leave about three points open on either side, and a mage has 200 of their own."""
        self.bots = ("greedy", "greedy")
        """Who plays: quick, and sensible enough to buy what is good."""
        self._each: dict[str, float] = {}

    def seconds(self, game: str, usual: float) -> int:
        """About how long a judgement for a game takes, by the last one that was made here; before
        the first, by how many seconds one of its games usually takes."""
        return max(1, round(2 * self.pairs * self._each.get(game, usual)))

    async def stop(self) -> None:
        tasks = [assay.task for assay in self._known.values() if assay.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def begin(self, packed: bytes, thing: str, party: str, game: str) -> str:
        """Have a thing of a box for that game judged."""
        if not self.welcome:
            raise Refused(ILLEGAL, "error-assays-off")
        running = [assay for assay in self._known.values() if assay.runs]
        if any(assay.party == party for assay in running):
            raise Refused(TOO_FAST, "error-assay-running")
        if len(running) >= _MOST:
            raise Refused(TOO_FAST, "error-assays-many")
        asked = {"box": b64encode(packed).decode(), "thing": thing, "pairs": self.pairs}
        id = token_urlsafe(12)
        assay = self._known[id] = Assay(party, game, {**asked, "bots": self.bots, "seed": thing})
        assay.task = asyncio.create_task(self._work(assay))
        self._forget_oldest()
        return id

    def of(self, id: str) -> Assay:
        found = self._known.get(id)
        if found is None:
            raise Refused("not-found", "error-assay-unknown")
        return found

    def end(self, id: str) -> Assay:
        """Play no more; what was played stays and counts."""
        assay = self.of(id)
        if assay.runs and assay.task is not None:
            assay.stage = "stopped"
            assay.task.cancel()
        return assay

    def _forget_oldest(self) -> None:
        for id in [id for id, assay in self._known.items() if not assay.runs][:-_KEPT]:
            del self._known[id]

    # Working

    async def _work(self, assay: Assay) -> None:
        try:
            async with process_of("emberhold.lab.pieces") as process:
                await self._pieces(assay, process)
        except (OSError, ValueError, TimeoutError):
            _LOG.exception("a draft could not be judged")
            assay.stage = "failed"

    async def _pieces(self, assay: Assay, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(assay.asked).encode() + b"\n")
        games = 4
        while assay.runs:
            async with self._queue.turn(assay.party, f"assay {id(assay)}"):
                process.stdin.write(f"{games}\n".encode())
                await process.stdin.drain()
                async with asyncio.timeout(_LONGEST):
                    told = json.loads(await process.stdout.readline())
            if "problem" in told:
                assay.stage, assay.problem = "failed", told["problem"]
                return
            assay.told = told
            self._each[assay.game] = told["seconds"]
            assay.stage = "done" if told["played"] >= told["total"] else "playing"
            games = 2 * max(1, round(_SLICE / max(0.01, told["seconds"]) / 2))
