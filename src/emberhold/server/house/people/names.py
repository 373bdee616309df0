"""Names as people may give them: nothing that cannot be seen, or that turns other words around."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""Letters of some scripts and many pictures are written with these."""
_MARKS_IN_A_ROW = 3
"""How many accents are kept on one letter; more would climb over the lines above."""


def proper(name: str) -> str:
    """A name without control characters, direction overrides and towers of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category == "Mn" else 0
        if letter.isspace():
            kept.append(" ")
        elif (category[0] != "C" or letter in _JOINERS) and marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())
