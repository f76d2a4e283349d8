// The pack of Spades by seats and jokers, from which the browser recomputes a deal.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function spades(header, { without }) {
  if (header.options.jokers === 2) return { pack: [...without("2H", "2D"), "JL", "JB"] };
  /** @type {Record<number, string[]>} */
  const gone = { 3: ["2C"], 5: ["2C", "2D"], 6: ["2"] };
  return { pack: without(...(gone[header.seats] ?? [])) };
}
