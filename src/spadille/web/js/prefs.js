// What a person likes: kept in this browser, shown as classes on the page.

import { h, dialog } from "./dom.js";

const KEY = "spadille";
/** @typedef {{name: string, speed: "instant" | "fast" | "normal" | "slow", colours: "two" | "four", index: "normal" | "large", letters: boolean, tap: "two" | "one", sound: boolean, theme: "auto" | "light" | "dark", contrast: boolean}} Prefs */

/** @type {Prefs} */
export const prefs = {
  name: "", speed: "normal", colours: "two", index: "normal", letters: false, tap: "two", sound: false, theme: "auto", contrast: false,
  ...read(),
};

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
}

/** How long things take, as a factor; 0 where nothing should move. */
export function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return 0;
  return { instant: 0, fast: 0.5, normal: 1, slow: 1.8 }[prefs.speed];
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
  const options = values.map(([value, words]) => h("option", { value, selected: String(prefs[name]) === value }, words));
  const onchange = (/** @type {Event} */ event) => {
    const value = /** @type {HTMLSelectElement} */ (event.target).value;
    prefer({ [name]: value === "true" ? true : value === "false" ? false : value });
  };
  return h("label", { class: "setting" }, label, h("select", { onchange }, ...options));
}

/** The settings, in a dialog. */
export function settings() {
  const oninput = (/** @type {Event} */ event) => prefer({ name: /** @type {HTMLInputElement} */ (event.target).value.slice(0, 24) });
  dialog(
    "Settings",
    h("label", { class: "setting" }, "Your name", h("input", { value: prefs.name, maxLength: 24, autocomplete: "nickname", oninput })),
    choice("Speed", "speed", [["instant", "instant"], ["fast", "fast"], ["normal", "normal"], ["slow", "slow"]]),
    choice("Suits", "colours", [["two", "two colours"], ["four", "four colours"]]),
    choice("Suit letters", "letters", [["false", "off"], ["true", "on"]]),
    choice("Cards", "index", [["normal", "normal"], ["large", "large index"]]),
    choice("To play a card", "tap", [["two", "tap twice"], ["one", "tap once"]]),
    choice("Table", "theme", [["auto", "as the system"], ["light", "light"], ["dark", "dark"]]),
    choice("Contrast", "contrast", [["false", "normal"], ["true", "high"]]),
    choice("Sound", "sound", [["false", "off"], ["true", "on"]]),
  );
}
