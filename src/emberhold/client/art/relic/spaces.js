// @ts-check
// The spaces of Relic's board: a world whose light falls on each, and what is on it. A picture is
// 120 units wide and high.

/** Sky above, sky below, far hills, near hills of each world. @type {Record<string, [string, string, string, string]>} */
export const WORLDS = {
  inner: ["#3a0a3a", "#c02a5e", "#7d164a", "#4f0d38"],
  gate: ["#3a2f5c", "#b09ae8", "#564587", "#382c5d"],
  fringe: ["#3a2478", "#d888e0", "#7650b4", "#48307f"],
  reaches: ["#523a2c", "#dc9c68", "#8c6248", "#583c2f"],
  front: ["#2f4a52", "#a8cabc", "#5f8480", "#38565a"],
  stars: ["#14306f", "#6ac0ee", "#3a74b4", "#234a84"],
  corner: ["#5a4522", "#f0c468", "#a07c3a", "#644c22"],
  hive: ["#a8521e", "#ffc260", "#c9742f", "#7d3c1a"],
  forge: ["#5d1518", "#ff6a3a", "#a83424", "#5f1a17"],
  death: ["#2f6a24", "#cfe05a", "#6a9a34", "#346a24"],
  maiden: ["#2f94b4", "#d4f8e6", "#74c8b8", "#389088"],
};

/** @type {Record<string, [world: string, figure: (id: string) => string]>} */
export const SPACES = {
  "grey-knight-envoy": [
    "corner",
    () =>
      `<path d="M13 92 L13 72 L16.6 70 L17.5 60 L22 52 L26.5 60 L27.4 70 L31 72 L31 92Z" fill="#644c22"/><rect x="17.5" y="75.2" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="23.8" y="75.2" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="17.5" y="84.2" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="23.8" y="84.2" width="2" height="4" fill="#fff2c0" opacity=".9"/><path d="M89 92 L89 70 L92.6 67.8 L93.5 56.8 L98 48 L102.5 56.8 L103.4 67.8 L107 70 L107 92Z" fill="#644c22"/><rect x="93.5" y="73.5" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="99.8" y="73.5" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="93.5" y="82.5" width="2" height="4" fill="#fff2c0" opacity=".9"/><rect x="99.8" y="82.5" width="2" height="4" fill="#fff2c0" opacity=".9"/><path d="M60 22 L82 30 V54 C82 72 72 82 60 90 C48 82 38 72 38 54 V30Z" fill="#c9d2de" stroke="#39424f" stroke-width="2.5"/><path d="M60 22 L38 30 V54 C38 72 48 82 60 90Z" fill="#8b98aa"/><path d="M58 34 h4 v20 h10 v4 h-10 v22 h-4 v-22 h-10 v-4 h10Z" fill="#e8bd57"/>`,
  ],
  "underhive-sump": [
    "hive",
    () =>
      `<path d="M6 80 L6 57 L10 54.7 L11 43.1 L16 34 L21 43.1 L22 54.7 L26 57 L26 80Z" fill="#7d3c1a"/><rect x="11" y="60.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="18" y="60.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="11" y="69.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="18" y="69.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M93 80 L93 54 L97.4 51.4 L98.5 38.4 L104 28 L109.5 38.4 L110.6 51.4 L115 54 L115 80Z" fill="#7d3c1a"/><rect x="98.5" y="58.2" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="106.2" y="58.2" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="98.5" y="67.2" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="106.2" y="67.2" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M30 84 V44 H42 V36 H56 V84Z M66 84 V52 H90 V84Z" fill="#7d3c1a"/><path d="M42 62 C52 62 50 72 60 74 L60 92 L40 92Z" fill="#b7d84a"/><path d="M0 84 Q30 78 60 84 T120 82 V120 H0Z" fill="#5f7a22"/><circle cx="84" cy="88" r="3" fill="#d8f07a"/><circle cx="30" cy="89" r="2" fill="#d8f07a"/>`,
  ],
  outskirts: [
    "hive",
    () =>
      `<path d="M88 92 L88 62 L92.8 59 L94 44 L100 32 L106 44 L107.2 59 L112 62 L112 92Z" fill="#7d3c1a"/><rect x="94" y="66.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="102.4" y="66.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="94" y="75.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="102.4" y="75.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M73 92 L73 71 L76.6 68.9 L77.5 58.4 L82 50 L86.5 58.4 L87.4 68.9 L91 71 L91 92Z" fill="#7d3c1a"/><rect x="77.5" y="74.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="83.8" y="74.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="77.5" y="83.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="83.8" y="83.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M6 92 V70 L18 60 L30 70 V92Z M34 92 V74 H54 V92Z M56 92 V66 L66 58 L76 66 V92Z" fill="#3d1a0c"/><rect x="12" y="76" width="4" height="5" fill="#fff0a8"/><rect x="25" y="80" width="4" height="5" fill="#fff0a8"/><rect x="38" y="76" width="4" height="5" fill="#fff0a8"/><rect x="51" y="80" width="4" height="5" fill="#fff0a8"/><rect x="64" y="76" width="4" height="5" fill="#fff0a8"/>`,
  ],
  "vaulgast-spires": [
    "hive",
    () =>
      `<path d="M4 92 L4 67 L8 64.5 L9 52 L14 42 L19 52 L20 64.5 L24 67 L24 92Z" fill="#c9742f"/><rect x="9" y="71" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="16" y="71" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="9" y="80" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="16" y="80" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M96 92 L96 68 L100 65.6 L101 53.5 L106 44 L111 53.5 L112 65.6 L116 68 L116 92Z" fill="#c9742f"/><rect x="101" y="71.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="108" y="71.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="101" y="80.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="108" y="80.8" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M24 92 L24 58 L28.8 54.5 L30 37.5 L36 24 L42 37.5 L43.2 54.5 L48 58 L48 92Z" fill="#7d3c1a"/><rect x="30" y="63.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="38.4" y="63.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="30" y="72.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="38.4" y="72.4" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M72 92 L72 60 L76.8 56.8 L78 40.8 L84 28 L90 40.8 L91.2 56.8 L96 60 L96 92Z" fill="#7d3c1a"/><rect x="78" y="65.1" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="86.4" y="65.1" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="78" y="74.1" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="86.4" y="74.1" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M45 92 L45 50 L51 45.8 L52.5 24.7 L60 8 L67.5 24.7 L69 45.8 L75 50 L75 92Z" fill="#7d3c1a"/><rect x="52.5" y="56.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="63" y="56.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="52.5" y="65.7" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="63" y="65.7" width="2" height="4" fill="#fff0a8" opacity=".9"/>`,
  ],
  "arbites-precinct": [
    "hive",
    () =>
      `<path d="M24 92 V56 H36 V44 H84 V56 H96 V92Z" fill="#7d3c1a"/><path d="M30 44 L60 24 L90 44Z" fill="#3d1a0c"/><rect x="36" y="50" width="5" height="42" fill="#3d1a0c"/><rect x="47" y="50" width="5" height="42" fill="#3d1a0c"/><rect x="58" y="50" width="5" height="42" fill="#3d1a0c"/><rect x="69" y="50" width="5" height="42" fill="#3d1a0c"/><rect x="80" y="50" width="5" height="42" fill="#3d1a0c"/><path d="M60 27 l3 6 l7 1 l-5 5 l1 7 l-6 -3 l-6 3 l1 -7 l-5 -5 l7 -1Z" fill="#fff0a8"/>`,
  ],
  "transit-docks": [
    "hive",
    () =>
      `<path d="M5 92 L5 70 L8.6 67.8 L9.5 56.8 L14 48 L18.5 56.8 L19.4 67.8 L23 70 L23 92Z" fill="#7d3c1a"/><rect x="9.5" y="73.5" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="15.8" y="73.5" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="9.5" y="82.5" width="2" height="4" fill="#fff0a8" opacity=".9"/><rect x="15.8" y="82.5" width="2" height="4" fill="#fff0a8" opacity=".9"/><path d="M20 92 V74 H104 V80 H112 V92Z M96 74 V40 H104 V74Z M70 40 H112 V46 H70Z M74 46 V58" fill="#3d1a0c" stroke="#3d1a0c" stroke-width="2"/><g transform="translate(54 54) rotate(-8) scale(0.9)"><path d="M-30 4 L-22 -4 L-6 -6 L-4 -14 L4 -14 L6 -6 L18 -5 L32 0 L20 6 L-22 9Z" fill="#3d1a0c"/><path d="M-22 -4 L-6 -6 L-4 -14 L0 -14 L4 -5 L32 0 L-28 2Z" fill="#c9742f"/><path d="M-30 4 l-14 -3 l0 6 l13 1Z" fill="#fff0a8" opacity=".8"/></g>`,
  ],
  "battlefleet-antias": [
    "corner",
    () =>
      `<circle cx="0" cy="8" r="0.9" fill="#fff2c0"/><circle cx="37" cy="31" r="0.9" fill="#fff2c0"/><circle cx="74" cy="54" r="0.9" fill="#fff2c0"/><circle cx="111" cy="17" r="0.9" fill="#fff2c0"/><circle cx="30" cy="40" r="0.9" fill="#fff2c0"/><circle cx="67" cy="63" r="0.9" fill="#fff2c0"/><circle cx="104" cy="26" r="0.9" fill="#fff2c0"/><circle cx="23" cy="49" r="0.9" fill="#fff2c0"/><circle cx="60" cy="12" r="0.9" fill="#fff2c0"/><circle cx="97" cy="35" r="0.9" fill="#fff2c0"/><circle cx="16" cy="58" r="0.9" fill="#fff2c0"/><circle cx="53" cy="21" r="0.9" fill="#fff2c0"/><circle cx="90" cy="44" r="0.9" fill="#fff2c0"/><circle cx="9" cy="67" r="0.9" fill="#fff2c0"/><circle cx="46" cy="30" r="0.9" fill="#fff2c0"/><circle cx="83" cy="53" r="0.9" fill="#fff2c0"/><g transform="translate(62 52) rotate(-10) scale(1.3)"><path d="M-30 4 L-22 -4 L-6 -6 L-4 -14 L4 -14 L6 -6 L18 -5 L32 0 L20 6 L-22 9Z" fill="#5d4a24"/><path d="M-22 -4 L-6 -6 L-4 -14 L0 -14 L4 -5 L32 0 L-28 2Z" fill="#d7c79a"/><path d="M-30 4 l-14 -3 l0 6 l13 1Z" fill="#8fd0ff" opacity=".8"/></g><g transform="translate(30 80) rotate(-10) scale(0.6)"><path d="M-30 4 L-22 -4 L-6 -6 L-4 -14 L4 -14 L6 -6 L18 -5 L32 0 L20 6 L-22 9Z" fill="#281d0c"/><path d="M-22 -4 L-6 -6 L-4 -14 L0 -14 L4 -5 L32 0 L-28 2Z" fill="#a07c3a"/><path d="M-30 4 l-14 -3 l0 6 l13 1Z" fill="#fff2c0" opacity=".8"/></g><g transform="translate(94 80) rotate(-10) scale(0.6)"><path d="M-30 4 L-22 -4 L-6 -6 L-4 -14 L4 -14 L6 -6 L18 -5 L32 0 L20 6 L-22 9Z" fill="#281d0c"/><path d="M-22 -4 L-6 -6 L-4 -14 L0 -14 L4 -5 L32 0 L-28 2Z" fill="#a07c3a"/><path d="M-30 4 l-14 -3 l0 6 l13 1Z" fill="#fff2c0" opacity=".8"/></g>`,
  ],
  "slag-plains": [
    "forge",
    () =>
      `<path d="M-2 92 L20 58 L34 76 L58 44 L84 80 L98 64 L122 92Z" fill="#5f1a17"/><path d="M58 44 L52 56 L60 62 L56 72 L66 92 L72 92 L64 70 L68 60 L62 54Z" fill="#ffb03a"/><path d="M20 58 l-4 10 l6 6 l-2 10" fill="none" stroke="#ff8a2a" stroke-width="2.4"/>`,
  ],
  "manufactorum-telios": [
    "forge",
    () =>
      `<path d="M16 92 L18.4 42 L29.6 42 L32 92Z" fill="#5f1a17"/><rect x="17.6" y="39" width="12.8" height="4" fill="#290b0b"/><path d="M20 38 C16 28 32 24 26 12 C38 20 36 32 28 38Z" fill="#ffc26a" opacity=".38"/><path d="M37 92 L39.7 30 L52.3 30 L55 92Z" fill="#5f1a17"/><rect x="38.8" y="27" width="14.4" height="4" fill="#290b0b"/><path d="M41.5 26 C38 16 54 12 48 0 C60 8 58 20 50.5 26Z" fill="#ffc26a" opacity=".38"/><path d="M88 92 L90.4 46 L101.6 46 L104 92Z" fill="#5f1a17"/><rect x="89.6" y="43" width="12.8" height="4" fill="#290b0b"/><path d="M92 42 C88 32 104 28 98 16 C110 24 108 36 100 42Z" fill="#ffc26a" opacity=".38"/><path d="M8 92 V68 L28 58 V68 L48 58 V68 L68 58 V68 L110 68 V92Z" fill="#290b0b"/><rect x="16" y="76" width="8" height="7" fill="#ff9d3f"/><rect x="31" y="76" width="8" height="7" fill="#ff9d3f"/><rect x="46" y="76" width="8" height="7" fill="#ff9d3f"/><rect x="61" y="76" width="8" height="7" fill="#ff9d3f"/><rect x="76" y="76" width="8" height="7" fill="#ff9d3f"/><rect x="91" y="76" width="8" height="7" fill="#ff9d3f"/>`,
  ],
  "machine-shrine": [
    "forge",
    () =>
      `<g transform="translate(60 54)"><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(0)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(36)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(72)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(108)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(144)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(180)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(216)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(252)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(288)"/><rect x="-5" y="-36" width="10" height="14" rx="2" fill="#c98a4a" transform="rotate(324)"/><circle r="28" fill="#c98a4a"/><circle r="21" fill="#290b0b"/><path d="M-12 10 V-6 C-12 -16 12 -16 12 -6 V10 H6 V16 H-6 V10Z" fill="#f0dcb8"/><circle cx="-5" cy="-1" r="4" fill="#290b0b"/><circle cx="5" cy="-1" r="4" fill="#ff5a3a"/></g>`,
  ],
  "titan-yards": [
    "forge",
    () =>
      `<path d="M6 92 V30 H12 V92Z M108 92 V30 H114 V92Z M6 34 H114 V40 H6Z" fill="#5f1a17"/><path d="M50 92 L46 70 L40 66 L38 46 L46 40 L46 34 L54 28 L66 28 L74 34 L74 40 L82 46 L80 66 L74 70 L70 92 L64 92 L62 72 L58 72 L56 92Z" fill="#290b0b"/><path d="M46 40 L54 28 L60 28 L60 60 L44 62 L38 46Z" fill="#5f1a17"/><path d="M36 44 L26 48 L24 66 L30 72 L36 62Z M84 44 L94 48 L98 72 L92 76 L86 62Z" fill="#290b0b"/><rect x="52" y="34" width="16" height="4" fill="#ffc26a"/>`,
  ],
  "relay-station": [
    "forge",
    () =>
      `<path d="M20 92 L60 60 L100 92Z" fill="#290b0b"/><path d="M58 92 L59 40 L61 40 L62 92Z" fill="#290b0b"/><g transform="rotate(-28 60 46)"><path d="M36 46 A24 24 0 0 0 84 46Z" fill="#d8cbb6"/><path d="M59 46 V28 h2 V46Z" fill="#d8cbb6"/></g><g fill="none" stroke="#ffc26a" stroke-width="2" opacity=".85"><path d="M76 20 a14 14 0 0 1 12 14"/><path d="M78 10 a24 24 0 0 1 20 22"/></g>`,
  ],
  "st-antias-sanctuary": [
    "corner",
    () =>
      `<path d="M18 92 V58 L30 46 L42 58 V92Z M78 92 V58 L90 46 L102 58 V92Z" fill="#644c22"/><path d="M38 92 V48 L60 18 L82 48 V92Z" fill="#e9d8ae"/><path d="M60 18 L82 48 V92 H60Z" fill="#b79a63"/><path d="M52 92 V72 a8 8 0 0 1 16 0 V92Z" fill="#5d4116"/><circle cx="60" cy="52" r="8" fill="#5fa8e8"/><path d="M59 6 h2 v4 h4 v2 h-4 v8 h-2 v-8 h-4 v-2 h4Z" fill="#f6d98a"/>`,
  ],
  "spore-jungle": [
    "death",
    () =>
      `<path d="M16.4 92 L17.9 65 L22.1 65 L23.6 92Z" fill="#133012"/><path d="M0.5 69.5 C2 47 38 47 39.5 69.5 Q20 62 0.5 69.5Z" fill="#346a24"/><circle cx="14" cy="60.5" r="2.7" fill="#f6ffa0"/><circle cx="26" cy="62" r="1.9" fill="#f6ffa0"/><path d="M91.9 92 L93.6 61.4 L98.3 61.4 L100.0 92Z" fill="#133012"/><path d="M73.9 66.5 C75.6 41 116.4 41 118.1 66.5 Q96 58 73.9 66.5Z" fill="#346a24"/><circle cx="89.2" cy="56.3" r="3.0" fill="#f6ffa0"/><circle cx="102.8" cy="58" r="2.2" fill="#f6ffa0"/><path d="M67.6 92 L68.6 74 L71.4 74 L72.4 92Z" fill="#133012"/><path d="M57 77 C58 62 82 62 83 77 Q70 72 57 77Z" fill="#346a24"/><circle cx="66" cy="71" r="1.8" fill="#f6ffa0"/><circle cx="74" cy="72" r="1.3" fill="#f6ffa0"/><path d="M41.4 94 L43.3 59.8 L48.6 59.8 L50.5 94Z" fill="#133012"/><path d="M21.3 65.5 C23.2 37 68.8 37 70.7 65.5 Q46 56 21.3 65.5Z" fill="#346a24"/><circle cx="38.4" cy="54.1" r="3.4" fill="#f6ffa0"/><circle cx="53.6" cy="56" r="2.4" fill="#f6ffa0"/><circle cx="2" cy="12" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="33" cy="29" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="64" cy="46" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="95" cy="13" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="10" cy="30" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="41" cy="47" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="72" cy="14" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="103" cy="31" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="18" cy="48" r="1.3" fill="#f6ffa0" opacity=".7"/><circle cx="49" cy="15" r="1.3" fill="#f6ffa0" opacity=".7"/>`,
  ],
  "bone-marsh": [
    "death",
    () =>
      `<path d="M18 92 C10 50 28 34 36 44" fill="none" stroke="#efe6c8" stroke-width="5" stroke-linecap="round"/><path d="M32 92 C24 44 42 28 49 44" fill="none" stroke="#efe6c8" stroke-width="4.7" stroke-linecap="round"/><path d="M46 92 C38 38 56 34 62 44" fill="none" stroke="#efe6c8" stroke-width="4.4" stroke-linecap="round"/><path d="M60 92 C52 50 70 28 75 44" fill="none" stroke="#efe6c8" stroke-width="4.1" stroke-linecap="round"/><path d="M74 92 C66 44 84 34 88 44" fill="none" stroke="#efe6c8" stroke-width="3.8" stroke-linecap="round"/><path d="M88 92 C80 38 98 28 101 44" fill="none" stroke="#efe6c8" stroke-width="3.5" stroke-linecap="round"/><path d="M0 88 Q30 82 60 88 T120 86 V120 H0Z" fill="#35551c"/><path d="M84 82 c0 -14 22 -14 22 0 c0 5 -3 6 -3 9 h-16 c0 -3 -3 -4 -3 -9Z" fill="#efe6c8"/><circle cx="91" cy="82" r="3" fill="#133012"/><circle cx="100" cy="82" r="3" fill="#133012"/>`,
  ],
  "survivors-camp": [
    "death",
    () =>
      `<path d="M14 90 l-3.4 0 l0 -10.2 C-9.8 76.4 -3 49.2 14 45.8 C31 49.2 37.8 76.4 17.4 79.8 l0 10.2Z" fill="#346a24"/><path d="M0.4 66.2 C0.4 52.6 14 47.5 19.1 50.9 C8.9 56 7.2 66.2 0.4 66.2Z" fill="#6a9a34"/><path d="M106 90 l-3.8 0 l0 -11.3 C79.4 74.8 87 44.4 106 40.6 C125 44.4 132.6 74.8 109.8 78.6 l0 11.3Z" fill="#346a24"/><path d="M90.8 63.4 C90.8 48.2 106 42.5 111.7 46.3 C100.3 52 98.4 63.4 90.8 63.4Z" fill="#6a9a34"/><path d="M26 92 L44 60 L62 92Z M60 92 L76 66 L92 92Z" fill="#c9b184"/><path d="M44 60 L50 92 L38 92Z M76 66 L81 92 L71 92Z" fill="#4a3a1e"/><path d="M56 92 C52 84 58 80 58 74 C64 80 66 86 62 92Z" fill="#ffb44a"/>`,
  ],
  "ash-crater": [
    "death",
    () =>
      `<path d="M-2 92 L20 64 L42 60 L60 68 L78 60 L100 64 L122 92Z" fill="#3d3a35"/><path d="M42 60 C50 54 70 54 78 60 C70 68 50 68 42 60Z" fill="#ff8a3a"/><path d="M52 58 C46 40 62 34 54 14 C72 26 74 44 68 58Z" fill="#6d675e" opacity=".8"/><circle cx="40" cy="30" r="2" fill="#ffcf7a"/><circle cx="82" cy="38" r="1.6" fill="#ffcf7a"/>`,
  ],
  "hive-fleet-wreck": [
    "death",
    () =>
      `<path d="M6 92 C14 60 40 40 78 44 C100 46 112 60 114 78 C100 70 92 80 84 92Z" fill="#6d3f5c"/><path d="M20 80 C36 56 60 50 84 54 C66 58 48 66 38 84Z" fill="#a8688a"/><path d="M60 46 C58 26 72 18 66 12" fill="none" stroke="#a8688a" stroke-width="4" stroke-linecap="round"/><path d="M74 49 C74 30 84 24 81 20" fill="none" stroke="#a8688a" stroke-width="4" stroke-linecap="round"/><path d="M88 52 C90 34 96 30 96 28" fill="none" stroke="#a8688a" stroke-width="4" stroke-linecap="round"/><path d="M102 55 C106 38 108 36 111 36" fill="none" stroke="#a8688a" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="68" r="5" fill="#d8f07a"/><circle cx="50" cy="68" r="2" fill="#1c0a18"/>`,
  ],
  "ultramar-emissary": [
    "corner",
    () =>
      `<path d="M14 92 V50 H22 V92Z M98 92 V50 H106 V92Z M10 46 H26 V52 H10Z M94 46 H110 V52 H94Z" fill="#d8cda8"/><path d="M34 14 H86 V74 L60 62 L34 74Z" fill="#2f63b8" stroke="#e8c86a" stroke-width="3"/><path d="M50 28 V44 A10 10 0 0 0 70 44 V28 M46 28 H54 M66 28 H74" fill="none" stroke="#f3e6bd" stroke-width="5"/>`,
  ],
  "silent-grove": [
    "maiden",
    () =>
      `<path d="M16 86 l-3.2 0 l0 -9.6 C-6.4 73.2 0 47.5 16 44.4 C32 47.5 38.4 73.2 19.2 76.4 l0 9.6Z" fill="#389088"/><path d="M3.1 63.5 C3.1 50.8 16 46 20.8 49.1 C11.2 54 9.6 63.5 3.1 63.5Z" fill="#74c8b8"/><path d="M40 92 l-4.2 0 l0 -12.6 C10.5 75.2 19 41.5 40 37.4 C61 41.5 69.4 75.2 44.2 79.4 l0 12.6Z" fill="#389088"/><path d="M23.2 62.5 C23.2 45.8 40 39.5 46.3 43.6 C33.7 50 31.6 62.5 23.2 62.5Z" fill="#74c8b8"/><path d="M72 90 l-3.6 0 l0 -10.8 C46.8 75.6 54 46.8 72 43.1 C90 46.8 97.2 75.6 75.6 79.2 l0 10.8Z" fill="#389088"/><path d="M57.6 64.8 C57.6 50.4 72 45 77.4 48.6 C66.6 54 64.8 64.8 57.6 64.8Z" fill="#74c8b8"/><path d="M100 92 l-4.6 0 l0 -13.7 C67.8 73.6 77 36.8 100 32.2 C123 36.8 132.2 73.6 104.6 78.2 l0 13.7Z" fill="#389088"/><path d="M81.6 59.8 C81.6 41.4 100 34.5 106.9 39.1 C93.1 46 90.8 59.8 81.6 59.8Z" fill="#74c8b8"/><path d="M0 92 Q60 84 120 92 V120 H0Z" fill="#164c50"/>`,
  ],
  "crystal-lake": [
    "maiden",
    () =>
      `<path d="M12 74 l-2.4 0 l0 -7.1 C-4.8 64.4 0 45.2 12 42.8 C24 45.2 28.8 64.4 14.4 66.8 l0 7.1Z" fill="#389088"/><path d="M2.4 57.2 C2.4 47.6 12 44 15.6 46.4 C8.4 50 7.2 57.2 2.4 57.2Z" fill="#74c8b8"/><path d="M104 76 l-2.8 0 l0 -8.3 C84.4 64.8 90 42.4 104 39.6 C118 42.4 123.6 64.8 106.8 67.6 l0 8.3Z" fill="#389088"/><path d="M92.8 56.4 C92.8 45.2 104 41 108.2 43.8 C99.8 48 98.4 56.4 92.8 56.4Z" fill="#74c8b8"/><path d="M0 78 Q60 70 120 78 V120 H0Z" fill="#3fb4cf"/><path d="M10 84 h16" stroke="#d9fbff" stroke-width="1.6" opacity=".8"/><path d="M36 89 h16" stroke="#d9fbff" stroke-width="1.6" opacity=".8"/><path d="M62 84 h16" stroke="#d9fbff" stroke-width="1.6" opacity=".8"/><path d="M88 89 h16" stroke="#d9fbff" stroke-width="1.6" opacity=".8"/><path d="M46 80 L54 40 L62 80Z M58 80 L68 52 L76 80Z M36 80 L42 58 L48 80Z" fill="#d9fbff"/><path d="M54 40 L62 80 L54 80Z M68 52 L76 80 L68 80Z" fill="#7fd0e8"/>`,
  ],
  "seers-stones": [
    "maiden",
    () =>
      `<path d="M10 92 L16 52 L28 48 L34 92Z M86 92 L90 50 L104 54 L110 92Z M44 92 L46 66 L56 64 L58 92Z M64 92 L66 62 L76 66 L78 92Z M40 66 L42 58 L82 56 L84 64Z" fill="#164c50"/><g transform="translate(60 38) scale(0.5)" fill="none" stroke="#ffffff" stroke-linecap="round"><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="3.4" opacity="0.9" transform="rotate(0)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.9" opacity="0.7" transform="rotate(90)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.4" opacity="0.6" transform="rotate(180)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="1.9" opacity="0.4" transform="rotate(270)"/></g><path d="M18 60 l6 4 l-5 6 l6 6 M94 62 l6 3 l-5 6 l5 6" fill="none" stroke="#ffffff" stroke-width="2"/>`,
  ],
  "ruined-wraithgate": [
    "maiden",
    () =>
      `<path d="M22 92 C18 50 34 22 58 18 L56 28 C42 34 34 58 36 92Z M98 92 C102 60 94 40 84 30 L78 38 C86 50 86 70 84 92Z" fill="#e8f4ea"/><path d="M40 92 C38 60 46 40 60 34 C74 42 82 62 80 92Z" fill="#3fd0d8" opacity=".55"/><g transform="translate(60 66) scale(0.5)" fill="none" stroke="#e8ffff" stroke-linecap="round"><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="3.4" opacity="0.9" transform="rotate(0)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.9" opacity="0.7" transform="rotate(90)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.4" opacity="0.6" transform="rotate(180)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="1.9" opacity="0.4" transform="rotate(270)"/></g><path d="M64 18 l8 4 l-3 6 l-9 -4Z" fill="#e8f4ea"/>`,
  ],
  "ranger-path": [
    "maiden",
    () =>
      `<path d="M14 82 l-3.4 0 l0 -10.2 C-9.8 68.4 -3 41.2 14 37.8 C31 41.2 37.8 68.4 17.4 71.8 l0 10.2Z" fill="#389088"/><path d="M0.4 58.2 C0.4 44.6 14 39.5 19.1 42.9 C8.9 48 7.2 58.2 0.4 58.2Z" fill="#74c8b8"/><path d="M104 84 l-3.8 0 l0 -11.3 C77.4 68.8 85 38.4 104 34.6 C123 38.4 130.6 68.8 107.8 72.6 l0 11.3Z" fill="#389088"/><path d="M88.8 57.4 C88.8 42.2 104 36.5 109.7 40.3 C98.3 46 96.4 57.4 88.8 57.4Z" fill="#74c8b8"/><path d="M88 72 l-2.2 0 l0 -6.6 C72.6 63.2 77 45.5 88 43.4 C99 45.5 103.4 63.2 90.2 65.4 l0 6.6Z" fill="#389088"/><path d="M79.2 56.5 C79.2 47.8 88 44.5 91.3 46.7 C84.7 50 83.6 56.5 79.2 56.5Z" fill="#74c8b8"/><path d="M30 72 l-2.2 0 l0 -6.6 C14.5 63.2 19 45.5 30 43.4 C41 45.5 45.4 63.2 32.2 65.4 l0 6.6Z" fill="#389088"/><path d="M21.2 56.5 C21.2 47.8 30 44.5 33.3 46.7 C26.7 50 25.6 56.5 21.2 56.5Z" fill="#74c8b8"/><path d="M40 120 C44 96 74 90 62 74 C56 66 66 60 64 56 L68 56 C72 62 66 68 74 76 C88 92 80 104 84 120Z" fill="#e8dcae"/>`,
  ],
  "warp-rift": [
    "inner",
    () =>
      `<path d="M60 6 C52 30 66 40 56 58 C48 72 62 84 58 104 C76 84 66 72 74 56 C80 40 66 28 60 6Z" fill="#ffe6f6"/><path d="M60 6 C40 30 52 44 42 60 C34 76 50 88 58 104 C48 84 60 72 56 58 C66 40 52 30 60 6Z M60 6 C80 28 70 44 84 58 C92 76 72 90 58 104 C72 84 66 72 74 56 C80 40 66 28 60 6Z" fill="#ff4fa8"/>`,
  ],
  "crone-world-yllen-satari": [
    "inner",
    (id) =>
      `<defs><radialGradient id="${id}0" cx="34%" cy="28%" r="80%"><stop offset="0" stop-color="#c9a0d8"/><stop offset="1" stop-color="#2d0f3d"/></radialGradient></defs><circle cx="60" cy="52" r="34" fill="url(#${id}0)"/><path d="M34 40 L50 48 L44 60 L62 58 L56 74 L72 84 M62 58 L80 46 L90 56" fill="none" stroke="#ff6ac0" stroke-width="3"/><path d="M44 44 q6 -6 12 0 q-6 5 -12 0Z M68 40 q6 -6 12 0 q-6 5 -12 0Z" fill="#ffe6f6"/>`,
  ],
  "chaos-titan-mals-fury": [
    "inner",
    () =>
      `<path d="M50 92 L46 70 L40 66 L38 46 L46 40 L46 34 L54 28 L66 28 L74 34 L74 40 L82 46 L80 66 L74 70 L70 92 L64 92 L62 72 L58 72 L56 92Z" fill="#2d0a12"/><path d="M46 40 L54 28 L60 28 L60 60 L44 62 L38 46Z" fill="#7d2a2a"/><path d="M36 44 L26 48 L24 66 L30 72 L36 62Z M84 44 L94 48 L98 72 L92 76 L86 62Z" fill="#2d0a12"/><rect x="52" y="34" width="16" height="4" fill="#ffcf5a"/><path d="M54 30 C44 24 40 14 42 6 C48 16 54 18 58 26Z M66 30 C76 24 80 14 78 6 C72 16 66 18 62 26Z" fill="#d8b06a"/>`,
  ],
  "daemon-world-braxas": [
    "inner",
    (id) =>
      `<defs><radialGradient id="${id}0" cx="34%" cy="28%" r="80%"><stop offset="0" stop-color="#e8703a"/><stop offset="1" stop-color="#3d0710"/></radialGradient></defs><circle cx="60" cy="50" r="36" fill="url(#${id}0)"/><path d="M38 50 c0 -20 44 -20 44 0 c0 8 -6 10 -6 18 h-32 c0 -8 -6 -10 -6 -18Z" fill="#f3dcc0" opacity=".92"/><circle cx="51" cy="52" r="6" fill="#3d0710"/><circle cx="69" cy="52" r="6" fill="#3d0710"/><path d="M57 62 L60 56 L63 62Z" fill="#3d0710"/>`,
  ],
  "palace-of-slaanesh": [
    "inner",
    () =>
      `<path d="M20 92 V60 C20 48 40 48 40 60 V92Z M80 92 V60 C80 48 100 48 100 60 V92Z" fill="#b060b8"/><path d="M38 92 V56 C34 40 50 34 60 14 C70 34 86 40 82 56 V92Z" fill="#f0a8e0"/><path d="M60 14 C70 34 86 40 82 56 V92 H60Z" fill="#b868b4"/><path d="M52 92 V72 C52 62 68 62 68 72 V92Z" fill="#4a1248"/>`,
  ],
  "garden-of-nurgle": [
    "inner",
    () =>
      `<path d="M19.9 92 L21.6 61.4 L26.3 61.4 L28.0 92Z" fill="#4a5a1c"/><path d="M1.9 66.5 C3.6 41 44.4 41 46.0 66.5 Q24 58 1.9 66.5Z" fill="#8fb03a"/><circle cx="17.2" cy="56.3" r="3.0" fill="#f4ffae"/><circle cx="30.8" cy="58" r="2.2" fill="#f4ffae"/><path d="M89.4 92 L91.3 57.8 L96.6 57.8 L98.5 92Z" fill="#4a5a1c"/><path d="M69.3 63.5 C71.2 35 116.8 35 118.7 63.5 Q94 54 69.3 63.5Z" fill="#8fb03a"/><circle cx="86.4" cy="52.1" r="3.4" fill="#f4ffae"/><circle cx="101.6" cy="54" r="2.4" fill="#f4ffae"/><path d="M52.2 94 L54.6 50.8 L61.3 50.8 L63.7 94Z" fill="#4a5a1c"/><path d="M26.8 58 C29.2 22 86.8 22 89.2 58 Q58 46 26.8 58Z" fill="#8fb03a"/><circle cx="48.4" cy="43.6" r="4.3" fill="#f4ffae"/><circle cx="67.6" cy="46" r="3.1" fill="#f4ffae"/><circle cx="4" cy="12" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="33" cy="31" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="62" cy="50" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="91" cy="23" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="10" cy="42" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="39" cy="15" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="68" cy="34" r="1.6" fill="#d8f06a" opacity=".75"/><circle cx="97" cy="53" r="1.6" fill="#d8f06a" opacity=".75"/>`,
  ],
  "fortress-of-khorne": [
    "inner",
    () =>
      `<path d="M12 92 L18 46 L26 60 L32 34 L42 56 L52 20 L60 8 L68 20 L78 56 L88 34 L94 60 L102 46 L108 92Z" fill="#7d1512"/><path d="M60 8 L68 20 L78 56 L88 34 L94 60 L102 46 L108 92 H60Z" fill="#4a0808"/><path d="M50 92 V74 L60 62 L70 74 V92Z" fill="#ffb03a"/><path d="M56 44 l4 -6 l4 6 l-4 10Z" fill="#ffcf6a"/>`,
  ],
  "maze-of-tzeentch": [
    "inner",
    () =>
      `<g fill="none" stroke="#5fc8ff" stroke-width="4.4" stroke-linejoin="round"><path d="M60 54 L66 48 L72 54 L60 66 L46 54 L60 38 L84 54 L60 80 L30 54 L60 22 L98 54"/></g><g fill="none" stroke="#f0a8ff" stroke-width="2"><path d="M60 14 L106 54 L60 94 L16 54Z"/></g><circle cx="60" cy="54" r="4" fill="#fff"/>`,
  ],
  "scenario-space": [
    "inner",
    () =>
      `<g><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(0 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(22.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(45 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(67.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(90 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(112.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(135 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(157.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(180 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(202.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(225 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(247.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(270 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(292.5 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(315 60 56)"/><path d="M60 56 L56 -4 L64 -4Z" fill="#ffe08a" opacity=".3" transform="rotate(337.5 60 56)"/></g><path d="M12 56 Q60 10 108 56 Q60 102 12 56Z" fill="#fff3c9" stroke="#7d2a3a" stroke-width="3"/><circle cx="60" cy="56" r="21" fill="#c22a4a"/><circle cx="60" cy="56" r="10" fill="#1f0410"/><circle cx="67" cy="49" r="5" fill="#fff"/>`,
  ],
  "webway-portal-north": [
    "gate",
    () =>
      `<path d="M28 92 C20 40 40 16 60 14 C80 16 100 40 92 92 L80 92 C86 50 74 28 60 26 C46 28 34 50 40 92Z" fill="#e9e2d0"/><ellipse cx="60" cy="62" rx="22" ry="32" fill="#54e0e8" opacity=".55"/><g transform="translate(60 60) scale(0.7)" fill="none" stroke="#f0ffff" stroke-linecap="round"><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="3.4" opacity="0.9" transform="rotate(0)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.9" opacity="0.7" transform="rotate(90)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.4" opacity="0.6" transform="rotate(180)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="1.9" opacity="0.4" transform="rotate(270)"/></g>`,
  ],
  "eldar-falcon-squadron": [
    "fringe",
    () =>
      `<circle cx="0" cy="6" r="0.9" fill="#ffe2f8"/><circle cx="41" cy="35" r="0.9" fill="#ffe2f8"/><circle cx="82" cy="64" r="0.9" fill="#ffe2f8"/><circle cx="5" cy="13" r="0.9" fill="#ffe2f8"/><circle cx="46" cy="42" r="0.9" fill="#ffe2f8"/><circle cx="87" cy="71" r="0.9" fill="#ffe2f8"/><circle cx="10" cy="20" r="0.9" fill="#ffe2f8"/><circle cx="51" cy="49" r="0.9" fill="#ffe2f8"/><circle cx="92" cy="78" r="0.9" fill="#ffe2f8"/><circle cx="15" cy="27" r="0.9" fill="#ffe2f8"/><circle cx="56" cy="56" r="0.9" fill="#ffe2f8"/><circle cx="97" cy="85" r="0.9" fill="#ffe2f8"/><circle cx="20" cy="34" r="0.9" fill="#ffe2f8"/><circle cx="61" cy="63" r="0.9" fill="#ffe2f8"/><g transform="translate(60 40) rotate(-14) scale(1.3)"><path d="M28 0 C10 -8 -10 -6 -22 -14 C-18 -4 -20 4 -26 12 C-10 4 10 8 28 0Z" fill="#f0c860"/><path d="M28 0 C10 -8 -10 -6 -22 -14 C-16 -4 0 -2 28 0Z" fill="#fff0c0"/><path d="M-22 -2 l-12 1 l11 4Z" fill="#7fe8ff"/></g><g transform="translate(32 66) rotate(-14) scale(0.9)"><path d="M28 0 C10 -8 -10 -6 -22 -14 C-18 -4 -20 4 -26 12 C-10 4 10 8 28 0Z" fill="#f0c860"/><path d="M28 0 C10 -8 -10 -6 -22 -14 C-16 -4 0 -2 28 0Z" fill="#fff0c0"/><path d="M-22 -2 l-12 1 l11 4Z" fill="#7fe8ff"/></g><g transform="translate(90 68) rotate(-14) scale(0.9)"><path d="M28 0 C10 -8 -10 -6 -22 -14 C-18 -4 -20 4 -26 12 C-10 4 10 8 28 0Z" fill="#f0c860"/><path d="M28 0 C10 -8 -10 -6 -22 -14 C-16 -4 0 -2 28 0Z" fill="#fff0c0"/><path d="M-22 -2 l-12 1 l11 4Z" fill="#7fe8ff"/></g>`,
  ],
  "drifting-craftworld": [
    "fringe",
    () =>
      `<circle cx="0" cy="6" r="0.9" fill="#ffe2f8"/><circle cx="43" cy="25" r="0.9" fill="#ffe2f8"/><circle cx="86" cy="44" r="0.9" fill="#ffe2f8"/><circle cx="11" cy="63" r="0.9" fill="#ffe2f8"/><circle cx="54" cy="82" r="0.9" fill="#ffe2f8"/><circle cx="97" cy="21" r="0.9" fill="#ffe2f8"/><circle cx="22" cy="40" r="0.9" fill="#ffe2f8"/><circle cx="65" cy="59" r="0.9" fill="#ffe2f8"/><circle cx="108" cy="78" r="0.9" fill="#ffe2f8"/><circle cx="33" cy="17" r="0.9" fill="#ffe2f8"/><circle cx="76" cy="36" r="0.9" fill="#ffe2f8"/><circle cx="1" cy="55" r="0.9" fill="#ffe2f8"/><path d="M8 66 C30 58 90 58 112 66 C96 82 24 82 8 66Z" fill="#e6d9f2"/><path d="M8 66 C24 82 96 82 112 66 C90 72 30 72 8 66Z" fill="#8d78b4"/><path d="M24 60 L32 32 L38 60Z M44 60 L56 16 L66 60Z M70 60 L82 28 L88 60Z" fill="#f6ecff"/><path d="M56 16 L66 60 L57 60Z M82 28 L88 60 L82 60Z" fill="#a98fd0"/>`,
  ],
  "antian-shrine-world": [
    "fringe",
    (id) =>
      `<defs><radialGradient id="${id}0" cx="34%" cy="28%" r="80%"><stop offset="0" stop-color="#e8c98a"/><stop offset="1" stop-color="#5d3a52"/></radialGradient></defs><circle cx="60" cy="74" r="46" fill="url(#${id}0)"/><path d="M34 52 V36 L40 26 L46 36 V48Z M74 48 V36 L80 26 L86 36 V52Z M48 46 V26 L60 8 L72 26 V46Z" fill="#fff0c8"/><path d="M60 8 L72 26 V46 H60Z" fill="#c9a46a"/>`,
  ],
  "space-hulk": [
    "gate",
    () =>
      `<circle cx="0" cy="4" r="0.9" fill="#f0e0ff"/><circle cx="43" cy="23" r="0.9" fill="#f0e0ff"/><circle cx="86" cy="42" r="0.9" fill="#f0e0ff"/><circle cx="11" cy="61" r="0.9" fill="#f0e0ff"/><circle cx="54" cy="80" r="0.9" fill="#f0e0ff"/><circle cx="97" cy="9" r="0.9" fill="#f0e0ff"/><circle cx="22" cy="28" r="0.9" fill="#f0e0ff"/><circle cx="65" cy="47" r="0.9" fill="#f0e0ff"/><circle cx="108" cy="66" r="0.9" fill="#f0e0ff"/><circle cx="33" cy="85" r="0.9" fill="#f0e0ff"/><circle cx="76" cy="14" r="0.9" fill="#f0e0ff"/><circle cx="1" cy="33" r="0.9" fill="#f0e0ff"/><path d="M8 66 L22 50 L34 54 L44 36 L60 42 L70 26 L86 38 L100 36 L112 56 L100 66 L104 78 L80 74 L66 88 L50 76 L30 82Z" fill="#57606d"/><path d="M22 50 L34 54 L44 36 L60 42 L70 26 L76 50 L50 60 L30 64Z" fill="#8b96a6"/><rect x="28" y="54" width="4" height="2.6" fill="#ffcf7a"/><rect x="38" y="61" width="4" height="2.6" fill="#ffcf7a"/><rect x="48" y="68" width="4" height="2.6" fill="#ffcf7a"/><rect x="58" y="54" width="4" height="2.6" fill="#ffcf7a"/><rect x="68" y="61" width="4" height="2.6" fill="#ffcf7a"/><rect x="78" y="68" width="4" height="2.6" fill="#ffcf7a"/><rect x="88" y="54" width="4" height="2.6" fill="#ffcf7a"/>`,
  ],
  "ork-freeboota-moon": [
    "reaches",
    (id) =>
      `<defs><radialGradient id="${id}0" cx="34%" cy="28%" r="80%"><stop offset="0" stop-color="#9cbc5a"/><stop offset="1" stop-color="#2a3a16"/></radialGradient></defs><circle cx="60" cy="56" r="38" fill="url(#${id}0)"/><circle cx="42" cy="48" r="8" fill="#2a3a16"/><circle cx="76" cy="48" r="8" fill="#2a3a16"/><circle cx="43" cy="49" r="3" fill="#ff5a2a"/><circle cx="75" cy="49" r="3" fill="#ff5a2a"/><path d="M36 68 L84 68 L80 80 L40 80Z" fill="#241a10"/><path d="M38 68 l4 10 l5 -10 l5 10 l5 -10 l5 10 l5 -10 l5 10 l6 -10Z" fill="#efe6c8"/>`,
  ],
  "blackstone-fortress": [
    "reaches",
    () =>
      `<g transform="translate(60 54)"><path d="M-5 -10 L0 -44 L5 -10Z" fill="#2d2938" transform="rotate(0)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#15131c" transform="rotate(45)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#2d2938" transform="rotate(90)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#15131c" transform="rotate(135)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#2d2938" transform="rotate(180)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#15131c" transform="rotate(225)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#2d2938" transform="rotate(270)"/><path d="M-5 -10 L0 -44 L5 -10Z" fill="#15131c" transform="rotate(315)"/><circle r="15" fill="#15131c" stroke="#6a5d86" stroke-width="2"/><circle r="6" fill="#b07af0"/></g>`,
  ],
  "scrap-belt": [
    "reaches",
    () =>
      `<path d="M12 40 L19 28.7 L31.6 26 L40 37.2 L35.8 51.2 L20.4 54Z" fill="#8c6248"/><path d="M12 40 L19 28.7 L31.6 26 L26 40Z" fill="#dc9c68"/><path d="M54 30 L59 22 L68 20 L74 28 L71 38 L60 40Z" fill="#8c6248"/><path d="M54 30 L59 22 L68 20 L64 30Z" fill="#dc9c68"/><path d="M78 50 L86 37.2 L100.4 34 L110 46.8 L105.2 62.8 L87.6 66Z" fill="#8c6248"/><path d="M78 50 L86 37.2 L100.4 34 L94 50Z" fill="#dc9c68"/><path d="M36 70 L45 55.6 L61.2 52 L72 66.4 L66.6 84.4 L46.8 88Z" fill="#8c6248"/><path d="M36 70 L45 55.6 L61.2 52 L54 70Z" fill="#dc9c68"/><path d="M9 74 L13.5 66.8 L21.6 65 L27 72.2 L24.3 81.2 L14.4 83Z" fill="#8c6248"/><path d="M9 74 L13.5 66.8 L21.6 65 L18 74Z" fill="#dc9c68"/>`,
  ],
  "webway-portal-south": [
    "gate",
    () =>
      `<path d="M28 92 C20 40 40 16 60 14 C80 16 100 40 92 92 L80 92 C86 50 74 28 60 26 C46 28 34 50 40 92Z" fill="#e9e2d0"/><ellipse cx="60" cy="62" rx="22" ry="32" fill="#54e0e8" opacity=".55"/><g transform="translate(60 60) scale(0.7)" fill="none" stroke="#f0ffff" stroke-linecap="round"><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="3.4" opacity="0.9" transform="rotate(0)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.9" opacity="0.7" transform="rotate(90)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="2.4" opacity="0.6" transform="rotate(180)"/><path d="M0 0 C10 -4 18 -14 12 -26 C6 -36 -14 -36 -24 -24" stroke-width="1.9" opacity="0.4" transform="rotate(270)"/></g>`,
  ],
  "devoured-colony": [
    "front",
    () =>
      `<path d="M10 92 V72 A20 20 0 0 1 50 72 V92Z" fill="#9ab0a6"/><path d="M60 92 V66 A24 24 0 0 1 108 66 V92Z" fill="#7d958c"/><path d="M96 48 C104 58 100 66 110 70 L112 50Z M20 58 C26 64 22 70 32 72 L36 54Z" fill="#a8cabc"/><path d="M40 92 C30 70 50 60 44 44 C58 56 52 72 62 92Z M76 92 C70 78 84 70 80 56 C92 68 86 80 94 92Z" fill="#5d2a4d"/>`,
  ],
  "apothecarium-sepha": [
    "front",
    () =>
      `<path d="M26 92 V48 H94 V92Z" fill="#d8e4de"/><path d="M60 48 H94 V92 H60Z" fill="#9fb3ac"/><path d="M20 48 H100 L92 38 H28Z" fill="#f3fbf7"/><path d="M54 54 h12 v8 h8 v12 h-8 v8 h-12 v-8 h-8 v-12 h8Z" fill="#cf3b36"/><path d="M58 38 V18 h4 V38Z" fill="#f3fbf7"/><circle cx="60" cy="16" r="5" fill="#8ff0d0"/>`,
  ],
  "fallen-bastion": [
    "front",
    () =>
      `<path d="M14 92 V44 H20 V38 H28 V44 H36 V60 L46 56 L54 66 L66 60 L72 68 L78 40 L84 46 L88 36 L96 44 L102 40 V92Z" fill="#122024"/><path d="M14 92 V44 H20 V38 H26 V92Z" fill="#38565a"/><path d="M44 92 V80 a8 8 0 0 1 16 0 V92Z" fill="#ffb04a"/><path d="M84 36 V16" stroke="#122024" stroke-width="2"/><path d="M84 16 l16 4 l-6 4 l6 6 l-16 -2Z" fill="#b03a30"/>`,
  ],
  "guardian-of-the-rift": [
    "gate",
    () =>
      `<path d="M60 12 C70 12 74 20 72 28 L86 38 L92 92 H72 L68 60 H52 L48 92 H28 L34 38 L48 28 C46 20 50 12 60 12Z" fill="#cdb98f"/><path d="M60 12 C70 12 74 20 72 28 L86 38 L92 92 H72 L68 60 H60Z" fill="#846f4a"/><path d="M57 36 h6 v44 l-3 8 l-3 -8Z M48 42 h24 v5 h-24Z" fill="#f3f0e6"/><circle cx="55" cy="24" r="2" fill="#ff5fa8"/><circle cx="65" cy="24" r="2" fill="#ff5fa8"/>`,
  ],
  "dead-star": [
    "stars",
    (id) =>
      `<g><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(0 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(20 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(40 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(60 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(80 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(100 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(120 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(140 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(160 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(180 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(200 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(220 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(240 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(260 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(280 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(300 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(320 60 54)"/><path d="M60 54 L58 6 L62 6Z" fill="#ff9d5a" opacity=".35" transform="rotate(340 60 54)"/></g><defs><radialGradient id="${id}0" cx="34%" cy="28%" r="80%"><stop offset="0" stop-color="#3a2d3a"/><stop offset="1" stop-color="#08060c"/></radialGradient></defs><circle cx="60" cy="54" r="26" fill="url(#${id}0)"/><circle cx="60" cy="54" r="27" fill="none" stroke="#ffb36a" stroke-width="2.5"/>`,
  ],
  "astropath-beacon": [
    "stars",
    () =>
      `<path d="M46 92 L54 40 H66 L74 92Z" fill="#6d88b8"/><path d="M60 40 H66 L74 92 H60Z" fill="#3d5688"/><path d="M60 32 L-6 8 L-6 26Z M60 32 L126 8 L126 26Z" fill="#d9fbff" opacity=".35"/><circle cx="60" cy="32" r="9" fill="#eaffff"/><circle cx="60" cy="32" r="15" fill="#8fe8ff" opacity=".35"/><path d="M48 44 H72 V40 L66 24 L60 14 L54 24 L48 40Z" fill="none" stroke="#c9d9f4" stroke-width="2.5"/>`,
  ],
  "warp-touched-reef": [
    "stars",
    () =>
      `<path d="M14 94 C4 70 34 60 16 34" fill="none" stroke="#e86aa8" stroke-width="6" stroke-linecap="round"/><path d="M38 94 C28 70 54 60 39 46" fill="none" stroke="#7fd0ff" stroke-width="6" stroke-linecap="round"/><path d="M62 94 C52 70 74 60 62 34" fill="none" stroke="#f0c86a" stroke-width="6" stroke-linecap="round"/><path d="M86 94 C76 70 94 60 85 46" fill="none" stroke="#b07af0" stroke-width="6" stroke-linecap="round"/><path d="M110 94 C100 70 114 60 108 34" fill="none" stroke="#6ae8b8" stroke-width="6" stroke-linecap="round"/><circle cx="4" cy="12" r="1.8" fill="#fff" opacity=".7"/><circle cx="41" cy="35" r="1.8" fill="#fff" opacity=".7"/><circle cx="78" cy="58" r="1.8" fill="#fff" opacity=".7"/><circle cx="115" cy="21" r="1.8" fill="#fff" opacity=".7"/><circle cx="40" cy="44" r="1.8" fill="#fff" opacity=".7"/><circle cx="77" cy="67" r="1.8" fill="#fff" opacity=".7"/><circle cx="114" cy="30" r="1.8" fill="#fff" opacity=".7"/><circle cx="39" cy="53" r="1.8" fill="#fff" opacity=".7"/><circle cx="76" cy="16" r="1.8" fill="#fff" opacity=".7"/><circle cx="113" cy="39" r="1.8" fill="#fff" opacity=".7"/>`,
  ],
};
