// @ts-check
// What can be done with a thing once nothing is missing: try, judge, save, share.

import { icon } from "../../art/emblems.js";
import { make } from "../../common/dom.js";
import { count, word } from "../../common/words.js";
import { beforehand } from "../verdict.js";
import { isJudgeable } from "./judging.js";
import { save, share, tryIt } from "./sending.js";

/** @typedef {import("../bench.js").Bench} Bench */

/** @param {Bench} bench @param {boolean} lacking whether something is still missing */
export function deeds(bench, lacking) {
  const { tries, seconds } = bench.told;
  const button = (
    /** @type {string} */ id,
    /** @type {string} */ sign,
    /** @type {() => Promise<void>} */ act,
    main = false,
  ) => {
    const click = () => (lacking ? undefined : void act().catch((problem) => bench.tell(problem)));
    const why = lacking ? word("web-workshop-first-finish") : null;
    const kind = main ? "button button--main" : "button";
    return make(
      "button",
      { type: "button", class: kind, "data-key": id, "aria-disabled": String(lacking), title: why, on: { click } },
      icon(sign),
      word(id),
    );
  };
  const judges = isJudgeable(bench);
  const time = beforehand(seconds);
  const told = judges ? count(time.id, time.n) : "";
  return make(
    "div",
    { class: "wdoing" },
    tries && button("web-workshop-try", "play", () => tryIt(bench), true),
    judges && button("web-workshop-judge", "trophy", () => bench.judging.begin()),
    button("web-workshop-save", "download", () => save(bench)),
    tries && button("web-workshop-share", "link", () => share(bench)),
    told && make("p", { class: "wdoing__time muted small", text: told }),
  );
}
