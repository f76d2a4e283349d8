// Reading and deleting of data in this browser, for pages that are loaded on demand.

import { stored } from "./prefs.js";

/** Stored data by game; none if they are invalid. @param {string} key @returns {Record<string, any>} */
export function keptByGame(key) {
  const found = stored(key, {});
  return typeof found === "object" && !Array.isArray(found) ? found : {};
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The keys of stored data that begin with a prefix. @param {string} prefix @returns {string[]} */
export function keysWith(prefix) {
  try {
    const all = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? "");
    return all.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
