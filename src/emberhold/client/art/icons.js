// @ts-check
// Small signs for buttons, drawn in one line weight on 24 by 24 in the colour of the words around.

/** @type {Record<string, string>} */
const ICONS = {
  undo: "M9 7 L4 12 L9 17 M4 12 H14 C18 12 20 15 20 19",
  restart: "M5 12 A7 7 0 1 0 8 6 M8 2 V7 H13",
  log: "M6 4 H18 V20 H6 Z M9 8 H15 M9 12 H15 M9 16 H13",
  cards: "M8 5 L18 3 L21 17 L11 19 Z M8 8 L4 9 L7 21 L14 19.5",
  rules: "M12 6 C9 4 6 4 3 5 V19 C6 18 9 18 12 20 C15 18 18 18 21 19 V5 C18 4 15 4 12 6 Z M12 6 V20",
  menu: "M4 7 H20 M4 12 H20 M4 17 H20",
  close: "M6 6 L18 18 M18 6 L6 18",
  sound: "M4 9 V15 H8 L13 19 V5 L8 9 Z M16 9 C17.5 10.5 17.5 13.5 16 15 M18.5 6.5 C21.5 9.5 21.5 14.5 18.5 17.5",
  mute: "M4 9 V15 H8 L13 19 V5 L8 9 Z M16 10 L20 14 M20 10 L16 14",
  hint: "M9 17 H15 M10 20 H14 M12 3 A6 6 0 0 1 15.5 14 C15 14.6 15 15.4 15 17 H9 C9 15.4 9 14.6 8.5 14 A6 6 0 0 1 12 3 Z",
  seat: "M12 11 A4 4 0 1 0 12 3 A4 4 0 0 0 12 11 Z M4 21 C4 16 7.5 14 12 14 C16.5 14 20 16 20 21",
  person: "M12 11 A4 4 0 1 0 12 3 A4 4 0 0 0 12 11 Z M4 21 C4 16 7.5 14 12 14 C16.5 14 20 16 20 21",
  friend:
    "M9 11 A3.5 3.5 0 1 0 9 4 A3.5 3.5 0 0 0 9 11 Z M2 20 C2 16 5 14 9 14 C13 14 16 16 16 20 M16 4.5 A3.5 3.5 0 0 1 16 11 M18.5 14.5 C21 15.5 22 17.5 22 20",
  swap: "M9 11 A3.5 3.5 0 1 0 9 4 A3.5 3.5 0 0 0 9 11 Z M3 20 C3 16 5.5 14 9 14 M14 15 H21 L18.5 12.5 M21 19 H14 L16.5 21.5",
  bot: "M5 9 H19 V19 H5 Z M12 9 V5 M12 4.5 A1 1 0 1 0 12 4.4 M9 13.5 V14 M15 13.5 V14 M9.5 16.8 H14.5 M2.5 12 V16 M21.5 12 V16",
  link: "M10 14 A4 4 0 0 0 15.7 14.2 L19 11 A4 4 0 0 0 13.3 5.3 L12 6.6 M14 10 A4 4 0 0 0 8.3 9.8 L5 13 A4 4 0 0 0 10.7 18.7 L12 17.4",
  back: "M11 5 L4 12 L11 19 M4 12 H20",
  zoom: "M10.5 17 A6.5 6.5 0 1 0 10.5 4 A6.5 6.5 0 0 0 10.5 17 Z M15.5 15.5 L21 21 M10.5 7.5 V13.5 M7.5 10.5 H13.5",
  search: "M10.5 17 A6.5 6.5 0 1 0 10.5 4 A6.5 6.5 0 0 0 10.5 17 Z M15.5 15.5 L21 21",
  wifi: "M3 9 C8 4.5 16 4.5 21 9 M6 13 C9.5 10 14.5 10 18 13 M9 16.5 C10.8 15 13.2 15 15 16.5 M12 19.8 V20",
  globe: "M12 21 A9 9 0 1 0 12 3 A9 9 0 0 0 12 21 Z M3 12 H21 M12 3 C7.5 8 7.5 16 12 21 C16.5 16 16.5 8 12 3",
  play: "M7 4 L20 12 L7 20 Z",
  pause: "M8 5 V19 M16 5 V19",
  next: "M8 5 L16 12 L8 19",
  previous: "M16 5 L8 12 L16 19",
  first: "M18 5 L10 12 L18 19 M6 5 V19",
  last: "M6 5 L14 12 L6 19 M18 5 V19",
  download: "M12 3 V15 M7 10.5 L12 15.5 L17 10.5 M4 20 H20",
  upload: "M12 16 V4 M7 8.5 L12 3.5 L17 8.5 M4 20 H20",
  copy: "M9 9 H20 V21 H9 Z M15 9 V4 H4 V16 H9",
  dice: "M5 5 H19 V19 H5 Z M9 9 V9.1 M15 15 V15.1 M15 9 V9.1 M9 15 V15.1 M12 12 V12.1",
  settings:
    "M4 7 H11 M15 7 H20 M13 9.4 A2.4 2.4 0 1 0 13 4.6 A2.4 2.4 0 0 0 13 9.4 Z M4 16 H7 M11 16 H20 M9 18.4 A2.4 2.4 0 1 0 9 13.6 A2.4 2.4 0 0 0 9 18.4 Z",
  replay: "M4 5 V11 H10 M4.6 15 A8 8 0 1 0 6 7.5 L4 11 M11 9 L16 12 L11 15 Z",
  continue: "M4 12 H14 M10 7 L15 12 L10 17 M19 4 V20",
  eye: "M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z M12 15 A3 3 0 1 0 12 9 A3 3 0 0 0 12 15 Z",
  crown: "M3 7 L8 12 L12 5 L16 12 L21 7 L19 19 H5 Z",
  plus: "M12 5 V19 M5 12 H19",
  evolve: "M7 20 C13 18 15 13 14 6 M8 11 L14 4.5 L20 11",
  scales:
    "M12 4 V20 M7.5 20 H16.5 M5 7 H19 M5 7 L2 13.5 A3.2 3.2 0 0 0 8 13.5 Z M19 7 L16 13.5 A3.2 3.2 0 0 0 22 13.5 Z",
  check: "M4 12.5 L10 18 L20 6",
  alert: "M12 3 L22 20 H2 Z M12 9 V14 M12 16.8 V17",
  bolt: "M13 2 L5 13 H11 L10 22 L19 10 H12.5 Z",
  clock: "M12 21 A9 9 0 1 0 12 3 A9 9 0 0 0 12 21 Z M12 7 V12 L15.5 14.5",
  flag: "M5 21 V4 C9 2 13 6 19 4 V14 C13 16 9 12 5 14",
  trash: "M5 7 H19 M9 7 V4 H15 V7 M7 7 L8 21 H16 L17 7 M10.5 11 V17 M13.5 11 V17",
  trophy:
    "M7 4 H17 V10 A5 5 0 0 1 7 10 Z M7 6 H4 C4 10 5.5 11 7.5 11 M17 6 H20 C20 10 18.5 11 16.5 11 M12 15 V18 M8 21 H16 M9 18 H15",
  qr: "M4 4 H10 V10 H4 Z M14 4 H20 V10 H14 Z M4 14 H10 V20 H4 Z M14 14 H16 M20 14 V16 M14 18 V20 H16 M18 18 H20 V20",
  bug: "M8 9 H16 V15 A4 4 0 0 1 8 15 Z M9 9 A3 3 0 0 1 15 9 M4 8 L8 10.5 M20 8 L16 10.5 M3 14 H8 M16 14 H21 M4.5 20 L8.5 17 M19.5 20 L15.5 17 M12 11 V18",
  concede: "M5 21 V4 M5 4 H18 L15 8.5 L18 13 H5",
  lock: "M5 11 H19 V21 H5 Z M8 11 V7 A4 4 0 0 1 16 7 V11",
  keyboard: "M3 6 H21 V18 H3 Z M7 10 V10.1 M11 10 V10.1 M15 10 V10.1 M18 10 V10.1 M8 14 H16",
};

/** @param {string} name */
export function iconPicture(name) {
  const filled = name === "play" ? "currentColor" : "none";
  return `<path d="${ICONS[name] ?? ICONS.hint}" fill="${filled}" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
}
