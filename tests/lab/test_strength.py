"""`python -m bench.strength`: levels compared on the same games."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from bench import bots_page
from bench.strength import Played, common, games_of, main, paired, parser, read

ALONE = ("war-eternal", "aeons-end", "legacy")
"""The games in which every level plays by itself."""


def row(level: str, number: int, won: bool) -> Played:
    return Played(level, "gate-witch", number, 0, won, "", 10, 1.0, 0, "")


def test_a_gain_is_counted_game_by_game() -> None:
    """Four common games, two won by the stronger alone; what only one played is left out."""
    strong = [row("strong", number, number < 3) for number in range(5)]
    weak = [row("weak", number, number == 0) for number in range(4)]
    mean, half, count = paired([*strong, *weak], "strong", "weak")
    assert (mean, count) == (0.5, 4)
    assert half == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)


def test_rivals_sit_once_in_every_seat_of_a_seed() -> None:
    given = parser().parse_args(["relic", "a", "b", "--games", "2", "--players", "3"])
    games = games_of(given)
    assert [game.bots for game in games[:3]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert [game.seat for game in games] == [0, 1, 2, 0, 1, 2]
    assert [game.number for game in games] == [0, 0, 0, 1, 1, 1]


def test_levels_play_the_same_games_whatever_the_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = []
    for processes in ("1", "2"):
        file = tmp_path / processes
        words = ["war-eternal", "greedy", "random", "--games", "2", "--nemeses", "umbra-titan"]
        assert main([*words, "--processes", processes, "--out", str(file)]) == 0
        kept.append(json.loads(file.read_text(encoding="utf-8"))["games"])
    for game in (*kept[0], *kept[1]):
        del game["seconds"]
    assert kept[0] == kept[1]
    assert len({game["answers"] for game in kept[0]}) == 4
    told = capsys.readouterr().out
    assert "`random` less `greedy`" in told
    assert "4 of 4 games" in told


def test_only_seeds_that_every_level_has_finished_are_counted() -> None:
    """Seed 1 lacks a game of one level, so that later seeds, finished sooner, do not count."""
    given = parser().parse_args(
        ["war-eternal", "a", "b", "--games", "4", "--nemeses", "gate-witch"]
    )
    games = games_of(given)
    rows = {place: row(game.level, game.number, True) for place, game in enumerate(games)}
    assert len(common(games, rows)) == 8
    del rows[3]
    assert [(each.level, each.number) for each in common(games, rows)] == [("a", 0), ("b", 0)]


def test_games_under_way_are_broken_off(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["war-eternal", "search:1000000", "--games", "1", "--minutes", "0.000001"]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("no seed was finished in time\n")


def test_chapters_of_legacy_begin_from_the_same_records(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ["legacy", "greedy", "random", "--games", "1", "--nemeses", "5,6", "--out", str(file)]
    assert main(words) == 0
    kept = json.loads(file.read_text(encoding="utf-8"))["games"]
    assert [(game["kind"], game["level"]) for game in kept] == [
        *(("5", "greedy"), ("5", "random")),
        *(("6", "greedy"), ("6", "random")),
    ]
    assert len({game["answers"] for game in kept}) == 4


def test_one_level_has_nobody_to_meet(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["ashes", "greedy"])
    assert "ashes takes two levels at least" in capsys.readouterr().err


def test_the_page_is_written_from_its_own_commands(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    command = "python -m bench.strength war-eternal random --games 1 --nemeses umbra-titan"
    page.write_text(f"# Bots\n\n<!-- measured: {command} -->\nold\n<!-- end -->\n\nMore.\n")
    assert bots_page.main([str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Bots\n\n<!-- measured: {command} -->\n")
    assert "| umbra-titan | 0.0 % (0.0 – 79.3) of 1 |" in text
    assert "old" not in text
    assert text.endswith("<!-- end -->\n\nMore.\n")


def test_the_commands_of_the_page_can_be_run_again() -> None:
    """Every block names its games: as many as its table counts."""
    page = bots_page.PAGE.read_text(encoding="utf-8")
    blocks = list(bots_page._BLOCK.finditer(page))
    assert len(blocks) >= 4
    for block in blocks:
        given = read(shlex.split(block["words"]))
        each = len(games_of(given)) // (len(given.levels) if given.game in ALONE else 1)
        assert f" of {each} |" in block[0]
