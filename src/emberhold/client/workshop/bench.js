// @ts-check
// The bench: one draft, one thing of it being made. Every change is kept, can be undone, and is shown to the server.

import { icon } from "../art/emblems.js";
import { byId, fillWith, make } from "../common/dom.js";
import { get, post, Problem, sentence } from "../common/api.js";
import { count, currentLanguage, word } from "../common/words.js";
import * as clauses from "./clauses.js";
import { calledIn, keep, LONGEST, MOST_THINGS, renamed } from "./drafts.js";
import { nameField } from "./controls.js";
import { fieldsOf } from "./forms.js";
import { drawJudgement } from "./judgement.js";
import { dragVerbs } from "./dragging.js";
import { walkStrips } from "./keys.js";
import { drawnAtFirst } from "./pictures.js";
import { drawPreview } from "./preview.js";
import { THREATS } from "./relic.js";
import { drawShelf } from "./shelf.js";
import { drawText } from "./strips.js";
import { fresh, innerField, isWhole, merged, missing, sent, starters, textsOf, typeOf } from "./things.js";
import { beforehand } from "./verdict.js";

/** @typedef {import("./drafts.js").Draft} Draft */
/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("../common/told.js").BenchTold} Told */
/** @typedef {import("../common/told.js").BenchChecked} Checked */
/** @typedef {import("../common/told.js").BenchJudged} Judged */
/** @typedef {import("./clauses.js").Path} Path */

const PAUSE = 150;
const MOST_UNDONE = 100;
/** Milliseconds between two looks at what the lab has played. */
const GLANCE = 2000;
/** What can be made, by what a box calls the game. @type {Record<string, string[]>} */
const KINDS = { "aeons-end": ["gem", "relic", "spell", "mage", "nemesis"], relic: [...THREATS, "character"] };

export class Bench {
  /** @param {Told} told @param {() => void} leave */
  constructor(told, leave) {
    this.told = told;
    this.leave = leave;
    /** @type {Draft} */
    this.draft = { id: "", slug: "", name: {}, authors: "", things: [], changed: 0 };
    this.at = 0;
    /** which of a nemesis' own cards is on the bench, or -1 */
    this.inner = -1;
    /** @type {Path} where the next verb goes */
    this.place = [];
    /** @type {{key: string, variants: any[]} | null} */
    this.opened = null;
    this.wanted = "";
    this.shown = currentLanguage();
    /** @type {Draft[]} */
    this.before = [];
    /** @type {Checked | null} */
    this.checked = null;
    this.stale = false;
    this.full = false;
    /** @type {Judged | null} */
    this.judged = null;
    this.watch = 0;
    this.asked = 0;
    this.timer = 0;
    /** how clauses read, and how the strips read last @type {Map<string, string>} */
    this.read = new Map();
    addEventListener("keydown", (event) => this.key(event));
    walkStrips(byId("editor"));
    dragVerbs(byId("shelf"), byId("editor"), {
      takes: (dragged, place) => this.takes(dragged, place),
      drop: (dragged, place) => this.dropped(dragged, place),
    });
  }

  // What is on it

  /** The game whose look things are drawn in. */
  get game() {
    return this.told.game;
  }

  /** @returns {Thing | undefined} */
  get thing() {
    const whole = this.draft.things[this.at];
    return this.inner >= 0 ? whole?.[innerField(whole)]?.[this.inner] : whole;
  }

  /** Where it is in the draft. @returns {Path} */
  get path() {
    const whole = ["things", this.at];
    return this.inner >= 0 ? [...whole, innerField(this.draft.things[this.at]), this.inner] : whole;
  }

  /** @param {Draft} draft @param {number} [at] */
  open(draft, at = 0) {
    this.draft = draft;
    this.before = [];
    this.turnTo(Math.min(at, Math.max(0, draft.things.length - 1)));
  }

  /** @param {number} at @param {number} [inner] */
  turnTo(at, inner = -1) {
    this.at = at;
    this.inner = inner;
    this.checked = null;
    this.judged = null;
    this.opened = null;
    this.place = this.thing ? [textsOf(this.thing)[0]?.field ?? ""] : [];
    history.replaceState(null, "", `#${this.draft.id}/${at}`);
    this.draw();
    this.drawJudgement();
    this.ask();
  }

  /** @param {string} type */
  add(type) {
    const picture = drawnAtFirst(this.told.motifs, type, this.draft.things.length * 7 + 3);
    this.take({ ...this.draft, things: [...this.draft.things, fresh(type, picture)] });
    this.turnTo(this.draft.things.length - 1);
    byId("editor").querySelector("input")?.focus();
  }

  /** @param {string} type @param {number} tier */
  addCard(type, tier) {
    const whole = this.draft.things[this.at];
    if (!whole) return;
    const inner = innerField(whole);
    const n = whole[inner].length;
    const card = { ...fresh(type, drawnAtFirst(this.told.motifs, type, n * 5 + tier)), ...(tier ? { tier } : {}) };
    this.take(clauses.put(this.draft, ["things", this.at, inner], [...whole[inner], card]));
    this.turnTo(this.at, n);
  }

  throwAway() {
    if (this.inner >= 0) {
      this.take(clauses.removed(this.draft, this.path));
      this.turnTo(this.at);
    } else {
      this.take(clauses.removed(this.draft, ["things", this.at]));
      this.turnTo(Math.max(0, this.at - 1));
    }
  }

  // Changes

  /** Keep a draft as it is now. @param {Draft} draft */
  take(draft) {
    this.before = [...this.before, this.draft].slice(-MOST_UNDONE);
    this.keep(draft);
  }

  /** @param {Draft} draft */
  keep(draft) {
    this.draft = { ...draft, changed: Date.now() };
    this.full = !keep(localStorage, this.draft);
  }

  /** @param {Thing} thing */
  changed(thing) {
    this.take(clauses.put(this.draft, this.path, thing));
  }

  /** @param {Thing} thing */
  change(thing) {
    this.changed(thing);
    this.draw();
    this.ask();
  }

  /** A letter was typed: what is typed into stays as it is. @param {Thing} thing */
  type(thing) {
    this.changed(thing);
    this.drawHead();
    this.drawPreview();
    this.ask();
  }

  undo() {
    const draft = this.before.pop();
    if (!draft) return;
    this.keep(draft);
    if (!this.thing) this.turnTo(0);
    this.draw();
    this.ask();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const writing = event.target instanceof HTMLInputElement;
    if (!this.draft.id || byId("bench").hidden) return;
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !writing) {
      event.preventDefault();
      this.undo();
    } else if (event.key === "/" && !writing) {
      event.preventDefault();
      /** @type {HTMLElement | null} */ (document.querySelector('[data-key="verb-search"]'))?.focus();
    } else if (event.key === "Escape") this.shut();
  }

  shut() {
    delete document.body.dataset.shelf;
    if (!this.opened) return;
    this.opened = null;
    this.drawEditor();
  }

  // Verbs

  /** @param {Path} place */
  aim(place) {
    this.place = place;
    this.opened = null;
    document.body.dataset.shelf = "";
    this.drawEditor();
    byId("shelf").scrollTop = 0;
    this.drawShelf();
  }

  /** @param {string} verb */
  put(verb) {
    const told = this.told.words[verb];
    const { thing } = this;
    if (!told || !thing) return;
    delete document.body.dataset.shelf;
    const count = clauses.at(thing, this.place)?.length ?? 0;
    const path = [...this.place, count];
    const [first] = clauses.placesOf(told.new);
    this.changed(clauses.inserted(thing, this.place, told.new));
    if (first !== undefined) this.place = [...path, first];
    this.draw();
    this.ask();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="drop:${clauses.keyOf(this.place)}"]`))?.focus(
      {
        preventScroll: true,
      },
    );
  }

  /** Whether what is dragged fits a place. @param {import("./dragging.js").Dragged} dragged @param {Path} place */
  takes(dragged, place) {
    const { thing } = this;
    const text = textsOf(thing ?? {}).find(({ field }) => field === place[0]);
    if (!thing || !text || ("path" in dragged && clauses.isInside(place, dragged.path))) return false;
    const { words, texts } = this.told;
    const verb = "verb" in dragged ? dragged.verb : clauses.at(thing, dragged.path)?.[0];
    const fits = clauses.offered(texts[text.fits] ?? [], words, clauses.takenAt(thing, place, words)).includes(verb);
    return fits && clauses.verbsIn(thing[text.field] ?? []).length < clauses.MOST_VERBS;
  }

  /** @param {import("./dragging.js").Dragged} dragged @param {Path} place */
  dropped(dragged, place) {
    if ("path" in dragged) return this.edit((thing) => clauses.moved(thing, dragged.path, place));
    this.place = place;
    this.put(dragged.verb);
  }

  /** @param {Path} path */
  async vary(path) {
    const key = clauses.keyOf(path);
    if (this.opened?.key === key) return this.shut();
    const { thing } = this;
    const text = textsOf(thing ?? {}).find(({ field }) => field === path[0]);
    try {
      const { variants } = await post("/api/workshop/variants", {
        game: this.told.engine,
        text: text?.fits ?? "",
        clause: clauses.at(thing, path),
      });
      this.opened = { key, variants };
    } catch (problem) {
      this.tell(problem);
    }
    this.drawEditor();
  }

  /** @param {Path} path a joint of several ways */
  widen(path) {
    this.edit((thing) => clauses.put(thing, path, [...clauses.at(thing, path), []]));
  }

  /** @param {(thing: Thing) => Thing} how */
  edit(how) {
    if (!this.thing) return;
    const changed = how(this.thing);
    if (!clauses.at(changed, this.place)) this.place = [textsOf(changed)[0]?.field ?? ""];
    this.change(changed);
  }

  // The server

  /** Have the thing looked at, as soon as nothing was changed for a moment. */
  ask() {
    clearTimeout(this.timer);
    this.stale = true;
    if (this.thing) this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  async look() {
    const { thing } = this;
    if (!thing) return;
    this.asked += 1;
    const mine = this.asked;
    const texts = Object.fromEntries(
      textsOf(thing).flatMap(({ field }) => (thing[field] ? [[field, thing[field]]] : [])),
    );
    try {
      const checked = await post("/api/workshop/check", { ...this.shownToServer(), texts });
      if (mine !== this.asked) return;
      this.learn(checked.strips, texts);
      this.checked = checked.problem ? { ...checked, ...drawn(this.checked) } : checked;
      this.stale = false;
      this.drawEditor();
      this.drawPreview();
    } catch (problem) {
      if (mine === this.asked) this.tell(problem);
    }
    document.body.dataset.ready = "";
  }

  /** The thing, and what it is made of. */
  shownToServer() {
    const { things, ...box } = sent(this.draft, this.told.words, word("web-workshop-nameless"));
    /** @type {Thing} */
    const whole = things[this.at] ?? {};
    /** @type {Thing} */
    const mine = this.inner >= 0 && whole.kind === "nemesis" ? { kind: "card", ...whole.card[this.inner] } : whole;
    const others = mine.kind === "mage" ? things.filter((each) => each.kind === "card" && each.starter) : [];
    return { box: { ...box, things: [mine, ...others] }, at: 0 };
  }

  /** @param {Record<string, string[]>} strips @param {Record<string, any[]>} texts */
  learn(strips, texts) {
    for (const [field, told] of Object.entries(strips)) {
      clauses.verbsIn(texts[field] ?? []).forEach((clause, n) => this.read.set(clauses.shallow(clause), told[n] ?? ""));
    }
  }

  /**
   * How a clause reads; until that is known, what was there.
   * @param {import("./clauses.js").Clause} clause
   * @param {string} path
   */
  readAt(clause, path) {
    const fresh = JSON.stringify(this.told.words[clause[0]]?.new) === JSON.stringify(clause);
    const text = this.read.get(clauses.shallow(clause)) ?? (fresh ? this.told.words[clause[0]]?.text : undefined);
    const where = `${this.at}.${this.inner}.${path}.${clause[0]}`;
    if (text !== undefined) this.read.set(where, text);
    return text ?? this.read.get(where) ?? "";
  }

  /** @param {unknown} problem */
  tell(problem) {
    this.checked = { problem: sentence(problem), thing: null, cards: [], strips: {}, ...drawn(this.checked) };
    this.drawPreview();
    if (!(problem instanceof Problem)) throw problem;
  }

  // Drawing

  draw() {
    this.drawHead();
    this.drawEditor();
    this.drawShelf();
    this.drawPreview();
  }

  drawHead() {
    const language = currentLanguage();
    const box = nameField({
      label: word("web-workshop-box-name"),
      key: "box-name",
      value: calledIn(this.draft.name, language),
      longest: LONGEST,
      change: (text) => this.keep({ ...this.draft, name: renamed(this.draft.name, language, text) }),
    });
    const chip = (/** @type {Thing} */ thing, /** @type {number} */ n) => {
      const name = calledIn(thing.name, language) || word("web-workshop-nameless");
      return make(
        "button",
        {
          type: "button",
          class: "wchip",
          "data-key": `thing:${n}`,
          "aria-pressed": String(n === this.at),
          on: { click: () => this.turnTo(n) },
        },
        name,
        !isWhole(thing, this.told.words, language) &&
          make("span", { class: "wdot", title: word("web-workshop-unfinished") }),
      );
    };
    const add = (/** @type {string} */ type) =>
      make(
        "button",
        {
          type: "button",
          class: "wchip wchip--new",
          "data-key": `new:${type}`,
          disabled: this.draft.things.length >= MOST_THINGS,
          on: { click: () => this.add(type) },
        },
        icon("plus"),
        word(`web-workshop-kind-${type}`),
      );
    const back = make(
      "button",
      {
        type: "button",
        class: "icon-button",
        "data-key": "leave",
        "aria-label": word("web-workshop-all-drafts"),
        title: word("web-workshop-all-drafts"),
        on: { click: () => this.leave() },
      },
      icon("back"),
    );
    const undo = make(
      "button",
      {
        type: "button",
        class: "icon-button",
        "data-key": "undo",
        "aria-label": word("web-workshop-undo"),
        title: word("web-workshop-undo"),
        disabled: !this.before.length,
        on: { click: () => this.undo() },
      },
      icon("undo"),
    );
    const kept = make(
      "span",
      { class: "wkept small", role: "status" },
      icon(this.full ? "alert" : "check"),
      word(this.full ? "web-workshop-no-room" : "web-workshop-kept"),
    );
    again(
      byId("bench-head"),
      make("div", { class: "wbar" }, back, box, kept, undo),
      make(
        "nav",
        { class: "wthings", "aria-label": word("web-workshop-things") },
        ...this.draft.things.map(chip),
        ...(KINDS[this.told.engine] ?? []).map(add),
      ),
    );
  }

  drawEditor() {
    const { thing } = this;
    const editor = byId("editor");
    if (!thing)
      return fillWith(editor, make("p", { class: "wempty", text: word(`web-workshop-begin-${this.told.engine}`) }));
    const hands = {
      words: this.told.words,
      heads: this.told.lists.moment ?? {},
      thing,
      aimed: clauses.keyOf(this.place),
      opened: this.opened,
      read: (/** @type {any[]} */ clause, /** @type {string} */ path) => this.readAt(clause, path),
      aim: (/** @type {Path} */ path) => this.aim(path),
      step: (/** @type {Path} */ path, /** @type {number} */ by) =>
        this.edit((whole) => clauses.stepped(whole, path, by)),
      remove: (/** @type {Path} */ path) => this.edit((whole) => clauses.removed(whole, path)),
      raise: (/** @type {Path} */ path) => this.edit((whole) => clauses.raised(whole, path)),
      vary: (/** @type {Path} */ path) => void this.vary(path),
      say: (/** @type {Path} */ path, /** @type {any[]} */ clause) => {
        this.opened = null;
        this.edit((whole) => clauses.put(whole, path, clause));
      },
      widen: (/** @type {Path} */ path) => this.widen(path),
    };
    const desk = {
      game: this.game,
      thing,
      motifs: this.told.motifs,
      lists: this.told.lists,
      words: this.told.words,
      starters: starters(this.draft, this.told.words, word("web-workshop-nameless")),
      now: () => this.thing ?? thing,
      change: (/** @type {Thing} */ found) => this.change(merged(thing, found, this.thing ?? thing)),
      type: (/** @type {Thing} */ found) => this.type(found),
      addCard: (/** @type {string} */ type, /** @type {number} */ tier) => this.addCard(type, tier),
      openCard: (/** @type {number} */ n) => this.turnTo(this.at, n),
    };
    const up =
      this.inner >= 0 &&
      make(
        "button",
        { type: "button", class: "wlink", "data-key": "outer", on: { click: () => this.turnTo(this.at) } },
        icon("back"),
        calledIn(this.draft.things[this.at]?.name, currentLanguage()) || word("web-workshop-nameless"),
      );
    const away = make(
      "button",
      {
        type: "button",
        class: "button button--quiet button--small",
        "data-key": "away",
        on: { click: () => this.throwAway() },
      },
      icon("trash"),
      word("web-workshop-throw-away"),
    );
    const kind = word(`web-workshop-kind-${thing.kind === "card" ? thing.type : thing.kind}`);
    const title = make("h2", { class: "unseen", text: calledIn(thing.name, currentLanguage()) || kind });
    again(
      editor,
      up,
      title,
      make("div", { class: "wfields panel" }, ...fieldsOf(desk)),
      ...textsOf(thing).map((text) => drawText(hands, text)),
      away,
    );
  }

  drawShelf() {
    const { thing } = this;
    const text = textsOf(thing ?? {}).find(({ field }) => field === this.place[0]);
    const shelf = byId("shelf");
    shelf.hidden = !text;
    if (!text || !thing) return;
    const { words, texts } = this.told;
    const taken = clauses.takenAt(thing, this.place, words);
    const fitting = clauses.offered(texts[text.fits] ?? [], words, taken);
    const full = clauses.verbsIn(thing[text.field] ?? []).length >= clauses.MOST_VERBS;
    const title = word(taken === "deed" ? "web-workshop-fits-deed" : "web-workshop-fits");
    const hands = {
      take: (/** @type {string} */ verb) => this.put(verb),
      want: (/** @type {string} */ wanted) => {
        this.wanted = wanted;
        this.drawShelf();
      },
      close: () => this.shut(),
    };
    keepingFocus(shelf, () =>
      drawShelf(shelf, { fitting, words, wanted: this.wanted, language: currentLanguage(), title, full }, hands),
    );
  }

  drawPreview() {
    const { thing } = this;
    const preview = byId("preview");
    preview.hidden = !thing;
    if (!thing) return;
    const language = currentLanguage();
    const lacking = missing(thing, this.told.words, language).map(({ id, given }) => ({
      text: word(id, given),
      bad: true,
    }));
    const problem = this.checked?.problem ?? "";
    const remarks = [...lacking, ...(problem && !lacking.length ? [{ text: problem, bad: true }] : [])];
    const { faces = {}, gist = {} } = this.checked ?? {};
    const what = { game: this.game, faces, gist, remarks, stale: this.stale, shown: this.shown };
    const show = (/** @type {string} */ wanted) => {
      this.shown = /** @type {any} */ (wanted);
      this.drawPreview();
    };
    keepingFocus(preview, () => {
      drawPreview(preview, what, show);
      preview.append(this.deeds(remarks.length > 0));
    });
  }

  // What can be done with it

  /** @param {boolean} lacking whether something is still missing */
  deeds(lacking) {
    const button = (
      /** @type {string} */ id,
      /** @type {string} */ sign,
      /** @type {() => Promise<void>} */ act,
      main = false,
    ) => {
      const click = () => (lacking ? undefined : void act().catch((problem) => this.tell(problem)));
      const why = lacking ? word("web-workshop-first-finish") : null;
      const kind = main ? "button button--main" : "button";
      return make(
        "button",
        { type: "button", class: kind, "data-key": id, "aria-disabled": String(lacking), title: why, on: { click } },
        icon(sign),
        word(id),
      );
    };
    const judges = this.told.judges && this.judgeable;
    const time = beforehand(this.told.seconds);
    const threat = this.told.judges && THREATS.includes(typeOf(this.thing ?? {}));
    const told = judges ? count(time.id, time.n) : threat ? word("web-workshop-unjudged-threat") : "";
    return make(
      "div",
      { class: "wdoing" },
      this.told.tries && button("web-workshop-try", "play", () => this.try(), true),
      judges && button("web-workshop-judge", "trophy", () => this.judge()),
      button("web-workshop-save", "download", () => this.save()),
      this.told.tries && button("web-workshop-share", "link", () => this.share()),
      told && make("p", { class: "wdoing__time muted small", text: told }),
    );
  }

  /** What is finished, and the slug of what is on the bench. */
  whole() {
    const { words } = this.told;
    const box = sent(this.draft, words, word("web-workshop-nameless"));
    const mine = box.things[this.at];
    const things = box.things.filter(
      (_, n) => n === this.at || isWhole(this.draft.things[n] ?? {}, words, currentLanguage()),
    );
    const inner = this.inner >= 0 && mine?.kind === "nemesis";
    return { box: { ...box, things }, thing: inner ? mine?.card[this.inner]?.slug : mine?.slug };
  }

  /** A table with it, in this very window. */
  async try() {
    const { url } = await post("/api/workshop/try", this.whole());
    location.assign(url);
  }

  /** What is in a market, a mage or a nemesis can be judged: not what a mage begins with, nor a single card of a nemesis. */
  get judgeable() {
    return this.inner < 0 && !this.thing?.starter && this.told.judged.includes(typeOf(this.thing ?? {}));
  }

  /** Have the lab play with it and without it. */
  async judge() {
    this.judged = await post("/api/workshop/judge", this.whole());
    this.drawJudgement();
    byId("judgement").scrollIntoView({ block: "start" });
    this.follow();
  }

  follow() {
    clearTimeout(this.watch);
    if (!this.judged || !["waiting", "playing"].includes(this.judged.stage)) return;
    this.watch = setTimeout(() => void this.hear(`/api/workshop/judge/${this.judged?.id}`, get), GLANCE);
  }

  /** @param {string} path @param {(path: string, body: object) => Promise<any>} how */
  async hear(path, how) {
    try {
      const judged = await how(path, {});
      if (this.judged?.id !== judged.id) return;
      this.judged = judged;
    } catch (problem) {
      if (this.judged) this.judged = { ...this.judged, stage: "failed", problem: sentence(problem) };
    }
    this.drawJudgement();
    this.follow();
  }

  drawJudgement() {
    const element = byId("judgement");
    const { judged, thing } = this;
    element.hidden = !judged;
    if (!judged || !thing) return;
    const what = {
      game: this.game,
      kind: thing.kind === "card" ? thing.type : thing.kind,
      slug: this.checked?.faces[currentLanguage()]?.slug ?? "",
      name: calledIn(thing.name, currentLanguage()),
      cost: thing.cost ?? 0,
      setCost: (/** @type {number} */ cost) => {
        this.change({ ...thing, ...this.thing, cost });
        this.drawJudgement();
      },
      stop: () => void this.hear(`/api/workshop/judge/${judged.id}/stop`, post),
      close: () => {
        this.judged = null;
        if (["waiting", "playing"].includes(judged.stage)) void post(`/api/workshop/judge/${judged.id}/stop`, {});
        this.drawJudgement();
      },
    };
    keepingFocus(element, () => drawJudgement(element, judged, what));
  }

  /** The whole box as one file. */
  async save() {
    const link = make("a", { href: URL.createObjectURL(await this.packed()), download: `${this.draft.slug}.emberbox` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Leave the box at this server: its page has a link for others. Nobody sees it without that link. */
  async share() {
    const answer = await asked("/api/boxes", "application/octet-stream", await this.packed());
    location.assign((await answer.json()).url);
  }

  async packed() {
    const box = sent(this.draft, this.told.words, word("web-workshop-nameless"));
    const answer = await asked("/api/workshop/pack", "application/json", JSON.stringify({ box }));
    return answer.blob();
  }
}

/** How a thing was drawn last: it stays while something is wrong. @param {Checked | null} checked */
function drawn(checked) {
  return { faces: checked?.faces ?? {}, gist: checked?.gist ?? {} };
}

/**
 * Draw something again, with the same part of it focused and the same parts unfolded.
 * @param {HTMLElement} element
 * @param {...import("../common/dom.js").Child} children
 */
function again(element, ...children) {
  keepingFocus(element, () => fillWith(element, ...children));
}

/** @param {HTMLElement} element @param {() => void} draw */
function keepingFocus(element, draw) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.getAttribute("data-key");
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const unfolded = [...element.querySelectorAll("details")].map((each) => each.open);
  const scrolled = element.scrollTop;
  draw();
  [...element.querySelectorAll("details")].forEach((each, n) => (each.open = unfolded[n] ?? false));
  element.scrollTop = scrolled;
  const found = key ? element.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (!(found instanceof HTMLElement)) return;
  found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement && caret !== null) found.setSelectionRange(caret, caret);
}

/**
 * Send something other than plain data, or ask for it.
 * @param {string} path
 * @param {string} type
 * @param {BodyInit} body
 */
async function asked(path, type, body) {
  const answer = await fetch(`${path}?lang=${currentLanguage()}`, {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Problem(told.error?.text ?? word("web-problem-server", { status: answer.status }));
}
