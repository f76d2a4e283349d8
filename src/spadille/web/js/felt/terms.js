// Meanings of the card table's terms.

import { gameOf, get } from "../core/api.js";
import { dialog, h, trying } from "../core/dom.js";
import { say } from "../core/words.js";

/**
 * The meaning of a term in a game; null if there is no term, or before the catalogue is loaded.
 * @param {string} game
 * @param {string} key
 */
export function meaning(game, key) {
  return (key && gameOf(game)?.terms[key]) || null;
}

/**
 * A label with the meaning of its term.
 * @param {string} game
 * @param {string} key
 * @param {string} label
 * @param {string} kind
 */
export function labelled(game, key, label, kind) {
  const title = meaning(game, key);
  return h("span", { class: title ? `${kind} term` : kind, title }, label);
}

/** Show the help of a table: advice from its rulebook. @param {string} game @param {string} book */
export const showHelp = (game, book) =>
  trying(async () => {
    const [page, { prose }] = await Promise.all([get(`/api/rules/${game}`), import("../pages/rules.js")]);
    dialog(say("help"), ...prose(page.rulebooks.find((/** @type {any} */ each) => each.name === book)?.help ?? ""));
  });
