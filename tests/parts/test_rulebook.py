"""The rulebook: found by number, by section and by words, in three languages."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.parts.rulebook import Rule, Section

assert WAR_ETERNAL.rulebook is not None
BOOKS = {language: WAR_ETERNAL.rulebook.read(language) for language in emberhold.LANGUAGES}


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_every_rule_is_in_every_language(language: str) -> None:
    book = BOOKS[language]
    assert list(book.rules) == [f"WE-{number:03}" for number in range(1, 346)]
    assert all(rule.text for rule in book.rules.values())
    assert [s.number for s in book.sections] == [s.number for s in BOOKS["en"].sections]


def test_a_rule_is_found_however_its_number_is_typed() -> None:
    book = BOOKS["en"]
    for typed in ("WE-046", "we-046", "we46", "WE-46"):
        rule = book.rule(typed)
        assert rule is not None
        assert (rule.id, rule.section) == ("WE-046", "3")
    assert book.rule("WE-999") is None
    assert book.rule("closed breach") is None


def test_a_section_brings_its_parts() -> None:
    book = BOOKS["en"]
    assert [section.number for section in book.section("16")] == ["16", "16.1", "16.2"]
    assert [section.number for section in book.section("8.2")] == ["8.2"]
    assert book.section("1")[0].rules[0].id == "WE-001"
    assert len(book.section("1")) == 1


def test_small_headings_stand_between_the_rules_of_a_section() -> None:
    (section,) = BOOKS["en"].section("8.2")
    headings = [entry for entry in section.entries if isinstance(entry, str)]
    assert len(headings) == 8
    assert headings[0].startswith("Action 1")


def test_words_are_found_without_case_and_accents() -> None:
    found = BOOKS["pl"].search("ZAMKNIETA brama")
    assert found
    assert all("zamknięt" in rule.text.lower() for rule in found)
    assert BOOKS["en"].search("") == ()


def test_what_is_asked_for_is_a_rule_a_section_or_words() -> None:
    book = BOOKS["en"]
    assert [type(part) for part in book.find("WE-001")] == [Rule]
    assert [type(part) for part in book.find("6.6")] == [Section]
    assert all(isinstance(part, Rule) for part in book.find("stop cards"))
    with pytest.raises(emberhold.EmberholdError, match="xyzzy"):
        book.find("xyzzy")


def test_physical_rules_are_rules_and_have_a_reason() -> None:
    for book in BOOKS.values():
        assert book.physical
        assert all(id in book.rules and reason for id, reason in book.physical.items())
