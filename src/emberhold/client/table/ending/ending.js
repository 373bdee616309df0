// @ts-check
/** The end of a game: who survived and who fell, what it took, and where to go from here. */

import { gameCrest } from "../../art/emblems.js";
import { playersOf, playerWords, winnersWords } from "../../shared/outcome.js";
import { cardArt, crest } from "../../board/art.js";
import { waysAgain } from "./again.js";
import { waysOn } from "./chapters.js";
import { announce } from "../../common/announcer.js";
import { fillWith, make, setAttribute } from "../../common/dom.js";
import { isSet, markOf, numberOf, seatOf } from "../../common/frames.js";
import { icon } from "../../common/icons.js";
import { layoutOf } from "../../board/layouts.js";
import { bar } from "../../board/meters.js";
import { figureKind } from "../../board/heads.js";
import { count, say } from "../../common/say.js";
import { play } from "../../story/sound.js";
import { during, notSoon, soon } from "../../common/settled.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Area} Area */
/** @typedef {import("../../common/frames.js").Result} Result */

/** so long the last move can be seen before it is covered */
const BREATH = 900;
const EMBERS = 14;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Ending {
  /** @param {() => void} closed */
  constructor(closed) {
    this.timer = 0;
    this.told = false;
    this.dialog = make("dialog", {
      class: "ending",
      "aria-labelledby": "ending-title",
      "aria-describedby": "ending-text",
    });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    this.dialog.addEventListener("close", closed);
    document.body.append(this.dialog);
  }

  /**
   * Tell of the end once, as soon as nothing else is told.
   * @param {State | null} before
   * @param {State} state
   * @param {string} words how it ended
   * @param {boolean} telling
   */
  take(before, state, words, telling) {
    if (!state.result) {
      this.told = false;
      this.close();
    } else if (!this.told && !telling) {
      this.told = true;
      announce(words, "assertive");
      if (before) play(state.result.won === false ? "lose" : "win");
      // The last words of a lesson come first; they lead on to the next one.
      if (before && !state.puzzle && !state.lesson) this.soon(state);
      void during(import("../../life/endings.js"), "part").then(({ noteEnding }) => noteEnding(state));
    }
  }

  /**
   * The game has just ended.
   * @param {State} state
   */
  soon(state) {
    notSoon(this.timer);
    this.timer = soon(() => this.open(state), still.matches ? 0 : BREATH);
  }

  /** @param {State} state */
  open(state) {
    const result = state.result;
    if (!result) return;
    setAttribute(this.dialog, "data-mood", result.won === null ? "told" : result.won ? "won" : "lost");
    const why = make("div", { class: "ending__why" }, lives(state, result));
    fillWith(
      this.dialog,
      make(
        "div",
        { class: "ending__first" },
        stage(state, result),
        make("div", { class: "ending__body" }, heading(state, result), facts(state), this.#ways(state)),
      ),
      why,
    );
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.scrollTop = 0;
    void this.#explain(state, why);
  }

  /**
   * What decided it comes when it has been worked out; until then, and where nobody knows, what everybody had left.
   * @param {State} state
   * @param {HTMLElement} why
   */
  async #explain(state, why) {
    this.dialog.removeAttribute("data-told");
    try {
      const { drawVerdict } = await during(import("./verdict.js"), "part");
      const drawn = await drawVerdict(state);
      if (drawn === null || !why.isConnected) return;
      fillWith(why, drawn.why, drawn.turning);
      why.toggleAttribute("data-turning", Boolean(drawn.turning));
      this.dialog.dataset.told = "all";
    } catch {
      // The end stands without its reasons.
    }
  }

  /** It continues after all, or somebody has seen enough. */
  close() {
    notSoon(this.timer);
    if (this.dialog.open) this.dialog.close();
  }

  /** @param {State} state */
  #ways(state) {
    const id = encodeURIComponent(state.table.id);
    const on = waysOn(state);
    const again = waysAgain(state);
    const way = (/** @type {string} */ href, /** @type {string} */ sign, /** @type {string} */ words, looks = "") =>
      make("a", { class: `button ${looks}`, href }, icon(sign), say(words));
    return make(
      "div",
      { class: "ending__ways" },
      ...(on.length > 0
        ? on.map(wayOn)
        : [
            ...again.map(wayOn),
            way(
              `/new/${encodeURIComponent(state.table.game)}?again=${id}`,
              "restart",
              "web-ending-again",
              again.length ? "" : "button--main",
            ),
          ]),
      way(`/t/${id}/replay`, "play", "web-table-menu-replay"),
      way(`/t/${id}/replay?analyse=1`, "hint", "web-judged-ask"),
      way("/", "home", "web-table-menu-home"),
      make(
        "button",
        { type: "button", class: "button", on: { click: () => this.dialog.close() } },
        icon("eye"),
        say("web-ending-look"),
      ),
    );
  }
}

/** @param {import("./chapters.js").Way} way */
function wayOn({ label, sign, main, href, act }) {
  const looks = main ? "button button--main" : "button";
  if (href) return make("a", { class: looks, href }, icon(sign), label);
  return make("button", { type: "button", class: looks, on: { click: () => act?.() } }, icon(sign), label);
}

/**
 * Who is in the light and who is in the dark behind.
 * @param {State} state
 * @param {Result} result
 * @returns {{front: Area[], fallen: Area[]}}
 */
function cast(state, result) {
  const players = state.scene.areas.filter((area) => seatOf(area.id) !== null);
  const foes = state.scene.areas.filter((area) => area.id === "nemesis");
  if (result.together)
    return result.winners.length ? { front: players, fallen: foes } : { front: foes, fallen: players };
  const won = (/** @type {Area} */ area) => result.winners.includes(seatOf(area.id) ?? -1);
  return { front: players.filter(won), fallen: players.filter((area) => !won(area)) };
}

/**
 * @param {State} state
 * @param {Result} result
 */
function stage(state, result) {
  const { front, fallen } = cast(state, result);
  const behind = fallen.map((area) => portrait(state, area, "ending__portrait--fallen"));
  if (behind.length % 2) behind.push(make("span", { class: "ending__portrait ending__portrait--nobody" })); // the one still standing is in the middle
  const half = behind.length / 2;
  return make(
    "div",
    { class: "ending__stage", "aria-hidden": "true" },
    make("span", { class: "ending__rays" }),
    make("span", { class: "ending__embers" }, ...Array.from({ length: EMBERS }, () => make("i"))),
    make(
      "div",
      { class: "ending__cast" },
      ...behind.slice(0, half),
      ...front.map((area) => portrait(state, area)),
      ...behind.slice(half),
    ),
  );
}

/**
 * @param {State} state
 * @param {Area} area
 * @param {string} [looks]
 */
function portrait(state, area, looks = "") {
  const kind = figureKind(area);
  return make(
    "span",
    { class: `ending__portrait ${looks}`, "data-kind": kind },
    cardArt(state.table.game, { card: area.card ?? area.id, kind, name: area.name }),
  );
}

/**
 * @param {State} state
 * @param {Result} result
 */
function heading(state, result) {
  const players = playersOf(state);
  const winners = players.filter((player) => result.winners.includes(player.seat));
  const names = winners.map((player) => player.figure || playerWords(player)).join(", ");
  const title = result.won === null ? names : say(result.won ? "web-ending-victory" : "web-ending-defeat");
  const over =
    result.won === null ? say(`web-ending-winner-${winners.length === 1 ? "one" : "more"}`) : state.table.title;
  return make(
    "div",
    { class: "ending__head" },
    make("p", { class: "ending__over" }, make("span", { class: "ending__crest" }, gameCrest(state.table.game)), over),
    make("h2", { id: "ending-title", class: "ending__title", tabindex: "-1", autofocus: true, text: title }),
    !result.together &&
      result.won !== null &&
      make("p", {
        class: "ending__who",
        text: result.won ? winners.map(playerWords).join(", ") : winnersWords(result, players),
      }),
    make("p", { id: "ending-text", class: "ending__text", text: plainEnd(result.text, title) }),
    state.table.free_undo && make("p", { class: "ending__undo chip" }, icon("undo"), say("web-ending-free-undo")),
  );
}

/**
 * The sentence about the end without the word that is above it in large letters already.
 * @param {string} text
 * @param {string} title
 */
function plainEnd(text, title) {
  const rest = text.startsWith(title) ? text.slice(title.length).replace(/^[\s.!]+/, "") : "";
  return rest || text;
}

/** @param {State} state */
function facts(state) {
  const { marks } = state.scene;
  const rounds = numberOf(marks, "round");
  const turns = numberOf(marks, "turn");
  const told = /** @type {[number | null, string][]} */ ([
    [rounds, "web-ending-rounds"],
    [rounds === null ? turns : null, "web-ending-turns"],
    [state.table.answers, "web-ending-answers"],
    [state.table.requested || null, "web-ending-requested"],
  ]);
  const shown = told.flatMap(([number, words]) =>
    number === null
      ? []
      : [
          make(
            "li",
            {},
            make("b", { class: "digits", text: String(number) }),
            " ",
            make("span", { text: count(words, number) }),
          ),
        ],
  );
  if (state.table.repaired.length) shown.push(make("li", {}, make("span", { text: say("web-you-kind-repaired") })));
  return make("ul", { class: "ending__facts", "aria-label": say("web-ending-facts") }, ...shown);
}

/**
 * What everybody had left.
 * @param {State} state
 * @param {Result} result
 */
function lives(state, result) {
  const players = playersOf(state);
  const { bars } = layoutOf(state.table.game);
  const rows = state.scene.areas.flatMap((area) => {
    const mark = area.marks.find((each) => bars.includes(each.id) && typeof each.value === "number");
    if (!mark || isSet(area.marks, "untouchable")) return [];
    const seat = seatOf(area.id);
    const player = players.find((each) => each.seat === seat);
    const won = !result.together && seat !== null && result.winners.includes(seat);
    const most = markOf(area.marks, `max_${mark.id}`);
    return [
      make(
        "li",
        { class: won ? "ending__life ending__life--won" : "ending__life" },
        make(
          "span",
          { class: "ending__sign", "aria-hidden": "true" },
          seat === null ? portrait(state, area, "ending__portrait--small") : crest(seat),
        ),
        make("span", { class: "ending__name", text: player ? playerWords(player) : area.name }),
        bar(mark, Number(most?.value ?? mark.value)),
      ),
    ];
  });
  return rows.length > 0 && make("ul", { class: "ending__lives" }, ...rows);
}
