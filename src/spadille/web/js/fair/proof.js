// This browser's own evidence about the fairness of a table.

import { forget, keysWith } from "../core/kept.js";
import { store, stored } from "../core/prefs.js";
import { hex, seal } from "./seal.js";

const PREFIX = "fair-";
/** Maximum number of tables whose evidence is stored. */
const MOST = 50;

/** Stored evidence by table, for browsers without storage. @type {any} */
const here = {};

/** What is kept of a table. @param {string} id */
export function kept(id) {
  return (here[id] ??= stored(PREFIX + id, {}));
}

/** @param {string} id @param {object} more */
function keep(id, more) {
  here[id] = { ...kept(id), ...more, at: Date.now() };
  store(PREFIX + id, here[id]);
  const at = (/** @type {string} */ name) => stored(name, {}).at ?? 0;
  const others = keysWith(PREFIX).filter((name) => name !== PREFIX + id);
  if (others.length < MOST) return;
  for (const old of others.sort((one, other) => at(other) - at(one)).slice(MOST - 1)) forget(old);
}

/** Delete all evidence. */
export function forgetProofs() {
  for (const id of Object.keys(here)) delete here[id];
  for (const name of keysWith(PREFIX)) forget(name);
}

/** Store the commitment that the server showed first. @param {string} id @param {string} commit */
export function remember(id, commit) {
  if (!kept(id).commit) keep(id, { commit });
}

/**
 * The seal of this browser's part; makes the part if there is none yet.
 * @param {string} id
 * @param {string} commit
 * @param {number} seat
 */
export function sealed(id, commit, seat, round = 1) {
  const { parts } = kept(id);
  const part = parts?.[round] ?? hex(crypto.getRandomValues(new Uint8Array(12)));
  keep(id, { seat, parts: { ...parts, [round]: part } });
  return seal(commit, round, seat, part);
}

/**
 * The message with this browser's part: its seal, or the part itself once all seals are fixed.
 * @param {string} id
 * @param {State} state
 */
export function partOf(id, { room: { proof, commit }, you }) {
  if (!proof || you === null || proof.left_out.includes(you)) return null;
  const { round, seals } = proof;
  const own = seals[you];
  if (proof.stage !== "opening") return own ? null : { t: "seal", seal: sealed(id, commit, you, round) };
  // A part is never opened under two lists of seals: someone who knows it could still choose the other list's parts.
  const seen = kept(id).seals;
  if (own !== sealed(id, commit, you, round) || `${seen?.[round] ?? seals}` !== `${seals}`) return null;
  keep(id, { seals: { ...seen, [round]: seals } });
  return { t: "open", part: kept(id).parts[round] };
}
