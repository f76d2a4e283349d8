// The shoe, several packs shuffled together: all that the browser needs to recompute a shoe of Mini Baccarat.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function miniBaccarat(header, { STANDARD, shuffle }) {
  const pack = Array.from({ length: header.options.decks }, () => STANDARD).flat();
  return { pack, draws: { shoe: (below) => shuffle(pack, below) } };
}
