"""Finished mages of Legacy against Rageborne, by the picker: their box sealed, then open."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import emberhold
from tests.browser.people import Person

FINISHED = Path(__file__).parents[1] / "golden" / "campaigns" / "legacy-2.campaign"


def test_a_finished_campaign_opens_its_box_and_lends_its_mages(
    person: Person, tmp_path: Path
) -> None:
    page = person.page
    begun = tmp_path / "begun.campaign"
    emberhold.campaign("legacy", 1, 7).save(begun)
    page.goto("/new/war-eternal")
    sealed = page.locator('.tile--sealed[data-box="legacy"]')
    expect(sealed).to_be_visible()
    page.locator(".own-box summary").click()
    page.locator("#own-box").set_input_files(begun)
    expect(page.locator("#field-boxes-box")).to_contain_text("This campaign is not finished")
    expect(sealed).to_be_visible()
    page.locator("#own-box").set_input_files(FINISHED)
    expect(sealed).to_have_count(0)
    legacy = page.locator('.tile--box[data-box="legacy"]')
    expect(legacy.locator("input")).to_be_checked()
    page.locator('.tile--box[data-box="aeons-end"]').click()
    page.locator(".face", has_text="Rageborne").click()
    page.locator("#field-mages-box").get_by_text("Brother Ash", exact=True).click()
    art = page.locator(".dock .symbol__art svg").first
    expect(art).to_be_visible()
    assert art.evaluate("one => one.getBoundingClientRect().width") < 40
    expect(page.locator("#code-help")).to_contain_text("link")
    page.locator("#go").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(page.locator('[data-area="player:0"]').first).to_contain_text("Brother Ash")
    expect(page.locator('[data-area="nemesis"]').first).to_contain_text("Rageborne")
