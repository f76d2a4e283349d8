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

/** A text that nobody can guess, to go into the seed of a table's deals. */
export const freshText = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");

/** What this browser adds to the deals of a table; kept, to be looked for in the record. @param {string} id @param {string} [fair] */
export function contribution(id, fair = freshText()) {
  keep(id, { fair });
  return fair;
}

/** Keep the promise that the server showed first. @param {string} id @param {string} commit */
export function remember(id, commit) {
  if (!kept(id).commit) keep(id, { commit });
}

const SIGNS = { good: "✓ ", wrong: "✗ ", open: "– " };

/** @param {keyof typeof SIGNS} how @param {string} text */
const told = (how, text) => h("li", { class: how }, h("b", {}, SIGNS[how]), text);
/** @param {boolean} good @param {string} text */
const point = (good, text) => told(good ? "good" : "wrong", text);

/** What this browser holds against the record. @param {any} header @param {string} id */
function own(header, id) {
  const { fair, commit } = kept(id);
  const found = [];
  if (commit)
    found.push(
      point(
        commit === header.commit,
        commit === header.commit
          ? "The promise in the record is the one that this browser saw when it came to the table."
          : "The promise in the record is not the one that this browser saw when it came to the table.",
      ),
    );
  if (fair) {
    const there = Object.values(header.contributions ?? {}).includes(fair);
    const others = Object.keys(header.contributions ?? {}).length - 1;
    found.push(
      point(
        there,
        there
          ? `What this browser added to the seed is in it${others > 0 ? `, beside what ${others === 1 ? "one other seat" : `${others} other seats`} added` : ", and nothing else but the secret"}.`
          : "What this browser added to the seed is not in it.",
      ),
    );
  }
  return found;
}

/**
 * Whether the deals of a record were fair, with what that proves and what it does not.
 * @param {string} record
 * @param {string} [id] the table, if it was this browser's own
 */
export async function verdict(record, id = "") {
  const found = await verify(record);
  const { header } = found;
  const promised = Boolean(header.secret && header.commit);
  const seats = Object.keys(header.contributions ?? {}).length;
  return h(
    "div",
    { class: "verdict" },
    h(
      "ul",
      { class: "points" },
      found.open ? told("open", found.words) : point(found.ok, found.words),
      promised && found.ok
        ? point(
            true,
            `The seed is made of the server's secret, promised before the game, and of what ${seats === 1 ? "one seat" : `${seats} seats`} added.`,
          )
        : null,
      ...(id ? own(header, id) : []),
    ),
    found.open ? null : h("h3", {}, "What this proves"),
    found.open
      ? null
      : h(
          "p",
          {},
          "This page has shuffled every pack again by itself, from the secret and the seats' additions, and got the cards that were dealt. The server had to fix its secret before it knew the additions, so neither it nor any one player could choose the cards.",
        ),
    h("h3", {}, "What it does not prove"),
    h(
      "p",
      {},
      "That nobody told another player of cards, or that the server showed nobody more than the own hand. That the server and somebody who sat down after you did not act together: those two could have tried additions until the cards pleased them. And where you added nothing yourself, nothing about the cards is proven to you.",
    ),
    h(
      "p",
      { class: "cited" },
      "To have it checked by another program on another machine: ",
      h("code", {}, "spadille verify FILE"),
      ".",
    ),
  );
}
