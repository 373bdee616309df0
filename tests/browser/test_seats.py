"""Seats that change hands, what people are told of it, and what stays on the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.picking import seat_there
from tests.browser.tables import TablePage
from tests.server.serving import Opened, Running

SETUP = {"nemesis": "umbra-titan"}


def toasts(table: TablePage) -> Locator:
    return table.page.locator("#toasts .toast")


def seat(table: TablePage, number: int) -> Locator:
    """The dialog of a seat, opened."""
    table.page.locator(f'[data-seat-button="{number}"]').click()
    return table.page.locator(".seat-dialog")


def together(server: Running, invite: Invite, **wish: Any) -> tuple[Person, Person, Opened]:
    host, friend = (invite(server.address, lingering=True) for _ in range(2))
    opened = host.open("me", "friend", **{"setup": SETUP, "seed": 3, **wish})
    return host, friend, opened


def test_a_friend_takes_the_seat_back_from_a_bot(server: Running, invite: Invite) -> None:
    host, friend, opened = together(server, invite)
    mine, theirs = host.sit(opened), friend.sit(opened.link(1))
    expect(toasts(mine)).to_have_text("Player 2 has taken a seat at the table.")

    seat(mine, 1).get_by_role("button", name=re.compile("Let a bot play: novice")).click()
    expect(toasts(mine).last).to_contain_text("only that player can change who plays it")
    mine.page.keyboard.press("Escape")

    theirs.page.locator("#open-menu").click()
    theirs.page.get_by_role("button", name="Let a bot play for me").click()
    letting = theirs.page.locator(".seat-dialog .button").filter(has_text="Let a bot play for me")
    letting.first.click()
    expect(toasts(mine).last).to_have_text("A bot is now playing for Player 2.")

    theirs.page.reload()
    expect(toasts(theirs)).to_have_count(1)
    expect(toasts(theirs)).to_contain_text("A bot is playing in your seat.")
    seat(theirs, 1).get_by_role("button", name="Play again myself").click()
    expect(toasts(mine).last).to_have_text("Player 2 is playing again.")
    assert host.state(opened)["seats"][1]["who"] == "person"

    theirs.page.locator("#open-menu").click()
    theirs.page.get_by_role("button", name="Let a bot play for me").click()
    bots = theirs.page.locator(".seat-dialog .button").filter(has_text="Let a bot play for me")
    expect(bots.first).to_be_visible()  # what is not shown yet has its text in one line
    assert [re.sub(r".*: ", "", each.split("\n")[0]) for each in bots.all_inner_texts()] == [
        "novice",
        "skilled player",
        "expert",
        "master",
        "quick bot (rules of thumb)",
        "random bot",
        "search (200 looks ahead)",
        "tree search (500 iterations)",
    ]
    expect(bots.first).to_contain_text("makes a mistake now and then")
    bots.first.click()
    expect(toasts(mine).last).to_have_text("A bot is now playing for Player 2.")


def test_a_spectator_has_nothing_to_say_about_seats(server: Running, invite: Invite) -> None:
    host, guest, opened = together(server, invite)
    host.sit(opened)
    table = guest.sit(opened.link("spectator"))
    dialog = seat(table, 0)
    expect(dialog).to_be_visible()
    expect(dialog.locator(".seat-dialog__controls .button")).to_have_count(0)


def test_a_friend_makes_a_link_for_a_second_device(server: Running, invite: Invite) -> None:
    host, friend, opened = together(server, invite)
    host.sit(opened)
    theirs = friend.sit(opened.link(1))
    theirs.page.locator("#open-menu").click()
    theirs.page.get_by_role("button", name="A link for my second device").click()
    dialog = theirs.page.locator("#links")
    dialog.get_by_role("button", name=re.compile("Make a link")).click()
    link = dialog.locator("input").input_value()
    phone = invite(server.address)
    phone.sit(link)
    assert phone.state(opened)["you"] == {
        "seats": [1],
        "host": False,
        "spectator": False,
        "showing": 1,
    }


def test_a_bot_makes_way_for_a_friend_and_free_undo_ends(server: Running, invite: Invite) -> None:
    host, friend = invite(server.address, lingering=True), invite(server.address)
    decks = {"decks": ["the-iron-men", "the-mist-guardian"]}
    free = {"options": {"undo": "free"}}
    opened = host.open("me", "bot", game="ashes", setup=decks, **free)
    mine = host.sit(opened)
    seat(mine, 1).get_by_role("button", name="A link for a friend").click()
    mine.page.get_by_role("button", name=re.compile("Make a link: Player 2")).click()
    friend.sit(mine.page.locator("#links .links__row").first.locator("input").input_value())
    expect(toasts(mine).filter(has_text="Free undo has ended")).to_have_count(1)


# The picker


@pytest.mark.parametrize(("game", "allowed"), [("ashes", False), ("war-eternal", True)])
def test_free_undo_against_a_friend_cannot_be_chosen(
    server: Running, invite: Invite, game: str, allowed: bool
) -> None:
    page = invite(server.address).page
    page.goto(f"/new/{game}")
    undo = page.locator("#undo")
    page.locator(".seat").nth(1).wait_for()
    seat_there(page, 1, "bot")
    expect(page.get_by_label("Player 2: Strength")).to_have_value("skilled")
    undo.check()
    seat_there(page, 1, "friend")
    if allowed:
        expect(undo).to_be_checked()
        expect(undo).to_be_enabled()
    else:
        expect(undo).to_be_disabled()
        expect(undo).not_to_be_checked()
        expect(page.locator("#undo-help")).to_contain_text("Not against a friend")
        seat_there(page, 1, "hot-seat")
        expect(undo).to_be_enabled()


# What stays on the screen


def hinted(person: Person) -> TablePage:
    """A table with a hint on it."""
    table = person.sit(person.open("me", setup=SETUP)).my_turn()
    table.page.locator("#hint").click()
    expect(table.page.get_by_role("region", name="Hint")).to_be_visible()
    return table


def test_a_hint_is_one_line_with_its_numbers_folded_below(person: Person) -> None:
    table = hinted(person)
    advice = table.page.get_by_role("region", name="Hint")
    line = advice.locator(".advice__text").inner_text()
    assert "\n" not in line
    assert " – " in line, "what to do, then why"
    assert "%" not in line
    numbers = advice.locator(".advice__numbers")
    if numbers.count():
        expect(numbers.locator("li").first).to_be_hidden()
        numbers.locator("summary").click()
        expect(numbers.locator("li").first).to_contain_text("give or take")


@pytest.mark.parametrize("way", ["click", "Escape", "answer"])
def test_a_hint_is_sent_away(person: Person, way: str) -> None:
    table = hinted(person)
    if way == "click":
        table.page.locator("#advice").get_by_role("button", name="Close").click()
    elif way == "Escape":
        table.page.keyboard.press("Escape")
    else:
        table.press("#dock .legal")
    expect(table.page.locator("#advice")).to_be_hidden()


def test_words_that_come_and_go_lie_above_a_card_seen_close(person: Person) -> None:
    table = person.sit(f"{person.open('me', setup=SETUP).url}?sources").my_turn()
    table.page.clock.install()
    table.page.evaluate(
        "async () => (await import('/static/common/toast.js')).toast('Somebody has come.')"
    )
    table.page.locator("#side-close").click()  # else it is read in its own place beside the board
    card = table.page.locator("#dock [data-card]").first
    card.hover()
    table.page.clock.run_for(1_000)
    expect(table.page.locator(".zoom--hover .zoom__card")).to_be_visible()
    table.page.evaluate(
        """() => { const zoom = document.querySelector(".zoom--hover");
                   zoom.style.left = "500px"; zoom.style.top = "0px";
                   zoom.style.pointerEvents = "auto"; }"""
    )
    on_top: bool = toasts(table).evaluate(
        """(toast) => { const box = toast.getBoundingClientRect();
                        const middle = (box.left + box.right) / 2;
                        return document.elementFromPoint(middle, box.top + 5) === toast; }"""
    )
    assert on_top


def test_a_hint_brings_into_sight_what_it_points_at(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 390, "height": 560})
    table = person.sit(person.open("me", setup=SETUP)).my_turn()
    while table.page.locator("#dock .legal").count():
        table.press("#dock .legal")
    board = table.page.locator("#board")
    board.evaluate("(board) => { board.style.maxHeight = '10rem'; }")
    table.page.locator("#hint").click()
    pointed = board.locator(".pointed").first
    expect(pointed).to_be_in_viewport(ratio=0.5)
    for end in ("0", "board.scrollHeight"):
        board.evaluate(f"(board) => {{ board.scrollTop = {end}; }}")
        if not _is_seen(pointed):
            break
    expect(pointed).not_to_be_in_viewport()
    table.page.locator("#hint").click()
    expect(pointed).to_be_in_viewport(ratio=0.5)


def _is_seen(thing: Locator) -> bool:
    seen: bool = thing.evaluate(
        """(thing) => { const [box, board] = [thing, thing.closest("#board")]
                          .map((each) => each.getBoundingClientRect());
                        return box.bottom > board.top && box.top < board.bottom; }"""
    )
    return seen


# Motion


def pace_of(page: Page) -> str:
    """How things move."""
    found: str = page.evaluate("() => document.documentElement.dataset.motion")
    return found


def test_motion_has_a_pace_and_the_system_is_asked_first(server: Running, invite: Invite) -> None:
    person = invite(server.address)
    table = person.sit(person.open("me", setup=SETUP))
    page = table.page
    assert pace_of(page) == "none"
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Sound, notifications and animations").click()
    motion = page.locator("#settings-motion")
    expect(motion).to_have_value("none")
    motion.select_option("slow")
    assert pace_of(page) == "slow"
    page.reload()
    assert pace_of(page) == "slow"


@pytest.mark.parametrize(
    ("kept", "wish", "motion"),
    [
        ("full", "no-preference", "normal"),
        ("full", "reduce", "still"),
        ("none", "no-preference", "none"),
        ("quick", "reduce", "quick"),
    ],
)
def test_what_was_chosen_before_is_understood(
    server: Running, invite: Invite, kept: str, wish: str, motion: str
) -> None:
    person = invite(server.address, reduced_motion=wish)
    person.page.goto("/")
    person.page.evaluate(
        """(motion) => localStorage.setItem("emberhold.settings", JSON.stringify({motion}))""", kept
    )
    person.page.reload()
    person.page.wait_for_function("() => document.documentElement.dataset.motion")
    assert person.page.evaluate("() => document.documentElement.dataset.motion") == motion
