// The person's preferences: stored in this browser, shown as classes on the page.

const KEY = "spadille";
/** Where this browser keeps the person's own rules, and their friends: the home page loads their modules if there are any. */
export const OWN_RULES = "spadille-rules";
export const FRIENDS = "spadille-friends";
/** @typedef {{name: string, speed: "instant" | "fast" | "normal" | "slow", trick: "time" | "tap", panel: "wait" | "go", colours: "two" | "four", back: "blue" | "red" | "green" | "black", felt: "green" | "blue" | "wine", index: "normal" | "large", letters: boolean, forced: boolean, teacher: boolean, notify: boolean, order: "high" | "low", tap: "mouse" | "two" | "one", sound: boolean, theme: "auto" | "light" | "dark", contrast: boolean}} Prefs */

/** @type {Prefs} */
export const prefs = {
  name: "",
  speed: "normal",
  trick: "time",
  panel: "wait",
  colours: "two",
  back: "blue",
  felt: "green",
  index: "normal",
  letters: false,
  forced: true,
  teacher: false,
  notify: false,
  order: "high",
  tap: "mouse",
  sound: false,
  theme: "auto",
  contrast: false,
  ...stored(KEY, {}),
};

/** @type {Set<() => void>} */
const listeners = new Set();

/** Data stored in this browser; `usual` if there are none, or unreadable ones. @param {string} key @param {any} usual */
export function stored(key, usual) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? usual;
  } catch {
    return usual;
  }
}

/** Store data in this browser; without storage, the page still works. @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** A text stored for this tab; empty if there is none, or no storage. @param {string} key */
export function textOfTab(key) {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Store a text for this tab, an empty one by removing it; returns whether it is stored. @param {string} key @param {string} text */
export function storeInTab(key, text) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** @param {Partial<Prefs>} change */
export function prefer(change) {
  Object.assign(prefs, change);
  store(KEY, { ...stored(KEY, {}), ...change }); // another tab may have changed others
  show();
  for (const each of listeners) each();
}

/**
 * Call a listener after each change of a preference; returns a function that removes it.
 * @param {() => void} listener
 */
export function whenPreferred(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const FACTORS = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** Speed factor of movements; 0 if nothing should move. */
export function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return 0;
  return FACTORS[prefs.speed];
}

/** Factor for display times; unlike movements, these stay on when motion is reduced. */
export function hold() {
  return document.hidden ? 0 : FACTORS[prefs.speed];
}

/** Apply the preferences to the page. */
export function show() {
  const page = document.documentElement;
  page.classList.toggle("four", prefs.colours === "four");
  page.classList.toggle("large", prefs.index === "large");
  page.classList.toggle("letters", prefs.letters);
  page.classList.toggle("contrast", prefs.contrast);
  page.dataset.theme = prefs.theme;
  page.dataset.back = prefs.back;
  page.dataset.felt = prefs.felt;
}

/**
 * Play a sound, if the person wants any.
 * @param {"card" | "trick" | "refused" | "turn" | "won" | "over"} what
 */
export const sound = (what) => prefs.sound && import("./sounds.js").then(({ play }) => play(what));
