"""Letters as a person may type them: without case, accents and typographic signs."""

from __future__ import annotations

from unicodedata import category, normalize

_PLAIN = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "’": "'", "–": "-", "\u00a0": " "})


def folded(words: str) -> str:
    """`Żar’y` and `zar'y` are the same when somebody looks for something."""
    parted = normalize("NFKD", words.casefold().translate(_PLAIN))
    return "".join(letter for letter in parted if category(letter) != "Mn")
