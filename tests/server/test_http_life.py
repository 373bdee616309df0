"""What a browser is told of its finished games, and the challenge of the day."""

from __future__ import annotations

from datetime import date

from emberhold.games import GAMES
from emberhold.games.daily import TURNS, daily
from tests.server.serving import Running
from tests.server.test_http_puzzles import PUZZLE, give, opened


def test_a_day_has_one_game_for_everybody_and_the_next_another() -> None:
    day = date(2026, 11, 15)
    assert daily(day) == daily(day)
    assert {daily(date(2026, 11, number)).game for number in range(1, 4)} == set(TURNS)
    assert daily(day).seed != daily(date(2026, 11, 18)).seed
    assert daily(day).game == daily(date(2026, 11, 18)).game


def test_the_set_up_of_a_day_is_that_of_its_seed() -> None:
    """Anyone who knows the date deals the same game, without asking anybody."""
    for number in range(1, 4):
        found = daily(date(2026, 11, number))
        game = GAMES[found.game]
        assert game.setup(len(found.seats), found.seed, {}) == found.setup
        assert game.setup(len(found.seats), found.seed, found.setup) == found.setup


def test_the_challenge_can_be_taken_on(server: Running) -> None:
    player = server.browser()
    told = player.get("/api/daily?lang=fr").json()
    table = player.post("/api/daily", {}).json()["table"]
    assert player.state(table)["table"]["game"] == told["game"]
    assert told["seed"] == f"daily {told['day']}"


def test_a_finished_game_is_remembered_with_names_in_all_languages(server: Running) -> None:
    solver = server.browser()
    table = opened(solver)["table"]
    assert solver.get("/api/history").json() == {"games": []}
    for key in PUZZLE.solution:
        give(solver, table, key)
    (game,) = solver.get("/api/history").json()["games"]
    assert (game["table"], game["won"], game["kind"], game["name"]) == (
        table,
        True,
        "puzzle",
        PUZZLE.id,
    )
    nemesis = game["about"][0]
    assert (nemesis["id"], nemesis["en"]) == ("nemesis-umbra-titan", "Umbra Titan")
    assert len({nemesis["en"], nemesis["pl"], nemesis["fr"]}) > 1
    assert [seat["mine"] for seat in game["seats"]] == [True, False]


def test_a_stranger_has_no_history(server: Running) -> None:
    assert server.browser().get("/api/history").json() == {"games": []}
