"""The forms of a name that somebody gave, where a sentence asks for one.

Nobody can know how a made-up name is declined, so it stays as it was written. In Polish what it
names comes before it and is declined in its stead (“Maga Wesh”, “Zaklęcie Ember”), in French `de`
and `à`, or `d’` before a vowel. A name that the game itself offers is known: what it names brings
its cases and gender (`.arva-gen`). Any other name of a person has no gender: a sentence that agrees
with it needs a default that does not (`*[given]`).
"""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.language.french import given_forms

_DECLINED = ("acc", "gen", "dat", "ins", "loc")
_CASES = ("acc", "gen", "dat", "ins", "loc", "def", "indef", "plural", "each")


def forms_of(name: str, language: str, like: Mapping[str, str]) -> dict[str, str]:
    """What the attributes of a message would say, for a name that has no message; `like` are those
    of what it names."""
    forms = dict.fromkeys(_CASES, name)
    if language == "pl":
        forms |= {case: f"{like[case]} {name}" for case in _DECLINED if case in like}
    forms["gender"] = like.get("gender", "")
    known = f"{name.lower()}-"
    forms |= {
        form.removeprefix(known): said for form, said in like.items() if form.startswith(known)
    }
    return forms | given_forms(name) if language == "fr" else forms
