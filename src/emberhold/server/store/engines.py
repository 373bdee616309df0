"""From a database's address to an engine that keeps its promises.

SQLite writes ahead (WAL) and waits for the disk at every commit; PostgreSQL does so by itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.home import at_home, home

BUSY = 10_000
"""Milliseconds that a worker waits for another one to finish writing to the same file."""


class StoreError(EmberholdError):
    """The database cannot be used as it was named."""


def default_url() -> str:
    return f"sqlite:///{home() / 'tables.sqlite'}"


def url_of(address: str | None) -> URL:
    """The address somebody typed: a URL, or the path of a SQLite file."""
    typed = address or default_url()
    if "://" not in typed:
        typed = f"sqlite:///{at_home(typed)}"
    try:
        url = make_url(typed)
    except ArgumentError:
        raise StoreError("error-database", given=str(address)) from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or url.database in (None, "", ":memory:"):
        raise StoreError("error-database", given=str(address))
    return url


def engine_for(address: str | None) -> Engine:
    url = url_of(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgresql(url)


def _postgresql(url: URL) -> Engine:
    try:
        return create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise StoreError("error-database-driver") from None


def _sqlite(url: URL) -> Engine:
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("error-database-open", given=str(path), why=cause_of(error)) from None
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {BUSY}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """A writer says so first; otherwise two writers could both have to give up."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
