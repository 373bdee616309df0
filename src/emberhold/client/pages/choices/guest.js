// @ts-check
// Somebody of the circle for whom a table is opened: they have a seat, and the page says that they will be asked.

import { icon } from "../../art/emblems.js";
import { byId, make } from "../../common/dom.js";
import { word } from "../../common/words.js";
import { guest } from "../../shared/inviting.js";

/** A seat waits for them, where none waits for anybody yet. @param {{who: string}[]} seats */
export function seatForGuest(seats) {
  const second = seats[1];
  if (second && guest() && !seats.some(({ who }) => who === "friend")) second.who = "friend";
}

/** @param {boolean} friends whether a seat waits for somebody */
export function drawGuest(friends) {
  const place = byId("guest");
  const coming = guest();
  place.hidden = coming === null;
  if (coming === null) return;
  const forget = make("button", { type: "button", class: "button button--small", text: word("web-setup-guest-not") });
  forget.addEventListener("click", () => {
    history.replaceState(history.state, "", location.pathname + location.search);
    drawGuest(friends);
    byId("game-name").focus();
  });
  const said = word(friends ? "web-setup-guest" : "web-setup-guest-seatless", { name: coming.name });
  place.replaceChildren(icon("friend"), make("span", { role: "status", text: said }), forget);
}
