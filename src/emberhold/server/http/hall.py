"""What all routes share: the house, how it is reached, and who is connected right now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from emberhold.server.house import House, Refused, Viewer
from emberhold.server.http.identity import secret_of
from emberhold.server.http.limits import Paces
from emberhold.server.http.settings import Settings
from emberhold.server.store import Store

if TYPE_CHECKING:
    from emberhold.server.http.connection import Connection

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(slots=True)
class Hall:
    """One server."""

    house: House
    settings: Settings
    paces: Paces = field(default_factory=Paces)
    connections: set[Connection] = field(default_factory=set)
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
        """Who the browser is in a campaign: whoever has a place at one of its tables."""
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


def need_pace(request: Request) -> None:
    """Nobody may change things without end."""
    address = request.client.host if request.client else ""
    if not hall_of(request).paces.allows(secret_of(request) or address):
        raise Refused("too-fast", "server-too-fast")


def paced(handler: Handler) -> Handler:
    """A route that changes something."""

    async def route(request: Request) -> Response:
        need_pace(request)
        return await handler(request)

    return route
