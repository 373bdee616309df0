"""A campaign at the terminal: chapter after chapter, kept in one file after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emberhold.games import game_named
from emberhold.games.storybook import StoryPage
from emberhold.kernel.book import Book
from emberhold.kernel.campaign import Chronicle, Deed, standing_at
from emberhold.language import speech
from emberhold.terminal.screen import Screen
from emberhold.terminal.session import Session
from emberhold.terminal.storybook import show_pages


class ChapterSession(Session):
    """One chapter; what is kept is the whole campaign."""

    def __init__(self, book: Book, screen: Screen, language: str, path: Path) -> None:
        assert book.table is not None
        seats = book.seats or ["person"] * book.players
        super().__init__(book.table, seats, screen, language, path)
        self.book = book

    def keep_at(self, path: Path) -> None:
        self.book.table = self.table
        self.book.save(path)

    def _kept_words(self) -> str:
        return self.say("campaign-kept", path=str(self.path))

    def _heading(self) -> str:
        chapter = self.book.chapter
        assert chapter is not None
        title = chapter.title.text(self.language)
        return self.say("campaign-heading", heading=super()._heading(), chapter=title)


def played_on(book: Book, screen: Screen, language: str, path: Path) -> int:
    """Play chapter after chapter until the campaign is over or somebody leaves."""
    say = speech(language)
    while book.chapter is not None:
        session = ChapterSession(book, screen, language, path)
        status = session.run()
        if session.table.result is None:
            return status
        read = len(_pages(book))
        book.turn()
        book.save(path)
        following = book.chapter
        if following is None:
            show_pages(_pages(book)[read:], screen, language)
            break
        title = following.title.text(session.language)
        if not screen.pause(say("campaign-next", chapter=title)):
            screen.say(say("campaign-kept", path=str(path)))
            return 0
    show_chronicle(book.chronicle(), screen, language)
    screen.say(say("campaign-over"))
    return 0


def show_chronicle(chronicle: Chronicle, screen: Screen, language: str) -> None:
    """What there is to tell between two chapters, section by section."""
    say = speech(language)
    screen.heading(chronicle.title.text(language))
    for section in chronicle.sections:
        lines = [line for deed in section.deeds for line in _told(deed, language)]
        if section.sealed:
            lines.append(say("campaign-sealed", things=section.sealed))
        screen.page(section.heading.text(language), lines or [say("campaign-nothing")])


def _told(deed: Deed, language: str) -> list[str]:
    """A deed, and below it what is stuck on what it tells of."""
    say, lines = speech(language), [deed.words.text(language)]
    for note in deed.notes:
        words = note.words.text(language)
        title = None if note.title is None else note.title.text(language)
        told = words if title is None else say("table-line", name=title, what=words)
        lines.append(f"  – {told}")
    return lines


def show_story(book: Book, screen: Screen, language: str) -> None:
    """What has been read so far, page after page."""
    pages = _pages(book)
    if not pages:
        screen.say(speech(language)("page-none"))
    show_pages(pages, screen, language)


def _pages(book: Book) -> Sequence[StoryPage]:
    """The pages under the record of this very moment."""
    game = game_named(book.game.name)
    now = None if book.table is None else standing_at(book.table)
    return game.pages_under(book.record if now is None else now)
