"""Puzzles looked for in games that are over: turn by turn in the fair queue, then kept.

The operator switches it on, with a folder to keep them in. What a puzzle shows is dealt again from
what its solver knew. Games of campaigns and of boxes that people bring are left out, and so are,
unless allowed, games that did not begin here from luck nobody knew: anybody can write a file.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from emberhold.games.puzzles import Puzzle
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.parts.boxes import shelf
from emberhold.players.finding import Found
from emberhold.server.house.found import kept_by_others, put_on_shelf, read_one
from emberhold.server.house.pages import told
from emberhold.server.house.people.bots import Bots
from emberhold.server.house.refusing import NOT_YOURS, TOO_FAST, Refused
from emberhold.server.house.table.hosted import Hosted

_LOG = logging.getLogger("emberhold.seeking")
_MOST = 4
"""The games that are looked through at the same time."""
_REMEMBERED = 200


@dataclass
class _Search:
    """A game that is looked through, or was."""

    stage: told.SoughtStage = "working"
    done: int = 0
    all: int = 0
    found: int = 0
    problem: Message | None = None
    task: asyncio.Task[None] | None = None

    def told(self, language: str) -> told.Sought:
        problem = None if self.problem is None else self.problem.text(language)
        return told.Sought(self.stage, self.done, self.all, self.found, problem)


class Seeking:
    """The searches of a house."""

    def __init__(
        self,
        hosted: Callable[[str], Awaitable[Hosted]],
        bots: Bots,
        keep: Callable[[Puzzle], None],
    ) -> None:
        self.folder: Path | None = None
        """Where puzzles are kept; None: none are looked for."""
        self.strangers = False
        """Whether games may be looked through that were brought as files."""
        self._hosted = hosted
        self._bots = bots
        self._keep = keep
        self._searches: dict[str, _Search] = {}

    async def stop_all(self) -> None:
        tasks = [each.task for each in self._searches.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def of(self, table: str, language: str) -> told.Sought:
        """How far the search in a game is."""
        known = self._searches.get(table)
        if known is not None:
            return known.told(language)
        return told.Sought("none" if self._may(await self._hosted(table)) else "off")

    async def ask(self, table: str, language: str) -> told.Sought:
        """Look through a game that is over; asking again changes nothing."""
        hosted = await self._hosted(table)
        if not self._may(hosted):
            raise Refused(NOT_YOURS, "error-seeking-off")
        known = self._searches.get(table)
        if known is not None and known.stage in ("working", "done"):
            return known.told(language)
        if sum(each.stage == "working" for each in self._searches.values()) >= _MOST:
            raise Refused(TOO_FAST, "error-thinking")
        self._bots.need_patience(hosted)
        search = self._searches[table] = _Search()
        search.task = asyncio.create_task(self._seek(hosted, search))
        while len(self._searches) > _REMEMBERED:
            del self._searches[next(iter(self._searches))]
        return search.told(language)

    async def of_others(self, known: Collection[Puzzle]) -> list[Puzzle]:
        """Puzzles that other workers of the server have found."""
        return [] if self.folder is None else await asyncio.to_thread(_news, self.folder, known)

    async def stop(self, table: str, language: str) -> told.Sought:
        """Look no further; what was found is kept."""
        search = self._searches.get(table)
        if search is not None and search.task is not None and search.stage == "working":
            search.stage = "stopped"
            search.task.cancel()
        return await self.of(table, language)

    def _may(self, hosted: Hosted) -> bool:
        record = hosted.record
        setup = record.table.header.setup
        return (
            self.folder is not None
            and record.table.result is not None
            and not record.repairs
            and record.judge is None
            and (self.strangers or not record.known)
            and RECORD not in setup
            and not any(shelf.names_in(setup))
        )

    async def _seek(self, hosted: Hosted, search: _Search) -> None:
        try:
            await self._turn_by_turn(hosted, search)
            search.stage = "done"
        except asyncio.CancelledError:
            search.stage = "stopped"
            raise
        except EmberholdError as error:
            search.stage, search.problem = "failed", error.message
        except Exception:
            _LOG.exception("no puzzles could be looked for at table %s", hosted.id)
            search.stage, search.problem = "failed", Message("error-analyse-failed")

    async def _turn_by_turn(self, hosted: Hosted, search: _Search) -> None:
        assert self.folder is not None
        while search.done < max(1, search.all):
            came = await self._bots.seek(hosted, search.done)
            search.done, search.all = search.done + 1, came.turns
            if came.found is None:
                continue
            puzzle = await asyncio.to_thread(_kept, self.folder, came.found)
            if puzzle is not None:
                self._keep(puzzle)
                search.found += 1


def _kept(folder: Path, found: Found) -> Puzzle | None:
    """What goes wrong in a folder is for the operator, who knows where it is."""
    try:
        return put_on_shelf(folder, found)
    except (OSError, EmberholdError) as error:
        _LOG.warning("a puzzle could not be kept: %s", error)
        return None


def _news(folder: Path, known: Collection[Puzzle]) -> list[Puzzle]:
    read = []
    for path in kept_by_others(folder, known):
        try:
            read.append(read_one(path))
        except (OSError, EmberholdError) as error:
            _LOG.warning("a puzzle could not be read: %s", error)
    return read
