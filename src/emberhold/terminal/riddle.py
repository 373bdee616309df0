"""A puzzle at the terminal: the goal is told first, the verdict as soon as it falls."""

from __future__ import annotations

from pathlib import Path

from emberhold.games import game_named
from emberhold.games.puzzles import OPEN, SOLVED, Puzzle, moment_of, verdict
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table
from emberhold.terminal.screen import Screen
from emberhold.terminal.session import Session

_UNSOLVED = 1


class Riddle(Session):
    """A game that ends with the verdict, no matter who would continue."""

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        table: Table,
        puzzle: Puzzle,
        seats: list[str],
        screen: Screen,
        language: str,
        path: Path,
    ) -> None:
        super().__init__(table, seats, screen, language, path)
        self.puzzle = puzzle
        self._game = game_named(puzzle.game).with_setup(puzzle.setup)
        self._began = moment_of(table.state)

    @property
    def stands(self) -> str:
        goal = self._game.goal(self.puzzle.goal)
        return verdict(goal, self.puzzle.learner, self._began, self.table.state)

    def run(self) -> int:
        title, about, goal = (words.text(self.language) for words in self.puzzle.words(self._game))
        self.screen.page(title, [about, goal])
        status = super().run()
        return status if self.stands in (OPEN, SOLVED) else status or _UNSOLVED

    def _keep(self) -> None:
        """A puzzle from a game is not kept: it begins in the middle, and its file is there."""
        if self.puzzle.past is None:
            super()._keep()

    def _kept_words(self) -> str:
        return super()._kept_words() if self.puzzle.past is None else ""

    def _let_bots_move(self) -> Question | None:
        question = super()._let_bots_move() if self.stands == OPEN else None
        return question if self.stands == OPEN else None

    def _end(self) -> None:
        self._keep()
        self._show_news()
        self.screen.say(self.say(f"table-puzzle-{self.stands}"))
