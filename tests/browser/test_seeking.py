"""Puzzles looked for below an analysis: asked for, found, and seen on the page of puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from emberhold.games import GAMES
from emberhold.games.exercises import exercise_named
from emberhold.players.solving import follow, laid_out
from emberhold.server.house.pages import judging
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_analysis import SMALL
from tests.server.serving import Running


def test_a_puzzle_is_looked_for_in_a_finished_game_and_seen(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = server.app.hall.house
    monkeypatch.setattr(judging, "LEVEL", SMALL)
    monkeypatch.setattr(house.seeking, "folder", tmp_path)
    monkeypatch.setattr(house.seeking, "strangers", True)
    monkeypatch.setattr(house, "found", ())
    puzzle = exercise_named(GAMES["war-eternal"].puzzles, "war-eternal-shell")
    assert puzzle is not None
    table = laid_out(puzzle)
    follow(table, puzzle.solution)
    person = invite(server.address, viewport=PHONE, has_touch=True)
    opened = person.open("me", "me", save=table.dumps())
    page = person.page
    page.goto(f"{server.address}/t/{opened.table}/replay?analyse")
    ask = page.get_by_role("button", name="Look for puzzles in this game")
    expect(ask).to_be_visible(timeout=60_000)
    ask.click()
    expect(page.locator(".judged__sought")).to_contain_text("Puzzles found: 1.", timeout=60_000)
    page.get_by_role("link", name="See them").click()
    expect(page.locator(".puzzles__rows--found [data-puzzle]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
