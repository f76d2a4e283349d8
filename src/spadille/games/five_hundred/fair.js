// The pack of Five Hundred by its number of cards, from which the browser recomputes a deal.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function fiveHundred(header, { without, STANDARD }) {
  /** @type {Record<string, string[]>} */
  const packs = {
    33: without("2", "3", "4", "5", "6"),
    43: without("2", "3", "4C", "4S"),
    45: without("2", "3"),
    53: STANDARD,
    63: [...STANDARD, ..."CDHS".split("").map((suit) => `11${suit}`)],
  };
  packs[63].push(...["12C", "12D", "12H", "12S", "13D", "13H"]);
  return { pack: [...packs[header.options.pack ?? 45], "JB"] };
}
