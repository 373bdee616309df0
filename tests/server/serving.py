"""A real server in this process or in one of its own, and browsers that speak to it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from emberhold.server.app import Application, create_app
from emberhold.server.hook import Hook
from emberhold.server.house import House
from emberhold.server.http.settings import Settings
from emberhold.server.notices.mail import Mailer
from emberhold.server.running import Server, listen, server_of
from emberhold.server.store import Store

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that must happen."""

Frame = dict[str, Any]


@dataclass
class Running:
    """A server in a thread of its own."""

    address: str
    app: Application
    server: Server
    browsers: list[Browser] = field(default_factory=list)

    def browser(self, **headers: str) -> Browser:
        self.browsers.append(Browser(self.address, headers))
        return self.browsers[-1]


@contextmanager
def running(
    folder: Path,
    settings: Settings | None = None,
    hook: str | None = None,
    mail: str | None = None,
) -> Iterator[Running]:
    """A server on loopback with a database in a folder, perhaps with a hook or a mail server."""
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    house = House(Store.open(str(folder / "tables.sqlite")))
    if hook is not None:
        house.calling.through(Hook(hook), address)
    if mail is not None:
        house.reaching.by_mail(Mailer(mail), address)
    house.calling.every = house.reaching.postman.every = 0.1
    with answering(house, settings, listening) as found:
        yield found


@contextmanager
def answering(
    house: House, settings: Settings | None, listening: socket.socket
) -> Iterator[Running]:
    """The server of a house, until all its browsers are closed."""
    app = create_app(house, settings)
    opened = threading.Event()
    server = server_of(app, opened.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    found = Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app, server)
    try:
        assert opened.wait(PATIENCE)
        yield found
    finally:
        for browser in found.browsers:
            browser.client.close()
        server.should_exit = True
        thread.join()
        listening.close()


@dataclass
class Process:
    """`emberhold serve` as a process of its own."""

    address: str
    process: subprocess.Popen[str]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def started(folder: Path, port: int = 0, first: str = "") -> Process:
    """A server; the program may be told something first."""
    words = ["serve", "--quiet", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    process = subprocess.Popen(
        [sys.executable, "-c", f"{first}\nfrom emberhold.cli import main\nmain()", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "EMBERHOLD_HOME": str(folder), "EMBERHOLD_LANGUAGE": "en"},
    )
    assert process.stdout is not None
    return Process(process.stdout.readline().strip().rstrip("/"), process)


@dataclass
class Browser:
    """A browser: it keeps cookies and says where its pages come from."""

    address: str
    headers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        headers = {"Origin": self.address, "Accept-Language": "en", **self.headers}
        self.client = httpx.Client(
            base_url=self.address, headers=headers, timeout=PATIENCE, verify=False
        )
        self.number = 0

    def get(self, path: str, **settings: Any) -> httpx.Response:
        return self.client.get(path, **settings)

    def post(self, path: str, body: Any = None, **settings: Any) -> httpx.Response:
        if body is not None:
            settings["json"] = body
        return self.client.post(path, **settings)

    def opens(self, *seats: str, **wish: Any) -> Opened:
        """Open a table: a word for each seat, `bot` or one of `me`, `hot-seat`, `friend`."""
        wish = {"game": "war-eternal", "players": len(seats), "seed": 7, **wish}
        answer = self.post("/api/tables", {**wish, "seats": [{"who": who} for who in seats]})
        assert answer.status_code == 200, answer.text
        return Opened(**answer.json())

    def takes(self, link: str) -> httpx.Response:
        return self.post(re.sub(r"^https?://[^/]+", "", link))

    def state(self, table: str, **query: Any) -> Frame:
        answer = self.get(f"/api/t/{table}/state", params=query)
        assert answer.status_code == 200, answer.text
        state: Frame = answer.json()
        return state

    def says(self, table: str, **frame: Any) -> Frame:
        """A message by POST; ids are numbered where none is given."""
        self.number += 1
        frame = {"id": f"say-{self.number}", **frame}
        told: Frame = self.post(f"/api/t/{table}/say", frame).json()
        return told

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def socket(self, table: str, query: str = "", **settings: Any) -> Socket:
        return Socket(self, table, query, settings)


@dataclass
class Opened:
    """A table that has just been opened."""

    table: str
    url: str
    links: list[Frame]

    def link(self, seat: int | str) -> str:
        return str(next(link["url"] for link in self.links if link["seat"] == seat))


class Socket:
    """A page's socket; it remembers every frame it has received."""

    def __init__(self, browser: Browser, table: str, query: str, settings: dict[str, Any]) -> None:
        headers = {"Cookie": browser.cookie(), "Accept-Language": "en"}
        headers |= settings.pop("headers", {})
        url = f"{browser.address.replace('http', 'ws', 1)}/api/t/{table}/socket{query}"
        origin = settings.pop("origin", browser.address)
        self._opening = connect(
            url,
            origin=origin,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            proxy=None,
            **settings,
        )
        self.wire: ClientConnection
        self.frames: list[Frame] = []
        self.number = self._seen = 0

    def __enter__(self) -> Socket:
        self.wire = self._opening.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self._opening.__exit__(*problem)

    def read(self) -> Frame:
        frame: Frame = json.loads(self.wire.recv(timeout=PATIENCE))
        self.frames.append(frame)
        return frame

    def _find(self, wanted: Callable[[Frame], Any], place: int) -> int:
        """The place of the first frame that fits, from a place on."""
        while True:
            if place == len(self.frames):
                self.read()
            if wanted(self.frames[place]):
                return place
            place += 1

    def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        """The next frame that fits, of those nobody has looked at yet."""
        place = self._find(wanted, self._seen)
        self._seen = place + 1
        return self.frames[place]

    def state(self, version: int = 0) -> Frame:
        """The next state that is at least so new."""
        return self.until(lambda frame: frame["is"] == "state" and frame["version"] >= version)

    def say(self, **frame: Any) -> Frame:
        """Send a message and wait for its answer; states that come before it can still be read."""
        self.number += 1
        frame = {"id": f"socket-{self.number}", **frame}
        sent = len(self.frames)
        self.wire.send(json.dumps(frame))
        return self.frames[self._find(lambda answer: answer.get("id") == frame["id"], sent)]

    def send(self, text: str | bytes) -> Frame:
        """Send anything at all; the refusal."""
        sent = len(self.frames)
        self.wire.send(text)
        return self.frames[self._find(lambda answer: answer["is"] == "refused", sent)]


def first_option(state: Frame) -> Frame:
    """An answer to the first question that is mine, with the first of its options."""
    asked = next(asked for asked in state["asked"] if asked["options"])
    return {
        "do": "answer",
        "version": state["version"],
        "seat": asked["seat"],
        "key": asked["options"][0]["key"],
    }
