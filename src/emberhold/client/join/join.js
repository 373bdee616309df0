/**
 * Takes the seat that the link in the address bar grants, then goes on to the table.
 *
 * It happens by POST from a script, so that programs that only preview links do not use them up.
 * Where somebody has to know something before they sit down, they press the button.
 */

import { during } from "../common/settled.js";

const text = /** @type {HTMLElement} */ (document.getElementById("join-text"));
const warning = /** @type {HTMLElement} */ (document.getElementById("join-warning"));
const button = /** @type {HTMLButtonElement} */ (document.getElementById("join-button"));

/** Try once; on failure say why and offer to try again. */
async function join() {
  button.disabled = true;
  text.hidden = false;
  try {
    const answer = await during(fetch(location.pathname, { method: "POST" }));
    const told = await during(answer.json());
    if (answer.ok) {
      location.replace(told.url);
      return;
    }
    text.textContent = told.error.text;
  } catch {
    button.hidden = false;
  }
  button.disabled = false;
}

button.addEventListener("click", join);
if (warning.textContent) {
  text.hidden = true;
  button.hidden = false;
} else {
  join();
}
