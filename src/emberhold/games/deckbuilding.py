"""Decks that people build at home, as a game tells of them: files that are checked, and begun."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import SetupError
from emberhold.kernel.message import Message


class Checked(NamedTuple):
    """A deck file that has been looked at."""

    wrong: tuple[Message, ...]
    """Everything that is wrong with it."""
    contents: tuple[str, ...]
    """What a legal deck brings to the table, line by line."""


@dataclass(frozen=True)
class DeckBuilding:
    """What `emberhold deck` can do with the decks of a game."""

    leader: str
    """Whom a deck is built around, as the option is called."""
    help: str
    """The message id of what is said of the option."""
    check: Callable[[str, str, str], Checked]
    """The text of a file, its name and a language: what is to be said of it."""
    begin: Callable[[str | None, str | None, str], str]
    """A legal deck as a file to change: for a leader, drawn from a seed, or a suggested one; what
    is written for people is in a language."""


def read_text(path: str | Path) -> str:
    """What is in a file; only the command line reads files."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        why = cause_of(error)
        raise SetupError("error-deck-read", "decks", path=str(path), why=why) from None
