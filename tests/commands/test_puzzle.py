"""`emberhold puzzle`: listed, solved and not solved at the terminal."""

from __future__ import annotations

import io
import sys

import pytest

from emberhold.cli import main
from emberhold.games import GAMES
from tests.support.commands import Capsys, refused, shown

PUZZLE = GAMES["war-eternal"].puzzles[0]


def test_puzzles_are_listed_by_game(capsys: Capsys) -> None:
    assert f"{PUZZLE.id} " in shown(capsys, "puzzle")
    ashes = shown(capsys, "puzzle", "ashes", "--language", "pl")
    assert len(ashes.splitlines()) == len(GAMES["ashes"].puzzles)
    assert "Wygraj w tej turze." in ashes


def test_a_puzzle_nobody_knows_is_refused_with_the_nearest_name(capsys: Capsys) -> None:
    said = refused(capsys, "puzzle", PUZZLE.id[:-1])
    assert f"Did you mean {PUZZLE.id}?" in said


@pytest.mark.parametrize(
    ("keys", "status", "told"),
    [(PUZZLE.solution, 0, "Solved!"), ((*PUZZLE.tempting, "end", "end"), 1, "Not this time.")],
)
def test_the_verdict_ends_it(
    capsys: Capsys,
    monkeypatch: pytest.MonkeyPatch,
    keys: tuple[str, ...],
    status: int,
    told: str,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(keys) + "\n"))
    assert main(["puzzle", PUZZLE.id, "--plain"]) == status
    said = capsys.readouterr().out
    assert "Win this turn." in said
    assert said.rstrip().endswith(told)
