"""The people one has played with: they appear by themselves, and come with one press."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from emberhold.server.house.table import luck
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_access import violations
from tests.browser.test_after import DUEL, end, last_move, screen
from tests.server.serving import Running

_MET = "() => (localStorage.getItem('emberhold.circle') ?? '').includes('handle')"


def test_a_friend_of_the_last_game_is_invited_from_the_circle(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    host, friend = invite(server.address), invite(server.address, viewport=PHONE)
    friend.speak("fr")
    opened = last_move(host, DUEL, "me", "friend")
    mine, theirs = host.sit(opened), friend.sit(opened.link(1))
    end(mine, DUEL)
    expect(screen(theirs.page)).to_be_visible()
    for table in (mine, theirs):
        table.page.wait_for_function(_MET)
    theirs.page.goto("/")
    circle = theirs.page.locator("#circle")
    expect(circle.locator(".circle__person strong")).to_have_text(["Jouait Coal Roarkwin"])
    circle.locator("#circle-online").check()
    expect(circle.locator("#circle-online")).to_be_checked()

    host.page.goto("/")
    host.page.locator("#circle-name").fill("Anna")
    host.page.locator("#circle-name").blur()
    expect(host.page.locator(".circle__person .chip")).to_have_text("here now")
    invited = host.open("me", "friend")
    host.sit(invited)
    host.page.locator("#open-menu").click()
    host.page.get_by_role("button", name="Links").click()
    host.page.locator(".links__circle button").click()
    expect(host.page.locator(".links__status")).to_contain_text("has been invited")

    theirs.page.goto("/")
    expect(circle.locator(".circle__letter h3")).to_have_text("Anna vous invite")
    if folder := os.environ.get("EMBERHOLD_CIRCLE"):
        theirs.page.screenshot(path=f"{folder}/phone.png", full_page=True)
        host.page.screenshot(path=f"{folder}/links.png")
    assert violations(theirs.page) == []
    circle.get_by_role("button", name="Prendre place").click()
    theirs.page.wait_for_url(lambda url: invited.table in url)
    assert friend.state(invited)["you"]["seats"] == [1]


def test_a_circle_is_carried_by_a_link_and_no_server_sees_it(
    server: Running, invite: Invite
) -> None:
    one, other = invite(server.address), invite(server.address)
    one.open("me", "bot")
    one.page.add_init_script("navigator.clipboard.writeText = async (text) => { copied = text; }")
    one.page.goto("/")
    one.page.locator("#circle-name").fill("Ola")
    one.page.get_by_role("button", name="Copy my link").click()
    expect(one.page.locator("#circle-told")).to_contain_text("Copied")
    link = one.page.evaluate("() => copied")
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    other.page.goto(link)
    expect(other.page.locator("#circle-told")).to_contain_text("Ola")
    expect(other.page.locator(".circle__person strong")).to_have_text("Ola")
    assert "#" not in other.page.url
    assert not any("Ola" in each for each in asked)
    other.page.goto("/#circle=broken!")
    other.page.reload()
    expect(other.page.locator("#circle-told")).to_contain_text("incomplete")
