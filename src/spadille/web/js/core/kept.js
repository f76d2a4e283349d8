// What pages that are loaded on demand keep in this browser, and how it is deleted.

import { stored } from "./prefs.js";

/** What is stored by game; invalid data count as nothing. @param {string} key @returns {Record<string, any>} */
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
