"""No page bars anybody: axe looks at each of them in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

import emberhold
from tests.browser.cases import in_a_language_each
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.tables import TablePage
from tests.browser.test_after import DUEL as DUEL_TO_END
from tests.browser.test_after import end, last_move
from tests.browser.test_campaign import begins
from tests.browser.test_lessons import FIRST, sit_down
from tests.browser.test_screens import LYING, busy
from tests.browser.test_story import FOE_NEXT, HOLD, end_turn, go_on_until, storied
from tests.browser.test_together import DUEL
from tests.golden.replaying import path_of
from tests.server.serving import Running
from tests.server.trails import trail_known
from tests.support import at as position

LANGUAGES = ["en", "pl", "fr"]
GAMES = ["war-eternal", "ashes", "legacy", "relic"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{page.url} {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, server: Running, invite: Invite) -> Person:
    """Somebody who reads a language."""
    person = invite(server.address, locale=request.param)
    person.page.goto("/")
    expect(person.page.locator("html")).to_have_attribute("lang", request.param)
    return person


def test_pages(reader: Person) -> None:
    page, found = reader.page, []
    for address, sign in [
        ("/", ".game"),
        *((f"/new/{game}", ".seat") for game in GAMES),
        ("/rules/war-eternal", "main article, main li, main p"),
        ("/t/nowhere", "h1"),
        ("/s/nothing", "h1"),
    ]:
        reader.patient = address in ("/t/nowhere", "/s/nothing")
        page.goto(address)
        page.locator(sign).first.wait_for()
        expect(page.locator("h1").first).not_to_be_empty()
        if address.startswith("/new"):
            expect(page.locator("#code")).not_to_have_value("")
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("lesson", FIRST)
def test_what_newcomers_are_told(reader: Person, lesson: str) -> None:
    page, found = sit_down(reader, lesson), []
    told, story = page.locator("#lesson"), page.locator("dialog.book[open] .book__next")
    expect(told.or_(story).locator("visible=true").first).to_be_visible()
    if story.is_visible():
        found += violations(page)
        story.click()
    expect(told).to_be_visible()
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_tables(reader: Person, game: str) -> None:
    wish = DUEL if game == "ashes" else {}
    opened = reader.open("me", "bot", **wish)
    table = reader.sit(opened)
    luck, found = Random(4), []
    for _ in range(3):
        table.play(luck)
    page = table.my_turn().page
    found += violations(page)
    page.locator("#open-menu").click()
    found += violations(page)
    page.keyboard.press("Escape")
    page.goto(f"/t/{opened.table}/replay?at=2")
    page.locator("#board [data-piece]").first.wait_for()
    found += violations(page)
    assert found == []


def test_between_people(reader: Person, server: Running, invite: Invite) -> None:
    """The links of a table, the screen between two hands, a table one only watches."""
    opened = reader.open("me", "friend", **DUEL)
    page, found = reader.page, []
    reader.sit(opened)
    page.locator("#open-menu").click()
    page.locator(".table-menu__items button").first.click()
    page.locator("#links .links__row").first.get_by_role("button").first.click()
    page.locator("#links .qr").first.wait_for()
    found += violations(page)
    friend = invite(server.address, locale=page.evaluate("() => document.documentElement.lang"))
    friend.page.route(
        "**/s/*",
        lambda route: route.abort() if route.request.method == "POST" else route.continue_(),
    )
    friend.patient = True
    friend.page.goto(opened.link("spectator"))
    TablePage(friend.page).ready()
    found += violations(friend.page)
    shared = reader.open("me", "hot-seat", **DUEL)
    table = reader.sit(shared)
    expect(table.handover).to_be_visible()
    found += violations(page)
    assert found == []


def test_taking_a_seat(reader: Person, server: Running, invite: Invite) -> None:
    opened = reader.open("me", "friend")
    friend = invite(
        server.address, locale=reader.page.evaluate("() => document.documentElement.lang")
    )
    friend.patient = True
    friend.page.route(
        "**/s/*",
        lambda route: route.abort() if route.request.method == "POST" else route.continue_(),
    )
    friend.page.goto(opened.link(1))
    expect(friend.page.locator("#join-button")).to_be_visible()
    assert violations(friend.page) == []


def test_after_a_game(reader: Person) -> None:
    """The screen at the end, the list of tables, and the question before one is removed."""
    page, found = reader.page, []
    end(reader.sit(last_move(reader, DUEL_TO_END, "me", "hot-seat")), DUEL_TO_END)
    found += violations(page)
    page.goto("/")
    page.locator("#finished-list .row__forget").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += violations(page)
    assert found == []


@pytest.fixture
def trail() -> Iterator[None]:
    """The toy campaign, known before the first page asks and until the last page is closed."""
    with trail_known():
        yield


def test_a_campaign(trail: None, reader: Person) -> None:
    """A chapter that asks for a name, and the chronicle."""
    page = begins(reader, "me", "hot-seat")
    page.locator(".naming__input").wait_for()
    found = violations(page)
    expect(page.locator("html")).to_have_attribute("data-campaign", re.compile(".+"))
    page.goto(f"/c/{page.locator('html').get_attribute('data-campaign')}")
    page.locator(".campaign__deed").first.wait_for()
    found += violations(page)
    assert found == []


def test_while_a_story_is_told(server: Running, invite: Invite) -> None:
    """The story held still, what happened since one's last turn, the card that is read, the aim."""
    watcher = invite(
        server.address, reduced_motion="no-preference", viewport={"width": 1440, "height": 900}
    )
    page, found = watcher.page, []
    table = storied(watcher, held=True)
    end_turn(table)
    expect(page.locator("#story-bar .story__strip")).to_be_visible()
    found += violations(page)
    card = page.locator(".story__card:visible")
    go_on_until(page, lambda: card.count() > 0)
    expect(card.locator(".story__text .symbol__art").first).to_be_visible()
    found += violations(page)
    page.keyboard.press("s")
    table.my_turn()
    page.locator("#dock [data-card]").first.hover()
    expect(page.locator("#reader .zoom__card")).to_be_visible()
    found += violations(page)
    page.locator("#open-aim").click()
    expect(page.get_by_role("dialog")).to_contain_text("Gravehold")
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_what_unleash_does_and_the_strip_of_moments(
    server: Running, invite: Invite, language: str
) -> None:
    """Unleash takes two lines at most; the strip that tells of the nemesis' turn is whole."""
    game = position(
        phase="main",
        in_play=["mangleroot", "howling-spinners", "planar-collision"],
        foe={"deck": ["encroach"]},
        turn_order=FOE_NEXT,
    )
    desk = {"width": 1440, "height": 900}
    reader = invite(server.address, viewport=desk, locale=language, reduced_motion="no-preference")
    table = reader.sit(reader.open("me", "me", save=game.dumps())).my_turn()
    page = reader.page
    page.evaluate(HOLD)
    box = page.locator(".area__always")
    expect(box).to_be_visible()
    assert box.evaluate("(element) => element.clientHeight") <= 36
    found = violations(page)
    table.answers.and_(page.locator("[data-verb=end]")).click()
    expect(page.locator(".story__strip .story__chip--now")).to_be_visible()
    found += violations(page)
    assert found == []


@in_a_language_each("game", ["war-eternal", "ashes", "legacy"])
def test_in_the_middle_of_a_game(server: Running, invite: Invite, game: str, language: str) -> None:
    """All that can be opened at a busy table, where words are longer than in English."""
    save, seat = busy(game)
    reader = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    seats = ["me" if each == seat else "bot" for each in range(emberhold.loads(save).players)]
    table = reader.sit(reader.open(*seats, save=save)).my_turn()
    page = table.page
    found = violations(page)
    for opened in ("#open-aim", "#open-menu", "#open-rules"):
        page.locator(opened).click()
        found += violations(page)
        page.keyboard.press("Escape")
    page.locator("#dock [data-card]").first.hover()
    expect(page.locator("#reader .zoom__card")).to_be_visible()
    if page.locator("#prompt-more").is_visible():
        page.locator("#prompt-more").click()
    found += violations(page)
    for phone in (PHONE, LYING):
        page.set_viewport_size({"width": phone["width"], "height": phone["height"]})
        page.reload()
        table.my_turn()
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_a_fight(server: Running, invite: Invite, language: str) -> None:
    """The moment a blocker is looked for, seen by somebody who comes in the middle."""
    person = invite(server.address, locale=language)
    game = emberhold.load(path_of("ashes-2-siren-viros-printed"))
    game.undo(len(game.answers) - 96)
    table = person.sit(person.open("bot", "me", save=game.dumps()))
    table.my_turn()
    expect(person.page.locator(".fights--attacks")).to_have_count(2)
    expect(person.page.locator(".arena__line")).to_have_count(2)
    table.press(table.page.locator("#board .legal").first)
    table.my_turn()
    expect(person.page.locator(".fights--stops")).to_have_count(1)
    expect(person.page.locator(".arena__burst--deals")).to_have_count(2)
    person.page.wait_for_function(
        """() => {
          const board = document.getElementById("board");
          const bottom = document.querySelector(".ring").getBoundingClientRect().bottom;
          const own = board.querySelector("[data-group=own]").getBoundingClientRect().top;
          return board.scrollHeight <= board.clientHeight + 1 && Math.abs(bottom - own) < 2;
        }"""
    )
    assert violations(person.page) == []
