"""Several people at one table: moves, secrets, onlookers."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.tables import TablePage
from tests.server.serving import Running

DUEL = {
    "game": "ashes",
    "setup": {
        "decks": {"via": "each", "is": ["the-mist-guardian", "the-iron-men"]},
        "first_five": "recommended",
    },
}


FOR_ALL = "#log li:not([data-private])"
"""The lines that are not for one player alone."""


def test_two_browsers_see_each_others_moves(server: Running, invite: Invite) -> None:
    host, friend = invite(server.address), invite(server.address)
    page = host.page
    page.goto("/")
    game = page.locator('.game[data-game="war-eternal"]')
    game.get_by_text("More ways to start").click()
    game.get_by_role("button", name="Two mages against").click()
    link = page.locator("#links .links__row").first.get_by_role("textbox").input_value()
    page.locator("#links").get_by_role("link", name="To the table").click()
    page.wait_for_url(re.compile(r"/t/"))
    tables = [TablePage(page).ready(), friend.sit(link)]
    luck = Random(5)
    for _ in range(8):
        acting = host.asked(tables[0])[0]
        mine, other = tables[acting], tables[1 - acting]
        mine.play(luck)
        told = mine.page.locator(FOR_ALL).all_text_contents()
        expect(other.page.locator(FOR_ALL)).to_have_text(told)


def test_a_hidden_hand_never_reaches_the_other_browser(server: Running, invite: Invite) -> None:
    host, friend = invite(server.address), invite(server.address)
    opened = host.open("me", "friend", **DUEL)
    tables = [host.sit(opened), friend.sit(opened.link(1))]
    luck = Random(3)
    for _ in range(10):
        for seat, (mine, other) in enumerate([(host, friend), (friend, host)]):
            secrets = secrets_of(mine.last_state(), seat)
            assert secrets, "somebody must have a card nobody else knows"
            assert [secret for secret in secrets if secret not in mine.traffic()] == []
            assert [secret for secret in secrets if secret in other.traffic()] == []
        acting = host.asked(tables[0])[0]
        tables[acting].play(luck)
        version = host.state(opened)["version"]
        for person in (host, friend):
            person.hear(version)


def secrets_of(state: dict[str, Any], seat: int) -> set[str]:
    """Names and slugs of cards in a hand of which no copy has been seen anywhere else."""
    zones = [zone for area in state["scene"]["areas"] for zone in area["zones"]]
    hand = [piece for zone in zones if zone["id"] == f"hand:{seat}" for piece in zone["pieces"]]
    seen = [piece for zone in zones if zone["id"] != f"hand:{seat}" for piece in zone["pieces"]]
    told = json.dumps([line["text"] for line in state["log"]["lines"] if not line["private"]])
    public = {piece["card"] for piece in seen}
    hidden = [p for p in hand if p["card"] not in public and json.dumps(p["name"]) not in told]
    return {f'"{piece["card"]}"' for piece in hidden} | {piece["name"] for piece in hidden}


def test_who_only_watches_cannot_answer(server: Running, invite: Invite) -> None:
    host, onlooker = invite(server.address), invite(server.address)
    opened = host.open("me", "me", **DUEL)
    table = onlooker.sit(opened.link("spectator"))
    table.mood("wait")
    expect(table.answers).to_have_count(0)
    expect(onlooker.page.locator(".legal")).to_have_count(0)
    expect(onlooker.page.locator("#prompt-tools")).to_be_hidden()
    expect(onlooker.page.locator('[data-zone="hand:0"] [data-piece]')).to_have_count(0)
    before = host.state(opened)
    onlooker.page.locator("[data-piece]").first.click()
    asked = before["asked"][0]
    told = onlooker.context.request.post(
        f"/api/t/{opened.table}/say",
        data={
            "id": "x",
            "do": "answer",
            "version": before["version"],
            "seat": asked["seat"],
            "key": asked["options"][0]["key"],
        },
        headers={"Origin": server.address},
    ).json()
    assert told["is"] == "refused"
    assert host.state(opened)["version"] == before["version"]


@pytest.mark.parametrize(
    ("language", "words", "player"),
    [
        ("en", "Waiting for {}.", "Player"),
        ("pl", "Decydują: {}.", "Gracz"),
        ("fr", "On attend : {}.", "Joueur"),
    ],
)
def test_a_question_speaks_only_to_the_player_who_is_asked(
    server: Running, invite: Invite, language: str, words: str, player: str
) -> None:
    host, onlooker = invite(server.address), invite(server.address)
    onlooker.speak(language)
    opened = host.open("me", "me", **DUEL)
    table = onlooker.sit(opened.link("spectator")).mood("wait")
    seats = host.state(opened)["seats"]
    asked = [f"{player} {seat['seat'] + 1}" for seat in seats if seat["acting"]]
    expect(table.text).to_have_text(words.format(", ".join(asked)))
