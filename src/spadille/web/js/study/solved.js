// Puzzles that were solved and lessons that were done: stored in this browser only.

import { store, stored } from "../core/prefs.js";

const PUZZLES = "spadille-puzzles";
const LESSONS = "spadille-lessons";

/** Names by game; invalid data count as none. @param {string} key @returns {Record<string, string[]>} */
function kept(key) {
  const found = stored(key, {});
  return typeof found === "object" && !Array.isArray(found) ? found : {};
}

/** The names of a game. @param {string} key @param {string} game @returns {Set<string>} */
function namesOf(key, game) {
  const names = kept(key)[game];
  return new Set(Array.isArray(names) ? names : []);
}

/** @param {string} key @param {string} game @param {string} name */
function keep(key, game, name) {
  store(key, { ...kept(key), [game]: [...namesOf(key, game).add(name)] });
}

/** @param {string} key */
function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The puzzles of a game solved in this browser. @param {string} game */
export const solvedOf = (game) => namesOf(PUZZLES, game);

/** @param {string} game @param {string} name */
export const keepSolved = (game, name) => keep(PUZZLES, game, name);

export const forgetSolved = () => forget(PUZZLES);

/** The lessons of a game done in this browser. @param {string} game */
export const lessonsDone = (game) => namesOf(LESSONS, game);

/** @param {string} game @param {string} name */
export const keepLessonDone = (game, name) => keep(LESSONS, game, name);

export const forgetLessons = () => forget(LESSONS);
