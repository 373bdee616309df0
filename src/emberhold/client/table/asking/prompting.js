// @ts-check
/** What the prompt bar says in each situation: my question, somebody else's, the past, the end, a request. */

import { outcomeWords, playersOf } from "../../shared/outcome.js";
import { waysOn } from "../ending/chapters.js";
import { isSet, kindOf, seatOf } from "../../common/frames.js";
import { layoutOf } from "../../board/layouts.js";
import { myQuestion } from "../../board/legal.js";
import { mayAllow, pendingWords } from "./undo.js";
import { calledBy, say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Option} Option */
/** @typedef {import("./prompt.js").Shown} Shown */

/**
 * @typedef {object} PromptHelp
 * @property {(options: Option[]) => {quick: Set<string>, tray: Set<string>}} sort
 * @property {string | null} hinted
 * @property {() => void} back
 * @property {(at: number) => void} look
 * @property {(yes: boolean) => void} reply
 * @property {() => void} ending show how the game ended
 * @property {(asked: import("../../common/frames.js").Asked) => Shown["actions"]} [habits] what the page offers to do by itself
 */

/** @type {Shown} */
const EMPTY = {
  text: "",
  seat: null,
  mood: "wait",
  rules: [],
  purse: [],
  options: [],
  quick: new Set(),
  tray: new Set(),
  hinted: null,
  naming: 0,
  actions: [],
};

/**
 * @param {State} shown the state on the table
 * @param {State} now the newest state
 * @param {PromptHelp} help
 * @returns {Shown}
 */
export function promptFor(shown, now, help) {
  if (shown.moment !== null) return past(shown, now, help);
  if (shown.undo.pending) return request(shown, help);
  if (shown.result) return end(shown, shown.result, help);
  const asked = myQuestion(shown);
  if (asked) {
    const { prompt, topic, rules, options, naming } = asked;
    return {
      ...EMPTY,
      text: asked.about.attackers ? toMe(prompt, shown) : prompt,
      topic,
      naming,
      seat: shown.you.showing,
      mood: "mine",
      turn: isMyTurn(shown),
      rules,
      purse: purseOf(shown),
      options,
      ...help.sort(options),
      hinted: help.hinted,
      actions: help.habits?.(asked) ?? [],
    };
  }
  return waiting(shown);
}

/**
 * A question without the name of the player who is asked, where a face says it.
 * @param {string} prompt
 * @param {State} shown
 */
function toMe(prompt, { scene, you }) {
  const name = scene.areas.find((area) => kindOf(area.id) === "player" && seatOf(area.id) === you.showing)?.name ?? "";
  const [, first = "", rest = ""] = prompt.startsWith(name)
    ? (/^\s*:\s*(.)(.*)$/su.exec(prompt.slice(name.length)) ?? [])
    : [];
  return first ? first.toLocaleUpperCase(document.documentElement.lang) + rest : prompt;
}

/** Whether the turn is the viewer's. @param {State} shown */
export function isMyTurn({ scene, you }) {
  return scene.areas.some(
    (area) => kindOf(area.id) === "player" && seatOf(area.id) === you.showing && isSet(area.marks, "active"),
  );
}

/**
 * What the viewer can pay with, if it is more than nothing.
 * @param {State} shown
 */
function purseOf(shown) {
  const own = shown.scene.areas.find((area) => kindOf(area.id) === "player" && seatOf(area.id) === shown.you.showing);
  const { purse } = layoutOf(shown.table.game);
  const pays = (/** @type {string} */ mark) => purse.some((id) => mark === id || mark.startsWith(`${id}-`));
  return own?.marks.filter((mark) => pays(mark.id) && mark.value && mark.label) ?? [];
}

/**
 * Only who is waited for: a question speaks to the player who is asked, not to those who look on.
 * @param {State} shown
 */
function waiting(shown) {
  const [first] = shown.asked;
  const names = shown.seats.filter((seat) => seat.acting).map((seat) => calledBy(shown, seat));
  const awaited = names.length > 1 ? "web-table-waiting-for-more" : "web-table-waiting-for";
  const text = names.length ? say(awaited, { names: names.join(", ") }) : say("web-table-waiting");
  return { ...EMPTY, text, seat: first?.seat ?? null, rules: first?.rules ?? [] };
}

/**
 * @param {State} shown
 * @param {State} now
 * @param {PromptHelp} help
 * @returns {Shown}
 */
function past(shown, now, help) {
  const at = shown.moment ?? 0;
  const actions = [{ label: say("web-table-back-to-now"), main: true, act: help.back }];
  if (at > 0) actions.push({ label: say("web-table-earlier"), main: false, act: () => help.look(at - 1) });
  if (at < now.table.answers)
    actions.push({ label: say("web-table-later"), main: false, act: () => help.look(at + 1) });
  const calling = myQuestion(now) ? ` ${say("web-table-past-called")}` : "";
  return { ...EMPTY, text: say("web-table-past", { n: at, most: now.table.answers }) + calling, mood: "past", actions };
}

/**
 * @param {State} shown
 * @param {PromptHelp} help
 * @returns {Shown}
 */
function request(shown, help) {
  const seat = shown.undo.pending?.by ?? null;
  const actions = mayAllow(shown)
    ? [
        { label: say("web-table-undo-allow"), main: true, act: () => help.reply(true) },
        { label: say("web-table-undo-refuse"), act: () => help.reply(false) },
      ]
    : [];
  return { ...EMPTY, text: pendingWords(shown), seat, mood: "undo", actions };
}

/**
 * @param {State} shown
 * @param {import("../../common/frames.js").Result} result
 * @param {PromptHelp} help
 * @returns {Shown}
 */
function end(shown, result, help) {
  const id = encodeURIComponent(shown.table.id);
  const on = waysOn(shown);
  const again =
    on.length > 0
      ? on
      : [
          {
            label: say("web-ending-again"),
            main: true,
            href: `/new/${encodeURIComponent(shown.table.game)}?again=${id}`,
          },
        ];
  const actions = [
    ...again,
    { label: say("web-table-menu-replay"), href: `/t/${id}/replay` },
    { label: say("web-ending-show"), act: help.ending },
  ];
  const free = shown.table.free_undo ? ` ${say("web-table-free-undo")}` : "";
  return { ...EMPTY, text: outcomeWords(result, playersOf(shown)) + free, mood: "over", actions };
}
