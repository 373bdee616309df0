"""Sitting down where an opponent may know the cards: told first, or dealt again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from emberhold.games.ashes.game import Ashes
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_together import DUEL
from tests.server.serving import Running


def no_redeal(*_: object) -> None:
    raise NotImplementedError


def link_for(person: Person, table: str) -> str:
    """A link made when the table has been open for a while."""
    answer = person.context.request.post(
        f"/api/t/{table}/links", data={"make": 1}, headers={"Origin": person.address}
    )
    return str(answer.json()["link"]["url"])


def test_nobody_is_seated_before_they_know_what_an_opponent_may_know(
    person: Person, server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ashes, "redeal", no_redeal)
    opened = person.open("me", "hot-seat", **DUEL)
    friend = invite(server.address, lingering=True)
    friend.page.goto(link_for(person, opened.table))
    expect(friend.page.locator("#join-warning")).to_contain_text("may know what is hidden")
    expect(friend.page.locator("#join-text")).to_be_hidden()
    friend.page.locator("#join-button").click()
    friend.page.wait_for_url("**/t/*")
    expect(friend.page.locator(".toast").first).to_contain_text("may know what is hidden")


def test_what_is_dealt_again_is_told_at_the_table(
    person: Person, server: Running, invite: Invite
) -> None:
    opened = person.open("me", "hot-seat", **DUEL)
    friend = invite(server.address, lingering=True)
    friend.page.goto(link_for(person, opened.table))
    friend.page.wait_for_url("**/t/*")
    expect(friend.page.locator(".toast").first).to_contain_text("dealt again")
