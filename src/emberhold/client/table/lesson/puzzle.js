// @ts-check
/**
 * A puzzle at the table: its goal, how the try is going, and another try. The verdict comes from the
 * server, which asks the game; here it is only told.
 */

import { rememberSolved } from "../../life/history.js";
import { sentence } from "../../common/api.js";
import { openPuzzle } from "../../shared/opening.js";
import { play } from "../../story/sound.js";
import { announce } from "../../common/announcer.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { toast } from "../../common/toast.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").Puzzle} PuzzleState */

export class Riddle {
  /** @param {(frame: Record<string, unknown>) => void} send */
  constructor(send) {
    this.send = send;
    this.root = make("section", { id: "puzzle", class: "lesson puzzle" });
    byId("app").insertBefore(this.root, byId("prompt"));
    /** @type {State | null} */
    this.state = null;
    this.folded = false;
    /** the verdict that was told last */
    this.told = "open";
  }

  /** @param {State} state */
  take(state) {
    const { puzzle } = state;
    if (!puzzle) return;
    const first = this.state === null;
    if (!first && this.told === "open" && state.table.answers > 0) this.folded = true;
    this.state = state;
    if (puzzle.is !== this.told) this.#tell(puzzle, !first);
    this.#draw(puzzle, state);
  }

  /** @param {PuzzleState} puzzle @param {boolean} loud */
  #tell(puzzle, loud) {
    this.told = puzzle.is;
    this.folded = false;
    if (puzzle.is === "solved") rememberSolved(puzzle.id);
    if (puzzle.is === "open" || !loud) return;
    announce(say(`web-puzzle-${puzzle.is}`), "assertive");
    play(puzzle.is === "solved" ? "win" : "lose");
  }

  /** @param {PuzzleState} puzzle @param {State} state */
  #draw(puzzle, state) {
    this.root.setAttribute("aria-label", say("web-puzzle"));
    this.root.dataset.is = puzzle.is;
    this.root.classList.toggle("lesson--folded", this.folded);
    const fold = () => {
      this.folded = !this.folded;
      this.#draw(puzzle, state);
      this.root.querySelector("button")?.focus({ preventScroll: true });
    };
    if (this.folded)
      fillWith(
        this.root,
        make("button", { type: "button", class: "button lesson__open", text: puzzle.goal, on: { click: fold } }),
      );
    else fillWith(this.root, ...this.#words(puzzle, state, fold));
  }

  /** @param {PuzzleState} puzzle @param {State} state @param {() => void} fold */
  #words(puzzle, state, fold) {
    const over = puzzle.is !== "open";
    return [
      make(
        "p",
        { class: "lesson__head" },
        make("strong", { text: puzzle.title }),
        make("span", { class: "lesson__count digits", text: `${puzzle.number} / ${puzzle.of}` }),
      ),
      make("p", { class: "puzzle__goal", text: over ? say(`web-puzzle-${puzzle.is}`) : puzzle.goal }),
      !over && make("p", { class: "lesson__text", text: puzzle.about }),
      make(
        "div",
        { class: "lesson__ways" },
        puzzle.is === "solved" &&
          puzzle.next &&
          this.#way("web-puzzle-next", () => void this.#onward(puzzle.next), "button--main"),
        state.table.answers > 0 &&
          this.#way(
            "web-puzzle-again",
            () => this.#again(state),
            puzzle.is === "failed" ? "button--main" : "button--quiet",
          ),
        make("a", { class: "button button--quiet", href: "/puzzles", text: say("web-puzzle-all") }),
        this.#way("web-lesson-fold", fold, "button--quiet"),
      ),
    ];
  }

  /** @param {string} words @param {() => void} act @param {string} looks */
  #way(words, act, looks) {
    return make("button", {
      type: "button",
      class: `button ${looks}`,
      "data-way": words.replace("web-puzzle-", ""),
      text: say(words),
      on: { click: act },
    });
  }

  /** Everything undone: the position as it was. @param {State} state */
  #again(state) {
    this.folded = false;
    this.send({ do: "undo", version: state.version, seat: state.you.showing, to: 0 });
  }

  /** @param {string | null} puzzle */
  async #onward(puzzle) {
    try {
      if (puzzle) await openPuzzle(puzzle);
    } catch (error) {
      toast(sentence(error), true);
    }
  }
}
