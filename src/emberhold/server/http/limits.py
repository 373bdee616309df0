"""How much and how often anybody may speak, ask and open: rate limits.

Each browser has a limit of its own, and so has each address: a made-up cookie for every request is
still one address. At home, where the server can be reached from its own machine only, addresses
are not counted: it is one person.

Addresses are asked first; a request refused there is not counted for its browser. Each kind has a
store of its own for addresses and another for browsers, and nobody is thrown out of a store while
what they did still counts.
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
BOX_BYTES = 2 * 1024 * 1024
"""The largest packed box that somebody may bring."""
DRAFT_BYTES = 4 * 1024 * 1024
"""The longest draft of a box, with the files that it was opened from."""
BODY_SECONDS = 20.0
"""Within this many seconds a request has to be here in full."""
HEADER_SECONDS = 10.0
"""Within this many seconds somebody who connects has to say what they want."""
PATIENCE = 300
"""After this many messages beyond the limit the connection is closed."""


@dataclass(frozen=True, slots=True)
class Rule:
    """How many in how many seconds for each browser, and for each address."""

    browser: int
    address: int
    seconds: float


MESSAGES, SECONDS = 100, 20.0
"""How many messages in how many seconds: far more than anybody plays."""
SAYING, OPENING, UPLOADING, BOXES, ADVICE, READING, LOOKING_BACK, JOINING, FILES = (
    "messages",
    "tables",
    "uploads",
    "boxes",
    "hints",
    "reads",
    "past",
    "links",
    "files",
)
RULES = {
    SAYING: Rule(MESSAGES, 10 * MESSAGES, SECONDS),
    OPENING: Rule(12, 40, 600.0),
    UPLOADING: Rule(6, 20, 600.0),
    BOXES: Rule(30, 90, 600.0),
    ADVICE: Rule(15, 45, 60.0),
    READING: Rule(400, 3000, 20.0),
    LOOKING_BACK: Rule(60, 240, 20.0),
    JOINING: Rule(40, 200, 600.0),
    FILES: Rule(3000, 30_000, 20.0),
}
"""What is counted; a school behind one address still plays."""
SOCKETS_OF_BROWSER, SOCKETS_OF_ADDRESS = 24, 240
"""Pages that may be open at the same time."""


MOST_SENDERS = 10_000
"""How many addresses, and how many browsers, are counted one by one for each kind of wish."""


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

    @property
    def is_over(self) -> bool:
        """Whether nothing of it counts any more."""
        return not self._times or self._clock() - self._times[-1] >= self._seconds

    def allows(self) -> bool:
        """Count a message; whether it still was within the limit."""
        now = self._clock()
        times = self._times
        if len(times) == self._most and now - times[0] < self._seconds:
            self.refused += 1
            return False
        times.append(now)
        return True


class Counters:
    """The paces of all senders of one sort for one kind of wish.

    Where there is no room for more, latecomers of a sort that `shares` have one pace between them;
    of another sort they are not counted, since their addresses are.
    """

    def __init__(self, clock: Callable[[], float], shares: bool) -> None:
        self._clock = clock
        self._shares = shares
        self._paces: OrderedDict[str, Pace] = OrderedDict()
        self._latecomers: Pace | None = None

    def __len__(self) -> int:
        return len(self._paces)

    def allows(self, sender: str, most: int, seconds: float) -> bool:
        """Count a wish; those counted last are last."""
        pace = self._paces.get(sender) or self._for_new(sender, most, seconds)
        allowed = pace is None or pace.allows()
        if allowed and sender in self._paces:
            self._paces.move_to_end(sender)
        return allowed

    def _for_new(self, sender: str, most: int, seconds: float) -> Pace | None:
        """A pace of one's own, if there is room for one more."""
        while self._paces and next(iter(self._paces.values())).is_over:
            self._paces.popitem(last=False)
        if len(self._paces) >= MOST_SENDERS:
            if self._shares and self._latecomers is None:
                self._latecomers = Pace(self._clock, most, seconds)
            return self._latecomers
        pace = self._paces[sender] = Pace(self._clock, most, seconds)
        return pace


class Paces:
    """How often everybody heard lately has wished for what."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.of_addresses = {kind: Counters(clock, shares=True) for kind in RULES}
        self.of_browsers = {kind: Counters(clock, shares=False) for kind in RULES}
        self.refused: dict[str, int] = dict.fromkeys(RULES, 0)
        """How often each kind was refused."""

    def allows(self, browser: str, address: str | None = None, kind: str = SAYING) -> bool:
        """Count something a browser wants, first at its address; at home addresses do not count."""
        rule = RULES[kind]
        allowed = address is None or self.of_addresses[kind].allows(
            address, rule.address, rule.seconds
        )
        allowed = allowed and self.of_browsers[kind].allows(browser, rule.browser, rule.seconds)
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
