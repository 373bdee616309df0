"""Pages without a browser: they open tables, answer over sockets, and come back when cut off.

What a page sends and has not heard of is sent again under the same id after reconnecting, the way
the real client does it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Frame = dict[str, Any]
CUT_OFF = (OSError, WebSocketException, EOFError, TimeoutError)
_AGAIN = 0.01
_OPENING = 30.0


class Browser:
    """A browser with its cookies."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        self.address = address
        headers = {"Origin": address, "Accept-Language": "en"}
        cookies = {} if secret is None else {"emberhold": secret}
        # Nothing here is encrypted, and a thousand browsers would each read all certificates first.
        self.client = httpx.AsyncClient(
            base_url=address, headers=headers, cookies=cookies, timeout=60.0, verify=False
        )

    async def opens(self, seats: list[str], **wish: Any) -> Frame:
        """Open a table, a word for each seat."""
        wish = {"game": "war-eternal", "players": len(seats), **wish}
        body = {**wish, "seats": [{"who": who} for who in seats]}
        answer = await self.client.post("/api/tables", json=body)
        answer.raise_for_status()
        opened: Frame = answer.json()
        return opened

    def socket(self, table: str, version: int = -1) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = self.address.replace("http", "ws", 1)
        return connect(
            f"{address}/api/t/{table}/socket?version={version}&steps=1",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies, "Accept-Language": "en"},
            max_size=None,
            proxy=None,
            open_timeout=_OPENING,
            ping_interval=None,
        )

    async def close(self) -> None:
        await self.client.aclose()


class Page:
    """One browser looking at one table over a socket, for as long as it is wanted."""

    def __init__(
        self, browser: Browser, table: str, heard: Callable[[Page, Frame], Awaitable[None]]
    ) -> None:
        self.browser = browser
        self.table = table
        self.state: Frame = {}
        self.waiting: Frame | None = None
        """What has been said and not been answered yet."""
        self.reconnected = 0
        self._heard = heard
        self._wire: ClientConnection | None = None

    async def stay(self) -> None:
        """Connect, listen, and connect again, until cancelled."""
        while True:
            try:
                version = self.state.get("version", -1)
                async with self.browser.socket(self.table, version) as wire:
                    self._wire = wire
                    if self.waiting is not None:
                        await wire.send(json.dumps(self.waiting))
                    async for text in wire:
                        await self._hear(json.loads(text))
            except CUT_OFF:
                pass
            self._wire = None
            self.reconnected += 1
            await asyncio.sleep(_AGAIN)

    async def _hear(self, frame: Frame) -> None:
        if frame["is"] in ("state", "step"):
            self.state = frame
        elif self.waiting is not None and frame.get("id") == self.waiting["id"]:
            self.waiting = None
        await self._heard(self, frame)

    async def say(self, frame: Frame) -> None:
        """Say something; if the line is dead it will be said after reconnecting."""
        self.waiting = frame
        if self._wire is not None:
            try:
                await self._wire.send(json.dumps(frame))
            except CUT_OFF:
                self._wire = None


def any_answer(state: Frame, luck: random.Random) -> Frame | None:
    """An answer to a question that is mine, or that anyone may answer, by luck."""
    for asked in state.get("asked", ()):
        if asked["options"]:
            option = luck.choice(asked["options"])
            return {
                "do": "answer",
                "version": state["version"],
                "seat": state["you"]["showing"] if asked["anyone"] else asked["seat"],
                "key": option["key"],
            }
    return None
