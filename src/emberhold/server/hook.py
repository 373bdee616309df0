"""The hook: one address that the operator has chosen, told when somebody is to play.

Nobody at a table can make the server speak to another address: what they choose is a word in the
message. The address is spoken to from a thread of its own, a few times at most, and never waited
for; if it does not answer, one line says so, and the next one that it answers again.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPException
from queue import Full, Queue
from threading import Event, Thread
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.version import VERSION

_LOG = logging.getLogger("emberhold.hook")
_MOST = 200
"""How many messages may wait; more are dropped, for they are about turns that everybody can see."""
_SECONDS = 5.0
"""So long the address has to answer."""
_PAUSES = (2.0, 10.0)
"""Seconds before the second and the third try; after that the message is dropped."""
_TOO_MANY = 429


class _Straight(HTTPRedirectHandler):
    """Goes nowhere but where it was sent."""

    def redirect_request(self, *asked: Any) -> None:
        return None


def address_of_hook(given: str) -> str:
    """The address as it can be used: of the web, with a host, without a name and password."""
    try:
        parts = urlsplit(given)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    plain = given.isascii() and given.isprintable() and " " not in given
    if not sound or not plain or parts.username is not None:
        raise EmberholdError("error-turn-hook", given=given)
    return given


class Hook:
    """Sends small messages to one address."""

    def __init__(
        self,
        address: str,
        seconds: float = _SECONDS,
        pauses: tuple[float, ...] = _PAUSES,
        most: int = _MOST,
    ) -> None:
        self._address = address_of_hook(address)
        self._seconds = seconds
        self._pauses = pauses
        self._waiting: Queue[bytes | None] = Queue(most)
        self._stopping = Event()
        self._thread: Thread | None = None
        self._answers = True
        """Whether the address has answered last time."""
        self._opener = build_opener(_Straight())

    def start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="turn hook", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Let go of what waits; a message that is under way is not waited for."""
        self._stopping.set()
        with suppress(Full):
            self._waiting.put_nowait(None)

    def send(self, message: Mapping[str, Any]) -> None:
        """Have a message sent as soon as may be; nobody waits for it."""
        try:
            self._waiting.put_nowait(json.dumps(message, ensure_ascii=False).encode())
        except Full:
            self._note("too much waits for it")

    def _run(self) -> None:
        while (message := self._waiting.get()) is not None and not self._stopping.is_set():
            self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        """Try, and try again where that may help."""
        for pause in (*self._pauses, None):
            why, again = self._post(message)
            if not why:
                if not self._answers:
                    _LOG.info("the hook for turns answers again")
                self._answers = True
                return
            if pause is None or not again:
                self._note(why)
                return
            if self._stopping.wait(pause):
                return

    def _post(self, message: bytes) -> tuple[str, bool]:
        """What went wrong, and whether it may go better another time; nothing where it went."""
        headers = {
            "Content-Type": "application/json; charset=utf-8",
            "User-Agent": f"emberhold/{VERSION}",
        }
        request = Request(self._address, message, headers, method="POST")
        try:
            with self._opener.open(request, timeout=self._seconds):
                return "", False
        except HTTPError as error:
            error.close()
            return f"status {error.code}", error.code >= 500 or error.code == _TOO_MANY
        except (OSError, HTTPException) as error:
            return type(error).__name__, True

    def _note(self, why: str) -> None:
        """One line when it begins to fail, not one for each message."""
        if self._answers:
            _LOG.warning("the hook for turns does not take messages: %s", why)
        self._answers = False
