"""`emberhold puzzle`: positions with a goal, listed, solved at the terminal, found in games."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TextIO

import emberhold
from emberhold.commands.parser import Parser, whole_number
from emberhold.games import GAMES, game_named
from emberhold.games.exercises import LEARNER
from emberhold.games.puzzles import Puzzle, read_puzzle
from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.players import PERSON
from emberhold.players.finding import Effort, Found, find, written
from emberhold.players.solving import laid_out
from emberhold.terminal import home
from emberhold.terminal.riddle import Riddle
from emberhold.terminal.screen import screen_for

FIND = "find"
ENDING = ".toml"
LEAST_WORLDS = 8
"""With fewer worlds no margin is large enough beside its error."""


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("puzzle", language)
    parser.word("which", "help-puzzle-which", "metavar-name")
    parser.word("files", "help-puzzle-files", "metavar-file", nargs="*")
    parser.option("--out", "help-puzzle-out", "metavar-folder")
    parser.option("--worlds", "help-puzzle-worlds", "metavar-number")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    if given.which == FIND:
        return _find(given, language)
    if given.which is not None and given.which.endswith(ENDING):
        return _solve(read_puzzle(Path(given.which)), given.plain, language)
    puzzles = {puzzle.id: puzzle for game in GAMES.values() for puzzle in game.puzzles}
    if given.which is None or given.which in GAMES:
        for puzzle in puzzles.values():
            if given.which in (None, puzzle.game):
                print(_line(puzzle, language))
        return 0
    if given.which not in puzzles:
        raise EmberholdError(
            "error-puzzle", given=given.which, nearest=nearest(given.which, puzzles)
        )
    return _solve(puzzles[given.which], given.plain, language)


def _line(puzzle: Puzzle, language: str) -> str:
    title, _, goal = puzzle.words(game_named(puzzle.game))
    return f"{puzzle.id:32} {title.text(language)}. {goal.text(language)}"


def _solve(puzzle: Puzzle, plain: bool, language: str) -> int:
    seats = [PERSON if who == LEARNER else who for who in puzzle.seats]
    table = laid_out(puzzle)
    screen = screen_for(sys.stdout, sys.stdin, plain)
    return Riddle(table, puzzle, seats, screen, language, home.new_file(puzzle.game)).run()


def _find(given: Namespace, language: str) -> int:
    """Look for puzzles in saved games; each is told as it is found, and written where wished."""
    if not given.files:
        raise EmberholdError("error-file-missing", command=f"puzzle {FIND}")
    effort = Effort()
    if given.worlds is not None:
        effort = Effort(whole_number("--worlds", given.worlds, LEAST_WORLDS, 1000))
    folder = None if given.out is None else Path(given.out)
    number = sum(
        tell_found(file, emberhold.load(file), effort, folder, language, sys.stdout)
        for file in given.files
    )
    print(speech(language)("puzzle-found-count", count=number))
    return 0


def tell_found(  # noqa: PLR0913 (a game, how to look, and whom to tell)
    file: str, table: Table, effort: Effort, folder: Path | None, language: str, out: TextIO
) -> int:
    """Tell each puzzle of a game as it is found, and write it where wished; how many there are."""
    say, number = speech(language), 0
    for found in find(table, effort):
        number += 1
        goal = found.puzzle.words(game_named(found.puzzle.game))[-1].text(language)
        share, error = round(100 * found.margin), round(100 * found.error)
        told = {"place": found.place, "goal": goal, "share": share, "error": error}
        print(say("puzzle-found-at", file=file, worlds=found.worlds, **told), file=out, flush=True)
        if folder is not None:
            path = str(_write(folder, found))
            print(say("puzzle-found-written", path=path), file=out, flush=True)
    return number


def _write(folder: Path, found: Found) -> Path:
    """Nothing that is there is overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{number:02}_found-{found.puzzle.game}{ENDING}"
        if not path.exists():
            path.write_text(written(found), encoding="utf-8")
            break
    return path
