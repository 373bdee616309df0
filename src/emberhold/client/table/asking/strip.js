// @ts-check
/**
 * The strip of answers shows whole ones only: what it has no room for is folded away, and the sign beside it opens
 * the list of all. Nobody has to scroll to find an answer.
 */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {"lit" | "stays" | "answer" | "offer"} Rank from what never goes to what goes first */

/** Pixels by which a border may stick out. */
const HAIR = 1;

/** What a hint or a lesson points at is in sight in any case. */
const LIT = ".answer--hinted";

/** What ends or lets go, all that is left at once, and a name that is being typed stay longest beside it. */
const STAYS =
  ':is([data-verb=end], [data-verb=pass], [data-verb=done], [data-verb=skip], [data-key="discard:rest"], .naming)';

/**
 * Which of those still in sight are to be folded away next; nothing where all of them are whole. What is not an
 * answer (the offer to give one always) goes before any answer does.
 * @param {Box[]} boxes in their order
 * @param {Box} strip
 * @param {Rank[]} ranks
 * @returns {number[]} their places
 */
export function tooMany(boxes, strip, ranks) {
  const places = boxes.map((_, place) => place);
  const ranked = (/** @type {Rank} */ rank) => places.filter((place) => ranks[place] === rank);
  const cut = places.filter((place) => !within(boxes[place], strip));
  const answers = cut.filter((place) => ranks[place] === "answer");
  if (cut.length === 0 || boxes.length < 2) return [];
  const offers = ranked("offer");
  if (offers.length > 0 && offers.length < boxes.length)
    return cut.every((place) => offers.includes(place)) ? cut : offers;
  if (answers.length === boxes.length) return answers.slice(1);
  if (answers.length > 0) return answers;
  return [ranked("answer").at(-1) ?? ranked("stays").at(-1) ?? boxes.length - 1];
}

/**
 * @param {Box | undefined} answer
 * @param {Box} strip
 */
function within(answer, strip) {
  if (!answer) return true;
  return (
    answer.left >= strip.left - HAIR &&
    answer.right <= strip.right + HAIR &&
    answer.top >= strip.top - HAIR &&
    answer.bottom <= strip.bottom + HAIR
  );
}

/** @param {HTMLElement} child @returns {Rank} */
function rankOf(child) {
  if (child.matches(LIT)) return "lit";
  if (child.matches(STAYS)) return "stays";
  return child.matches(".answer") ? "answer" : "offer";
}

export class Strip {
  /**
   * @param {HTMLElement} row
   * @param {HTMLElement} more what opens the list of all answers
   */
  constructor(row, more) {
    this.row = row;
    this.more = more;
    /** whether there are answers beside those in the strip */
    this.others = false;
    this.size = "";
    /** what follows once some answers are in sight and the others are folded away */
    this.fitted = () => {};
    new ResizeObserver(() => {
      if (this.#size() !== this.size) this.fit();
    }).observe(row);
  }

  #size() {
    return `${this.row.clientWidth} ${this.row.clientHeight}`;
  }

  /** @param {boolean} more whether there is more than the strip shows; where there is not, it has the room to itself */
  #offer(more) {
    this.more.hidden = !more;
    this.row.toggleAttribute("data-alone", !more);
  }

  /** Fold away what is not whole, and show what is again. */
  fit() {
    let left = /** @type {HTMLElement[]} */ ([...this.row.children]);
    for (const child of left) child.removeAttribute("data-folded");
    this.#offer(this.others);
    for (let away = this.#away(left); away.length > 0; away = this.#away(left)) {
      for (const child of away) child.setAttribute("data-folded", "");
      left = left.filter((child) => !away.includes(child));
      this.#offer(true);
    }
    if (document.activeElement?.hasAttribute("data-folded")) this.more.focus({ preventScroll: true });
    this.size = this.#size();
    this.fitted();
  }

  /** @param {HTMLElement[]} left */
  #away(left) {
    const strip = this.row.getBoundingClientRect();
    if (strip.width === 0) return [];
    return tooMany(
      left.map((child) => child.getBoundingClientRect()),
      strip,
      left.map(rankOf),
    ).flatMap((place) => left[place] ?? []);
  }
}
