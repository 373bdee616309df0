"""`emberhold box`: boxes that people make, begun, checked, played, packed and judged."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Final

import emberhold
from emberhold.commands import box_shelf
from emberhold.commands.box_report import Asked, report
from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.games import makers
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError, SaveError, listed, nearest
from emberhold.language import speech
from emberhold.language.folding import folded
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import ENDING, read_box
from emberhold.parts.boxes.handing import check_pictures, handed_on
from emberhold.parts.boxes.own import opened
from emberhold.terminal import home
from emberhold.terminal.lookup import show_entry
from emberhold.terminal.preparing import seats_from
from emberhold.terminal.screen import screen_for
from emberhold.terminal.session import Session

WAYS: Final = ("new", "check", "play", "pack", "report")


def main(words: Sequence[str], language: str) -> int:
    given = _parser(language).read(words or ["--help"])
    if given is None:
        return 0
    known = (*WAYS, *box_shelf.WAYS)
    if given.what not in known:
        what = str(given.what)
        raise EmberholdError(
            "error-box-way", given=what, known=listed(known), nearest=nearest(what, known)
        )
    if given.folder is None:
        raise EmberholdError("error-file-missing", command=f"box {given.what}")
    if given.what in box_shelf.WAYS:
        return box_shelf.shelve(given.what, given.folder, given.database, language)
    if given.what == "new":
        return _new(Path(given.folder), given.game, language)
    contents = read_box(Path(given.folder))
    made = opened(contents, makers())
    ways: dict[str, Callable[[Asked], int]] = {
        "check": _check,
        "play": _play,
        "pack": _pack,
        "report": report,
    }
    asked = Asked(given, made.maker.game, made.maker.own, made.box, contents, language)
    return ways[given.what](asked)


def _parser(language: str) -> Parser:
    parser = Parser("box", language)
    parser.add_argument(
        "what",
        nargs="?",
        metavar="|".join((*WAYS, *box_shelf.WAYS)),
        help=parser.say("help-box-what"),
    )
    parser.word("folder", "help-box-folder", "metavar-folder")
    parser.add_argument(
        "--game",
        help=parser.say("help-box-game", games=listed(makers())),
        metavar=parser.say("metavar-game"),
    )
    parser.option("--out", "help-box-out", "metavar-file")
    parser.option("--card", "help-box-card", "metavar-name")
    parser.option("--against", "help-box-against", "metavar-name")
    parser.option("--pairs", "help-box-pairs", "metavar-number")
    parser.option("--players", "help-players", "metavar-number")
    parser.option("--bots", "help-bots", "metavar-bots")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--processes", "help-processes", "metavar-number")
    parser.option("--database", "help-database", "metavar-url")
    parser.option("--json", "help-json")
    parser.option("--plain", "help-plain")
    return parser


def _new(folder: Path, game: str | None, language: str) -> int:
    """A box to change; nothing that is there is touched."""
    known = makers()
    engine = next(iter(known)) if game is None else game
    if engine not in known:
        raise EmberholdError("error-box-game", given=engine[:40], known=listed(known))
    if folder.exists():
        raise EmberholdError("error-box-there", path=str(folder))
    letters = "".join(letter if letter.isalnum() else "-" for letter in folded(folder.name))
    slug = "-".join(part for part in letters.split("-") if part)[:40].strip("-")
    if not slug.isascii() or not slug:
        raise EmberholdError("error-box-folder-name", given=folder.name)
    own = known[engine].own
    try:
        folder.mkdir(parents=True)
        for name, text in own.begin(slug).items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise SaveError("error-save-write", path=str(folder), why=cause_of(error)) from None
    print(speech(language)("box-told-begun", path=str(folder)))
    return 0


def _check(asked: Asked) -> int:
    """Everything in a box as people will read it, and what is not translated."""
    check_pictures(asked.contents)
    opened, language = asked.opened, asked.language
    say = speech(language)
    screen = screen_for(sys.stdout, sys.stdin, asked.given.plain)
    for entry in opened.entries:
        show_entry(screen, entry, language)
    for name, languages in opened.untold:
        print(say("box-told-untold", name=name, languages=listed(languages)))
    title, count = say(f"box-{opened.name}"), len(opened.entries)
    print(say("box-told-sound", title=title, count=count, name=opened.name))
    return 0


def _play(asked: Asked) -> int:
    """A table with as much of a box as possible; it is kept for the saved game."""
    given, opened = asked.given, asked.opened
    players = whole_number("--players", given.players or "2", 1, 16)
    seed = randbelow(10**6) if given.seed is None else seed_of(given.seed)
    shelf.keep(opened.name, asked.contents)
    seats = seats_from(given.bots or str(players - 1), players)
    table = emberhold.open(asked.game, players, seed, asked.own.wishes(opened, players))
    screen = screen_for(sys.stdout, sys.stdin, given.plain)
    return Session(table, seats, screen, asked.language, home.new_file(asked.game)).run()


def _pack(asked: Asked) -> int:
    opened = asked.opened
    path = Path(asked.given.out or f"{opened.slug}{ENDING}")
    if path.exists() and path.suffix != ENDING:
        raise EmberholdError("error-box-there", path=str(path))
    contents = handed_on(asked.contents)
    name = asked.own.open(contents).name
    try:
        path.write_bytes(contents.packed())
    except OSError as error:
        raise SaveError("error-save-write", path=str(path), why=cause_of(error)) from None
    print(speech(asked.language)("box-told-packed", path=str(path), name=name))
    return 0
