"""Every puzzle is shown with cards of its own position, and with none that is hidden there."""

from __future__ import annotations

import pytest

from emberhold.games import GAMES
from emberhold.games.puzzles import Puzzle
from emberhold.games.unsealed import unsealed
from emberhold.server.http.site.positions import glance

PUZZLES = [puzzle for game in GAMES.values() for puzzle in game.puzzles]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_a_puzzle_shows_something_of_both_sides(puzzle: Puzzle) -> None:
    mine, theirs = glance(puzzle)
    assert mine or puzzle.game == "legacy"
    assert len(mine) <= 5
    assert len(theirs) <= 3
    known = {entry.slug for entry in unsealed(GAMES[puzzle.game]).library}
    assert {face.card for face in (*mine, *theirs)} <= known


def test_a_hand_is_shown_before_what_is_in_play() -> None:
    puzzle = next(p for p in GAMES["war-eternal"].puzzles if p.id == "war-eternal-cloaks")
    assert puzzle.position is not None
    hand = puzzle.position["players"]["0"]["hand"]
    mine, _ = glance(puzzle)
    shown = [face.card for face in mine]
    assert shown[: len(hand)] == hand[:5]
