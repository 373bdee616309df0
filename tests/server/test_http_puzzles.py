"""A table with a puzzle on it: who is told its goal, when the verdict falls, and another try."""

from __future__ import annotations

from typing import Any

from emberhold.games import GAMES
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
