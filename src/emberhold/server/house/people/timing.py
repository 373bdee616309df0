"""Time that runs out: a bot plays for somebody who has let the others wait too long.

Each worker looks every so often for tables where somebody's time is over. The last person at a
table is never replaced: where nobody waits, nobody is late.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from emberhold.kernel.errors import EmberholdError
from emberhold.players import COMPANY
from emberhold.server.house.people.pacing import late
from emberhold.server.house.people.seating import sits
from emberhold.server.house.rounds import Rounds
from emberhold.server.house.table.record import BOT
from emberhold.server.store.records import SeatRow

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_LOG = logging.getLogger("emberhold.house")
_EVERY = 10.0


class Timing(Rounds):
    """The clocks of all tables."""

    def __init__(self, house: House) -> None:
        super().__init__(self.look_round, _EVERY, "clocks cannot be read")
        self._house = house

    async def look_round(self, now: float) -> None:
        """Let bots play for everybody whose time is over."""
        for table in await self._house.store.overdue(now):
            try:
                await self._replace(table, now)
            except EmberholdError as error:
                _LOG.info("a seat could not be replaced: %s", type(error).__name__)

    async def _replace(self, table: str, now: float) -> None:
        hosted = await self._house.hosted(table)
        async with hosted.lock:
            await self._house.tables.catch_up(hosted)
            for seat in late(hosted.record, now):
                row = hosted.record.seats[seat]
                bot = SeatRow(seat, BOT, COMPANY, row.name)
                await self._house.keep(hosted, sits(hosted, bot, now, late=True))
