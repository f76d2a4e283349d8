// Solved puzzles: stored in this browser only.

import { store, stored } from "../core/prefs.js";

const KEY = "spadille-puzzles";

/** Names of solved puzzles by game; invalid data count as none. @returns {Record<string, string[]>} */
function kept() {
  const found = stored(KEY, {});
  return typeof found === "object" && !Array.isArray(found) ? found : {};
}

/** The puzzles of a game solved in this browser. @param {string} game @returns {Set<string>} */
export function solvedOf(game) {
  const names = kept()[game];
  return new Set(Array.isArray(names) ? names : []);
}

/** @param {string} game @param {string} name */
export function keepSolved(game, name) {
  store(KEY, { ...kept(), [game]: [...solvedOf(game).add(name)] });
}

export function forgetSolved() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
