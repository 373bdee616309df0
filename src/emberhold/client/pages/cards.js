// @ts-check
// All cards of a game: drawn, searched by words, kind, cost, box and symbol, and read one by one.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { addressOf, everything, found, mixed, wantedBy, worst } from "../library/filters.js";
import { chosenFilters, drawFilters } from "../library/facets.js";
import { Reader } from "../library/reader.js";
import { Shelves } from "../library/shelves.js";
import { byId, fillWith, make } from "../common/dom.js";
import { gistsOf } from "../board/cards/gist.js";
import { learnPicture } from "../board/cards/unsealed.js";
import { get, sentence } from "../common/api.js";
import { frame, pageOf } from "./frame.js";
import { count, headed, LANGUAGES, OWN_NAMES, currentLanguage, shortName, word } from "../common/words.js";
import { notSoon, soon } from "../common/settled.js";

/** @typedef {import("../library/filters.js").Card} Card */
/** @typedef {import("../library/filters.js").Wanted} Wanted */
/** @typedef {{id: string, name: string, family: string, campaign: boolean}} Box */

const PAUSE = 120;
const SECOND = "emberhold:second-language";

class Library {
  constructor() {
    this.game = pageOf("game");
    /** @type {Wanted} */
    this.wanted = wantedBy(location.search);
    /** @type {Box[]} */
    this.games = [];
    /** @type {Map<string, Card[]>} the cards of each box that was opened */
    this.boxes = new Map();
    /** @type {import("../library/filters.js").Gists} */
    this.gists = {};
    /**
     * how many chapters of one's own campaign are still sealed
     * @type {{reached: number, sealed: number, campaign: string} | null}
     */
    this.seals = null;
    this.second = localStorage.getItem(SECOND) ?? "";
    this.timer = 0;
    this.reader = new Reader(
      byId("reading"),
      (card) => this.choose(card),
      () => this.second,
    );
    this.shelves = new Shelves(byId("shelves"), (card) => this.choose(card));
  }

  async begin() {
    await frame();
    this.listen();
    await this.load();
    const asked = decodeURIComponent(location.hash.slice(1));
    const first = this.found().find((card) => card.slug === asked) ?? (this.reader.beside ? this.found()[0] : null);
    if (first) await this.choose(first);
    document.body.dataset.ready = "";
  }

  listen() {
    const search = /** @type {HTMLInputElement} */ (byId("search"));
    search.value = this.wanted.words;
    search.addEventListener("input", () => {
      notSoon(this.timer);
      this.timer = soon(() => this.want({ words: search.value }), PAUSE);
    });
    byId("sort").addEventListener("change", () =>
      this.want({ sort: /** @type {HTMLSelectElement} */ (byId("sort")).value }),
    );
    byId("more").addEventListener("click", () => this.unfold(document.body.dataset.filters === undefined));
    document.addEventListener("emberhold:language", () => void this.load().then(() => this.reader.again()));
    addEventListener("keydown", (event) => this.key(event));
  }

  /** The filters of a phone, opened and shut. @param {boolean} open */
  unfold(open) {
    if (open) document.body.dataset.filters = "";
    else delete document.body.dataset.filters;
    byId("more").setAttribute("aria-expanded", String(open));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key === "/" && !writing) {
      event.preventDefault();
      byId("search").focus();
    } else if (event.key === "Escape" && this.reader.close()) {
      this.shelves.focus();
    }
  }

  async load() {
    try {
      const told = await get("/api/games");
      this.games = told.games;
      this.boxes.clear();
      this.gists = {};
      await Promise.all([this.game, ...this.wanted.boxes].map((box) => this.open(box)));
      this.draw();
    } catch (error) {
      byId("problem").textContent = sentence(error);
      byId("problem").hidden = false;
    }
  }

  /** Take a box from the shelf: its cards, its pictures, its symbols. @param {string} box */
  async open(box) {
    if (this.boxes.has(box) || !this.family().some(({ id }) => id === box)) return;
    const campaign = await this.campaignOf(box);
    const [told, gists] = await Promise.all([
      get(`/api/cards/${box}${campaign ? `?campaign=${encodeURIComponent(campaign)}` : ""}`),
      gistsOf(box),
      bringGallery(box),
    ]);
    for (const card of told.cards) learnPicture(box, { card: card.slug, art: card.art });
    this.boxes.set(
      box,
      told.cards.map((/** @type {Card} */ card) => ({ ...card, box })),
    );
    Object.assign(this.gists, gists);
  }

  /**
   * The campaign of this browser that is under way, or the last one: what it has unsealed is shown.
   * @param {string} box
   */
  async campaignOf(box) {
    if (!this.games.find(({ id }) => id === box)?.campaign) return null;
    const { running, finished } = await get("/api/campaigns");
    const own = [...running, ...finished].find((row) => row.game === box);
    if (own === undefined) return null;
    const { sections } = await get(`/api/c/${encodeURIComponent(own.campaign)}`);
    const road = sections.find((/** @type {{look: string}} */ section) => section.look === "road");
    this.seals = road ? { reached: road.deeds.length, sealed: road.sealed, campaign: own.title } : null;
    return own.campaign;
  }

  /** The boxes of one series. */
  family() {
    const own = this.games.find(({ id }) => id === this.game)?.family;
    return this.games.filter(({ family }) => family === own);
  }

  cards() {
    return mixed([...this.boxes.values()]);
  }

  found() {
    return found(this.cards(), this.wanted, this.gists);
  }

  /** @param {Partial<Wanted>} change */
  want(change) {
    this.wanted = { ...this.wanted, ...change };
    this.remember();
    this.draw();
  }

  /** @param {string} box @param {boolean} on */
  async mix(box, on) {
    if (on) await this.open(box);
    else this.boxes.delete(box);
    this.want({ boxes: [...this.boxes.keys()].filter((id) => id !== this.game) });
  }

  clear() {
    /** @type {HTMLInputElement} */ (byId("search")).value = "";
    this.want({ ...everything(), boxes: this.wanted.boxes, sort: this.wanted.sort });
  }

  remember() {
    const asked = addressOf(this.wanted);
    history.replaceState(null, "", `${location.pathname}${asked && `?${asked}`}${location.hash}`);
  }

  /** @param {Card} card */
  async choose(card) {
    history.replaceState(null, "", `${location.pathname}${location.search}#${encodeURIComponent(card.slug)}`);
    this.shelves.mark(card);
    await this.reader.show(card, this.found());
  }

  // Drawing

  draw() {
    const name = this.games.find(({ id }) => id === this.game)?.name ?? "";
    document.title = `${headed(word("web-cards"), name)} · Emberhold`;
    byId("title").textContent = headed(word("web-cards"), name);
    const cards = this.cards();
    const shown = this.found();
    fillWith(byId("games"), ...this.games.map((game) => this.tab(game)));
    fillWith(byId("second"), ...LANGUAGES.map((language) => this.language(language)));
    drawFilters(byId("filters"), {
      cards,
      wanted: this.wanted,
      gists: this.gists,
      boxes: this.family(),
      open: this.boxes,
      own: this.game,
      want: (change) => this.want(change),
      mix: (box, on) => void this.mix(box, on),
      share: () => void navigator.clipboard?.writeText(location.href),
      done: () => this.unfold(false),
    });
    byId("found").textContent = count("web-cards-found", shown.length);
    const chips = chosenFilters(this.wanted, (change) => this.want(change));
    fillWith(
      byId("chosen"),
      ...chips,
      chips.length > 0 &&
        make(
          "li",
          {},
          make("button", {
            type: "button",
            class: "library__clear",
            text: word("web-cards-clear"),
            on: { click: () => this.clear() },
          }),
        ),
    );
    fillWith(
      byId("more"),
      icon("settings"),
      make("span", { text: word("web-cards-filters") }),
      chips.length > 0 && make("b", { class: "library__number digits", text: String(chips.length) }),
    );
    this.sorts();
    const hurts = shown.length ? null : worst(cards, this.wanted, this.gists);
    this.shelves.draw(shown, {
      grouped: this.wanted.sort === "kind" && !this.wanted.words,
      seals: this.seals,
      nothing: hurts && this.offer(hurts),
    });
  }

  /** @param {keyof Wanted} filter the one that leaves out most */
  offer(filter) {
    const clear = () => {
      if (filter === "words") /** @type {HTMLInputElement} */ (byId("search")).value = "";
      this.want({ [filter]: everything()[filter] });
    };
    return make("button", {
      type: "button",
      class: "button",
      text: word(`web-cards-clear-${filter}`),
      on: { click: clear },
    });
  }

  sorts() {
    const select = /** @type {HTMLSelectElement} */ (byId("sort"));
    fillWith(
      select,
      ...["kind", "cost", "name"].map((id) => make("option", { value: id, text: word(`web-cards-sort-${id}`) })),
    );
    select.value = this.wanted.sort;
  }

  /** @param {Box} game */
  tab(game) {
    const here = game.id === this.game;
    return make(
      "a",
      { class: "library__game", href: `/cards/${game.id}`, "data-game": game.id, "aria-current": here ? "page" : null },
      gameCrest(game.id),
      make("span", { text: shortName(game.id, game.name) }),
    );
  }

  /** A second language to read beside one's own. @param {string} language */
  language(language) {
    const own = language === currentLanguage();
    const on = own || language === this.second;
    const button = make("button", {
      type: "button",
      "aria-pressed": String(on),
      disabled: own,
      lang: language,
      title: OWN_NAMES[language],
      text: language.toUpperCase(),
    });
    button.addEventListener("click", () => {
      this.second = this.second === language ? "" : language;
      localStorage.setItem(SECOND, this.second);
      this.draw();
      void this.reader.again();
    });
    return button;
  }
}

void new Library().begin();
