"""Finished mages of Legacy in the picker: who has opened the box, and what others see of it."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.record.finished import shelf_box
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.language import LANGUAGES
from tests.aeons_end.mixes import over
from tests.server.finished import won
from tests.server.legacy import begun
from tests.server.serving import Browser, Running
from tests.server.test_legacy_sealed import named, nothing_known
from tests.support import rule

pytestmark = pytest.mark.usefixtures("unhurried")

BOXES = ["war-eternal", "aeons-end", "legacy"]
SEATS = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


def winner(server: Running, *players_and_numbers: tuple[int, int]) -> tuple[Browser, list[str]]:
    """A browser that has finished campaigns, and what these are called."""
    browser = server.browser()
    names = []
    for players, number in players_and_numbers:
        seats = ["me", *["hot-seat"] * (players - 1)]
        names.append(str(begun(browser, *seats)["campaign"]))
        won(server, names[-1], over(players, number))
    return browser, names


def offered(browser: Browser, game: str = "war-eternal", language: str = "en") -> dict[str, Any]:
    answer = browser.get(f"/api/fields/{game}?box=legacy&lang={language}")
    assert answer.status_code == 200, answer.text
    return {field["id"]: field["values"] for field in answer.json()["fields"]}


def wish(*mages: str, **setup: Any) -> dict[str, Any]:
    setup = {"boxes": BOXES, "nemesis": "rageborne", "mages": list(mages), **setup}
    return {"game": "war-eternal", "players": len(mages), "setup": setup}


@rule("LG-288", "LG-290", "WE-342")
@pytest.mark.parametrize("game", ["war-eternal", "aeons-end"])
def test_a_finished_campaign_opens_its_box_in_the_picker(server: Running, game: str) -> None:
    browser, (campaign,) = winner(server, (2, 0))
    fields = offered(browser, game)
    mages = [value for value in fields["mages"] if value["box"] == "legacy"]
    assert [mage["value"] for mage in mages] == [f"bow@{campaign}", f"sword@{campaign}"]
    assert [mage["label"] for mage in mages] == ["Arva", "Bubda"]
    assert {mage["help"] for mage in mages} == {"campaign: Arva, Bubda"}
    foes = [value["value"] for value in fields["nemesis"] if value["box"] == "legacy"]
    assert foes == list(shelf_box().nemeses)
    assert "legacy" in [value["value"] for value in fields["boxes"]]


@rule("LG-288", "LG-289")
def test_a_table_is_opened_with_a_finished_mage(server: Running) -> None:
    browser, (campaign,) = winner(server, (2, 0))
    asked = wish(f"sword@{campaign}", "random")
    told = browser.post("/api/setup", asked).json()
    assert (told["ok"], told["code"]) == (True, "")
    assert "link" in told["why"]
    opened = browser.opens("me", "hot-seat", **asked)
    state = browser.state(opened.table)
    (mine,) = [area for area in state["scene"]["areas"] if area["id"] == "player:0"]
    assert (mine["name"], mine["card"]) == ("Bubda", "sword")
    again = browser.get(f"/api/t/{opened.table}/again").json()["setup"]
    assert again["mages"][0] == f"sword@{campaign}"
    assert again["boxes"] == BOXES
    save = browser.get(f"/api/t/{opened.table}/save").text
    assert emberhold.loads(save).state.players[0].mage.slug == "sword"


@rule("LG-290")
def test_its_nemeses_are_met_at_other_tables(server: Running) -> None:
    browser, _ = winner(server, (2, 0))
    opened = browser.opens("me", "bot", **wish("random", "random", nemesis="deathmind"))
    (foe,) = [
        area for area in browser.state(opened.table)["scene"]["areas"] if area["id"] == "nemesis"
    ]
    assert foe["name"] == "Deathmind"


@rule("LG-288", "WE-344")
def test_mages_of_several_campaigns_sit_together_but_not_twice_with_one_sheet(
    server: Running,
) -> None:
    browser, (first, second) = winner(server, (2, 0), (3, 2))
    values = [value for value in offered(browser)["mages"] if value["box"] == "legacy"]
    assert len(values) == len({value["value"] for value in values}) == 5
    assert len({value["help"] for value in values}) == 2
    together = wish(f"bow@{first}", f"ram@{second}")
    assert browser.post("/api/setup", together).json()["ok"]
    both = browser.post("/api/setup", wish(f"bow@{first}", f"bow@{second}")).json()
    assert both["errors"] == [
        {
            "field": "mages",
            "text": "Arva and Arva have the same sheet, so only one of them can be at the table.",
        }
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_is_sealed_for_everybody_else(server: Running, language: str) -> None:
    """LG-290: neither asking for it nor naming somebody else's campaign tells anything of it."""
    _, (campaign,) = winner(server, (2, 0))
    stranger = server.browser()
    begun(stranger, "me", "hot-seat")
    lent = LEGACY.finished(over())
    asked = [
        stranger.get(f"/api/fields/war-eternal?box=legacy&lang={language}"),
        *(
            stranger.post(f"{route}?lang={language}", {**one, **more})
            for one in (
                wish(f"bow@{campaign}", "random"),
                wish("bow", "random"),
                wish("random", "random", nemesis="deathmind"),
                wish("bow", "random", guests=lent),
                wish("bow", "random", record=over().plain()),
            )
            for route, more in (("/api/setup", {}), ("/api/tables", {"seats": SEATS}))
        ),
    ]
    search = nothing_known()
    for answer in asked:
        assert answer.status_code in (400, 403) or answer.json()["ok"] is False
        assert named(search, answer.text) == []
    assert stranger.get("/api/tables").json()["finished"] == []
    assert len(stranger.get("/api/tables").json()["running"]) == 1


def test_who_only_watched_a_campaign_has_not_finished_it(server: Running) -> None:
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    won(server, opened["campaign"], over())
    watcher = server.browser()
    (link,) = [link["url"] for link in opened["links"] if link["seat"] == "spectator"]
    assert watcher.takes(link).status_code < 400
    assert watcher.get("/api/fields/war-eternal?box=legacy").status_code == 403
    assert browser.get("/api/fields/war-eternal?box=legacy").status_code == 200


def test_nothing_that_anybody_is_offered_names_what_is_in_the_box(server: Running) -> None:
    games = {game["id"]: game for game in server.browser().get("/api/games").json()["games"]}
    assert games["war-eternal"]["sealed"] == [{"id": "legacy", "name": "Legacy"}]
    assert games["aeons-end"]["sealed"] == games["war-eternal"]["sealed"]
    assert games["ashes"]["sealed"] == games["legacy"]["sealed"] == []
    for name in ("war-eternal", "aeons-end"):
        values = [value for field in games[name]["fields"] for value in field["values"]]
        assert "legacy" not in {value["box"] for value in values}
