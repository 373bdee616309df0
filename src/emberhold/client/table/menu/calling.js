// @ts-check
/**
 * Being told of one's turn while no page is open: on this device, by mail, or through whatever the
 * server's owner has set up. Off until somebody allows it, and shown only where the server can do it.
 */

import { Problem, get, post, sentence } from "../../common/api.js";
import { make } from "../../common/dom.js";
import { say } from "../../common/say.js";

/** @typedef {import("../../common/told.js").Calls} Calls */
/** @typedef {"none" | "push" | "mail" | "hook"} Way */

/** @param {string} table */
export function calling(table) {
  const address = `/api/t/${encodeURIComponent(table)}/call`;
  const choices = make("div", { role: "radiogroup", "aria-labelledby": "call-title" });
  const mail = input("call-mail", "email", "254");
  const topic = input("call-topic", "text", "64");
  const mailField = field("web-settings-call-address", mail);
  const topicField = field("web-settings-call-topic", topic, "web-settings-call-about");
  const save = make("button", {
    type: "button",
    class: "button",
    text: say("web-settings-call-save"),
    on: { click: () => void change(picked()) },
  });
  const told = make("p", { class: "small", role: "status" });
  const all = make(
    "section",
    { hidden: true, class: "call-ways" },
    make("h3", { id: "call-title", text: say("web-settings-call-way") }),
    choices,
    mailField,
    topicField,
    save,
    told,
    make("p", { class: "muted small", text: say("web-settings-call-private") }),
  );

  /** @returns {Way} */
  const picked = () => /** @type {Way} */ (choices.querySelector("input:checked")?.getAttribute("value") ?? "none");

  const arrange = () => {
    const way = picked();
    mailField.hidden = way !== "mail";
    topicField.hidden = way !== "hook";
    save.hidden = way !== "mail" && way !== "hook";
  };

  /** @param {Way} way */
  const change = async (way) => {
    told.textContent = "";
    try {
      show(await post(address, await wish(way)));
    } catch (error) {
      told.textContent = sentence(error);
    }
  };

  /** @param {Way} way */
  const wish = async (way) => {
    if (way === "mail") return { mail: mail.value.trim() };
    if (way === "hook") return { topic: topic.value.trim() };
    if (way === "push") return { push: await subscribed(key) };
    return { topic: null };
  };

  let key = "";
  /** @param {Calls} now */
  const show = (now) => {
    all.hidden = !now.possible;
    key = now.push ?? "";
    /** @type {[Way, boolean][]} */
    const offered = [
      ["none", true],
      ["push", now.push !== null && "PushManager" in window],
      ["mail", now.mail],
      ["hook", now.hook],
    ];
    choices.replaceChildren(
      ...offered.filter(([, can]) => can).map(([way]) => choice(way, way === (now.way ?? "none"))),
    );
    mail.value = now.address || mail.value;
    topic.value = now.topic ?? topic.value;
    told.textContent = now.way === null ? "" : say(state(now));
    arrange();
  };

  choices.addEventListener("change", () => {
    arrange();
    if (picked() === "none" || picked() === "push") void change(picked());
  });
  get(address).then(show, () => undefined);
  return all;
}

/** @param {Calls} now */
function state(now) {
  if (now.trouble) return "web-settings-call-trouble";
  if (!now.confirmed) return "web-settings-call-sent";
  return now.way === "hook" ? "web-settings-call-on" : "web-settings-call-works";
}

/**
 * @param {Way} way
 * @param {boolean} checked
 */
function choice(way, checked) {
  const box = make("input", { type: "radio", name: "call-way", value: way, id: `call-${way}-way` });
  box.checked = checked;
  return make(
    "label",
    { class: "check", for: `call-${way}-way` },
    box,
    make("span", { text: say(`web-settings-call-${way}`) }),
  );
}

/**
 * @param {string} id
 * @param {string} type
 * @param {string} longest
 */
function input(id, type, longest) {
  return make("input", {
    class: "input",
    id,
    type,
    maxlength: longest,
    autocomplete: type === "email" ? "email" : "off",
    spellcheck: "false",
  });
}

/**
 * @param {string} words
 * @param {HTMLInputElement} box
 * @param {string} [about]
 */
function field(words, box, about) {
  const text = about ? make("p", { class: "muted small", text: say(about) }) : null;
  return make("div", { class: "field", hidden: true }, make("label", { for: box.id, text: say(words) }), box, text);
}

/**
 * This browser's own subscription to its push service; the person agrees in the browser.
 * @param {string} key
 */
async function subscribed(key) {
  try {
    const worker = await navigator.serviceWorker.register("/worker.js");
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  } catch {
    throw new Problem(say("web-settings-call-blocked"));
  }
}
