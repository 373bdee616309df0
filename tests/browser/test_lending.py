"""Finished mages of Legacy against Rageborne, by the picker: their box sealed, then open."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.aeons_end.mixes import over
from tests.browser.people import Person
from tests.server.finished import won
from tests.server.serving import Running


def test_a_finished_campaign_opens_its_box_and_lends_its_mages(
    server: Running, person: Person
) -> None:
    page = person.page
    page.goto("/new/war-eternal")
    expect(page.locator('.tile--sealed[data-box="legacy"]')).to_be_visible()
    wish = {"game": "legacy", "players": 1, "seats": [{"who": "me"}]}
    headers = {"Origin": server.address}
    opened = page.request.post("/api/campaigns", data=wish, headers=headers).json()
    won(server, opened["campaign"], over(1))
    page.reload()
    for box in ("legacy", "aeons-end"):
        page.locator(f'.tile--box[data-box="{box}"]').click()
    page.locator(".face", has_text="Rageborne").click()
    page.locator("#field-mages-box .face", has_text="Arva").click()
    art = page.locator(".dock .symbol__art svg").first
    expect(art).to_be_visible()
    assert art.evaluate("one => one.getBoundingClientRect().width") < 40
    expect(page.locator("#code-help")).to_contain_text("link")
    page.locator("#go").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(page.locator('[data-area="player:0"]').first).to_contain_text("Arva")
    expect(page.locator('[data-area="nemesis"]').first).to_contain_text("Rageborne")
