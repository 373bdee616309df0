"""The workshop in a real browser: things made without a keyboard but for names, and played."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from emberhold.parts.boxes.contents import unpacked
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.picking import face, seat_there
from tests.browser.tables import TURN, TablePage
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
    page.locator("#begin .button--main").click()
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
    """The server's answer comes a moment after the draft is drawn, and for the last change last."""
    read = page.locator(f'.wread[lang="{language}"] p:not(.wread__name)')
    expect(read.first).to_have_text(READ[language])
    expect(page.locator(".wpreview__card[data-stale]")).to_have_count(0)


READ = {
    "en": "Gain 2 aether. You may destroy this card. If you do, gain 3 life.",
    "pl": "Otrzymujesz 2 eteru. Możesz zniszczyć tę kartę. Jeśli to zrobisz, "
    "otrzymujesz 3 punkty życia.",
    "fr": "Gagnez 2 éthers. Vous pouvez détruire cette carte. Si vous le faites, "
    "gagnez 3 points de vie.",
}


def looked_at(page: Page, step: str) -> None:
    """A step of the way: nothing is cut off, and everybody can use it.

    Anyone who wants to see it names a folder for pictures in EMBERHOLD_STEPS.
    """
    if folder := os.environ.get("EMBERHOLD_STEPS"):
        name = f"{NAMES[page.evaluate('navigator.language')]} {step}".replace(" ", "-")
        page.screenshot(path=Path(folder, f"{name.replace('.', '')}.png"), full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), step
    assert violations(page) == [], step


def mage(page: Page, language: str) -> None:
    press(page, "new:mage")
    for field, name in (("name", "Wenna"), ("title", "Keeper"), ("ability_name", "Toll")):
        page.locator(f'[data-key="{field}:{language}"]').fill(name)
    press(page, "gender:f")
    press(page, "timing:any-main")
    put(page, "does")
    put(page, "draw")
    press(page, "breach:1")
    press(page, "hand:crystal−")


def nemesis(page: Page, language: str) -> None:
    """With a rule for the end of its turns, and a card of its own."""
    press(page, "new:nemesis")
    page.locator(f'[data-key="name:{language}"]').fill("Vess")
    put(page, "gravehold_suffers")
    press(page, "tokens+")
    press(page, "most_tokens−")
    press(page, "begin:at_end")
    put(page, "nemesis_gains_tokens", "at_end")
    press(page, "add:attack:1")
    page.locator(f'[data-key="name:{language}"]').fill("Undertow")
    put(page, "unleash")
    press(page, "outer")
    expect(page.locator(".wcard-button")).to_contain_text("Undertow")


def tried(page: Page, slug: str) -> None:
    """At a table of its own, and back on the bench."""
    bench = page.url
    press(page, "web-workshop-try")
    page.wait_for_url("**/t/*")
    TablePage(page).my_turn()
    page.locator(f'[data-card^="{slug}-"], [data-id*="{slug}-"]').first.wait_for(state="attached")
    looked_at(page, f"{slug} at a table")
    page.goto(bench)
    page.locator("body[data-ready]").wait_for()
    expect(page.locator(".wremarks li[data-bad]")).to_have_count(0)


def judged(page: Page, picture: str) -> None:
    """By some games, then it is stopped: what was played counts."""
    expect(page.locator(".wdoing__time")).not_to_be_empty()
    press(page, "web-workshop-judge")
    expect(page.locator("#judgement .wbarrow").first).to_be_visible()
    press(page, "judgement-stop")
    expect(page.locator('[data-key="judgement-stop"]')).to_have_count(0)
    expect(page.locator(f"#judgement {picture}").first).to_be_visible()
    looked_at(page, f"judgement with {picture}")
    press(page, "judgement-close")


def played_once(page: Page) -> None:
    """By two quick bots, to the end; told from the first use on."""
    press(page, "play-once")
    expect(page.locator(".wonce__lines li").first).to_contain_text("Ember Bell")
    expect(page.locator(".wonce [role=status]")).not_to_be_empty()


def asked_first(*tables: TablePage) -> TablePage:
    """The table of the player who is asked next."""
    newest = max(table.version for table in tables)
    return next(table for table in tables if table.ready(newest).page.evaluate(TURN))


@pytest.mark.parametrize(
    ("author", "reader"),
    [
        pytest.param({"locale": "en-GB", **DESK}, {"locale": "pl-PL", **PHONE}, id="desk to phone"),
        pytest.param(
            {"locale": "pl-PL", **PHONE},
            {"locale": "fr-FR", **DESK},
            id="phone to desk",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_box_is_made_tried_judged_packed_and_played_by_two(
    server: Running, invite: Invite, tmp_path: Path, author: dict[str, Any], reader: dict[str, Any]
) -> None:
    """A relic, a mage and a nemesis, made by presses alone; nothing is typed but names."""
    page, language = begun(invite(server.address, **author)), NAMES[author["locale"]]
    relic(page, language)
    for each, text in READ.items():
        expect(page.locator(f'.wread[lang="{each}"]')).to_contain_text(text)
    played_once(page)
    made = (
        ("ember-bell", ".wprices__plot", None),
        ("wenna", ".wjudged__tables", mage),
        ("vess", ".wcurve", nemesis),
    )
    for slug, picture, make in made:
        if make is not None:
            make(page, language)
        expect(page.locator(".wremarks li[data-bad]")).to_have_count(0)
        expect(
            page.locator(f'.wread[lang="{language}"] p:not(.wread__name)').first
        ).to_be_attached()
        looked_at(page, f"{slug} on the bench")
        judged(page, picture)
        tried(page, slug)
    with page.expect_download() as packed:
        press(page, "web-workshop-save")
    file = tmp_path / "bells.emberbox"
    packed.value.save_as(file)
    written = "\n".join(text.decode() for text in unpacked(file.read_bytes(), "box").files.values())
    assert "tokens = [1, 1]" in written
    assert "most_tokens = [11, 11]" in written
    assert "least_tokens" not in written
    assert 'at_end = [["nemesis_gains_tokens", 1]]' in written
    assert 'timing = "any-main"' in written

    other = invite(server.address, **reader).page
    other.goto("/workshop")
    other.locator("body[data-ready]").wait_for()
    other.locator("#bring").set_input_files(file)
    expect(other.locator(".wthings [aria-pressed]")).to_have_count(3)
    expect_sentence(other, NAMES[reader["locale"]])
    looked_at(other, "opened by somebody else")
    at_desk, on_phone = (page, other) if author["viewport"] == DESK["viewport"] else (other, page)
    played_by_two(at_desk, on_phone)


def played_by_two(host: Page, guest: Page) -> None:
    """The box is left at the server, and a table opened with it."""
    press(host, "web-workshop-share")
    host.wait_for_url("**/box/*")
    expect(host.locator("main")).to_contain_text("Ember Bell")
    looked_at(host, "the page of the box")
    host.locator('main a[href^="/new/"]').click()
    face(host, "nemesis", "Vess").check()
    face(host, "mages", "Wenna").check()
    seat_there(host, 1, "friend")
    expect(host.locator("#status")).to_have_class(re.compile("summary__good"))
    host.locator("#go").click()
    link = host.locator("#links input.code").first.input_value()
    host.locator('#links a[href^="/t/"]').click()
    mine = TablePage(host).ready()
    guest.goto(link)
    expect(guest.locator("#join-warning")).to_contain_text("Bells")
    looked_at(guest, "somebody joins")
    guest.locator("#join-button").click()
    guest.wait_for_url(re.compile(r"/t/[^/]+$"))
    theirs = TablePage(guest).ready()
    for table in (mine, theirs):
        expect(table.page.locator("body")).to_contain_text("Vess")
        expect(table.page.locator("body")).to_contain_text("Wenna")
    looked_at(guest, "two at a table")
    luck = Random(3)
    for _ in range(6):
        asked_first(mine, theirs).play(luck)


def test_a_draft_is_still_there_and_is_changed_by_keys_and_by_dragging(
    server: Running, invite: Invite
) -> None:
    page = begun(invite(server.address, locale="en-GB", **DESK))
    relic(page, "en")
    expect_sentence(page, "en")
    page.reload()
    page.locator("body[data-ready]").wait_for()
    expect_sentence(page, "en")
    page.locator('.wstrip[data-key="play.0"]').focus()
    page.keyboard.press("+")
    expect(page.locator('.wread[lang="en"]')).to_contain_text("Gain 3 aether.")
    page.keyboard.press("-")
    page.keyboard.press("ArrowDown")
    expect(page.locator('.wstrip[data-key="play.1"]')).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.locator('.wread[lang="en"]')).not_to_contain_text("destroy")
    press(page, "undo")
    expect(page.locator('.wread[lang="en"]')).to_contain_text("destroy")
    expect_sentence(page, "en")
    dragged(page)


def dragged(page: Page) -> None:
    """Strips and verbs, with the mouse: before another, into a joint, and nowhere it may not be."""
    read = page.locator('.wread[lang="en"] p:not(.wread__name)').first

    def strip(path: str) -> Locator:
        return page.locator(f'.wstrip[data-key="{path}"] > .wstrip__line')

    joint = strip("play.1").locator(".wstrip__joint")
    joint.drag_to(strip("play.0"), target_position={"x": 8, "y": 4})
    may = "You may destroy this card. If you do, gain 3 life."
    expect(read).to_have_text(f"{may} Gain 2 aether.")
    draw = page.locator('[data-verb="draw"]')
    draw.drag_to(page.locator('[data-key="drop:play.0.3"]'))
    expect(read).to_have_text(f"{may[:-1]} and draw a card. Gain 2 aether.")
    joint = strip("play.0").locator(".wstrip__joint")
    joint.drag_to(page.locator('[data-key="drop:play.0.3"]'))
    expect(page.locator("[data-lifted], .wghost")).to_have_count(0)
    expect(page.locator('.wstrip[data-key="play.0.3.1"]')).to_be_visible()
    expect(page.locator('.wstrip[data-key="play.1"]')).to_contain_text("aether")


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
    press(page, "begin:at:gained")
    put(page, "gain_life")
    when_gained = page.locator('.wread[lang="en"]').get_by_text("When you gain this card")
    expect(when_gained).to_contain_text("Gain 1 life.")
    press(page, "end:at:gained")
    expect(when_gained).to_have_count(0)
