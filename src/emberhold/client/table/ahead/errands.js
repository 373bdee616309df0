// @ts-check
/** What can be queued for one's turn although it is nothing on the table: all of a kind at once, or an answer. */

/** @typedef {import("../../common/looks.js").Batch} Batch */

/**
 * @typedef {object} Errand
 * @property {string} id unlike that of any thing on the table: it has spaces
 * @property {string} topic at which question it is done
 * @property {string} words the message that names it
 * @property {Batch | null} batch what is done one after the other
 * @property {string} key the one answer, where it is not a batch
 */

/**
 * @param {Pick<import("../../common/looks.js").GameLook, "ahead" | "batches" | "errands"> | undefined} look
 * @returns {Errand[]}
 */
export function errandsOf(look) {
  if (!look) return [];
  return [
    ...look.batches
      .filter((batch) => look.ahead.includes(batch.topic))
      .map((batch) => ({
        id: `all ${batch.verb} ${batch.kind}`,
        topic: batch.topic,
        words: `web-batch-${batch.verb}-${batch.kind}`,
        batch,
        key: "",
      })),
    ...look.errands.map(({ topic, key }) => ({
      id: `answer ${topic} ${key}`,
      topic,
      words: `web-errand-${topic}-${key}`,
      batch: null,
      key,
    })),
  ];
}
