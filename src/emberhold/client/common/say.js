// @ts-check
/** The words of the table page, under the name they are spoken by. */

export { calledAt, calledBy, count, headed, some, word as say } from "./words.js";
