"""French articles: a name as it is said, by its gender and number, and before a vowel."""

from __future__ import annotations

import pytest

from emberhold.language.french import (
    PLURAL,
    SINGULAR,
    forms_of_noun,
    given_forms,
    person_elides,
    proper_forms,
)


@pytest.mark.parametrize(
    ("name", "gender", "number", "said"),
    [
        ("Commissaire", "m", SINGULAR, "le Commissaire, un Commissaire, du Commissaire"),
        ("Trappe", "f", SINGULAR, "la Trappe, une Trappe, de la Trappe"),
        ("Ogryn", "m", SINGULAR, "l’Ogryn, un Ogryn, de l’Ogryn"),
        ("Épée", "f", SINGULAR, "l’Épée, une Épée, de l’Épée"),
        ("Herbe", "f", SINGULAR, "l’Herbe, une Herbe, de l’Herbe"),
        ("Harpie", "f", SINGULAR, "la Harpie, une Harpie, de la Harpie"),
        ("Œil", "m", SINGULAR, "l’Œil, un Œil, de l’Œil"),
        ("Spores", "f", PLURAL, "les Spores, des Spores, des Spores"),
        ("Ombres", "f", PLURAL, "les Ombres, des Ombres, des Ombres"),
    ],
)
def test_a_noun_has_the_articles_of_its_gender_and_number(
    name: str, gender: str, number: str, said: str
) -> None:
    forms = forms_of_noun(name, gender, number)
    assert ", ".join(forms[form] for form in ("def", "indef", "de")) == said
    assert forms["number"] == number
    to = {"le ": "au ", "les": "aux"}.get(said[:3], f"à {said[:3]}".rstrip())
    assert forms["a"].startswith(to)


def test_names_have_no_article() -> None:
    assert proper_forms("Ulgimor") == {
        "def": "Ulgimor",
        "indef": "Ulgimor",
        "number": SINGULAR,
        "de": "d’Ulgimor",
        "a": "à Ulgimor",
    }
    assert given_forms("Yan")["de"] == "de Yan"


@pytest.mark.parametrize(
    ("name", "elided"),
    [("Hélène", True), ("Yves", True), ("Yan", False), ("明", False), ("Zoé", False), ("", False)],
)
def test_names_of_people_are_elided_by_their_sound(name: str, elided: bool) -> None:
    assert person_elides(name) is elided
