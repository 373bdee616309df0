"""`emberhold play`: a game at the terminal, new or continued."""

from __future__ import annotations

import sys
import tomllib
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import Any

import emberhold
from emberhold.commands.campaign import begun
from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.commands.wishes import add_choices, first_game, game_meant, wishes_of
from emberhold.games import GAMES, game_named
from emberhold.games.daily import daily
from emberhold.kernel import save
from emberhold.kernel.book import Book
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import PositionError, SaveError
from emberhold.kernel.replaying import rules_changed
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.players import PERSON
from emberhold.terminal import home
from emberhold.terminal.chapters import played_on
from emberhold.terminal.preparing import (
    CHOOSE,
    RESUME,
    Preparing,
    Stopped,
    seats_from,
    which_game,
)
from emberhold.terminal.screen import Screen, screen_for
from emberhold.terminal.session import Session

_GENTLE = 40
"""How often a first game is dealt again until it begins gently."""
_ABOUT_THE_SCREEN = ("help", "language", "plain", "what")
"""What says nothing about the game to be played."""

Opened = tuple[Table, list[str], Path]
Begun = tuple[Book, Path]
"""A campaign that begins instead of a game."""


def main(words: Sequence[str], language: str) -> int:
    named = game_meant(words)
    given = _parser(named or first_game(), language).read(words)
    if given is None:
        return 0
    screen = screen_for(sys.stdout, sys.stdin, given.plain)
    try:
        opened = _open(given, named, screen, language)
    except (Stopped, KeyboardInterrupt):
        return 0
    if len(opened) == 2:
        book, kept = opened
        return played_on(book, screen, language, kept)
    table, seats, path = opened
    if table.mended is not None:
        say, lost = speech(language), len(table.mended.rest)
        screen.say(say("save-mended", lost=lost, path=str(_before(given.what, path))))
    return Session(table, seats, screen, language, path).run()


def _before(named: str | None, path: Path) -> Path:
    """Where the record is as it was: in the file that was named, or in a copy."""
    if named is not None and Path(named).resolve() != path.resolve():
        return Path(named)
    return home.keep_before(path)


def _parser(game: str, language: str) -> Parser:
    parser = Parser("play", language)
    parser.word("what", "help-play-what", "metavar-file")
    parser.option("--resume", "help-resume")
    parser.option("--quick", "help-quick")
    parser.option("--daily", "help-daily")
    parser.option("--players", "help-players", "metavar-number")
    parser.option("--bots", "help-bots", "metavar-bots")
    add_choices(parser, game)
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--position", "help-position", "metavar-file")
    parser.option("--plain", "help-plain")
    return parser


def _open(given: Namespace, named: str | None, screen: Screen, language: str) -> Opened | Begun:
    """The table that was asked for, by file, by options, or by answering questions."""
    game = named or first_game()
    if given.what is not None and given.what not in GAMES:
        if _is_name(given.what):
            game_named(given.what)
        return _continue(Path(given.what), given.bots)
    if given.resume:
        return _continue(home.latest(), given.bots)
    if given.quick:
        return _quick(game, given.seed)
    if given.daily:
        today = daily(datetime.now(UTC).date())
        return _at(today.game, list(today.seats), today.seed, dict(today.setup))
    if any(value for name, value in vars(given).items() if name not in _ABOUT_THE_SCREEN):
        return _new(given, game)
    if not screen.redraws:
        return _quick(game, None)
    game = named or which_game(screen, language)
    preparing = Preparing(screen, language, game)
    way = preparing.begin(game_named(game).choices.quick, _resumable())
    if way == RESUME:
        return _continue(home.latest(), None)
    if way != CHOOSE:
        return _quick(game, None)
    draft = preparing.everything(game_named(game).choices.listed)
    setup = game_named(game).choices.wishes(draft.wishes)
    return _at(game, draft.seats, draft.seed or None, setup)


def _is_name(word: str) -> bool:
    """Whether somebody means a game and no file: there is none, and none would be called so."""
    return Path(word).name == word and not Path(word).suffix and not Path(word).exists()


def _resumable() -> bool:
    try:
        home.latest()
    except SaveError:
        return False
    return True


def _continue(path: Path, bots: str | None) -> Opened:
    table = _loaded(path)
    kept = table.header.seats or []
    seats = kept if len(kept) == table.players else [PERSON] * table.players
    if bots is not None:
        seats = seats_from(bots, table.players)
    return table, seats, home.file_for(path, table.game.name)


def _loaded(path: Path) -> Table:
    """A saved game; one played by older rules is opened as far as it fits."""
    header = save.read(path).header
    mend = header.game in GAMES and rules_changed(game_named(header.game), header)
    return emberhold.load(path, mend)


def _quick(game: str, seed: str | None) -> Opened | Begun:
    """A first game; without a seed one that begins with a turn of one's own."""
    plan = game_named(game).choices.quick
    seats = list(plan.seats)
    if plan.campaign:
        return begun(game, len(seats), seed, seats)
    for _ in range(_GENTLE if seed is None else 1):
        opened = _at(game, seats, seed, plan.wishes)
        if game_named(game).gentle(opened[0].question):
            break
    return opened


def _new(given: Namespace, game: str) -> Opened:
    position, setup = _position(given.position)
    players = setup.pop("players", 2)
    seed = given.seed or setup.pop("seed", None)
    if given.players is not None:
        players = whole_number("--players", given.players, 1)
    setup |= wishes_of(given, game)
    return _at(game, seats_from(given.bots or "0", players), seed, setup, position, players)


def _at(  # noqa: PLR0913 (the options of a command line)
    game: str,
    seats: list[str],
    seed: Any,
    setup: dict[str, Any],
    position: dict[str, Any] | None = None,
    players: int | None = None,
) -> Opened:
    seed = randbelow(10**6) if seed is None else seed_of(str(seed))
    players = len(seats) if players is None else players
    table = emberhold.open(game, players, seed, setup, position)
    return table, seats, home.new_file(game)


def _position(path: str | None) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """A position from a TOML file, and the set-up that its table `setup` names."""
    if path is None:
        return None, {}
    try:
        position = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise PositionError("error-save-read", path=path, why=cause_of(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PositionError("error-toml", path=path, why=str(error)) from None
    setup = position.pop("setup", {})
    if not isinstance(setup, dict):
        raise PositionError("error-toml", path=path, why="setup")
    return position, setup
