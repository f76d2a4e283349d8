// What the browser needs to recompute a deal of Pyramid: it is played with the standard pack.

/**
 * @param {any} _header the first line of the record
 * @param {import("../../web/js/fair.js").Kit} kit
 * @returns {import("../../web/js/fair.js").Known}
 */
export default function pyramid(_header, { STANDARD }) {
  return { pack: STANDARD };
}
