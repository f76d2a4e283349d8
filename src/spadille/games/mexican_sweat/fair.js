// The standard pack: all that the browser needs to recompute a deal of Mexican Sweat.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function mexicanSweat(_header, { STANDARD }) {
  return { pack: STANDARD };
}
