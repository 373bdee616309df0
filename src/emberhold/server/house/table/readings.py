"""The gauges of a game, which everybody sees: what the hall tells of games to watch."""

from __future__ import annotations

from emberhold.games import game_of
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.store.records import Reading


def reading_of(hosted: Hosted) -> Reading | None:
    """The gauges of a table; None where nothing rises or falls that could be told."""
    record = hosted.record
    decisive = game_of(record.table).decisive
    if decisive is None:
        return None
    gauges = decisive.at_a_glance(record.table.state)
    levels = {id: (gauge.level, gauge.most) for id, gauge in gauges.items()}
    return Reading(len(record.answers), hosted.memory.round(), levels) if levels else None
