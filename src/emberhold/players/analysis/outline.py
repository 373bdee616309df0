"""What was decided in a game, when and by whom: where an analysis has something to look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emberhold.games import game_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Sides
from emberhold.kernel.question import Question
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import Table, restart
from emberhold.players.analysis.chances import Chances, of_result, spelled
from emberhold.players.search.playout import Means, means_of

MOST_ANSWERS = 20_000
"""The answers of the longest game that is analysed."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and what kind of decision it was."""

    seat: int
    key: str
    moment: int
    """The turn it was given in."""
    begins: bool
    """Whether a turn begins with its question and nothing is half done."""
    open: bool
    """Whether there was something to decide."""
    usual: bool
    """Whether the game's own player would have answered the same."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A game from its first answer to its end."""

    game: str
    sides: Sides
    result: Chances
    given: tuple[Given, ...]

    def line_after(self, place: int) -> tuple[str, ...]:
        """What the seat that answered at a place answered next in the same turn."""
        first = self.given[place]
        line = []
        for later in self.given[place + 1 :]:
            if later.moment != first.moment:
                break
            if later.seat == first.seat:
                line.append(later.key)
        return tuple(line)

    def side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)


def thinking_of(table: Table) -> Means:
    """How the game is played and judged, or in one line why it cannot be."""
    means = means_of(game_of(table))
    if means is None:
        raise EmberholdError("error-analyse-game", game=table.game.name)
    return means


def outline(table: Table) -> Outline:
    """Give the answers of a finished game again and note what was asked."""
    if table.result is None:
        raise EmberholdError("error-analyse-running")
    if table.count > MOST_ANSWERS:
        raise EmberholdError("error-analyse-long", given=table.count, most=MOST_ANSWERS)
    if any(deal.fixes for deal in table.header.deals):
        raise EmberholdError("error-analyse-repaired")
    means = thinking_of(table)
    again = restart(table.game, table.header)
    given: list[Given] = []
    begun: int | None = None
    for line in table.answers:
        seat, key = seat_and_key(line)
        question = asked_of(again.questions, seat)
        noted = _noted(means, question, key, begun)
        begun = noted.moment if noted.begins else begun
        given.append(noted)
        again.answer(key, seat)
    assert again.result is not None
    sides = table.sides
    return Outline(table.game.name, sides, of_result(again.result, sides), tuple(given))


def asked_of(questions: Sequence[Question], seat: int | None) -> Question:
    """The question a seat answers; without a seat the first."""
    for question in questions:
        if seat is None or question.seat == seat:
            return question
    return questions[0]


def _noted(means: Means, question: Question, key: str, begun: int | None) -> Given:
    state, evaluation = question.state, means.evaluation
    moment = evaluation.moment(state)
    choice = spelled(question, key)
    listed = choice is not None and choice in question.choices
    alone = len(question.choices) == 1 and listed
    open_now = choice is not None and not alone
    if choice is not None and open_now and listed:
        open_now = not evaluation.routine(state, question, choice)
    usual = open_now and means.policy(state, question) == choice
    begins = begun is None or (moment != begun and evaluation.settled(state, question))
    return Given(question.seat, key, moment, begins, open_now, usual)
