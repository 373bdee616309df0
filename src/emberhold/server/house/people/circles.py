"""The people one has played with: inviting them with one press, and seeing who is here.

There are no accounts: a circle is a list of handles that is kept in the browser.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emberhold.server.house.pages import told
from emberhold.server.house.pages.drawing import title
from emberhold.server.house.people.names import proper
from emberhold.server.house.refusing import ILLEGAL, Refused
from emberhold.server.house.table.record import OPEN
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.notices.reaching import Reaching
from emberhold.server.store import circles as kept
from emberhold.server.store.circles import Handle, Invitation
from emberhold.server.store.people import hashed

if TYPE_CHECKING:
    from emberhold.server.house.house import House

_HERE = 120.0
"""Seconds after looking at the start page for which somebody counts as being here."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is to come to which seat, and what the host goes by where the seat has no name."""

    handle: str
    seat: int
    name: str = ""


class Circles:
    """The circles of everybody who comes to this house."""

    def __init__(self, house: House, reaching: Reaching) -> None:
        self._house = house
        self._reaching = reaching

    async def look(
        self, secret: str, handles: Collection[str], online: bool | None, language: str
    ) -> told.Circle:
        """Who of a circle is here, as far as they show it, and who asks its owner to a table."""
        now, store = time.time(), self._house.store
        mine = await store.write_with("", lambda c: kept.come(c, secret, online, now))
        people = await store.read_with(lambda c: kept.named(c, handles))
        asked = await store.read_with(lambda c: kept.waiting(c, mine.browser))
        playing = await self._house.visiting.here({each.browser for each in people}, now)
        return told.Circle(
            handle=mine.handle,
            online=mine.online,
            people=[
                told.Known(handle=each.handle, online=_is_here(each, now, each.browser in playing))
                for each in people
            ],
            invitations=[_shown(each, language) for each in asked],
        )

    async def at_table(self, table: str, secret: str) -> list[told.Met]:
        """Everybody else with a seat here, with what they can be invited by; the number of a seat
        does not count as a name."""
        now = time.time()
        found = await self._house.store.write_with(
            "", lambda c: kept.at_table(c, table, hashed(secret), now)
        )
        rows = await self._house.seats(table)
        return [
            told.Met(handle=handle, name=rows[seat].name, seat=seat)
            for seat, handle in sorted(found.items())
        ]

    async def invite(self, table: str, viewer: Viewer, secret: str, asked: Asked) -> None:
        """The host asks somebody to a free seat; they are told wherever they want to be."""
        rows = await self._house.seats(table)
        if asked.seat >= len(rows) or rows[asked.seat].who != OPEN:
            raise Refused(ILLEGAL, "error-seat-not-free")
        people = await self._house.store.read_with(lambda c: kept.named(c, [asked.handle]))
        if not people:
            raise Refused(ILLEGAL, "error-handle")
        to, by, now = people[0].browser, hashed(secret), time.time()
        own = [rows[seat].name for seat in sorted(viewer.seats) if rows[seat].name]
        name = own[0] if own else proper(asked.name)
        new = await self._house.store.write_with(
            table, lambda c: kept.invite(c, to, by, table, asked.seat, name, now)
        )
        if new:
            game = await self._house.store.game_of(table)
            await self._reaching.invite(to, name, lambda language: title(game, language))

    async def answer(self, secret: str, id: str, block: bool) -> Invitation:
        """Take an invitation up or not: it is gone either way."""
        found = await self._house.store.write_with(
            "", lambda c: kept.answered(c, hashed(secret), id, block)
        )
        if found is None:
            raise Refused(ILLEGAL, "error-invitation")
        return found


def _is_here(person: Handle, now: float, playing: bool) -> bool | None:
    """None where somebody does not say."""
    return (playing or person.seen > now - _HERE) if person.online else None


def _shown(invitation: Invitation, language: str) -> told.Invitation:
    return told.Invitation(
        id=invitation.id,
        game=invitation.game,
        title=title(invitation.game, language),
        who=invitation.name,
    )
