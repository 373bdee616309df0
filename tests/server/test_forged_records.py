"""Records of campaigns that nobody has played: no later chapter opens from one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel import bookfile
from emberhold.kernel.bookfile import BookFile, Page, written
from emberhold.kernel.campaign import Record
from emberhold.language import LANGUAGES
from emberhold.server.house.bringing import brought
from tests.kernel.toy_campaign import TOWER
from tests.legacy.support import record, world
from tests.server.serving import Browser, Running
from tests.server.trails import trail_known

GOLDEN = Path(__file__).parents[1] / "golden" / "campaigns" / "legacy-2.campaign"


def refused(browser: Browser, path: str, body: Any) -> set[str]:
    """What is said, in each language; nothing was opened."""
    found = set()
    for language in LANGUAGES:
        answer = browser.post(f"{path}?lang={language}", body)
        assert answer.status_code == 400, answer.text
        found.add(answer.json()["error"]["text"])
    assert browser.get("/api/tables").json()["running"] == []
    assert len(found) == len(LANGUAGES)
    return found


@pytest.mark.parametrize("chapter", [1, 2, 6])
def test_no_table_opens_from_a_record(server: Running, chapter: int) -> None:
    browser = server.browser()
    wish = {"game": "legacy", "players": 2, "setup": {"record": record(world(chapter))}}
    said = refused(browser, "/api/tables", wish)
    assert any("A table cannot be opened from a record" in text for text in said)
    told = browser.post("/api/setup", wish).json()
    assert (told["ok"], told["errors"][0]["field"]) == (False, "record")


def test_the_first_chapter_opens_from_a_save(server: Running) -> None:
    save = emberhold.open("legacy", 2, 5, {"names": ["Ola", "Jan"]}).dumps()
    assert server.browser().post("/api/tables", {"save": save}).status_code == 200


def test_so_does_one_that_was_played_by_older_rules(server: Running) -> None:
    save = (GOLDEN.parents[1] / "legacy-2-initiation.ember").read_text()
    assert server.browser().post("/api/tables", {"save": save}).status_code == 200


def test_a_campaign_that_was_played_is_believed() -> None:
    file = bookfile.read(GOLDEN)
    found = brought(GOLDEN.read_text(), 1.0)
    assert [each.record for each in found.chapters] == [page.record.plain() for page in file.pages]


def _first_world(file: BookFile) -> BookFile:
    """A campaign that begins at its sixth chapter."""
    made = Record("legacy", 2, LEGACY.campaign.rules, 0, {**world(6), "score": []})
    return replace(file, pages=(Page(made, None),))


def _read_ahead(file: BookFile) -> BookFile:
    """One that begins with more than there is at the beginning."""
    first = file.pages[0].record
    made = replace(first, world={**first.world, "rules": "ABC"})
    return replace(file, pages=(Page(made, None),))


def _a_chapter_on(file: BookFile) -> BookFile:
    """A second record that skips a chapter."""
    first, second, *_ = file.pages
    ahead = {**second.record.world, "chapter": second.record.world["chapter"] + 1}
    return replace(file, pages=(first, Page(replace(second.record, world=ahead), None)))


@pytest.mark.parametrize("forge", [_first_world, _read_ahead, _a_chapter_on])
def test_a_campaign_that_was_not_played_is_refused(
    server: Running, forge: Callable[[BookFile], BookFile]
) -> None:
    forged = forge(bookfile.read(GOLDEN))
    said = refused(server.browser(), "/api/campaigns/file", {"file": written(forged)})
    words = f"record {len(forged.pages) - 1} does not follow from the chapters"
    assert any(words in line for line in said), said


def test_nor_one_that_is_said_to_be_of_an_older_shape(server: Running) -> None:
    """What an older record holds may differ, but the chapter it leads to may not."""
    with trail_known():
        file = bookfile.read(GOLDEN.with_name("trail-2.campaign"))
        first, second, *_ = file.pages
        older = replace(second.record, rules=1)
        brought(written(replace(file, pages=(first, Page(older, None)))), 1.0)
        ahead = replace(older, world={**older.world, "place": TOWER})
        forged = written(replace(file, pages=(first, Page(ahead, None))))
        said = refused(server.browser(), "/api/campaigns/file", {"file": forged})
    assert any("record 1 does not follow from the chapters" in line for line in said)
