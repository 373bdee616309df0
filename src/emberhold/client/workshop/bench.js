// @ts-check
// The bench: one draft, one thing of it being made. Every change is kept, can be undone, and is shown to the server.

import { byId } from "../common/dom.js";
import { post } from "../common/api.js";
import { currentLanguage, word } from "../common/words.js";
import { dragVerbs } from "./bench/dragging.js";
import { drawEditor } from "./bench/editor.js";
import { drawHead } from "./bench/head.js";
import { Judging } from "./bench/judging.js";
import { walkStrips } from "./bench/keys.js";
import { drawLook } from "./bench/look.js";
import { Looking } from "./bench/looking.js";
import { Once } from "./bench/once.js";
import { Past } from "./bench/past.js";
import { Printed } from "./bench/printed.js";
import { keepingFocus } from "./bench/redrawing.js";
import * as clauses from "./clauses.js";
import { keep, kept, KEY } from "./drafts.js";
import { drawnAtFirst, learnFiles } from "./pictures.js";
import { drawShelf } from "./shelf.js";
import { begunTexts, fresh, innerField, textsOf } from "./things.js";

/** @typedef {import("./drafts.js").Draft} Draft */
/** @typedef {import("./drafts.js").Thing} Thing */
/** @typedef {import("../common/told.js").BenchTold} Told */
/** @typedef {import("./clauses.js").Path} Path */

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
    this.past = new Past();
    this.full = false;
    this.looking = new Looking(this);
    this.judging = new Judging(this);
    this.once = new Once(this);
    this.printed = new Printed(this);
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("storage", ({ key }) => key === KEY && this.elsewhere());
    walkStrips(byId("editor"));
    dragVerbs(byId("shelf"), byId("editor"), {
      takes: (dragged, place) => this.takes(dragged, place),
      drop: (dragged, spot) => this.dropped(dragged, spot),
      count: (place) => clauses.at(this.thing, place)?.length ?? 0,
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
    learnFiles(draft.origin?.files ?? {});
    this.past.forget();
    this.turnTo(at);
  }

  /** @param {number} at @param {number} [inner] */
  turnTo(at, inner = -1) {
    this.at = Math.max(0, Math.min(at, this.draft.things.length - 1));
    this.inner = inner;
    if (!this.thing) this.inner = -1;
    this.looking.forget();
    this.opened = null;
    this.once.forget();
    this.place = this.thing ? [begunTexts(this.thing)[0]?.field ?? ""] : [];
    history.replaceState(null, "", `#${this.draft.id}/${this.at}`);
    this.draw();
    this.judging.turn();
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

  /** A printed card among those of a nemesis. @param {Thing} card */
  takeCard(card) {
    this.edit((whole) => ({ ...whole, card: [...whole.card, structuredClone(card)] }));
  }

  throwAway() {
    this.judging.forgetDraft();
    this.take(clauses.removed(this.draft, this.path));
    this.turnTo(this.inner >= 0 ? this.at : this.at - 1);
  }

  // Changes

  /** Keep a draft as it is now. @param {Draft} draft @param {string} [writing] what is typed into, if anything is */
  take(draft, writing) {
    this.past.remember(this, writing);
    this.keep(draft);
  }

  /** @param {Draft} draft */
  keep(draft) {
    this.draft = { ...draft, changed: Date.now() };
    this.full = !keep(localStorage, this.draft);
  }

  /** @param {Thing} thing @param {string} [writing] */
  changed(thing, writing) {
    this.take(clauses.put(this.draft, this.path, thing), writing);
  }

  /** @param {Thing} thing */
  change(thing) {
    this.changed(thing);
    this.ask();
    this.draw();
  }

  /** A letter was typed: what is typed into stays as it is. @param {Thing} thing */
  type(thing) {
    const field = document.activeElement?.getAttribute("data-key") ?? "";
    this.changed(thing, `${clauses.keyOf(this.path)} ${field}`);
    this.ask();
    this.drawHead();
    this.drawPreview();
  }

  /** What is undone is what is shown. */
  undo() {
    const step = this.past.back();
    if (!step) return;
    this.keep(step.draft);
    this.show(step.at, step.inner);
  }

  /** The draft was changed in another tab: it is the same draft. */
  elsewhere() {
    const found = kept(localStorage).find(({ id }) => id === this.draft.id);
    if (!found || found.changed <= this.draft.changed) return;
    this.past.remember(this);
    this.draft = found;
    this.show(this.at, this.inner);
  }

  /** The draft is another one now. @param {number} at @param {number} inner */
  show(at, inner) {
    if (byId("bench").hidden) return;
    if (at !== this.at || inner !== this.inner || !this.thing) return this.turnTo(at, inner);
    this.aimWithin(this.thing);
    this.ask();
    this.draw();
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

  /** @param {string} verb @param {number} [before] which clause it comes before; without one, it comes last */
  put(verb, before) {
    const told = this.told.words[verb];
    const { thing } = this;
    if (!told || !thing) return;
    delete document.body.dataset.shelf;
    const count = clauses.at(thing, this.place)?.length ?? 0;
    const path = [...this.place, before ?? count];
    const [first] = clauses.placesOf(told.new);
    this.changed(clauses.inserted(thing, this.place, told.new, before));
    if (first !== undefined) this.place = [...path, first];
    this.ask();
    this.draw();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="drop:${clauses.keyOf(this.place)}"]`))?.focus(
      {
        preventScroll: true,
      },
    );
  }

  /**
   * Whether what is dragged fits a place.
   * @param {import("./bench/dragging.js").Dragged} dragged
   * @param {Path} place
   */
  takes(dragged, place) {
    const { thing } = this;
    const text = textsOf(thing ?? {}).find(({ field }) => field === place[0]);
    if (!thing || !text || ("path" in dragged && clauses.isInside(place, dragged.path))) return false;
    const { words, texts } = this.told;
    const verb = "verb" in dragged ? dragged.verb : clauses.at(thing, dragged.path)?.[0];
    const fits = clauses.offered(texts[text.fits] ?? [], words, clauses.takenAt(thing, place, words)).includes(verb);
    const stays = "path" in dragged && dragged.path[0] === place[0];
    return fits && (stays || clauses.verbsIn(thing[text.field] ?? []).length < clauses.MOST_VERBS);
  }

  /** @param {import("./bench/dragging.js").Dragged} dragged @param {import("./bench/dragging.js").Spot} spot */
  dropped(dragged, { place, at }) {
    if ("path" in dragged) return this.edit((thing) => clauses.moved(thing, dragged.path, place, at));
    this.place = place;
    this.put(dragged.verb, at);
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
        clauses: thing?.[String(path[0])],
        path: path.slice(1),
      });
      this.opened = { key, variants };
    } catch (problem) {
      this.tell(problem);
    }
    this.drawEditor();
  }

  /** Begin a text that a thing may have. @param {string} field */
  beginText(field) {
    if (!this.thing) return;
    this.changed({ ...this.thing, [field]: [] });
    this.ask();
    this.aim([field]);
  }

  /** Do without a text again. @param {string} field */
  endText(field) {
    this.edit(({ [field]: _, ...rest }) => rest);
  }

  /** @param {Path} path a joint of several ways */
  widen(path) {
    this.edit((thing) => clauses.put(thing, path, [...clauses.at(thing, path), []]));
  }

  /** @param {(thing: Thing) => Thing} how */
  edit(how) {
    if (!this.thing) return;
    const changed = how(this.thing);
    this.aimWithin(changed);
    this.change(changed);
  }

  /** The next verb goes where it went, if that place is still there. @param {Thing} thing */
  aimWithin(thing) {
    if (!clauses.at(thing, this.place)) this.place = [begunTexts(thing)[0]?.field ?? ""];
  }

  // The server

  ask() {
    this.looking.ask();
  }

  /** How a clause reads. @param {import("./clauses.js").Clause} clause @param {string} path */
  readAt(clause, path) {
    return this.looking.read.at(clause, `${this.at}.${this.inner}.${path}`, this.told.words);
  }

  /** @param {unknown} problem */
  tell(problem) {
    this.looking.tell(problem);
  }

  // Drawing

  draw() {
    this.drawHead();
    this.drawEditor();
    this.drawShelf();
    this.drawPreview();
    this.judging.draw();
  }

  drawHead() {
    drawHead(this);
  }

  drawEditor() {
    drawEditor(this);
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
    drawLook(this);
  }
}
