// @ts-check
// The symbols of what is counted and done, the same on cards, in text and on the board. 24 units wide and high.

/** Light from the top left: three tones each. @type {Record<string, string>} */
const TONES = {
  life: "#ff9aa6 #e2304c #7a0d22",
  aether: "#a9fbff #23b3bd #0a4856",
  charge: "#a9ccff #3f78e0 #152d6e",
  fire: "#ffe08a #f77f2d #a8270c",
  power: "#e2c2ff #9550e6 #42187c",
  stone: "#fff0cf #c6a776 #6c5330",
  flame: "#ffc06a #e2372c #5e0a12",
  steel: "#ffffff #b9c4d6 #5b667e",
  copper: "#f59a6a #b3391c #4d0f06",
  green: "#b9ffc0 #3fae5c #10502a",
  blood: "#ff8d8d #d41a32 #66061a",
  gold: "#fff0b0 #ffc23d #b06a08",
};

/** `@name` is a fill of those tones, `~` the dark outline. @type {Record<string, string>} */
const SYMBOLS = {
  life: '<path d="M12 20.8 C4.6 15.4 2.4 11.8 2.8 8.2 C3.2 4.4 8.6 2.6 12 7 C15.4 2.6 20.8 4.4 21.2 8.2 C21.6 11.8 19.4 15.4 12 20.8 Z" fill="@life"~/><path d="M5.4 8.2 C5.8 6.2 8 5.6 9.4 6.8" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".85"/>',
  aether:
    '<circle cx="12" cy="12" r="9.6" fill="@aether"~/><path d="M12 5.4 A6.6 6.6 0 1 1 5.6 13.6 C7.4 17.6 13.4 17.4 14.4 13.4 C15 10.6 12 9 10.4 11 C10.6 7.6 12 6.4 12 5.4 Z" fill="#eaffff" opacity=".92"/><circle cx="8.6" cy="7.6" r="1.6" fill="#fff"/>',
  charges:
    '<circle cx="12" cy="12" r="9.6" fill="@charge"~/><path d="M13.6 4.4 L7 13.2 H11 L9.8 19.6 L17 10.4 H12.6 Z" fill="#fff6c9" stroke="#12305c" stroke-width=".8"/>',
  damage:
    '<path d="M12 1.4 L14.4 7 L20 3.8 L17.8 9.6 L23 12 L17.8 14.4 L20 20.2 L14.4 17 L12 22.6 L9.6 17 L4 20.2 L6.2 14.4 L1 12 L6.2 9.6 L4 3.8 L9.6 7 Z" fill="@fire"~/><circle cx="12" cy="12" r="3.4" fill="#fff3c4"/>',
  focus:
    '<circle cx="12" cy="12" r="8.4" fill="#2a2740" stroke="#120a10" stroke-width="1.4"/><path d="M12 3.6 A8.4 8.4 0 0 1 20.4 12" fill="none" stroke="#ffd166" stroke-width="3.4"/><path d="M20.4 16.6 L16.6 11.4 H24 Z" fill="#ffd166" stroke="#120a10" stroke-width="1"/><circle cx="12" cy="12" r="3.2" fill="#35d6d8"/>',
  open: '<circle cx="12" cy="12" r="9.4" fill="none" stroke="#120a10" stroke-width="5"/><circle cx="12" cy="12" r="9.4" fill="@aether" stroke="#8a86a8" stroke-width="3" stroke-dasharray="4.2 1.7"/><circle cx="12" cy="12" r="3" fill="#eaffff"/>',
  power:
    '<path d="M5 2.6 H19 V5.4 C19 9 15.4 10.4 14 12 C15.4 13.6 19 15 19 18.6 V21.4 H5 V18.6 C5 15 8.6 13.6 10 12 C8.6 10.4 5 9 5 5.4 Z" fill="@power"~/><path d="M8 19 C8 16.6 10.6 15.6 12 14.4 C13.4 15.6 16 16.6 16 19 Z M8.6 6.6 H15.4 C14.6 8.2 13 9 12 10 C11 9 9.4 8.2 8.6 6.6 Z" fill="#fbe7ff"/>',
  gravehold:
    '<path d="M3 21 V8 H6 V5 H9 V8 H10.4 V3 H13.6 V8 H15 V5 H18 V8 H21 V21 Z" fill="@stone"~/><path d="M10 21 V16 A2 2 0 0 1 14 16 V21 Z" fill="#241a12"/>',
  pillars:
    '<path d="M4.5 2.5 H19.5 V6 H17 V18 H19.5 V21.5 H4.5 V18 H7 V6 H4.5 Z" fill="@stone"~/><path d="M10 7 V17 M14 7 V17" stroke="#4a3b25" stroke-width="1.3"/>',
  unleash:
    '<path d="M12 22 C5 20 3 14 5.4 9 C6.4 11 7.6 11.6 8.6 11.4 C7.4 7.4 9.4 4 13.4 1.6 C12.8 5 15 6.4 16.4 8 C18 6.8 18.2 5.4 18 4 C22 9 22 19 12 22 Z" fill="@flame"~/><path d="M8.4 14.4 L11 15.6 L8.8 17 Z M15.6 14.4 L13 15.6 L15.2 17 Z" fill="#fff2c2"/>',
  attack:
    '<path d="M21.6 .8 L23.2 2.4 L21 7 L8 20 L4 16 L17 3 Z" fill="@steel"~/><circle cx="11.4" cy="13.2" r="8.6" fill="@copper" stroke="#1d0905" stroke-width="1.6"/><circle cx="11.4" cy="13.2" r="6.8" fill="none" stroke="#ffd9a0" stroke-width=".8" opacity=".6"/>',
  recover:
    '<circle cx="11.4" cy="13" r="9" fill="@green" stroke="#06220f" stroke-width="1.6"/><circle cx="11.4" cy="13" r="7.2" fill="none" stroke="#d8ffd8" stroke-width=".8" opacity=".6"/><circle cx="19.6" cy="4.6" r="4.2" fill="#eaffea" stroke="#06220f" stroke-width="1.2"/><path d="M19.6 2.4 V6.8 M17.4 4.6 H21.8" stroke="#14632f" stroke-width="1.7"/>',
  wounds:
    '<path d="M12 1.8 C16.6 8.4 19.4 12 19.4 15.6 A7.4 7.4 0 0 1 4.6 15.6 C4.6 12 7.4 8.4 12 1.8 Z" fill="@blood"~/><path d="M8 15.4 A4 4 0 0 0 11 19" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".85"/>',
  exhaustion:
    '<circle cx="12" cy="12" r="9.8" fill="#26304e"~/><path d="M14.8 4.6 A7.8 7.8 0 1 0 19.4 15 A6.4 6.4 0 0 1 14.8 4.6 Z" fill="#d6e2ff"/><path d="M14.6 8.4 H18 L14.6 12 H18" fill="none" stroke="#d6e2ff" stroke-width="1.4"/>',
  status:
    '<path d="M12 1.6 L15 8.4 L22.4 9.2 L16.8 14 L18.6 21.4 L12 17.4 L5.4 21.4 L7.2 14 L1.6 9.2 L9 8.4 Z" fill="@gold"~/>',
  first: '<path d="M2.4 6.4 L7.6 11 L12 3.6 L16.4 11 L21.6 6.4 L19.6 19.6 H4.4 Z" fill="@gold"~/>',
  block:
    '<path d="M12 1.8 L20.6 4.6 V11.4 C20.6 17 16.6 20.6 12 22.4 C7.4 20.6 3.4 17 3.4 11.4 V4.6 Z" fill="@steel"~/><path d="M12 4.6 V19.4 C8.6 18 6 15.2 6 11.4 V6.4 Z" fill="#8fb6ff" opacity=".85"/>',
  draw: '<rect x="8" y="3" width="12" height="16" rx="2" fill="#efe3c8"~/><rect x="4" y="6" width="12" height="16" rx="2" fill="#fffaf0"~/><path d="M10 10 V17 M7 13.4 L10 10 L13 13.4" fill="none" stroke="#2d6a3f" stroke-width="2"/>',
  discard:
    '<rect x="5" y="2.6" width="13" height="18" rx="2" fill="#fffaf0"~/><path d="M11.5 7 V16 M8 12.6 L11.5 16.4 L15 12.6" fill="none" stroke="#a3461a" stroke-width="2.2"/>',
  destroy:
    '<rect x="5" y="2.6" width="13" height="18" rx="2" fill="#3a2a24"~/><path d="M12 6 C16 10 17 12.6 15.4 16 C14 18.6 9.6 18.6 8.2 16 C7.2 13.6 8.6 12 9.4 10.6 C10.4 12 11 11 12 6 Z" fill="@fire"/>',
};

/** Other names for the same thing. @type {Record<string, string>} */
const ALIASES = {
  charge: "charges",
  left: "life",
  max_life: "life",
  "nemesis-life": "life",
  health: "life",
  wound: "wounds",
  pillar: "pillars",
  cost: "aether",
  tokens: "status",
  token: "status",
  exhausted: "exhaustion",
  focus_cost: "focus",
  "first-player": "first",
};

/** @param {string} kind @param {string} id a fresh id @returns {string | null} nothing for what has no symbol */
export function symbolPicture(kind, id) {
  const plain = kind.replace(/^token-/, "");
  const drawn = SYMBOLS[ALIASES[plain] ?? plain];
  if (!drawn) return null;
  const used = new Set([...drawn.matchAll(/@(\w+)/g)].map(([, name]) => name));
  const lights = [...used].map((name) => {
    const [bright, tone, deep] = TONES[name].split(" ");
    return `<radialGradient id="${id}${name}" cx="36%" cy="26%" r="85%"><stop offset="0" stop-color="${bright}"/><stop offset=".5" stop-color="${tone}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  });
  const figure = drawn
    .replaceAll("~", ' stroke="#120a10" stroke-width="1.6" stroke-linejoin="round"')
    .replace(/@(\w+)/g, (_, name) => `url(#${id}${name})`);
  return `<defs>${lights.join("")}</defs>${figure}`;
}
