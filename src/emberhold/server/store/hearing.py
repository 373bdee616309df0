"""Hearing at once what other workers have stored: publish and subscribe through the database.

PostgreSQL tells everybody who listens, when and only when the transaction is committed. With a
file of SQLite there is nobody to tell: those who want to know look from time to time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from secrets import token_hex
from threading import Event, Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, text

CHANNEL = "emberhold"
ROLES, EVENTS = "roles", "events"
_LOG = logging.getLogger("emberhold.store")
_NAP = 0.5
"""Seconds between two looks at whether to stop."""
_AGAIN = 1.0
"""Seconds before a lost connection is made again."""


class Heard(NamedTuple):
    """What another worker has changed: who may do what at a table, or what happened there."""

    what: str
    table: str


EVERYTHING = Heard("", "")
"""The line was lost for a while: anything may have changed."""


class Voice:
    """This worker among the others: what it tells, it does not hear itself."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._name = token_hex(4)
        self._stopping = Event()
        self._thread: Thread | None = None
        self.listening = False
        """Whether changes are heard as they happen."""

    @property
    def carries(self) -> bool:
        """Whether this database tells others by itself."""
        return self._engine.dialect.name == "postgresql"

    def tell(self, connection: Connection, what: str, table: str) -> None:
        """Let the others know, once this transaction is stored."""
        if self.carries:
            words = {"channel": CHANNEL, "words": f"{self._name} {what} {table}"}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), words)

    def listen(self, hear: Callable[[Heard], object]) -> None:
        """Hear from now on; `hear` is called in a thread of its own."""
        if self.carries and self._thread is None:
            self._thread = Thread(target=self._listen, args=(hear,), daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(self, hear: Callable[[Heard], object]) -> None:
        import psycopg

        while not self._stopping.is_set():
            try:
                with self._engine.connect() as connection:
                    driver: Any = connection.connection.driver_connection
                    driver.autocommit = True
                    driver.execute(f"LISTEN {CHANNEL}")
                    self.listening = True
                    hear(EVERYTHING)
                    self._wait(driver, hear)
                    connection.invalidate()
            except psycopg.Error as error:
                _LOG.warning("the database cannot be heard: %s", type(error).__name__)
            except Exception as error:
                _LOG.warning("the database cannot be reached: %s", type(error).__name__)
            self.listening = False
            self._stopping.wait(_AGAIN)

    def _wait(self, driver: Any, hear: Callable[[Heard], object]) -> None:
        while not self._stopping.is_set():
            for notice in driver.notifies(timeout=_NAP):
                speaker, _, rest = notice.payload.partition(" ")
                what, _, table = rest.partition(" ")
                if speaker != self._name:
                    hear(Heard(what, table))
                if self._stopping.is_set():
                    return
