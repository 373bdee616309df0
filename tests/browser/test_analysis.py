"""The analysis above a replay: asked for, looked at, and played from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import emberhold
from emberhold.players import seated
from emberhold.players.analysis import Level
from emberhold.server.house.pages import judging
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.places import place_of
from tests.server.serving import Running

SMALL = Level("small", 2, 1, 2, ((3, 4),), 1, 6)


def given_up() -> str:
    """A duel in which somebody concedes a good position: the answer that costs most."""
    table = emberhold.open("ashes", players=2, seed=3)
    players = seated(["greedy", "greedy"], "ashes", 3)
    while table.count < 60:
        question = table.question
        assert question is not None
        table.take(question, players[question.seat].choose(table, question))
    table.answer("concede")
    return table.dumps()


@pytest.mark.parametrize(
    "traits", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"]
)
def test_a_costly_decision_is_shown_and_played_from(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch, traits: dict[str, Any]
) -> None:
    monkeypatch.setattr(judging, "LEVEL", SMALL)
    person = invite(server.address, **traits)
    opened = person.open("me", "bot", save=given_up())
    page = person.page
    page.goto(f"{server.address}/t/{opened.table}/replay")
    page.get_by_role("button", name="Analyse this game").click()
    first = page.locator(".judged__card").first
    expect(first).to_be_visible(timeout=60_000)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.keyboard.press("1")
    expect(page.locator(".judged__line--better")).to_be_in_viewport()
    expect(page.locator("#place")).to_have_text("60 of 61")
    expect(page.locator(".judged__line--played")).to_contain_text("Concede")
    expect(page.locator(".judged__line--better")).to_be_visible()
    page.get_by_role("button", name="Forward along the better line").click()
    steps = page.locator(".judged__line--better li > button")
    expect(steps.first).to_have_attribute("aria-current", "step")
    expect(page.locator("#board[data-better]")).to_be_visible()
    expect(page.locator("#status")).to_have_text(re.compile(r"^Step 1 of \d of the better line$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-walk='-1']").click()
    expect(page.locator("#status")).to_be_empty()
    expect(page.locator(".judged__line--better [aria-current]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Player by player").click()
    numbers = page.locator("#numbers")
    expect(numbers.get_by_role("row", name="Dice used")).to_be_in_viewport()
    expect(numbers.locator(".verdict__totals > li")).to_have_count(1)
    chart = page.locator(".judged__chart")
    box = place_of(chart)
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.locator("#place")).to_have_text(re.compile(r"^(29|30|31|32) of 61$"))
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    expect(page.locator("#board")).to_be_visible()


def test_numbers_of_a_chapter_are_in_its_chronicle(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport=PHONE, has_touch=True)
    person.speak("pl")
    file = Path("tests/golden/campaigns/legacy-2.campaign").read_text(encoding="utf-8")
    brought = person.context.request.post(
        "/api/campaigns/file", data={"file": file}, headers={"Origin": server.address}
    ).json()
    page = person.page
    page.goto(f"{server.address}/c/{brought['campaign']}")
    page.get_by_role("button", name="Gracz po graczu").first.click()
    numbers = page.get_by_role("dialog")
    for row in ("Tury", "Obrażenia zadane Nemezis", "Zdobyty eter"):
        expect(numbers.get_by_role("row", name=row)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_replay_fits_the_width_of_a_phone_at_every_moment(
    server: Running, invite: Invite, language: str
) -> None:
    """The cards of the turn order come one by one: whose eyes it is seen by goes below them."""
    person = invite(server.address, viewport=PHONE, has_touch=True)
    person.speak(language)
    save = Path("tests/golden/gate-witch-1-at-random.ember").read_text(encoding="utf-8")
    opened = person.open("me", save=save)
    page = person.page
    page.goto(f"{server.address}/t/{opened.table}/replay")
    expect(page.locator("#turns > *").first).to_be_visible()
    for _ in range(40):
        place = page.locator("#place").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        page.keyboard.press("ArrowRight")
        expect(page.locator("#place")).not_to_have_text(place)


@pytest.mark.parametrize(
    ("language", "most", "traits"),
    [
        (
            "en",
            r"^(What cost most: .+ \(−\d+\)\. Better: .+|No decision cost a point or more\.)$",
            {},
        ),
        (
            "pl",
            r"^(Najwięcej kosztowało: .+ \(−\d+\)\. Lepiej: .+|Żadna decyzja nie kosztowała.+)$",
            {"viewport": PHONE, "has_touch": True},
        ),
        ("fr", r"^(Le plus coûteux : .+ \(−\d+\)\. Mieux : .+|Aucune décision n’a coûté.+)$", {}),
    ],
)
def test_what_was_judged_of_a_chapter_is_told_in_its_chronicle(
    server: Running,
    invite: Invite,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    most: str,
    traits: dict[str, Any],
) -> None:
    monkeypatch.setattr(judging, "LEVEL", SMALL)
    person = invite(server.address, **traits)
    person.speak(language)
    file = Path("tests/golden/campaigns/legacy-2.campaign").read_text(encoding="utf-8")
    brought = person.context.request.post(
        "/api/campaigns/file", data={"file": file}, headers={"Origin": server.address}
    ).json()
    page = person.page
    chronicle = f"{server.address}/c/{brought['campaign']}"
    page.goto(chronicle)
    begin = {"en": "Analyse this game", "pl": "Przeanalizuj tę grę", "fr": "Analyser cette partie"}
    known = {"en": "Analysis", "pl": "Analiza", "fr": "Analyse"}
    first = page.locator(".campaign__chapter").first
    expect(first.locator(".campaign__judged")).to_have_count(0)
    first.locator(".campaign__looks > a", has_text=begin[language]).click()
    expect(page.locator("#judged[data-stage=done]")).to_be_visible(timeout=90_000)
    page.goto(chronicle)
    expect(first.locator(".campaign__judged p")).to_have_text(re.compile(most))
    expect(first.locator(".campaign__looks > a")).to_have_text(known[language])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first.locator(".campaign__judged svg").click()
    expect(page.locator("#judged[data-stage=done] .judged__chart")).to_be_visible()
