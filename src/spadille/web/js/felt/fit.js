// Fits the felt into its place without scrolling. If a moment is too full, cards on the table shrink, then spoken words
// disappear, then the hand shrinks, then the cards once more. On a low felt, as in a zoomed window or with large type,
// nothing shrinks or disappears. It scrolls instead, starting at its foot; so does a felt that is still too full.

const SMALLEST = 0.5;
/** Minimum scale of cards, if nothing else has helped. */
const LEAST = 0.34;
const SMALLEST_HAND = 0.66;
const STEP = 0.06;
/** Maximum height of a low felt, in pixels. */
const LOW = 480;
const UNDER = ".seat > *, .mid .zone:not(.zone-trick, .zone-triangle), .mid .card, .result, .deal-panel";

/** The distance from the foot at which a person has left a felt, by place. @type {WeakMap<Element, number>} */
const above = new WeakMap();

/** Observers of changes, by place. @type {WeakMap<Element, ResizeObserver>} */
const watchers = new WeakMap();
/** Elements that are already observed. @type {WeakSet<Element>} */
const heard = new WeakSet();

/** The height of the hidden part of a felt. @param {HTMLElement} felt */
const over = (felt) => felt.scrollHeight - felt.clientHeight;

/** True if the score covers something. @param {HTMLElement} felt */
function covers(felt) {
  const { right, bottom } = /** @type {HTMLElement} */ (felt.querySelector(".info")).getBoundingClientRect();
  return [...felt.querySelectorAll(UNDER)].some((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    return width && left < right && top < bottom;
  });
}

/** Fit the felt in a place. @param {Element} place */
export function fit(place) {
  const felt = /** @type {HTMLElement | null} */ (place.querySelector(".felt"));
  if (!felt) return;
  listen(felt, place);
  felt.style.removeProperty("--fit");
  felt.style.removeProperty("--fit-hand");
  felt.classList.remove("tight", "low", "scrolls");
  if (felt.clientHeight <= LOW) return scroll(felt, place);
  for (let size = 1; over(felt) > 1 && size > SMALLEST;) felt.style.setProperty("--fit", String((size -= STEP)));
  if (over(felt) > 1) felt.classList.add("tight");
  for (let size = 1; over(felt) > 1 && size > SMALLEST_HAND;)
    felt.style.setProperty("--fit-hand", String((size -= STEP)));
  for (let size = SMALLEST; over(felt) > 1 && size > LEAST;) felt.style.setProperty("--fit", String((size -= STEP)));
  if (over(felt) > 1) scroll(felt, place);
}

/** @param {HTMLElement} felt @param {Element} place */
function scroll(felt, place) {
  felt.classList.add("low");
  if (over(felt) > 1) felt.classList.add("tight");
  if (over(felt) > 1 || covers(felt)) felt.classList.add("scrolls");
  felt.scrollTop = over(felt) - (above.get(place) ?? 0);
  felt.onscroll = () => above.set(place, over(felt) - felt.scrollTop);
}

/**
 * Refit after changes of the window or of the felt's contents; returns a function that stops it.
 * @param {Element} place
 * @returns {() => void}
 */
export function keepFitting(place) {
  const watcher = new ResizeObserver((changes) => {
    if (changes.some(({ target }) => target === place)) {
      above.delete(place);
      fit(place);
      // The felt itself is refitted in the next frame: in this one, the observer would miss later changes of its
      // neighbours.
    } else requestAnimationFrame(() => fit(place));
  });
  watcher.observe(place);
  watchers.set(place, watcher);
  return () => watcher.disconnect();
}

/** Observe elements that can change their size by themselves. @param {HTMLElement} felt @param {Element} place */
function listen(felt, place) {
  for (const node of [felt, ...felt.children]) {
    if (!watchers.has(place) || heard.has(node)) continue;
    heard.add(node);
    watchers.get(place)?.observe(node);
  }
}
