// @ts-check
/** The middle of the table while a fight is on: those who fight step forward, large, each pair in a lane of its own. */

import { tokenArt } from "../board/art.js";
import { make } from "../common/dom.js";
import { say } from "../common/say.js";

/** @typedef {import("./fight.js").Clash} Clash */
/** @typedef {{root: HTMLElement, wide: number}} Lane `wide`: how many cards are beside each other */

/** How much higher a card is than wide; the space above and below it, and between two. */
const [TALL, AROUND, BETWEEN, CLOSE] = [1.4, 82, 96, 50];
const [LEAST, MOST] = [58, 186];
/** Where there is room for one pair at a time, and where for none. */
const [NARROW, LOW] = [matchMedia("(max-width: 640px)"), matchMedia("(max-height: 560px)")];
/** @type {import("./fight.js").Step[]} */
const STEPS = ["attackers", "blockers", "damage"];

export class Ring {
  /**
   * @param {(id: string) => HTMLElement | null} find what is on the table
   * @param {(slot: HTMLElement) => void} block somebody wants to step in where a slot is
   */
  constructor(find, block) {
    this.find = find;
    this.block = block;
    this.root = make("div", { class: "ring", hidden: true });
    /** @type {Map<string, HTMLElement>} who is here */
    this.standing = new Map();
    /** @type {Lane[]} */
    this.lanes = [];
    /** whom one looks at where there is room for one pair only @type {string | null} */
    this.looked = null;
  }

  /** Whether there is room for a ring in the middle of a table. */
  static get fits() {
    return !LOW.matches;
  }

  get isNarrow() {
    return NARROW.matches;
  }

  /** Those who fight, as placed in the ring. @param {string} id */
  elementOf(id) {
    return this.standing.get(id) ?? null;
  }

  /** Where somebody is, even while they are still on the way. @param {string} id */
  placeOf(id) {
    return this.standing.get(id)?.parentElement ?? null;
  }

  /**
   * @param {Clash[]} clashes
   * @param {import("./fight.js").Step} step
   */
  draw(clashes, step) {
    const before = new Set(this.standing.keys());
    this.standing.clear();
    this.root.hidden = !clashes.length;
    const lanes = pairs(clashes);
    const now =
      lanes.find((lane) => lane.some(({ from, open }) => (this.looked ? from === this.looked : open))) ?? lanes[0];
    const shown = this.isNarrow && now ? [now] : lanes;
    this.lanes = shown.map((lane) => this.#lane(lane));
    const struck = clashes.find(({ born }) => born)?.to;
    this.root.toggleAttribute("data-up", Boolean(struck && !this.find(struck)?.closest("[data-own]")));
    this.root.toggleAttribute("data-crowded", this.isCrowded);
    const tabs = this.isNarrow && lanes.length > 1 ? [this.#tabs(lanes, now)] : [];
    this.root.replaceChildren(
      track(step),
      ...tabs,
      make(
        "div",
        { class: "ring__lanes", "data-slot": this.lanes.some(({ root }) => root.hasAttribute("data-slot")) },
        ...this.lanes.map((lane) => lane.root),
      ),
    );
    let steps = 0;
    for (const [id, element] of this.standing) {
      if (before.has(id)) continue;
      element.classList.add("ring__steps");
      element.style.setProperty("--step", String(steps++));
    }
  }

  /**
   * Everybody as large as the place allows.
   * @param {number} width
   * @param {number} height
   */
  fit(width, height) {
    const tabs = this.root.querySelector(".ring__tabs") ? 56 : 0;
    const lanes = this.root.querySelector(".ring__lanes");
    const beside = lanes ? Number.parseFloat(getComputedStyle(lanes).paddingLeft) : 0;
    const cards = this.lanes.reduce((sum, { wide }) => sum + wide, 0);
    const between = this.isNarrow ? 52 : this.isCrowded ? CLOSE : BETWEEN;
    const gaps = this.lanes.reduce((sum, { wide }) => sum + (wide - 1) * between + 28, 0);
    const around = this.isNarrow ? 50 : this.isCrowded ? AROUND + 34 : AROUND;
    const fits = Math.min((height - around - tabs) / TALL, (width - beside - gaps) / Math.max(1, cards));
    this.root.style.setProperty("--between", `${between}px`);
    this.root.style.setProperty("--card-w", `${Math.round(Math.max(LEAST, Math.min(fits, MOST)))}px`);
  }

  /** Whether it is so crowded here that those of a pair are close to each other. */
  get isCrowded() {
    return this.lanes.length > 2;
  }

  /** @param {Clash[]} lane those who strike the same one */
  #lane(lane) {
    const [{ to, stops, open, lives, born }] = /** @type {[Clash, ...Clash[]]} */ (lane);
    const attackers = lane.map((clash) => this.#stands(clash.from, "attacks"));
    const shown = to && (!born || this.isNarrow) ? this.#stands(to, stops ? "stops" : "struck") : null;
    if (shown && born)
      shown.append(
        make(
          "span",
          { class: "ring__born" },
          make("b", { class: "ring__name", text: this.#name(to ?? "") }),
          life(lives[1] ?? 0, dealt(lane)),
        ),
      );
    const slot = open && !this.isNarrow ? this.#slot() : null;
    const field = make(
      "div",
      { class: "lane__field", "data-slot": Boolean(slot) },
      ...(slot && !shown ? [slot, ...attackers] : [...attackers, slot, shown]).flatMap((each) => each ?? []),
    );
    const title = make("p", { class: "lane__title" }, ...this.#title(lane));
    const wide = attackers.length + (shown ? 1 : 0) + (slot && !shown ? 1 : 0);
    return {
      root: make(
        "div",
        { class: "lane", "data-open": open || null, "data-slot": Boolean(slot) },
        title,
        field,
        outcome(lane),
      ),
      wide,
    };
  }

  /**
   * Who meets whom; a person that is struck has a face.
   * @param {Clash[]} lane
   * @returns {(string | Node)[]}
   */
  #title(lane) {
    const [clash] = lane;
    const one = lane.map(({ from }) => this.#name(from)).join(" + ");
    if (!clash?.to) return [one];
    if (!clash.born)
      return [
        make("span", { class: "lane__names", text: say("web-fight-meets", { one, other: this.#name(clash.to) }) }),
      ];
    const face = this.find(clash.to)?.querySelector("svg")?.cloneNode(true);
    return [
      make("span", { class: "lane__names", text: one }),
      "→",
      face ? make("span", { class: "lane__face" }, face) : this.#name(clash.to),
    ];
  }

  /**
   * A picture of somebody, which is pressed like the thing itself.
   * @param {string} id
   * @param {"attacks" | "stops" | "struck"} part
   */
  #stands(id, part) {
    const thing = this.find(id);
    if (!thing) return null;
    const figure = /** @type {HTMLElement} */ (thing.cloneNode(true));
    for (const name of ["data-piece", "data-handle", "data-head", "data-looks", "aria-label", "title", "role"])
      figure.removeAttribute(name);
    figure.setAttribute("tabindex", "-1");
    figure.classList.toggle("ring__lit", figure.classList.contains("legal"));
    figure.classList.remove(
      "legal",
      "pointed",
      "is-flying",
      "refused",
      "can-attack",
      "fights",
      "fights--attacks",
      "fights--stops",
      "fights--open",
      "fights--up",
      "fights--down",
      "story-struck",
      "story-acts",
      "story-falls",
      "card--spent",
    );
    figure.classList.add("ring__figure", `ring__figure--${part}`);
    figure.addEventListener("click", () => this.find(id)?.click());
    this.standing.set(id, figure);
    return make("div", { class: "ring__place" }, figure);
  }

  /** A free place in an attack's way: the blocker would be there. */
  #slot() {
    const place = make(
      "button",
      { type: "button", tabindex: "-1", class: "arena__slot ring__slot", on: { click: () => this.block(place) } },
      make("span", { class: "ring__shield" }),
      say("web-block-here"),
    );
    return place;
  }

  /**
   * @param {Clash[][]} lanes
   * @param {Clash[] | undefined} now
   */
  #tabs(lanes, now) {
    const look = (/** @type {string} */ from) => {
      this.looked = from;
      this.root.dispatchEvent(new Event("looked"));
    };
    return make(
      "div",
      { class: "ring__tabs" },
      ...lanes.flatMap((lane) => {
        const [clash] = lane;
        if (!clash) return [];
        const art = this.find(clash.from)?.querySelector(".card-frame__art")?.cloneNode(true);
        const words = make(
          "span",
          { class: "ring__who" },
          make("b", { text: this.#name(clash.from) }),
          make("span", {}, clash.born ? life(clash.lives[1] ?? 0, dealt(lane)) : verdict(lane)),
        );
        return [
          make(
            "button",
            {
              type: "button",
              tabindex: "-1",
              class: lane === now ? "ring__tab ring__tab--now" : "ring__tab",
              on: { click: () => look(clash.from) },
            },
            make("span", { class: "ring__art" }, art),
            words,
          ),
        ];
      }),
    );
  }

  /** @param {string} id */
  #name(id) {
    const thing = this.find(id);
    const head = thing?.closest(".area__head")?.querySelector(".area__name");
    return (head ?? thing?.querySelector(".card__name"))?.textContent ?? "";
  }
}

/**
 * Those who strike the same unit are grouped; one that strikes a person is alone, nearer to them.
 * @param {Clash[]} clashes
 * @returns {Clash[][]}
 */
function pairs(clashes) {
  /** @type {Map<string, Clash[]>} */
  const lanes = new Map();
  for (const clash of clashes) {
    const key = clash.to && !clash.born ? clash.to : clash.from;
    lanes.set(key, [...(lanes.get(key) ?? []), clash]);
  }
  return [...lanes.values()].sort(([one], [other]) => near(other) - near(one));
}

/** How near to the person that is struck somebody is: those who may still be blocked come first. @param {Clash | undefined} clash */
function near(clash) {
  return (clash?.open ? 2 : 0) + (clash?.born ? 1 : 0);
}

/** How far the fight has come. @param {import("./fight.js").Step} now */
function track(now) {
  const at = STEPS.indexOf(now);
  const kind = (/** @type {number} */ place) => (place < at ? "done" : place > at ? "later" : "now");
  return make(
    "ol",
    { class: "phases ring__phases" },
    ...STEPS.map((id, place) =>
      make("li", { class: "phases__step", "data-step": kind(place), text: say(`web-phase-${id}`) }),
    ),
  );
}

/** What all of them deal together. @param {Clash[]} lane */
function dealt(lane) {
  return lane.reduce((sum, { deals }) => sum + (deals ?? 0), 0);
}

/**
 * What is below a pair: who would fall, and what is left of either life.
 * @param {Clash[]} lane
 */
function outcome(lane) {
  const [clash] = lane;
  if (!clash?.to) return null;
  return make("p", { class: clash.born ? "lane__outcome lane__outcome--born" : "lane__outcome" }, ...foretold(lane));
}

/**
 * @param {Clash[]} lane
 * @returns {(HTMLElement | string)[]}
 */
function foretold(lane) {
  const [mine, other] = lane[0]?.lives ?? [null, null];
  const back = struckBack(lane);
  return [
    back && mine !== null ? life(mine, back) : "",
    verdict(lane),
    other === null ? "" : life(other, dealt(lane)),
  ].filter((part) => part);
}

/** Who would fall, in words. @param {Clash[]} lane */
function verdict(lane) {
  const [clash] = lane;
  if (!clash?.to) return "";
  if (clash.born) return say("web-fight-unstopped");
  const [mine, other] = clash.lives;
  const [falls, dies] = [mine !== null && struckBack(lane) >= mine, other !== null && dealt(lane) >= other];
  return say(
    falls && dies ? "web-fight-both" : dies ? "web-fight-struck" : falls ? "web-fight-attacker" : "web-fight-neither",
  );
}

/** What a single attacker would get back; several would share it as the defender wishes. @param {Clash[]} lane */
function struckBack(lane) {
  const [clash] = lane;
  return clash && !clash.born && lane.length === 1 ? (clash.suffers ?? 0) : 0;
}

/**
 * How much of a life is left when a damage has fallen.
 * @param {number} now
 * @param {number} loses
 */
function life(now, loses) {
  const then = Math.max(0, now - loses);
  return make(
    "span",
    { class: then ? "ring__life digits" : "ring__life ring__life--falls digits" },
    tokenArt("life"),
    String(now),
    make("b", { text: `→ ${then}` }),
  );
}
