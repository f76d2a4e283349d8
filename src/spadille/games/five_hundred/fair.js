// What the browser needs to recompute a deal of Five Hundred: its pack of 45.

/** @type {import("../../web/js/fair.js").Make} */
export default function fiveHundred(_header, { without }) {
  return { pack: [...without("2", "3"), "JB"] };
}
