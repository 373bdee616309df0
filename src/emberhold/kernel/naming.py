"""Names that people give: what may be in one, and how it is written in place of a message id.

A given name goes wherever the name of a card or a mage goes: into scenes, labels and log lines. It
is spelled as an id that no message file can have, and the language floor says it as it is.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from unicodedata import category, combining, normalize

from emberhold.kernel.errors import EmberholdError

MOST_LETTERS = 40
_GIVEN = "given:"
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of letters that change what is around them, or cannot be seen."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing at all."""
_JOINERS = "\u200c\u200d"
"""Letters of some scripts and many pictures are written with these."""
_MOST_ACCENTS = 3
"""How many accents may be piled on one letter."""


def checked_name(
    given: Any, error: type[EmberholdError] = EmberholdError, most: int = MOST_LETTERS
) -> str:
    """A name as it will be shown, or an error that says what is wrong with it."""
    name = normalize("NFC", str(given)).strip() if isinstance(given, str) else ""
    if not name:
        raise error("error-name-empty")
    if len(name) > most:
        raise error("error-name-long", given=len(name), most=most)
    if not _is_readable(name):
        raise error("error-name-letters")
    return name


def _is_readable(name: str) -> bool:
    accents = 0
    if not name.strip(_JOINERS):
        return False
    for letter in name:
        if letter in _JOINERS:
            continue
        if category(letter) in _UNSEEN or letter in _BLANK:
            return False
        accents = accents + 1 if combining(letter) else 0
        if accents > _MOST_ACCENTS:
            return False
    return True


class GivenName(NamedTuple):
    """A name somebody gave, and the message id of what it is like, if of anything."""

    text: str
    like: str


def given_id(name: str, like: str = "") -> str:
    """A given name where a message id is wanted.

    `like` is the id of a message whose gender the name takes in languages that have one: the mage
    or the kind of card that it names.
    """
    return f"{_GIVEN}{like}:{name}"


def given_name(id: str) -> GivenName | None:
    """The given name an id spells; None for the id of a message."""
    if not id.startswith(_GIVEN):
        return None
    like, _, text = id.removeprefix(_GIVEN).partition(":")
    return GivenName(text, like)
