"""Legacy over HTTP: how a campaign begins, what nobody can ask for, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.language import LANGUAGES
from tests.legacy.sealed import SECRETS
from tests.legacy.support import record, world
from tests.legacy.test_bad_files import FILES, WHOLE
from tests.server.legacy import begun
from tests.server.serving import Running

pytestmark = pytest.mark.usefixtures("unhurried")

SEALED = [secret for secret in SECRETS if secret.kind.startswith(("cards-8", "pile-VIII"))]


@pytest.mark.parametrize("secret", SEALED, ids=[secret.slug for secret in SEALED])
def test_a_sealed_card_cannot_be_asked_for(server: Running, secret: Any) -> None:
    answer = server.browser().get(f"/api/card/legacy/{secret.slug}")
    assert answer.status_code == 404
    assert secret.message_id not in answer.text


# What cannot be


def refused(answer: Any) -> str:
    assert answer.status_code == 400, answer.text
    text = str(answer.json()["error"]["text"])
    assert "\n" not in text
    assert 10 < len(text) < 300
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_that_cannot_be_begun_is_refused_in_one_line(
    server: Running, language: str
) -> None:
    browser = server.browser()
    for wish in (
        {"players": 5},
        {"players": 2, "setup": {"names": [""]}},
        {"players": 2, "setup": {"names": ["A" * 30]}},
        {"players": 2, "setup": {"names": ["\u202eevil"]}},
        {"players": 2, "setup": {"names": [{"a": 1}]}},
        {"players": 2, "setup": {"names": "Ola"}},
        {"players": 2, "setup": {"nemesis": "bladius"}},
    ):
        refused(browser.post(f"/api/campaigns?lang={language}", {"game": "legacy", **wish}))
    assert browser.get("/api/campaigns").json() == {"running": [], "finished": []}


BROKEN = {
    "of the future": {"rules": 9},
    "of other players": {"players": 3},
    "of another game": {"game": "trail"},
    "with an unknown card": {"world": {**world(2), "supply": ["dragon"] * 9}},
    "with a hostile name": {
        "world": {**world(2), "mages": [{**world(2)["mages"][0], "name": "\u202e"}] * 2}
    },
    "with nothing in it": {"world": {}},
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_table_from_a_record_that_cannot_be_is_refused(
    server: Running, broken: dict[str, Any]
) -> None:
    browser = server.browser()
    plain = {**record(world(2)), **broken}
    wish = {"game": "legacy", "players": 2, "setup": {"record": plain}}
    seats = [{"who": "me"}, {"who": "hot-seat"}]
    said = {
        refused(browser.post(f"/api/tables?lang={lang}", {**wish, "seats": seats}))
        for lang in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    told = browser.post("/api/setup", wish)
    assert told.status_code in (200, 400)
    assert told.status_code == 400 or not told.json()["ok"]
    assert browser.get("/api/tables").json()["running"] == []


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_a_campaign_file_is_not_a_game_to_continue(server: Running, text: str) -> None:
    """A person who uploads a campaign, whole or broken, where a game is wanted, is told so."""
    browser = server.browser()
    answer = browser.post("/api/tables", {"save": text, "seats": []})
    assert answer.status_code == 400, answer.text
    assert browser.get("/api/tables").json()["running"] == []


def test_the_file_of_a_campaign_is_one_that_can_be_read(server: Running) -> None:
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    text = browser.get(f"/api/c/{opened['campaign']}/file").text
    book = emberhold.loads_campaign(text)
    assert book.record.world == LEGACY.campaign.begin(2, 1, {})
    assert WHOLE.split("\n")[0] == text.split("\n")[0]


# Beginning


def test_the_start_page_offers_a_campaign(server: Running) -> None:
    """The quick start of Legacy is the beginning of a campaign, not a chapter by itself."""
    browser = server.browser()
    games = {game["id"]: game for game in browser.get("/api/games").json()["games"]}
    assert games["legacy"]["campaign"]
    (quick,) = games["legacy"]["presets"]
    assert quick["campaign"]
    assert not any(preset["campaign"] for preset in games["war-eternal"]["presets"])
    wish = {part: quick[part] for part in ("players", "setup", "seats")}
    answer = browser.post("/api/campaigns", {"game": "legacy", **wish})
    assert answer.status_code == 200, answer.text
    state = browser.state(answer.json()["table"])
    assert state["campaign"]["closed"] is False
    assert state["asked"][0]["topic"] == "story"
