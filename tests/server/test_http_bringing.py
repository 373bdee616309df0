"""A campaign brought along as a file: it continues here as it was there, or nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.server.house import bringing
from emberhold.server.http.limits import UPLOAD_BYTES
from tests.legacy.test_bad_files import FILES, WHOLE
from tests.server.serving import Browser, Frame, Running
from tests.server.test_http_campaigns import begun, gone_on, played

pytestmark = pytest.mark.usefixtures("trail")

NOTHING: Frame = {"running": [], "finished": []}


def brings(browser: Browser, text: str, language: str = "en") -> Any:
    return browser.post(f"/api/campaigns/file?lang={language}", {"file": text})


def brought(browser: Browser, text: str) -> Frame:
    answer = brings(browser, text)
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


def file_of(browser: Browser, campaign: str) -> str:
    return str(browser.get(f"/api/c/{campaign}/file").text)


def test_a_campaign_continues_at_another_server(server: Running, served: Running) -> None:
    one, other = server.browser(), served.browser()
    opened = begun(one, "hot-seat", "hot-seat")
    played(one, opened["table"], "name:Ember", "name:Żar")
    second = gone_on(one, opened["table"])["table"]
    text = file_of(one, opened["campaign"])
    found = brought(other, text)
    assert found["url"] == f"/c/{found['campaign']}"
    here, there = (
        browser.get(f"/api/c/{campaign}").json()
        for browser, campaign in ((one, opened["campaign"]), (other, found["campaign"]))
    )
    assert there["sections"] == here["sections"]
    assert [row["text"] for row in there["chapters"]] == [row["text"] for row in here["chapters"]]
    assert [row["won"] for row in there["chapters"]] == [row["won"] for row in here["chapters"]]
    assert other.state(found["table"])["scene"] == one.state(second)["scene"]
    for row in there["chapters"]:
        assert other.get(row["url"]).status_code == 200, "each chapter can be looked back at"
    played(other, found["table"])
    assert gone_on(other, found["table"])["url"]


def test_what_is_brought_can_be_taken_along_again(server: Running, served: Running) -> None:
    one, other = server.browser(), served.browser()
    opened = begun(one, "hot-seat", "hot-seat")
    played(one, opened["table"], "name:Ember", "name:Żar")
    gone_on(one, opened["table"])
    text = file_of(one, opened["campaign"])
    again = file_of(other, brought(other, text)["campaign"])
    assert again == text
    assert emberhold.loads_campaign(again).record == emberhold.loads_campaign(text).record


def test_a_chapter_under_way_continues_at_its_last_answer(server: Running) -> None:
    browser = server.browser()
    found = brought(browser, WHOLE)
    table = emberhold.loads_campaign(WHOLE).table
    assert table is not None
    state = browser.state(found["table"])
    assert state["table"]["answers"] == len(table.answers)
    assert table.question is not None
    asked = [option["key"] for option in state["asked"][0]["options"]]
    assert asked == table.question.options.keys()


def test_a_campaign_that_is_over_can_be_read(server: Running) -> None:
    browser = server.browser()
    book = emberhold.campaign("trail", 2, 1)
    while (table := book.table) is not None:
        while (question := table.question) is not None:
            table.answer(question.options.keys()[0])
        book.turn()
    found = brought(browser, book.dumps())
    told = browser.get(f"/api/c/{found['campaign']}").json()
    assert (told["over"], told["now"]) == (True, None)
    assert browser.get(found["url"]).status_code == 200


def test_bots_keep_their_seats(server: Running) -> None:
    browser = server.browser()
    book = emberhold.campaign("trail", 2, 1)
    book.seats = ["person", "greedy"]
    found = brought(browser, book.dumps())
    seats = browser.state(found["table"])["seats"]
    assert [(seat["who"], seat["bot"]) for seat in seats] == [("person", None), ("bot", "greedy")]


BAD = {
    **FILES,
    "with an answer that cannot be": WHOLE.replace("name:Ola", "name:" + "O" * 40),
    "with a bot that is none": WHOLE.replace("seed: 5", 'seed: 5\nseats: ["person", "rm -rf"]'),
    "with a chapter of another campaign": WHOLE.replace('"number": 0', '"number": 3'),
    "with a game that is none": WHOLE.replace("game: legacy", "game: ../../etc"),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_file_that_cannot_be_is_one_line_and_changes_nothing(server: Running, text: str) -> None:
    assert text != WHOLE
    browser = server.browser()
    lines = set()
    for language in emberhold.LANGUAGES:
        answer = brings(browser, text, language)
        assert answer.status_code == 400
        line = answer.json()["error"]["text"]
        assert "\n" not in line
        assert 10 < len(line) < 300
        lines.add(line)
    assert len(lines) == len(emberhold.LANGUAGES)
    assert browser.get("/api/campaigns").json() == NOTHING
    assert browser.get("/api/tables").json() == NOTHING


def test_the_answer_that_does_not_fit_is_named_by_its_number(server: Running) -> None:
    """The fourth answer of its chapter is a name too long."""
    answer = brings(server.browser(), BAD["with an answer that cannot be"])
    assert "answer 4 does not fit the game" in answer.json()["error"]["text"]


def test_a_file_too_big_is_not_even_read(server: Running) -> None:
    browser = server.browser()
    answer = brings(browser, WHOLE + "x" * UPLOAD_BYTES)
    assert answer.status_code == 413
    assert browser.get("/api/campaigns").json() == NOTHING


def test_a_file_too_long_is_not_gone_through(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bringing, "MOST_ANSWERS", 4)
    browser = server.browser()
    answer = brings(browser, WHOLE)
    assert answer.status_code == 400
    assert "5" in answer.json()["error"]["text"]


def test_a_chapter_that_was_never_finished_cannot_be_closed(server: Running) -> None:
    """Somebody has written the next record by hand."""
    head, _, rest = WHOLE.partition("== chapter 0")
    record = head[head.index("== record 0") :].replace("record 0", "record 1")
    body = rest.rpartition("== 1 records")[0]
    text = f"{head}== chapter 0{body}{record}== 2 records\n"
    answer = brings(server.browser(), text)
    assert answer.status_code == 400
    assert "chapter 0" in answer.json()["error"]["text"]


def test_only_text_is_a_file(server: Running) -> None:
    browser = server.browser()
    for body in ({}, {"file": 7}, {"file": None}, {"file": WHOLE, "path": "/etc/passwd"}):
        assert browser.post("/api/campaigns/file", body).status_code == 400
