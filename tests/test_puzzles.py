"""Puzzles: each has a solution that needs no luck, and the first idea does not solve it."""

from __future__ import annotations

import pytest

from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER
from emberhold.games.puzzles import FAILED, GOALS, OPEN, SOLVED, Puzzle, moment_of, verdict
from emberhold.language import LANGUAGES, speech
from emberhold.players.solving import Search, follow, laid_out, search_of

PUZZLES = [puzzle for game in GAMES.values() for puzzle in game.puzzles]
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
LONGEST = 240
"""Letters: what is beside a position is read at a glance."""
AT_LEAST = 12
OTHER_LUCK = ("another", "a third")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_dozen_of_each_game(game: str) -> None:
    assert len(GAMES[game].puzzles) >= AT_LEAST


@each_puzzle
def test_its_solution_solves_it_whatever_the_luck(puzzle: Puzzle) -> None:
    table = laid_out(puzzle)
    assert table.question is not None
    assert puzzle.seats[table.question.seat] == LEARNER
    assert puzzle.goal in GAMES[puzzle.game].goals
    for seed in (None, *OTHER_LUCK):
        table = laid_out(puzzle, seed)
        search = Search(puzzle, moment_of(table.state))
        assert search.stands(table) == OPEN
        follow(table, puzzle.solution[:-1])
        assert search.stands(table) == OPEN, "it is solved before its last answer"
        follow(table, puzzle.solution[-1:])
        assert search.stands(table) == SOLVED


@pytest.mark.thorough
@each_puzzle
def test_it_can_be_solved_whatever_the_others_answer(puzzle: Puzzle) -> None:
    search, table = search_of(puzzle)
    assert search.solvable(table)


@pytest.mark.thorough
@each_puzzle
def test_the_first_idea_fails(puzzle: Puzzle) -> None:
    search, table = search_of(puzzle)
    assert puzzle.tempting
    follow(table, puzzle.tempting)
    assert not search.solvable(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_are_told_briefly_in_every_language(language: str) -> None:
    say = speech(language)
    told = {message: say(message) for puzzle in PUZZLES for message in puzzle.messages}
    assert {id: words for id, words in told.items() if not 3 <= len(words) <= LONGEST} == {}


class _State:
    """As much of a state as a verdict looks at."""

    result = None

    def __init__(self, turn: int, active: int) -> None:
        self.turn = turn
        self.active = active


def test_time_is_over_when_the_turn_ends_or_comes_round() -> None:
    began = moment_of(_State(1, 0))
    for turn, active, win, survive in (
        (1, 0, OPEN, OPEN),
        (2, 1, FAILED, OPEN),
        (3, 0, FAILED, SOLVED),
    ):
        state = _State(turn, active)
        assert verdict(GOALS["win"], 0, began, state) == win
        assert verdict(GOALS["survive"], 0, began, state) == survive
