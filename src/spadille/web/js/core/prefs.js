// What a person likes: kept in this browser, shown as classes on the page.

const KEY = "spadille";
/** @typedef {{name: string, speed: "instant" | "fast" | "normal" | "slow", trick: "time" | "tap", panel: "wait" | "go", colours: "two" | "four", index: "normal" | "large", letters: boolean, forced: boolean, teacher: boolean, notify: boolean, order: "high" | "low", tap: "two" | "one", sound: boolean, theme: "auto" | "light" | "dark", contrast: boolean}} Prefs */

/** @type {Prefs} */
export const prefs = {
  name: "",
  speed: "normal",
  trick: "time",
  panel: "wait",
  colours: "two",
  index: "normal",
  letters: false,
  forced: true,
  teacher: false,
  notify: false,
  order: "high",
  tap: "two",
  sound: false,
  theme: "auto",
  contrast: false,
  ...read(),
};

/** @type {Set<() => void>} */
const listeners = new Set();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Partial<Prefs>} change */
export function prefer(change) {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
  for (const each of listeners) each();
}

/** Be told when a preference has changed; the answer ends it. @param {() => void} listener */
export function whenPreferred(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const FACTORS = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** How long a movement takes, as a factor; 0 where nothing should move. */
export function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return 0;
  return FACTORS[prefs.speed];
}

/** How long something stays to be looked at, as a factor: not a movement, so it stays where movements are off. */
export function hold() {
  return document.hidden ? 0 : FACTORS[prefs.speed];
}

/** Put the preferences on the page. */
export function show() {
  const page = document.documentElement;
  page.classList.toggle("four", prefs.colours === "four");
  page.classList.toggle("large", prefs.index === "large");
  page.classList.toggle("letters", prefs.letters);
  page.classList.toggle("contrast", prefs.contrast);
  page.dataset.theme = prefs.theme;
}
