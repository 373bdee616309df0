"""After a game: the screen that tells how it ended, the same once more, tables one forgets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import emberhold
from emberhold.server.house.table import luck
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.picking import seat_there, who_sits
from tests.browser.tables import TablePage
from tests.golden.replaying import path_of
from tests.server.serving import Opened, Running

DUEL = "ashes-2-iron-men-mist-guardian"
"""Won by seat 0, which also gives the last answer."""
TOGETHER = "gate-witch-2-beginner-won"


def last_move(person: Person, game: str, *seats: str, **wish: object) -> Opened:
    """A table at which one answer is missing."""
    table = emberhold.load(path_of(game))
    table.undo(1)
    return person.open(*seats, save=table.dumps(), **wish)


def end(table: TablePage, game: str) -> Locator:
    """Give the last answer; the screen that tells how the game ended."""
    table.my_turn()
    if table.handover.is_visible():
        table.handover.get_by_role("button").click()
        table.my_turn()
    key = emberhold.load(path_of(game)).answers[-1]
    page = table.page
    if page.locator("#prompt-sheet").is_hidden() and page.locator("#prompt-more").is_visible():
        page.locator("#prompt-more").click()
    page.locator(f'#prompt [data-key="{key}"]:visible').first.click()
    return screen(page)


def screen(page: Page) -> Locator:
    found = page.get_by_role("dialog")
    expect(found).to_be_visible()
    return found


def test_the_end_is_told_to_each_as_it_is_to_them(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The host knows the luck of a save: it would be dealt again before the last answer.
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    host, loser, watcher = (invite(server.address) for _ in range(3))
    opened = last_move(host, DUEL, "me", "friend")
    pages = [host.sit(opened), loser.sit(opened.link(1)), watcher.sit(opened.link("spectator"))]
    end(pages[0], DUEL)
    for table, title, who in [
        (pages[0], "Victory", "Coal Roarkwin (Player 1)"),
        (pages[1], "Defeat", "Winner: Coal Roarkwin (Player 1)."),
        (pages[2], "Coal Roarkwin", "Winner"),
    ]:
        told = screen(table.page)
        expect(told.get_by_role("heading", level=2)).to_have_text(title)
        expect(told.get_by_role("heading", level=2)).to_be_focused()
        expect(told).to_contain_text(who)
        expect(told.locator(".ending__facts")).to_have_text(re.compile("2 round.*82 decision"))
        expect(told.locator(".verdict__legend > li")).to_have_count(2)
        expect(told.locator(".turning, .verdict__moments").first).to_contain_text("Aradel")
    table = pages[1]
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.text).to_contain_text("You lost. Winner: Coal Roarkwin (Player 1).")
    expect(table.prompt.get_by_role("link", name="Play again")).to_be_focused()
    table.prompt.get_by_role("button", name="Result").click()
    screen(table.page).get_by_role("button", name="View the table").click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.page.goto(f"/t/{opened.table}/replay")
    expect(table.page.locator("#result")).to_contain_text("You lost. Winner: Coal Roarkwin")


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Victory"), ("pl", "Zwycięstwo"), ("fr", "Victoire")]
)
def test_the_end_on_a_phone(server: Running, invite: Invite, language: str, title: str) -> None:
    person = invite(server.address, viewport=PHONE, has_touch=True, locale=language)
    told = end(person.sit(last_move(person, TOGETHER, "me", "hot-seat")), TOGETHER)
    expect(told.get_by_role("heading", level=2)).to_have_text(title)
    wide: int = told.evaluate("(dialog) => dialog.scrollWidth - dialog.clientWidth")
    assert wide <= 0
    for way in told.locator(".ending__ways > *").all():
        expect(way).to_be_in_viewport(ratio=1)


def test_an_end_that_was_there_already_is_not_announced(person: Person) -> None:
    save = path_of(DUEL).read_text(encoding="utf-8")
    table = person.sit(person.open("me", "hot-seat", save=save)).mood("over")
    expect(table.text).to_contain_text("Winner: Coal Roarkwin (Player 1).")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_nobody_is_asked_to_undo_where_there_is_nobody(
    person: Person, server: Running, invite: Invite
) -> None:
    save = path_of(DUEL).read_text(encoding="utf-8")
    alone = person.sit(person.open("me", "bot", save=save)).mood("over")
    expect(alone.undo).to_have_attribute("aria-disabled", "true")
    expect(alone.undo).to_have_text("Undo")
    allies = path_of(TOGETHER).read_text(encoding="utf-8")
    opened = person.open("me", "friend", save=allies)
    invite(server.address).sit(opened.link(1))
    company = person.sit(opened).mood("over")
    expect(company.undo).to_have_text("Ask to undo")


def test_undoing_the_end_takes_the_screen_away(person: Person) -> None:
    opened = last_move(person, TOGETHER, "me", "hot-seat", options={"undo": "free"})
    table = person.sit(opened)
    end(table, TOGETHER)
    other = TablePage(person.look())
    other.page.goto(opened.url)
    other.ready().undo.click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.prompt).to_have_attribute("data-mood", "mine")


# Once more


def test_the_same_once_more(person: Person) -> None:
    opened = last_move(person, DUEL, "me", "hot-seat", options={"undo": "free"})
    told = end(person.sit(opened), DUEL)
    expect(told).to_contain_text("Played with free undo")
    told.get_by_role("link", name="Play again").click()
    page = person.page
    page.wait_for_url(re.compile(r"/new/ashes\?code="))
    page.locator(".seat").first.wait_for()
    assert [who_sits(page, seat) for seat in range(2)] == ["me", "hot-seat"]
    expect(page.locator("#summary")).to_contain_text("Iron Men")
    expect(page.locator("#seed")).to_have_value("")
    expect(page.locator("#undo")).to_be_checked()
    page.locator("#go").click()
    page.wait_for_url(re.compile(r"/t/(?!" + opened.table + ")"))
    TablePage(page).ready()
    names = [area["name"] for area in person.state(page.url.rsplit("/", 1)[1])["scene"]["areas"]]
    assert names[:2] == ["Coal Roarkwin", "Aradel Summergaard"]


def test_what_was_chosen_survives_a_reload_and_the_way_back(person: Person) -> None:
    page = person.page
    page.goto("/new/war-eternal?preset=war-eternal-expert")
    expect(page.locator("#status")).to_have_text("Everything is ready.")
    page.locator(".seat").first.wait_for()
    page.locator("#players label").filter(has_text="3").click()
    seat_there(page, 2, "hot-seat")
    page.locator(".seat").nth(2).locator("input.input").fill("Żaneta")
    page.locator("#undo").check()
    page.wait_for_url(re.compile(r"\?code="))
    person.until(lambda: page.evaluate("() => history.state.seats.length") == 3)
    code = page.locator("#code").input_value()
    page.reload()
    _still_chosen(page, code)
    page.locator("#go").click()
    page.wait_for_url(re.compile("/t/"))
    page.go_back()
    page.wait_for_url(re.compile("/new/"))
    _still_chosen(page, code)


def _still_chosen(page: Page, code: str) -> None:
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator("#code")).to_have_value(code)
    assert who_sits(page, 2) == "hot-seat"
    expect(page.locator(".seat").nth(2).locator("input.input")).to_have_value("Żaneta")
    expect(page.locator("#summary")).to_contain_text("Magus of Cloaks")
    expect(page.locator("#undo")).to_be_checked()


def test_a_table_that_cannot_be_repeated_leaves_a_picker_that_works(person: Person) -> None:
    opened = person.open("me", "friend")
    person.patient = True
    page = person.page
    page.goto(f"/new/war-eternal?again={opened.table}")
    expect(page.locator("#problem")).to_contain_text("once the game is over")
    expect(page.locator("#status")).to_have_text("Everything is ready.")


# The lists


def test_a_table_is_removed_after_a_question(person: Person) -> None:
    setup = {"nemesis": "gate-witch", "mages": ["gex", "mist"], "difficulty": "expert"}
    gone = person.open("me", "bot", setup=setup)
    stays = person.open("me", "bot", setup={"nemesis": "umbra-titan"})
    page = person.page
    page.goto("/")
    row = page.locator(f'[data-table="{gone.table}"]')
    expect(row).to_contain_text("Gate Witch · Expert")
    expect(row).to_contain_text("Gex (Player 1)")
    row.get_by_role("button", name="Remove from my list").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("nobody can make new links")
    expect(asked.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(row).to_be_visible()
    row.get_by_role("button", name="Remove from my list").click()
    asked.get_by_role("button", name="Remove", exact=True).click()
    expect(row).to_have_count(0)
    expect(page.locator(f'[data-table="{stays.table}"]')).to_be_visible()
    expect(page.locator(f'[data-table="{stays.table}"] .row__forget')).to_be_focused()
    person.patient = True
    page.goto(gone.url)
    expect(page.get_by_role("heading")).to_have_text("This table is not open to you")


def test_finished_tables_say_who_won(person: Person) -> None:
    save = path_of(DUEL).read_text(encoding="utf-8")
    opened = person.open("me", "bot", save=save, options={"undo": "free"})
    person.page.goto("/")
    row = person.page.locator(f'[data-table="{opened.table}"]')
    expect(row).to_contain_text("You won.")
    expect(row).to_contain_text("Coal Roarkwin (Player 1)")
    expect(row).to_contain_text("with free undo")
    expect(row.get_by_role("link", name="Play again")).to_be_visible()


def test_again_takes_everybody_along_and_who_does_not_want_stays(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    host, friend, watcher = (invite(server.address) for _ in range(3))
    friend.speak("pl")
    opened = last_move(host, DUEL, "me", "friend")
    mine, theirs = host.sit(opened), friend.sit(opened.link(1))
    watching = watcher.sit(opened.link("spectator"))
    ended = end(mine, DUEL)
    for table in (theirs, watching):
        expect(screen(table.page)).to_be_visible()
        table.page.keyboard.press("Escape")
    ended.get_by_role("button", name="Again, seats rotated").click()
    mine.page.wait_for_url(lambda url: opened.table not in url)
    theirs.page.get_by_role("link", name="Dołącz").click()
    theirs.page.wait_for_url(mine.page.url)
    following = mine.page.url.rpartition("/")[2]
    assert host.state(following)["you"]["seats"] == [1]
    assert friend.state(following)["you"]["seats"] == [0]

    watching.page.get_by_role("button", name="Stay here").click()
    watcher.until(lambda: "error" in watcher.state(following))
    assert opened.table in watching.page.url
