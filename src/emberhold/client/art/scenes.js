// @ts-check
// Whole scenes of a story: pictures of what is told on one page, where a sign over the roofs is not enough.

import { OWN, flatPicture } from "./svg.js";

const COLOURS = `<defs><linearGradient id="${OWN}sw" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#231a2e"/><stop offset=".6" stop-color="#2e2030"/><stop offset="1" stop-color="#150e14"/></linearGradient><linearGradient id="${OWN}sd" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f5bd0"/><stop offset=".35" stop-color="#e08a5a"/><stop offset=".75" stop-color="#ffc978"/><stop offset="1" stop-color="#fff0c4"/></linearGradient><radialGradient id="${OWN}sr"><stop offset="0" stop-color="#5a1f9a" stop-opacity=".8"/><stop offset="1" stop-color="#5a1f9a" stop-opacity="0"/></radialGradient><radialGradient id="${OWN}sg"><stop offset="0" stop-color="#ffc978" stop-opacity=".85"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient><linearGradient id="${OWN}sf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd89a" stop-opacity=".9"/><stop offset="1" stop-color="#b86a3a" stop-opacity="0"/></linearGradient><linearGradient id="${OWN}sx" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0a14"/><stop offset="1" stop-color="#1b1526"/></linearGradient><linearGradient id="${OWN}sb" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4f5a34"/><stop offset="1" stop-color="#2a3119"/></linearGradient><linearGradient id="${OWN}sm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#33507a"/><stop offset="1" stop-color="#1a2946"/></linearGradient></defs>`;
/** Where the apprentices sleep: beams, a lamp, the bell that rings. */
const WALL =
  `<rect width="460" height="760" fill="url(#${OWN}sw)"/>` +
  `<g stroke="#3d2e44" stroke-width="3" opacity=".8"><path d="M0 70 H460 M0 150 H460 M0 230 H460 M0 310 H460 M0 390 H460 M0 470 H460"/><path d="M60 0 V70 M180 0 V70 M300 0 V70 M400 0 V70 M20 70 V150 M110 70 V150 M350 70 V150 M440 70 V150 M60 150 V230 M400 150 V230 M20 230 V310 M440 230 V310 M60 310 V390 M400 310 V390"/></g>` +
  `<g fill="#1a1016" stroke="#0d080c" stroke-width="4"><path d="M-10 96 L470 66 V96 L-10 128Z"/><path d="M-10 0 H24 V560 H-10Z M436 0 H470 V560 H436Z"/></g><circle cx="230" cy="330" r="330" fill="url(#${OWN}sg)"/>` +
  `<g stroke="#0d080c" stroke-width="4" stroke-linejoin="round"><path d="M92 112 V168" fill="none"/><path d="M74 182 L82 168 H102 L110 182 L106 226 H78 Z" fill="#3a2c22"/><path d="M82 188 H102 L100 218 H84 Z" fill="#1b1420"/></g>` +
  `<g stroke="#0d080c" stroke-width="4" stroke-linejoin="round"><path d="M368 84 V128" fill="none"/><path d="M342 176 C350 166 348 132 368 128 C388 132 386 166 394 176 Z" fill="#a87c36"/><path d="M338 176 H398 V184 H338 Z" fill="#7a5520"/><circle cx="374" cy="190" r="7" fill="#4a3014"/></g>` +
  `<g fill="none" stroke="#ffd89a" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M326 150 q-8 12 0 26 M314 142 q-14 20 0 42 M410 150 q8 12 0 26"/></g>`;
/** The open door: the town before sunrise and what hangs over it. */
const DOOR =
  `<path d="M118 560 V262 C118 176 342 176 342 262 V560 Z" fill="#1a0f12"/><path d="M132 560 V266 C132 194 328 194 328 266 V560 Z" fill="url(#${OWN}sd)"/>` +
  `<g fill="#4a2a55" opacity=".85"><path d="M132 430 L150 414 L150 400 L160 388 L170 400 V412 L190 424 L200 404 L212 424 L222 424 V404 L232 392 L242 404 V430 L262 416 L272 400 L282 416 L300 424 V412 L312 398 L328 416 V560 H132 Z"/></g>` +
  `<g fill="#ffe7a8"><path d="M158 436 h5 v8 h-5Z M206 440 h5 v8 h-5Z M236 430 h5 v8 h-5Z M288 442 h5 v8 h-5Z"/></g>` +
  `<g transform="translate(230 268)"><circle r="96" fill="url(#${OWN}sr)"/><path d="M-70 4 L-44 -8 L-36 4 L-14 -22 L-4 -6 L12 -26 L24 -4 L44 -14 L72 2 L46 12 L34 4 L18 22 L4 8 L-10 24 L-26 8 L-42 16 Z" fill="#1c0a2e" stroke="#e8b8ff" stroke-width="2.5" stroke-linejoin="round"/><ellipse cx="2" cy="0" rx="17" ry="11" fill="#e9d3ff"/><path d="M2 -11 C7 -4 7 4 2 11 C-3 4 -3 -4 2 -11Z" fill="#2b1240"/></g>` +
  `<path d="M132 560 L60 760 H400 L328 560 Z" fill="url(#${OWN}sf)" opacity=".8"/>` +
  `<path d="M342 268 L404 240 V600 L342 560 Z" fill="#4a2d1c" stroke="#1a0f12" stroke-width="6"/><path d="M358 284 V556 M374 276 V568 M390 268 V580" stroke="#2b180e" stroke-width="4"/><circle cx="354" cy="424" r="6" fill="#d9b25c"/>`;
/** Brama and Mist, and Xaxos between them. */
const PEOPLE =
  `<g stroke="#120a10" stroke-width="5" stroke-linejoin="round"><path d="M150 610 C146 520 156 470 184 452 C206 462 214 500 214 610 Z" fill="url(#${OWN}sb)"/><circle cx="184" cy="424" r="27" fill="#8a5f45"/><path d="M156 424 C152 394 168 388 184 388 C202 388 216 396 212 424 C204 410 196 404 184 404 C172 404 164 410 156 424Z" fill="#b9b9c4"/><circle cx="184" cy="384" r="13" fill="#b9b9c4"/><path d="M312 610 C316 520 306 470 278 452 C256 462 250 500 250 610 Z" fill="url(#${OWN}sm)"/><path d="M250 432 C246 396 262 384 280 384 C300 384 314 398 310 440 L306 478 L290 466 L262 466 L252 474 Z" fill="#eef0f6"/><path d="M262 432 C260 408 268 404 280 404 C292 404 300 408 298 432 C296 448 288 456 280 456 C270 456 263 446 262 432Z" fill="#d8b49a"/>` +
  `<g transform="translate(230 612) scale(1.26) rotate(-4) translate(-230 -612)"><path d="M206 612 C204 560 204 520 216 506 C226 498 240 498 248 506 C260 520 258 560 256 612 Z" fill="url(#${OWN}sx)"/><path d="M208 500 C206 474 216 466 230 468 C246 468 256 478 250 502 C246 520 214 520 208 500Z" fill="#191222"/><path d="M216 502 C218 516 240 518 246 502 C240 494 224 492 216 502Z" fill="#c9a08a"/><path d="M222 505 q4 3 7 0 M234 505 q4 3 7 0" stroke="#120a10" stroke-width="2.5" fill="none" stroke-linecap="round"/></g>` +
  `<g stroke="none"><path d="M171 424 q5 -4 9 0 M189 424 q5 -4 9 0" stroke="#120a10" stroke-width="3.5" fill="none"/><circle cx="175" cy="425" r="2.6" fill="#120a10"/><circle cx="193" cy="425" r="2.6" fill="#120a10"/><path d="M168 419 l11 -4 M200 419 l-11 -4 M178 441 q6 -2 12 0" stroke="#120a10" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="273" cy="427" r="2.6" fill="#120a10"/><circle cx="289" cy="427" r="2.6" fill="#120a10"/><path d="M265 421 l11 -4 M296 421 l-11 -4 M276 445 q5 -2 10 0" stroke="#120a10" stroke-width="3" fill="none" stroke-linecap="round"/></g><path d="M168 480 C186 474 206 484 218 500 L212 514 C196 500 180 498 166 504 Z" fill="#3c4526"/><path d="M296 480 C278 474 260 484 246 500 L252 514 C268 500 282 498 298 504 Z" fill="#223459"/></g><path d="M214 612 q4 18 -2 30 M246 612 q-2 16 6 26 M230 612 q2 22 -2 40" stroke="#120a18" stroke-width="6" stroke-linecap="round"/>`;
/** Those who have not slept, seen from behind. */
const WATCHERS =
  `<g fill="#0e0910"><path d="M0 760 V560 H96 V590 H16 V640 H110 V760 Z M460 760 V580 H372 V608 H446 V650 H352 V760 Z"/><path d="M22 644 C20 610 40 590 62 594 C86 598 92 624 86 650 L100 700 V760 H4 V700 Z"/><path d="M356 660 C352 626 372 606 396 610 C418 614 426 640 418 664 L440 712 V760 H336 V706 Z"/><path d="M176 760 C176 716 196 700 200 690 C188 668 196 646 218 646 C240 646 250 668 238 690 C244 702 266 716 266 760 Z"/></g>` +
  `<g fill="none" stroke="#ffc978" stroke-width="3" opacity=".75" stroke-linecap="round"><path d="M84 616 C90 632 88 642 86 652 M92 684 L99 706 M356 650 C352 634 356 624 362 616 M342 700 L337 716 M238 658 C246 672 244 682 238 690 C246 704 262 714 265 742"/></g>` +
  `<g fill="#ffe9b8"><circle cx="60" cy="420" r="1.8"/><circle cx="414" cy="480" r="1.8"/><circle cx="236" cy="140" r="1.6"/><circle cx="300" cy="660" r="2"/><circle cx="150" cy="690" r="2"/></g>`;

/** A scene by its name: what is drawn, how large it is, what a wide place shows of it, and where its people look out of it. */
const SCENES = {
  barracks: {
    drawn: COLOURS + WALL + DOOR + PEOPLE + WATCHERS,
    box: "0 0 460 760",
    wide: "26 252 410 264",
    faces: /** @type {Record<string, string>} */ ({
      brama: "146 372 76 76",
      mist: "242 380 76 76",
      xaxos: "190 432 76 76",
    }),
  },
};

/** @param {string} art `scene:barracks` @returns {(typeof SCENES)["barracks"] | null} */
function sceneOf(art) {
  const name = art.replace(/^scene:/, "");
  return name in SCENES ? SCENES[/** @type {keyof typeof SCENES} */ (name)] : null;
}

/**
 * @param {string} art
 * @param {boolean} wide whether its place is wider than it is high
 */
export function scenePicture(art, wide) {
  const scene = sceneOf(art);
  return scene && flatPicture(scene.drawn, { box: wide ? scene.wide : scene.box, fit: "xMidYMid slice", name: "page" });
}

/**
 * Somebody as they look in a scene.
 * @param {string} art
 * @param {string} who
 */
export function facePicture(art, who) {
  const scene = sceneOf(art);
  const box = scene?.faces[who];
  return scene && box ? flatPicture(scene.drawn, { box, fit: "xMidYMid slice", name: "face" }) : null;
}
