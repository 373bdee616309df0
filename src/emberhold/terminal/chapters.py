"""A campaign at the terminal: chapter after chapter, kept in one file after every answer."""

from __future__ import annotations

from pathlib import Path

from emberhold.kernel.book import Book
from emberhold.kernel.campaign import Chronicle
from emberhold.language import speech
from emberhold.terminal.screen import Screen
from emberhold.terminal.session import Session


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
        book.turn()
        book.save(path)
        following = book.chapter
        if following is None:
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
        lines = [deed.words.text(language) for deed in section.deeds]
        if section.sealed:
            lines.append(say("campaign-sealed", things=section.sealed))
        screen.page(section.heading.text(language), lines or [say("campaign-nothing")])
