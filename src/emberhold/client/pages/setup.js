// @ts-check
// The set-up picker: presets, seats, the game's own choices, seed and share code, checked as one goes.

import { bringGallery, gameCrest, icon } from "../art/emblems.js";
import { byId, make } from "../common/dom.js";
import { get, post, Problem, sentence } from "../common/api.js";
import {
  boxesIn,
  boxSwitches,
  fieldsWith,
  isExtra,
  isFor,
  isOpened,
  isOwn,
  learnOpened,
  offered,
  stillOffered,
} from "./boxes.js";
import { pictureOf } from "./choices/faces.js";
import { fieldControl, presetPicture } from "./choices/fields.js";
import { frame, pageOf } from "./frame.js";
import { bringBox, ENDING, openBox } from "../shared/boxes.js";
import { guest } from "../shared/inviting.js";
import { copyText } from "../shared/links.js";
import { openCampaign, openTable } from "../shared/opening.js";
import { drawn, fitted, headOf, spoken, usual } from "./choices/picks.js";
import { figuresOf, poster, sealedPoster, shelf } from "./choices/poster.js";
import { companyFromHall, companyKept, companyWished, drawCompany } from "./choices/company.js";
import { drawGuest, seatForGuest } from "./choices/guest.js";
import { seatRow } from "./choices/seating.js";
import { headed, word } from "../common/words.js";
import { notSoon, soon } from "../common/settled.js";

/** @typedef {import("./choices/picks.js").Field} Field */
/** @typedef {import("../shared/opening.js").SeatWish} SeatWish */
/** @typedef {import("../common/told.js").Preset} Preset */
/** @typedef {import("../common/told.js").GameOffered} Game */
/** @typedef {import("./choices/seating.js").Bot} Bot */

const PAUSE = 250;

class Picker {
  /** @param {Game} game @param {Game[]} games @param {Bot[]} bots */
  constructor(game, games, bots) {
    this.game = game;
    this.games = games;
    this.bots = bots;
    this.players = game.seats.includes(2) ? 2 : game.seats[0];
    /** @type {Record<string, any>} */
    this.setup = {};
    /** @type {SeatWish[]} */
    this.seats = [];
    this.preset = "";
    this.timer = 0;
    this.asked = 0;
    /** Whether the code is that of what is chosen now. */
    this.settled = false;
    this.errors = /** @type {{field: string, text: string}[]} */ ([]);
    this.code = "";
    /** why there is no code for what is chosen */
    this.why = "";
    /** what went wrong on the way here, until something is chosen */
    this.trouble = "";
    /** whether a whole campaign is begun, whose chapters choose for themselves */
    this.whole = Boolean(game.campaign) && (!game.single || new URLSearchParams(location.search).has("campaign"));
    /** @type {string[]} what the mages of a campaign are called */
    this.names = [];
    /** @type {import("./boxes.js").Made[]} boxes that people have made and this browser knows of */
    this.made = [];
    this.seat();
  }

  /** Everybody who has no place yet gets one: me first, then bots. */
  seat() {
    while (this.seats.length < this.players) {
      this.seats.push(
        this.seats.length === 0 ? { who: "me", bot: null, name: "" } : { who: "bot", bot: this.usualBot, name: "" },
      );
    }
    this.seats.length = this.players;
  }

  get usualBot() {
    return (this.bots.find((bot) => bot.usual) ?? this.bots[0])?.id ?? null;
  }

  get shown() {
    const boxes = boxesIn(this.game.fields, this.setup);
    return this.game.fields
      .filter((field) => field.players.length === 0 || field.players.includes(this.players))
      .map((field) => offered(field, boxes));
  }

  /** The picks the game is asked with. */
  get picks() {
    /** @type {Record<string, any>} */
    const picks = {};
    for (const field of this.shown) {
      const pick = this.setup[field.id];
      if (pick === undefined) continue;
      picks[field.id] = field.kind === "each" ? fitted(field, pick, this.players) : this.resized(field, pick);
    }
    return picks;
  }

  /** @param {Field} field @param {any} pick */
  resized(field, pick) {
    const further = field.values.find((value) => value.value === headOf(pick))?.then;
    return further?.kind === "each" && headOf(pick) !== pick
      ? { via: pick.via, is: fitted(further, pick.is, this.players) }
      : pick;
  }

  // Drawing

  draw() {
    document.title = `${headed(word("web-setup-title"), this.game.name)} · Emberhold`;
    byId("game-name").textContent = this.game.name;
    byId("game-blurb").textContent = this.game.blurb;
    byId("crest").replaceChildren(gameCrest(this.game.id));
    byId("surprise").replaceChildren(icon("dice"), word("web-setup-surprise"));
    byId("go").replaceChildren(icon("play"), word(this.whole ? "web-setup-go-campaign" : "web-setup-go"));
    for (const part of document.querySelectorAll(".setup__single")) part.toggleAttribute("hidden", this.whole);
    const copy = byId("copy-code");
    copy.replaceChildren(icon("copy"));
    copy.setAttribute("aria-label", word("web-setup-code-copy"));
    copy.title = word("web-setup-code-copy");
    byId("shelf").replaceChildren(shelf(this.games, this.game.id));
    this.drawPresets();
    this.drawSeats();
    this.drawFields();
    this.check();
  }

  drawPresets() {
    const all = this.game.presets.map((preset) => {
      const button = make(
        "button",
        { type: "button", class: "preset", "aria-pressed": String(this.preset === preset.id) },
        presetPicture(this.game.id, this.game.fields, preset.setup),
        make(
          "span",
          { class: "preset__words" },
          make("strong", { text: preset.name }),
          make("span", { class: "muted small", text: preset.blurb }),
        ),
      );
      button.addEventListener("click", () => this.take(preset));
      return button;
    });
    byId("presets").replaceChildren(...all);
  }

  /** @param {Preset} preset */
  take(preset) {
    this.preset = preset.id;
    this.trouble = "";
    this.players = preset.players;
    this.setup = structuredClone(preset.setup);
    this.seats = preset.seats.map((seat) => ({ ...seat, name: "" }));
    seatForGuest(this.seats);
    this.draw();
    const pressed = byId("presets").querySelector('[aria-pressed="true"]');
    if (pressed instanceof HTMLElement) pressed.focus();
  }

  drawSeats() {
    const numbers = this.game.seats.map((n) => {
      const input = make("input", { type: "radio", name: "players", class: "tile__input", value: String(n) });
      input.checked = n === this.players;
      input.addEventListener("change", () => {
        this.players = n;
        this.preset = "";
        this.seat();
        this.drawPresets();
        this.drawSeats();
        this.drawFields();
        this.check();
        const again = byId("players").querySelector("input:checked");
        if (again instanceof HTMLElement) again.focus();
      });
      return make(
        "label",
        { class: "tile tile--number" },
        input,
        make("span", { class: "tile__name digits", text: String(n) }),
      );
    });
    byId("players").replaceChildren(
      make("span", { class: "label", id: "players-label", text: word("web-setup-players") }),
      make("div", { class: "tiles", role: "radiogroup", "aria-labelledby": "players-label" }, ...numbers),
    );
    this.drawRows();
    this.drawUndo();
  }

  drawRows() {
    byId("seats").replaceChildren(...this.seats.map((seat, place) => seatRow(this.seating, seat, place)));
  }

  /** Free undo is for one side or one screen: against a friend elsewhere it cannot be chosen, and the page says why. */
  drawUndo() {
    const box = /** @type {HTMLInputElement} */ (byId("undo"));
    const people = this.seats.flatMap((seat, place) => (seat.who === "bot" ? [] : [place]));
    const apart =
      this.game.sides[String(this.seats.length)].filter((side) => side.some((seat) => people.includes(seat))).length >
      1;
    box.disabled = apart && this.seats.some((seat) => seat.who === "friend");
    if (box.disabled) box.checked = false;
    byId("undo-help").textContent = word(box.disabled ? "web-setup-undo-not" : "web-setup-undo-help");
    const friends = this.seats.some((seat) => seat.who === "friend");
    drawCompany(friends, !this.whole);
    drawGuest(friends);
  }

  /** How the rows of the seats ask and tell. @returns {import("./choices/seating.js").Seating} */
  get seating() {
    const figures = figuresOf(this.shown, this.setup, this.players);
    return {
      bots: this.bots.filter((bot) => !bot.game || (bot.game === this.game.id && bot.players === this.players)),
      usualBot: this.usualBot,
      face: (place) => {
        const value = this.whole ? undefined : figures?.[place];
        const art = value && pictureOf(this.game.id, value);
        return value && art ? { art, name: value.label } : null;
      },
      mage:
        this.whole && this.game.names
          ? (place) => ({
              most: this.game.names ?? 0,
              name: this.names[place] ?? "",
              called: (name) => (this.names[place] = name),
            })
          : null,
      kept: () => this.keep(),
      moved: (place) => {
        this.preset = "";
        this.drawPresets();
        this.drawUndo();
        byId("seats").children[place].replaceWith(seatRow(this.seating, this.seats[place], place));
        this.keep();
      },
    };
  }

  drawFields() {
    const setting = { game: this.game.id, players: this.players };
    const all = this.shown.map((field) => {
      const id = `field-${field.id}`;
      const pick = this.setup[field.id] ?? usual(field, this.players);
      const control = field.boxes
        ? boxSwitches(
            { field, game: this.game, boxes: boxesIn(this.game.fields, this.setup), made: this.made, id },
            (boxes) => void this.mixed(field, boxes),
            (file) => this.bring(file),
          )
        : fieldControl(setting, field, pick, (chosen) => this.choose(field, chosen), id);
      const label = make("span", { class: "label setup__label", id: `${id}-label`, text: this.heading(field) });
      return make(
        "div",
        { class: "setup__field field", id: `${id}-box` },
        label,
        control,
        make("span", { class: "wrong", id: `${id}-wrong`, role: "alert", hidden: true }),
      );
    });
    byId("fields").replaceChildren(...all);
    byId("poster").replaceChildren(
      this.whole ? sealedPoster(this.game.id) : poster(this.game.id, this.shown, this.setup, this.players),
    );
  }

  /** @param {Field} field */
  heading(field) {
    return field.boxes ? word("web-setup-boxes") : field.kind === "each" ? word("web-setup-each") : field.label;
  }

  /** Boxes that people have made bring what can be chosen along. @param {Field} field @param {string[]} boxes */
  async mixed(field, boxes) {
    try {
      await this.know(boxes);
      this.mix(this.game.fields.find((one) => one.id === field.id) ?? field, boxes);
    } catch (error) {
      this.trouble = sentence(error);
      this.tell();
    }
  }

  /** What can be chosen with these boxes. @param {string[]} boxes */
  async know(boxes) {
    const before = boxesIn(this.game.fields, this.setup);
    if ([...before, ...boxes].some(isExtra))
      this.game = { ...this.game, fields: await fieldsWith(this.game.id, boxes) };
  }

  /** Open a packed box from a file, or a box by a finished campaign, and mix it in. @param {File} file */
  async bring(file) {
    try {
      const box = file.name.endsWith(ENDING) ? await this.bringMade(file) : await this.bringFinished(file);
      const field = this.game.fields.find((one) => one.boxes);
      if (field) await this.mixed(field, [...new Set([...boxesIn(this.game.fields, this.setup), box])]);
    } catch (error) {
      this.errors = [{ field: "boxes", text: sentence(error) }];
      this.tell();
    }
  }

  /** @param {File} file */
  async bringMade(file) {
    const row = await bringBox(file);
    const field = this.game.fields.find((one) => one.boxes);
    if (field && !isFor(field, row))
      throw new Problem(word("web-setup-box-elsewhere", { box: row.title, game: row.game_title }));
    this.made = [row, ...this.made.filter(({ name }) => name !== row.name)];
    return row.name;
  }

  /** A campaign from a file opens its box where it was won to the end. @param {File} file */
  async bringFinished(file) {
    await post("/api/campaigns/file", { file: await file.text() });
    await learnOpened(this.game);
    const box = this.game.sealed.find(({ id }) => isOpened(id));
    if (!box) throw new Problem(word("web-setup-box-unfinished"));
    return box.id;
  }

  /** Other boxes are in play: what they do not offer is no longer chosen. @param {Field} field @param {string[]} boxes */
  mix(field, boxes) {
    if (boxes.length === 1 && boxes[0] === field.default[0]) delete this.setup[field.id];
    else this.setup[field.id] = boxes;
    for (const one of this.shown) {
      if (one.boxes || this.setup[one.id] === undefined) continue;
      const kept = stillOffered(one, this.setup[one.id]);
      if (kept === undefined) delete this.setup[one.id];
      else this.setup[one.id] = kept;
    }
    this.trouble = "";
    this.preset = "";
    this.drawPresets();
    this.redraw(field);
    this.drawRows();
    this.check();
  }

  /** @param {Field} field @param {any} pick */
  choose(field, pick) {
    this.setup[field.id] = pick;
    this.trouble = "";
    this.preset = "";
    this.drawPresets();
    this.redraw(field);
    this.drawRows();
    this.check();
  }

  /** Draw the fields again without losing the place one is at. @param {Field} field */
  redraw(field) {
    const focused = document.activeElement?.id ?? "";
    const typing =
      document.activeElement?.matches("textarea, input:not([type=radio], [type=checkbox], [type=file])") ?? false;
    if (typing && byId(`field-${field.id}-box`).contains(document.activeElement)) return;
    this.drawFields();
    const again = focused
      ? document.getElementById(focused)
      : byId(`field-${field.id}-box`).querySelector("input:checked");
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  surprise() {
    this.trouble = "";
    for (const field of this.shown) {
      if (field.kind === "choice" && !field.values.some((value) => value.again)) continue;
      if (field.kind === "choice" || field.kind === "each") this.setup[field.id] = drawn(field, this.players);
    }
    this.preset = "";
    this.drawPresets();
    this.drawRows();
    this.drawFields();
    this.check();
  }

  // Checking

  check() {
    this.settled = false;
    notSoon(this.timer);
    this.timer = soon(() => void this.ask(), PAUSE);
  }

  async ask() {
    this.asked += 1;
    const { asked } = this;
    try {
      const answer = await post("/api/setup", {
        game: this.game.id,
        players: this.players,
        seed: this.seed,
        setup: this.picks,
      });
      if (asked !== this.asked) return;
      this.errors = answer.ok ? [] : answer.errors;
      this.code = answer.ok ? answer.code : "";
      this.why = answer.ok ? answer.why : "";
      this.settled = true;
      this.keep();
    } catch (error) {
      this.errors = [{ field: "", text: sentence(error) }];
      this.code = "";
    }
    this.tell();
  }

  /**
   * Keep what is chosen with the address, for a reload and for the way back: the set-up as its code, the people beside
   * it. Where there is no code the set-up is kept as it is.
   */
  keep() {
    if (!this.settled || !(this.code || this.why)) return;
    const address = new URL(location.href);
    for (const done of ["preset", "again", "box", "code"]) address.searchParams.delete(done);
    if (this.code) address.searchParams.set("code", this.code);
    const beside = { seats: this.seats, free: this.free.checked, company: companyWished() };
    const whole = this.code ? {} : { players: this.players, setup: this.setup };
    history.replaceState({ ...beside, ...whole }, "", address);
  }

  get free() {
    return /** @type {HTMLInputElement} */ (byId("undo"));
  }

  /** The names for the mages; nothing where it is left for the table. */
  get namesWished() {
    return this.seats.map((_, place) => this.names[place]?.trim() || null);
  }

  get seed() {
    return /** @type {HTMLInputElement} */ (byId("seed")).value.trim();
  }

  /** Where the page says what is wrong with a field. @param {string} field */
  placeOf(field) {
    return (
      document.getElementById(`field-${field}-wrong`) ??
      document.getElementById(`${field === "players" ? "seats" : field}-wrong`)
    );
  }

  /** Show what is wrong where it is wrong, and the summary. */
  tell() {
    /** @type {Map<Element, string>} */
    const wrong = new Map();
    const elsewhere = this.trouble ? [this.trouble] : [];
    for (const { field, text } of this.errors) {
      const place = field ? this.placeOf(field) : null;
      if (place !== null) wrong.set(place, [wrong.get(place), text].filter(Boolean).join(" "));
      else elsewhere.push(text);
    }
    for (const place of document.querySelectorAll(".setup .wrong")) {
      const text = wrong.get(place) ?? "";
      if (place.textContent !== text) place.textContent = text;
      place.toggleAttribute("hidden", text === "");
      place.closest(".setup__field")?.toggleAttribute("data-wrong", text !== "");
    }
    const problem = byId("problem");
    problem.textContent = elsewhere.join(" ");
    problem.hidden = elsewhere.length === 0;
    /** @type {HTMLInputElement} */ (byId("code")).value = this.code;
    byId("code-help").textContent = this.why || word("web-setup-code-help");
    /** @type {HTMLButtonElement} */ (byId("copy-code")).disabled = this.code === "";
    byId("status").textContent = this.errors.length ? word("web-setup-not-yet") : word("web-setup-good");
    byId("status").className = this.errors.length ? "small summary__bad" : "small summary__good";
    const picks = this.picks;
    const rows = this.shown.flatMap((field) => [
      make("dt", {
        text: this.heading(field)
          .replace(/[?:]\s*$/, "")
          .trim(),
      }),
      make("dd", {
        text: spoken(field, picks[field.id] ?? (field.boxes ? field.default : usual(field, this.players))),
      }),
    ]);
    byId("summary").replaceChildren(make("dl", {}, ...rows));
  }

  async open() {
    const button = /** @type {HTMLButtonElement} */ (byId("go"));
    await this.ask();
    if (this.errors.length) {
      document.querySelector("[data-wrong], #problem:not([hidden])")?.scrollIntoView({ block: "center" });
      return;
    }
    button.disabled = true;
    try {
      const wish = {
        game: this.game.id,
        players: this.players,
        seed: this.seed,
        seats: this.seats,
        options: { undo: this.free.checked ? "free" : "policy", ...companyWished() },
      };
      const coming = guest();
      if (this.whole)
        await openCampaign(this.game.names ? { ...wish, setup: { names: this.namesWished } } : wish, coming);
      else await openTable({ ...wish, setup: this.picks }, coming);
    } catch (error) {
      this.errors = [{ field: error instanceof Problem ? error.field : "", text: sentence(error) }];
      this.tell();
    } finally {
      button.disabled = false;
    }
  }
}

/** @type {Picker | null} */
let picker = null;

/** Load the game's choices, keeping what has been chosen. */
async function load() {
  const { games, bots } = /** @type {{games: Game[], bots: Bot[]}} */ (await get("/api/games"));
  const game = games.find((one) => one.id === pageOf("game")) ?? games[0];
  const boxes = game.fields.find((field) => field.boxes)?.values.map(({ value }) => value) ?? [];
  await Promise.all([learnOpened(game), ...[game.id, ...boxes].map((box) => bringGallery(box))]);
  if (picker === null) picker = new Picker(game, games, bots);
  else Object.assign(picker, { game, games, bots });
  return picker;
}

/** A set-up somebody has shared, or that was chosen here before. @param {Picker} picker @param {string} code */
async function takeCode(picker, code) {
  const shared = await get(`/api/code/${encodeURIComponent(code)}`);
  const kept =
    /** @type {{seats?: SeatWish[], free?: boolean, company?: import("./choices/company.js").Company} | null} */ (
      history.state
    );
  companyKept(kept?.company);
  takeTable(picker, { ...shared, seats: kept?.seats ?? [], free_undo: kept?.free ?? false });
  /** @type {HTMLInputElement} */ (byId("seed")).value = shared.seed ?? "";
}

/** A set-up without a code that was chosen here before. @param {Picker} picker */
function takeKept(picker) {
  companyKept(history.state.company);
  takeTable(picker, { ...history.state, free_undo: history.state.free });
}

/** @param {Picker} picker @param {{players: number, setup: Record<string, any>, seats: SeatWish[], free_undo: boolean}} table */
function takeTable(picker, { players, setup, seats, free_undo }) {
  picker.players = players;
  picker.setup = setup;
  picker.seats = seats.length === players ? seats : [];
  picker.free.checked = free_undo;
  picker.seat();
}

/**
 * The boxes for this game that this browser knows of, those in play with what they offer.
 * @param {Picker} picker @param {string} wanted
 */
async function takeBoxes(picker, wanted) {
  const field = picker.game.fields.find((one) => one.boxes);
  if (!field) return;
  const { offered, yours } = await get("/api/boxes");
  const rows = [...yours, ...offered].filter((row) => isFor(field, row));
  const all = new Map(rows.map((row) => [row.name, row]));
  const known = [wanted, ...boxesIn(picker.game.fields, picker.setup), ...picker.made.map(({ name }) => name)];
  for (const name of new Set(known.filter((box) => isOwn(box) && !all.has(box))))
    all.set(name, await openBox(name.slice(-32)));
  picker.made = [...all.values()];
  if (wanted && !picker.setup[field.id]) picker.setup[field.id] = [...field.default, wanted];
  await picker.know(picker.setup[field.id] ?? []);
}

/** What the address asks for. @param {Picker} picker */
async function takeAddress(picker) {
  const query = new URLSearchParams(location.search);
  const code = query.get("code");
  const again = query.get("again");
  const preset = picker.game.presets.find((one) => one.id === query.get("preset"));
  try {
    if (again) takeTable(picker, await get(`/api/t/${encodeURIComponent(again)}/again`));
    else if (code) await takeCode(picker, code);
    else if (preset) picker.take(preset);
    else if (history.state?.setup) takeKept(picker);
    else {
      companyFromHall(picker.seats);
      seatForGuest(picker.seats);
    }
    await takeBoxes(picker, query.get("box") ?? "");
  } catch (error) {
    picker.trouble = sentence(error);
  }
}

async function begin() {
  await frame();
  try {
    const made = await load();
    await takeAddress(made);
    made.draw();
    for (const id of ["undo", "clock", "hall"]) byId(id).addEventListener("change", () => made.keep());
    byId("surprise").addEventListener("click", () => made.surprise());
    byId("seed").addEventListener("input", () => made.check());
    byId("copy-code").addEventListener("click", () => {
      void copyText(made.code).then(() => (byId("status").textContent = word("web-setup-code-copied")));
    });
    byId("form").addEventListener("submit", (event) => {
      event.preventDefault();
      void made.open();
    });
    document.addEventListener(
      "emberhold:language",
      () =>
        void load().then(async (one) => {
          await takeBoxes(one, "");
          one.draw();
        }),
    );
  } catch (error) {
    byId("problem").textContent = sentence(error);
    byId("problem").hidden = false;
  }
}

void begin();
