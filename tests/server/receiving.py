"""A small receiver for the hook: it writes down what comes and answers as it is told to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

from tests.server.inbox import Inbox


class Receiver(Inbox[dict[str, Any]]):
    """What has come, and the statuses of the next answers; 200 when there are none left."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.statuses: list[int] = []


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = found.statuses.pop(0) if found.statuses else 200
            self.send_response(status)
            if status == 302:
                self.send_header("Location", f"{found.address}elsewhere")
            self.end_headers()
            found.came.put({**json.loads(body), "status": status, "path": self.path})

        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            found.came.put({"topic": "followed", "path": self.path})

        def log_message(self, *words: Any) -> None:
            """Nobody reads it."""

    server = HTTPServer(("127.0.0.1", 0), Answering)
    found = Receiver(f"http://127.0.0.1:{server.server_port}/")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
