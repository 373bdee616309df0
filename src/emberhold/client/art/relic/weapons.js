// @ts-check
// Weapons that cross between two sides of a battle, 400 by 300: what one fights with depends on the attribute.

const EDGE = 'stroke="#160c0a" stroke-width="5" stroke-linejoin="round"';

/** A blade with teeth, its point up; the hilt at 200 300. @param {string} id */
function chainsword(id) {
  const teeth = Array.from(
    { length: 11 },
    (_, n) => `M178 ${52 + n * 17}l-13 5 13 7zM222 ${52 + n * 17}l13 5 -13 7z`,
  ).join("");
  return `<path d="${teeth}" fill="#5d6672" ${EDGE}/><path d="M200 8 224 38V244H176V38Z" fill="url(#${id}steel)" ${EDGE}/><path d="M200 40V236" stroke="#5d6672" stroke-width="6"/><rect x="146" y="240" width="108" height="22" rx="8" fill="url(#${id}brass)" ${EDGE}/><rect x="186" y="262" width="28" height="60" rx="8" fill="#3c2415" ${EDGE}/>`;
}

/** An axe with two edges. @param {string} id */
function axe(id) {
  return `<rect x="189" y="20" width="22" height="302" rx="9" fill="#6b4424" ${EDGE}/><path d="M211 42C262 22 292 52 296 98 272 92 242 104 211 128ZM189 42C138 22 108 52 104 98 128 92 158 104 189 128Z" fill="url(#${id}steel)" ${EDGE}/><path d="M296 98C292 52 262 22 211 42" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`;
}

/** A staff that carries a light. @param {string} id @param {string} light */
function staff(id, light) {
  return `<rect x="190" y="86" width="20" height="236" rx="8" fill="#9a6fb0" ${EDGE}/><path d="M168 104C140 60 160 26 178 22 166 52 176 74 200 92 224 74 234 52 222 22 240 26 260 60 232 104Z" fill="url(#${id}brass)" ${EDGE}/><circle cx="200" cy="46" r="54" fill="${light}" opacity=".25"/><circle cx="200" cy="46" r="27" fill="${light}" ${EDGE}/><path d="M188 38q8-12 20-8" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;
}

/** A slim dagger. @param {string} id */
function dagger(id) {
  return `<path d="M200 26 219 84 212 226H188L181 84Z" fill="url(#${id}steel)" ${EDGE}/><path d="M200 50V218" stroke="#5d6672" stroke-width="4"/><path d="M140 220q60 26 120 0l-6 24q-54 20-108 0Z" fill="url(#${id}brass)" ${EDGE}/><rect x="187" y="244" width="26" height="62" rx="8" fill="#2b2036" ${EDGE}/><circle cx="200" cy="312" r="13" fill="url(#${id}brass)" ${EDGE}/>`;
}

/** A pistol that looks up. @param {string} id */
function pistol(id) {
  return `<rect x="182" y="40" width="36" height="170" rx="6" fill="url(#${id}steel)" ${EDGE}/><rect x="174" y="26" width="52" height="28" rx="6" fill="#5d6672" ${EDGE}/><path d="M172 150H228V250L206 322H160L172 240Z" fill="url(#${id}brass)" ${EDGE}/><path d="M228 196q26 6 20 34-10 8-20 4Z" fill="none" stroke="#160c0a" stroke-width="7"/>`;
}

/** @type {Record<string, (id: string) => [string, string]>} */
const PAIRS = {
  strength: (id) => [chainsword(id), axe(id)],
  willpower: (id) => [staff(id, "#8fd4ff"), staff(id, "#ff9a6a")],
  cunning: (id) => [dagger(id), pistol(id)],
};

/** Mine from the left, theirs from the right. @param {string} form @param {string} id @returns {string | null} */
export function weapons(form, id) {
  const pair = PAIRS[form]?.(id);
  if (!pair) return null;
  const [mine, theirs] = pair;
  return (
    `<defs><linearGradient id="${id}steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4f7fb"/><stop offset=".5" stop-color="#b4bfcd"/><stop offset="1" stop-color="#6d7887"/></linearGradient>` +
    `<linearGradient id="${id}brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6d98f"/><stop offset="1" stop-color="#8a5a1e"/></linearGradient></defs>` +
    `<g transform="translate(14 0) rotate(-52 200 190)">${theirs}</g><g transform="translate(-14 0) rotate(52 200 190)">${mine}</g>` +
    `<g transform="translate(200 197) scale(.62) translate(-200 -197)"><path d="M200 132 210 172 248 150 226 188 268 198 226 208 246 244 208 222 200 262 190 222 154 244 174 208 132 198 174 188 152 150 190 172Z" fill="#ffd36a" opacity=".9"/><circle cx="200" cy="197" r="20" fill="#fff6d8"/></g>`
  );
}
