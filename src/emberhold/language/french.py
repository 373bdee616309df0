"""French articles and elision: the forms a name takes in a sentence, from its gender.

A name that has `.gender` gets `.def` (la Trappe), `.indef` (une Trappe), `.de` (de la Trappe) and
`.a` (à la Trappe) unless its message gives them itself. With `.number = pl` it is a plural (les
Spores, des Spores, aux Spores), and sentences choose their verb by it. With `.proper = yes` it is
the name of a person or no noun at all, and takes no article.
"""

from __future__ import annotations

from unicodedata import normalize

SINGULAR, PLURAL = "sg", "pl"
_VOWELS = "aeiou"
_MUTE = ("haruspic", "herb", "heur", "hiver", "homm", "horlog", "huil", "humain", "hydr", "hypno")
"""How names with an h begin that elide; before any other h nothing is elided."""


def elides(name: str) -> bool:
    """Whether `de`, `le` and `la` lose their vowel before a name."""
    plain = normalize("NFKD", name.casefold().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if letter.isascii())
    return plain[:1] in _VOWELS or plain.startswith(_MUTE)


def proper_forms(name: str) -> dict[str, str]:
    """A name without an article: d’Ulgimor, à Gex."""
    de = f"d’{name}" if elides(name) else f"de {name}"
    return {"def": name, "indef": name, "de": de, "a": f"à {name}", "number": SINGULAR}


def forms_of_noun(name: str, gender: str, number: str = SINGULAR) -> dict[str, str]:
    """A name with its articles."""
    if number == PLURAL:
        des = f"des {name}"
        return {"def": f"les {name}", "indef": des, "de": des, "a": f"aux {name}", "number": PLURAL}
    return {**_singular(name, gender), "number": SINGULAR}


def _singular(name: str, gender: str) -> dict[str, str]:
    indef = f"une {name}" if gender == "f" else f"un {name}"
    if elides(name):
        return {"def": f"l’{name}", "indef": indef, "de": f"de l’{name}", "a": f"à l’{name}"}
    if gender == "f":
        return {"def": f"la {name}", "indef": indef, "de": f"de la {name}", "a": f"à la {name}"}
    return {"def": f"le {name}", "indef": indef, "de": f"du {name}", "a": f"au {name}"}
