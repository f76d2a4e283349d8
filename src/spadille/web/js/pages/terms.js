// What the words of the card table mean.

import { gameOf, get } from "../core/api.js";
import { dialog, h, trying } from "../core/dom.js";
import { say } from "../core/words.js";

/** What a word means at a table of a game; null for no word, or while the catalogue has not come. @param {string} game @param {string} key */
export function meaning(game, key) {
  return (key && gameOf(game)?.terms[key]) || null;
}

/** A label that tells what its word means. @param {string} game @param {string} key @param {string} label @param {string} kind */
export function labelled(game, key, label, kind) {
  const title = meaning(game, key);
  return h("span", { class: title ? `${kind} term` : kind, title }, label);
}

/** Good to know at a table, and the words of its game. @param {string} game @param {string} book */
export const showHelp = (game, book) =>
  trying(async () => {
    const [page, { prose }] = await Promise.all([get(`/api/rules/${game}`), import("./rules.js")]);
    dialog(say("help"), ...prose(page.rulebooks.find((/** @type {any} */ each) => each.name === book)?.help ?? ""));
  });
