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
