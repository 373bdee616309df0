"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from emberhold.server.http.limits import Paces
from tests.server.databases import fresh_database, postgresql_server
from tests.server.serving import Running, running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[URL]:
    with postgresql_server() as server:
        yield server


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a database in a file of its own."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
    else:
        with fresh_database(request.getfixturevalue("postgresql")) as address:
            yield address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One web server for all the tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    """A web server for this test alone."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test says more in a second than a person in a minute."""
    monkeypatch.setattr(Paces, "allows", lambda *given, **more: True)
