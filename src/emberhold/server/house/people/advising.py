"""What a page may ask without doing anything: a hint, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from emberhold.server.house.pages import shown
from emberhold.server.house.people import said
from emberhold.server.house.people.bots import Bots
from emberhold.server.house.people.doing import need_seat
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.viewer import Viewer


class Advising:
    """The answers to such questions."""

    def __init__(self, hosted: Callable[[str], Awaitable[Hosted]], bots: Bots) -> None:
        self._hosted = hosted
        self._bots = bots

    async def hint(self, table: str, viewer: Viewer, frame: said.Hint, language: str) -> shown.Hint:
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
        hint = await self._bots.advice(hosted, frame.seat, language)
        return shown.Hint(
            id=frame.id,
            seat=frame.seat,
            key=hint.key,
            text=hint.text,
            numbers=list(hint.numbers),
        )

    async def foresee(
        self, table: str, viewer: Viewer, frame: said.Foresee, language: str
    ) -> shown.Foresight:
        """What lies ahead of a seat, from what it may know."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            found = hosted.record.table.foresight(frame.seat)
        lines = [shown.Outlook(text=each.text.text(language), key=each.key) for each in found]
        return shown.Foresight(id=frame.id, lines=lines)

    async def why(self, table: str, viewer: Viewer, frame: said.Why, language: str) -> shown.Why:
        """Why a seat cannot choose something; no words where there is no reason to give."""
        hosted = await self._hosted(table)
        async with hosted.lock:
            need_seat(hosted.record, viewer, frame.seat)
            reason = hosted.record.table.why_not(frame.seat, frame.target)
        text = "" if reason is None else reason.text(language)
        return shown.Why(id=frame.id, text=text)
