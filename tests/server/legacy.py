"""Legacy's campaign at a server: begun, and played answer by answer as bots have played it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import emberhold
from emberhold.kernel.book import Book
from emberhold.kernel.save import parse
from tests.legacy.campaigning import NAMES, SEED, to_the_end
from tests.server.serving import Browser, Frame

GAMES = 3


@cache
def course() -> Book:
    """The first games of a campaign, as they really went: the first two chapters and the third."""
    book, names = emberhold.campaign("legacy", 2, SEED), iter(NAMES)
    for _ in range(GAMES):
        assert book.table is not None
        to_the_end(book.table, names)
        book.turn()
    return book


@cache
def answers(number: int) -> tuple[str, ...]:
    return tuple(parse(course().chapters[number]).answers)


def begun(browser: Browser, *seats: str, **wish: Any) -> Frame:
    """A campaign for as many as are named."""
    wish = {"game": "legacy", "players": len(seats), "seed": SEED, **wish}
    answer = browser.post("/api/campaigns", {**wish, "seats": [{"who": who} for who in seats]})
    assert answer.status_code == 200, answer.text
    opened: Frame = answer.json()
    return opened


def replayed(
    browser: Browser,
    table: str,
    given: tuple[str, ...],
    look: Callable[[str, Frame], None] = lambda table, state: None,
) -> None:
    """Give some answers of a chapter; `look` is shown every state on the way."""
    for key in given:
        state = browser.state(table)
        look(table, state)
        asked = next(asked for asked in state["asked"] if asked["options"])
        said = {"do": "answer", "version": state["version"], "seat": asked["seat"], "key": key}
        told = browser.says(table, **said)
        assert told["is"] == "done", told
    look(table, browser.state(table))


def turned(browser: Browser, table: str) -> str | None:
    """Close a chapter; the table of the next."""
    answer = browser.post(f"/api/t/{table}/chapter", {})
    assert answer.status_code == 200, answer.text
    following: str | None = answer.json()["table"]
    return following
