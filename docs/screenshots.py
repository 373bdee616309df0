"""Makes every picture of the web table in the README and the docs: `python docs/screenshots.py`.

The script starts a server of its own, plays a little, and photographs what it sees with Debian's
Chromium. The same games are dealt and the same answers given each time. Pictures go to docs/images;
`--only chronicle` makes those whose names contain a word, `--into` puts them elsewhere. Every
picture is taken on its own; what takes longer than `PATIENCE` ends the script with a sentence.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    StorageState,
    ViewportSize,
    sync_playwright,
)

import emberhold

IMAGES = Path(__file__).parent / "images"
_GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
_WON = _GOLDEN / "gate-witch-2-beginner-won.ember"
_ATTACK = _GOLDEN / "ashes-2-siren-viros-printed.ember"
_ATTACKED = 97
"""How many of its answers have been given when one attacker is blocked and another is not yet."""
_TWO = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
_BOLT = {"en": "Ember Bolt", "pl": "Pocisk Żaru", "fr": "Trait de braise"}
_HERS = {
    1: ("Howling Spinners", "Thrash", "Eye of Nothing"),
    2: ("Mage Ender", "Smite", "Aphotic Sun"),
    3: ("Quell", "Jagged One", "Withering Beam"),
}
"""What is made in the workshop: the name of a spell, and the cards of a nemesis by tier."""
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 400
"""Seconds that a bot, a person's turn or a chapter may take."""

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

QUEST: dict[str, Any] = {
    "game": "relic",
    "players": 3,
    "seed": "ember",
    "setup": {"scenario": "the-eye-closes"},
    "seats": [
        {"who": "me", "name": "Ada"},
        {"who": "bot", "bot": "greedy", "name": "Bot"},
        {"who": "bot", "bot": "greedy", "name": "Bob"},
    ],
}
_RECORDED = Path(__file__).parent.parent / "tests" / "golden" / "relic-3-the-eye-closes.ember"
ON_THE_WAY = ("move", 4)
IN_BATTLE = ("roll-battle", 4)
"""What somebody is asked in that game, with at least that many answers to choose from."""

CAMPAIGN: dict[str, Any] = {
    "game": "legacy",
    "players": 2,
    "seed": "lamp",
    "setup": {"names": ["Ysolde Emberhand", "Tam Underbell"]},
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy", "name": "Bea"}],
}


@contextmanager
def studio() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server of its own."""
    shell = shutil.which("chromium-headless-shell")
    chromium = shell or shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is needed: apt-get install chromium-headless-shell")
    headless = [] if shell else ["--headless=new"]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=[*headless, "--no-sandbox", "--disable-gpu"]
        )
        yield browser, address
        browser.close()


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
    """Somebody with a browser who opens tables, plays as hints have it, and takes pictures."""

    def __init__(self, browser: Browser, address: str, into: Path, exact: bool = False) -> None:
        self.address = address
        self.into = into
        self.exact = exact
        self._browser = browser
        self._context = self._look(DESK)
        self.page = self._context.new_page()
        self._said = 0
        self._tables: dict[str, str] = {}
        self._told: dict[str, str] = {}
        """The campaign that is photographed, and its tables by what they show."""

    def _look(self, size: ViewportSize, storage: StorageState | None = None) -> BrowserContext:
        touch = size["width"] < 600
        context = self._browser.new_context(
            base_url=self.address,
            viewport=size,
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=2 if touch else 1,
            has_touch=touch,
            is_mobile=touch,
            storage_state=storage,
        )
        context.set_default_timeout(60_000)
        return context

    def turn(self, size: ViewportSize) -> None:
        """The same person at a screen of another size."""
        storage = self._context.storage_state()
        self._context.close()
        self._context = self._look(size, storage)
        self.page = self._context.new_page()

    def go(self, address: str, sign: str) -> Page:
        self.page.goto(address)
        self.page.locator(sign).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        return self.page

    def take(self, name: str) -> None:
        self.page.wait_for_timeout(300)
        self.page.wait_for_function("() => !document.getAnimations().length")
        if self.exact:
            self.page.screenshot(path=self.into / f"{name}.png")
        else:
            self.page.screenshot(path=self.into / f"{name}.jpg", type="jpeg", quality=84)
        print(name)

    def opens(self, wish: dict[str, Any]) -> str:
        answer = self._context.request.post(
            "/api/tables", data=wish, headers={"Origin": self.address}
        )
        if not answer.ok:
            raise SystemExit(answer.text())
        table: str = answer.json()["table"]
        return table

    def begun(self, name: str, wish: dict[str, Any], answers: int) -> str:
        """A table at which something has happened already; it is played once for all pictures."""
        if name not in self._tables:
            table = self._tables[name] = self.opens(wish)
            self._say(table, do="pace", bots="instant")
            for _ in range(answers):
                state = self._my_turn(table)
                asked = next(one for one in state["asked"] if one["options"])
                seat = state["you"]["showing"] if asked["anyone"] else asked["seat"]
                at = {"version": state["version"], "seat": seat}
                key = self._say(table, do="hint", **at)["key"]
                self._say(table, do="answer", key=key, **at)
            self._my_turn(table)
        return self._tables[name]

    def begins_campaign(self, wish: dict[str, Any]) -> tuple[str, str]:
        """A new campaign: its id and the table of its first chapter."""
        answer = self._context.request.post(
            "/api/campaigns", data=wish, headers={"Origin": self.address}
        )
        if not answer.ok:
            raise SystemExit(answer.text())
        opened = answer.json()
        self._say(opened["table"], do="pace", bots="instant")
        return opened["campaign"], opened["table"]

    def decides(self, table: str, topic: str) -> None:
        """Answer as hints have it until something is asked about that topic."""
        while True:
            state = self._my_turn(table)
            asked = next(one for one in state["asked"] if one["options"])
            if asked["topic"] == topic:
                return
            seat = state["you"]["showing"] if asked["anyone"] else asked["seat"]
            at = {"version": state["version"], "seat": seat}
            key = self._say(table, do="hint", **at)["key"]
            self._say(table, do="answer", key=key, **at)

    def next_chapter(self, table: str) -> str:
        """Lend the seat to a bot until the chapter is over; the table of the next one, at which it
        is one's own again: who plays is kept from chapter to chapter.
        """
        self._say(table, do="seat", seat=0, who="bot", bot="greedy")
        _wait("a chapter", lambda: self._state(table)["result"] is not None)
        turned = self._context.request.post(
            f"/api/t/{table}/chapter", data={}, headers={"Origin": self.address}
        ).json()
        following: str = turned["table"]
        self._say(following, do="seat", seat=0, who="person")
        self._say(following, do="pace", bots="instant")
        return following

    def campaign(self) -> dict[str, str]:
        """A campaign to its fourth chapter: `id`, and the table of its first chapter, of a page of
        the story and of stickers to choose from.
        """
        if not self._told:
            self._told["id"], table = self.begins_campaign(CAMPAIGN)
            self.decides(table, "main")
            self._told["first"] = table
        return self._told

    def late_campaign(self) -> dict[str, str]:
        """The same campaign after three chapters."""
        told = self.campaign()
        if "late" not in told:
            table = told["first"]
            for _ in range(3):
                table = self.next_chapter(table)
            self.decides(table, "story")
            told["late"] = table
        return told

    def _state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self._context.request.get(f"/api/t/{table}/state").json()
        return state

    def _my_turn(self, table: str) -> dict[str, Any]:
        found: list[dict[str, Any]] = []

        def asked() -> bool:
            found.append(self._state(table))
            return any(one["options"] for one in found[-1]["asked"])

        _wait("a question", asked)
        return found[-1]

    def _say(self, table: str, **frame: Any) -> dict[str, Any]:
        """Say something; if that was too fast, wait and say it again."""
        self._said += 1
        while True:
            told: dict[str, Any] = self._context.request.post(
                f"/api/t/{table}/say",
                data={"id": f"photo-{self._said}", **frame},
                headers={"Origin": self.address},
            ).json()
            if told.get("code") != "too-fast":
                return told
            sleep(1)

    def sit(self, table: str) -> Page:
        return self.go(f"/t/{table}", ".legal, .answer, #handover button")


def _wait(what: str, come: Callable[[], bool]) -> None:
    began = monotonic()
    while not come():
        if monotonic() - began > PATIENCE:
            raise SystemExit(f"{what} did not come within {PATIENCE} seconds")
        sleep(0.2)


def start(at: Photographer) -> None:
    at.begun("war-eternal", ALONE, 26)
    at.begun("ashes", DUEL, 14)
    at.go("/", "#running-list li")
    at.take("web-start")


def setup(at: Photographer) -> None:
    page = at.go("/new/war-eternal?preset=war-eternal-two", "#fields > *")
    page.wait_for_function("() => document.getElementById('code').value !== ''")
    at.take("web-setup")


def war_eternal(at: Photographer) -> None:
    at.sit(at.begun("war-eternal", ALONE, 26))
    at.take("web-war-eternal")


def ashes(at: Photographer) -> None:
    at.sit(at.begun("ashes", DUEL, 14))
    at.take("web-ashes")


def _moment(topic: str, choices: int) -> emberhold.Table:
    """A recorded game of Relic when that is asked, in the middle of the game or soon after."""
    game = emberhold.loads(_RECORDED.read_text(encoding="utf-8"))
    for answers in range(len(game.answers) // 2, len(game.answers)):
        then = game.at(answers)
        question = then.question
        if question is not None and question.topic == topic and len(question.choices) >= choices:
            return then
    raise LookupError(topic)


def _quest(at: Photographer, topic: str, choices: int) -> str:
    """A game of Relic that is known by heart, at such a moment."""
    game = _moment(topic, choices)
    assert game.question is not None
    names = ["Ada", "Bob", "Bot"]
    mine = game.question.seat
    seats = [
        {"who": "me" if seat == mine else "bot", "name": names[(seat - mine) % len(names)]}
        for seat in range(game.players)
    ]
    return at.opens({"save": game.dumps(), "seats": seats})


def _attacked(at: Photographer) -> str:
    """A table at which somebody looks for a second blocker."""
    game = emberhold.loads(_ATTACK.read_text(encoding="utf-8"))
    game.undo(len(game.answers) - _ATTACKED)
    seats = [{"who": "bot", "bot": "greedy", "name": "Bot"}, {"who": "me", "name": "Ada"}]
    return at.opens({"save": game.dumps(), "seats": seats})


def ashes_fight(at: Photographer) -> None:
    at.sit(_attacked(at))
    at.take("web-ashes-fight")


def relic(at: Photographer) -> None:
    at.sit(_quest(at, *ON_THE_WAY))
    at.take("web-relic")


def legacy(at: Photographer) -> None:
    at.sit(at.campaign()["first"])
    at.take("web-legacy")


def story_page(at: Photographer) -> None:
    at.go(f"/t/{at.late_campaign()['late']}", "dialog.book[open]")
    at.take("web-story-page")


def _in_chapter_four(at: Photographer) -> dict[str, str]:
    """The campaign when its fourth nemesis has been met; its pages have been read by then."""
    told = at.late_campaign()
    at.decides(told["late"], "main")
    return told


def chronicle(at: Photographer) -> None:
    at.go(f"/c/{_in_chapter_four(at)['id']}", ".sheet")
    at.take("web-chronicle")


def phone_chronicle(at: Photographer) -> None:
    told = _in_chapter_four(at)
    at.turn(PHONE)
    at.go(f"/c/{told['id']}", ".sheet")
    at.take("web-phone-chronicle")


def phone_story(at: Photographer) -> None:
    told = at.late_campaign()
    at.turn(PHONE)
    at.go(f"/c/{told['id']}", ".sheet").locator("#tab-story").click()
    at.page.locator("dialog.book[open]").wait_for()
    at.take("web-phone-story")


def battle(at: Photographer) -> None:
    """A battle of Relic, as far as one's own roll."""
    at.sit(_quest(at, *IN_BATTLE))
    at.take("web-relic-battle")


def zoom(at: Photographer) -> None:
    page = at.sit(at.begun("war-eternal", ALONE, 26))
    page.locator("#board [data-zone^='pile'] [data-card]").nth(5).focus()
    page.keyboard.press("z")
    page.locator("dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    at.take("web-card")


def hint(at: Photographer) -> None:
    page = at.sit(at.begun("war-eternal", ALONE, 26))
    page.locator("#hint").click()
    page.locator("#advice summary").or_(page.locator("#advice p")).last.click()
    at.take("web-hint")


def why(at: Photographer) -> None:
    page = at.sit(at.begun("war-eternal", ALONE, 26))
    page.keyboard.press("w")
    page.locator("#why .why__rules").first.wait_for()
    at.take("web-why")


def handover(at: Photographer) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "hot-seat", "name": "Ben"}]
    at.sit(at.opens({**DUEL, "seats": seats}))
    at.take("web-hand-over")


def replay(at: Photographer) -> None:
    table = at.begun("war-eternal", ALONE, 26)
    at.go(f"/t/{table}/replay?at=20", "#board [data-piece]")
    at.take("web-replay")


def ending(at: Photographer) -> None:
    """The last answer of a game that is known by heart."""
    game = emberhold.loads(_WON.read_text(encoding="utf-8"))
    last = game.answers[-1]
    game.undo(1)
    page = at.sit(at.opens({"save": game.dumps(), "seats": _TWO}))
    page.locator(f"[data-key='{last}']").first.click()
    page.locator("dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    at.take("web-ending")


def analysis(at: Photographer) -> None:
    """A finished game, judged: its curve and the decision that cost most."""
    table = at.opens({"save": _WON.read_text(encoding="utf-8"), "seats": _TWO})
    page = at.go(f"/t/{table}/replay", "#judged")
    page.get_by_role("button", name="Analyse this game").click()
    page.locator("#judged[data-stage=done]").wait_for(timeout=1000 * PATIENCE)
    page.locator(".judged__card").first.click()
    page.locator(".judged__line--better").wait_for()
    at.take("web-analysis")


def workshop(at: Photographer) -> None:
    """A spell of one's own, as it will be drawn and read."""
    page = _bench(at)
    _press(page, "begin-with:spell")
    for language, name in _BOLT.items():
        page.locator(f'[data-key="name:{language}"]').fill(name)
    for verb in ("deal", "does"):
        page.locator(f'[data-verb="{verb}"]').click()
    page.locator('[data-verb="draw"]').click()
    for _ in range(3):
        _press(page, "number:cast.0.1+")
    _press(page, "cost+")
    page.locator(".wremarks").get_by_text("Nothing is missing").wait_for()
    page.locator("#shelf").evaluate("shelf => shelf.scrollTop = 0")
    at.take("web-workshop")


def nemesis(at: Photographer) -> None:
    """A nemesis whose cards began as printed ones."""
    page = _bench(at)
    _press(page, "begin-with:nemesis")
    page.locator('[data-key="name:en"]').fill("Vess")
    page.locator('[data-verb="gravehold_suffers"]').click()
    for tier, names in _HERS.items():
        _press(page, f"printed:{tier}")
        for name in names:
            _press(page, f"printed:{name}")
        _press(page, f"printed:{tier}")
    page.locator(".wremarks").get_by_text("Nothing is missing").wait_for()
    page.locator(".wtiers").evaluate("tiers => tiers.scrollIntoView()")
    at.take("web-nemesis")


def _bench(at: Photographer) -> Page:
    """A new box in the workshop."""
    page = at.go("/workshop", "body[data-ready]")
    page.locator("#new-name").fill("Embers of the North")
    page.locator("#begin .button--main").click()
    return page


def _press(page: Page, key: str) -> None:
    page.locator(f'[data-key="{key}"]').first.click()


def puzzles(at: Photographer) -> None:
    at.go("/puzzles", "main li")
    at.take("web-puzzles")


def rules(at: Photographer) -> None:
    at.go("/rules/war-eternal?q=breach", "mark, article, main li")
    at.take("web-rules")


def links(at: Photographer) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
    page = at.go(f"/t/{at.opens({**ALONE, 'seats': seats})}", "#prompt[data-mood]")
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Links and QR codes").click()
    page.locator("#links .links__row").first.get_by_role("button").first.click()
    page.locator("#links .qr").first.wait_for()
    page.evaluate(_HIDE_SECRETS)
    at.take("web-links")


def message(at: Photographer) -> None:
    at.go("/t/nosuchtable", "main a")
    at.take("web-message")


def tablet(at: Photographer) -> None:
    table = at.begun("war-eternal", ALONE, 26)
    at.turn(TABLET)
    at.sit(table)
    at.take("web-tablet")


def _phone(at: Photographer, name: str, table: str) -> None:
    at.turn(PHONE)
    at.sit(table)
    at.take(name)


def phone(at: Photographer) -> None:
    _phone(at, "web-phone", at.begun("war-eternal", ALONE, 26))


def phone_ashes(at: Photographer) -> None:
    _phone(at, "web-phone-ashes", _attacked(at))


def phone_relic(at: Photographer) -> None:
    _phone(at, "web-phone-relic", _quest(at, *ON_THE_WAY))


_HIDE_SECRETS = """() => {
  for (const input of document.querySelectorAll("#links input")) {
    input.value = input.value.replace(/:\\/\\/.*/, "://games.example.org/s/…");
  }
  for (const code of document.querySelectorAll("#links .qr")) code.style.filter = "blur(3px)";
}"""

PICTURES: dict[str, Callable[[Photographer], None]] = {
    "web-start": start,
    "web-setup": setup,
    "web-war-eternal": war_eternal,
    "web-ashes": ashes,
    "web-ashes-fight": ashes_fight,
    "web-relic": relic,
    "web-relic-battle": battle,
    "web-card": zoom,
    "web-hint": hint,
    "web-why": why,
    "web-hand-over": handover,
    "web-ending": ending,
    "web-replay": replay,
    "web-analysis": analysis,
    "web-workshop": workshop,
    "web-nemesis": nemesis,
    "web-puzzles": puzzles,
    "web-rules": rules,
    "web-links": links,
    "web-message": message,
    "web-tablet": tablet,
    "web-phone": phone,
    "web-phone-ashes": phone_ashes,
    "web-phone-relic": phone_relic,
    "web-legacy": legacy,
    "web-story-page": story_page,
    "web-chronicle": chronicle,
    "web-phone-chronicle": phone_chronicle,
    "web-phone-story": phone_story,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pictures of the web table.")
    parser.add_argument("--only", default="", help="only pictures whose names contain this")
    parser.add_argument("--into", type=Path, default=IMAGES, help="the folder for the pictures")
    parser.add_argument("--png", action="store_true", help="exact pictures, for a closer look")
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    with studio() as (browser, address):
        at = Photographer(browser, address, wish.into, wish.png)
        for name, picture in PICTURES.items():
            if wish.only in name:
                at.turn(DESK)
                picture(at)


if __name__ == "__main__":
    main()
