"""Every page from top to bottom at five sizes, compared with how it was kept.

`EMBERHOLD_LAYOUTS=<folder>` keeps what is seen instead, and puts a picture of every page at every
size into the folder: what is kept has to be looked at.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import FloatRect, Page

import emberhold
from tests.browser.conftest import Invite
from tests.browser.layouts import SIZES, SOON, differences, faults, parts, read, write
from tests.browser.people import Person
from tests.browser.settling import settle
from tests.golden.replaying import path_of
from tests.server.serving import Running

FOLDER = os.environ.get("EMBERHOLD_LAYOUTS", "")
SAVES = {
    "war-eternal": "gate-witch-2-beginner-won",
    "ashes": "ashes-2-siren-viros-printed",
    "relic": "relic-3-the-eye-closes",
    "legacy": "legacy-2-initiation",
}
MIDDLE = 90
"""The number of answers that have been given at the tables in the pictures."""
MOST = 6000
"""Pixels from the top that are put into a picture: all rules of a game on a phone are many more."""


Way = Callable[[Person], Page]


def at(address: str, ready: str) -> Way:
    def go(person: Person) -> Page:
        person.page.goto(address)
        person.page.locator(ready).first.wait_for()
        return person.page

    return go


def table(game: str) -> Way:
    """In the middle of a game, with everybody at this screen."""

    def go(person: Person) -> Page:
        saved = emberhold.load(path_of(SAVES[game])).at(MIDDLE)
        seats = ["me", *["bot"] * (saved.players - 1)]
        assert saved.question is not None
        seats[0], seats[saved.question.seat] = seats[saved.question.seat], seats[0]
        found = person.sit(person.open(*seats, save=saved.dumps()))
        found.my_turn()
        return person.page

    return go


def ending(game: str) -> Way:
    def go(person: Person) -> Page:
        saved = emberhold.load(path_of(SAVES[game]))
        seats = ["me", *["bot"] * (saved.players - 1)]
        found = person.sit(person.open(*seats, save=saved.dumps())).mood("over")
        found.prompt.get_by_role("button", name="Result").click()
        person.page.locator("dialog.ending[data-told]").wait_for()
        return person.page

    return go


def lesson(game: str) -> Way:
    def go(person: Person) -> Page:
        answer = person.context.request.post(
            "/api/lessons", data={"lesson": f"{game}-first"}, headers={"Origin": person.address}
        )
        person.page.goto(answer.json()["url"])
        person.page.locator("#lesson").wait_for()
        return person.page

    return go


def bench(person: Person) -> Page:
    """A relic being made in the workshop."""
    page = person.page
    page.goto("/workshop")
    page.locator("body[data-ready]").wait_for()
    page.locator("#new-name").fill("Bells")
    page.locator("#begin .button--main").click()
    page.locator('[data-key="new:relic"]').click()
    page.locator('[data-verb="gain_aether"]').click()
    page.locator('.wread[lang="fr"]').wait_for()
    return page


PAGES: dict[str, Way] = {
    "start": at("/", ".game"),
    "cards": at("/cards/war-eternal", "#shelves > *"),
    "rules": at("/rules/ashes", "main h2"),
    "your games": at("/you", "#take-on"),
    "puzzles": at("/puzzles", "main li"),
    "workshop": at("/workshop", "#drafts:not([hidden])"),
    "workshop bench": bench,
    **{f"picker {game}": at(f"/new/{game}", ".seat") for game in SAVES},
    **{f"table {game}": table(game) for game in SAVES},
    **{f"ending {game}": ending(game) for game in SAVES},
    "lesson": lesson("war-eternal"),
    "lessons": at("/lessons/ashes", ".rulebook__steps li"),
}


LATER = {"workshop bench", "picker war-eternal", "picker ashes", "lesson", "your games"} | {
    f"ending {game}" for game in ("war-eternal", "relic", "legacy")
}
"""Pages of a kind that `make test` compares another of, or that other tests of it look at."""


def _pages() -> list[ParameterSet]:
    """Every page at two sizes, and in the long run at the others."""
    rest = [size for size in SIZES if size not in SOON]
    return [
        pytest.param(page, sizes, id=f"{page}{which}", marks=[pytest.mark.long] if later else [])
        for page in PAGES
        for sizes, which, later in ((SOON, "", page in LATER), (rest, ", other sizes", True))
    ]


@pytest.mark.parametrize(("name", "sizes"), _pages())
def test_every_page_is_laid_out_as_it_was_kept(
    server: Running, invite: Invite, name: str, sizes: Sequence[str]
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = PAGES[name](person)
    settle(page)
    found, wrong = {}, []
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        found[size] = parts(page)
        wrong += [f"{size}: {fault}" for fault in faults(page)]
        if FOLDER:
            picture = Path(FOLDER) / f"{name.replace(' ', '-')}-{size}.png"
            high = min(MOST, page.evaluate("() => document.documentElement.scrollHeight"))
            clip: FloatRect = {"x": 0, "y": 0, "width": width, "height": high}
            page.screenshot(path=picture, full_page=True, clip=clip)
    if FOLDER:
        write(name, found)
    kept = read().get(name, {})
    for size, rows in found.items():
        wrong += [f"{size}: {told}" for told in differences(kept.get(size, []), rows)]
    assert wrong == []


def test_a_part_that_moves_is_noticed() -> None:
    kept = ["h1.title|1|4|Start", "#board|0|12|", "section.game|0|3|", "section.game|3|3|"]
    assert differences(kept, kept) == []
    assert differences(kept, [*kept[:3], "section.game|4|3|"]) == []  # fonts may do that
    assert differences(kept, [*kept[:3], "section.game|6|3|"]) == [
        "moved: section.game at (6, 3), kept at [(0, 3), (3, 3)]"
    ]
    assert differences(kept, kept[1:]) == ["gone: h1.title “Start”"]
    assert differences(kept[1:], kept) == ["new: h1.title “Start”"]
