"""Databases to test with: a SQLite file, and a real PostgreSQL server where there is one.

`EMBERHOLD_TEST_POSTGRES` names a server to use (an address of a database in which others may be
made). Without it a cluster of our own is started from Debian's binaries.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Engine, create_engine, make_url, text

from emberhold.server.store.schema import metadata
from tests.support.waiting import until

MISSING = "no PostgreSQL here: apt-get install postgresql, or set EMBERHOLD_TEST_POSTGRES"


def _binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def postgresql_server() -> Iterator[URL]:
    """A server to make databases on."""
    given = os.environ.get("EMBERHOLD_TEST_POSTGRES")
    if given:
        yield make_url(given).set(drivername="postgresql+psycopg")
        return
    if _binaries() is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="emberhold-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        _run(folder, "initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8")
        _start(folder)
        try:
            query = {"host": str(folder)}
            yield URL.create("postgresql+psycopg", "postgres", database="postgres", query=query)
        finally:
            _run(folder, "pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def kill_server(server: URL) -> None:
    """SIGKILL for the whole PostgreSQL, and a new start on the same files."""
    folder = Path(str(server.query["host"]))
    process = int((folder / "cluster" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    for each in (process, *map(int, children)):
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)
    until(lambda: not Path(f"/proc/{process}").exists())
    _start(folder)


def _start(folder: Path) -> None:
    settings = f"-k {folder} -c listen_addresses='' -c fsync=off"
    _run(folder, "pg_ctl", "-w", "-l", str(folder / "log"), "-o", settings, "start")


def _run(folder: Path, program: str, *words: str) -> None:
    """One of PostgreSQL's programs on the cluster of a folder."""
    binaries = _binaries()
    assert binaries is not None
    subprocess.run(
        [str(binaries / program), "-D", str(folder / "cluster"), *words],
        user="postgres" if os.geteuid() == 0 else None,
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        timeout=120,
    )


@contextmanager
def fresh_database(server: URL) -> Iterator[str]:
    """The address of a new, empty database on a server."""
    name = f"emberhold_{uuid4().hex}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
    try:
        with engine.connect() as connection:
            connection.execute(text(f'CREATE DATABASE "{name}"'))
        plain = server.set(drivername="postgresql", database=name)
        yield plain.render_as_string(hide_password=False)
        with engine.connect() as connection:
            connection.execute(text(f'DROP DATABASE "{name}" WITH (FORCE)'))
    finally:
        engine.dispose()


def differences(engine: Engine) -> list[Any]:
    """Where a migrated database is not what the schema says."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))
