"""Legacy's campaign on another device, after a kill, and at a house in which a card has changed."""

from __future__ import annotations

import signal
from itertools import pairwise
from pathlib import Path

import pytest

from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import read_record
from emberhold.server.house.people.opening import Wanted
from tests.legacy.campaigning import SEED
from tests.server.houses import BOTH, Playing, a_house, game, state
from tests.server.legacy import answers, begun, course, replayed, turned
from tests.server.serving import Browser, Running
from tests.server.test_http_restart import browsing, serving


def go_on(browser: Browser, table: str, first: int, last: int) -> None:
    assert browser.state(table)["table"]["answers"] == first
    browser.number = first  # messages are numbered on
    replayed(browser, table, answers(0)[first:last])


@pytest.mark.usefixtures("unhurried")
def test_another_device_continues_and_is_taken_along(server: Running) -> None:
    host, device = server.browser(), server.browser()
    opened = begun(host, "me", "hot-seat")
    table = opened["table"]
    replayed(host, table, answers(0)[:7])
    link = host.post(f"/api/t/{table}/links", {"make": "device"}).json()["link"]["url"]
    assert device.takes(link).status_code == 200
    go_on(device, table, 7, len(answers(0)))
    following = turned(device, table)
    assert following is not None
    for browser in (host, device):
        assert browser.state(following)["you"]["seats"] == [0, 1]
        assert browser.get(f"/c/{opened['campaign']}").status_code == 200


@pytest.mark.thorough
def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    """Among the names, in the fight, at its end before the chapter is closed, and after that."""
    places = [0, 7, *range(60, len(answers(0)), 60), len(answers(0))]
    with serving(tmp_path) as first, browsing(first.address) as host:
        port = int(first.address.rpartition(":")[2])
        table = begun(host, "me", "hot-seat")["table"]
        first.stop(signal.SIGKILL)
        for place, following in pairwise(places):
            with serving(tmp_path, port) as process:
                go_on(host, table, place, following)
                process.stop(signal.SIGKILL)
        with serving(tmp_path, port) as process:
            second = turned(host, table)
            assert second is not None
            process.stop(signal.SIGKILL)
        with serving(tmp_path, port):
            assert turned(host, table) == second, "a chapter is closed once"
            state = host.state(second)
            assert state["campaign"]["number"] == 2
            assert state["asked"][0]["options"]


@pytest.mark.parametrize("inside", [True, False], ids=["inside a chapter", "between chapters"])
async def test_a_card_changes(sqlite: str, monkeypatch: pytest.MonkeyPatch, inside: bool) -> None:
    place = next(n for n, key in enumerate(answers(0)) if key.startswith("buy:"))
    given = answers(0)[: place + 4] if inside else answers(0)
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("legacy", 2, SEED))
        playing = Playing(house, table)
        for key in given:
            assert (await playing.answer(key))["is"] == "done"
    monkeypatch.setattr(PILES[answers(0)[place].removeprefix("buy:")], "cost", 99)
    monkeypatch.setattr(type(LEGACY), "rules_version", LEGACY.rules_version + 1)
    async with a_house(sqlite) as house:
        if inside:
            seen = await state(house, table, BOTH)
            assert seen["table"]["answers"] == place
            assert seen["table"]["mended"] == len(given) - place
            playing = Playing(house, table, name="after")
            while (question := await playing.question()) is not None:
                keys = question.options.keys()
                assert (await playing.answer(keys[0]))["is"] == "done"
        following = await house.campaigns.next_chapter(table, BOTH)
        assert following is not None
        kept = await house.store.campaign(campaign)
        assert kept is not None
        world = read_record(kept.chapters[-1].record).world
        assert world["chapter"] == 2
        if not inside:
            assert world == course().records[1].world
        assert (await game(house, following)).question is not None
