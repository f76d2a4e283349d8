// Cards fly from their old place to the new one, or from a seat's plate if they were not visible before.

/** @typedef {Map<string, DOMRect>} Places */

const FLIGHT = 260;
const DEALT = 45;
const OVERSHOOT = "cubic-bezier(.2,1.25,.4,1)";

/** @param {Element} felt @param {string} what @returns {HTMLElement[]} */
const all = (felt, what) => [...felt.querySelectorAll(what)].map((each) => /** @type {HTMLElement} */ (each));

/** The positions of all cards and plates. @param {Element} felt @returns {Places} */
export function places(felt) {
  const found = new Map();
  for (const card of all(felt, "[data-card]"))
    if (card.dataset.card) found.set(card.dataset.card, card.getBoundingClientRect());
  for (const plate of all(felt, "[data-seat]")) found.set(`seat ${plate.dataset.seat}`, plate.getBoundingClientRect());
  return found;
}

/** The translation from one place to another. @param {DOMRect} from @param {DOMRect} to */
const way = (from, to) =>
  `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`;

/**
 * Move the cards of a redrawn felt from their old places to the new ones.
 * @param {Element} felt
 * @param {Places} from
 * @param {number} pace
 */
export function fly(felt, from, pace) {
  if (!pace || !from.size) return;
  let fresh = 0;
  for (const card of all(felt, ".mid [data-card], .own [data-card], .seats [data-card]")) {
    const now = card.getBoundingClientRect();
    if (!card.dataset.card || !now.width) continue;
    const owner = card.closest("[data-owner]");
    const was = from.get(card.dataset.card);
    // A hidden card has no old place.
    const old = was?.width ? was : from.get(`seat ${/** @type {HTMLElement | null} */ (owner)?.dataset.owner}`);
    if (!old) {
      card.animate(
        [
          { opacity: 0, transform: "translateY(-40%) scale(1.08)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: FLIGHT * pace, delay: 110 * pace * fresh++, fill: "backwards", easing: OVERSHOOT },
      );
    } else if (Math.abs(old.x - now.x) > 2 || Math.abs(old.y - now.y) > 2) {
      card.animate([{ transform: `${way(old, now)} scale(${old.width / now.width})` }, { transform: "none" }], {
        duration: FLIGHT * pace,
        easing: OVERSHOOT,
      });
    }
  }
  deal(felt, from, pace);
}

/**
 * Deal a new hand card by card from the middle of the table.
 * @param {Element} felt
 * @param {Places} from
 * @param {number} pace
 */
function deal(felt, from, pace) {
  const cards = all(felt, ".hand [data-card]");
  const fresh = cards.filter((card) => !from.has(card.dataset.card ?? ""));
  if (fresh.length < 5) return;
  const middle = felt.querySelector(".mid")?.getBoundingClientRect() ?? felt.getBoundingClientRect();
  fresh.forEach((card, at) => {
    card.animate(
      [
        { transform: `${way(middle, card.getBoundingClientRect())} scale(.6)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: FLIGHT * pace, delay: DEALT * pace * at, fill: "backwards", easing: "ease-out" },
    );
  });
}

/** Finish all animations at once. @param {Element} felt */
export function skip(felt) {
  for (const animation of felt.getAnimations({ subtree: true })) animation.finish();
}

/**
 * Move the cards of the table to the seat that has won them.
 * @param {Element} felt
 * @param {number} seat
 * @param {number} pace
 * @returns {Promise<unknown>}
 */
export function sweep(felt, seat, pace) {
  const plate = felt.querySelector(`[data-seat="${seat}"]`);
  if (!pace || !plate) return Promise.resolve();
  const to = plate.getBoundingClientRect();
  return Promise.allSettled(
    all(felt, ".zone-trick .card, .zone-row .card").map(
      (card) =>
        card.animate(
          [
            { transform: "none", opacity: 1 },
            { transform: `${way(to, card.getBoundingClientRect())} scale(.35)`, opacity: 0.2 },
          ],
          { duration: FLIGHT * pace, easing: "ease-in", fill: "forwards" },
        ).finished,
    ),
  );
}
