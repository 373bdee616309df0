"""How much and how often anybody may speak, ask and open.

Each browser has a limit of its own, and so has each address: a made-up cookie for every request is
still one address. At home, where the server can be reached from its own machine only, addresses
are not counted: it is one person.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MESSAGE_BYTES = 8 * 1024
"""The longest message of a player."""
BODY_BYTES = 64 * 1024
"""The longest other request."""
UPLOAD_BYTES = 1024 * 1024
"""The longest request that may bring a save file along."""
BODY_SECONDS = 20.0
"""Within so many seconds a request has to be here in full."""
HEADER_SECONDS = 10.0
"""Within so many seconds somebody who connects has to say what they want."""
PATIENCE = 300
"""After so many messages too many the connection is closed."""


@dataclass(frozen=True, slots=True)
class Rule:
    """So many in so many seconds for each browser, and for each address."""

    browser: int
    address: int
    seconds: float


MESSAGES, SECONDS = 100, 20.0
"""So many messages in so many seconds: far more than anybody plays."""
SAYING, OPENING, UPLOADING, ADVICE, READING, LOOKING_BACK = (
    "messages",
    "tables",
    "uploads",
    "hints",
    "reads",
    "past",
)
RULES = {
    SAYING: Rule(MESSAGES, 10 * MESSAGES, SECONDS),
    OPENING: Rule(12, 40, 600.0),
    UPLOADING: Rule(6, 20, 600.0),
    ADVICE: Rule(15, 45, 60.0),
    READING: Rule(400, 3000, 20.0),
    LOOKING_BACK: Rule(60, 240, 20.0),
}
"""What is counted; a school behind one address still plays."""
SOCKETS_OF_BROWSER, SOCKETS_OF_ADDRESS = 24, 240
"""Pages that may be open at the same time."""


class Pace:
    """The messages of one sender within a sliding window."""

    __slots__ = ("_clock", "_most", "_seconds", "_times", "refused")

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        most: int = MESSAGES,
        seconds: float = SECONDS,
    ) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque(maxlen=most)
        self.refused = 0

    def allows(self) -> bool:
        """Count a message; whether it still was within the limit."""
        now = self._clock()
        times = self._times
        if len(times) == self._most and now - times[0] < self._seconds:
            self.refused += 1
            return False
        times.append(now)
        return True


class Paces:
    """The pace of every sender heard lately; those silent longest are forgotten."""

    _MOST = 10_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._paces: OrderedDict[tuple[str, str], Pace] = OrderedDict()
        self.refused: dict[str, int] = dict.fromkeys(RULES, 0)
        """How often each kind was refused."""

    def allows(self, sender: str, kind: str = SAYING, address: bool = False) -> bool:
        """Count something a browser, or an address, wants."""
        rule = RULES[kind]
        pace = self._paces.get((kind, sender))
        if pace is None:
            most = rule.address if address else rule.browser
            pace = self._paces[kind, sender] = Pace(self._clock, most, rule.seconds)
            if len(self._paces) > self._MOST:
                self._paces.popitem(last=False)
        self._paces.move_to_end((kind, sender))
        allowed = pace.allows()
        self.refused[kind] += not allowed
        return allowed


def place_of(address: str) -> str:
    """Whom an address stands for: of IPv6 everybody has a whole network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or ipaddress.ip_network((found, 64), strict=False))
    return address
