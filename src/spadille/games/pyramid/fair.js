// What the browser needs to recompute a deal of Pyramid: it is played with the standard pack.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function pyramid(_header, { STANDARD }) {
  return { pack: STANDARD };
}
