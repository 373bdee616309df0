"""Undo: freely while nothing was shown, else only if the others agree."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.server.serving import Running


def _seated(server: Running, invite: Invite) -> tuple[TablePage, TablePage, Person]:
    """Two people of whom the first is to act."""
    host, friend = (invite(server.address, lingering=True) for _ in range(2))
    opened = host.open("me", "friend", setup={"nemesis": "umbra-titan"}, seed=3)
    tables = [host.sit(opened), friend.sit(opened.link(1))]
    acting = host.state(opened)["asked"][0]["seat"]
    return tables[acting], tables[1 - acting], host


def test_what_showed_nothing_is_undone_freely(server: Running, invite: Invite) -> None:
    mine, other, _ = _seated(server, invite)
    mine.my_turn()
    expect(mine.undo).to_have_attribute("aria-disabled", "true")
    before = mine.log.all_inner_texts()
    asked = mine.text.inner_text()
    mine.press("#dock .legal")
    expect(mine.log).not_to_have_count(len(before))
    mine.press("#dock .legal")
    expect(mine.undo).to_have_text("Undo")
    mine.undo.click()
    mine.ready()
    expect(mine.restart.or_(mine.undo).first).to_be_visible()
    mine.undo.click()
    mine.ready()
    expect(mine.log).to_have_count(len(before))
    expect(mine.text).to_have_text(asked)
    expect(other.log).to_have_count(len(before))
    assert other.log.all_inner_texts() == before
    told = other.page.locator("#toasts .toast").filter(has_text=" undid one answer.")
    expect(told).to_have_count(2)
    expect(mine.page.locator("#toasts .toast").filter(has_text=" undid ")).to_have_count(0)


def test_restarting_a_turn(server: Running, invite: Invite) -> None:
    mine, _, _ = _seated(server, invite)
    before = mine.my_turn().log.all_inner_texts()
    mine.press("#dock .legal")
    mine.press("#dock .legal")
    mine.restart.click()
    mine.ready()
    expect(mine.log).to_have_count(len(before))


def test_afterwards_the_others_are_asked(server: Running, invite: Invite) -> None:
    mine, other, _ = _seated(server, invite)
    _end_turn(mine)
    after = mine.log.count()
    expect(mine.undo).to_have_text("Ask to undo")

    mine.undo.click()
    mine.mood("undo")
    other.mood("undo")
    expect(other.text).to_have_text(re.compile("^Player [12] asks to undo"))
    other.page.get_by_role("button", name="Refuse").click()
    expect(mine.prompt).not_to_have_attribute("data-mood", "undo")
    refused = re.compile("^Player [12] does not agree")
    expect(mine.page.locator("#toasts .toast").filter(has_text=refused)).to_have_count(1)
    expect(mine.page.locator("#voice-polite")).to_contain_text(refused)
    expect(mine.log).to_have_count(after)

    mine.ready().undo.click()
    other.mood("undo")
    other.page.get_by_role("button", name="Agree").click()
    mine.mood("mine")
    for table in (mine, other):
        told = table.page.locator("#toasts .toast").filter(has_text=re.compile("undid"))
        expect(told).to_have_count(1)
    expect(mine.log).not_to_have_count(after)
    expect(other.prompt).not_to_have_attribute("data-mood", "undo")


def _end_turn(table: TablePage) -> None:
    """Play on until cards were drawn, which shows something."""
    for _ in range(12):
        table.my_turn()
        if table.undo.inner_text().strip() == "Ask to undo":
            return
        ending = table.answers.filter(has_text=re.compile("End|Done|Go on|draw", re.IGNORECASE))
        table.press(ending if ending.count() else "#dock .legal")
        if table.prompt.get_attribute("data-mood") != "mine":
            return
    raise AssertionError("the turn did not end")
