// Access to the server: JSON over HTTP. A refusal by the server is thrown as an Error with its words.

import { sentence, toast } from "./dom.js";
import { request } from "./transport.js";
import { say } from "./words.js";

/** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
async function ask(path, init) {
  const answer = await request(path, init);
  const kind = answer.headers.get("content-type")?.split(";")[0];
  const body = kind === "application/json" ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const reason = (typeof body === "object" && body.reason) || say("server-answers", { status: answer.status });
    throw Object.assign(new Error(reason), { line: body.line, status: answer.status });
  }
  return body;
}

/** @param {string} path */
export const get = (path) => ask(path);

/** @param {string} path @param {unknown} value */
export const post = (path, value) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(value) });

/** @param {string} path */
export const remove = (path) => ask(path, { method: "DELETE" });

/**
 * Take a free seat, under this name, or a changed one that the server gives.
 * @param {string} id
 * @param {number} seat
 * @param {{name: string, face: string, colour: string}} who
 * @param {string} [seal] this browser's part of the seed
 */
export async function takeSeat(id, seat, who, seal = "") {
  const { note } = await post(`/api/tables/${id}/seats/${seat}`, { ...who, seal });
  if (note) toast(sentence(note));
}

/** @param {string} record @param {number} at @param {number} seat @param {boolean} [ends] include the ends of tricks */
export const moment = (record, at, seat, ends = false) =>
  ask(`/api/replay?at=${at}&seat=${seat}${ends ? "&ends=true" : ""}`, {
    method: "POST",
    headers: { "content-type": "application/jsonl" },
    body: record,
  });

/**
 * Fetch a decision of a record, or (with a move) the consequences of that move.
 * @param {string} record
 * @param {string} query
 */
export const tried = (record, query) =>
  ask(`/api/try${query}`, { method: "POST", headers: { "content-type": "application/jsonl" }, body: record });

/**
 * Fetch the review of a table's deal, or of a record's deal if there is no table.
 * @param {string} id
 * @param {string} record
 * @param {string} query
 */
export const reviewed = (id, record, query) =>
  id
    ? get(`/api/tables/${id}/review?${query}`)
    : ask(`/api/review?${query}`, { method: "POST", headers: { "content-type": "application/jsonl" }, body: record });

/** @type {Promise<GameInfo[]> | undefined} */
let known;
/** @type {GameInfo[]} */
let catalogue = [];

/** A game's entry in the catalogue, once it is loaded. @param {string} game @returns {GameInfo | undefined} */
export const gameOf = (game) => catalogue.find((each) => each.name === game);

/** The title of a rulebook. @param {string} game @param {string} book */
export function bookTitle(game, book) {
  const found = gameOf(game)?.rulebooks.find((each) => each.name === book);
  return found?.title ?? book.replaceAll("_", " ");
}

/** The address of a clause on the rules pages. @param {string} game @param {string} clause */
export const clauseLink = (game, clause) =>
  `/rules/${clause.startsWith("TBL-") ? "table" : game}#${clause.toLowerCase()}`;

/** All games with their rulebooks, fetched once. @returns {Promise<GameInfo[]>} */
export const games = () =>
  (known ??= get("/api/games")
    .then((found) => (catalogue = found))
    .catch((wrong) => {
      known = undefined;
      throw wrong;
    }));
