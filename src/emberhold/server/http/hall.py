"""What all routes share: the house, how it is reached, and who is connected right now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from secrets import token_bytes
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from emberhold.server.house import House, Refused, Viewer
from emberhold.server.http.identity import secret_of
from emberhold.server.http.limits import (
    SAYING,
    SOCKETS_OF_ADDRESS,
    SOCKETS_OF_BROWSER,
    Paces,
    place_of,
)
from emberhold.server.http.metering import Meter
from emberhold.server.http.probing import Probe
from emberhold.server.http.settings import Settings
from emberhold.server.store import Store
from emberhold.server.store.circles import Visit
from emberhold.server.store.people import hashed

if TYPE_CHECKING:
    from emberhold.server.http.connection import Connection

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(slots=True)
class Hall:
    """One server."""

    house: House
    settings: Settings
    paces: Paces = field(default_factory=Paces)
    meter: Meter = field(default_factory=Meter)
    connections: set[Connection] = field(default_factory=set)
    visitors: dict[str, int] = field(default_factory=dict)
    """How many pages look at the open tables, by where they come from."""
    probe: Probe = field(default_factory=Probe)
    pepper: bytes = field(default_factory=lambda: token_bytes(16))
    """What makes the names of parties meaningless outside of this server."""
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server is about to stop, so that nobody is left waiting."""

    @property
    def store(self) -> Store:
        return self.house.store

    async def roles(self, request: HTTPConnection, table: str) -> frozenset[str]:
        """What the browser may do at a table; empty where it has no business there."""
        secret = secret_of(request)
        if secret is None:
            return frozenset()
        roles = await self.store.roles(secret, table)
        return roles if Viewer.of(roles).welcome else frozenset()

    async def need_roles(self, request: HTTPConnection, table: str) -> frozenset[str]:
        roles = await self.roles(request, table)
        if not roles:
            raise Refused("not-yours", "server-not-yours")
        return roles

    async def need_campaign(self, request: HTTPConnection, campaign: str) -> Viewer:
        """Who the browser is in a campaign: someone with a place at one of its tables."""
        secret = secret_of(request)
        roles = await self.store.campaign_roles(secret, campaign) if secret else frozenset()
        if not roles:
            raise Refused("not-yours", "server-not-yours")
        return Viewer.of(roles)

    async def viewer(self, request: HTTPConnection, table: str) -> Viewer:
        """Who the browser is at a table; refused where it has no business there."""
        return Viewer.of(await self.need_roles(request, table))

    async def need_host(self, request: HTTPConnection, table: str) -> None:
        if not (await self.viewer(request, table)).host:
            raise Refused("not-yours", "server-only-host")

    def need_place(self, request: HTTPConnection) -> None:
        """Nobody keeps pages open without end."""
        if self.settings.private:
            return
        secret, address = secret_of(request), address_of(request)
        of_browser = sum(page.secret == secret for page in self.connections)
        of_address = sum(page.address == address for page in self.connections)
        if of_browser >= SOCKETS_OF_BROWSER or of_address >= SOCKETS_OF_ADDRESS:
            raise Refused("too-fast", "server-too-many-pages")

    def party_of(self, request: HTTPConnection) -> str:
        """Who waits in turn for bots: a browser at home, an address elsewhere; never in clear."""
        who = (secret_of(request) or "") if self.settings.private else address_of(request)
        return blake2b(who.encode(), key=self.pepper, digest_size=8).hexdigest()

    def visits(self) -> list[Visit]:
        """Whose pages are open here; of several pages of a browser at one table a seat counts."""
        found: dict[tuple[str, str], bool] = {}
        for page in self.connections:
            if page.secret:
                key = (hashed(page.secret), page.table)
                found[key] = found.get(key, False) or bool(page.viewer.seats)
        return [Visit(browser, table, seated) for (browser, table), seated in found.items()]

    def recheck(self, table: str | None) -> None:
        """What browsers may do at a table has changed: everybody connected is looked at again."""
        for connection in list(self.connections):
            if table is None or connection.table == table:
                connection.recheck()

    def close(self) -> None:
        """Let go of everybody who waits for something to happen."""
        self.closing.set()
        for connection in list(self.connections):
            connection.wake()


def hall_of(request: HTTPConnection) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: HTTPConnection) -> str:
    """Where somebody speaks from; a whole network where that is one person's."""
    return place_of(request.client.host) if request.client else ""


def need_pace(request: HTTPConnection, kind: str = SAYING) -> None:
    """Nobody may do a thing without end, whatever cookies they bring along."""
    hall, address = hall_of(request), address_of(request)
    private = hall.settings.private
    if private and kind != SAYING:
        return
    if not hall.paces.allows(secret_of(request) or address, None if private else address, kind):
        raise Refused("too-fast", "server-too-fast")


def paced(handler: Handler, *kinds: str) -> Handler:
    """A route that changes something, or that costs something."""

    async def route(request: Request) -> Response:
        for kind in kinds or (SAYING,):
            need_pace(request, kind)
        return await handler(request)

    return route
