"""The forms of a name that somebody gave, where a sentence asks for one.

Nobody can know how a made-up name is declined, so it stays as it was written: in Polish as names
that are not declined do, in French with `de` and `à` before it, and with `d’` before a vowel.
"""

from __future__ import annotations

from unicodedata import normalize

_CASES = ("acc", "gen", "dat", "ins", "loc", "def", "indef", "plural", "each")
_VOWELS = "aeiou"


def forms_of(name: str, language: str, gender: str) -> dict[str, str]:
    """What the attributes of a message would say, for a name that has no message."""
    forms = dict.fromkeys(_CASES, name)
    forms["gender"] = gender
    if language == "fr":
        forms["de"] = f"d’{name}" if _begins_with_vowel(name) else f"de {name}"
        forms["a"] = f"à {name}"
    return forms


def _begins_with_vowel(name: str) -> bool:
    return normalize("NFKD", name.casefold().replace("œ", "oe"))[0] in _VOWELS
