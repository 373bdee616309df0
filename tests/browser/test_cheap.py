"""What costs a browser nothing: lines nobody reads, sounds that are over, files it has not to ask
for.
"""

from __future__ import annotations

from pathlib import Path

import emberhold
from tests.browser.people import Person

_GOLDEN = Path(__file__).parent.parent / "golden" / "gate-witch-2-beginner-won.ember"
_MOST_REQUESTS = 40
_MOST_LINES = 140
_UP = "() => { document.getElementById('panel-log').scrollTop = 0; }"
_FIRST = "() => document.querySelector('#log li').dataset.words"


def _late(person: Person) -> int:
    """Sit at the end of a long game; how many lines its log has."""
    game = emberhold.loads(_GOLDEN.read_text(encoding="utf-8"))
    game.undo(1)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    opened = person.context.request.post(
        "/api/tables",
        data={"save": game.dumps(), "seats": seats},
        headers={"Origin": person.address},
    ).json()
    person.page.goto(f"/t/{opened['table']}")
    person.page.locator("#log li").first.wait_for()
    state = person.context.request.get(f"/api/t/{opened['table']}/state").json()
    return len(state["log"]["lines"])


def test_old_lines_of_the_log_leave_the_page_and_come_back_on_scrolling(person: Person) -> None:
    lines = _late(person)
    shown = person.page.locator("#log li")
    assert shown.count() <= _MOST_LINES < lines
    first = person.page.evaluate(_FIRST)
    for _ in range(lines):
        before = shown.count()
        if before == lines:
            break
        person.page.evaluate("() => { document.getElementById('panel-log').scrollTop = 400; }")
        person.page.evaluate(_UP)
        person.until(lambda before=before: shown.count() > before)  # type: ignore[misc]
    assert shown.count() == lines
    assert person.page.evaluate(_FIRST) != first
    assert "0 " in person.page.evaluate(_FIRST)


def test_a_cold_table_asks_for_few_files(person: Person) -> None:
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.sit(person.open("me", "bot"))
    assert 0 < len(asked) <= _MOST_REQUESTS, asked


def test_the_sources_of_a_table_play_as_well(person: Person) -> None:
    """A page made of its files one by one, for anyone who looks into them."""
    table = person.open("me", "bot")
    person.page.goto(f"/t/{table.table}?sources")
    person.page.locator("#prompt[data-mood='mine']").wait_for()
    sheets = person.page.locator("link[rel=stylesheet]").count()
    assert sheets > 1
