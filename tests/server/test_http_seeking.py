"""Puzzles looked for in a finished game of the web table, kept and offered to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.exercises import exercise_named
from emberhold.players.solving import follow, laid_out
from emberhold.server.house.found import read_shelf
from emberhold.server.house.seeking import Seeking
from tests.server.serving import Browser, Running
from tests.server.test_http_after import DUEL, finished
from tests.server.test_http_analysis import settled
from tests.support.commands import Capsys, refused
from tests.support.waiting import PATIENCE, until

SECRET_NAME = "Persephone"


@pytest.fixture
def seeking(server: Running, tmp_path: Path) -> Iterator[Seeking]:
    """The search of the house, switched on for all games."""
    house = server.app.hall.house
    before, house.found = house.found, ()
    house.seeking.folder, house.seeking.strangers = tmp_path / "kept", True
    yield house.seeking
    house.seeking.folder, house.seeking.strangers, house.found = None, False, before


def solved(host: Browser) -> str:
    """A finished game in which somebody has solved a puzzle of ours, brought as a file."""
    puzzle = exercise_named(GAMES["war-eternal"].puzzles, "war-eternal-shell")
    assert puzzle is not None
    table = laid_out(puzzle)
    follow(table, puzzle.solution)
    seats = [{"who": "me", "name": SECRET_NAME} for _ in puzzle.seats]
    opened = host.post("/api/tables", {"save": table.dumps(), "seats": seats}).json()
    found: str = opened["table"]
    return found


def sought(browser: Browser, table: str) -> dict[str, Any]:
    return until(lambda: settled(browser.get(f"/api/t/{table}/puzzles").json()), 2 * PATIENCE)


def test_puzzles_of_a_game_are_kept_listed_and_opened(server: Running, seeking: Seeking) -> None:
    host = server.browser()
    table = solved(host)
    assert sought(host, table)["stage"] == "none"
    assert host.post(f"/api/t/{table}/puzzles", {}).json()["stage"] == "working"
    told = sought(host, table)
    assert (told["stage"], told["problem"], told["found"]) == ("done", None, 1)
    assert told["done"] == told["all"] > 0
    guest = server.browser()
    games = guest.get("/api/puzzles").json()["games"]
    (row,) = next(game["found"] for game in games if game["id"] == "war-eternal")
    assert (row["goal"], row["tries"]) == ("Win this turn.", 0)
    solving = guest.post("/api/puzzles", {"puzzle": row["id"]}).json()["table"]
    assert guest.state(solving)["puzzle"]["is"] == "open"
    assert seeking.folder is not None
    (path,) = seeking.folder.iterdir()
    assert SECRET_NAME not in path.read_text("utf-8")
    assert [puzzle.id for puzzle in read_shelf(str(seeking.folder))] == [row["id"]]


def test_a_search_is_stopped_and_only_by_those_who_played(
    server: Running, seeking: Seeking
) -> None:
    host, other = server.browser(), server.browser()
    table = solved(host)
    assert other.post(f"/api/t/{table}/puzzles", {}).status_code in (403, 404)
    host.post(f"/api/t/{table}/puzzles", {})
    assert host.post(f"/api/t/{table}/puzzles/stop", {}).json()["stage"] == "stopped"
    assert sought(host, table)["stage"] == "stopped"


def test_none_are_looked_for_unless_the_operator_allows_it(
    server: Running, seeking: Seeking
) -> None:
    host = server.browser()
    brought, played = solved(host), finished(host, DUEL, "me", "friend").table
    seeking.strangers = False
    assert sought(host, brought)["stage"] == "off"
    answer = host.post(f"/api/t/{brought}/puzzles", {})
    assert "The server does not look for puzzles in this game." in answer.text
    seeking.folder = None
    assert sought(host, played)["stage"] == "off"


def test_the_switch_names_a_place_and_needs_a_folder(capsys: Capsys, tmp_path: Path) -> None:
    assert "anywhere" in refused(capsys, "serve", "--find-puzzles", "everywhere")
    assert "--puzzles FOLDER" in refused(capsys, "serve", "--find-puzzles", "here")
