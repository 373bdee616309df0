"""One visit to a table in a browser, and what it cost: for `bench.page`."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Request,
    ViewportSize,
    sync_playwright,
)

DESK: ViewportSize = {"width": 1440, "height": 900}
_SETTLING = 3.0
"""Seconds until a table that waits has come to rest."""
_PATIENCE = 300.0
_OF_THE_THREAD = ("RecalcStyle", "Script", "Layout")
_QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
_BOT = {"who": "bot", "bot": "greedy"}
_ME = {"who": "me", "name": "Ada"}


class Opening(NamedTuple):
    """A table of one game, and how many answers have been given before anything is counted."""

    wish: dict[str, Any]
    played: int
    door: str = "/api/tables"


GAMES = {
    "war-eternal": Opening(
        {
            "game": "war-eternal",
            "players": 2,
            "seed": "lantern",
            "setup": {
                "nemesis": "gate-witch",
                "market": "play-it-again",
                "mages": ["garu", "mist"],
            },
            "seats": [_ME, _BOT],
        },
        12,
    ),
    "ashes": Opening(
        {
            "game": "ashes",
            "players": 2,
            "seed": "ember",
            "setup": {
                "decks": {"via": "each", "is": ["the-mist-guardian", "the-iron-men"]},
                "first_five": "recommended",
                "reactions": "possible",
            },
            "seats": [_ME, _BOT],
        },
        8,
    ),
    "relic": Opening(
        {
            "game": "relic",
            "players": 3,
            "seed": "ember",
            "setup": {"scenario": "the-eye-closes"},
            "seats": [_ME, _BOT, _BOT],
        },
        8,
    ),
    "legacy": Opening(
        {
            "game": "legacy",
            "players": 2,
            "seed": "lamp",
            "setup": {"names": ["Ysolde Emberhand", "Tam Underbell"]},
            "seats": [_ME, _BOT],
        },
        14,
        "/api/campaigns",
    ),
}


class Cost(NamedTuple):
    """What one round cost."""

    browser_ms: float
    """Milliseconds of processor an answer, all processes of the browser together."""
    server_ms: float
    click_ms: float
    """From the click until a changed board has been painted: the median."""
    main_ms: float
    """Milliseconds of the page's main thread an answer; the shares below are of these."""
    style: float
    script: float
    layout: float
    rest: float
    """Paint, compositing and everything else."""
    idle_moving: float
    """Share of a core while the table waits."""
    idle_still: float
    requests: int
    """Of a table that a browser meets for the first time."""
    kilobytes: float


class Visit(NamedTuple):
    """A cost, and the answers it was paid for."""

    cost: Cost
    keys: list[str]


_ANSWER = """async ([key, press]) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const prompt = document.getElementById("prompt");
  const story = document.getElementById("story");
  const answer = prompt.querySelector(`.answer[data-key="${CSS.escape(key)}"]`);
  if (!answer) throw new Error(`there is no answer ${key}`);
  const places = ["board", "dock", "turns", "beside", "story", "prompt-options"];
  const began = performance.now();
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => {
        const line = new MessageChannel();
        line.port1.onmessage = () => done(performance.now() - began);
        line.port2.postMessage(null);
      });
    });
    const all = { childList: true, subtree: true };
    for (const id of places) watch.observe(document.getElementById(id), all);
  });
  answer.click();
  const took = await changed;
  const pressed = { key: press, bubbles: true };
  const asked = () => ["mine", "over"].includes(prompt.dataset.mood);
  for (;;) {
    await rest(100);
    if (!story.hidden) document.body.dispatchEvent(new KeyboardEvent("keydown", pressed));
    else if (!prompt.hasAttribute("aria-busy") && asked()) return took;
  }
}"""


@contextmanager
def _serving(checkout: Path) -> Iterator[tuple[str, int]]:
    """A server of a checkout's sources, run by this Python; its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        words = ["serve", "--quiet", "--port", "0", "--database", database]
        process = subprocess.Popen(
            [sys.executable, "-m", "emberhold", *words],
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(checkout / "src"), "EMBERHOLD_COMPILED": "0"},
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def _server_seconds(process: int) -> float:
    """Processor time of a process, its threads included."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _Seat:
    """Somebody at a table: what is before them, asked of the server, and the page."""

    def __init__(self, context: BrowserContext, address: str, opening: Opening) -> None:
        self._context = context
        self._headers = {"Origin": address}
        self._said = 0
        self._luck = random.Random(7)
        opened = context.request.post(opening.door, data=opening.wish, headers=self._headers)
        if not opened.ok:
            raise SystemExit(opened.text())
        self.table: str = opened.json()["table"]
        self._say(do="pace", bots="instant")
        for _ in range(opening.played):
            state, asked = self._asked()
            seat = state["you"]["showing"] if asked["anyone"] else asked["seat"]
            self._say(do="answer", key=self._any(asked), version=state["version"], seat=seat)
        self._asked()

    def next_key(self) -> str | None:
        """What is answered next; nothing at the end of the game."""
        state, asked = self._asked()
        return None if state["result"] else self._any(asked)

    def _any(self, asked: dict[str, Any]) -> str:
        keys: list[str] = sorted(option["key"] for option in asked["options"])
        return self._luck.choice(keys)

    def _asked(self) -> tuple[dict[str, Any], dict[str, Any]]:
        began = monotonic()
        while monotonic() - began < _PATIENCE:
            state = self._context.request.get(f"/api/t/{self.table}/state").json()
            asked = next((one for one in state["asked"] if one["options"]), None)
            if asked or state["result"]:
                return state, asked or {}
            sleep(0.1)
        raise SystemExit(f"nothing was asked within {_PATIENCE:.0f} seconds")

    def _say(self, **frame: Any) -> None:
        self._said += 1
        data = {"id": f"bench-{self._said}", **frame}
        door = f"/api/t/{self.table}/say"
        while True:
            told = self._context.request.post(door, data=data, headers=self._headers).json()
            if told.get("code") != "too-fast":
                return
            sleep(0.5)


class _Meter:
    """Reads what browser, main thread and server have used."""

    def __init__(self, browser: Browser, page: Page, server: int) -> None:
        self._processes: CDPSession = browser.new_browser_cdp_session()
        self._thread: CDPSession = page.context.new_cdp_session(page)
        self._thread.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._server = server

    def browser(self) -> float:
        found = self._processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(each["cpuTime"] for each in found))

    def read(self) -> dict[str, float]:
        """Seconds so far."""
        metrics = self._thread.send("Performance.getMetrics")["metrics"]
        found = {each["name"]: float(each["value"]) for each in metrics}
        found |= {"browser": self.browser(), "server": _server_seconds(self._server)}
        return found

    def idle(self, seconds: float) -> float:
        """The share of a core that is used while nothing happens."""
        sleep(_SETTLING)
        began, before = monotonic(), self.browser()
        sleep(seconds)
        return (self.browser() - before) / (monotonic() - began)


def visit(checkout: Path, game: str, answers: int, idle: float, told: bool = True) -> Visit:
    """Sit down at a new table, answer, and look at it for a while; stories are told or skipped."""
    shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if shell is None:
        raise SystemExit("Chromium is needed: apt-get install chromium-headless-shell")
    with _serving(checkout) as (address, process), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shell, args=_QUIET)
        context = browser.new_context(
            base_url=address, viewport=DESK, locale="en-GB", reduced_motion="no-preference"
        )
        context.set_default_timeout(_PATIENCE * 1000)
        seat = _Seat(context, address, GAMES[game])
        page = context.new_page()
        asked: list[Request] = []
        page.on("requestfinished", lambda request: asked.append(request))
        page.goto(f"/t/{seat.table}")
        page.locator("#prompt[data-mood='mine']").wait_for()
        page.wait_for_load_state("networkidle")
        weight = sum(request.sizes()["responseBodySize"] for request in list(asked))
        requests = len(asked)
        sleep(_SETTLING)
        meter = _Meter(browser, page, process)
        before = meter.read()
        keys, clicks = _play(page, seat.next_key, answers, " " if told else "s")
        used = {name: value - before[name] for name, value in meter.read().items()}
        moving = meter.idle(idle)
        page.emulate_media(reduced_motion="reduce")
        page.evaluate("document.documentElement.dataset.motion = 'none'")
        still = meter.idle(idle)
        browser.close()
    main = used["TaskDuration"]
    style, script, layout = (used[f"{name}Duration"] / main for name in _OF_THE_THREAD)
    cost = Cost(
        browser_ms=1000 * used["browser"] / len(keys),
        server_ms=1000 * used["server"] / len(keys),
        click_ms=median(clicks),
        main_ms=1000 * main / len(keys),
        style=style,
        script=script,
        layout=layout,
        rest=max(0.0, 1 - style - script - layout),
        idle_moving=moving,
        idle_still=still,
        requests=requests,
        kilobytes=weight / 1000,
    )
    return Visit(cost, keys)


def _play(
    page: Page, next_key: Callable[[], str | None], answers: int, press: str
) -> tuple[list[str], list[float]]:
    keys: list[str] = []
    clicks: list[float] = []
    for _ in range(answers):
        key = next_key()
        if key is None:
            break
        keys.append(key)
        clicks.append(page.evaluate(_ANSWER, [key, press]))
    return keys, clicks
