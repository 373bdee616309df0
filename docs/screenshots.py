"""Makes every picture of the web table in the README and the docs: `python docs/screenshots.py`.

The script starts a server of its own, plays a little, and photographs what it sees with Debian's
Chromium. The same games are dealt and the same answers given each time. Pictures go to docs/images;
`--only table` makes those whose names contain a word, `--into` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parent / "images"
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}

ALONE: dict[str, Any] = {
    "game": "war-eternal",
    "players": 2,
    "seed": "lantern",
    "setup": {"nemesis": "gate-witch", "market": "play-it-again", "mages": ["garu", "mist"]},
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy", "name": "Bot"}],
}
DUEL: dict[str, Any] = {
    "game": "ashes",
    "players": 2,
    "seed": "ember",
    "setup": {
        "decks": {"via": "each", "is": ["the-mist-guardian", "the-iron-men"]},
        "first_five": "recommended",
        "reactions": "possible",
    },
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy", "name": "Bot"}],
}


@contextmanager
def server() -> Iterator[str]:
    """A server that knows no tables yet; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        words = ["serve", "--quiet", "--port", "0", "--database", database]
        process = subprocess.Popen(
            [sys.executable, "-m", "emberhold", *words], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


class Photographer:
    """Somebody with a browser who opens tables, plays hints and takes pictures."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int], into: Path) -> None:
        touch = size["width"] < 600
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=2 if touch else 1,
            has_touch=touch,
            is_mobile=touch,
        )
        self.address = address
        self.into = into
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)

    def go(self, address: str, sign: str) -> Page:
        self.page.goto(address)
        self.page.locator(sign).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        return self.page

    def take(self, name: str) -> None:
        self.page.screenshot(path=self.into / f"{name}.png")

    def opens(self, **wish: Any) -> str:
        answer = self.context.request.post(
            "/api/tables", data=wish, headers={"Origin": self.address}
        )
        if not answer.ok:
            raise SystemExit(answer.text())
        table: str = answer.json()["table"]
        return table

    def sit(self, table: str) -> Page:
        self.go(f"/t/{table}", "#prompt[data-mood]")
        return self.page

    def state(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.context.request.get(f"/api/t/{table}/state").json()
        return found

    def plays(self, table: str, answers: int) -> None:
        """Give answers without a page, as hints and luck have it, so that something lies there."""
        luck = Random(answers)
        self._say(table, do="pace", bots="instant")
        while answers > 0:
            state = self.state(table)
            asked = next((one for one in state["asked"] if one["options"]), None)
            if state["result"]:
                return
            if asked is None:
                continue
            hint = self._say(table, do="hint", version=state["version"], seat=asked["seat"])
            key = hint.get("key") or luck.choice(asked["options"])["key"]
            self._say(table, do="answer", version=state["version"], seat=asked["seat"], key=key)
            answers -= 1
        while not any(one["options"] for one in self.state(table)["asked"]):
            pass

    def _say(self, table: str, **frame: Any) -> dict[str, Any]:
        self.said = getattr(self, "said", 0) + 1
        told: dict[str, Any] = self.context.request.post(
            f"/api/t/{table}/say",
            data={"id": f"photo-{self.said}", **frame},
            headers={"Origin": self.address},
        ).json()
        return told


def start(at: Photographer) -> None:
    at.plays(at.opens(**ALONE), 12)
    at.plays(at.opens(**DUEL), 6)
    at.go("/", "#running-list li")
    at.take("web-start")


def setup(at: Photographer) -> None:
    page = at.go("/new/war-eternal?preset=war-eternal-two", "#fields > *")
    page.wait_for_function("() => document.getElementById('code').value !== ''")
    at.take("web-setup")


def war_eternal(at: Photographer) -> None:
    table = at.opens(**ALONE)
    at.plays(table, 40)
    at.sit(table).locator(".legal").first.wait_for()
    at.take("web-war-eternal")


def ashes(at: Photographer) -> None:
    table = at.opens(**DUEL)
    at.plays(table, 24)
    at.sit(table).locator(".legal, .answer").first.wait_for()
    at.take("web-ashes")


def tablet(at: Photographer) -> None:
    table = at.opens(**ALONE)
    at.plays(table, 40)
    at.sit(table).locator(".legal").first.wait_for()
    at.take("web-tablet")


def phone(at: Photographer) -> None:
    table = at.opens(**ALONE)
    at.plays(table, 40)
    at.sit(table).locator(".legal").first.wait_for()
    at.take("web-phone")


def phone_ashes(at: Photographer) -> None:
    table = at.opens(**DUEL)
    at.plays(table, 24)
    at.sit(table).locator(".legal, .answer").first.wait_for()
    at.take("web-phone-ashes")


def handover(at: Photographer) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "hot-seat", "name": "Ben"}]
    table = at.opens(**{**DUEL, "seats": seats})
    at.sit(table).locator("#handover button").wait_for()
    at.take("web-hand-over")


def replay(at: Photographer) -> None:
    table = at.opens(**ALONE)
    at.plays(table, 45)
    at.go(f"/t/{table}/replay?at=30", "#board [data-piece]")
    at.take("web-replay")


def rules(at: Photographer) -> None:
    at.go("/rules/war-eternal?q=breach", "main")
    at.page.locator("mark, article, li").first.wait_for()
    at.take("web-rules")


def zoom(at: Photographer) -> None:
    table = at.opens(**ALONE)
    at.plays(table, 20)
    page = at.sit(table)
    page.locator("#board [data-zone^='pile'] [data-card]").nth(6).focus()
    page.keyboard.press("z")
    page.locator("dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    at.take("web-card")


def links(at: Photographer) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
    table = at.opens(**{**ALONE, "seats": seats})
    page = at.sit(table)
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Links and QR codes").click()
    page.locator("#links .links__row").first.get_by_role("button").first.click()
    page.locator("#links .qr").first.wait_for()
    page.evaluate(_HIDE_SECRETS)
    at.take("web-links")


_HIDE_SECRETS = """() => {
  for (const input of document.querySelectorAll("#links input")) {
    input.value = input.value.replace(/:\\/\\/.*/, "://games.example.org/s/…");
  }
  for (const code of document.querySelectorAll("#links .qr")) code.style.filter = "blur(3px)";
}"""

PICTURES: list[tuple[Callable[[Photographer], None], dict[str, int]]] = [
    (start, DESK),
    (setup, DESK),
    (war_eternal, DESK),
    (ashes, DESK),
    (tablet, TABLET),
    (phone, PHONE),
    (phone_ashes, PHONE),
    (handover, DESK),
    (replay, DESK),
    (rules, DESK),
    (zoom, DESK),
    (links, DESK),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pictures of the web table.")
    parser.add_argument("--only", default="", help="only pictures whose names contain this")
    parser.add_argument("--into", type=Path, default=IMAGES, help="the folder for the pictures")
    wish = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is needed: apt-get install chromium")
    wish.into.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--headless=new", "--no-sandbox", "--disable-gpu"]
        )
        for picture, size in PICTURES:
            if re.search(wish.only, picture.__name__):
                at = Photographer(browser, address, size, wish.into)
                picture(at)
                at.context.close()
                print(picture.__name__)
        browser.close()


if __name__ == "__main__":
    main()
