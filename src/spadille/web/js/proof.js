// What this browser knows of its own about the fairness of a table, and the verdict in plain words.

import { get } from "./api.js";
import { h } from "./dom.js";
import { seal, verify } from "./fair.js";

/** For a browser that keeps nothing. @type {any} */
const here = {};

/** The promise shown first, the seat, own parts and the seals of all by round. @param {string} id */
function kept(id) {
  try {
    return JSON.parse(localStorage.getItem(`fair-${id}`) ?? "null") ?? here[id] ?? {};
  } catch {
    return here[id] ?? {};
  }
}

/** @param {string} id @param {object} more */
function keep(id, more) {
  here[id] = { ...kept(id), ...more };
  try {
    localStorage.setItem(`fair-${id}`, JSON.stringify(here[id]));
  } catch {
    // What is kept here must do.
  }
}

/** A text that nobody can guess. */
const freshText = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");

/** Keep the promise that the server showed first. @param {string} id @param {string} commit */
export function remember(id, commit) {
  if (!kept(id).commit) keep(id, { commit });
}

/** The seal of what this browser adds, to be given with the wish for a seat. @param {string} id @param {string} commit @param {number} seat */
export function firstSeal(id, commit, seat) {
  const { parts = {} } = kept(id);
  const part = parts[1] ?? freshText();
  keep(id, { seat, parts: { ...parts, 1: part } });
  return seal(commit, 1, seat, part);
}

/**
 * What this browser has to say now of its part of the seed: its seal, or the part, once all seals are fixed.
 * @param {string} id
 * @param {import("./types.js").State} state
 * @returns {{t: "seal", seal: string} | {t: "open", part: string} | null}
 */
export function partOf(id, { room, you }) {
  const { proof } = room;
  if (!proof || you === null || proof.left_out.includes(you)) return null;
  const { parts = {}, seals = {} } = kept(id);
  const part = parts[proof.round] ?? freshText();
  const own = seal(room.commit, proof.round, you, part);
  if (proof.stage !== "opening") {
    if (proof.seals[you]) return null;
    keep(id, { seat: you, parts: { ...parts, [proof.round]: part } });
    return { t: "seal", seal: own };
  }
  // Never is a part opened under two lists: whoever knows it could still choose what stands in the other.
  const seen = seals[proof.round] ?? proof.seals;
  if (proof.seals[you] !== own || seen.join() !== proof.seals.join()) return null;
  keep(id, { seals: { ...seals, [proof.round]: proof.seals } });
  return { t: "open", part };
}

const SIGNS = { good: "✓ ", wrong: "✗ ", open: "– " };

/** @param {keyof typeof SIGNS} how @param {string} text */
const told = (how, text) => h("li", { class: how }, h("b", {}, SIGNS[how]), text);
/** @param {boolean} good @param {string} text */
const point = (good, text) => told(good ? "good" : "wrong", text);

/** What this browser holds against the record. @param {any} header @param {string} id */
function own(header, id) {
  const { fair, commit, seat, parts, seals } = kept(id);
  const part = parts?.[header.round ?? 1] ?? fair;
  const list = seals?.[header.round];
  const found = [];
  const hold = (/** @type {boolean} */ good, /** @type {(is: string) => string} */ words) =>
    found.push(point(good, words(good ? "is" : "is not")));
  if (commit)
    hold(
      commit === header.commit,
      (is) => `The promise in the record ${is} the one that this browser saw when it came to the table.`,
    );
  if (list)
    hold(
      list.every((/** @type {string} */ each, /** @type {number} */ at) => (header.seals?.[at] ?? "") === each),
      (is) => `What was sealed ${is} what this browser saw before it opened its own part.`,
    );
  if (header.left_out?.some((/** @type {any} */ each) => each.seat === seat))
    found.push(told("open", "What this browser would have added was left out: it was not opened in time."));
  else if (part)
    hold(
      Object.values(header.contributions ?? {}).includes(part),
      (is) => `What this browser added to the seed ${is} in it.`,
    );
  return found;
}

/** @param {any} header */
function formOf(header) {
  if (!header.commit) return "seed";
  if (!header.secret || !Object.keys(header.contributions ?? {}).length) return "promised";
  return header.proof === 2 ? "sealed" : "told";
}

/** Who has kept silent. @param {any} header */
function silent({ left_out = [] }) {
  const names = left_out.map((/** @type {any} */ each) => `${each.name} (round ${each.round})`).join(", ");
  return names && told("open", `Left out of the seed, for their parts were not opened in time: ${names}.`);
}

/**
 * Whether the deals of a record were fair, with what that proves and what it does not.
 * @param {string} record
 * @param {string} [id] the table, if it was this browser's own
 */
export async function verdict(record, id = "") {
  const [found, claims] = await Promise.all([verify(record), get("/api/proofs")]);
  const { header } = found;
  return h(
    "div",
    { class: "verdict" },
    h(
      "ul",
      { class: "points" },
      found.open ? told("open", found.words) : point(found.ok, found.words),
      silent(header),
      ...(id ? own(header, id) : []),
    ),
    found.ok ? h("h3", {}, "What this proves") : null,
    found.ok ? h("p", {}, claims.proofs[formOf(header)]) : null,
    h("h3", {}, "What it does not prove"),
    h("p", {}, claims.unproven),
    h(
      "p",
      { class: "cited" },
      "To have it checked by another program on another machine: ",
      h("code", {}, "spadille verify FILE"),
      ".",
    ),
  );
}
