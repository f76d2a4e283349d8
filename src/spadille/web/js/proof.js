// What this browser knows of its own about the fairness of a table, and the verdict in plain words.

import { h } from "./dom.js";
import { seal, verify } from "./fair.js";

/**
 * @typedef {object} Kept
 * @property {string} [commit] the promise that the server showed first
 * @property {number} [seat]
 * @property {Record<number, string>} [parts] what this browser adds, by round
 * @property {Record<number, readonly string[]>} [seals] those of all seats, as they were when it opened its own part
 * @property {string} [fair] what an earlier version of this page added
 */

/** For a browser that keeps nothing: it plays as well, until the page is closed. @type {Record<string, Kept>} */
const here = {};

/** @param {string} id @returns {Kept} */
function kept(id) {
  try {
    return JSON.parse(localStorage.getItem(`fair-${id}`) ?? "null") ?? here[id] ?? {};
  } catch {
    return here[id] ?? {};
  }
}

/** @param {string} id @param {Kept} more */
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
  /** @param {boolean} good @param {string} yes @param {string} no */
  const hold = (good, yes, no) => found.push(point(good, good ? yes : no));
  if (commit)
    hold(
      commit === header.commit,
      "The promise in the record is the one that this browser saw when it came to the table.",
      "The promise in the record is not the one that this browser saw when it came to the table.",
    );
  if (list)
    hold(
      list.every((each, at) => (header.seals?.[at] ?? "") === each),
      "The seals in the record are those that this browser saw before it opened its own part.",
      "The seals in the record are not those that this browser saw before it opened its own part.",
    );
  if (header.left_out?.some((/** @type {any} */ each) => each.seat === seat))
    found.push(told("open", "What this browser would have added was left out: it was not opened in time."));
  else if (part)
    hold(
      Object.values(header.contributions ?? {}).includes(part),
      "What this browser added to the seed is in it.",
      "What this browser added to the seed is not in it.",
    );
  return found;
}

/** What the header of a record proves, in the words that every part of Spadille uses; a test holds them to that. */
const PROOFS = {
  seed: "The deals follow from the seed. Nobody promised it before the game: whoever made the record may have chosen it.",
  promised:
    "The deals follow from a secret that was promised before the game. No seat added to it: whoever made the secret may have chosen it.",
  told: "The deals follow from a secret that was promised before the game and from what seats added to it later: neither the server alone nor the seats alone could choose the cards. The server together with the last seat to add could, by trying until the cards pleased, and that seat may be one of its own making.",
  sealed:
    "The secret and the parts of all seats were fixed before any of them was opened: a seat whose part is in the seed knows that nobody chose the cards, not even the server together with all other seats. Whoever did not like what the others opened could only keep silent; that seat is named as left out, and all others have made new parts. To a seat that told its part openly when it sat down, no more is proven than by a record without seals.",
};
const UNPROVEN =
  "Not proven in any form: anything at all to a seat that added nothing; that nobody was shown or told cards, for the server knows all hands from the start; and that no other game was dropped because of its cards.";

/** @param {any} header @returns {keyof typeof PROOFS} */
function formOf(header) {
  if (!header.commit) return "seed";
  if (!header.secret || !Object.keys(header.contributions ?? {}).length) return "promised";
  return header.proof === 2 ? "sealed" : "told";
}

/** Who has kept silent. @param {any} header */
function silent(header) {
  const names = (header.left_out ?? []).map((/** @type {any} */ each) => `${each.name} (round ${each.round})`);
  return names.length
    ? told("open", `Left out of the seed, for their parts were not opened in time: ${names.join(", ")}.`)
    : null;
}

/**
 * Whether the deals of a record were fair, with what that proves and what it does not.
 * @param {string} record
 * @param {string} [id] the table, if it was this browser's own
 */
export async function verdict(record, id = "") {
  const found = await verify(record);
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
    found.ok ? h("p", {}, PROOFS[formOf(header)]) : null,
    h("h3", {}, "What it does not prove"),
    h("p", {}, UNPROVEN),
    h(
      "p",
      { class: "cited" },
      "To have it checked by another program on another machine: ",
      h("code", {}, "spadille verify FILE"),
      ".",
    ),
  );
}
