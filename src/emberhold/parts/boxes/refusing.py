"""What is wrong with a box, said with file and line; and how much a box may hold."""

from __future__ import annotations

from typing import Any, Final

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message

MOST_FILES: Final = 80
LARGEST_TABLE: Final = 128 * 1024
"""Bytes of a TOML file."""
LARGEST_PICTURE: Final = 512 * 1024
LARGEST_BOX: Final = 6 * 1024 * 1024
MOST_CARDS: Final = 150
MOST_MAGES: Final = 16
MOST_NEMESES: Final = 8
MOST_OF_A_NEMESIS: Final = 30
"""Cards of one nemesis."""
MOST_WORDS_OF_A_TEXT: Final = 120
"""Words and numbers of one text."""
DEEPEST: Final = 14
"""How deep clauses may be inside each other: a joint such as "you may" takes two steps."""
_LONGEST_REASON: Final = 400


class BoxError(EmberholdError):
    """A box that cannot be read; nothing of it is used."""


def refused(id: str, file: str, line: int = 0, /, **arguments: Any) -> BoxError:
    """A reason, with the file and, where one is known, the line; without a file of the packed box
    itself, whose name the reader does not know."""
    return refused_because(Message(id, **arguments), file, line)


def refused_because(why: Message | str, file: str, line: int = 0) -> BoxError:
    if isinstance(why, str) and len(why) > _LONGEST_REASON:
        why = f"{why[: _LONGEST_REASON - 1]}…"
    if not file:
        return BoxError("error-in-box", why=why)
    if line:
        return BoxError("error-in-box-line", file=file, line=str(line), why=why)
    return BoxError("error-in-box-file", file=file, why=why)
