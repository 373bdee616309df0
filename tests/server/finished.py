"""A campaign of Legacy that was won to its end, in a browser that has only begun one."""

from __future__ import annotations

import time

from sqlalchemy import insert, update

from emberhold.kernel.campaign import Record
from emberhold.server.store.schema import campaigns, chapters
from emberhold.server.store.tables import text
from tests.server.serving import Running


def won(server: Running, campaign: str, record: Record) -> None:
    """Write what the campaign has come to behind its first chapter, as its last page."""
    with server.app.hall.house.store.engine.begin() as connection:
        row = {"campaign_id": campaign, "number": 1, "record": text(record.plain())}
        connection.execute(insert(chapters).values(row))
        ended = {"ended": time.time()}
        connection.execute(update(campaigns).where(campaigns.c.id == campaign).values(ended))
