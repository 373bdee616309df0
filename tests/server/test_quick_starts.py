"""A quick start is the same gentle beginning every time: known mages, and a turn of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.commands.play import _quick
from emberhold.games import GAMES
from tests.server.serving import Running

TIMES = 12


def quick(server: Running, game: str) -> dict[str, Any]:
    """What the start page opens when somebody presses Play."""
    host = server.browser()
    games = {each["id"]: each for each in host.get("/api/games").json()["games"]}
    preset = games[game]["presets"][0]
    assert preset["id"] == "quick"
    wish = {name: preset[name] for name in ("players", "setup", "seats")}
    opened = host.post("/api/tables", {"game": game, **wish, "options": {"gentle": True}}).json()
    return host.state(opened["table"])


def test_aeons_end_begins_with_my_own_turn_and_the_same_mages(server: Running) -> None:
    for _ in range(TIMES):
        state = quick(server, "war-eternal")
        (asked,) = state["asked"]
        assert (asked["seat"], asked["topic"]) == (0, "main")
        players = [area for area in state["scene"]["areas"] if area["id"].startswith("player:")]
        assert [area["card"] for area in players] == ["mist", "gex"]


@pytest.mark.parametrize("game", GAMES)
def test_every_quick_start_asks_me_something_i_can_answer(server: Running, game: str) -> None:
    state = quick(server, game)
    assert state["you"]["seats"] == [0]
    assert state["result"] is None


def test_the_terminal_begins_as_gently() -> None:
    for _ in range(TIMES):
        opened = _quick("war-eternal", None)
        assert len(opened) == 3
        table, seats, _ = opened
        assert table.question is not None
        assert (table.question.seat, table.question.topic) == (0, "main")
        assert seats == ["person", "greedy"]


def test_a_seed_that_is_wished_is_kept(server: Running) -> None:
    """Who wishes a seed gets the game that follows from it, gentle or not."""
    host = server.browser()
    found = set()
    for seed in range(TIMES):
        seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
        wish = {"game": "war-eternal", "players": 2, "seed": seed, "seats": seats}
        opened = host.post("/api/tables", {**wish, "options": {"gentle": True}}).json()
        (asked,) = host.state(opened["table"])["asked"]
        found.add((asked["seat"], asked["topic"]))
    assert len(found) > 1
