// What a person likes: kept in this browser, shown as classes on the page.

import { h, dialog } from "./dom.js";
import { languages, say } from "./words.js";

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

/** @param {string} label @param {keyof Prefs} name @param {[string, string][]} values */
function choice(label, name, values) {
  const options = values.map(([value, words]) =>
    h("option", { value, selected: String(prefs[name]) === value }, words),
  );
  const onchange = (/** @type {Event} */ event) => {
    const value = /** @type {HTMLSelectElement} */ (event.target).value;
    prefer({ [name]: value === "true" ? true : value === "false" ? false : value });
  };
  return h("label", { class: "setting" }, label, h("select", { onchange, "aria-label": label }, ...options));
}

/** The language of the page: chosen for this browser, by a cookie, as the server says all that the games say. */
function language() {
  const now = document.documentElement.lang;
  const options = Object.entries(languages).map(([name, words]) =>
    h("option", { value: name, selected: name === now, lang: name }, words),
  );
  const onchange = (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
    document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  };
  return h("label", { class: "setting" }, say("language"), h("select", { onchange }, ...options));
}

const KEYS = [
  ["← →", "from card to card"],
  ["↑ or Enter", "play the card"],
  ["↓", "put it back"],
  ["digits", "a bid, such as 12 or 7H"],
  ["N · P", "nil · pass"],
  ["U", "take back"],
  ["L", "last trick"],
  ["S", "score sheet"],
  ["H", "a hint"],
  ["G", "the words of the game"],
  ["?", "these keys; on a card that may not be played, why not"],
];

/** The keys of a table. */
const keyList = () =>
  h("dl", { class: "keys" }, ...KEYS.flatMap(([key, words]) => [h("dt", {}, key), h("dd", {}, words)]));

/** The keys, in a dialog. */
export const showKeys = () => dialog("Keys", keyList());

/** The page takes over from the dialog. @param {Event} event */
const leave = (event) => {
  event.preventDefault();
  document.querySelector("dialog")?.close();
  document.getElementById("you")?.click();
};

/** The settings, in a dialog. */
export async function settings() {
  const { notifySwitch } = await import("./notify.js");
  dialog(
    "Settings",
    h("p", {}, h("a", { href: "/you", onclick: leave }, "Your name, face and colour")),
    language(),
    choice("Speed", "speed", [
      ["instant", "instant"],
      ["fast", "fast"],
      ["normal", "normal"],
      ["slow", "slow"],
    ]),
    choice("A finished trick stays", "trick", [
      ["time", "about a second"],
      ["tap", "until I tap it"],
    ]),
    choice("When a deal is over", "panel", [
      ["wait", "show what it came to"],
      ["go", "go on at once"],
    ]),
    choice("Suits", "colours", [
      ["two", "two colours"],
      ["four", "four colours"],
    ]),
    choice("Suit letters", "letters", [
      ["false", "off"],
      ["true", "on"],
    ]),
    choice("Cards", "index", [
      ["normal", "normal"],
      ["large", "large index"],
    ]),
    choice("Your hand", "order", [
      ["high", "high cards left, trumps right"],
      ["low", "the other way round"],
    ]),
    choice("To play a card", "tap", [
      ["two", "tap twice, or drag"],
      ["one", "tap once"],
    ]),
    choice("A move without a choice (alone against bots)", "forced", [
      ["true", "by itself"],
      ["false", "by hand"],
    ]),
    choice("A word after a move that cost much (alone against bots)", "teacher", [
      ["false", "off"],
      ["true", "on"],
    ]),
    choice("Colours", "theme", [
      ["auto", "as the system"],
      ["light", "light"],
      ["dark", "dark"],
    ]),
    choice("Contrast", "contrast", [
      ["false", "normal"],
      ["true", "high"],
    ]),
    choice("Sound", "sound", [
      ["false", "off"],
      ["true", "on"],
    ]),
    notifySwitch(),
    h("details", {}, h("summary", {}, "Keys"), keyList()),
  );
}
