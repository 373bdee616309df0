"""The workshop in a real browser: a relic made without a keyboard but for its name, and tried."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_access import violations
from tests.server.serving import Running

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAMES = {"en-GB": "en", "pl-PL": "pl", "fr-FR": "fr"}


def begun(person: Person) -> Page:
    """A new box: its name is all that is typed."""
    page = person.page
    page.goto("/workshop")
    page.locator("body[data-ready]").wait_for()
    page.locator("#new-name").fill("Bells")
    page.locator("#begin button").click()
    return page


def press(page: Page, key: str) -> None:
    page.locator(f'[data-key="{key}"]').first.click()


def put(page: Page, verb: str, place: str = "") -> None:
    """A verb from the shelf, which on a phone comes up when a place is pressed."""
    if place:
        press(page, f"drop:{place}")
    elif not page.locator(f'[data-verb="{verb}"]').is_visible():
        page.locator('.wdrop[aria-pressed="true"]').click()
    page.locator(f'[data-verb="{verb}"]').click()


def relic(page: Page, language: str) -> None:
    """Gain 2 aether. You may destroy this card. If you do, gain 3 life."""
    press(page, "new:relic")
    page.locator(f'[data-key="name:{language}"]').fill("Ember Bell")
    put(page, "gain_aether")
    press(page, "number:play.0.1+")
    put(page, "may")
    put(page, "destroy_this")
    put(page, "gain_life", "play.1.3")
    press(page, "number:play.1.3.0.1+")
    press(page, "number:play.1.3.0.1+")
    press(page, "cost+")


def expect_sentence(page: Page, language: str) -> None:
    """The server's answer comes a moment after the draft is drawn."""
    read = page.locator(f'.wread[lang="{language}"] p:not(.wread__name)')
    expect(read.first).to_have_text(READ[language])


READ = {
    "en": "Gain 2 aether. You may destroy this card. If you do, gain 3 life.",
    "pl": "Otrzymujesz 2 eteru. Możesz zniszczyć tę kartę. Jeśli to zrobisz, "
    "otrzymujesz 3 punkty życia.",
    "fr": "Gagnez 2 éthers. Vous pouvez détruire cette carte. Si vous le faites, "
    "gagnez 3 points de vie.",
}


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "pl-PL"), (DESK, "fr-FR")])
def test_a_relic_is_made_by_presses_and_tried(
    server: Running, invite: Invite, size: dict[str, object], locale: str
) -> None:
    page = begun(invite(server.address, locale=locale, **size))
    relic(page, NAMES[locale])
    for language, text in READ.items():
        expect(page.locator(f'.wread[lang="{language}"]')).to_contain_text(text)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    press(page, "web-workshop-try")
    page.wait_for_url("**/t/*")
    card = page.locator('[data-card^="ember-bell-"], [data-id*="ember-bell-"]').first
    card.wait_for(state="attached")


def test_a_draft_is_still_there_and_what_was_done_can_be_undone(
    server: Running, invite: Invite
) -> None:
    page = begun(invite(server.address, locale="en-GB", **DESK))
    relic(page, "en")
    expect_sentence(page, "en")
    page.reload()
    page.locator("body[data-ready]").wait_for()
    expect_sentence(page, "en")
    press(page, "trash:play.1")
    expect(page.locator('.wread[lang="en"]')).not_to_contain_text("destroy")
    press(page, "undo")
    expect(page.locator('.wread[lang="en"]')).to_contain_text("destroy")
    expect_sentence(page, "en")


def test_only_what_fits_is_offered(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, locale="en-GB", **DESK))
    press(page, "new:gem")
    expect(page.locator('[data-verb="gain_aether"]')).to_be_visible()
    assert page.locator('[data-verb="unleash"]').count() == 0
    put(page, "may")
    assert page.locator('[data-verb="deal"]').count() == 0, "a player does not deal damage here"
    expect(page.locator(".wremarks")).to_contain_text("It needs a name.")
    assert page.locator('[data-key="web-workshop-try"]').get_attribute("aria-disabled") == "true"


def test_variants_change_what_a_strip_says(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, locale="en-GB", **DESK))
    press(page, "new:gem")
    put(page, "gain_aether")
    press(page, "vary:play.0")
    page.get_by_role("button", name="Gain 1 aether that can only be used to gain a gem.").click()
    expect(page.locator(".wstrip__words").first).to_contain_text("only be used to gain a gem")
    expect(page.locator('.wread[lang="en"]')).to_contain_text("only be used to gain a gem")


@pytest.mark.parametrize(("size", "locale"), [(DESK, "pl-PL"), (PHONE, "en-GB")])
def test_a_mage_and_a_nemesis_are_made_by_presses(
    server: Running, invite: Invite, size: dict[str, object], locale: str
) -> None:
    page = begun(invite(server.address, locale=locale, **size))
    language = NAMES[locale]
    press(page, "new:mage")
    for field, name in (("name", "Wenna"), ("title", "Keeper"), ("ability_name", "Toll")):
        page.locator(f'[data-key="{field}:{language}"]').fill(name)
    press(page, "gender:f")
    put(page, "does")
    put(page, "draw")
    press(page, "breach:1")
    press(page, "hand:crystal−")
    expect(page.locator(".wremarks li[data-bad]")).to_have_count(0)
    expect(page.locator('.wread[lang="en"]')).to_contain_text("Any ally draws a card.")
    press(page, "new:nemesis")
    page.locator(f'[data-key="name:{language}"]').fill("Vess")
    put(page, "gravehold_suffers")
    press(page, "add:attack:1")
    page.locator(f'[data-key="name:{language}"]').fill("Undertow")
    put(page, "unleash")
    press(page, "outer")
    expect(page.locator(".wcard-button")).to_contain_text("Undertow")
    expect(page.locator(".wremarks li[data-bad]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    press(page, "web-workshop-try")
    page.wait_for_url("**/t/*")


def test_a_judgement_is_shown_while_it_is_made(server: Running, invite: Invite) -> None:
    assays = server.app.hall.house.assays
    assays.pairs, before = 4, assays.pairs
    try:
        page = begun(invite(server.address, locale="en-GB", **DESK))
        relic(page, "en")
        press(page, "web-workshop-judge")
        expect(page.locator("#judgement")).to_contain_text("8 of 8", timeout=60_000)
        expect(page.locator("#judgement")).to_contain_text("All games have been played.")
        assert page.locator("#judgement .wbarrow").count() == 2
        assert violations(page) == []
    finally:
        assays.pairs = before


def test_a_box_is_shared_by_a_page_of_its_own(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, locale="en-GB", **DESK))
    relic(page, "en")
    page.locator("#preview .wpreview__card:not([data-stale])").wait_for()
    press(page, "web-workshop-share")
    page.wait_for_url("**/box/*")
    expect(page.locator("main")).to_contain_text("Ember Bell")
