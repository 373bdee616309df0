"""After a game: who won, the same once more, and tables nobody wants to see any more."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from tests.golden.replaying import path_of
from tests.server.serving import Browser, Opened, Running, first_option

DUEL = "ashes-2-iron-men-mist-guardian"
"""Won by seat 0."""
DECKS = {"decks": ["the-iron-men", "the-mist-guardian"], "first_five": "recommended"}


def finished(host: Browser, game: str, *seats: str, **wish: Any) -> Opened:
    """A table at which a saved game has ended."""
    save = path_of(game).read_text(encoding="utf-8")
    body = {"save": save, "seats": [{"who": who} for who in seats], **wish}
    answer = host.post("/api/tables", body)
    assert answer.status_code == 200, answer.text
    return Opened(**answer.json())


def joined(server: Running, opened: Opened, seat: int | str) -> Browser:
    """Somebody who came by a link."""
    browser = server.browser()
    link = opened.link(seat)
    if seat == "spectator":
        browser.get(link.removeprefix(server.address))
    else:
        assert browser.takes(link).status_code == 200
    return browser


def listed(browser: Browser, **query: Any) -> list[str]:
    found = browser.get("/api/tables", params=query).json()
    return [row["table"] for rows in found.values() for row in rows]


# What decided it


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_what_decided_a_game_is_told_to_all_who_were_there(server: Running, language: str) -> None:
    host = server.browser()
    opened = finished(host, "gate-witch-2-beginner-won", "me", "friend")
    watcher = joined(server, opened, "spectator")
    for browser in (host, watcher):
        told = browser.get(f"/api/t/{opened.table}/decided", params={"lang": language}).json()
        assert told["measured"]
        assert told["counted"]
        assert {curve["id"] for curve in told["curves"]} >= {"nemesis", "gravehold", "player:1"}
        assert all(len(curve["levels"]) == len(told["steps"]) + 1 for curve in told["curves"])
        turning = told["moments"][told["turning"]]
        assert turning["text"].endswith(".")
        assert turning["card"]["slug"] == "thoughtform-familiar"
        assert turning["levels"] == [17, 6]
        assert told["steps"][turning["step"]]["by"] == "player:1"
        turns, at_nemesis, at_minions, aether = told["numbers"]
        assert sum(each["total"] for each in turns["amounts"]) == len(told["steps"])
        assert [each["id"] for each in aether["amounts"]] == ["player:0", "player:1"]
        struck = [*at_nemesis["amounts"], *at_minions["amounts"]]
        for total in told["totals"]:
            assert sum(part["amount"] for part in total["parts"]) == total["total"]
            if total["id"] != "nemesis":
                mine = [each["total"] for each in struck if each["id"] == total["id"]]
                assert sum(mine) == total["total"]


def test_nothing_is_told_before_the_end_nor_to_strangers(server: Running) -> None:
    host = server.browser()
    running = host.opens("me", "bot")
    assert host.get(f"/api/t/{running.table}/decided").json()["error"]["code"] == "not-yours"
    over = finished(host, DUEL, "me", "bot")
    assert server.browser().get(f"/api/t/{over.table}/decided").status_code == 403
    assert host.get(f"/api/t/{over.table}/decided").status_code == 200


# Who won


def test_the_end_of_a_duel_says_who_won(server: Running) -> None:
    host = server.browser()
    opened = finished(host, DUEL, "me", "friend")
    loser, watcher = (joined(server, opened, seat) for seat in (1, "spectator"))
    for browser, won in [(host, True), (loser, False), (watcher, None)]:
        for result in (
            browser.state(opened.table)["result"],
            browser.get("/api/tables").json()["finished"][0]["result"],
            browser.get(f"/api/t/{opened.table}/at/82").json()["result"],
        ):
            assert result["winners"] == [0]
            assert result["together"] is False
            assert result["won"] is won
    assert host.get(f"/api/t/{opened.table}/at/81").json()["result"] is None


def test_a_player_who_sits_on_both_sides_neither_wins_nor_loses(server: Running) -> None:
    host = server.browser()
    opened = finished(host, DUEL, "me", "hot-seat")
    assert host.state(opened.table)["result"]["won"] is None


@pytest.mark.parametrize(
    ("game", "seats", "won"),
    [
        ("gate-witch-2-beginner-won", ["me", "friend"], True),
        ("magus-of-cloaks-4-at-random", ["me", "friend", "bot", "bot"], False),
    ],
)
def test_together_all_win_or_lose(server: Running, game: str, seats: list[str], won: bool) -> None:
    host = server.browser()
    opened = finished(host, game, *seats)
    for browser in (host, joined(server, opened, 1), joined(server, opened, "spectator")):
        result = browser.state(opened.table)["result"]
        assert result["together"] is True
        assert result["won"] is won


# The list


def test_a_list_tells_tables_apart_in_the_language_of_the_reader(server: Running) -> None:
    host = server.browser()
    titan = {"nemesis": "umbra-titan", "mages": ["gex", "mist"], "difficulty": "expert"}
    host.opens("me", "bot", setup=titan)
    rows = {}
    for language in ("en", "pl", "fr"):
        (rows[language],) = host.get("/api/tables", params={"lang": language}).json()["running"]
    assert rows["en"]["about"] == ["Umbra Titan", "Expert"]
    assert [player["figure"] for player in rows["en"]["players"]] == ["Gex", "Mist"]
    assert len({tuple(row["about"]) for row in rows.values()}) == 3


def test_a_list_names_the_phoenixborn(server: Running) -> None:
    host = server.browser()
    host.opens("me", "bot", game="ashes", setup=DECKS)
    host.opens("me", "bot", game="ashes", setup={"decks": "draft"})
    draft, duel = host.get("/api/tables").json()["running"]
    assert [player["figure"] for player in duel["players"]] == [
        "Coal Roarkwin",
        "Aradel Summergaard",
    ]
    assert duel["about"] == []
    assert draft["about"] == ["A draft"]
    assert [player["figure"] for player in draft["players"]] == ["", ""]


# Once more


def test_a_finished_game_can_be_set_up_again(server: Running) -> None:
    host = server.browser()
    opened = finished(host, DUEL, "me", "friend")
    friend = joined(server, opened, 1)
    again = host.get(f"/api/t/{opened.table}/again").json()
    assert [seat["who"] for seat in again["seats"]] == ["me", "friend"]
    theirs = friend.get(f"/api/t/{opened.table}/again").json()
    assert [seat["who"] for seat in theirs["seats"]] == ["friend", "me"]
    assert again["free_undo"] is False
    assert "seed" not in again
    wish = {name: again[name] for name in ("game", "players", "setup")}
    checked = host.post("/api/setup", wish).json()
    assert checked["ok"], checked
    assert host.get(f"/api/code/{checked['code']}").json()["seed"] is None
    new = host.post("/api/tables", {**wish, "seats": again["seats"]}).json()
    names = [area["name"] for area in host.state(new["table"])["scene"]["areas"][:2]]
    assert names == ["Coal Roarkwin", "Aradel Summergaard"]


def test_the_picker_gets_a_suggested_market_by_its_name_and_bots_by_theirs(
    server: Running,
) -> None:
    host = server.browser()
    opened = finished(host, "gate-witch-2-beginner-won", "me", "bot")
    seats = host.get(f"/api/t/{opened.table}/again").json()["seats"]
    assert [seat["who"] for seat in seats] == ["me", "bot"]
    assert seats[1]["bot"]
    wish = {"setup": {"market": "deck-destruction"}, "options": {"undo": "free"}}
    own = host.opens("me", "hot-seat", **wish)
    again = host.get(f"/api/t/{own.table}/again").json()
    assert again["free_undo"] is True
    assert again["setup"]["market"] == "deck-destruction"
    assert [seat["who"] for seat in again["seats"]] == ["me", "hot-seat"]


@pytest.mark.parametrize("other", ["friend", "bot"])
def test_before_the_end_a_set_up_may_hold_secrets_of_others(server: Running, other: str) -> None:
    host = server.browser()
    opened = host.opens("me", other, game="ashes", setup=DECKS)
    assert host.get(f"/api/t/{opened.table}/again").status_code == 403
    assert server.browser().get(f"/api/t/{opened.table}/again").status_code == 403


# Gone


def test_a_player_who_forgets_a_table_has_no_business_there_any_more(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", game="ashes", setup=DECKS)
    friend = joined(server, opened, 1)
    own = first_option(friend.state(opened.table))
    forget = f"/api/t/{opened.table}/forget"
    with friend.socket(opened.table) as page:
        page.state()
        assert friend.post(forget, {}).json() == {"forgotten": True}
        assert page.until(lambda frame: frame["is"] == "refused")["code"] == "not-yours"
    assert friend.get(f"/api/t/{opened.table}/state").status_code == 403
    assert friend.post(f"/api/t/{opened.table}/say", {"id": "late", **own}).status_code == 403
    assert friend.get(opened.url).status_code == 403
    assert friend.takes(opened.link(1)).status_code == 403
    assert listed(friend) == []
    assert friend.post(forget, {}).status_code == 403


def test_the_others_continue_and_the_seat_waits_for_a_new_link(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", game="ashes", setup=DECKS)
    friend = joined(server, opened, 1)
    friend.post(f"/api/t/{opened.table}/forget", {})
    state = host.state(opened.table)
    assert [seat["who"] for seat in state["seats"]] == ["person", "open"]
    assert host.says(opened.table, **first_option(state))["is"] == "done"
    assert listed(host) == [opened.table]
    made = host.post(f"/api/t/{opened.table}/links", {"make": 1}).json()["link"]
    other = server.browser()
    assert other.takes(made["url"]).status_code == 200
    assert other.state(opened.table)["you"]["seats"] == [1]
    assert host.state(opened.table)["seats"][1]["who"] == "person"


def test_a_host_who_goes_takes_nothing_from_the_others(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", game="ashes", setup=DECKS)
    friend = joined(server, opened, 1)
    assert host.post(f"/api/t/{opened.table}/forget", {}).status_code == 200
    assert host.get(f"/api/t/{opened.table}/links").status_code == 403
    assert listed(host) == []
    state = friend.state(opened.table)
    assert friend.says(opened.table, **first_option(state))["is"] == "done"
    assert listed(friend) == [opened.table]


def test_a_second_device_keeps_the_seat(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", game="ashes", setup=DECKS)
    made = host.post(f"/api/t/{opened.table}/links", {"make": "device"}).json()["link"]
    device = server.browser()
    assert device.takes(made["url"]).status_code == 200
    host.post(f"/api/t/{opened.table}/forget", {})
    state = device.state(opened.table)
    assert state["you"]["seats"] == [0]
    assert state["seats"][0]["who"] == "person"


def test_nobody_waits_for_the_consent_of_whoever_has_gone(server: Running) -> None:
    host = server.browser()
    saved = emberhold.load(path_of(DUEL))
    saved.undo(10)
    seats = [{"who": "me"}, {"who": "friend"}]
    opened = Opened(**host.post("/api/tables", {"save": saved.dumps(), "seats": seats}).json())
    friend = joined(server, opened, 1)
    before = host.state(opened.table)["table"]["answers"]
    asked = None
    while asked != 1:
        asked = host.state(opened.table)["asked"][0]["seat"]
        one = (host, friend)[asked]
        assert one.says(opened.table, **first_option(one.state(opened.table)))["is"] == "done"
    assert host.says(opened.table, do="undo-ask", to=before)["is"] == "done"
    assert host.state(opened.table)["undo"]["pending"]["waiting"] == [1]
    friend.post(f"/api/t/{opened.table}/forget", {})
    after = host.state(opened.table)
    assert after["undo"]["pending"] is None
    assert after["table"]["answers"] == before
    assert "Player 2 has left the table." in [notice["text"] for notice in after["notices"]]


def test_a_finished_table_is_forgotten_without_a_trace_for_the_others(server: Running) -> None:
    host = server.browser()
    opened = finished(host, DUEL, "me", "friend")
    friend = joined(server, opened, 1)
    before = host.state(opened.table)
    friend.post(f"/api/t/{opened.table}/forget", {})
    assert listed(friend) == []
    after = host.state(opened.table)
    assert (after["version"], after["seats"]) == (before["version"], before["seats"])


def test_strangers_and_foreign_pages_cannot_forget_for_others(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "bot")
    forget = f"/api/t/{opened.table}/forget"
    assert server.browser().post(forget, {}).status_code == 403
    foreign = host.client.post(forget, json={}, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert listed(host) == [opened.table]
