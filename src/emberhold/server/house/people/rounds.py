"""The same people once more: a new table of the same kind, and everybody of the old one along."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Literal, Protocol

from emberhold.games import game_named
from emberhold.kernel.campaign import RECORD
from emberhold.server.house.pages.again import is_possible
from emberhold.server.house.people import opening
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, Refused
from emberhold.server.house.table.happening import noted
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.talk import AGAIN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store import Store
from emberhold.server.store.records import Begun

Kind = Literal["same", "rotated", "other"]
"""As it was; everybody one seat further, with what is printed there; against another foe."""
_TRIES = 12


class Tables(Protocol):
    """What is needed of the tables of a house."""

    async def hosted(self, table: str) -> Hosted: ...

    async def catch_up(self, hosted: Hosted) -> None: ...

    async def read_again(self, hosted: Hosted) -> None: ...

    def tell(self, hosted: Hosted) -> None: ...


class Rounds:
    """Games that follow a finished one with the same people."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def follow(self, table: str, viewer: Viewer, kind: Kind) -> str:
        """The table that follows; where somebody was faster, the one they opened."""
        hosted = await self._tables.hosted(table)
        async with hosted.lock:
            await self._tables.catch_up(hosted)
            record = hosted.record
            if record.talk.next is not None:
                return record.talk.next[0]
            _need(record, viewer)
            begun = await asyncio.to_thread(_begun, record, kind)
            turn = 1 if kind == "rotated" else 0
            roles = {str(row.seat): str(_further(row.seat, record, turn)) for row in record.seats}
            by = min(viewer.seats)
            append = noted(hosted, AGAIN, time.time(), seat=by, next=begun.header.id)
            if not await self._store.follow(begun, append, roles):
                await self._tables.read_again(hosted)
                assert hosted.record.talk.next is not None
                return hosted.record.talk.next[0]
            self._tables.tell(hosted)
            return begun.header.id


def _need(record: Record, viewer: Viewer) -> None:
    if not viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    if record.result is None:
        raise Refused(ILLEGAL, "error-again-running")
    if not is_possible(record):
        raise Refused(ILLEGAL, "error-again-kind")


def _further(seat: int, record: Record, turn: int) -> int:
    return (seat + turn) % record.header.players


def _begun(record: Record, kind: Kind) -> Begun:
    header, game = record.header, game_named(record.header.game)
    chosen = game.choices.chosen({k: v for k, v in header.setup.items() if k != RECORD})
    varied = game.choices.varied if kind == "other" else ""
    wishes = {name: value for name, value in chosen.items() if name != varied}
    turn = 1 if kind == "rotated" else 0
    seats = sorted(
        (replace(row, seat=_further(row.seat, record, turn)) for row in record.seats),
        key=lambda row: row.seat,
    )
    for _ in range(_TRIES):
        setup = game.choices.wishes(wishes)
        started = opening.started(opening.Wish(game.name, header.players, None, setup))
        if not varied or started.header.setup.get(varied) != header.setup.get(varied):
            break
    options = opening.options_of(record.undo_is_free, record.party, record.clock.seconds)
    new = opening.begun(opening.new_id(), started, tuple(seats), options, time.time())
    return opening.taking_along(new, record.talk, turn)
