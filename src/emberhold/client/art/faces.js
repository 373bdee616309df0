// @ts-check
// How people are drawn: a head on shoulders, lit from the top left, and around it what each
// of them wears. A picture is 100 units wide; the face looks out of its upper two thirds.

/**
 * @typedef {object} Look
 * @property {[string, string]} ground behind them: near the head, at the edges
 * @property {[string, string, string]} skin light, middle, shade
 * @property {[string, string, string]} cloth light, middle, shade
 * @property {[string, string]} [hair]
 * @property {"lean" | "plain" | "broad"} [head]
 * @property {string} [iris] the colour of their eyes
 * @property {string} [glow] eyes that burn instead
 * @property {[colour: string, weight: number, frown: number]} [brows]
 * @property {[colour: string, smile: number] | null} [mouth] nothing where it is covered
 * @property {boolean} [ears]
 * @property {string} [aura] behind everything
 * @property {string} [behind] behind the shoulders, outlined
 * @property {string} [chest] on the shoulders, outlined
 * @property {string} [front] before the face, outlined
 * @property {string} [over] lines over everything
 */

const HEADS = {
  lean: "M35 40 C35 25 42 19 50 19 C58 19 65 25 65 40 C65 51 61 59 55.5 64.5 C52.5 67.4 47.5 67.4 44.5 64.5 C39 59 35 51 35 40 Z",
  plain:
    "M34 40 C34 25 41 19 50 19 C59 19 66 25 66 40 C66 49 65 56 60 62.5 C56.5 67 53.5 68.5 50 68.5 C46.5 68.5 43.5 67 40 62.5 C35 56 34 49 34 40 Z",
  broad: "M31 42 C31 27 39 21 50 21 C61 21 69 27 69 42 C69 54 68 61 61 68 C57 72 43 72 39 68 C32 61 31 54 31 42 Z",
};
const SHOULDERS = "M6 112 C8 88 22 80 40 76 L60 76 C78 80 92 88 94 112 Z";
const EARS = "M35 40 C31 38 30.5 46 35.5 49 Z M65 40 C69 38 69.5 46 64.5 49 Z";

/** @param {Look} look @param {string} id */
export function face(look, id) {
  const [light, middle, shade] = look.skin;
  const head = HEADS[look.head ?? "plain"];
  const url = (/** @type {string} */ what) => `url(#${id}${what})`;
  const worn = (/** @type {string} */ parts) =>
    parts.replaceAll("@cloth", url("a")).replaceAll("@hair", url("h")).replaceAll("@skin", url("s"));
  const outlined = (/** @type {string} */ parts) =>
    `<g stroke="#0d0a12" stroke-width="1.3" stroke-linejoin="round">${worn(parts)}</g>`;
  const defs =
    `<radialGradient id="${id}b" cx="42%" cy="34%" r="80%"><stop offset="0" stop-color="${look.ground[0]}"/><stop offset="1" stop-color="${look.ground[1]}"/></radialGradient>` +
    `<linearGradient id="${id}s" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<linearGradient id="${id}a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${look.cloth[0]}"/><stop offset=".5" stop-color="${look.cloth[1]}"/><stop offset="1" stop-color="${look.cloth[2]}"/></linearGradient>` +
    `<linearGradient id="${id}h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${look.hair?.[0] ?? shade}"/><stop offset="1" stop-color="${look.hair?.[1] ?? shade}"/></linearGradient>` +
    `<clipPath id="${id}c"><path d="${head}"/></clipPath>`;
  return (
    `<defs>${defs}</defs><rect class="ground" x="-60" y="-60" width="220" height="240" fill="${url("b")}"/>${worn(look.aura ?? "")}` +
    outlined(
      `${look.behind ?? ""}<path d="${SHOULDERS}" fill="@cloth"/><path d="M42 60 L42 75 Q50 83 58 75 L58 60 Z" fill="${shade}"/>${look.chest ?? ""}` +
        `${look.ears === false ? "" : `<path d="${EARS}" fill="${middle}"/>`}<path d="${head}" fill="@skin"/>`,
    ) +
    `<g clip-path="${url("c")}"><path d="M53 14 C50 36 56 44 52 54 C53 60 55 66 54 72 L72 72 L72 14 Z" fill="${shade}" opacity=".42"/><path d="M34 30 Q50 22 66 30 L66 16 L34 16 Z" fill="#1a0c10" opacity=".22"/><ellipse cx="40.5" cy="51" rx="4" ry="2.6" fill="#e2705a" opacity=".18"/></g>` +
    eyes(look) +
    (look.brows ? brows(...look.brows) : "") +
    (look.mouth === null ? "" : nose(shade) + mouth(...(look.mouth ?? [shade, 0]))) +
    outlined(look.front ?? "") +
    worn(look.over ?? "") +
    `<path d="M6 112 C8 90 20 82 36 78" fill="none" stroke="#fff3d6" stroke-width="1.2" opacity=".45"/>`
  );
}

/** @param {Look} look */
function eyes({ iris, glow }) {
  if (glow)
    return [43, 57]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="42.5" rx="7" ry="4.4" fill="${glow}" opacity=".35"/><ellipse cx="${x}" cy="42.5" rx="3.7" ry="2.1" fill="${glow}"/><ellipse cx="${x}" cy="42.3" rx="1.7" ry="1.1" fill="#fff"/>`,
      )
      .join("");
  if (!iris) return "";
  return [0, 14]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)"><path d="M38.7 43 Q43 38.8 47.3 42.6 Q43 45.8 38.7 43 Z" fill="#f7efe2"/><circle cx="43.3" cy="42.3" r="2.2" fill="${iris}"/><circle cx="43.3" cy="42.3" r="1.1" fill="#14101a"/><circle cx="43.9" cy="41.5" r=".6" fill="#fff"/><path d="M38.2 43 Q43 38 47.8 42.4" fill="none" stroke="#1a1018" stroke-width="1.5" stroke-linecap="round"/></g>`,
    )
    .join("");
}

/** @param {string} colour @param {number} weight @param {number} frown */
function brows(colour, weight, frown) {
  const [out, mid] = [37 - frown * 0.4, 37.4 + frown];
  return `<path d="M37.6 ${out} Q42 35.2 47 ${mid} M62.4 ${out} Q58 35.2 53 ${mid}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/>`;
}

/** @param {string} shade */
const nose = (shade) =>
  `<path d="M50.5 43 L52.6 51.4 Q50.6 53.6 47.8 52" fill="none" stroke="${shade}" stroke-width="1.5" stroke-linecap="round"/>`;

/** @param {string} colour @param {number} smile */
function mouth(colour, smile) {
  return `<path d="M44.5 58 Q47.5 56.4 50 57.2 Q52.5 56.4 55.5 58 Q50 ${60 + smile} 44.5 58 Z" fill="${colour}"/><path d="M44 58.1 Q50 ${58 + smile * 1.3} 56 58.1" fill="none" stroke="#4a1f22" stroke-width=".9" stroke-linecap="round"/>`;
}
