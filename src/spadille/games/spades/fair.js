// What the browser needs to recompute a deal of Spades: its pack, by seats and jokers.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function spades(header, { without }) {
  if (header.options.jokers === 2) return { pack: [...without("2H", "2D"), "JL", "JB"] };
  /** @type {Record<number, string[]>} */
  const gone = { 3: ["2C"], 5: ["2C", "2D"], 6: ["2"] };
  return { pack: without(...(gone[header.seats] ?? [])) };
}
