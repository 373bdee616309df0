"""Answers that come late at random, so that a test that looks too early fails.

Every request below `/api/`, its answer and every frame of a socket, either way, are held back for
up to 0.2 seconds. `EMBERHOLD_LATE=0.5:7` makes it half a second, with delays from the seed 7, and
`EMBERHOLD_LATE=0` nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from starlette.types import Message, Receive, Scope, Send

from emberhold.server.http.guard import Guard

Answering = Callable[[Guard, Scope, Receive, Send], Awaitable[None]]
USUAL = "0.2:1"
_HELD = ("http.response.start", "websocket.send")


def delayed(answer: Answering, wish: str) -> Answering:
    """How a server answers whose line is slow, by the longest delay and perhaps a seed."""
    longest, _, seed = wish.partition(":")
    luck = Random(seed)

    async def wait() -> None:
        await asyncio.sleep(luck.random() * float(longest))

    async def late(guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in _HELD:
                await wait()
            await send(message)

        async def receiving() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                await wait()
            return message

        if scope["type"] == "http":
            if "/api/" not in scope["path"]:
                return await answer(guard, scope, receive, send)
            await wait()
            return await answer(guard, scope, receive, sending)
        return await answer(guard, scope, receiving, sending)

    return late
