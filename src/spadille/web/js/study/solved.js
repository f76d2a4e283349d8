// Puzzles that were solved and lessons that were done: stored in this browser only.

import { forget, keptByGame } from "../core/kept.js";
import { store } from "../core/prefs.js";

/** Where the names of both are stored. */
export const PUZZLES = "spadille-puzzles";
export const LESSONS = "spadille-lessons";

/** The names of a game. @param {string} key @param {string} game @returns {Set<string>} */
function namesOf(key, game) {
  const names = keptByGame(key)[game];
  return new Set(Array.isArray(names) ? names : []);
}

/** @param {string} key @param {string} game @param {string} name */
function keep(key, game, name) {
  store(key, { ...keptByGame(key), [game]: [...namesOf(key, game).add(name)] });
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
