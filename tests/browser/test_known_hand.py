"""A hand worked out at home is not the hand that the second browser shows (`table/luck.py`).

In each of the four ways to know the luck of a table a host sits alone, works the opponent's hand
out at home, and makes a link afterwards. Up to then both hands are the same card by card; a control
without the new deal shows that the second browser would have shown that very hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import emberhold
from emberhold.kernel.table import Table
from emberhold.server.house.table import luck
from tests.ashes.table import at
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_known_luck import link_for
from tests.server.serving import Running, first_option

ALONE = ("hot-seat", "hot-seat")
SETUP = {"decks": ["the-iron-men", "the-mist-guardian"]}
ANSWERS = 22
"""Both have discarded their First Five: all that the opponent holds was dealt by luck."""

Way = Callable[[Person], tuple[str, Table]]


def worked_out() -> Table:
    """The game as somebody plays it at home before the opponent comes."""
    table = emberhold.open("ashes", 2, 4, SETUP)
    for _ in range(ANSWERS):
        table.answer(0)
    return table


def plays(host: Person, table: str) -> None:
    """The host answers for both seats, as the page does, always with the first option."""
    for number in range(ANSWERS):
        asked = next(seat for seat in (0, 1) if _options(host, table, seat))
        said = {"id": f"play-{number}", **first_option(host.state(table, seat=asked))}
        answer = host.context.request.post(
            f"/api/t/{table}/say", data=said, headers={"Origin": host.address}
        )
        assert answer.json()["is"] == "done"


def _options(host: Person, table: str, seat: int) -> bool:
    return any(asked["options"] for asked in host.state(table, seat=seat)["asked"])


def by_seed(host: Person) -> tuple[str, Table]:
    opened = host.open(*ALONE, game="ashes", seed=4, setup=SETUP)
    plays(host, opened.table)
    return opened.table, worked_out()


def by_file(host: Person) -> tuple[str, Table]:
    home = worked_out()
    return host.open(*ALONE, save=home.dumps()).table, home


def by_position(host: Person) -> tuple[str, Table]:
    hand = ["massive-growth", "mist-typhoon", "root-armor", "out-of-the-mist", "steady-gaze"]
    home = at(born="coal aradel", keep=("hand", "draw"), p1={"hand": hand})
    return host.open(*ALONE, save=home.dumps()).table, home


def by_download(host: Person) -> tuple[str, Table]:
    """Nobody knows this luck until its save is taken home."""
    opened = host.open(*ALONE, game="ashes", seed=None, setup=SETUP)
    plays(host, opened.table)
    kept = host.context.request.get(f"/api/t/{opened.table}/save")
    return opened.table, emberhold.loads(kept.text())


def hand_of(scene: dict[str, Any]) -> list[str]:
    """What seat 1 holds, card by card."""
    zones = (zone for area in scene["areas"] for zone in area["zones"])
    zone = next(zone for zone in zones if zone["id"] == "hand:1")
    return sorted(piece["id"] for piece in zone["pieces"])


def hand_shown(friend: Person, link: str, held: int) -> list[str]:
    """Follow a link with another browser, and read the cards it shows."""
    table = friend.sit(link)
    cards = table.zone("hand:1").locator("[data-piece]")
    expect(cards).to_have_count(held)
    return sorted(cards.evaluate_all("all => all.map((one) => one.dataset.piece)"))


ways = pytest.mark.parametrize("way", [by_seed, by_file, by_position, by_download])


@ways
def test_the_second_browser_shows_another_hand_than_was_worked_out(
    person: Person, server: Running, invite: Invite, way: Way
) -> None:
    table, home = way(person)
    expected = hand_of(home.view(1).plain())
    assert hand_of(person.state(table, seat=1)["scene"]) == expected, "it was known until then"
    friend = invite(server.address, lingering=True)
    assert hand_shown(friend, link_for(person, table), len(expected)) != expected
    expect(friend.page.locator(".toast").first).to_contain_text("dealt again")


@ways
def test_without_the_new_deal_it_would_show_that_very_hand(
    person: Person,
    server: Running,
    invite: Invite,
    way: Way,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    table, home = way(person)
    expected = hand_of(home.view(1).plain())
    assert hand_shown(invite(server.address), link_for(person, table), len(expected)) == expected
