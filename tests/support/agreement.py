"""Whether nouns agree with the numbers before them, in the sentences of cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

ENGLISH = re.compile(
    r"\b(?:1|one) (?:\w+ )?(?:cards|spells|charges|tokens|breaches|gems|times|weapons|dice|levels"
    r"|missions|assets|trophies|spaces)\b"
)
POLISH = (
    *(("obrażenie", "obrażenia", "obrażeń"), ("kartę", "karty", "kart")),
    *(("Ładunek", "Ładunki", "Ładunków"), ("Zaklęcie", "Zaklęcia", "Zaklęć")),
    *(("punkt", "punkty", "punktów"), ("żeton", "żetony", "żetonów")),
    *(("Bramę", "Bramy", "Bram"), ("karta", "karty", "kart")),
    *(("wpływ", "wpływy", "wpływów"), ("poziom", "poziomy", "poziomów")),
    *(("zasób", "zasoby", "zasobów"), ("trofeum", "trofea", "trofeów")),
    *(("misję", "misje", "misji"), ("relikwię", "relikwie", "relikwii"), ("pole", "pola", "pól")),
    *(("raz", "razy", "razy"), ("wrogiem", "wrogami", "wrogami")),
)
FRENCH = (
    *("dégât", "carte", "charge", "sort", "point", "jeton", "éther", "brèche", "niveau", "atout"),
    *("trophée", "mission", "relique", "dé", "case", "arme", "ennemi"),
)
NUMERALS = {
    "pl": {
        "jeden": 1,
        "jedną": 1,
        "jedno": 1,
        "jedna": 1,
        "jednym": 1,
        "dwa": 2,
        "dwie": 2,
        "dwoma": 2,
        "pięć": 5,
        "pięcioma": 5,
    },
    "fr": {"un": 1, "une": 1, "deux": 2, "cinq": 5},
}


def faults_of(said: Sequence[str], language: str) -> list[Any]:
    """What is wrong with sentences that differ in a number: two are the same, or a noun does not
    agree."""
    same = [] if len(set(said)) == len(said) else [said]
    return same + [fault for sentence in said for fault in disagreements(sentence, language)]


def disagreements(sentence: str, language: str) -> list[str]:
    """Nouns that do not go with the number before them."""
    if language == "en":
        return ENGLISH.findall(sentence)
    found: list[str] = []
    numerals = NUMERALS[language]
    for written, noun in re.findall(
        r"\b(\d+|" + "|".join(numerals) + r") ((?:\w+ )?\w+)", sentence
    ):
        number = numerals.get(written) or int(written)
        found += [f"{written} {word}" for word in noun.split() if _wrong(word, number, language)]
    return found


def _wrong(word: str, number: int, language: str) -> bool:
    if language == "fr":
        return word in FRENCH if number > 1 else word[-1] in "sx" and word[:-1] in FRENCH
    place = 0 if number == 1 else 1 if 2 <= number <= 4 else 2
    known = [forms for forms in POLISH if word in forms]
    return bool(known) and all(forms[place] != word for forms in known)
