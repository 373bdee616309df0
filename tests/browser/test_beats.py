"""While things move, the board never changes by more than one beat at a time: over whole games.

Equal beats in a row are told as one and change it together: five cards drawn, three gems played.
"""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

import emberhold
from emberhold.games import game_named
from emberhold.kernel.question import Question, key_of
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.minds.thinking import Thought
from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, Person
from tests.server.serving import Opened, Running

_WATCH = """() => {
  window.beats = { scenes: [], faults: [], steps: 0, away: 0, version: -1 };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => note(JSON.parse(event.data)));
    }
  };
  const found = window.beats;
  const zonesOf = (scene) => scene.areas.flatMap((area) => area.zones);

  // What a scene looks like: how much lies in each place and what, and the marks of each area.
  function look(scene) {
    const lying = (zone) => [zone.count, zone.pieces.map((piece) => piece.id)];
    const zones = zonesOf(scene).map((zone) => [zone.id, lying(zone)]);
    const heads = scene.areas.map((area) => [area.id, JSON.stringify(area.marks)]);
    return { zones: Object.fromEntries(zones), heads: Object.fromEntries(heads) };
  }
  function changed(scene, change) {
    if (change.whole) return change.whole;
    const areas = new Map((change.areas ?? []).map((area) => [area.id, area]));
    return { marks: change.marks ?? scene.marks, areas: scene.areas.map((area) => {
      const news = areas.get(area.id);
      if (!news) return area;
      const zones = new Map(news.zones.map((zone) => [zone.id, zone]));
      return { ...area, ...news, zones: area.zones.map((zone) => zones.get(zone.id) ?? zone) };
    }) };
  }
  function note(frame) {
    if (frame.is !== "state" && frame.is !== "step") return;
    const step = frame.is === "step";
    const state = step ? { ...frame, scene: changed(found.last, frame.scene) } : frame;
    const first = found.version < 0;
    found.version = state.version;
    const lines = new Map(state.log.lines.map((line) => [line.n, line]));
    for (const beat of state.beats) {
      const scene = beat.scene ? changed(found.last, beat.scene) : state.scene;
      const told = tale(beat, lines.get(beat.n));
      if (told && told === found.told && found.own) found.scenes.at(-1).continued = true;
      found.told = told;
      found.last = scene;
      found.own = add(scene);
    }
    found.last = state.scene;
    add(state.scene);
    // Whoever was away for longer sees where things stand, not how they came about.
    const away = !first && state.log.lines.length > 0 && !state.beats.length;
    if (away) found.scenes.at(-1).away = true;
    found.away += away ? 1 : 0;
  }
  function add(scene) {
    const looks = look(scene);
    const { zones, heads } = found.scenes.at(-1) ?? {};
    if (JSON.stringify(looks) === JSON.stringify({ zones, heads })) return false;
    found.scenes.push(looks);
    return true;
  }
  // What makes beats equal: they say the same, or the same one draws.
  function tale(beat, line) {
    if (!line) return null;
    const draws = beat.kind.split("@", 1)[0] === "draw" && beat.cast.who;
    const words = line.text.map((word) => word.name ?? word).join("");
    return JSON.stringify([beat.kind.split("@", 1)[0], draws || words]);
  }

  // What the page shows of it.
  function shown() {
    const zones = {};
    const places = ":is(#board, #turns, #dock, #beside, #prompt-dice) [data-zone]";
    for (const zone of document.querySelectorAll(places)) {
      const pieces = [...zone.querySelectorAll("[data-piece]")];
      const gaps = zone.querySelectorAll(".card-gap").length; // a hand keeps its places
      const count = Number(zone.style.getPropertyValue("--count")) - gaps;
      zones[zone.dataset.zone] = [count, pieces.map((piece) => piece.dataset.piece)];
    }
    const heads = {};
    for (const area of document.querySelectorAll(":is(#board, #beside) [data-area]")) {
      const looks = area.querySelector(".area__head")?.dataset.looks;
      if (looks) heads[area.dataset.area] = JSON.stringify(JSON.parse(looks)[2]);
    }
    return { zones, heads };
  }
  function isOf(page, scene) {
    if (!scene) return false;
    const zones = Object.entries(page.zones).every(([id, [count, pieces]]) => {
      const there = scene.zones[id];
      return there && there[0] === count && pieces.every((piece) => there[1].includes(piece));
    });
    return zones && Object.entries(page.heads).every(([id, marks]) => scene.heads[id] === marks);
  }
  function differing(page, scene) {
    const zone = (id) => isOf({ zones: { [id]: page.zones[id] }, heads: {} }, scene);
    const head = (id) => isOf({ zones: {}, heads: { [id]: page.heads[id] } }, scene);
    const not = (fits) => (id) => !fits(id);
    const heads = Object.keys(page.heads).filter(not(head));
    return [...Object.keys(page.zones).filter(not(zone)), ...heads];
  }
  // The stage of a story stays while bots are about to answer, also when all of it has been told.
  found.isShown = () => isOf(shown(), found.scenes.at(-1));
  let at = 0;
  let before = { zones: {}, heads: {} };
  window.addEventListener("DOMContentLoaded", () => {
    const observer = new MutationObserver(() => {
      const page = shown();
      if (JSON.stringify(page) === JSON.stringify(before) || !found.scenes.length) return;
      // A beat may change what no page shows, such as which card lies deep in a pile.
      let next = at;
      while (next < found.scenes.length && isOf(before, found.scenes[next])) next += 1;
      found.steps += 1;
      const place = found.scenes.findIndex((scene, n) => n >= at && isOf(page, scene));
      const away = found.scenes.slice(at + 1, place + 1).some((scene) => scene.away);
      const leapt = away || found.scenes.slice(next, place).every((scene) => scene.continued);
      if (place < 0 || (place > next && !leapt)) {
        found.faults.push({ at, next, place, other: differing(page, found.scenes[next]) });
      }
      at = place < 0 ? at : place;
      before = page;
    });
    for (const id of ["board", "dock", "beside"]) {
      const all = { subtree: true, childList: true, attributes: true };
      observer.observe(document.getElementById(id), all);
    }
  });
}"""

_FOUND = """() => {
  const { faults, steps, away, version } = window.beats;
  const telling = !document.getElementById("story").hidden && !window.beats.isShown();
  return { faults, steps, away, version, telling };
}"""

SEED = "one beat at a time"
SETUPS: dict[str, dict[str, Any]] = {
    "war-eternal": {"nemesis": "gate-witch", "mages": ["garu", "mist"]},
    "ashes": {"decks": ["the-mist-guardian", "the-iron-men"]},
    "relic": {"scenario": "the-eye-closes"},
    "legacy": {},
}
PICKED: dict[str, dict[str, Any]] = {
    **SETUPS,
    "ashes": {"decks": {"via": "each", "is": SETUPS["ashes"]["decks"]}},
}
"""The same as the page of a set-up sends it."""
MOST = 45
"""Answers after which enough of a game has been seen where time is short."""


class Paced:
    """Bots that answer once whenever they are told to, so that no page is ever outrun.

    They play the very game a second time beside the server, by the game's own rules of thumb.
    """

    def __init__(self, game: str, others: Callable[[Any, int], Callable[[], Thought]]) -> None:
        self.others = others
        """How bots choose at every other table."""
        self.table = emberhold.open(game, 2, SEED, SETUPS[game])
        self.policy = game_named(game).bot
        self.tickets: SimpleQueue[bool] = SimpleQueue()

    def choosing(self, hosted: Hosted, seat: int) -> Callable[[], Thought]:
        here = hosted.record.header.seed == SEED
        return partial(self._think, seat) if here else self.others(hosted, seat)

    def answer(self) -> None:
        self.tickets.put(True)

    def stop(self) -> None:
        """Let go of those who still wait to be told."""
        self.tickets.put(False)

    def _think(self, seat: int) -> Thought:
        if not self.tickets.get():
            raise CancelledError
        question = self._asked(seat)
        assert self.policy is not None
        key = key_of(self.policy(self.table.state, question))
        self.table.answer(key, question.seat)
        return Thought(key)

    def _asked(self, seat: int) -> Question:
        open_to = [q for q in self.table.questions if q.seat == seat]
        return (open_to or list(self.table.questions))[0]


@pytest.fixture
def paced(
    server: Running, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Paced]:
    bots = server.app.hall.house.bots
    found = Paced(request.param, bots._choosing)
    monkeypatch.setattr(bots, "_choosing", found.choosing)
    yield found
    found.stop()


def _let_a_bot_play(page: Page, opened: Opened, address: str) -> None:
    said = {"id": "mine", "do": "seat", "seat": 0, "who": "bot", "bot": "greedy"}
    answer = page.context.request.post(
        f"/api/t/{opened.table}/say", data=said, headers={"Origin": address}
    )
    assert answer.ok, answer.text()


def _until(page: Page, settled: Callable[[dict[str, Any]], bool], passes: int) -> dict[str, Any]:
    """Let time pass on the page, that many milliseconds at a step, until it has told its story."""
    limit = monotonic() + PATIENCE / 1000
    while True:
        page.clock.run_for(passes)
        seen: dict[str, Any] = page.evaluate(_FOUND)
        if settled(seen):
            return seen
        assert monotonic() < limit, seen


def _is_newer(than: int, seen: dict[str, Any]) -> bool:
    version: int = seen["version"]
    return version > than


def _is_told(seen: dict[str, Any]) -> bool:
    return not seen["telling"]


def _watched(person: Person, paced: Paced, most: int) -> dict[str, Any]:
    """Sit and watch a game to its end, or for that many answers: what the page did meanwhile."""
    game = paced.table.game.name
    page = person.page
    page.clock.install()
    page.add_init_script(f"({_WATCH})()")
    opened = person.open("me", "bot", game=game, seed=SEED, setup=PICKED[game])
    page.goto(opened.url)
    _let_a_bot_play(page, opened, person.address)
    seen = _until(page, partial(_is_newer, 0), 100)
    for _ in range(most):
        if paced.table.question is None:
            break
        heard = seen["version"]
        paced.answer()
        _until(page, partial(_is_newer, heard), 20)
        seen = _until(page, _is_told, 3000)
        assert seen["faults"] == []
    return seen


@pytest.mark.parametrize("paced", SETUPS, indirect=True)
def test_no_frame_shows_more_than_one_beat(server: Running, invite: Invite, paced: Paced) -> None:
    person = invite(server.address, reduced_motion="no-preference")
    seen = _watched(person, paced, MOST)
    assert seen["steps"] > MOST / 2
    assert seen["away"] < seen["steps"] / 10


@pytest.mark.long
@pytest.mark.parametrize("paced", SETUPS, indirect=True)
def test_no_frame_of_a_whole_game_shows_more_than_one_beat(
    server: Running, invite: Invite, paced: Paced
) -> None:
    person = invite(server.address, reduced_motion="no-preference")
    seen = _watched(person, paced, 5_000)
    assert paced.table.result is not None
    assert seen["steps"] > 2 * MOST
    assert seen["away"] < seen["steps"] / 10
