"""Running the server: the socket it listens on, its start, and an orderly end."""

from __future__ import annotations

import errno
import gc
import json
import os
import socket
import sys
from collections.abc import Callable
from typing import Any
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import uvicorn

from emberhold.kernel.errors import EmberholdError
from emberhold.server.app import Application
from emberhold.server.http.hall import Hall
from emberhold.server.hurrying import Hurried

_LARGEST = 64 * 1024
"""A message beyond this ends the socket; those between the limit and this are refused politely."""
_GRACE = 3
_HELLO = 3.0
"""Seconds in which what listens at an address has to say that it is Emberhold."""
_CONNECTIONS = 16_384
_OWN_FILES = 128
"""Files the server opens besides its connections: the database, pipes to the bots, pages."""
_TRUSTED = "FORWARDED_ALLOW_IPS"
"""Names the proxies whose headers are believed; without --url and this, nobody's are."""
_CALM = (10_000, 10, 1000)
"""How seldom the collector runs: objects between runs, and runs between those of the next
generation."""


def share_the_interpreter() -> None:
    """Let a thread that waits for its turn have it within half a millisecond.

    Storing an answer takes a few exchanges with the database, and after each the storing thread
    waits until the one that draws tables lets it continue: five milliseconds are Python's habit.
    """
    sys.setswitchinterval(0.0005)


def calm_collector() -> None:
    """Keep the collector from going through all tables every few seconds.

    Tables stay in memory for long, and with hundreds of them a full run holds everybody up for a
    third of a second. States hold no cycles: most of what ends is freed without the collector.
    """
    gc.freeze()
    gc.set_threshold(*_CALM)


class PortInUse(EmberholdError):
    """Something listens there already."""


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or one line that says why not."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise EmberholdError("error-host", given=host) from None
    listening = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen()
    except OSError as error:
        listening.close()
        raise _refused(host, port, error) from None
    return listening


def _refused(host: str, port: int, error: OSError) -> EmberholdError:
    if error.errno == errno.EADDRINUSE:
        return PortInUse("error-port-in-use", port=str(port))
    if error.errno == errno.EACCES:
        return EmberholdError("error-port-forbidden", port=str(port))
    return EmberholdError("error-host", given=host)


def address_of(listening: socket.socket, host: str) -> str:
    """The address to type into a browser on this machine or, if it is open to others, on theirs."""
    port = listening.getsockname()[1]
    name = _own_address() if host in ("0.0.0.0", "::", "") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_address() -> str:
    """This machine's address in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def emberhold_at(address: str) -> bool:
    """Whether an Emberhold server answers at an address."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/api/hello", timeout=_HELLO) as answer:
            return "emberhold" in json.loads(answer.read(1000))
    except (URLError, OSError, ValueError):
        return False


class Server(uvicorn.Server):
    """A server that says when it is open, and tells those who wait when it is about to close."""

    def __init__(self, config: uvicorn.Config, hall: Hall, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.close()
        await super().shutdown(sockets)


def _most_connections() -> int:
    """As many as the system allows files, less those the server itself needs."""
    if sys.platform == "win32":
        return 1000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(_CONNECTIONS + _OWN_FILES, hard) if hard > 0 else soft
    if 0 < soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(64, soft - _OWN_FILES)


def server_of(app: Application, opened: Callable[[], None], **settings: Any) -> Server:
    """A server for the application. Addresses hold secrets, so that none is ever logged."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=_GRACE,
        http=Hurried,
        limit_concurrency=_most_connections(),
        proxy_headers=app.settings.url is not None or _TRUSTED in os.environ,
        **settings,
    )
    return Server(config, app.hall, opened)
