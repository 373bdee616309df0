// @ts-check
/** A page read aloud by the browser itself, where it has a voice for the language of the table. */

/** Whether this browser can speak at all. */
export function canReadAloud() {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/**
 * @param {string} words
 * @param {(reads: boolean) => void} told what follows when it begins and when it ends
 */
export function readAloud(words, told) {
  stopReading();
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = document.documentElement.lang;
  for (const over of ["end", "error"]) spoken.addEventListener(over, () => told(false));
  told(true);
  speechSynthesis.speak(spoken);
}

/** Nothing is read any more. */
export function stopReading() {
  if (canReadAloud()) speechSynthesis.cancel();
}
