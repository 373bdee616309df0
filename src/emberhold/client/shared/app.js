// @ts-check
// The installed app: reading offline, staying awake, and a way to install it that nobody is pressed to take.

import { make } from "../common/dom.js";
import { currentLanguage, word } from "../common/words.js";

/** @type {any} what the browser offers, until somebody wants it */
let offered = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offered = event;
});

/**
 * Keep what can be read offline, or nothing any more.
 * @param {boolean} wanted
 * @returns {Promise<boolean>} whether it was done
 */
async function keepOffline(wanted) {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.ok);
    active?.postMessage({ do: wanted ? "keep" : "drop", language: currentLanguage() }, [port2]);
  });
}

/** @returns {Promise<boolean>} */
async function isKept() {
  return "caches" in window && (await caches.keys()).some((name) => name.startsWith("emberhold-"));
}

/** The rows of the settings that belong to the app. */
export function appRows() {
  if (!("serviceWorker" in navigator)) return [];
  const box = make("input", { type: "checkbox", id: "settings-offline" });
  const told = make("p", { class: "small", role: "status" });
  void isKept().then((kept) => (box.checked = kept));
  box.addEventListener("change", () => {
    const wanted = box.checked;
    box.disabled = true;
    told.textContent = wanted ? word("web-app-keeping") : "";
    void keepOffline(wanted)
      .catch(() => false)
      .then((ok) => {
        box.disabled = false;
        box.checked = wanted && ok;
        told.textContent = word(!ok ? "web-app-not-kept" : wanted ? "web-app-kept" : "web-app-dropped");
      });
  });
  return [make("label", { class: "check", for: "settings-offline" }, box, word("web-app-offline")), told, installing()];
}

/** Only in the settings, and only where the browser can: nobody is asked. */
function installing() {
  if (!offered) return "";
  const button = make("button", { type: "button", class: "button", text: word("web-app-install") });
  button.addEventListener("click", () => {
    void offered?.prompt();
    offered = null;
    button.remove();
  });
  return button;
}
