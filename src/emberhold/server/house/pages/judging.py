"""A finished game judged for a page: worked out in the fair queue when somebody asks, then kept.

Nothing is told before a game is over, nor of a game that was played on after an undo: what is
kept names the answers it is about.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.kernel.table import Table
from emberhold.players.analysis import Analysis
from emberhold.players.analysis.analyst import course, expected
from emberhold.players.analysis.levels import QUICK
from emberhold.players.analysis.telling import Step, Told, told_of
from emberhold.server.house.pages import told
from emberhold.server.house.pages.looking import Line
from emberhold.server.house.people.bots import Bots
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, TOO_FAST, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.store import Store, analyses

_LOG = logging.getLogger("emberhold.judging")
LEVEL = QUICK
_KEPT = 16
_AT_ONCE = 8
"""The games that are judged at the same time; the others wait in line."""
_MOST = 64
"""The games that are judged or wait: who asks for one more is asked to be patient."""


@dataclass
class _Working:
    """An analysis under way, or one that failed."""

    digest: str
    done: int = 0
    all: int = 0
    problem: Message | None = None
    task: asyncio.Task[None] | None = None


class Judging:
    """The finished games that are judged, and those that were judged last."""

    def __init__(
        self, hosted: Callable[[str], Awaitable[Hosted]], bots: Bots, store: Store
    ) -> None:
        self._hosted = hosted
        self._bots = bots
        self._store = store
        self._working: dict[str, _Working] = {}
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._told: OrderedDict[tuple[str, str, str], told.Judged] = OrderedDict()

    async def stop(self) -> None:
        tasks = [each.task for each in self._working.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, table: str, language: str) -> told.Judged:
        """Have a game judged that is over; asking again changes nothing."""
        hosted = await self._hosted(table)
        fork, digest = await self._over(hosted)
        known = await self._known(table, fork, digest, language)
        if known.stage in ("done", "working"):
            return known
        if sum(each.problem is None for each in self._working.values()) >= _MOST:
            raise Refused(TOO_FAST, "error-thinking")
        self._bots.need_patience(hosted)
        working = self._working[table] = _Working(digest)
        working.task = asyncio.create_task(self._judge(table, working))
        return told.Judged(stage="working")

    async def of(self, table: str, language: str) -> told.Judged:
        """What is known of a game that is over."""
        hosted = await self._hosted(table)
        fork, digest = await self._over(hosted)
        return await self._known(table, fork, digest, language)

    async def better_line(self, table: str, place: int, steps: int) -> Line:
        """The first answers of the better line at a decision that has been judged costly."""
        _, digest = await self._over(await self._hosted(table))
        kept = await self._store.read_with(lambda c: analyses.read(c, table, digest))
        costly = () if kept is None else Analysis.from_plain(kept).costly
        for each in costly:
            if each.place == place and 0 < steps <= len(each.better_line):
                return each.better_line[:steps]
        raise Refused(ILLEGAL, "error-no-better-line", answers=place, steps=steps)

    async def _over(self, hosted: Hosted) -> tuple[Table, str]:
        """The finished game and its digest; nothing is told of one that is still played."""
        async with hosted.lock:
            if hosted.record.result is None:
                raise Refused(NOT_YOURS, "error-analyse-running")
            if hosted.record.table.result is None:
                raise Refused(NOT_YOURS, "error-analyse-broken")
            if hosted.record.repairs:
                raise Refused(NOT_YOURS, "error-analyse-repaired")
            fork = hosted.record.table.fork()
        answers = "\n".join((str(fork.header.rules), *fork.answers))
        return fork, blake2b(answers.encode(), digest_size=16).hexdigest()

    async def _known(self, table: str, fork: Table, digest: str, language: str) -> told.Judged:
        key = (table, digest, language)
        if key in self._told:
            return self._told[key]
        working = self._working.get(table)
        if working is not None and working.digest == digest:
            return _told_working(working, language)
        kept = await self._store.read_with(lambda c: analyses.read(c, table, digest))
        if kept is None:
            return told.Judged(stage="none")
        found = await asyncio.to_thread(_told_all, fork, Analysis.from_plain(kept), language)
        self._told[key] = found
        while len(self._told) > _KEPT:
            self._told.popitem(last=False)
        return found

    async def _judge(self, table: str, working: _Working) -> None:
        """In its turn. A game that waits is not held in memory, and may be played on meanwhile."""
        try:
            async with self._places:
                hosted = await self._hosted(table)
                _, digest = await self._over(hosted)
                if digest != working.digest:
                    self._working.pop(table, None)
                    return
                found = await self._worked_out(hosted, working)
            kept = found.plain()
            await self._store.write_with(table, lambda c: analyses.write(c, table, digest, kept))
            self._working.pop(table, None)
        except asyncio.CancelledError:
            self._working.pop(table, None)
            raise
        except EmberholdError as error:
            working.problem = error.message
        except Exception:
            _LOG.exception("the game of table %s could not be judged", table)
            working.problem = Message("error-analyse-failed")

    async def _worked_out(self, hosted: Hosted, working: _Working) -> Analysis:
        """Piece by piece, each in its turn."""
        pieces = course(LEVEL)
        study = next(pieces)
        while True:
            result = await self._bots.study(hosted, study)
            working.done += len(study.looks)
            try:
                study = pieces.send(result)
            except StopIteration as over:
                found: Analysis = over.value
                return found
            working.all = max(expected(study), working.done)


def _told_working(working: _Working, language: str) -> told.Judged:
    if working.problem is not None:
        return told.Judged(stage="failed", problem=working.problem.text(language))
    return told.Judged(stage="working", done=working.done, all=working.all)


def _told_all(table: Table, found: Analysis, language: str) -> told.Judged:
    """An analysis in the words of a language."""
    accounts = [found.points(side) for side in range(len(found.sides))]
    return told.Judged(
        stage="done",
        answers=found.answers,
        decisions=found.decisions,
        sides=[list(side) for side in found.sides],
        curve=[
            told.JudgedPoint(answers=place, chances=list(chances)) for place, chances in found.curve
        ],
        costly=[_decision(told_of(table, costly, language)) for costly in found.costly],
        accounts=[
            told.JudgedAccount(
                start=each.start, luck=each.luck, choices=list(each.choices), end=each.end
            )
            for each in accounts
        ],
        swings=[each.place for each in found.swings],
    )


def _decision(each: Told) -> told.JudgedDecision:
    costly = each.costly
    before, after = round(costly.before / 100), round((costly.before - costly.cost) / 100)
    return told.JudgedDecision(
        answers=costly.place,
        seat=costly.seat,
        asked=each.played.asked,
        cost=before - after,
        before=before,
        after=after,
        played=_step(each.played),
        better=[_step(step) for step in each.line],
    )


def _step(step: Step) -> told.JudgedStep:
    return told.JudgedStep(text=step.label, pieces=list(step.pieces), after=step.after)
