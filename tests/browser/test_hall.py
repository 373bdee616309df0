"""The hall: a table is opened while setting up, appears at once, and is taken with one press."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.test_access import violations
from tests.server.serving import Running, first_option


def test_a_table_is_opened_in_the_hall_and_taken_by_a_stranger(
    open_house: Running, invite: Invite
) -> None:
    host, stranger = invite(open_house.address), invite(open_house.address, viewport=PHONE)
    stranger.speak("pl")
    stranger.page.goto("/hall")
    expect(stranger.page.locator("#none")).to_contain_text("żaden stół nie jest otwarty")
    folder = os.environ.get("EMBERHOLD_CIRCLE")

    host.page.goto("/hall")
    host.page.locator(".hall__new summary").click()
    host.page.locator('.hall__new a[href*="war-eternal"]').click()
    expect(host.page.locator("#hall")).to_be_checked()
    host.page.locator("#clock").select_option("600")
    if folder:
        host.page.locator("#clock").scroll_into_view_if_needed()
        host.page.screenshot(path=f"{folder}/hall-setup.png")
    host.page.locator("#go").click()
    expect(host.page.locator("#hall-seats")).to_be_checked()
    host.page.locator("#hall-watch").check()
    expect(host.page.locator(".links__status")).to_contain_text("open in the hall")
    if folder:
        host.page.screenshot(path=f"{folder}/hall-links.png")
    assert violations(host.page) == []

    row = stranger.page.locator(".hall__table")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("10 minut")
    market = row.get_by_role("img", name="Rynek zasobów")
    expect(market.locator(".fan__card > svg")).to_have_count(9)
    for game in ("ashes", "relic"):
        other = host.open("me", "friend", game=game)
        host.page.request.post(
            f"/api/t/{other.table}/opening",
            data={"seats": True, "level": "first", "languages": ["pl", "fr"]},
            headers={"Origin": open_house.address},
        )
    expect(row).to_have_count(3)
    leader = stranger.page.locator('[data-game="ashes"] .hall__picture .tile__picture')
    expect(leader).to_be_visible()
    stranger.page.get_by_role("button", name="Minuty").click()
    expect(row).to_have_count(1)
    stranger.page.get_by_role("button", name="Każde tempo").click()
    assert violations(stranger.page) == []
    if folder:
        stranger.page.screenshot(path=f"{folder}/hall-phone.png", full_page=True)
        looking = invite(open_house.address, viewport={"width": 1440, "height": 900})
        looking.page.goto("/hall")
        expect(looking.page.locator(".hall__table")).to_have_count(3)
        looking.page.screenshot(path=f"{folder}/hall-desk.png", full_page=True)
    row.first.get_by_role("button", name="Zajmij miejsce").click()
    stranger.page.wait_for_url(re.compile(r"/t/"))
    seats = stranger.state(stranger.page.url.rpartition("/")[2])["you"]["seats"]
    assert seats == [1]


def test_all_places_of_the_house_fit_into_the_bar(open_house: Running, invite: Invite) -> None:
    """The workshop, too, where there is room for it: elsewhere the start page leads there."""
    for locale in ("pl-PL", "fr-FR"):
        page = invite(open_house.address, locale=locale).page
        page.goto("/puzzles")
        for wide, workshop in (
            (1440, True),
            (1200, True),
            (1024, False),
            (860, False),
            (390, False),
        ):
            page.set_viewport_size({"width": wide, "height": 700})
            expect(page.locator('.bar__place[href="/workshop"]')).to_be_visible(visible=workshop)
            expect(page.locator('.bar__place[href="/hall"]')).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= wide, (locale, wide)
        page.goto("/workshop")
        expect(page.locator('.bar__place[href="/workshop"]')).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, locale


def test_a_game_to_watch_shows_its_course(open_house: Running, invite: Invite) -> None:
    """Each turn is written into the row: the button under a pointer stays where it is."""
    host, watcher = invite(open_house.address), invite(open_house.address, locale="pl-PL")
    table = host.open("hot-seat", "hot-seat", setup={"nemesis": "gate-witch"})
    host.page.request.post(
        f"/api/t/{table.table}/opening",
        data={"seats": False, "watch": True},
        headers={"Origin": open_house.address},
    )
    watcher.page.goto("/hall")
    row = watcher.page.locator(f'[data-table="{table.table}"]')
    expect(row.locator(".course__levels")).to_contain_text("Nemezis70/70")
    expect(row.locator(".course__chart")).to_have_count(0)
    buttons = [row.get_by_role("button", name="Oglądaj"), watcher.page.locator("#filter-0")]
    handles = [button.element_handle() for button in buttons]
    ends_turns(host, table.table, 2)
    watcher.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    lines = row.locator(".course__chart .curve")
    expect(lines).to_have_count(2)
    assert all(handle is not None and handle.is_visible() for handle in handles)
    path = row.locator('.course__chart .curve[data-line="nemesis"]').get_attribute("d") or ""
    assert re.fullmatch(r"M0 \S+( L\S+ \S+)+", path), path
    assert violations(watcher.page) == []
    assert watcher.page.evaluate("document.documentElement.scrollWidth") <= 1280


def ends_turns(host: Person, table: str, turns: int) -> None:
    """Answer with anything until a number of turns have ended."""

    def ended() -> int:
        rows = host.page.request.get("/api/hall").json()["tables"]
        row = next(row for row in rows if row["table"] == table)
        return len(row["course"]["curves"][0]["levels"]) - 1

    said = 0
    while ended() < turns:
        said += 1
        told = host.page.request.post(
            f"/api/t/{table}/say",
            data={"id": f"turns-{said}", **first_option(host.state(table))},
            headers={"Origin": host.address},
        ).json()
        assert told["is"] == "done", told
