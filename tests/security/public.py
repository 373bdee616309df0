"""A server that strangers can reach: behind a proxy that says where everybody comes from."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from emberhold.server.app import create_app
from emberhold.server.house import House
from emberhold.server.http.settings import settings_for
from emberhold.server.running import listen, server_of
from emberhold.server.store import Store
from tests.server.serving import PATIENCE, Browser, Running

URL = "http://games.example.org"


@contextmanager
def public(folder: Path, **options: Any) -> Iterator[Running]:
    """Such a server on loopback; anyone who speaks to it is believed to be the proxy."""
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    house = House(Store.open(str(folder / "tables.sqlite")), **options)
    house.bots.only_watched = True
    app = create_app(house, settings_for("127.0.0.1", URL))
    opened = threading.Event()
    server = server_of(app, opened.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    found = Running(address, app, server)
    try:
        assert opened.wait(PATIENCE)
        yield found
    finally:
        for browser in found.browsers:
            browser.client.close()
        server.should_exit = True
        thread.join()
        listening.close()


def stranger(server: Running, address: str, **headers: str) -> Browser:
    """A browser somewhere else."""
    host = server.address.removeprefix("http://")
    said = {"X-Forwarded-For": address, "Origin": f"http://{host}", **headers}
    return server.browser(**said)
