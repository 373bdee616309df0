"""Floods of one stranger, and how long somebody else waits meanwhile.

    python -m bench.attacks.floods --seconds 20

The real server runs behind `--url`, as for strangers. One player at one table answers steadily,
from an address of their own; a stranger at another address does one thing after another as fast as
the server lets them: opening tables with made-up cookies, tables of expert bots, long saves and
looks at their past, half-open requests, messages without end. Told is how long the player's answers
took: 95 of 100 should be below half a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

import emberhold
from bench.load import part, worker
from bench.pages import Browser, any_answer

_STRANGER, _PLAYER = "203.0.113.7", "198.51.100.9"
_URL = "http://games.example.org"
_HANDS = 24
"""How many things the stranger does at the same time."""


class Stranger:
    """Somebody who wants too much."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._headers = {"Origin": address, "X-Forwarded-For": _STRANGER}
        self._client = httpx.AsyncClient(base_url=address, headers=self._headers, timeout=60.0)
        self.told: Counter[int] = Counter()
        self._long = _long_save()
        self._tables: list[tuple[str, str]] = []

    async def _post(self, path: str, body: Any, cookie: str | None = None) -> httpx.Response:
        headers = {"Cookie": f"emberhold={cookie or token_urlsafe(16)}"}
        answer = await self._client.post(path, json=body, headers=headers)
        self.told[answer.status_code] += 1
        return answer

    async def opening(self) -> None:
        await self._post("/api/tables", {"game": "war-eternal", "players": 1})

    async def bots(self) -> None:
        """Tables of experts only, and somebody who looks so that they play."""
        seats = [{"who": "bot", "bot": "expert"}] * 2
        answer = await self._post("/api/tables", {"game": "ashes", "players": 2, "seats": seats})
        if answer.status_code == 200:
            cookie = str(answer.cookies.get("emberhold"))
            await self._watch(answer.json()["table"], cookie)

    async def _watch(self, table: str, cookie: str) -> None:
        address = self._address.replace("http", "ws", 1)
        headers = {"Cookie": f"emberhold={cookie}", "X-Forwarded-For": _STRANGER}
        with suppress(Exception):
            async with connect(
                f"{address}/api/t/{table}/socket",
                origin=self._address,  # type: ignore[arg-type]
                additional_headers=headers,
                proxy=None,
                max_size=None,
            ) as wire:
                pace = {"id": "p", "do": "pace", "bots": "instant"}
                await wire.send(json.dumps(pace))
                async for _ in wire:
                    pass

    async def looking_back(self) -> None:
        answer = await self._post("/api/tables", {"save": self._long})
        if answer.status_code == 200:
            self._tables.append((answer.json()["table"], str(answer.cookies.get("emberhold"))))
        if self._tables:
            table, cookie = random.choice(self._tables)
            number = random.randrange(400)
            headers = {"Cookie": f"emberhold={cookie}"}
            found = await self._client.get(f"/api/t/{table}/at/{number}", headers=headers)
            self.told[found.status_code] += 1

    async def half_open(self) -> None:
        host, _, port = self._address.removeprefix("http://").partition(":")
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\nHost: gam")
            await writer.drain()
            await reader.read()
            writer.close()

    async def setups(self) -> None:
        await self._post("/api/setup", {"game": "ashes", "players": 10**9})
        await self._client.get("/api/rules/ashes?q=" + "die " * 40)

    async def close(self) -> None:
        await self._client.aclose()


def _long_save() -> str:
    """A game that is as long as players like who only wait."""
    table = emberhold.open("ashes", 2, 4, {"decks": ["the-iron-men", "the-mist-guardian"]})
    for _ in range(1500):
        if table.question is None:
            break
        keys = table.question.options.keys()
        quiet = [key for key in ("pass", "end", "done", "nobody", "skip") if key in keys]
        table.answer(quiet[0] if quiet else keys[-1])
    return table.dumps()


async def _play(address: str, seconds: float) -> list[float]:
    """Answer again and again; how long each answer took until it was stored."""
    browser = Browser(address)
    browser.client.headers["X-Forwarded-For"] = _PLAYER
    opened = await browser.opens(["me", "hot-seat"], game="war-eternal", options={"undo": "free"})
    luck = random.Random(1)
    took: list[float] = []
    until = perf_counter() + seconds
    number = 0
    async with browser.socket(opened["table"]) as wire:
        state = json.loads(await wire.recv())
        while perf_counter() < until:
            said = any_answer(state, luck)
            if said is None:
                said = {"do": "undo", "version": state["version"], "seat": 0, "to": 0}
            number += 1
            sent = perf_counter()
            await wire.send(json.dumps({**said, "id": f"n{number}"}))
            done = False
            version = 0
            while not done or state["version"] < version:
                frame = json.loads(await wire.recv())
                if frame["is"] == "state":
                    state = frame
                elif frame.get("id") == f"n{number}":
                    took.append(perf_counter() - sent)
                    done, version = True, frame.get("version", 0)
            await asyncio.sleep(0.25)
    await browser.close()
    return took


async def _flooded(address: str, seconds: float, flood: str | None) -> tuple[list[float], Any]:
    stranger = Stranger(address)

    async def hand(deed: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await deed()
            await asyncio.sleep(0.01)

    hands = []
    if flood is not None:
        hands = [asyncio.create_task(hand(getattr(stranger, flood))) for _ in range(_HANDS)]
        await asyncio.sleep(1.0)
    took = await _play(address, seconds)
    for task in hands:
        task.cancel()
    await asyncio.gather(*hands, return_exceptions=True)
    await stranger.close()
    return took, dict(stranger.told)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="for each flood")
    given = parser.parse_args(words)
    worst = 0.0
    for flood in (None, "opening", "bots", "looking_back", "half_open", "setups"):
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "tables.sqlite")
            port = _free_port()
            with worker(database, folder, "--port", str(port), "--url", _URL):
                address = f"http://127.0.0.1:{port}"
                took, told = asyncio.run(_flooded(address, given.seconds, flood))
        p95 = part(took, 0.95)
        worst = max(worst, p95)
        times = f"p50 {part(took, 0.5)} ms, p95 {p95} ms, {len(took)} answers"
        print(f"{flood or 'calm'}: {times}; the stranger was told {told}", flush=True)
    return 0 if worst < 500 else 1


if __name__ == "__main__":
    sys.exit(main())
