// The standard pack: all that the browser needs to recompute a deal of Pyramid.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function pyramid(_header, { STANDARD }) {
  return { pack: STANDARD };
}
