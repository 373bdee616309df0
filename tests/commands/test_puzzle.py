"""`emberhold puzzle`: listed, solved and not solved at the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from emberhold.cli import main
from emberhold.games import GAMES
from emberhold.games.exercises import exercise_named
from emberhold.games.puzzles import read_puzzle
from emberhold.players.solving import follow, laid_out
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


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A game in which somebody has solved a puzzle of ours."""
    puzzle = exercise_named(GAMES["war-eternal"].puzzles, "war-eternal-shell")
    assert puzzle is not None
    table = laid_out(puzzle)
    follow(table, puzzle.solution)
    path = tmp_path / "game.ember"
    path.write_text(table.dumps(), encoding="utf-8")
    return str(path)


def test_puzzles_are_found_in_a_saved_game_and_written(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, saved: str, tmp_path: Path
) -> None:
    folder = tmp_path / "found"
    for _ in range(2):
        said = shown(capsys, "puzzle", "find", saved, "--out", str(folder), "--worlds", "8")
        assert "Win this turn. Every answer of its solution is needed in 100% of 8 worlds" in said
        assert said.rstrip().endswith("Puzzles found: 1.")
    first, second = sorted(folder.iterdir())
    assert first.read_text("utf-8") == second.read_text("utf-8"), "none is overwritten"
    keys = read_puzzle(first).solution
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(keys) + "\n"))
    assert main(["puzzle", str(first), "--plain"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Solved!")


def test_without_a_folder_nothing_is_written(capsys: Capsys, saved: str, tmp_path: Path) -> None:
    shown(capsys, "puzzle", "find", saved, "--worlds", "8")
    assert [path.name for path in tmp_path.iterdir()] == ["game.ember"]


def test_what_is_missing_or_too_small_is_said(capsys: Capsys, saved: str) -> None:
    assert "puzzle find" in refused(capsys, "puzzle", "find")
    assert "8" in refused(capsys, "puzzle", "find", saved, "--worlds", "7")
    assert "nowhere.toml" in refused(capsys, "puzzle", "nowhere.toml")


def test_an_analysis_keeps_the_puzzles_of_its_game(
    capsys: Capsys, saved: str, tmp_path: Path
) -> None:
    folder = tmp_path / "found"
    said = shown(capsys, "analyse", saved, "--level", "quick", "--puzzles", str(folder))
    assert said.rstrip().endswith("Puzzles found: 1.")
    (path,) = folder.iterdir()
    assert read_puzzle(path).goal == "win"
