// Verification of deals in the browser, independent of the server's code, written from the page on notation alone.

import { hex, seal, sha256 } from "./seal.js";
import { say } from "../core/words.js";

const unhex = (/** @type {string} */ text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const big = (/** @type {number} */ value, /** @type {number} */ length) => {
  const out = new Uint8Array(length);
  new DataView(out.buffer).setUint32(length - 4, value);
  return out;
};
/** @param {...Uint8Array} parts */
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Make the generator of random numbers for one chance move. @param {Uint8Array} seed @param {number} chance */
function stream(seed, chance) {
  let block = 0;
  /** @type {number[]} */
  let words = [];
  return (/** @type {number} */ n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (!words.length) {
        const view = new DataView(sha256(join(seed, big(chance, 8), big(block++, 8))).buffer);
        words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
      }
      const word = /** @type {number} */ (words.shift());
      if (word < limit) return word % n;
    }
  };
}

// -- chance moves -----------------------------------------------------------------------------------

const RANKS = "23456789TJQKA".split("");
const STANDARD = "CDHS".split("").flatMap((suit) => RANKS.map((rank) => rank + suit));

/** The standard pack without some cards. @param {...string} gone */
const without = (...gone) => STANDARD.filter((card) => !gone.includes(card) && !gone.includes(card[0]));

/** @typedef {(n: number) => number} Below a random number below n */

/** @param {string[]} pack @param {Below} below */
function shuffle(pack, below) {
  const order = pack.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

/** Tools for the games' own modules. */
const KIT = { RANKS, STANDARD, without, shuffle };

/**
 * @typedef {typeof KIT} Kit
 *
 * The data needed to recompute a game's deals, made by the default export of `fair.js` in the game's own folder: the
 * pack in the order of a new one, the cards of chance moves that only this game has, and a function that follows the
 * moves, if chance moves depend on them.
 * @typedef {object} Known
 * @property {string[]} pack
 * @property {Record<string, (below: Below) => string[]>} [draws] by the first word of the chance move
 * @property {(seat: number, verb: string, cards: string[]) => void} [follow]
 * @typedef {(header: any, kit: Kit) => Known} Make
 */

/**
 * Load the game's own module for recomputing deals; null if there is none.
 * @param {any} header
 * @returns {Promise<Known | null>}
 */
async function knownOf(header) {
  if (!/^[a-z][a-z0-9_]*$/.test(header.game)) return null;
  try {
    const found = await import(`../../../games/${header.game}/fair.js`);
    return found.default ? found.default(header, KIT) : null;
  } catch {
    return null;
  }
}

/**
 * The expected chance move; null if this page cannot recompute a word.
 * @param {string} verb
 * @param {any} header
 * @param {Below} below
 * @param {Known} known
 */
function drawn(verb, header, below, known) {
  const own = known.draws?.[verb];
  if (own) return [verb, ...own(below)].join(" ");
  switch (verb) {
    case "dealer":
      return `dealer ${below(header.seats)}`;
    case "draw":
      return `draw ${shuffle(STANDARD, below).slice(0, header.seats).join(" ")}`;
    case "deal":
      return `deal ${shuffle(known.pack, below).join(" ")}`;
    default:
      return null;
  }
}

// -- the whole record --------------------------------------------------------------------------------

/** True if every part matches its seal. @param {any} header */
const sealed = ({ proof, commit, round, seals, contributions = {} }) =>
  proof === 2 &&
  Object.keys({ ...seals, ...contributions }).every(
    (seat) => seals?.[seat] === seal(commit, round, Number(seat), contributions[seat]),
  );

/** @param {any} header @returns {Uint8Array | string} the seed, or an error message */
function seedOf(header) {
  if (typeof header.seed !== "string" || !header.seed.startsWith("v1:")) return say("no-seed");
  if (!header.secret) return unhex(header.seed.slice(3));
  const secret = unhex(header.secret.slice(3));
  if (header.commit && header.commit !== `sha256:${hex(sha256(secret))}`) return say("other-secret");
  if ("proof" in header && !sealed(header)) return say("other-parts");
  const text = new TextEncoder();
  const added = Object.entries(header.contributions ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  const parts = added.flatMap(([seat, words]) => [
    big(Number(seat), 4),
    big(text.encode(words).length, 4),
    text.encode(words),
  ]);
  const seed = sha256(join(secret, ...parts));
  return header.seed === `v1:${hex(seed)}` ? seed : say("other-seed");
}

/**
 * @typedef {object} Found
 * @property {boolean} ok at least one chance move was recomputed, and all recomputed ones follow from the seed
 * @property {boolean} open no error was found, but the deals were not recomputed here
 * @property {string} words
 * @property {any} header
 * @property {number} checked
 * @property {number} skipped
 */

/**
 * Recompute every chance move of a record from its seed. A game that this page does not know is left open.
 * @param {string} record
 * @returns {Promise<Found>}
 */
export async function verify(record) {
  const lines = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const header = lines[0];
  const found = { ok: false, open: false, words: "", header, checked: 0, skipped: 0 };
  const seed = seedOf(header);
  if (typeof seed === "string") return { ...found, words: seed };
  const known = await knownOf(header);
  if (!known) return { ...found, open: true, words: say("unknown-drawing") };
  const first = header.taken_over ?? 0; // the moves before it come from another record, with another seed
  let chance = 0;
  for (const [at, line] of lines.slice(1).entries()) {
    if (!Array.isArray(line)) continue;
    const [seat, text] = line;
    const [verb, ...cards] = text.split(" ");
    if (seat === -1 && at >= first) {
      const expected = drawn(verb, header, stream(seed, chance), known);
      if (expected !== null && expected !== text) return { ...found, words: say("other-cards", { n: chance + 1 }) };
      if (expected === null) found.skipped++;
      else found.checked++;
    }
    if (seat === -1) chance++;
    known.follow?.(seat, verb, cards);
  }
  return { ...found, ...told(found.checked, found.skipped) };
}

/** The result if nothing is wrong. @param {number} checked @param {number} skipped */
function told(checked, skipped) {
  if (!checked && !skipped) return { words: say("no-chance") };
  if (!checked) return { open: true, words: say("not-recomputed") };
  const left = skipped ? [say("more-not-here", { n: skipped })] : [];
  return { ok: true, words: [say("chance-follows", { n: checked }), ...left].join(" ") };
}
