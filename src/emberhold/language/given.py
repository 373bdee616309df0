"""The forms of a name that somebody gave, where a sentence asks for one.

Nobody can know how a made-up name is declined, so it stays as it was written: in Polish as names
that are not declined do, in French with `de` and `à` before it, and with `d’` before a vowel.
"""

from __future__ import annotations

from emberhold.language.french import proper_forms

_CASES = ("acc", "gen", "dat", "ins", "loc", "def", "indef", "plural", "each")


def forms_of(name: str, language: str, gender: str) -> dict[str, str]:
    """What the attributes of a message would say, for a name that has no message."""
    forms = dict.fromkeys(_CASES, name)
    forms["gender"] = gender
    return forms | proper_forms(name) if language == "fr" else forms
