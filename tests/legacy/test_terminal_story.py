"""The campaign in the terminal: chapter 1, the interlude and chapter 2, typed into the command.

What is to be typed is found by playing the same campaign beside it: a bot's answers, with names of
our own. The command then tells the story, the stickers and the chronicle, in each language.
"""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.games.storybook import StoryPage
from emberhold.kernel.book import Book
from emberhold.kernel.campaign import standing_at
from emberhold.kernel.question import key_of
from emberhold.language import speech
from tests.legacy.sealed import Search
from tests.support.commands import Capsys, shown

NAMES = ("Ola", "[red]Żar[/red]", "Ostrze Świtu", "L’Écho")
"""Of two mages, and of the card that each of them is given between the chapters."""
BEGINNING = 60
"""How many letters of a page are enough to know it by."""
each_language = pytest.mark.parametrize("language", emberhold.LANGUAGES)


class Told(NamedTuple):
    """Two chapters of a campaign, and what has to be typed for them."""

    seed: int
    typed: tuple[str, ...]
    book: Book
    """The campaign as it is when a card has got its first sticker."""
    stuck: str
    """The line of the log that says so, in English."""

    @property
    def pages(self) -> tuple[StoryPage, ...]:
        assert self.book.table is not None
        now = standing_at(self.book.table)
        assert now is not None
        return tuple(game_named("legacy").pages_under(now))


def play(seed: int) -> Told | None:
    """Play two chapters; None where no card gets a sticker in the second."""
    bot = game_named("legacy").bot
    assert bot is not None
    book, typed, names = emberhold.campaign("legacy", len(NAMES) // 2, seed), [], iter(NAMES)
    while book.record.number < 2:
        table = book.table
        assert table is not None
        while (question := table.question) is not None:
            before = len(table.log("en"))
            key = key_of(bot(table.state, question))
            if key.startswith("name:"):
                key = f"name:{next(names)}"
            typed.append(key.removeprefix("name:"))
            table.answer(key)
            for line in table.log("en")[before:]:
                if "gets an evolve sticker" in line:
                    return Told(seed, tuple(typed), book, line)
        book.turn()
    return None


@cache
def told() -> Told:
    return next(found for seed in range(40) if (found := play(seed)) is not None)


def typing(monkeypatch: pytest.MonkeyPatch, language: str, capsys: Capsys) -> str:
    lines = [*told().typed, "q"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seed = str(told().seed)
    return shown(capsys, "--language", language, "campaign", "new", "legacy", "--seed", seed)


@each_language
def test_two_chapters_and_the_interlude_are_told(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys, language: str
) -> None:
    text, say = typing(monkeypatch, language, capsys), speech(language)
    assert [line for line in text.splitlines() if line.startswith("! ")] == []
    for chapter in (1, 2):
        assert say(f"legacy-chapter-{chapter}") in text
    for name in NAMES:
        assert name in text
    places = [text.index(page.text.text(language)[:BEGINNING]) for page in told().pages]
    assert places == sorted(places), "in the order of the story"
    assert len(places) > 4, "before both chapters and between them"
    assert say("page-ask") in text
    table = told().book.table
    assert table is not None
    stuck = table.log(language)[table.log("en").index(told().stuck)]
    assert stuck in text, "the sticker lands"


@each_language
def test_the_file_stands_where_it_was_left(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys, language: str
) -> None:
    typing(monkeypatch, language, capsys)
    (path,) = own_home.glob("*.campaign")
    kept, here = emberhold.load_campaign(path), told().book
    assert kept.record == here.record
    assert kept.table is not None
    assert here.table is not None
    assert kept.table.answers == here.table.answers


@each_language
def test_the_chronicle_shows_mages_stickers_and_chapters(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys, language: str
) -> None:
    typing(monkeypatch, language, capsys)
    text, say = shown(capsys, "--language", language, "campaign", "show"), speech(language)
    chronicle = told().book.chronicle()
    for section in chronicle.sections:
        assert section.heading.text(language) in text
        for deed in section.deeds:
            assert deed.words.text(language) in text
            for note in deed.notes:
                assert note.words.text(language) in text
    for name in NAMES:
        assert name in text
    for sealed in {section.sealed for section in chronicle.sections} - {0}:
        assert say("campaign-sealed", things=sealed) in text


@each_language
def test_the_story_can_be_read_again_and_no_further(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys, language: str
) -> None:
    everything = typing(monkeypatch, language, capsys)
    text = shown(capsys, "--language", language, "campaign", "story")
    places = [text.index(page.text.text(language)[:BEGINNING]) for page in told().pages]
    assert places == sorted(places)
    for page in told().pages:
        assert page.title.text(language) in text
    table = told().book.table
    assert table is not None
    now = standing_at(table)
    assert now is not None
    spoken = "\n".join(
        page.text.text(each) for page in told().pages for each in emberhold.LANGUAGES
    )
    search = Search(now.world, spoken)
    chronicle = shown(capsys, "--language", language, "campaign", "show")
    for seen in (everything, text, chronicle):
        assert search.found(seen) == []
