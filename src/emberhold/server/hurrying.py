"""Clients that connect and do not say what they want are disconnected, so that others can come in.

The header of every request has to be here within seconds of its first letter, and a connection on
which nothing was said at all is closed as soon. A limited number of connections may be open from
one address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from emberhold.server.http.limits import HEADER_SECONDS, place_of

_OF_ADDRESS = 400
_open: Counter[str] = Counter()
"""How many connections each address has open; a proxy in front is not counted."""


class Hurried(H11Protocol):
    """The protocol of the web, for those who get to the point."""

    seconds = HEADER_SECONDS
    most_of_address = _OF_ADDRESS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        self._place = place_of(self.client[0]) if self.client else ""
        _open[self._place] += 1
        if not self.config.proxy_headers and _open[self._place] > self.most_of_address:
            transport.abort()
            return
        self._hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._calm()
        elif self._late is None:
            self._hurry()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle is None or self.cycle.response_complete:
            self._calm()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a page, and pages are counted elsewhere."""
        self._go()
        super().handle_websocket_upgrade(event)

    def _go(self) -> None:
        self._calm()
        _open[self._place] -= 1
        if _open[self._place] <= 0:
            del _open[self._place]

    def _hurry(self) -> None:
        self._late = self.loop.call_later(self.seconds, self._give_up)

    def _calm(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.abort()
