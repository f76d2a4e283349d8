// The pack of 48, every card twice: all that the browser needs to recompute a deal of Auction Pinochle.

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function auctionPinochle(_header, { without }) {
  const half = without("2", "3", "4", "5", "6", "7", "8");
  return { pack: [...half, ...half.map((card) => `${card}'`)] };
}
