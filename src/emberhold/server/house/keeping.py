"""Looking after tables: idle ones leave memory, old ones are told of their end and then deleted.

Eviction and retention, in the words of others.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from emberhold.server.house.rounds import Rounds
from emberhold.server.house.table.hosted import Hosted

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_LOG = logging.getLogger("emberhold.house")
DAY = 24 * 60 * 60.0
NOTICE_DAYS = 14
"""For so long a table says that it will be deleted before it is."""
_IDLE = 15 * 60.0
"""Seconds after which a table that nobody looks at leaves memory."""
_ROUND = 60.0
_ROUNDS_UNTIL_DELETING = 30


class Keeping(Rounds):
    """How long a house keeps what nobody uses; for ever where no number of days is set."""

    def __init__(self, house: House, days: int = 0) -> None:
        super().__init__(self._round, _ROUND, "old tables cannot be looked after")
        self._house = house
        self.days = days
        self._number = 0

    @property
    def notice(self) -> float:
        """Seconds between the notice and the end."""
        return min(NOTICE_DAYS, max(1, self.days // 2)) * DAY

    async def _round(self, now: float) -> None:
        self._house.tables.put_to_sleep(_IDLE)
        self._number += 1
        if self.days and self._number % _ROUNDS_UNTIL_DELETING == 1:
            await self.look_after(now)

    async def look_after(self, now: float) -> tuple[str, ...]:
        """One round: tell tables, delete tables; those deleted are returned."""
        kept = await self._house.store.look_after(now, self.days * DAY, self.notice)
        for table in kept.deleted:
            self._house.tables.forget_table(table)
        if kept.told or kept.deleted:
            _LOG.info("old tables: %d told, %d deleted", kept.told, len(kept.deleted))
        return kept.deleted

    def ends(self, farewell: float | None) -> str | None:
        """The day on which a table is deleted, if it has been told."""
        if farewell is None or not self.days:
            return None
        return datetime.fromtimestamp(farewell + self.notice, UTC).date().isoformat()


def is_idle(hosted: Hosted, before: float) -> bool:
    """Whether nobody has looked at a table since, and nobody is busy with it."""
    return not hosted.presence.watches and not hosted.lock.locked() and hosted.looked < before
