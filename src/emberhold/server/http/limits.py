"""How much and how often anybody may speak."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic

MESSAGE_BYTES = 8 * 1024
"""The longest message of a player."""
BODY_BYTES = 64 * 1024
"""The longest other request."""
UPLOAD_BYTES = 1024 * 1024
"""The longest request that may bring a save file along."""
MESSAGES, SECONDS = 100, 20.0
"""So many messages in so many seconds: far more than anybody plays."""
PATIENCE = 300
"""After so many messages too many the connection is closed."""


class Pace:
    """The messages of one sender within a sliding window."""

    __slots__ = ("_clock", "_times", "refused")

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._times: deque[float] = deque(maxlen=MESSAGES)
        self.refused = 0

    def allows(self) -> bool:
        """Count a message; whether it still was within the limit."""
        now = self._clock()
        times = self._times
        if len(times) == MESSAGES and now - times[0] < SECONDS:
            self.refused += 1
            return False
        times.append(now)
        return True


class Paces:
    """The pace of every sender heard lately; those silent longest are forgotten."""

    _MOST = 10_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._paces: OrderedDict[str, Pace] = OrderedDict()

    def allows(self, sender: str) -> bool:
        pace = self._paces.get(sender)
        if pace is None:
            pace = self._paces[sender] = Pace(self._clock)
            if len(self._paces) > self._MOST:
                self._paces.popitem(last=False)
        self._paces.move_to_end(sender)
        return pace.allows()
