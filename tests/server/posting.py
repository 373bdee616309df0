"""A small mail server and a small push service for the tests: they write down what comes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

from tests.server.houses import PATIENCE
from tests.server.inbox import Inbox


class MailServer(Inbox[EmailMessage]):
    """What has come by mail, and how the next recipients are answered; 250 when nothing is said."""

    def __init__(self) -> None:
        super().__init__()
        self.port = 0
        self.answers: list[str] = []

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=table@example.org"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation of SMTP, as far as anybody needs it here."""

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 mail.example.org")
        while line := (await reader.readline()).decode().strip():
            match line.split(maxsplit=1)[0].upper():
                case "DATA":
                    say("354 go")
                    body = await reader.readuntil(b"\r\n.\r\n")
                    message = message_from_bytes(body[:-5], policy=policy.default)
                    assert isinstance(message, EmailMessage)
                    self.came.put(message)
                    say("250 taken")
                case "RCPT":
                    say(self.answers.pop(0) if self.answers else "250 fine")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 fine")
        writer.close()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    found, ready = MailServer(), threading.Event()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        server = await asyncio.start_server(found.talk, "127.0.0.1", 0)
        found.port = server.sockets[0].getsockname()[1]
        ready.set()
        await stop.wait()
        server.close()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


class Pushed(NamedTuple):
    """What a push service was handed."""

    headers: dict[str, str]
    body: bytes


class PushService(Inbox[Pushed]):
    """What has been handed over, and the statuses of the next answers; 201 when none are left."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.statuses: list[int] = []


@contextmanager
def push_service() -> Iterator[PushService]:
    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = found.statuses.pop(0) if found.statuses else 201
            found.came.put(Pushed({k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            """Nobody reads it."""

    server = HTTPServer(("127.0.0.1", 0), Answering)
    found = PushService(f"http://127.0.0.1:{server.server_port}/send/abc")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
