"""What the server counts: for `/metrics`, and for anyone who wonders how it is doing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; 0.15 is what the documentation promises for an answer."""

_SECRET = re.compile(r"^/(s|t|c|box|api/t|api/c|api/code|api/boxes)/[^/]+")
_SIGNED = re.compile(r"^/n/.*")
_WAITING = re.compile(r"/(wait|events)$")


def without_secrets(path: str) -> str:
    """An address as it may be written down: no links, no tables, no codes."""
    return _SIGNED.sub("/n/*", _SECRET.sub(r"/\1/*", path))[:80]


def waits(path: str) -> bool:
    """Whether an answer comes when something happens and not as soon as it can."""
    return _WAITING.search(path) is not None


class Histogram:
    """How long something took, in steps that add up."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        place = next((n for n, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))
        self._counts[place] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for most, count in zip((*BUCKETS, None), self._counts, strict=True):
            total += count
            le = "+Inf" if most is None else f"{most:g}"
            yield f'{name}_bucket{{le="{le}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Meter:
    """The counters of one worker since it was started."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.answering = Histogram()
        self.requesting = Histogram()

    def request(self, path: str, status: int, seconds: float) -> None:
        self.requests[f"{status // 100}xx"] += 1
        if not waits(path):
            self.requesting.note(seconds)

    def message(self, outcome: str, seconds: float) -> None:
        self.messages[outcome] += 1
        self.answering.note(seconds)

    def text(self, now: Mapping[str, float], refused: Mapping[str, int], version: str) -> str:
        """Everything in the text format of Prometheus."""
        lines = [
            "# TYPE emberhold_info gauge",
            f'emberhold_info{{version="{version}"}} 1',
            "# TYPE emberhold_requests_total counter",
            *(f'emberhold_requests_total{{status="{k}"}} {n}' for k, n in self.requests.items()),
            "# TYPE emberhold_messages_total counter",
            *(f'emberhold_messages_total{{outcome="{k}"}} {n}' for k, n in self.messages.items()),
            "# TYPE emberhold_refusals_total counter",
            *(f'emberhold_refusals_total{{limit="{k}"}} {n}' for k, n in refused.items()),
            "# TYPE emberhold_answer_seconds histogram",
            *self.answering.lines("emberhold_answer_seconds"),
            "# TYPE emberhold_request_seconds histogram",
            *self.requesting.lines("emberhold_request_seconds"),
        ]
        for name, value in now.items():
            lines += [f"# TYPE emberhold_{name} gauge", f"emberhold_{name} {value:g}"]
        return "\n".join(lines) + "\n"
