"""Puzzles found in played games: one answer does it, in every world, and the file is a puzzle."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from emberhold.games import GAMES
from emberhold.games.exercises import exercise_named
from emberhold.games.puzzles import OPEN, SOLVED, Puzzle, moment_of, read_puzzle
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import Table
from emberhold.players.finding import Effort, Found, find, written
from emberhold.players.solving import Search, follow, laid_out

EFFORT = Effort(worlds=8, positions=500)
PLANTED = {"war-eternal": "war-eternal-shell", "ashes": "ashes-overtime"}
"""Puzzles of ours that, some answers on, have one answer left that the bots do not give."""
planted = pytest.mark.parametrize("game", PLANTED)


def shelved(game: str) -> Puzzle:
    puzzle = exercise_named(GAMES[game].puzzles, PLANTED[game])
    assert puzzle is not None
    return puzzle


def played(game: str) -> Table:
    """A game in which somebody has solved one of our puzzles."""
    table = laid_out(shelved(game))
    follow(table, shelved(game).solution)
    return table


def found_in(game: str) -> Found:
    found = list(find(played(game), EFFORT))
    assert len(found) == 1
    return found[0]


@planted
def test_a_planted_puzzle_is_found_with_its_goal_and_margin(game: str) -> None:
    found = found_in(game)
    assert found.puzzle.goal == shelved(game).goal
    past = found.puzzle.past
    assert past is not None
    lines = played(game).answers[: found.place]
    assert [key for _, key in past.answers] == [seat_and_key(line)[1] for line in lines]
    assert 0 < found.error < found.margin <= 1
    assert found.worlds == EFFORT.worlds


@planted
def test_its_file_is_a_puzzle_that_our_checks_accept(game: str, tmp_path: Path) -> None:
    """The checks of tests/test_puzzles.py, for a puzzle that was read from what was written."""
    path = tmp_path / "01_found.toml"
    path.write_text(written(found_in(game)), encoding="utf-8")
    puzzle = read_puzzle(path)
    for seed in (None, "another", "a third"):
        table = laid_out(puzzle, seed)
        search = Search(puzzle, moment_of(table.state))
        follow(table, puzzle.solution[:-1])
        assert search.stands(table) == OPEN
        follow(table, puzzle.solution[-1:])
        assert search.stands(table) == SOLVED
        table = laid_out(puzzle, seed)
        follow(table, puzzle.tempting)
        assert not Search(puzzle, search.began).solvable(table)


def test_two_searches_agree() -> None:
    assert found_in("war-eternal") == found_in("war-eternal")


def test_what_is_too_large_to_be_looked_through_is_left_out() -> None:
    assert list(find(played("war-eternal"), replace(EFFORT, positions=1))) == []


def test_too_few_worlds_leave_no_margin_beside_the_error() -> None:
    assert list(find(played("war-eternal"), replace(EFFORT, worlds=1))) == []


def test_a_game_that_was_dealt_again_is_refused() -> None:
    table = played("ashes")
    table.undo(1)
    table.deal("secret", [0])
    with pytest.raises(EmberholdError, match="dealt again"):
        list(find(table, EFFORT))


@pytest.mark.parametrize("text", ["", "game = ", 'game = "ashes"\nseed = 1\n', "game = 3"])
def test_a_file_that_cannot_be_a_puzzle_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "01_wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EmberholdError, match=r"01_wrong\.toml cannot be read as a puzzle"):
        read_puzzle(path)
