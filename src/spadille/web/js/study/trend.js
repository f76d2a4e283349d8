// The trend of the games of one kind: how many of every ten the person has won.

import { h } from "../core/dom.js";
import { say } from "../core/words.js";
import { shareGraph } from "../felt/match_graph.js";

/** @typedef {import("../visitor/past_games.js").Game} Game */

const TEN = 10;

/**
 * Number of games won of every ten, the oldest ten first; the oldest games that make no ten are left out.
 * @param {Game[]} games the newest first
 */
export function wonOfTens(games) {
  const finished = games.filter((each) => each.tally.finished);
  return Array.from(
    { length: Math.floor(finished.length / TEN) },
    (_, at) => finished.slice(at * TEN, (at + 1) * TEN).filter((each) => each.tally.won).length,
  ).reverse();
}

/** A sentence about the trend, and its graph; null below twenty games. @param {string} game @param {Game[]} games */
export function trend(game, games) {
  const won = wonOfTens(games);
  if (won.length < 2) return null;
  const numbers = won.join(", ");
  const [before, now] = won.slice(-2).map((n) => say("won-of-ten", { n }));
  return h(
    "div",
    { class: "trend" },
    h("p", {}, say("trend-says", { game, now, before })),
    shareGraph(
      won.map((each) => each / TEN),
      say("trend-graph", { won: numbers }),
    ),
  );
}
