// @ts-check
/** Looking back at an earlier moment of the game, and returning to now. */

import { announce } from "../common/announcer.js";
import { say } from "../common/say.js";
import { toast } from "../common/toast.js";
import { during } from "../common/settled.js";

/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("./page.js").TablePage} TablePage */

export class LookingBack {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {number} at how many answers had been given */
  async look(at) {
    const { page } = this;
    const query = new URLSearchParams({ lang: document.documentElement.lang });
    if (page.sitting.seat !== null) query.set("seat", String(page.sitting.seat));
    if (page.state?.result) query.set("open", "1");
    const answer = await during(fetch(`/api/t/${encodeURIComponent(page.table)}/at/${at}?${query}`)).catch(() => null);
    if (!answer?.ok || page.sitting.handover.isOpen) {
      toast(say("web-table-no-past"), true);
      return;
    }
    page.past = /** @type {State} */ (await during(answer.json()));
    page.asking.clicks.settle();
    page.log.look(at);
    document.body.classList.add("is-past");
    page.render();
    announce(page.asking.prompt.text.textContent ?? "");
  }

  /** Back to now. */
  present() {
    const { page } = this;
    this.forget();
    page.log.look(null);
    page.render();
    page.asking.prompt.focus();
  }

  /** The next thing drawn is the present. */
  forget() {
    this.page.past = null;
    document.body.classList.remove("is-past");
  }
}
