// @ts-check
/**
 * Being told of one's turn while no page is open, through whatever the server's owner has set up. Off
 * until somebody allows it, and shown only where the server can do it.
 */

import { get, post, sentence } from "../../common/api.js";
import { make } from "../../common/dom.js";
import { say } from "../../common/say.js";

/** @param {string} table */
export function calling(table) {
  const address = `/api/t/${encodeURIComponent(table)}/call`;
  const box = make("input", { type: "checkbox", id: "call-on" });
  const topic = make("input", { class: "input", id: "call-topic", maxlength: "64", autocomplete: "off", spellcheck: "false" });
  const told = make("p", { class: "small", role: "status" });
  const field = make("div", { class: "field" }, make("label", { for: "call-topic", text: say("web-settings-call-topic") }), topic);
  const about = make("p", { class: "muted small", text: say("web-settings-call-about") });
  const all = make("div", { hidden: true }, make("label", { class: "check", for: "call-on" }, box, make("span", { text: say("web-settings-call") })), field, told, about);

  /** @param {string | null} wanted */
  const change = async (wanted) => {
    try {
      show(await post(address, { topic: wanted }));
      told.textContent = say(wanted === null ? "web-settings-call-off" : "web-settings-call-on");
    } catch (error) {
      box.checked = false;
      told.textContent = sentence(error);
    }
  };
  /** @param {{possible: boolean, topic: string | null}} now */
  const show = (now) => {
    all.hidden = !now.possible;
    box.checked = now.topic !== null;
    topic.value = now.topic ?? topic.value;
  };
  box.addEventListener("change", () => void change(box.checked ? topic.value.trim() : null));
  topic.addEventListener("change", () => {
    if (box.checked) void change(topic.value.trim());
  });
  get(address).then(show, () => undefined);
  return all;
}
