// A file with all that this browser stores of the person: saved, and brought in again, also into another browser.

import { h, toast, trying } from "../core/dom.js";
import { OWN_RULES, store, stored } from "../core/prefs.js";
import { say } from "../core/words.js";
import { addFriends, friends } from "../visitor/friends.js";
import { bringIn, FORM } from "../visitor/past_games.js";
import { DAYS } from "../visitor/days.js";
import { reread, YOU } from "../visitor/you.js";
import { RATING } from "./rating.js";
import { LESSONS, PUZZLES } from "./solved.js";

/** @typedef {import("../visitor/past_games.js").Game} Game */

/** What is stored under a name of its own, besides games and friends. */
const KEYS = [YOU, OWN_RULES, PUZZLES, LESSONS, RATING, DAYS];

/** Download all data as a file. @param {Game[]} games */
export function save(games) {
  const kept = Object.fromEntries(KEYS.map((key) => [key, stored(key, null)]));
  const all = { form: FORM, kept, friends: friends(), games };
  const link = h("a", {
    href: URL.createObjectURL(new Blob([JSON.stringify(all)], { type: "application/json" })),
    download: `spadille-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(/** @type {HTMLAnchorElement} */ (link).href), 1000);
}

/** Bring in the data of a file, beside those that are here. @param {File | undefined} file @param {() => void} again */
export const bring = (file, again) =>
  trying(async () => {
    const told = await read(file);
    const count = await bringIn(told);
    for (const key of KEYS) if (told.kept?.[key]) store(key, merged(stored(key, null), told.kept[key]));
    addFriends(told.friends);
    reread();
    toast(say("games-brought", { n: count }));
    again();
  });

/** @param {File | undefined} file @returns {Promise<any>} */
async function read(file) {
  try {
    const told = JSON.parse((await file?.text()) ?? "");
    if (Array.isArray(told?.games)) return told;
  } catch {
    // Not such a file.
  }
  throw new Error(say("no-games-in-file"));
}

/** What is here, with what was brought: of lists and names both, of anything else what is here. @param {any} own @param {any} brought @returns {any} */
function merged(own, brought) {
  if (Object(own) !== own || Object(brought) !== brought) return own || brought;
  if (Array.isArray(own))
    return [...new Set([...own, ...brought].map((each) => JSON.stringify(each)))].map((each) => JSON.parse(each));
  const names = Object.keys({ ...brought, ...own });
  return Object.fromEntries(names.map((name) => [name, merged(own[name], brought[name])]));
}
