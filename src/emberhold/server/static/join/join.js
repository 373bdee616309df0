/**
 * Takes the seat that the link in the address bar grants, then goes on to the table.
 *
 * It happens by POST from a script, so that programs that only preview links do not use them up.
 */

const text = /** @type {HTMLElement} */ (document.getElementById("join-text"));
const button = /** @type {HTMLButtonElement} */ (document.getElementById("join-button"));

/** Try once; on failure say why and offer to try again. */
async function join() {
  button.disabled = true;
  try {
    const answer = await fetch(location.pathname, { method: "POST" });
    const told = await answer.json();
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
join();
