"""`emberhold campaign`: campaigns at the terminal, begun, continued, listed and told."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from secrets import randbelow

import emberhold
from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.games import GAMES
from emberhold.kernel.book import Book
from emberhold.kernel.errors import EmberholdError, SaveError, listed, nearest
from emberhold.language import Speech, speech
from emberhold.terminal import home
from emberhold.terminal.chapters import played_on, show_chronicle, show_story
from emberhold.terminal.preparing import seats_from
from emberhold.terminal.screen import Screen, screen_for

NEW, LIST, CONTINUE, SHOW, STORY = "new", "list", "continue", "show", "story"
_WAYS = (NEW, LIST, CONTINUE, SHOW, STORY)


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("campaign", language)
    parser.word("words", "help-campaign-words", "metavar-way", "*")
    parser.option("--players", "help-players", "metavar-number")
    parser.option("--bots", "help-bots", "metavar-bots")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    way, what = _understood(given.words)
    screen = screen_for(sys.stdout, sys.stdin, given.plain)
    if way == LIST:
        _list(screen, language)
        return 0
    if way == SHOW:
        show_chronicle(_read(_file(what))[0].chronicle(), screen, language)
        return 0
    if way == STORY:
        show_story(_read(_file(what))[0], screen, language)
        return 0
    book, path = _new(given, what) if way == NEW else _continued(given, what, screen, language)
    return played_on(book, screen, language, path)


def _understood(words: Sequence[str]) -> tuple[str, str | None]:
    """What to do, and with which game or file."""
    way, what, *more = [*words, None, None][: max(2, len(words))]
    way = way or LIST
    if way not in _WAYS or more:
        wrong = str(more[0]) if way in _WAYS else way
        raise EmberholdError(
            "error-campaign-way", given=wrong, known=listed(_WAYS), nearest=nearest(wrong, _WAYS)
        )
    return way, what


def _new(given: Namespace, what: str | None) -> tuple[Book, Path]:
    players = 2 if given.players is None else whole_number("--players", given.players, 1)
    seats = seats_from(given.bots or "0", players)
    return begun(what or _only_campaign(), players, given.seed, seats)


def begun(game: str, players: int, seed: str | None, seats: list[str]) -> tuple[Book, Path]:
    """A new campaign, kept in a file from the start."""
    drawn = randbelow(10**6) if seed is None else seed_of(seed)
    book = emberhold.campaign(game, players, drawn)
    book.seats = seats
    path = home.new_file(game, home.CAMPAIGN)
    book.save(path)
    return book, path


def _only_campaign() -> str:
    """The game that is meant where none is named: the first that has a campaign."""
    for name, game in GAMES.items():
        if game.campaign is not None:
            return name
    raise EmberholdError("error-no-campaigns")


def _continued(
    given: Namespace, what: str | None, screen: Screen, language: str
) -> tuple[Book, Path]:
    path = _file(what)
    book, mended = _read(path)
    if given.bots is not None:
        book.seats = seats_from(given.bots, book.players)
    if mended is not None:
        screen.say(speech(language)("save-mended", lost=mended, path=str(home.keep_before(path))))
    return book, path


def _file(named: str | None) -> Path:
    return Path(named) if named else home.latest_campaign()


def _read(path: Path) -> tuple[Book, int | None]:
    """A campaign, and how many answers of its chapter do not fit the rules any more."""
    book = emberhold.load_campaign(path, mend=True)
    table = book.table
    return book, None if table is None or table.mended is None else len(table.mended.rest)


def _list(screen: Screen, language: str) -> None:
    """All campaigns of this person, the last played first."""
    say = speech(language)
    lines = [_line(path, language) for path in home.campaigns()]
    screen.page(say("campaign-list"), lines or [say("campaign-none")])


def _when(say: Speech, moment: datetime) -> str:
    """A date and a time as the language writes them."""
    day, year, time = moment.day, str(moment.year), f"{moment:%H:%M}"
    return say("campaign-when", day=day, month=moment.month, year=year, time=time)


def _line(path: Path, language: str) -> str:
    say = speech(language)
    when = _when(say, datetime.fromtimestamp(path.stat().st_mtime))
    try:
        book = emberhold.load_campaign(path, mend=True)
    except SaveError as error:
        return error.text(language)
    chapter = book.chapter
    told = say("campaign-over") if chapter is None else chapter.title.text(language)
    game = say(f"game-{book.game.name}")
    return say("campaign-line", file=path.name, game=game, chapter=told, when=when)
