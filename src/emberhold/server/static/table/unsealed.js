// @ts-check
/** What a campaign has unsealed: its pictures come with the pieces, its texts from the table's own library. */

import { LOOKS } from "../looks.js";

/** @typedef {import("./frames.js").State} State */

/**
 * A card no page knows of by itself is drawn as the server says.
 * @param {string} game
 * @param {{card: string | null, art?: string}} piece
 */
export function learnPicture(game, piece) {
  const look = LOOKS[game];
  if (piece.art && piece.card && look) look.cast[piece.card] = piece.art;
}

/**
 * The table belongs to a campaign: remember that for whatever is read beside it.
 * @param {State} state
 */
export function learn(state) {
  if (!state.campaign) return;
  document.documentElement.dataset.campaign = state.campaign.id;
  for (const area of state.scene.areas) for (const zone of area.zones) for (const piece of zone.pieces) learnPicture(state.table.game, piece);
}

/** What is added to the address of something to read, so that the server knows what is sealed. */
export function whereRead() {
  const { campaign, table } = document.documentElement.dataset;
  if (!campaign) return "";
  return table ? `&table=${encodeURIComponent(table)}` : `&campaign=${encodeURIComponent(campaign)}`;
}
