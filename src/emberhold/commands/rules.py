"""`emberhold rules`: read the rules, and see which of them the tests prove."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from emberhold.commands.parser import Parser
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.coverage import Coverage, coverage
from emberhold.language import speech
from emberhold.parts.rulebook import Rulebook
from emberhold.terminal.lookup import show_rules
from emberhold.terminal.screen import screen_for

_CHECKOUT = Path(__file__).parents[3]


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("rules", language)
    parser.word("wanted", "help-rules-wanted", "metavar-words", nargs="*")
    parser.option("--coverage", "help-coverage")
    parser.option("--tests", "help-tests", "metavar-folder")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    wanted = list(given.wanted)
    named = wanted.pop(0) if wanted and wanted[0] in GAMES else None
    games = [named] if named else [name for name in GAMES if GAMES[name].rulebook_under(None)]
    if given.coverage:
        tests = _tests(given.tests)
        whole = [_whole(name, language) for name in games]
        return max(_report(book, coverage(book, tests), language) for book in whole)
    books = [_book(name, language, alone=named is None) for name in games]
    screen = screen_for(sys.stdout, sys.stdin, given.plain)
    answers = _asked(books, wanted)
    several = len({book.title for book, _ in answers}) > 1
    for book, asked in answers:
        if several and asked:
            screen.heading(book.title)
        show_rules(screen, book, asked)
    return 0


def _asked(books: Sequence[Rulebook], wanted: Sequence[str]) -> list[tuple[Rulebook, str]]:
    """Which book answers what: rules by their numbers, anything else where it is found."""
    by_number = [(book, word) for word in wanted for book in books if book.rule(word)]
    if by_number and len(by_number) == len(wanted):
        return by_number
    words = " ".join(wanted)
    having = [book for book in books if not words or book.look_up(words)]
    meant = [book for book in books if words.upper().startswith(book.prefix)]
    return [(book, words) for book in having or meant or books[:1]]


def _book(game: str, language: str, alone: bool) -> Rulebook:
    """The book of a game; alone where all are asked, so that each rule is found once."""
    shelf = game_named(game).rulebook_under(None)
    if shelf is None:
        raise EmberholdError("error-no-rulebook")
    return replace(shelf, beneath=None if alone else shelf.beneath).read(language)


def _whole(game: str, language: str) -> Rulebook:
    """What tests prove is the whole book, sealed pages and all."""
    shelf = game_named(game).rulebook
    if shelf is None:
        raise EmberholdError("error-no-rulebook")
    return shelf.read(language)


def _tests(given: str | None) -> Path:
    """The folder of tests: the one given, that of the checkout, or the one right here."""
    folders = [Path(given)] if given else [_CHECKOUT / "tests", Path("tests")]
    for folder in folders:
        if folder.is_dir():
            return folder
    raise EmberholdError("error-no-tests", path=str(folders[-1]))


def _report(book: Rulebook, found: Coverage, language: str) -> int:
    """What is proven, what cannot be, what is missing; 1 when something is missing."""
    say = speech(language)
    for id, places in found.covered.items():
        print(say("coverage-covered", id=id, places=", ".join(places)))
    for id, reason in found.physical.items():
        print(say("coverage-physical", id=id, reason=reason))
    for id, places in found.examples.items():
        print(say("coverage-covered", id=id, places=", ".join(places)))
    for id, places in found.unknown.items():
        print(say("coverage-unknown", id=id, places=", ".join(places)))
    for id in found.uncovered:
        print(say("coverage-uncovered", id=id, text=book.rules[id].text))
    print(
        say(
            "coverage-summary",
            rules=len(book.rules),
            covered=len(found.covered),
            physical=len(found.physical),
            uncovered=len(found.uncovered),
            examples=len(found.examples),
            book=book.title,
        )
    )
    return 1 if found.uncovered or found.unknown else 0
