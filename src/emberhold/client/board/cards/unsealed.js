// @ts-check
/** What a campaign has unsealed: its pictures come with the pieces, its texts from the table's own library. */

import { LOOKS } from "../../common/looks.js";

/** @typedef {import("../../common/frames.js").State} State */

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
 * The table belongs to a campaign, or shows what the viewer has unsealed: remember that for whatever is read beside it.
 * @param {State} state
 */
export function learn(state) {
  if (!state.campaign && !state.table.record) return;
  if (state.campaign)
    Object.assign(document.documentElement.dataset, { campaign: state.campaign.id, chapter: state.campaign.title });
  document.documentElement.dataset.record = "";
  const { game } = state.table;
  for (const area of state.scene.areas) learnArea(game, area);
  for (const { scene } of state.beats)
    for (const area of scene?.whole?.areas ?? scene?.areas ?? []) learnArea(game, area);
}

/** @param {string} game @param {import("../../common/frames.js").AreaChange} area */
function learnArea(game, area) {
  learnPicture(game, { card: area.card ?? null, art: area.art });
  for (const zone of area.zones) for (const piece of zone.pieces) learnPicture(game, piece);
}

/** What is added to the address of something to read, so that the server knows what is sealed. */
export function whereRead() {
  const { campaign, record, table } = document.documentElement.dataset;
  if (!campaign && record === undefined) return "";
  return table ? `&table=${encodeURIComponent(table)}` : `&campaign=${encodeURIComponent(campaign ?? "")}`;
}
