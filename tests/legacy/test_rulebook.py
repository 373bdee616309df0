"""The rulebook of Legacy: the same numbers in three languages, and nothing before its moment."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.rulebook import MOMENTS, WHOLE, unsealed
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import read_record
from emberhold.language import speech
from tests.legacy.support import record, world
from tests.support import rule

WITHDRAWN = (313, 324, 326)
BOOKS = {language: WHOLE.read(language) for language in emberhold.LANGUAGES}


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_every_rule_is_in_every_language(language: str) -> None:
    book = BOOKS[language]
    numbers = [number for number in range(1, 569) if number not in WITHDRAWN]
    assert list(book.rules) == [f"LG-{number:03}" for number in numbers]
    assert all(one.text for one in book.rules.values())
    assert [s.number for s in book.sections] == [s.number for s in BOOKS["en"].sections]


def test_physical_rules_are_rules_and_have_a_reason() -> None:
    book = BOOKS["en"]
    assert all(id in book.rules and reason for id, reason in book.physical.items())


def _read(made: dict[str, Any] | None, language: str = "en") -> set[str]:
    shelf = LEGACY.rulebook_under(None if made is None else read_record(record(made)))
    return set(shelf.read(language).rules)


@rule("LG-079", "LG-092", "LG-047")
def test_the_book_grows_with_the_campaign() -> None:
    seen = _read(None)
    for chapter in range(1, 9):
        known = _read(world(chapter))
        assert seen <= known
        own = {2: "LG-373", 3: "LG-380", 4: "LG-392", 5: "LG-404", 6: "LG-418", 7: "LG-429"}
        assert {n for n, id in own.items() if id in known} == {n for n in own if n <= chapter}
        seen = known
    assert _read({**world(8), "complete": True}) == set(BOOKS["en"].rules)


@rule("LG-079")
@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_no_later_nemesis_stands_in_the_book(language: str) -> None:
    """Neither in a rule nor in the heading of a section."""
    say = speech(language)
    names = {chapter: say(sheet.message_id) for chapter, sheet in NEMESES.items()}
    for chapter in (1, 3, 5, 7):
        book = unsealed(world(chapter)).read(language)
        told = " ".join([s.title for s in book.sections] + [r.text for r in book.rules.values()])
        for later in range(chapter + 1, 9):
            shown = {names[n] for n in range(1, chapter + 1)}
            if not any(names[later] in name or name in names[later] for name in shown):
                assert names[later] not in told, (chapter, later)


@rule("LG-292")
def test_a_section_is_read_when_it_is_unlocked() -> None:
    for letter, numbers in MOMENTS.items():
        if letter.isalpha() and letter.isupper():
            chapter = next(c for c in PLOTS if letter in PLOTS[c].start + PLOTS[c].end)
            first = numbers.split()[0].partition("-")[0]
            id = f"LG-{int(first):03}"
            before = {**world(chapter), "rules": world(chapter)["rules"].replace(letter, "")}
            assert id not in _read(before)
            assert id in _read({**before, "rules": before["rules"] + letter})
