"""Somebody who likes puzzles: chooses one, fails, tries again, solves it, moves on."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from emberhold.games import GAMES
from emberhold.games.puzzles import Puzzle
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_access import violations
from tests.server.serving import Running

FIRST: list[Puzzle] = [game.puzzles[0] for game in GAMES.values() if game.puzzles]


def lay_out(person: Person, puzzle: Puzzle) -> Page:
    """From the shelf to the table, by clicks."""
    page = person.page
    page.goto("/puzzles")
    page.locator(f'[data-puzzle="{puzzle.id}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#puzzle")).to_be_visible()
    return page


def _answered(person: Person, table: str, least: int) -> bool:
    return bool(person.state(table)["table"]["answers"] >= least)


def say(person: Person, puzzle: Puzzle, keys: tuple[str, ...]) -> None:
    """Give the solver's answers beside the page; what others answer comes by itself."""
    table = person.page.url.rpartition("/")[2]
    for number, key in enumerate(keys):
        person.until(partial(_answered, person, table, number))
        state = person.state(table)
        asked = state["asked"][0]
        if state["table"]["answers"] > number or asked["seat"] != puzzle.learner:
            continue
        frame = {"id": f"p{number}", "do": "answer", "version": state["version"]}
        person.context.request.post(
            f"/api/t/{table}/say?client=test",
            data={**frame, "seat": asked["seat"], "key": key},
            headers={"Origin": person.address},
        )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("puzzle", FIRST, ids=[puzzle.game for puzzle in FIRST])
def test_it_is_solved_and_marked_on_the_shelf(
    server: Running, invite: Invite, puzzle: Puzzle, size: dict[str, int]
) -> None:
    person = invite(server.address, viewport=size)
    page = lay_out(person, puzzle)
    say(person, puzzle, puzzle.solution)
    expect(page.locator("#puzzle")).to_have_attribute("data-is", "solved")
    expect(page.locator('#puzzle [data-way="next"]')).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator(f'[data-puzzle="{puzzle.id}"].puzzles__row--done')).to_be_visible()


def test_a_player_who_fails_tries_again(person: Person) -> None:
    puzzle = FIRST[0]
    page = lay_out(person, puzzle)
    say(person, puzzle, puzzle.tempting)
    verdict = page.locator("#puzzle")
    while verdict.get_attribute("data-is") == "open":
        before = page.locator("#prompt").inner_text()
        page.locator("#prompt .answer:visible").last.click()
        expect(page.locator("#prompt")).not_to_have_text(before, use_inner_text=True)
    expect(verdict).to_have_attribute("data-is", "failed")
    assert violations(page) == []
    page.locator('#puzzle [data-way="again"]').click()
    expect(verdict).to_have_attribute("data-is", "open")
