"""From the start page to the end of a game, with only a pointer."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.tables import TablePage


def test_from_the_start_page_to_the_first_move(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator('.game[data-game="war-eternal"]').get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = TablePage(page).my_turn()  # another game each time: anything may be asked
    id = page.url.rsplit("/", 1)[1]
    given = person.state(id)["table"]["answers"]
    table.play(Random(1))
    assert person.state(id)["table"]["answers"] > given


def test_a_whole_game_of_war_eternal(person: Person) -> None:
    page = person.page
    page.goto("/new/war-eternal")
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_label("Seed").fill("2")
    expect(page.locator("#status")).to_have_text("Everything is ready.")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = TablePage(page)
    assert table.finish(Random(2)) > 10
    table.mood("over")
    expect(table.text).to_have_text(re.compile("Victory|Defeat"))
    page.goto("/")
    row = page.locator("#finished-list li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile("Victory|Defeat"))


def test_a_game_of_ashes_begins(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator('.game[data-game="ashes"]').get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = TablePage(page)
    expect(page.locator('#dock [data-zone="hand:0"] [data-piece]')).to_have_count(5)
    luck = Random(1)
    for _ in range(4):
        table.play(luck)
    expect(table.prompt).to_have_attribute("data-mood", re.compile("mine|wait"))
