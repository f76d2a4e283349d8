// What the browser needs to recompute a deal of Five Hundred: its pack of 45.

/**
 * @param {any} _header the first line of the record
 * @param {import("../../web/js/fair.js").Kit} kit
 * @returns {import("../../web/js/fair.js").Known}
 */
export default function fiveHundred(_header, { without }) {
  return { pack: [...without("2", "3"), "JB"] };
}
