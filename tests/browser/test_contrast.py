"""Every word on every screen stands out from what is painted behind it, by 4.5 to 1 at least."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import emberhold
from tests.browser.conftest import Invite
from tests.browser.contrast import faint
from tests.browser.people import PHONE, Person
from tests.browser.settling import acted
from tests.browser.test_after import TOGETHER, end, last_move
from tests.browser.test_lasting import discards
from tests.browser.test_lessons import FIRST, sit_down
from tests.browser.test_screens import LYING, busy
from tests.browser.test_story import held_card
from tests.golden.replaying import GOLDEN, path_of
from tests.server.serving import Running

DESK = {"width": 1440, "height": 900}
SIZES = {"desk": DESK, "phone": PHONE, "phone on its side": LYING}
DUEL = ("ashes-2-siren-viros-printed", 60)
FIGHT = ("ashes-2-siren-viros-printed", 97)
"""One attacker is blocked and another is not yet."""
MAP = ("relic-3-the-eye-closes", 303)
BATTLE = ("relic-3-the-eye-closes", 204)
CAMPAIGN = GOLDEN / "campaigns" / "legacy-2.campaign"

Screen = Callable[[Person], Page]


def _resume(person: Person, save: str, seat: int) -> Page:
    seats = range(emberhold.loads(save).players)
    who = ["me" if each == seat else "bot" for each in seats]
    return person.sit(person.open(*who, save=save)).my_turn().page


def middle(game: str) -> Screen:
    """A busy table."""
    return lambda person: _resume(person, *busy(game))


def after(name: str, answers: int) -> Screen:
    """A recorded game after that many answers."""

    def screen(person: Person) -> Page:
        game = emberhold.load(path_of(name)).at(answers)
        assert game.question is not None
        return _resume(person, game.dumps(), game.question.seat)

    return screen


def page_at(address: str, sign: str) -> Screen:
    def screen(person: Person) -> Page:
        person.page.goto(address)
        person.page.locator(sign).first.wait_for()
        return person.page

    return screen


def set_up(game: str) -> Screen:
    def screen(person: Person) -> Page:
        page = page_at(f"/new/{game}", ".seat")(person)
        expect(page.locator("#code")).not_to_have_value("")
        return page

    return screen


def nemesis_turn(person: Person) -> Page:
    return held_card(person).page


def sticker(person: Person) -> Page:
    return discards(person, 0)


def lesson(person: Person) -> Page:
    page = sit_down(person, FIRST[0])
    expect(page.locator("#lesson")).to_be_visible()
    return page


def hint(person: Person) -> Page:
    page = middle("war-eternal")(person)
    page.locator("#hint").click()
    expect(page.locator("#advice .advice__text")).to_be_visible()
    return page


def ending(person: Person) -> Page:
    end(person.sit(last_move(person, TOGETHER, "me", "me")), TOGETHER)
    return person.page


def chronicle(person: Person) -> Page:
    answer = person.context.request.post(
        "/api/campaigns/file",
        data={"file": CAMPAIGN.read_text(encoding="utf-8")},
        headers={"Origin": person.address},
    )
    assert answer.ok, answer.text()
    return page_at(answer.json()["url"], ".sheet")(person)


def story_page(person: Person) -> Page:
    page = chronicle(person)
    page.locator("#read-story:visible, #tab-story:visible").first.click()
    expect(page.locator("dialog.book[open]")).to_be_visible()
    return page


SCREENS: list[tuple[str, str, Screen]] = [
    ("start", "desk", page_at("/", ".game")),
    ("start", "phone", page_at("/", ".game")),
    ("set-up of Relic", "desk", set_up("relic")),
    ("set-up of Ashes", "phone", set_up("ashes")),
    ("War Eternal", "desk", middle("war-eternal")),
    ("War Eternal", "phone", middle("war-eternal")),
    ("War Eternal", "phone on its side", middle("war-eternal")),
    ("Ashes", "phone on its side", after(*DUEL)),
    ("nemesis turn", "desk", nemesis_turn),
    ("lesson", "desk", lesson),
    ("hint", "phone", hint),
    ("ending", "phone", ending),
    ("Ashes", "desk", after(*DUEL)),
    ("fight", "desk", after(*FIGHT)),
    ("fight", "phone", after(*FIGHT)),
    ("map", "desk", after(*MAP)),
    ("map", "phone", after(*MAP)),
    ("battle", "desk", after(*BATTLE)),
    ("battle", "phone", after(*BATTLE)),
    ("Legacy", "phone", middle("legacy")),
    ("chronicle", "desk", chronicle),
    ("chronicle", "phone", chronicle),
    ("story page", "desk", story_page),
    ("story page", "phone", story_page),
    ("sticker", "desk", sticker),
]
MOVING = {"nemesis turn", "sticker"}
"""What is only told to who likes to see things move; it is held still."""


@pytest.mark.parametrize(
    ("name", "size", "screen"), SCREENS, ids=[f"{name}, {size}" for name, size, _ in SCREENS]
)
def test_every_word_can_be_read(
    server: Running, invite: Invite, name: str, size: str, screen: Screen
) -> None:
    motion = "no-preference" if name in MOVING else "reduce"
    page = screen(invite(server.address, viewport=SIZES[size], reduced_motion=motion))
    acted(page)
    assert faint(page) == []
