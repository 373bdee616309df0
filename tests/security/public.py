"""A server that strangers can reach: behind a proxy that says where everybody comes from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from emberhold.server.house import House
from emberhold.server.http.settings import settings_for
from emberhold.server.running import listen
from emberhold.server.store import Store
from tests.server.serving import Browser, Running, answering

URL = "http://games.example.org"


@contextmanager
def public(folder: Path, **options: Any) -> Iterator[Running]:
    """Such a server on loopback; anyone who speaks to it is believed to be the proxy."""
    house = House(Store.open(str(folder / "tables.sqlite")), **options)
    house.bots.only_watched = True
    settings = settings_for("127.0.0.1", URL)
    with answering(house, settings, listen("127.0.0.1", 0)) as found:
        yield found


def stranger(server: Running, address: str, **headers: str) -> Browser:
    """A browser somewhere else."""
    host = server.address.removeprefix("http://")
    said = {"X-Forwarded-For": address, "Origin": f"http://{host}", **headers}
    return server.browser(**said)
