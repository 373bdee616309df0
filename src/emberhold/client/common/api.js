// @ts-check
// Asking the server. What it refuses becomes a `Problem` with a sentence a person can read.

import { ask, BUILD, HEADER } from "./build.js";
import { currentLanguage, word } from "./words.js";
import { during } from "./settled.js";

export class Problem extends Error {
  /** @param {string} text @param {string} code @param {number} status @param {string} field what it is about */
  constructor(text, code = "", status = 0, field = "") {
    super(text);
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return during(request(withLanguage(path), {}));
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return during(request(withLanguage(path), { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Send a file as it is. @param {string} path @param {Blob} file @returns {Promise<any>} */
export function send(path, file) {
  const headers = { "Content-Type": "application/octet-stream" };
  return during(request(withLanguage(path), { method: "POST", headers, body: file }));
}

/** @param {string} path */
function withLanguage(path) {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${currentLanguage()}`;
}

/** @param {string} path @param {RequestInit} how */
async function request(path, how) {
  let answer;
  try {
    answer = await ask(path, how);
  } catch {
    throw new Problem(word("web-problem-offline"), "offline");
  }
  const build = answer.headers.get(HEADER);
  if (build && BUILD && build !== BUILD) document.dispatchEvent(new CustomEvent("emberhold:outdated"));
  if (answer.ok) return answer.json();
  const told = await answer.json().catch(() => ({}));
  const text = told.text ?? told.error?.text ?? word("web-problem-server", { status: answer.status });
  throw new Problem(text, told.code ?? told.error?.code ?? "", answer.status, told.error?.field ?? "");
}

/** What went wrong, in words. @param {unknown} error */
export function sentence(error) {
  return error instanceof Problem ? error.message : word("web-problem-page");
}
