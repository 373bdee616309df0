"""French articles and elision: the forms a name takes in a sentence, from its gender.

A name that has `.gender` gets `.def` (la Trappe), `.indef` (une Trappe), `.de` (de la Trappe) and
`.a` (à la Trappe) unless its message gives them itself. With `.number = pl` it is a plural (les
Spores, des Spores, aux Spores), and sentences choose their verb by it. With `.proper = yes` it is
the name of a person or not a noun, and takes no article.
"""

from __future__ import annotations

from unicodedata import combining, normalize

SINGULAR, PLURAL = "sg", "pl"
_VOWELS = frozenset("aeiou")
_MUTE = ("haruspic", "herb", "heur", "hiver", "homm", "horlog", "huil", "humain", "hydr", "hypno")
"""How nouns with an h begin that elide; before any other h nothing is elided."""
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ı": "i"})


def elides(name: str) -> bool:
    """Whether `de`, `le` and `la` lose their vowel before a noun."""
    plain = _plain(name)
    return plain[:1] in _VOWELS or plain.startswith(_MUTE)


def person_elides(name: str) -> bool:
    """Whether they do before the name of a person: d’Hélène, d’Yves, but de Yan and de 明."""
    first, second = (*_plain(name)[:2], "", "")[:2]
    if first == "h":
        return second in _VOWELS
    if first == "y":
        return second.isascii() and second.isalpha() and second not in _VOWELS
    return first in _VOWELS


def _plain(name: str) -> str:
    """The letters without accents; those of other alphabets stay, and are not vowels here."""
    parts = normalize("NFKD", name.casefold().translate(_LIGATURES))
    return "".join(letter for letter in parts if not combining(letter))


def proper_forms(name: str) -> dict[str, str]:
    """A name without an article: d’Ulgimor, à Gex."""
    return _unarticled(name, elides(name))


def given_forms(name: str) -> dict[str, str]:
    """The name of a person, as somebody gave it: d’Hélène, de 明."""
    return _unarticled(name, person_elides(name))


def _unarticled(name: str, elided: bool) -> dict[str, str]:
    de = f"d’{name}" if elided else f"de {name}"
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
