"""Answers that come late at random, so that a test that looks too early fails.

`EMBERHOLD_LATE=0.3` holds back every request below `/api/`, its answer and every frame of a socket
for up to 0.3 seconds; `EMBERHOLD_LATE=0.3:7` draws the delays from another seed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from starlette.types import Message, Receive, Scope, Send

from emberhold.server.http.guard import Guard

Answering = Callable[[Guard, Scope, Receive, Send], Awaitable[None]]
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

        if scope["type"] == "http":
            if "/api/" not in scope["path"]:
                return await answer(guard, scope, receive, send)
            await wait()
        return await answer(guard, scope, receive, sending)

    return late
