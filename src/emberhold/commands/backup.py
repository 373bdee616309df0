"""`emberhold backup`: a copy of the tables while the server keeps running, and the way back from
it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from emberhold.commands.parser import Parser
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech

_PAGES = 500
"""How much is copied at a time; between two lots the server writes."""


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("backup", language)
    parser.word("file", "help-backup-file", "metavar-file")
    parser.option("--database", "help-database", "metavar-url")
    parser.option("--restore", "help-restore")
    given = parser.read(words)
    if given is None:
        return 0
    if given.file is None:
        raise EmberholdError("error-file-missing", command="backup")
    database, file = _path_of(given.database), Path(given.file)
    say = speech(language)
    if given.restore:
        _restore(file, database)
        print(say("backup-restored", path=str(database)))
    else:
        _back_up(database, file)
        print(say("backup-written", path=str(file)))
    return 0


def _path_of(address: str | None) -> Path:
    from emberhold.server.store.engines import url_of

    url = url_of(address)
    if url.get_backend_name() != "sqlite":
        raise EmberholdError("error-backup-postgres")
    return Path(str(url.database))


def _back_up(database: Path, file: Path) -> None:
    """The whole database at one moment, checked before the file gets its name."""
    if not database.exists():
        raise EmberholdError("error-backup-missing", path=str(database))
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        _copy(database, beside)
        _check(beside)
        os.replace(beside, file)
    except (OSError, sqlite3.Error) as error:
        raise EmberholdError("error-backup-write", path=str(file), why=cause_of(error)) from None
    finally:
        beside.unlink(missing_ok=True)


def _restore(file: Path, database: Path) -> None:
    """Put a copy where no database is; what is there is never overwritten."""
    if not file.exists():
        raise EmberholdError("error-backup-missing", path=str(file))
    if database.exists():
        raise EmberholdError("error-backup-there", path=str(database))
    try:
        _check(file)
        database.parent.mkdir(parents=True, exist_ok=True)
        beside = database.with_name(f".{database.name}.{os.getpid()}")
        _copy(file, beside)
        os.replace(beside, database)
    except (OSError, sqlite3.Error) as error:
        raise EmberholdError("error-backup-read", path=str(file), why=cause_of(error)) from None


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new, pages=_PAGES)


def _check(file: Path) -> None:
    """Whether it is a sound database of ours."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
        sound = found.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        found.execute("SELECT version_num FROM alembic_version").fetchone()
