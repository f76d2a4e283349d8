// The person's rating at the puzzles of a game: stored in this browser only. A puzzle counts once, by the first answer.

import { forget, keptByGame } from "../core/kept.js";
import { store } from "../core/prefs.js";

/** Where the ratings are stored. */
export const RATING = "spadille-puzzle-rating";
/** The rating of a person who has tried no puzzle. */
export const BEGIN = 1200;
/** Ratings this far apart: the better one is expected to succeed ten times as often as to fail. */
const TENFOLD = 400;

/** @typedef {{name: string, rating: number}} Rated a puzzle; without a rating (0) it does not count */
/** @typedef {{rating: number, tried: Set<string>}} Own the rating, and the names of the puzzles that counted */

/** The chance that a person solves a puzzle, by Elo. @param {number} own @param {number} puzzle */
export const chance = (own, puzzle) => 1 / (1 + 10 ** ((puzzle - own) / TENFOLD));

/** The largest change by one answer: 64 at first, 40 after ten, in the end 16. @param {number} tried */
export const largest = (tried) => 16 + 480 / (10 + tried);

/** The rating after an answer. @param {number} own @param {number} puzzle @param {boolean} good @param {number} tried */
export const after = (own, puzzle, good, tried) =>
  Math.round(own + largest(tried) * ((good ? 1 : 0) - chance(own, puzzle)));

/** @param {string} game @returns {Own} */
export function ratingOf(game) {
  const { rating, tried } = keptByGame(RATING)[game] ?? {};
  return { rating: Number.isFinite(rating) ? rating : BEGIN, tried: new Set(Array.isArray(tried) ? tried : []) };
}

/**
 * Count an answer; returns the new rating and its change, or null if the puzzle does not count (any more).
 * @param {string} game
 * @param {Rated} puzzle
 * @param {boolean} good
 */
export function countAnswer(game, { name, rating }, good) {
  const own = ratingOf(game);
  if (!rating || own.tried.has(name)) return null;
  const now = after(own.rating, rating, good, own.tried.size);
  store(RATING, { ...keptByGame(RATING), [game]: { rating: now, tried: [...own.tried, name] } });
  return { rating: now, change: now - own.rating };
}

/**
 * The puzzle for a person: of those not solved one not tried yet, if there is one, and the nearest to the rating.
 * @template {Rated} P
 * @param {P[]} puzzles
 * @param {Own} own
 * @param {Set<string>} solved
 * @returns {P | undefined}
 */
export function puzzleFor(puzzles, { rating, tried }, solved) {
  const left = puzzles.filter((each) => each.rating && !solved.has(each.name));
  const fresh = left.filter((each) => !tried.has(each.name));
  const far = (/** @type {P} */ each) => Math.abs(each.rating - rating);
  return (fresh.length ? fresh : left).sort((one, other) => far(one) - far(other))[0];
}

export const forgetRating = () => forget(RATING);
