"""People who come to a seat, give it away, leave it, or lose it."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from emberhold.server.house.people import seating
from emberhold.server.house.table import luck
from emberhold.server.house.table.happening import noted
from emberhold.server.house.table.record import HUMAN, OPEN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store import SeatRow

if TYPE_CHECKING:
    from emberhold.server.house.house import House


class Guests:
    """The people of all tables, as far as their seats are concerned."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def arrive(
        self, table: str, seat: int, name: str | None = None, own: Collection[int] = ()
    ) -> None:
        """Somebody comes to a seat with a browser that also holds the seats in `own`."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            append = seating.arrives(hosted, seating.Arrival(seat, name, own), time.time())
            if append is not None:
                await self._house.keep(hosted, append)

    async def leave(self, table: str, seat: int) -> None:
        """Nobody is left who could play in a seat: it waits for somebody with a new link."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            row = hosted.record.seats[seat]
            if seat in hosted.record.held and hosted.record.result is None:
                new = SeatRow(seat, OPEN, None, row.name) if row.who == HUMAN else row
                await self._house.keep(hosted, seating.leaves(hosted, new, time.time()))

    async def hand_over(self, table: str, seat: int, viewer: Viewer) -> None:
        """Somebody gives away a seat of their own, whose cards they have seen."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            if not hosted.record.others(viewer):
                await self._house.expose(hosted)
            elif (
                luck.plays_on_against(hosted.record, viewer, seat) and hosted.record.result is None
            ):
                await self._house.keep(hosted, noted(hosted, "handed", time.time(), seat=seat))

    async def warning(self, table: str, seat: int, own: Collection[int]) -> str | None:
        """What somebody has to know before they sit down: the id of a message."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            return luck.warning(hosted.record, seat, own)

    async def unseat(self, table: str, seat: int) -> None:
        """The host has taken a seat from the person who held it: everybody is told."""
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            if seat in hosted.record.held:
                await self._house.keep(hosted, noted(hosted, "unseated", time.time(), seat=seat))
