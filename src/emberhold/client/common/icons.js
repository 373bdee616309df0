// @ts-check
/** The signs on the buttons of the table page, drawn as strokes in the colour of the text. */

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const STROKES = {
  undo: "M9 7 4 12l5 5M4.5 12H14a6 6 0 0 1 0 12h-2",
  restart: "M6 5v5h5M6.6 10A8 8 0 1 1 5 15.5",
  ask: "M5 5h18v13H13l-5 5v-5H5zM14 8.4c2 0 3 1 3 2.2 0 1.8-3 1.8-3 3.400M14 15.900v.2",
  why: "M14 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 11.200c0-2 1.400-3.200 3.200-3.200s3 1.200 3 2.800c0 2.400-3.200 2.600-3.200 5M14 19.400v.2",
  log: "M7 4h14v20H7zM10.5 9h7M10.5 13.500h7M10.5 18h4.5",
  rules: "M14 7c-2-2-5-2.5-9-2.500V21c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.500V4.500c-4 0-7 .5-9 2.500zM14 7v16",
  menu: "M5 8h18M5 14h18M5 20h18",
  close: "M7 7l14 14M21 7 7 21",
  hint: "M10 20h8M11 23.500h6M14 4a7 7 0 0 0-4 12.700V18h8v-1.300A7 7 0 0 0 14 4z",
  bot: "M6 10h16v12H6zM14 10V5.500M11 15v1.500M17 15v1.500M3.5 14v4M24.5 14v4M12.8 4.500h2.4",
  person: "M14 4.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM5 24c.5-5 4-7.5 9-7.500s8.5 2.5 9 7.5",
  empty: "M14 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM14 10v8M10 14h8",
  back: "M12 6 4.5 14 12 22M5 14h18.5",
  next: "M16 6l7.5 8-7.5 8M23 14H4.5",
  up: "M6 16 14 8l8 8",
  down: "M6 12l8 8 8-8",
  where: "M14 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14 3v5M14 20v5M3 14h5M20 14h5M14 13.900v.2",
  closer: "M14 6v16M6 14h16",
  farther: "M6 14h16",
  map: "M4 7l7-3 6 3 7-3v17l-7 3-6-3-7 3zM11 4v17M17 7v17",
  sheet: "M7 4h14v20H7zM14 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10 20c.5-3 2-4 4-4s3.500 1 4 4",
  people:
    "M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 23c.4-4 3-6 7-6s6.600 2 7 6M19 8a3.500 3.500 0 1 1 0 7M21 17.500c2.400.6 3.700 2.500 4 5.500",
  zoom: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM17.5 17.5 24 24M12 9v6M9 12h6",
  globe: "M14 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM4 14h20M14 4c-5.5 6-5.5 14 0 20M14 4c5.5 6 5.5 14 0 20",
  list: "M10 7h13M10 14h13M10 21h13M5 7h.1M5 14h.1M5 21h.1",
  eye: "M3 14c3-5 6.5-7.5 11-7.500S22 9 25 14c-3 5-6.5 7.5-11 7.500S6 19 3 14zM14 10.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  link: "M12 16a5 5 0 0 0 7 0l4-4a5 5 0 0 0-7-7l-2 2M16 12a5 5 0 0 0-7 0l-4 4a5 5 0 0 0 7 7l2-2",
  keys: "M3 8h22v12H3zM7 12h.1M11 12h.1M15 12h.1M19 12h.1M8.5 16.500h11",
  pause: "M10 6v16M18 6v16",
  play: "M9 5.500v17L22.5 14z",
  save: "M14 4v13M8.5 11.5 14 17l5.5-5.500M5 23h18",
  bug: "M9.5 11h9v6.500a4.5 4.5 0 0 1-9 0zM11 11a3 3 0 0 1 6 0M4.5 9l5 3.500M23.5 9l-5 3.500M4 17h5.500M24 17h-5.500M5 24l5-3.500M23 24l-5-3.5",
  flag: "M7 25V4.500h14l-3.5 5 3.5 5H7",
  gear: "M14 10.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM14 4v3.500M14 20.500V24M4 14h3.500M20.5 14H24M7 7l2.5 2.500M18.5 18.5 21 21M21 7l-2.5 2.500M9.5 18.5 7 21",
  lock: "M7 13h14v10H7zM10 13V9a4 4 0 0 1 8 0v4",
  notes: "M6 5h12l4 4v14H6zM10 12h8M10 16h8M10 20h5",
  check: "M5 14.500 11.500 21 23 8",
  clock: "M14 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM14 8v6l4 3",
  bolt: "M15.500 3.500 6 16h7l-1.500 8.500L22 12h-7.500z",
  trophy: "M9 5h10v6a5 5 0 0 1-10 0zM9 7H5c0 3.5 1.5 5.5 4.5 5.5M19 7h4c0 3.5-1.5 5.5-4.5 5.5M14 16v4M9.5 23.5h9",
  heart: "M14 23 5.500 14.500a5.200 5.200 0 0 1 7.400-7.400L14 8.300l1.100-1.200a5.200 5.200 0 0 1 7.400 7.400z",
  smile: "M14 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM10 11v.2M18 11v.2M9.500 16c1.200 2 2.700 3 4.500 3s3.300-1 4.500-3",
  beware: "M14 4.500 25 23H3zM14 11v6M14 20v.2",
  shield: "M14 4l9 3v6c0 5.500-3.500 9-9 11-5.500-2-9-5.500-9-11V7z",
  mute: "M5 11v6h4l5 4V7l-5 4zM18.500 11.500l5 5M23.500 11.500l-5 5",
  home: "M4 14 14 5l10 9M7 12v11h14V12",
};

/**
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 28 28");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", STROKES[name] ?? "");
  svg.append(path);
  return svg;
}
