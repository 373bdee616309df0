"""While things move, the board never changes by more than one beat at a time: over whole games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.server.serving import Opened, Running

_WATCH = """() => {
  window.beats = { scenes: [], faults: [], steps: 0, away: 0, over: false };
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
  function note(state) {
    if (state.is !== "state") return;
    if (state.result) found.over = true;
    for (const beat of state.beats) {
      const scene = beat.scene ? changed(found.last, beat.scene) : state.scene;
      found.last = scene;
      add(scene);
    }
    found.last = state.scene;
    add(state.scene);
    // Whoever was away for longer sees where things stand, not how they came about.
    const away = state.log.lines.length > 0 && !state.beats.length;
    if (away) found.scenes.at(-1).away = true;
    found.away += away ? 1 : 0;
  }
  function add(scene) {
    const looks = look(scene);
    if (JSON.stringify(looks) !== JSON.stringify(found.scenes.at(-1))) found.scenes.push(looks);
  }

  // What the page shows of it.
  function shown() {
    const zones = {};
    for (const zone of document.querySelectorAll(":is(#board, #dock, #beside) [data-zone]")) {
      const pieces = [...zone.querySelectorAll("[data-piece]")];
      const count = Number(zone.style.getPropertyValue("--count"));
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
      const leapt = found.scenes.slice(at + 1, place + 1).some((scene) => scene.away);
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
  const { faults, steps, away, over } = window.beats;
  return { faults, steps, away, over };
}"""

GAMES: dict[str, dict[str, Any]] = {
    "war-eternal": {"setup": {"nemesis": "gate-witch", "mages": ["garu", "mist"]}},
    "ashes": {"setup": {"decks": {"via": "each", "is": ["the-mist-guardian", "the-iron-men"]}}},
    "relic": {"setup": {"scenario": "the-eye-closes"}},
}
MOST = 500
"""Beats after which enough of a long game has been seen."""


def _let_a_bot_play(page: Page, opened: Opened, address: str) -> None:
    said = {"id": "mine", "do": "seat", "seat": 0, "who": "bot", "bot": "random"}
    answer = page.context.request.post(
        f"/api/t/{opened.table}/say", data=said, headers={"Origin": address}
    )
    assert answer.ok, answer.text()


@pytest.mark.long  # the page's clock runs ahead of a busy machine, and a story that lags leaps
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_shows_more_than_one_beat(
    server: Running, invite: Invite, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Bots that do not pause at all outrun a page that is shown every beat.
    monkeypatch.setattr(server.app.hall.house.bots, "pace", 0.1)
    person = invite(server.address, reduced_motion="no-preference")
    opened = person.open("me", "bot", game=game, seed="lantern", **GAMES[game])
    page = person.page
    page.clock.install()
    page.add_init_script(f"({_WATCH})()")
    person.sit(opened)
    _let_a_bot_play(page, opened, server.address)
    for _ in range(600):
        page.clock.run_for(4000)
        seen = page.evaluate(_FOUND)
        assert seen["faults"] == []
        if seen["steps"] > MOST or (seen["over"] and page.locator("#story").is_hidden()):
            break
    assert seen["steps"] > 40
    assert seen["away"] < seen["steps"] / 10
