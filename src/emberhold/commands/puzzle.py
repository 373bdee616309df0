"""`emberhold puzzle`: positions with a goal, listed or solved at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import emberhold
from emberhold.commands.parser import Parser
from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER
from emberhold.games.puzzles import Puzzle
from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.language import Speech, speech
from emberhold.players import PERSON
from emberhold.terminal import home
from emberhold.terminal.riddle import Riddle
from emberhold.terminal.screen import screen_for


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("puzzle", language)
    parser.word("which", "help-puzzle-which", "metavar-name")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    puzzles = {puzzle.id: puzzle for game in GAMES.values() for puzzle in game.puzzles}
    if given.which is None or given.which in GAMES:
        say = speech(language)
        for puzzle in puzzles.values():
            if given.which in (None, puzzle.game):
                print(_line(puzzle, say))
        return 0
    if given.which not in puzzles:
        raise EmberholdError(
            "error-puzzle", given=given.which, nearest=nearest(given.which, puzzles)
        )
    return _solve(puzzles[given.which], given.plain, language)


def _line(puzzle: Puzzle, say: Speech) -> str:
    title, _, goal = (say(message) for message in puzzle.messages)
    return f"{puzzle.id:32} {title}. {goal}"


def _solve(puzzle: Puzzle, plain: bool, language: str) -> int:
    seats = [PERSON if who == LEARNER else who for who in puzzle.seats]
    table = emberhold.open(
        puzzle.game, len(seats), puzzle.seed, puzzle.setup, position=puzzle.position
    )
    screen = screen_for(sys.stdout, sys.stdin, plain)
    return Riddle(table, puzzle, seats, screen, language, home.new_file(puzzle.game)).run()
