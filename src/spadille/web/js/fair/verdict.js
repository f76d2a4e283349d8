// Were the deals fair? The verdict in plain words. Loaded on demand.

import { get } from "../core/api.js";
import { h } from "../core/dom.js";
import { HERE, say, woven } from "../core/words.js";
import { kept } from "./proof.js";

const SIGNS = { good: "✓ ", wrong: "✗ ", open: "– " };

/** @param {keyof typeof SIGNS} how @param {string} text */
const told = (how, text) => h("li", { class: how }, h("b", {}, SIGNS[how]), text);
/** @param {boolean} good @param {string} text */
const point = (good, text) => told(good ? "good" : "wrong", text);

/** Compare the record with this browser's evidence. @param {any} header @param {string} id */
function own(header, id) {
  const { fair, commit, seat, parts, seals } = kept(id);
  const part = parts?.[header.round ?? 1] ?? fair;
  const list = seals?.[header.round];
  const found = [];
  const is = (/** @type {boolean} */ good) => (good ? "yes" : "no");
  if (commit) {
    const good = commit === header.commit;
    found.push(point(good, say("promise-seen", { good: is(good) })));
  }
  if (list) {
    const good = list.every((/** @type {any} */ each, /** @type {any} */ at) => each === (header.seals?.[at] ?? ""));
    found.push(point(good, say("seals-seen", { good: is(good) })));
  }
  if (header.left_out?.some((/** @type {any} */ each) => each.seat === seat))
    found.push(told("open", say("part-left-out")));
  else if (part) {
    const good = Object.values(header.contributions ?? {}).includes(part);
    found.push(point(good, say("part-in-seed", { good: is(good) })));
  }
  return found;
}

/** @param {any} header */
function formOf(header) {
  if (!header.commit) return "seed";
  if (!header.secret || !Object.keys(header.contributions ?? {}).length) return "promised";
  return header.proof === 2 ? "sealed" : "told";
}

/** List the people who did not open their parts. @param {any} header */
function silent({ left_out = [] }) {
  const names = left_out.map((/** @type {any} */ { name, round }) => say("in-round", { name, round })).join(", ");
  return names && told("open", say("left-out", { names }));
}

/**
 * Verify the deals of a record, and show what this proves and what it does not.
 * @param {string} record
 * @param {string} [id] the table, if this browser had a seat there
 */
export async function verdict(record, id = "") {
  const [found, claims] = await Promise.all([
    import("./fair.js").then(({ verify }) => verify(record)),
    get("/api/proofs"),
  ]);
  const { header } = found;
  return h(
    "div",
    { class: "verdict" },
    h(
      "ul",
      { class: "points" },
      found.open ? told("open", found.words) : point(found.ok, found.words),
      header.taken_over ? told("open", say("taken-over", { n: header.taken_over })) : null,
      silent(header),
      ...(id ? own(header, id) : []),
    ),
    found.ok ? h("h3", {}, say("what-proves")) : null,
    found.ok ? h("p", {}, claims.proofs[formOf(header)]) : null,
    h("h3", {}, say("what-not-proves")),
    h("p", {}, claims.unproven),
    h(
      "p",
      { class: "cited" },
      ...woven(say("checked-elsewhere", { command: HERE }), h("code", {}, "spadille verify FILE")),
    ),
  );
}
