// What the browser needs to recompute a shoe of Mini Baccarat: several packs, shuffled together.

/**
 * @param {any} header the first line of the record
 * @param {import("../../web/js/fair.js").Kit} kit
 * @returns {import("../../web/js/fair.js").Known}
 */
export default function miniBaccarat(header, { STANDARD, shuffle }) {
  const pack = Array.from({ length: header.options.decks }, () => STANDARD).flat();
  return { pack, draws: { shoe: (below) => shuffle(pack, below) } };
}
