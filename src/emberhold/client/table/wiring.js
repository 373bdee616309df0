// @ts-check
/**
 * What each part of the table page may ask of the others: every part is given its tasks here, and knows no other
 * part.
 */

import { LOOKS } from "../common/looks.js";
import { say } from "../common/say.js";
import { toast } from "../common/toast.js";
import { legalTargets, myQuestion } from "../board/legal.js";
import { announce } from "../common/announcer.js";
import { plainWords } from "../story/log.js";
import { layoutOf } from "../board/layouts.js";
import { showStatus } from "./line.js";

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {ConstructorParameters<typeof import("../board/cards/zoom.js").Zoom>[1]} ZoomTasks */
/** @typedef {ConstructorParameters<typeof import("./asking/prompt.js").Prompt>[1]} PromptTasks */
/** @typedef {ConstructorParameters<typeof import("../story/log.js").LogPanel>[1]} LogTasks */
/** @typedef {ConstructorParameters<typeof import("./menu/menu.js").Menu>[0]} MenuTasks */
/** @typedef {ConstructorParameters<typeof import("./asking/clicks.js").Clicks>[2]} ClickTasks */
/** @typedef {ConstructorParameters<typeof import("./lesson/lesson.js").Teacher>[1]} TeacherTasks */
/** @typedef {ConstructorParameters<typeof import("./seats.js").SeatBar>} SeatTasks */
/** @typedef {ConstructorParameters<typeof import("./connection.js").Connection>[2]} ConnectionTasks */

/** @param {TablePage} page @returns {ConnectionTasks} */
export function connectionTasks(page) {
  return {
    state: (state) => {
      page.take(state);
      page.notices.take(state);
      if (state.talk) void page.hear(state);
      page.newer.show();
    },
    notice: (text) => toast(text),
    status: (status, way) => {
      showStatus(status, way);
      void page.newer.follow(status);
    },
  };
}

/** @param {TablePage} page @returns {SeatTasks} */
export function seatTasks(page) {
  const faced = () => page.board.maps.size || layoutOf(page.game).facing;
  return [
    (frame) => page.asking.answering.send(frame),
    (seat) => page.sitting.show(seat),
    (seat) => (faced() ? page.board.pointed.faceOf(seat) : null),
  ];
}

/** @param {TablePage} page @returns {ZoomTasks} */
export function zoomTasks(page) {
  return {
    marks: (element) => marksOf(page, element),
    rule: (rule) => page.side.findRule(rule),
    answers: (element) => page.asking.answering.answersTo(element),
    point: (element) => page.talk?.offer(element) ?? null,
  };
}

/** @param {TablePage} page @returns {PromptTasks} */
export function promptTasks(page) {
  return {
    answer: (option) => void page.asking.answering.answer(option),
    name: (name) => void page.asking.answering.answer({ key: `name:${name}` }),
    point: (option) => page.asking.answering.point(option),
    rule: (rule) => page.side.findRule(rule),
    picture: (option) => page.board.pointed.pictureOf(option),
    there: (option) => (page.state ? page.board.pointed.thereOf(option, (page.past ?? page.state).scene) : ""),
    signs: (option) => (page.state ? page.board.pointed.signsOf(option, (page.past ?? page.state).scene) : []),
    face: (seat) => page.board.pointed.faceOf(seat),
  };
}

/** @param {TablePage} page @returns {LogTasks} */
export function logTasks(page) {
  return {
    look: (at) => void page.lookingBack.look(at),
    card: (card) => void page.zoom.openCard(card),
    why: (line) => page.telling.why([{ words: plainWords(line), rules: line.rules ?? [] }]),
  };
}

/** @param {TablePage} page @returns {MenuTasks} */
export function menuTasks(page) {
  return {
    concede: () =>
      void page.asking.answering.send({ do: "concede", seat: page.state?.you.showing, version: page.state?.version }),
    pace: (bots) => void page.connection.say({ do: "pace", bots }),
    tell: (frame) =>
      void page.connection.say({ ...frame }).then((reply) => {
        if (reply.is === "refused") toast(reply.text, true);
      }),
    language: (lang) => void page.speak(lang),
    seat: () => page.state && void page.seats.openShown(page.state),
    kept: () => page.asking.habits.kept,
    drop: (topic) => page.asking.habits.drop(topic),
  };
}

/** @param {TablePage} page @returns {ClickTasks} */
export function clickTasks(page) {
  return {
    legal: () => page.asking.answering.legal(),
    answer: (option) => void page.asking.answering.answer(option),
    point: (option) => page.asking.answering.point(option),
    asked: () => page.asking.answering.asked(),
    why: (target) => page.asking.answering.whyNot(target),
    ahead: (id) => page.asking.standing.aheadOf(id),
    conditions: (id) => page.asking.standing.conditionsAbout(id),
    tell: (text) => announce(text, "assertive"),
    playing: () => !page.past && Boolean(page.state?.you.seats.length) && !page.state?.result,
    locked: () => page.asking.answering.busy !== "free",
  };
}

/** @param {TablePage} page @returns {import("./ahead/queued.js").Surroundings} */
export function queueTasks(page) {
  return {
    table: page.table,
    find: (id) => page.board.elementOf(id),
    marked: (id) => marked(page, id),
    name: (id) => {
      const errand = page.asking.ahead.errandOf(id);
      return errand ? say(errand.words) : page.board.titleOf(id);
    },
    deed: (wish) => deedWords(page, wish),
    picture: (id) => queuedPicture(page, id),
    errands: () => page.asking.standing.errands(),
    changed: () => {
      void page.asking.standing.judge();
      page.asking.standing.go();
    },
    instead: (told) => page.asking.standing.instead(told),
  };
}

/**
 * What is to be done with something, where that is plain; else its name alone.
 * @param {TablePage} page
 * @param {import("./ahead/ahead.js").Wish} wish
 */
function deedWords(page, { id, name }) {
  const zone = page.board.findZone((each) => each.id === id || each.pieces.some((piece) => piece.id === id));
  const kind = zone?.pieces.find((piece) => piece.id === id)?.kind ?? "";
  const deed = LOOKS[page.game]?.wished.find(
    (wished) => wished.place === zone?.id.split(":")[0] && (!wished.kind || wished.kind === kind),
  )?.deed;
  return deed ? say(`web-wish-${deed}`, { what: name }) : name;
}

/**
 * What bears the number of a queued answer: a thing, or all of a kind in the hand.
 * @param {TablePage} page
 * @param {string} id
 */
function marked(page, id) {
  const errand = page.asking.ahead.errandOf(id);
  const found = errand ? inHand(page, errand.batch?.kind) : [page.board.elementOf(id)];
  return found.filter((element) => element instanceof HTMLElement);
}

/** @param {TablePage} page @param {string} [kind] */
function inHand(page, kind) {
  return kind
    ? [...page.dock.querySelectorAll(`[data-look="hand"] [data-piece][data-kind="${CSS.escape(kind)}"]`)]
    : [];
}

/**
 * The first of what is done at once stands for it, the player for an answer.
 * @param {TablePage} page
 * @param {string} id
 */
function queuedPicture(page, id) {
  const errand = page.asking.ahead.errandOf(id);
  if (!errand) return page.board.pointed.artOf(id);
  const [first] = inHand(page, errand.batch?.kind);
  const seat = page.state?.you.showing ?? null;
  if (first) return page.board.pointed.artOf(first.getAttribute("data-piece") ?? "");
  return seat === null ? null : page.board.pointed.faceOf(seat);
}

/** @param {TablePage} page @returns {TeacherTasks} */
export function teacherTasks(page) {
  return {
    find: (id) => page.board.elementOf(id),
    bring: (id) => bring(page, id),
    option: (key) => (page.state ? myQuestion(page.state)?.options.find((each) => each.key === key) : undefined),
    legal: () => legalTargets(page.state && myQuestion(page.state)),
    read: (element) => page.zoom.present(element),
    undo: () => page.asking.answering.undo(),
  };
}

/** @param {TablePage} page @param {Element} element */
function marksOf(page, element) {
  const piece = element.getAttribute("data-piece");
  const head = element.getAttribute("data-head");
  if (piece) return page.board.findPiece(piece)?.marks ?? [];
  return page.board.state?.scene.areas.find((area) => area.id === head)?.marks ?? [];
}

/**
 * Bring something into sight, also where another part of the table is open.
 * @param {TablePage} page
 * @param {string} id
 */
function bring(page, id) {
  const element = page.board.elementOf(id);
  if (element && !element.checkVisibility()) {
    const elsewhere = element.closest('[data-group="map"]') ? "map" : "others";
    page.tabs.show(page.beside.contains(element) ? "mine" : elsewhere);
  }
  page.board.bring(id);
}
