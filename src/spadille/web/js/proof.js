// What this browser knows of its own about the fairness of a table, and the verdict in plain words.

import { h } from "./dom.js";
import { verify } from "./fair.js";

/** @param {string} id @returns {{fair?: string, commit?: string}} */
function kept(id) {
  try {
    return JSON.parse(localStorage.getItem(`fair-${id}`) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} id @param {{fair?: string, commit?: string}} more */
function keep(id, more) {
  try {
    localStorage.setItem(`fair-${id}`, JSON.stringify({ ...kept(id), ...more }));
  } catch {
    // A browser that keeps nothing still plays; it has less to hold against the server.
  }
}

/** A text of this browser's own that goes into the seed of a table's deals; kept, to be looked for in the record. @param {string} id */
export function contribution(id) {
  const fair = [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");
  keep(id, { fair });
  return fair;
}

/** Keep the promise that the server showed first. @param {string} id @param {string} commit */
export function remember(id, commit) {
  if (!kept(id).commit) keep(id, { commit });
}

/** @param {boolean} good @param {string} text */
const point = (good, text) => h("li", { class: good ? "good" : "wrong" }, h("b", {}, good ? "✓ " : "✗ "), text);

/** What this browser holds against the record. @param {any} header @param {string} id */
function own(header, id) {
  const { fair, commit } = kept(id);
  const found = [];
  if (commit) found.push(point(commit === header.commit, commit === header.commit ? "The promise in the record is the one that this browser saw when it came to the table." : "The promise in the record is not the one that this browser saw when it came to the table."));
  if (fair) {
    const there = Object.values(header.contributions ?? {}).includes(fair);
    found.push(point(there, there ? "What this browser added to the seed is in it: nobody could know the cards before." : "What this browser added to the seed is not in it."));
  }
  return found;
}

/**
 * Whether the deals of a record were fair, with what that proves and what it does not.
 * @param {string} record
 * @param {string} [id] the table, if it was this browser's own
 */
export function verdict(record, id = "") {
  const found = verify(record);
  const { header } = found;
  const promised = Boolean(header.secret && header.commit);
  const seats = Object.keys(header.contributions ?? {}).length;
  return h("div", { class: "verdict" },
    h("ul", { class: "points" },
      point(found.ok, found.words),
      promised && found.ok ? point(true, `The seed is made of the server's secret, promised before the game, and of what ${seats === 1 ? "one seat" : `${seats} seats`} added.`) : null,
      ...(id ? own(header, id) : [])),
    h("h3", {}, "What this proves"),
    h("p", {}, "This page has shuffled every pack again by itself, from the secret and the seats' additions, and got the cards that were dealt. The server had to fix its secret before it knew the additions, so neither it nor any one player could choose the cards."),
    h("h3", {}, "What it does not prove"),
    h("p", {}, "That nobody looked at cards or told another player of them; that a bot saw only its own hand; and, where you added nothing yourself, that the server and the others did not act together. If all the other seats are bots, your own addition is what counts."),
    h("p", { class: "cited" }, "To have it checked by another program on another machine: ", h("code", {}, "spadille verify FILE"), "."));
}
