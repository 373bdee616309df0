"""Makes the contact sheets of the story: `python docs/contact_sheets.py`.

A sheet shows what the table shows every 300 milliseconds while something is told: a nemesis' turn,
an attack in Ashes with its blockers, a bot's turn. The clock of the page is moved by hand, so that
a slow machine makes the same pictures. Pictures go to docs/images.
"""

from __future__ import annotations

import argparse
import base64
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page
from screenshots import ALONE, DESK, IMAGES, studio

import emberhold

STEP = 300
_MORNING = datetime(2026, 1, 1, 8, tzinfo=UTC)
MOST = 24
ACROSS = 4
_GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
_ATTACK = "ashes-2-siren-viros-printed"
_MOST_ANSWERS = 5
_DECLARED = 95
"""How many answers have been given when the second attacker has been chosen."""

_SHEET = """<!doctype html><style>
  body { margin: 0; padding: 10px; background: #0b0a10; }
  main { display: grid; grid-template-columns: repeat(%d, 480px); gap: 6px; width: max-content; }
  img { display: block; width: 480px; }
</style><main>%s</main>"""


class Table(NamedTuple):
    """A table somebody sits at with a clock that stands still."""

    context: BrowserContext
    page: Page
    id: str
    address: str

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.context.request.get(f"/api/t/{self.id}/state").json()
        return found

    def say(self, **frame: Any) -> dict[str, Any]:
        told: dict[str, Any] = self.context.request.post(
            f"/api/t/{self.id}/say",
            data={"id": f"sheet-{frame['version']}-{frame['do']}", **frame},
            headers={"Origin": self.address},
        ).json()
        return told

    def answer(self, key: str | None = None) -> dict[str, Any]:
        """Give an answer, or the one a hint has; the state it was given to."""
        state = self.state()
        while not any(one["options"] for one in state["asked"]):
            sleep(0.1)
            state = self.state()
        asked = next(one for one in state["asked"] if one["options"])
        at = {"version": state["version"], "seat": asked["seat"]}
        chosen = key or self.say(do="hint", **at)["key"]
        self.say(do="answer", key=chosen, **at)
        return state


def sit(browser: Browser, address: str, wish: dict[str, Any]) -> Table:
    context = browser.new_context(
        base_url=address, viewport=DESK, locale="en-GB", reduced_motion="no-preference"
    )
    context.set_default_timeout(60_000)
    answer = context.request.post("/api/tables", data=wish, headers={"Origin": address})
    if not answer.ok:
        raise SystemExit(answer.text())
    page = context.new_page()
    page.clock.install(time=_MORNING)
    table: str = answer.json()["table"]
    page.goto(f"/t/{table}")
    page.locator("#prompt[data-mood]").wait_for()
    page.clock.pause_at(_MORNING + timedelta(hours=1))
    return Table(context, page, table, address)


def film(table: Table, begun: Callable[[str], bool]) -> list[bytes]:
    """Pictures of one story, from the first beat whose words are what is waited for."""
    page, pictures = table.page, list[bytes]()
    for _ in range(MOST * 3):
        page.clock.run_for(STEP)
        page.wait_for_timeout(60)
        told = page.locator("#story").is_visible()
        words = page.locator(".story__words").inner_text() if told else ""
        if pictures and not told:
            break
        if pictures or (told and begun(words)):
            pictures.append(page.screenshot(type="jpeg", quality=80))
        if len(pictures) == MOST:
            break
    return pictures


def nemesis_turn(browser: Browser, address: str) -> list[bytes]:
    table = sit(browser, address, ALONE)
    while "emesis" not in _lines(table):
        table.page.clock.run_for(60_000)
        table.answer()
        sleep(0.5)
    return film(table, lambda words: "emesis" in words)


def bot_turn(browser: Browser, address: str) -> list[bytes]:
    table = sit(browser, address, ALONE)
    while "Mist’s turn" not in _lines(table):
        table.page.clock.run_for(60_000)
        table.answer()
        sleep(0.5)
    return film(table, lambda words: words.startswith("Mist"))


def attack(browser: Browser, address: str) -> list[bytes]:
    game = emberhold.load(_GOLDEN / f"{_ATTACK}.ember")
    game.undo(len(game.answers) - _DECLARED)
    seats = [{"who": "bot", "name": "Saria"}, {"who": "me", "name": "Ada"}]
    table = sit(browser, address, {"save": game.dumps(), "seats": seats})
    pictures = film(table, lambda words: "attack" in words)
    for _ in range(_MOST_ANSWERS):
        table.answer(_block(table))
        pictures += film(table, lambda words: True)
        if len(pictures) > MOST or "turn begins" in _lines(table)[-200:]:
            break
    return pictures[: MOST + ACROSS]


def _block(table: Table) -> str | None:
    """A unit that steps in, where that is asked."""
    options = [each for one in table.state()["asked"] for each in one["options"]]
    return next((each["key"] for each in options if each["verb"] == "block-with"), None)


def _lines(table: Table) -> str:
    """The last lines of the log that a page has been sent."""
    return " ".join(table.page.locator("#log li").all_inner_texts()[-14:])


def put_together(browser: Browser, pictures: list[bytes], path: Path) -> None:
    shown = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(each).decode()}">' for each in pictures
    )
    page = browser.new_page(viewport={"width": ACROSS * 486 + 20, "height": 600})
    page.set_content(_SHEET % (ACROSS, shown))
    page.screenshot(path=path, type="jpeg", quality=78, full_page=True)
    page.close()
    print(path.name, len(pictures))


SHEETS = {
    "story-nemesis-turn": nemesis_turn,
    "story-bot-turn": bot_turn,
    "story-attack": attack,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the contact sheets of the story.")
    parser.add_argument("--only", default="", help="only sheets whose names contain this")
    parser.add_argument("--into", type=Path, default=IMAGES, help="the folder for the pictures")
    wish = parser.parse_args()
    with studio() as (browser, address):
        for name, sheet in SHEETS.items():
            if wish.only in name:
                put_together(browser, sheet(browser, address), wish.into / f"{name}.jpg")


if __name__ == "__main__":
    main()
