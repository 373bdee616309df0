"""Why a file or a database could not be used, in words of our own.

The system and the libraries speak English only. The usual causes are messages in every language;
the raw words are kept in brackets, for a bug report.
"""

from __future__ import annotations

import errno
from typing import Final

from emberhold.kernel.message import Message

_BY_NUMBER: Final = {
    errno.ENOENT: "cause-missing",
    errno.ENOTDIR: "cause-missing",
    errno.EACCES: "cause-permission",
    errno.EPERM: "cause-permission",
    errno.EROFS: "cause-permission",
    errno.EISDIR: "cause-folder",
    errno.EEXIST: "cause-there",
    errno.ENOSPC: "cause-full",
    errno.EDQUOT: "cause-full",
    errno.ENAMETOOLONG: "cause-name",
}
_BY_WORDS: Final = {
    "unable to open database file": "cause-missing-or-permission",
    "not a database": "cause-not-a-database",
    "malformed": "cause-not-a-database",
    "readonly": "cause-permission",
    "is full": "cause-full",
    "is locked": "cause-locked",
    "connection refused": "cause-unreachable",
    "could not connect": "cause-unreachable",
    "password authentication": "cause-password",
}
"""What databases say; `sqlite3` gives no numbers before Python 3.11 for all of them."""


def cause_of(error: BaseException, raw: str = "") -> Message:
    """The cause of an error as a clause; `raw` is what was said, where the error says more."""
    said = raw or getattr(error, "strerror", None) or str(error) or type(error).__name__
    number = getattr(error, "errno", None)
    if isinstance(number, int) and number in _BY_NUMBER:
        return Message(_BY_NUMBER[number], raw=said)
    if isinstance(error, UnicodeError):
        return Message("cause-letters", raw="UTF-8")
    found = (id for words, id in _BY_WORDS.items() if words in said.lower())
    return Message(next(found, "cause-other"), raw=said)
