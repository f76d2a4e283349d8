// The settings: a dialog with all preferences, and the keys of a table.

import { dialog, h } from "../core/dom.js";
import { notifySwitch } from "../table/notify.js";
import { prefer, prefs } from "../core/prefs.js";
import { languages, say } from "../core/words.js";

/** @param {string} label @param {keyof import("../core/prefs.js").Prefs} name @param {[string, string][]} values */
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

/** The page's language: stored in a cookie, because the server translates the games' texts. */
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
  [say("arrows"), say("card-to-card")],
  [say("up-or-enter"), say("play-the-card")],
  ["↓", say("put-it-back")],
  [say("digits"), say("a-bid-such-as")],
  ["N · P", say("nil-pass")],
  ["U", say("key-take-back")],
  ["L", say("the-last-trick")],
  ["S", say("the-score-sheet")],
  ["H", say("a-hint")],
  ["G", say("words-of-the-game")],
  ["?", say("these-keys")],
];

/** The keys of a table. */
const keyList = () =>
  h("dl", { class: "keys" }, ...KEYS.flatMap(([key, words]) => [h("dt", {}, key), h("dd", {}, words)]));

/** The keys, in a dialog. */
export const showKeys = () => dialog(say("keys"), keyList());

/** Close the dialog and open the person's page. @param {Event} event */
const leave = (event) => {
  event.preventDefault();
  document.querySelector("dialog")?.close();
  document.getElementById("you")?.click();
};

/** The settings, in a dialog. */
export function settings() {
  dialog(
    say("settings"),
    h("p", {}, h("a", { href: "/you", onclick: leave }, say("your-name-face"))),
    language(),
    choice(say("speed"), "speed", [
      ["instant", say("instant")],
      ["fast", say("fast")],
      ["normal", say("normal")],
      ["slow", say("slow")],
    ]),
    choice(say("trick-stays"), "trick", [
      ["time", say("a-second")],
      ["tap", say("until-tap")],
    ]),
    choice(say("when-deal-over"), "panel", [
      ["wait", say("show-what")],
      ["go", say("go-on-at-once")],
    ]),
    choice(say("suits"), "colours", [
      ["two", say("two-colours")],
      ["four", say("four-colours")],
    ]),
    choice(say("card-backs"), "back", [
      ["blue", say("back-blue")],
      ["red", say("back-red")],
      ["green", say("back-green")],
      ["black", say("back-black")],
    ]),
    choice(say("felt"), "felt", [
      ["green", say("felt-green")],
      ["blue", say("felt-blue")],
      ["wine", say("felt-wine")],
    ]),
    choice(say("suit-letters"), "letters", [
      ["false", say("off")],
      ["true", say("on")],
    ]),
    choice(say("cards"), "index", [
      ["normal", say("normal")],
      ["large", say("large-index")],
    ]),
    choice(say("your-hand"), "order", [
      ["high", say("high-left")],
      ["low", say("other-way")],
    ]),
    choice(say("to-play-a-card"), "tap", [
      ["mouse", say("tap-by-mouse")],
      ["two", say("tap-twice")],
      ["one", say("tap-once")],
    ]),
    choice(say("no-choice"), "forced", [
      ["true", say("by-itself")],
      ["false", say("by-hand")],
    ]),
    choice(say("a-word-after"), "teacher", [
      ["false", say("off")],
      ["true", say("on")],
    ]),
    choice(say("colours"), "theme", [
      ["auto", say("as-system")],
      ["light", say("light")],
      ["dark", say("dark")],
    ]),
    choice(say("contrast"), "contrast", [
      ["false", say("normal")],
      ["true", say("high")],
    ]),
    choice(say("sound"), "sound", [
      ["false", say("off")],
      ["true", say("on")],
    ]),
    notifySwitch(),
    h("details", {}, h("summary", {}, say("keys")), keyList()),
  );
}
