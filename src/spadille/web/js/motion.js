// Cards fly from where they lay to where they lie; from a seat's plate if they were not seen before.

/** @typedef {Map<string, DOMRect>} Places */

/** Where every card and plate is now. @param {Element} felt @returns {Places} */
export function places(felt) {
  const found = new Map();
  for (const card of felt.querySelectorAll("[data-card]")) found.set(/** @type {HTMLElement} */ (card).dataset.card, card.getBoundingClientRect());
  for (const plate of felt.querySelectorAll("[data-seat]")) found.set(`seat ${/** @type {HTMLElement} */ (plate).dataset.seat}`, plate.getBoundingClientRect());
  return found;
}

/** Let the cards of a freshly drawn felt come from their old places. @param {Element} felt @param {Places} from @param {number} pace */
export function fly(felt, from, pace) {
  if (!pace || !from.size) return;
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (felt.querySelectorAll(".zone-trick [data-card], .zone-row [data-card], .zone-melds [data-card], .zone-pile [data-card]"))) {
    const now = card.getBoundingClientRect();
    const seat = card.closest("[data-owner]");
    const old = from.get(card.dataset.card ?? "") ?? from.get(`seat ${/** @type {HTMLElement | null} */ (seat)?.dataset.owner}`);
    if (!old || (Math.abs(old.x - now.x) < 2 && Math.abs(old.y - now.y) < 2)) continue;
    const shift = `translate(${old.x + old.width / 2 - now.x - now.width / 2}px, ${old.y + old.height / 2 - now.y - now.height / 2}px)`;
    card.animate([{ transform: `${shift} scale(.9)` }, { transform: "none" }], { duration: 260 * pace, easing: "cubic-bezier(.2,1.2,.4,1)" });
  }
}
