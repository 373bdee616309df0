"""A campaign by clicks alone: begun on the start page, names typed, a friend taken along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.picking import seat_there
from tests.kernel import toy_campaign
from tests.server.serving import Running
from tests.server.trails import trail_known


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The ford is a short one, so that a chapter is over after one card each."""
    monkeypatch.setitem(toy_campaign.WAY, "ford", 3)
    with trail_known():
        yield


def begins(person: Person, *seats: str) -> Page:
    """From the start page to the table of the first chapter."""
    page = person.page
    page.goto("/")
    page.locator('.game[data-game="trail"] a[href*="campaign"]').click()
    expect(page.locator("#fields")).to_be_hidden()
    for number, who in enumerate(seats):
        seat_there(page, number, who)
    page.locator("#go").click()
    return page


def gives_name(page: Page, name: str) -> None:
    page.locator(".naming__input").fill(name)
    page.locator(".naming button").click()


STAFF = '#prompt .answer[data-key="play:staff"]:not([aria-disabled])'
"""What can be pressed; while an answer is under way nothing can."""


def plays(page: Page, key: str) -> None:
    page.locator(f'#prompt .answer[data-key="{key}"]').first.click()


def play_to_the_end(person: Person, *pages: Page) -> None:
    """On whichever page the staff can be played, until the chapter is over."""
    staffs = [page.locator(STAFF) for page in pages]
    over = pages[0].locator("dialog.ending[open]")
    while not over.count():
        person.until(lambda: over.count() > 0 or any(staff.count() for staff in staffs))
        for staff in staffs:
            if staff.count():
                staff.first.click()


def test_a_campaign_by_clicks_alone(person: Person) -> None:
    page = begins(person, "me", "hot-seat")
    gives_name(page, "Ember of Dawn")
    expect(page.locator("#log")).to_contain_text("Ember of Dawn joins the trail.")
    gives_name(page, "<b>Żar</b>")
    expect(page.locator("#log")).to_contain_text("<b>Żar</b> joins the trail.")
    play_to_the_end(person, page)
    page.locator("dialog.ending .button--main").click()
    expect(page.locator("#prompt-text")).to_have_text("What do you do at the fire?")
    plays(page, "open")
    expect(page.locator("#board")).to_contain_text("Nightglass")
    page.goto(_chronicle(page))
    expect(page.locator("#title")).to_have_text("The Long Trail")
    expect(page.locator("#sections")).to_contain_text("Ember of Dawn")
    expect(page.locator("#sections")).to_contain_text("Nightglass")
    expect(page.locator("#sections")).not_to_contain_text("still sealed")
    expect(page.locator(".campaign__chapter")).to_have_count(2)
    page.goto("/")
    expect(page.locator("#campaigns-list")).to_contain_text("The Fire")


def _chronicle(page: Page) -> str:
    return f"/c/{page.locator('html').get_attribute('data-campaign')}"


def test_a_player_who_continues_takes_the_others_along(server: Running, invite: Invite) -> None:
    host, friend = invite(server.address), invite(server.address, viewport=PHONE)
    page = begins(host, "me", "friend")
    link = page.locator("#links input").first.input_value()
    page.locator("#links footer a").click()
    friend.page.goto(link)
    friend.page.locator("main button").first.click()
    gives_name(page, "Ember")
    gives_name(friend.page, "Ash")
    play_to_the_end(host, page, friend.page)
    old = friend.page.url
    page.locator("dialog.ending .button--main").click()
    expect(page.locator("#prompt-text")).to_have_text("What do you do at the fire?")
    friend.page.wait_for_url(lambda url: url != old)
    expect(friend.page.locator("#prompt-text")).to_have_text("What do you do at the fire?")
    assert friend.page.url == page.url


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_it_is_told_in_every_language(server: Running, invite: Invite, language: str) -> None:
    reader = invite(server.address, locale=language)
    page = begins(reader, "me", "hot-seat")
    word = {"pl": "Nadaj to imię", "fr": "Donner ce nom"}[language]
    expect(page.locator(".naming button")).to_have_text(word)
    expect(page.locator("html")).to_have_attribute("data-campaign", re.compile(".+"))
    page.goto(_chronicle(page))
    title = {"pl": "Długi szlak", "fr": "La longue piste"}[language]
    expect(page.locator("#title")).to_have_text(title)


def test_a_campaign_is_taken_to_another_browser_as_a_file(
    server: Running, person: Person, invite: Invite, tmp_path: Path
) -> None:
    page = begins(person, "me", "hot-seat")
    gives_name(page, "Ember of Dawn")
    page.goto(_chronicle(page))
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save as a file").click()
    kept = tmp_path / "ours.campaign"
    downloading.value.save_as(kept)
    other = invite(server.address, viewport=PHONE, locale="fr-FR").page
    other.goto("/")
    other.locator("#save").set_input_files(kept)
    other.wait_for_url("**/c/*")
    expect(other.locator("#title")).to_have_text("La longue piste")
    other.locator("#ways .button--main").click()
    expect(other.locator("#log")).to_contain_text("Ember of Dawn")
    gives_name(other, "Żar")
    expect(other.locator("#log")).to_contain_text("Żar")


def test_a_file_that_cannot_be_is_told_on_the_page_of_the_campaign(
    person: Person, tmp_path: Path
) -> None:
    person.patient = True
    page = begins(person, "me", "hot-seat")
    gives_name(page, "Ember of Dawn")
    page.goto(_chronicle(page))
    broken = tmp_path / "broken.campaign"
    broken.write_text("emberhold campaign 1\ngame: trail\n")
    page.locator("#bring").set_input_files(broken)
    expect(page.locator("#problem")).to_contain_text("cut off")
    expect(page.locator("#title")).to_have_text("The Long Trail")
