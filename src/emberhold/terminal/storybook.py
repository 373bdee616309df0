"""Pages of a story at the terminal: when they are opened, and once more later."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.games.storybook import StoryPage
from emberhold.language import speech
from emberhold.terminal.screen import Screen


def show_page(page: StoryPage, screen: Screen, language: str) -> None:
    say = speech(language)
    over, title = page.over.text(language), page.title.text(language)
    lines = [page.text.text(language)]
    if page.opens:
        lines += ["", say("page-opens", letters=", ".join(page.opens))]
    screen.page(say("page-title", over=over, title=title), lines)


def show_pages(pages: Iterable[StoryPage], screen: Screen, language: str) -> None:
    """One page after the other; the player who is asked may stop before the end."""
    for number, page in enumerate(pages):
        if number and not screen.pause(speech(language)("page-next")):
            return
        show_page(page, screen, language)
