// The felt never needs scrolling: where a moment is too full for it, cards on the table get smaller,
// then what is only said goes, then the hand gets smaller. On a low felt, such as a large letter or a zoomed window
// makes, the hand keeps its size, and what may be said scrolls.

const SMALLEST = 0.55;
const SMALLEST_HAND = 0.66;
const STEP = 0.06;
/** A felt that is no higher is a low one, in pixels. */
const LOW = 480;

/** What lies over the foot of the felt, or beside it. @param {HTMLElement} felt */
const full = (felt) => felt.scrollHeight - felt.clientHeight > 1;

/** Let everything fit on the felt in a place. @param {Element} place */
export function fit(place) {
  const felt = /** @type {HTMLElement | null} */ (place.querySelector(".felt"));
  if (!felt) return;
  felt.style.removeProperty("--fit");
  felt.style.removeProperty("--fit-hand");
  felt.classList.remove("tight", "low");
  for (let size = 1; full(felt) && size > SMALLEST;) felt.style.setProperty("--fit", String((size -= STEP)));
  if (full(felt)) felt.classList.add("tight");
  if (full(felt) && felt.clientHeight <= LOW) felt.classList.add("low");
  else
    for (let size = 1; full(felt) && size > SMALLEST_HAND;)
      felt.style.setProperty("--fit-hand", String((size -= STEP)));
}

/** Keep it so when the window changes. @param {Element} place @returns {() => void} */
export function keepFitting(place) {
  const watcher = new ResizeObserver(() => fit(place));
  watcher.observe(place);
  return () => watcher.disconnect();
}
