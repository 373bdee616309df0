// @ts-check
/**
 * A hand keeps its places while a turn lasts: a card that is played leaves a gap, so that the next press in the same
 * spot hits what was seen there. What is drawn fills the gaps first.
 */

/**
 * The places of a hand after a change, each by the card in it or the one that has left it.
 * @param {string[]} before
 * @param {string[]} hand
 * @returns {string[]}
 */
export function placed(before, hand) {
  const here = new Set(hand);
  const fresh = hand.filter((id) => !before.includes(id));
  const kept = before.map((id) => (here.has(id) ? id : (fresh.shift() ?? id)));
  return [...kept, ...fresh];
}

export class HandPlaces {
  constructor() {
    /** @type {Map<string, string[]>} the places of each hand */
    this.hands = new Map();
  }

  /**
   * Where the cards of a hand are; nothing for a gap.
   * @param {string} zone
   * @param {string[]} hand
   * @param {boolean} keeps whether its turn lasts
   * @param {number} most how many places there is room for: a larger hand closes up
   * @returns {(string | null)[]}
   */
  of(zone, hand, keeps, most) {
    const kept = placed((keeps && this.hands.get(zone)) || [], hand);
    const places = hand.length && kept.length <= most ? kept : hand;
    this.hands.set(zone, places);
    return places.map((id) => (hand.includes(id) ? id : null));
  }
}
