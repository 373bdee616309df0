"""Nothing sealed of Legacy is in what a server sends: its files, its words, its pages, and every
frame of the first games of a campaign."""

from __future__ import annotations

import json

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, standing_at
from emberhold.kernel.campaign import begun as begun_record
from emberhold.language import LANGUAGES
from emberhold.server.http.site.bundles import STATIC
from tests.legacy.campaigning import SEED
from tests.legacy.sealed import Search
from tests.legacy.test_sealed import search_of
from tests.server.legacy import answers, begun, course, replayed, turned
from tests.server.serving import Browser, Frame, Running

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unhurried")]

FILES = sorted(
    path.relative_to(STATIC).as_posix()
    for path in STATIC.rglob("*")
    if path.suffix in (".js", ".css", ".svg", ".html", ".json")
)
ANYBODYS = (
    "/",
    "/new/legacy",
    "/rules/legacy",
    "/cards/legacy",
    "/verbs/legacy",
    "/you",
    "/puzzles",
)
ASKED = (
    *("/games/legacy/style.css", "/games/legacy/gists.json", "/api/games"),
    *("/api/rules/legacy", "/api/cards/legacy", "/api/verbs/legacy", "/api/verbs/war-eternal"),
)


EVERYDAY = ("Influence",)
"""Names of cards that are words of other games too."""
EVERY = 8
"""What the table sends is searched once in this many answers, and whenever the campaign has
changed."""


def nothing_known() -> Search:
    return Search(whole(begun_record(LEGACY, 2, SEED, {}).world))


def named(search: Search, text: str) -> list[str]:
    """What is there by name. A program has words of its own that a card is called by too
    (`slice`, `break`): in files only what nothing else can mean is looked for."""
    found = [hit for hit in search.found(text) if hit not in EVERYDAY]
    return [hit for hit in found if "-" in hit or " " in hit or hit[0].isupper()]


def test_no_file_of_the_pages_names_anything(server: Running) -> None:
    browser, search = server.browser(), nothing_known()
    assert len(FILES) > 50
    told = {file: named(search, browser.get(f"/static/{file}").text) for file in FILES}
    assert {file: hits for file, hits in told.items() if hits} == {}


def test_no_page_and_no_list_that_anybody_may_read_names_anything(server: Running) -> None:
    browser, search = server.browser(), nothing_known()
    words = [f"/words/{language}.json" for language in LANGUAGES]
    pages = [f"{page}?lang={language}" for page in ANYBODYS for language in LANGUAGES]
    for address in (*words, *pages, *ASKED):
        answer = browser.get(address)
        assert answer.status_code == 200, address
        assert named(search, answer.text) == [], address


class Looking:
    """A game replayed beside the server's, so that it is known what may be known."""

    def __init__(self, browser: Browser, campaign: str, number: int) -> None:
        self.browser = browser
        self.campaign = campaign
        self.table = emberhold.loads(course().chapters[number]).at(0)
        self.given = iter(answers(number))
        self.seen = 0
        self.record: Record | None = None
        self.search = nothing_known()
        self.pages: set[str] = set()

    def __call__(self, table: str, state: Frame) -> None:
        record = standing_at(self.table)
        assert record is not None
        changed = record != self.record
        if changed:
            self.record, self.search = record, search_of(record)
            for address in (
                f"/api/c/{self.campaign}",
                f"/c/{self.campaign}",
                f"/t/{table}",
                f"/api/rules/legacy?table={table}",
            ):
                text = self.browser.get(address).text
                if text not in self.pages:  # less and less is sealed
                    assert named(self.search, text) == [], address
                    self.pages.add(text)
        if changed or self.seen % EVERY == 0:
            assert self.search.found(json.dumps(state, ensure_ascii=False)) == []
        self.seen += 1
        if (key := next(self.given, None)) is not None:
            self.table.answer(key.rpartition("> ")[2])


@pytest.mark.parametrize("games", [1, pytest.param(2, marks=pytest.mark.long)])
def test_no_frame_of_a_campaign_tells_more_than_its_moment(server: Running, games: int) -> None:
    """The first games: what the table sends, and what can be read beside it."""
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    place: str | None = opened["table"]
    for number in range(games):
        assert place is not None
        replayed(browser, place, answers(number), Looking(browser, opened["campaign"], number))
        place = turned(browser, place)


def test_a_name_planted_in_a_file_is_found() -> None:
    assert named(nothing_known(), 'const foes = ["haze-fiend"];') == ["haze-fiend"]
    assert named(nothing_known(), "// how Deathmind is drawn") == ["Deathmind"]
