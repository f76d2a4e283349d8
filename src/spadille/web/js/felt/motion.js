// Cards fly from their old place to the new one, or from a seat's plate if they were not visible before.

/** @typedef {Map<string, DOMRect>} Places */

const FLIGHT = 260;
const DEALT = 45;
/** Milliseconds for gathering a trick and moving it to its winner. */
const SWEPT = 360;
const OVERSHOOT = "cubic-bezier(.2,1.25,.4,1)";

/** The seat that has won the trick just swept away: its plate glows on the next felt. @type {number | null} */
let winner = null;
/** The hand being dealt, and when that began: a felt redrawn meanwhile goes on with it. */
let dealing = { began: -Infinity, cards: /** @type {Set<string | undefined>} */ (new Set()) };

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

/** Horizontal and vertical distance between the middles of two places. @param {DOMRect} from @param {DOMRect} to */
export const apart = (from, to) => [
  from.x + from.width / 2 - to.x - to.width / 2,
  from.y + from.height / 2 - to.y - to.height / 2,
];

/**
 * The translation from one place to another, or a share of it, lifted by some pixels.
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
const way = (from, to, share = 1, lift = 0) => {
  const [x, y] = apart(from, to);
  return `translate(${Math.round(x * share)}px, ${Math.round(y * share - lift)}px)`;
};

/** The turn of a flying card in degrees: it leans towards its way. @param {DOMRect} from @param {DOMRect} to */
const lean = (from, to) => Math.max(-16, Math.min(16, Math.round(apart(from, to)[0] / 14)));

/** A played card leaves its seat, turns a little, is nearest half-way, and comes down. @param {DOMRect} from @param {DOMRect} to */
const played = (from, to) => [
  { transform: `${way(from, to)} scale(${from.width / to.width}) rotate(${lean(from, to)}deg)`, easing: "ease-out" },
  {
    transform: `${way(from, to, 0.12, 8)} scale(1.1) rotate(${lean(from, to) / 4}deg)`,
    offset: 0.66,
    easing: "ease-in",
  },
  { transform: "none" },
];

/**
 * Move the cards of a redrawn felt from their old places to the new ones.
 * @param {Element} felt
 * @param {Places} from
 * @param {number} pace
 */
export function fly(felt, from, pace) {
  const seat = winner;
  winner = null;
  if (!pace || !from.size) return;
  const won = felt.querySelector(`[data-seat="${seat}"]`);
  if (won) glow(won, pace);
  let fresh = 0;
  for (const card of all(felt, ".mid [data-card], .own [data-card], .seats [data-card]")) {
    const now = card.getBoundingClientRect();
    if (!card.dataset.card || !now.width) continue;
    const owner = card.closest("[data-owner]");
    const was = from.get(card.dataset.card);
    // A hidden card has no old place; a plate is wider than a card.
    const plate = from.get(`seat ${/** @type {HTMLElement | null} */ (owner)?.dataset.owner}`);
    const old = was?.width ? was : plate;
    if (!old) {
      card.animate(
        [
          { opacity: 0, transform: "translateY(-40%) scale(1.08)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: FLIGHT * pace, delay: 110 * pace * fresh++, fill: "backwards", easing: OVERSHOOT },
      );
    } else if (Math.abs(old.x - now.x) > 2 || Math.abs(old.y - now.y) > 2) {
      if (card.closest(".zone-trick")) card.animate(played(old, now), { duration: FLIGHT * pace });
      else
        card.animate([{ transform: `${way(old, now)} scale(${old.width / now.width})` }, { transform: "none" }], {
          duration: FLIGHT * pace,
          easing: OVERSHOOT,
        });
    }
  }
  deal(felt, from, pace);
}

/**
 * Deal a new hand card by card in an arc from the dealer's plate.
 * @param {Element} felt
 * @param {Places} from
 * @param {number} pace
 */
function deal(felt, from, pace) {
  const cards = all(felt, ".hand [data-card]");
  const now = performance.now();
  const fresh = cards.map((card) => card.dataset.card).filter((card) => !from.has(card ?? ""));
  if (fresh.length > 4) dealing = { began: now, cards: new Set(fresh) };
  const dealt = cards.filter((card) => dealing.cards.has(card.dataset.card));
  const gone = now - dealing.began;
  if (gone > pace * (DEALT * dealt.length + 1.5 * FLIGHT)) return;
  const dealer = felt.querySelector(".button-d")?.closest("[data-seat]") ?? felt.querySelector(".mid") ?? felt;
  const start = dealer.getBoundingClientRect();
  dealt.forEach((card, at) => {
    const to = card.getBoundingClientRect();
    const flight = card.animate(
      [
        { transform: `${way(start, to)} scale(.5) rotate(-24deg)`, opacity: 0 },
        { transform: `${way(start, to, 0.5, 36)} scale(.85) rotate(-10deg)`, opacity: 1, offset: 0.45 },
        { transform: "translateY(-7%) scale(1.03)", opacity: 1, offset: 0.82 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 1.5 * FLIGHT * pace, delay: DEALT * pace * at, fill: "backwards", easing: "ease-out" },
    );
    flight.currentTime = gone;
  });
}

/** Finish all animations at once. @param {Element} felt */
export function skip(felt) {
  dealing.began = -Infinity;
  for (const animation of felt.getAnimations({ subtree: true })) animation.finish();
}

/**
 * The place in the middle of others, as large as the first.
 * @param {DOMRect[]} boxes
 * @returns {DOMRect}
 */
const amid = (boxes) => {
  const mean = (/** @type {"x" | "y"} */ side) => boxes.reduce((sum, box) => sum + box[side], 0) / boxes.length;
  const { width, height } = boxes[0];
  return /** @type {DOMRect} */ ({ x: mean("x"), y: mean("y"), width, height });
};

/** Let a plate glow for a moment. @param {Element} plate @param {number} pace */
function glow(plate, pace) {
  const light = document.createElement("span");
  light.className = "glow";
  plate.append(light);
  light.animate([{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { duration: 2 * FLIGHT * pace });
}

/**
 * Gather the cards of the table to a pile, and move it to the seat that has won them: the last of a deal more slowly.
 * @param {Element} felt
 * @param {number} seat
 * @param {number} pace
 * @returns {Promise<unknown>}
 */
export function sweep(felt, seat, pace) {
  const plate = felt.querySelector(`[data-seat="${seat}"]`);
  const cards = all(felt, ".zone-trick .card, .zone-row .card");
  if (!pace || !plate || !cards.length) return Promise.resolve();
  const to = plate.getBoundingClientRect();
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const pile = amid(boxes);
  const duration = SWEPT * pace * (felt.querySelector(".hand .card") ? 1 : 1.6);
  winner = seat;
  return Promise.allSettled(
    cards.map(
      (card, at) =>
        card.animate(
          [
            { transform: "none", opacity: 1, easing: "ease-out" },
            {
              transform: `${way(pile, boxes[at], 0.94)} rotate(${4 * at - 6}deg)`,
              opacity: 1,
              offset: 0.42,
              easing: "ease-in",
            },
            { transform: `${way(to, boxes[at])} scale(.3) rotate(${4 * at - 6}deg)`, opacity: 0.2 },
          ],
          { duration, fill: "forwards" },
        ).finished,
    ),
  );
}
