// The felt needs no scrolling: where a moment is too full for it, cards on the table get smaller, then what is only
// said goes, then the hand gets smaller, then the cards once more. A low felt, such as a zoomed window or a large
// letter makes, is another matter: there nothing gets smaller or goes. It scrolls, and shows its foot first; so does
// a felt that is too full even so.

const SMALLEST = 0.55;
/** Where nothing else has helped. */
const LEAST = 0.37;
const SMALLEST_HAND = 0.66;
const STEP = 0.06;
/** A felt that is no higher is a low one, in pixels. */
const LOW = 480;
const UNDER = ".seat > *, .mid .zone:not(.zone-trick, .zone-triangle), .mid .card, .result, .deal-panel";

/** How far above its foot somebody has left the felt of a place. @type {WeakMap<Element, number>} */
const above = new WeakMap();

/** What hears of changes in a place. @type {WeakMap<Element, ResizeObserver>} */
const watchers = new WeakMap();
/** What is listened to already. @type {WeakSet<Element>} */
const heard = new WeakSet();

/** How much lies below or beside the felt. @param {HTMLElement} felt */
const over = (felt) => felt.scrollHeight - felt.clientHeight;

/** Whether the score lies over something. @param {HTMLElement} felt */
function covers(felt) {
  const { right, bottom } = /** @type {HTMLElement} */ (felt.querySelector(".info")).getBoundingClientRect();
  return [...felt.querySelectorAll(UNDER)].some((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    return width && left < right && top < bottom;
  });
}

/** Let everything fit on the felt in a place. @param {Element} place */
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

/** Keep it so when the window changes, or what lies on the felt. @param {Element} place @returns {() => void} */
export function keepFitting(place) {
  const watcher = new ResizeObserver((changes) => {
    if (changes.some(({ target }) => target === place)) {
      above.delete(place);
      fit(place);
      // For the felt itself in the next frame: in this one its neighbours would change too late to be told of.
    } else requestAnimationFrame(() => fit(place));
  });
  watcher.observe(place);
  watchers.set(place, watcher);
  return () => watcher.disconnect();
}

/** Hear of what gets larger or smaller by itself. @param {HTMLElement} felt @param {Element} place */
function listen(felt, place) {
  for (const node of [felt, ...felt.children]) {
    if (!watchers.has(place) || heard.has(node)) continue;
    heard.add(node);
    watchers.get(place)?.observe(node);
  }
}
