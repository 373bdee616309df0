"""One hosted table in memory: its record, what was worked out from it, and who is there."""

from __future__ import annotations

import asyncio
from time import monotonic

from emberhold.server.house.table.given import Answer
from emberhold.server.house.table.knowing import showed_something
from emberhold.server.house.table.memory import Memory
from emberhold.server.house.table.presence import Presence
from emberhold.server.house.table.record import CHANGES_ANSWERS, GOES_BACK, Record
from emberhold.server.store.records import Event, Kept

_OTHER_PLAYERS = ("seat", "deal")


class Hosted:
    """A table of the house: a game session in memory. Hold its lock while working with it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.memory = Memory(record)
        self.presence = Presence()
        self.lock = asyncio.Lock()
        self.looked = monotonic()
        """When somebody last asked for this table."""
        self.ends: str | None = None
        """The day on which it will be deleted, where nobody has played for long."""
        self.broken = False
        """Whether memory may be ahead of the store, because storing failed."""
        self.memory.note_version(watched=False)

    @classmethod
    def rebuilt(cls, kept: Kept) -> Hosted:
        """The table that was stored."""
        hosted = cls(Record.summed_up(kept))
        for event in kept.tail:
            hosted.apply(event)
        return hosted

    def take_over(self, fresh: Hosted) -> None:
        """Become what was read again from the store; the lock and the watches stay."""
        self.record, self.memory = fresh.record, fresh.memory
        self.presence.acted = fresh.presence.acted
        self.looked, self.ends, self.broken = fresh.looked, fresh.ends, fresh.broken

    @property
    def id(self) -> str:
        return self.record.header.id

    def apply(self, event: Event) -> None:
        """Let something that is stored, or about to be, happen here."""
        if event.kind in CHANGES_ANSWERS:
            self.memory.forget_moment()
        self.record.apply(event)
        if event.kind in GOES_BACK:
            self.memory.forget_after()
        if event.kind in _OTHER_PLAYERS:
            self.memory.forget_players()
        self._happened(event)

    def answered(self, seat: int, key: str, id: str | None, time: float) -> Event:
        """Give an answer for the first time: find out what it shows, and make an event of it."""
        record, memory = self.record, self.memory
        before, turn = memory.moment(), memory.turn()
        began = turn != memory.turn_of_last_answer()
        record.table.answer(key, seat)
        memory.forget_moment()
        showed = not record.table.given and showed_something(
            record.table, before, memory.moment(), seat
        )
        answer = Answer(seat, key, showed, began)
        record.keep(answer)
        memory.answered_in(turn)
        data = {"seat": seat, "key": key, "flags": answer.flags}
        event = Event(record.version + 1, "answer", data, id, time)
        record.arrive_at(event)
        self._happened(event)
        return event

    def _happened(self, event: Event) -> None:
        if event.kind == "answer" and not self.record.is_bot(event.data["seat"]):
            self.presence.acted[event.data["seat"]] = event.time
        self.ends = None
        self.memory.know(event.client_id, event.number)
        self.memory.note_version(watched=bool(self.presence.watches))
