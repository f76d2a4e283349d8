// What the browser needs to recompute a deal of Mexican Sweat: it is played with the standard pack.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function mexicanSweat(_header, { STANDARD }) {
  return { pack: STANDARD };
}
