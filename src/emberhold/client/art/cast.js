// @ts-check
// Who is drawn how where a game has not cast a card: by its kind and its name.

/** Figures for cards nobody has cast yet, by what they are. @type {Record<string, string[]>} */
export const BY_KIND = {
  gem: ["gem:crystal", "gem:hex", "gem:brilliant", "gem:octagon", "gem:drop", "gem:rough"],
  relic: ["orb", "chalice", "mirror", "anklet", "hourglass", "totem", "compass", "feather"],
  spell: ["bolt", "flame", "stars", "sigil", "wave", "spiral", "sun", "ripple"],
  attack: ["claw", "fist", "fangs", "bolt", "rift"],
  power: ["ritual", "voidheart", "blacksun", "infinity", "power"],
  minion: ["behemoth", "imp", "beetle", "drake", "wraith", "worm"],
  acolyte: ["hood", "priest", "mask", "demon"],
  strike: ["fist", "claw", "sword", "burst"],
  corruption: ["mask", "veil", "voidheart"],
  mage: ["sigil", "hood", "wings", "eye"],
  nemesis: ["titan", "abomination", "hollowcrown"],
  phoenixborn: ["phoenix", "wings"],
  ally: ["knight", "archer", "worker", "sword"],
  conjuration: ["spirit", "wolf", "bear", "drake"],
  action: ["burst", "bolt", "hand"],
  reaction: ["arrowturn", "shield", "burst"],
  alteration: ["growth", "chain", "infinity"],
  ready: ["book", "scroll", "orb"],
};

/** Words in a name that suggest a figure. @type {[RegExp, string][]} */
export const BY_NAME = [
  [/wolf|hound/, "wolf"],
  [/bear/, "bear"],
  [/raven|crow/, "raven"],
  [/owl/, "owl"],
  [/snake|serpent|viper/, "snake"],
  [/spider|widow|web/, "spider"],
  [/skull|death|bone|grave/, "skull"],
  [/flame|fire|burn|pyre/, "flame"],
  [/wave|sea|tide/, "wave"],
  [/moon|night/, "moon"],
  [/sun|dawn/, "sun"],
  [/star|nova/, "stars"],
  [/eye|gaze|sight/, "eye"],
  [/heart/, "heart"],
  [/shield|ward|guard/, "shield"],
  [/blade|sword/, "sword"],
  [/hammer/, "hammer"],
  [/crown|king|queen/, "crown"],
  [/gate|portal/, "gate"],
  [/root|tree|wood/, "roots"],
  [/mist|fog|cloud/, "cloud"],
  [/time|hour/, "hourglass"],
  [/lightning|storm|bolt/, "bolt"],
  [/mask|mirror/, "mirror"],
];
