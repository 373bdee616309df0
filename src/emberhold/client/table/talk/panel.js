// @ts-check
/** The panel of talk beside the table: plans, what was said, a line to write, and who is muted. */

import { post, sentence } from "../../common/api.js";
import { byId, fillWith, make } from "../../common/dom.js";
import { icon } from "../../common/icons.js";
import { prefer, preference } from "../../common/preferences.js";
import { calledBy, count, headed, say } from "../../common/say.js";

/** @typedef {import("../../common/frames.js").State} State */
/** @typedef {import("../../common/frames.js").TalkLine} TalkLine */
/** @typedef {import("../../common/frames.js").Talk} TalkState */
/** @typedef {{send: (frame: Record<string, unknown>) => Promise<boolean>, phrases: () => void, point: () => void, find: (target: string) => void}} Tasks */

const LONGEST = 120;

export class TalkPanel {
  /** @param {Tasks} tasks */
  constructor(tasks) {
    this.tasks = tasks;
    this.lines = make("ol", { class: "talk__lines" });
    this.plans = make("section", { class: "talk__plans", hidden: true });
    this.people = make("ul", { class: "talk__people" });
    this.input = make("input", { class: "input", id: "talk-text", maxlength: String(LONGEST), autocomplete: "off" });
    this.form = make(
      "form",
      { class: "talk__form", on: { submit: (/** @type {Event} */ event) => void this.#write(event) } },
      this.input,
      make("button", { type: "submit", class: "button button--icon" }, icon("next")),
    );
    this.off = make("p", { class: "muted small", hidden: true });
    this.tools = make("div", { class: "talk__tools" });
    this.switches = make("div", { class: "talk__switches" });
    this.hushed = make("ul", { class: "talk__hushed" });
    this.title = make("span");
    this.more = make(
      "details",
      { class: "talk__more" },
      make("summary", { id: "talk-more" }, icon("gear"), this.title),
      this.switches,
      this.people,
    );
    fillWith(
      byId("panel-talk"),
      make("div", { class: "talk" }, this.plans, this.lines, this.hushed, this.off, this.form, this.tools, this.more),
    );
  }

  /**
   * @param {State} state
   * @param {TalkState} talk
   * @param {TalkLine[]} lines
   */
  draw(state, talk, lines) {
    const mine = state.you.seats.length > 0;
    const open = preference("chat");
    this.#drawPlans(state, talk);
    const atEnd = this.lines.scrollHeight - this.lines.scrollTop - this.lines.clientHeight < 24;
    fillWith(
      this.lines,
      ...lines.filter((line) => open || !line.own).map((line) => this.#line(state, line)),
      !lines.length && make("li", { class: "muted small", text: say("web-talk-empty") }),
    );
    if (atEnd) this.lines.scrollTop = this.lines.scrollHeight;
    this.form.hidden = !mine || !talk.chat || !open;
    this.off.hidden = talk.chat && open;
    this.off.textContent = say(talk.chat ? "web-talk-off-mine" : "web-talk-off-all");
    this.input.placeholder = say("web-talk-write");
    this.input.setAttribute("aria-label", say("web-talk-write"));
    this.form.querySelector("button")?.setAttribute("aria-label", say("web-talk-send"));
    this.more.hidden = !mine;
    this.title.textContent = say("web-talk-more");
    fillWith(this.tools, ...(mine ? this.#tools() : []));
    fillWith(this.switches, ...(mine ? this.#switches(state, talk) : []));
    fillWith(
      this.hushed,
      ...talk.muted.map((each) =>
        make(
          "li",
          { "data-seat": String(each.seat) },
          icon("mute"),
          make("span", { text: headed(nameOf(state, each.seat), unread(each)) }),
        ),
      ),
    );
    fillWith(
      this.people,
      ...(mine
        ? state.seats
            .filter((seat) => !state.you.seats.includes(seat.seat) && seat.who === "person")
            .map((seat) => this.#person(state, seat, talk))
        : []),
    );
  }

  toEnd() {
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** @param {State} state @param {TalkState} talk */
  #drawPlans(state, talk) {
    this.plans.hidden = !talk.notes.length;
    const take = (/** @type {TalkLine} */ note) =>
      void this.tasks.send({ do: "unpin", seat: state.you.showing, note: note.n });
    fillWith(
      this.plans,
      make("h3", { text: say("web-talk-plans") }),
      make(
        "ul",
        {},
        ...talk.notes.map((note) =>
          make(
            "li",
            { class: "talk__plan", "data-seat": String(note.seat) },
            make(
              "button",
              { type: "button", class: "talk__what", on: { click: () => this.tasks.find(note.target) } },
              make("b", { text: note.what }),
              make("span", { text: note.text }),
              make("small", { text: nameOf(state, note.seat) }),
            ),
            state.you.seats.length > 0 &&
              make(
                "button",
                {
                  type: "button",
                  class: "button button--icon button--small",
                  "aria-label": headed(say("web-talk-unpin"), note.what),
                  on: { click: () => take(note) },
                },
                icon("close"),
              ),
          ),
        ),
      ),
    );
  }

  /** @param {State} state @param {TalkLine} line */
  #line(state, line) {
    const what =
      line.target &&
      make("button", {
        type: "button",
        class: "talk__thing",
        text: line.what,
        on: { click: () => this.tasks.find(line.target) },
      });
    return make(
      "li",
      { class: `talk__line${line.own ? "" : " talk__line--ready"}`, "data-seat": String(line.seat) },
      make("b", { text: nameOf(state, line.seat) }),
      make(
        "span",
        {},
        what,
        what && line.text && headed("", ""),
        line.text || make("i", { text: ` ${say("web-talk-pointed")}` }),
      ),
    );
  }

  #tools() {
    return [
      make(
        "button",
        { type: "button", class: "button button--small", on: { click: () => this.tasks.phrases() } },
        icon("ask"),
        say("web-talk-phrases"),
      ),
      make(
        "button",
        { type: "button", class: "button button--small", id: "talk-point", on: { click: () => this.tasks.point() } },
        icon("where"),
        say("web-talk-point-at"),
      ),
    ];
  }

  /** @param {State} state @param {TalkState} talk */
  #switches(state, talk) {
    const box = make("input", { type: "checkbox", id: "talk-mine" });
    box.checked = preference("chat");
    box.addEventListener("change", () => {
      prefer("chat", box.checked);
      void this.redraw();
    });
    const all = make("input", { type: "checkbox", id: "talk-all" });
    all.checked = talk.chat;
    all.addEventListener("change", () => void this.tasks.send({ do: "chat", on: all.checked }));
    return [
      make("label", { class: "check", for: "talk-mine" }, box, make("span", { text: say("web-talk-mine") })),
      state.you.host &&
        make("label", { class: "check", for: "talk-all" }, all, make("span", { text: say("web-talk-all") })),
    ];
  }

  /** What to do when something about this page has been switched. @type {() => unknown} */
  redraw = () => undefined;

  /** @param {State} state @param {import("../../common/frames.js").Seat} seat @param {TalkState} talk */
  #person(state, seat, talk) {
    const muted = talk.muted.find((each) => each.seat === seat.seat);
    const name = nameOf(state, seat.seat);
    return make(
      "li",
      { "data-seat": String(seat.seat) },
      make("b", { text: name }),
      make("button", {
        type: "button",
        class: "button button--small",
        "aria-label": headed(say(muted ? "web-talk-unmute" : "web-talk-mute"), name),
        text: say(muted ? "web-talk-unmute" : "web-talk-mute"),
        on: { click: () => void this.tasks.send({ do: "mute", who: seat.seat, on: !muted }) },
      }),
      make("button", {
        type: "button",
        class: "button button--small",
        "aria-label": headed(say("web-talk-report"), name),
        text: say("web-talk-report"),
        on: { click: (/** @type {Event} */ event) => void this.#report(event, seat.seat) },
      }),
      make("button", {
        type: "button",
        class: "button button--small",
        "aria-label": headed(say("web-talk-block"), name),
        text: say("web-talk-block"),
        on: { click: (/** @type {Event} */ event) => void this.#block(event, state.table.id, seat.seat) },
      }),
    );
  }

  /** @param {Event} event @param {number} who */
  async #report(event, who) {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    if (button.dataset.sure === undefined) {
      button.dataset.sure = "";
      button.textContent = say("web-talk-report-sure");
      return;
    }
    if (await this.tasks.send({ do: "report", who }))
      button.replaceWith(make("small", { role: "status", text: say("web-talk-reported") }));
  }

  /** Never meet somebody again: not in the hall, and no invitation of theirs arrives. @param {Event} event @param {string} table @param {number} seat */
  async #block(event, table, seat) {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    if (button.dataset.sure === undefined) {
      button.dataset.sure = "";
      button.textContent = say("web-talk-block-sure");
      return;
    }
    try {
      await post(`/api/t/${encodeURIComponent(table)}/block`, { seat });
      button.replaceWith(make("small", { role: "status", text: say("web-talk-blocked") }));
    } catch (error) {
      button.textContent = sentence(error);
    }
  }

  /** @param {Event} event */
  async #write(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text && (await this.tasks.send({ do: "say", text }))) this.input.value = "";
  }
}

/** How much of somebody muted has not been read. @param {TalkState["muted"][number]} muted */
function unread(muted) {
  return muted.unread ? count("web-talk-unread", muted.unread) : say("web-talk-muted");
}

/** @param {State} state @param {number} seat */
export function nameOf(state, seat) {
  const place = state.seats.find((each) => each.seat === seat);
  return place ? calledBy(state, place) : "";
}
