// The days on which the person has finished a deal of the day: stored in this browser only.

import { forget } from "../core/kept.js";
import { store, stored } from "../core/prefs.js";

/** Where the days are stored. */
export const DAYS = "spadille-days";
/** Maximum number of days stored. */
const MOST = 400;
const DAY = 86_400_000;

/** All days stored, in order; invalid data count as none. @returns {string[]} */
function kept() {
  const found = stored(DAYS, []);
  return Array.isArray(found) ? found.filter((each) => typeof each === "string").sort() : [];
}

/** @param {string} day such as "2026-11-27" */
export function noteDay(day) {
  store(DAYS, [...new Set([...kept(), day])].sort().slice(-MOST));
}

/** Number of days in a row, up to that day. @param {string} day */
export function daysInARow(day) {
  const days = new Set(kept());
  const before = (/** @type {number} */ n) => new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10);
  let count = 0;
  while (days.has(before(count))) count += 1;
  return count;
}

/** Delete all days. */
export const forgetDays = () => forget(DAYS);
