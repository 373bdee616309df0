"""Published figures come out of their commands: the first games of each go as they are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.published import DOCS, KEPT, PAGES, Series, differences, main, published, read
from emberhold.lab.batch import Batch
from emberhold.lab.playing import play

ROWS = published(DOCS / page for page in PAGES)
KEPT_ROWS = read(KEPT)
COMMAND = "emberhold simulate war-eternal --players 1 --bots random --nemesis gate-witch --games 9"


def test_the_games_of_every_published_command_are_kept_and_of_no_other() -> None:
    rows = {row.command: row for row in ROWS}
    assert list(KEPT_ROWS) == list(rows)
    for command, kept in KEPT_ROWS.items():
        assert len(kept.games) == rows[command].first
        assert not kept.older, "measure it again, or take it off its page"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.command)
def test_the_first_games_of_a_published_figure_go_as_when_it_was_measured(row: Series) -> None:
    """Where one differs, `python -m bench.published` says what to do."""
    assert list(differences(row, KEPT_ROWS[row.command], row.first)) == []


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """Pages, one of which has a figure."""
    for name in PAGES:
        (tmp_path / name).write_text("", encoding="utf-8")
    page = tmp_path / PAGES[0]
    page.write_text(f"```\n{COMMAND} --out games.parquet\nemberhold report\n```\n", "utf-8")
    return tmp_path


def test_a_game_that_goes_another_way_is_told(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], docs) == 1
    assert f"{COMMAND}: no games are kept" in capsys.readouterr().out
    assert main(["--record"], docs) == 0
    assert list(read(docs / KEPT.name)) == [COMMAND]
    assert main([], docs) == 0
    first, second, *_ = read(docs / KEPT.name)[COMMAND].games
    assert first != second
    _write_over(docs, second)
    capsys.readouterr()
    assert main([], docs) == 1
    assert f"{COMMAND}: game 1 goes another way" in capsys.readouterr().out
    assert main(["--quick"], docs) == 0
    assert main(["ashes"], docs) == 0


def test_figures_are_older_than_their_games_until_they_are_measured(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--record"], docs)
    assert not read(docs / KEPT.name)[COMMAND].older
    _write_over(docs, read(docs / KEPT.name)[COMMAND].games[0])
    for _ in range(2):
        main(["--record"], docs)
        assert read(docs / KEPT.name)[COMMAND].older
    assert main([], docs) == 0
    assert "figures older than its games" in capsys.readouterr().out
    main(["--record", "--measured", "random"], docs)
    assert not read(docs / KEPT.name)[COMMAND].older


def _write_over(docs: Path, digest: str) -> None:
    """Another digest in place of this one."""
    path = docs / KEPT.name
    path.write_text(path.read_text("utf-8").replace(digest, "0" * 16), "utf-8")


def test_a_study_watches_what_is_bought() -> None:
    games = Series(COMMAND.replace("random", "greedy")).games
    assert isinstance(games, Batch)
    row = play(games, 0)
    assert len(row["bought"]) > 1
