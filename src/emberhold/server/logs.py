"""What is written down while the server runs: one line each, for people or for machines.

Links, tables, codes, cookies and addresses of visitors never get into it.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from emberhold.kernel.version import VERSION

PLAIN, JSON = "plain", "json"
KINDS = (PLAIN, JSON)
REQUESTS = logging.getLogger("emberhold.requests")


class AsJson(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "version": VERSION,
            "text": record.getMessage(),
        }
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class AsLine(logging.Formatter):
    """A line for people: whatever was said, it neither breaks the line nor steers a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        said = "".join(
            letter if letter.isprintable() else letter.encode("unicode_escape").decode()
            for letter in record.getMessage()
        )
        return super().format(logging.makeLogRecord({**vars(record), "msg": said, "args": None}))


def write_logs(kind: str) -> None:
    """Write to the error output from now on; requests only where machines read along."""
    handler = logging.StreamHandler(sys.stderr)
    plain = AsLine("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(AsJson() if kind == JSON else plain)
    for name in ("emberhold", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING if name == "uvicorn" else logging.INFO)
    REQUESTS.setLevel(logging.INFO if kind == JSON else logging.WARNING)
