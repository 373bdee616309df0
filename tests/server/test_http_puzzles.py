"""A table with a puzzle on it: who is told its goal, when the verdict falls, and another try."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.puzzles import Puzzle
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import Trial
from emberhold.players.finding import Found, written
from emberhold.server.house.found import put_on_shelf, read_shelf
from tests.server.serving import Browser, Running

PUZZLE = GAMES["war-eternal"].puzzles[0]


def opened(solver: Browser, puzzle: str = PUZZLE.id) -> dict[str, Any]:
    found: dict[str, Any] = solver.post("/api/puzzles", {"puzzle": puzzle}).json()
    return found


def give(solver: Browser, table: str, key: str) -> None:
    state = solver.state(table)
    seat = state["asked"][0]["seat"]
    reply = solver.says(table, do="answer", version=state["version"], seat=seat, key=key)
    assert reply["is"] == "done", reply


def stands(solver: Browser, table: str) -> str:
    found: str = solver.state(table)["puzzle"]["is"]
    return found


def test_all_puzzles_are_listed_in_the_language_of_the_reader(server: Running) -> None:
    rows = server.browser().get("/api/puzzles?lang=pl").json()["games"]
    assert {row["id"] for row in rows} >= {"war-eternal", "ashes", "relic"}
    assert all(len(row["puzzles"]) >= 12 for row in rows)
    assert rows[0]["puzzles"][0]["goal"] == "Wygraj w tej turze."


def test_a_puzzle_nobody_knows_is_refused_in_one_line(server: Running) -> None:
    answer = server.browser().post("/api/puzzles", {"puzzle": "mate-in-two"})
    assert answer.status_code == 404
    assert "There is no puzzle “mate-in-two”." in answer.text


def test_the_solution_is_told_to_have_solved_it(server: Running) -> None:
    solver = server.browser()
    table = opened(solver)["table"]
    for key in PUZZLE.solution:
        assert stands(solver, table) == "open"
        give(solver, table, key)
    told = solver.state(table)["puzzle"]
    assert (told["is"], told["next"]) == ("solved", GAMES["war-eternal"].puzzles[1].id)


def test_a_turn_that_ends_has_failed_and_all_can_be_undone(server: Running) -> None:
    solver = server.browser()
    table = opened(solver)["table"]
    for key in PUZZLE.tempting:
        give(solver, table, key)
    while stands(solver, table) == "open":
        give(solver, table, solver.state(table)["asked"][0]["options"][-1]["key"])
    assert stands(solver, table) == "failed"
    version = solver.state(table)["version"]
    assert solver.says(table, do="undo", version=version, seat=0, to=0)["is"] == "done"
    assert stands(solver, table) == "open"


def test_a_player_who_watches_and_other_tables_are_told_of_no_puzzle(server: Running) -> None:
    solver, watcher = server.browser(), server.browser()
    table = opened(solver)
    watcher.get(table["links"][-1]["url"])
    assert watcher.state(table["table"])["puzzle"] is None
    assert solver.state(solver.opens("me", "bot").table)["puzzle"] is None


def rate(server: Running) -> tuple[int, int]:
    """How many have tried the first puzzle, and how many solved it."""
    games = server.browser().get("/api/puzzles").json()["games"]
    row = next(row for game in games for row in game["puzzles"] if row["id"] == PUZZLE.id)
    return row["tries"], row["solved"]


def fail(solver: Browser, table: str) -> None:
    while stands(solver, table) == "open":
        give(solver, table, solver.state(table)["asked"][0]["options"][-1]["key"])


def solve(solver: Browser, table: str) -> None:
    for key in PUZZLE.solution:
        give(solver, table, key)


def test_the_first_try_of_each_visitor_is_counted_and_no_other(server: Running) -> None:
    tried, solved = rate(server)
    clever, hasty = server.browser(), server.browser()
    table = opened(clever)["table"]
    assert rate(server) == (tried, solved)  # nothing is decided yet
    solve(clever, table)
    assert rate(server) == (tried + 1, solved + 1)
    table = opened(hasty)["table"]
    fail(hasty, table)
    assert rate(server) == (tried + 2, solved + 1)
    version = hasty.state(table)["version"]
    hasty.says(table, do="undo", version=version, seat=0, to=0)
    solve(hasty, table)
    solve(hasty, opened(hasty)["table"])
    assert rate(server) == (tried + 2, solved + 1)


# From played games


def found_puzzle() -> Puzzle:
    """Our first puzzle as if it had been met in a game, one answer on."""
    first, *rest = PUZZLE.solution
    seat = PUZZLE.learner
    past = Trial(PUZZLE.seed, QUICK, ((seat, first),), seat)
    return replace(PUZZLE, seed="puzzle 0", past=past, solution=tuple(rest))


def shelf_with(folder: Path, *puzzles: Puzzle) -> Path:
    for number, puzzle in enumerate(puzzles, 1):
        path = folder / f"{number:02}_found-{puzzle.game}.toml"
        path.write_text(written(Found(puzzle, 1, 1.0, 0.1, 16)), encoding="utf-8")
    return folder


def test_a_found_puzzle_is_listed_opened_judged_and_rated(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = server.app.hall.house
    monkeypatch.setattr(house, "found", read_shelf(str(shelf_with(tmp_path, found_puzzle()))))

    def listed() -> dict[str, Any]:
        games = server.browser().get("/api/puzzles?lang=en").json()["games"]
        (row,) = next(game["found"] for game in games if game["id"] == PUZZLE.game)
        return dict(row)

    assert (listed()["name"], listed()["tries"]) == ("From a played game, after 1 answer", 0)
    assert listed()["mine"]
    solver = server.browser()
    table = opened(solver, listed()["id"])["table"]
    state = solver.state(table)
    assert state["table"]["answers"] == 0  # nothing of the game before it can be undone
    assert (state["puzzle"]["is"], state["puzzle"]["of"]) == ("open", 1)
    assert "puzzle 0" not in str(state)  # no page is told the luck
    for key in PUZZLE.solution[1:]:
        give(solver, table, key)
    assert stands(solver, table) == "solved"
    assert (listed()["tries"], listed()["solved"]) == (1, 1)


def test_what_another_worker_has_found_is_offered_here_too(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = server.app.hall.house
    monkeypatch.setattr(house, "found", ())
    monkeypatch.setattr(house.seeking, "folder", tmp_path)
    (tmp_path / "kept_0123456789ab.toml").write_text("not a puzzle", encoding="utf-8")
    there = put_on_shelf(tmp_path, Found(found_puzzle(), 1, 1.0, 0.1, 16))
    assert there is not None
    browser = server.browser()
    for _ in range(2):
        games = browser.get("/api/puzzles?lang=en").json()["games"]
        assert [row["id"] for game in games for row in game["found"]] == [there.id]
    assert opened(browser, there.id)["table"]


def test_a_table_stays_a_puzzle_when_the_file_is_taken_away(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = server.app.hall.house
    shelf = read_shelf(str(shelf_with(tmp_path, found_puzzle())))
    monkeypatch.setattr(house, "found", shelf)
    solver = server.browser()
    table = opened(solver, shelf[0].id)["table"]
    monkeypatch.setattr(house, "found", ())
    assert opened(solver, shelf[0].id).get("table") is None
    fail(solver, table)
    assert stands(solver, table) == "failed"


def test_files_that_do_not_belong_on_the_shelf_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(EmberholdError, match="has 0 puzzle files"):
        read_shelf(str(tmp_path))
    found = found_puzzle()
    assert found.past is not None
    for spoilt, words in (
        (replace(found, past=None), "only puzzles found in single games"),
        (replace(found, goal="minion:nobody.1"), "There is no puzzle goal"),
        (replace(found, past=replace(found.past, answers=((0, "sing"),))), "does not fit"),
    ):
        with pytest.raises(EmberholdError, match=words):
            read_shelf(str(shelf_with(tmp_path, spoilt)))
