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
"""The forms that differ; the Polish feminine is the accusative, the only case asked for."""


def word_of(language: str, number: Any, gender: str = "m") -> str:
    """`two`, `deux`, `dwie`."""
    count = int(number)
    if not 1 <= count <= 10:
        return str(count)
    return _OF_GENDER.get((language, gender, count), _WORDS[language][count - 1])
