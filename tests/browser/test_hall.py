"""The hall: a table is opened while setting up, appears at once, and is taken with one press."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_access import violations
from tests.server.serving import Running


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
