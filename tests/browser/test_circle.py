"""The people one has played with: they appear by themselves, and come with one press."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from emberhold.server.house.table import luck
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.test_access import violations
from tests.browser.test_after import DUEL, end, last_move, screen
from tests.server.serving import Opened, Running

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


def test_an_empty_circle_is_below_the_games(server: Running, invite: Invite) -> None:
    """Those who came by a link, or know somebody, have it above them."""
    person = invite(server.address)
    person.open("me", "bot")
    ids = "() => [...document.querySelectorAll('#circle, #games')].map((each) => each.id)"
    for address, order in (("/", ["games", "circle"]), ("/#circle=wrong", ["circle", "games"])):
        page = person.look()
        page.goto(f"{server.address}{address}")
        expect(page.locator("#circle-name")).to_be_visible()
        assert page.evaluate(ids) == order, address


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


def _handle(person: Person) -> str:
    """What somebody can be invited by; they are here from now on."""
    answer = person.context.request.post(
        "/api/circle", data={"handles": []}, headers={"Origin": person.address}
    )
    return str(answer.json()["handle"])


def _knows(host: Person, **people: str) -> None:
    known = [{"handle": handle, "name": name} for name, handle in people.items()]
    _handle(host)  # who has a cookie before any page asks for one gets no second
    host.page.goto("/")
    host.page.evaluate(
        "(all) => localStorage.setItem('emberhold.circle', JSON.stringify(all))", known
    )


def _press(host: Person, name: str) -> None:
    host.page.get_by_role("button", name=f"Invite: {name}").click()


def _letters(friend: Person) -> list[str]:
    """The tables one is asked to: taking the invitations up leads there."""
    post, origin = friend.context.request.post, {"Origin": friend.address}
    asked = post("/api/circle", data={"handles": []}, headers=origin).json()["invitations"]
    return [
        post(f"/api/invitations/{each['id']}", data={"take": True}, headers=origin).json()["url"]
        for each in asked
    ]


def _seats(person: Person, opened: Opened) -> list[int]:
    return list(person.state(opened)["you"]["seats"])


@pytest.mark.parametrize("page", ["/", "/hall"])
def test_one_press_in_the_circle_invites_to_the_free_seats_of_ones_table(
    open_house: Running, invite: Invite, page: str
) -> None:
    host, ola, bea = (invite(open_house.address) for _ in range(3))
    _knows(host, Ola=_handle(ola), Bea=_handle(bea))
    opened = host.open("me", "friend", "friend")
    host.open("me", "bot")
    host.page.goto(page)
    for name in ("Ola", "Bea"):
        _press(host, name)
        expect(host.page.locator("#circle-told")).to_have_text(f"{name} has been invited.")
    assert _letters(ola) == _letters(bea) == [opened.url]
    assert _seats(ola, opened) == [1]
    assert _seats(bea, opened) == [2]


def test_where_several_tables_have_room_the_circle_asks_which(
    server: Running, invite: Invite
) -> None:
    host, ola = invite(server.address, viewport=PHONE), invite(server.address)
    _knows(host, Ola=_handle(ola))
    opened = host.open("me", "friend", game="ashes")
    host.open("me", "friend")
    host.page.goto("/")
    _press(host, "Ola")
    menu = host.page.get_by_role("group", name="To which table?")
    expect(menu.get_by_role("button")).to_have_count(2)
    if folder := os.environ.get("EMBERHOLD_CIRCLE"):
        host.page.screenshot(path=f"{folder}/which.png", full_page=True)
    assert violations(host.page) == []
    host.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    _press(host, "Ola")
    menu.get_by_role("button", name="Ashes").click()
    expect(host.page.locator("#circle-told")).to_have_text("Ola has been invited.")
    assert _letters(ola) == [opened.url]


def test_a_new_look_at_the_circle_waits_for_who_is_choosing_or_writing(
    server: Running, invite: Invite
) -> None:
    host, ola = invite(server.address), invite(server.address)
    _knows(host, Ola=_handle(ola))
    for game in ("ashes", "war-eternal"):
        host.open("me", "friend", game=game)
    host.page.clock.install()
    host.page.goto("/")
    _press(host, "Ola")
    menu = host.page.get_by_role("group", name="To which table?")
    expect(menu).to_be_visible()
    looks: list[str] = []
    host.page.on("request", lambda request: looks.append(request.url))
    host.page.clock.run_for(100_000)
    expect(menu).to_be_visible()
    host.page.keyboard.press("Escape")
    host.page.locator("#circle-name").fill("An")
    host.page.clock.run_for(100_000)
    host.page.keyboard.type("na")
    expect(host.page.locator("#circle-name")).to_have_value("Anna")
    assert not [url for url in looks if "/api/circle" in url]
    host.page.locator("#circle-name").blur()
    with host.page.expect_request("**/api/circle?*"):
        host.page.clock.run_for(50_000)


def test_without_a_table_with_room_one_is_opened_for_the_friend_who_is_asked_at_once(
    server: Running, invite: Invite
) -> None:
    host, ola = invite(server.address), invite(server.address)
    _knows(host, Ola=_handle(ola))
    host.open("me", "bot")
    host.page.goto("/")
    _press(host, "Ola")
    host.page.wait_for_url("**/new/war-eternal**")
    guest = host.page.locator("#guest")
    expect(guest).to_contain_text("Ola will be invited")
    host.page.get_by_role("link", name="Ashes").click()
    host.page.wait_for_url("**/new/ashes**")
    expect(guest).to_contain_text("Ola will be invited")
    if folder := os.environ.get("EMBERHOLD_CIRCLE"):
        host.page.screenshot(path=f"{folder}/guest.png")
    assert violations(host.page) == []
    host.page.locator("#go").click()
    expect(host.page.locator(".links__status")).to_have_text("Ola has been invited.")
    url = host.page.locator("#links footer a").get_attribute("href")
    assert _letters(ola) == [url]


def test_a_friend_is_not_asked_where_the_host_thinks_better_of_it(
    server: Running, invite: Invite
) -> None:
    host, ola = invite(server.address), invite(server.address)
    _knows(host, Ola=_handle(ola))
    host.page.goto("/")
    _press(host, "Ola")
    guest = host.page.locator("#guest")
    expect(guest).to_be_visible()
    guest.get_by_role("button", name="Do not invite").click()
    expect(guest).to_be_hidden()
    host.page.locator("#go").click()
    expect(host.page.locator("#links footer a")).to_be_visible()
    assert _letters(ola) == []
