"""What a browser is told of its finished games, and the challenge of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.daily import TURNS, daily
from emberhold.server.house.pages import days
from emberhold.server.http.routes import life
from emberhold.server.store.records import Attempt, Ended, Header, Summary
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


DAY = date(2026, 11, 15)
TODAY = DAY + timedelta(days=1)


def attempt(browser: str, created: int, answers: int, won: bool | None, **options: Any) -> Attempt:
    """Somebody's table of a day; None: it is not over."""
    result = None if won is None else Ended("r", (0,) if won else (1,))
    named = {"daily": DAY.isoformat(), **options}
    return Attempt(browser, named, created, answers, result)


def test_the_best_of_a_day_is_the_first_attempt_won_with_the_fewest_decisions() -> None:
    attempts = [
        attempt("ada", 1, 90, True),
        attempt("ada", 2, 40, True),  # a second attempt, at cards that are known by now
        attempt("ben", 3, 70, True),
        attempt("cyd", 4, 30, False),
        attempt("dan", 5, 20, None),
        attempt("dan", 6, 10, True),
        attempt("eve", 7, 5, True, daily="2026-11-14"),
    ]
    standing = days.counted(daily(DAY), attempts)
    assert standing == days.Standing(played=3, won=2, best=70)
    assert days.counted(daily(DAY), []) == days.Standing(0, 0, None)


def test_days_in_a_row_end_where_one_is_left_out() -> None:
    played = {DAY - timedelta(days=back) for back in (0, 1, 2, 4, 5, 6, 7)}
    assert days.in_a_row(played, DAY) == 3
    assert days.in_a_row(played, TODAY) == 3  # there is time until midnight
    assert days.in_a_row(played, TODAY + timedelta(days=1)) == 0
    assert days.longest(played) == 4
    assert days.longest([]) == 0


def test_a_challenge_that_is_finished_later_is_not_one_of_its_day() -> None:
    def finished(at: datetime) -> Summary:
        header = Header("t", "ashes", 2, "s", {}, None, {"daily": "2026-11-15"}, 0.0)
        return Summary(header, (), ("host",), 9, [], 0.0, at.timestamp(), Ended("r", (0,)))

    assert days.played_on([finished(datetime(2026, 11, 15, 23, 59, tzinfo=UTC))]) == {DAY}
    assert days.played_on([finished(datetime(2026, 11, 16, 0, 1, tzinfo=UTC))]) == set()


def test_yesterday_is_counted_from_tables_that_were_played_here(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = server.browser().get("/api/daily").json()
    assert nobody["yesterday"]["played"] == 0
    assert (nobody["row"], nobody["longest"]) == (0, 0)
    found = daily(date(2020, 1, 2))
    monkeypatch.setattr(life, "today", lambda: found)
    player = server.browser()
    assert player.post("/api/daily", {}).status_code == 200
    monkeypatch.setattr(life, "today", lambda: daily(date(2020, 1, 3)))
    told = player.get("/api/daily").json()
    assert told["yesterday"] == {"day": "2020-01-02", "played": 0, "won": 0, "best": None}


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
