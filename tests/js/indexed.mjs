// A database of a browser in memory: as much of IndexedDB as the page uses.

import { give } from "./page.mjs";

/** A request whose answer, or error, comes after the listeners are set. */
function request(work) {
  const asked = {};
  queueMicrotask(() => {
    try {
      asked.result = work();
    } catch (error) {
      asked.error = error;
      return asked.onerror();
    }
    asked.onupgradeneeded?.();
    asked.onsuccess?.();
  });
  return asked;
}

/** Give the page an empty database; returns what is kept in it, by store and key. */
export function indexed() {
  /** @type {Record<string, Map<string, any>>} */
  const kept = {};
  const objectStore = (name) => ({
    get: (key) => request(() => kept[name].get(key)),
    getAll: () => request(() => [...kept[name].values()]),
    put: (value) => request(() => void kept[name].set(value.id, structuredClone(value))),
    delete: (key) => request(() => void kept[name].delete(key)),
    clear: () => request(() => kept[name].clear()),
  });
  const base = { createObjectStore: (name) => (kept[name] = new Map()), transaction: () => ({ objectStore }) };
  give({ indexedDB: { open: () => request(() => base) } });
  return kept;
}
