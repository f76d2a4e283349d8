// The person's finished games: the newest 200 are stored in this browser, with their records and results.

import { get } from "../core/api.js";
import { toast, words } from "../core/dom.js";
import { store, stored } from "../core/prefs.js";
import { say } from "../core/words.js";

const NAME = "spadille";
export const DUE = "spadille-due";
const VERSION = 1;
export const MOST = 200;
export const FORM = 1;
/** HTTP status of a request that may be repeated later. */
const TOO_MANY = 429;

/**
 * A finished game.
 * @typedef {object} Game
 * @property {string} id of its table
 * @property {string} ended end of the game, as a date in text
 * @property {boolean} helped with hints, with moves taken back, or with deals left to bots
 * @property {string} record empty while it is not available yet
 * @property {Tallied} tally
 * @property {Record<string, number>} lost points lost in each reviewed deal
 */

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
const answer = (asked) =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** The database of games; one made by a later version is left alone, and reported. */
function open() {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("games", { keyPath: "id" });
      asked.result.createObjectStore("helped", { keyPath: "id" });
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
    asked.onerror = () => {
      const later = asked.error?.name === "VersionError";
      fail(new Error(later ? say("later-games") : say("keeps-no-games")));
    };
  });
  return opened;
}

/** @template T @param {"games" | "helped"} store @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work */
const within = async (store, mode, work) => answer(work((await open()).transaction(store, mode).objectStore(store)));

/** All games, the newest first; invalid entries are skipped. @returns {Promise<Game[]>} */
export async function pastGames() {
  const kept = await within("games", "readonly", (store) => store.getAll());
  return kept.filter(isGame).sort((one, other) => other.ended.localeCompare(one.ended));
}

/** @param {any} kept @returns {kept is Game} */
const isGame = (kept) =>
  typeof kept?.id === "string" &&
  typeof kept.ended === "string" &&
  typeof kept.record === "string" &&
  Array.isArray(kept.tally?.counts) &&
  Array.isArray(kept.tally.totals);

/** @param {Game} game */
const put = (game) => within("games", "readwrite", (store) => store.put(game));

/** The game of a table. @param {string} id @returns {Promise<Game | undefined>} */
export const pastGame = (id) => within("games", "readonly", (store) => store.get(id));

/** The record of a game; fetched again if it was unavailable before. @param {Game} game */
export async function recordOf(game) {
  if (game.record) return game.record;
  game.record = String(await get(`/api/tables/${game.id}/record`));
  await put(game);
  return game.record;
}

/** Remember that the person had help at a table: such a game is counted separately. @param {string} id */
export function noteHelp(id) {
  within("helped", "readwrite", (store) => store.put({ id })).catch(() => undefined);
}

/**
 * Finished games that are not stored yet; true if the record will be available later only.
 * @returns {Record<string, boolean>}
 */
const due = () => stored(DUE, {});

/** Remove a game from those that are not stored yet. @param {string} id */
function settle(id) {
  const { [id]: _, ...left } = due();
  store(DUE, left);
}

/** True if the server will never give what was asked for. @param {unknown} wrong */
function isFinal(wrong) {
  const { status = 0 } = /** @type {{status?: number}} */ (wrong ?? {});
  return status >= 400 && status < 500 && status !== TOO_MANY;
}

/** Store the games whose table was left before they were stored; those that the server cannot give now stay due. */
export async function keepDue() {
  if (!navigator.onLine) return;
  for (const [id, closed] of Object.entries(due())) await keepGame(id, closed);
}

/** Games that are being stored. @type {Map<string, Promise<void>>} */
const storing = new Map();

/**
 * Store a finished game of this person, once.
 * @param {string} id
 * @param {boolean} closed its record is available later only
 */
export function keepGame(id, closed = false) {
  const now = storing.get(id) ?? keepOne(id, closed).finally(() => storing.delete(id));
  storing.set(id, now);
  return now;
}

/** @param {string} id @param {boolean} closed */
async function keepOne(id, closed) {
  try {
    if (await pastGame(id)) return settle(id);
    store(DUE, { ...due(), [id]: closed });
    const tally = await get(`/api/tables/${id}/tally`);
    const record = closed ? "" : await get(`/api/tables/${id}/record`).catch(() => "");
    const helped = Boolean(await within("helped", "readonly", (store) => store.get(id)));
    if (await pastGame(id)) return settle(id); // stored in another tab meanwhile
    await put({ id, ended: new Date().toISOString(), helped, record: String(record), tally, lost: {} });
    settle(id);
    await within("helped", "readwrite", (store) => store.delete(id));
    const games = await pastGames();
    for (const old of games.slice(MOST)) await within("games", "readwrite", (store) => store.delete(old.id));
  } catch (wrong) {
    if (isFinal(wrong)) settle(id);
    // Without storage, the page still works; a later version's data are reported in the list of games.
    console.debug(wrong);
  }
}

/** Delete all games. */
export async function forgetGames() {
  await within("games", "readwrite", (store) => store.clear());
  await within("helped", "readwrite", (store) => store.clear());
}

/** Import games from a file; returns their number. @param {any} told */
export async function bringIn(told) {
  if (Number.isInteger(told?.form) && told.form > FORM) throw new Error(say("later-file"));
  const games = Array.isArray(told?.games) ? told.games.filter(isGame) : [];
  for (const game of games) if (!(await pastGame(game.id))) await put(game);
  for (const old of (await pastGames()).slice(MOST))
    await within("games", "readwrite", (store) => store.delete(old.id));
  return games.length;
}

/** Add a reviewed deal's cost to the statistics. */
document.addEventListener("reviewed", async (event) => {
  const { id, record, found } = /** @type {CustomEvent} */ (event).detail;
  try {
    const game = (await pastGames()).find((each) => (id ? each.id === id : each.record && each.record === record));
    const lost = found.seats.find((/** @type {any} */ each) => each.seat === game?.tally.seat)?.lost;
    if (game && typeof lost === "number" && found.deal)
      await put({ ...game, lost: { ...game.lost, [found.deal]: lost } });
  } catch (wrong) {
    toast(words(wrong));
  }
});
