"""What a snapshot keeps of a table beside its answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from emberhold.server.house.table.given import RepairWish, Request
from emberhold.server.house.table.headers import known_of_old
from emberhold.server.house.table.noticing import Notice
from emberhold.server.house.table.talk import Talk

if TYPE_CHECKING:
    from emberhold.server.house.table.record import Record


def plain(record: Record) -> dict[str, Any]:
    """What is written down; what is as it was at the beginning is left out."""
    standing: dict[str, Any] = {
        "since": {str(seat): version for seat, version in record.since.items()},
        "answered_at": record.answered_at,
        "requested": record.requested,
        "pace": record.pace,
        "free_undo_ended": record.free_undo_ended,
        "known": record.known,
        "held": sorted(record.held),
        "notices": [list(notice) for notice in record.notices],
    }
    if record.request is not None:
        standing["request"] = record.request.plain
    if record.wish is not None:
        standing["repair"] = record.wish.plain
    if record.mended is not None:
        standing["mended"] = record.mended
    if not record.talk.is_empty:
        standing["talk"] = record.talk.plain
    if record.clock.seconds or record.clock.rested:
        standing["clock"] = record.clock.plain
    if record.handed:
        standing["handed"] = sorted(record.handed)
    if deals := record.table.header.deals:
        standing |= {"deals": [deal.plain for deal in deals], "dealt_at": record.dealt_at}
    return standing


def restore(record: Record, standing: Mapping[str, Any]) -> None:
    """The other way round; older snapshots say less."""
    record.answered_at = standing.get("answered_at", record.version)
    record.requested = standing.get("requested", 0)
    record.pace = standing.get("pace")
    record.free_undo_ended = standing.get("free_undo_ended", False)
    record.known = standing.get("known", known_of_old(record.header, standing))
    record.handed = set(standing.get("handed", ()))
    record.dealt_at = standing.get("dealt_at", 0)
    record.notices = [Notice(*notice) for notice in standing.get("notices", ())]
    record.mended = standing.get("mended")
    if (talk := standing.get("talk")) is not None:
        record.talk = Talk.stored(talk)
    if (clock := standing.get("clock")) is not None:
        record.clock.restore(clock)
    if (request := standing.get("request")) is not None:
        record.request = Request(**{**request, "waiting": tuple(request["waiting"])})
    if (wish := standing.get("repair")) is not None:
        record.wish = RepairWish.stored(wish, wish["made"])
    since = standing.get("since", {})
    record.since = {seat: since.get(str(seat), record.version) for seat in record.since}
