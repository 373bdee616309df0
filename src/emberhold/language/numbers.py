"""Numbers in words, for things that are counted rather than measured; see docs/language.md.

In a message: `{ WORD($amount, gender: "f") } karty`. Above ten a number stays in digits.
"""

from __future__ import annotations

from typing import Any

_ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FRENCH = ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
_POLISH = (
    *("jeden", "dwa", "trzy", "cztery", "pięć"),
    *("sześć", "siedem", "osiem", "dziewięć", "dziesięć"),
)
_WORDS = {"en": _ENGLISH, "fr": _FRENCH, "pl": _POLISH}
_OF_GENDER = {
    ("fr", "f", 1): "une",
    ("pl", "f", 1): "jedną",
    ("pl", "n", 1): "jedno",
    ("pl", "f", 2): "dwie",
}
"""The forms that differ; the Polish feminine is the accusative."""
_GENITIVES = (
    *("jednego", "dwóch", "trzech", "czterech", "pięciu"),
    *("sześciu", "siedmiu", "ośmiu", "dziewięciu", "dziesięciu"),
)
_INSTRUMENTALS = (
    *("jednym", "dwoma", "trzema", "czterema", "pięcioma"),
    *("sześcioma", "siedmioma", "ośmioma", "dziewięcioma", "dziesięcioma"),
)
_CASES = {"gen": _GENITIVES, "ins": _INSTRUMENTALS}
"""Polish: the genitive is the locative, and the accusative of persons, as well."""
_FEMININE = {("gen", 1): "jednej", ("ins", 1): "jedną", ("ins", 2): "dwiema"}


def word_of(language: str, number: Any, gender: str = "m", case: str = "") -> str:
    """`two`, `deux`, `dwie`; in Polish also `dwóch` and `dwiema` by a case."""
    count = int(number)
    if not 1 <= count <= 10:
        return str(count)
    if case and language == "pl":
        return (gender == "f" and _FEMININE.get((case, count))) or _CASES[case][count - 1]
    return _OF_GENDER.get((language, gender, count), _WORDS[language][count - 1])
