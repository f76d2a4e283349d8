// Statistics of the person's games: counts for few deals, otherwise shares and means.

import { h } from "../core/dom.js";
import { inDigits, say } from "../core/words.js";
import { trend } from "./trend.js";

/** @typedef {import("../visitor/past_games.js").Game} Game */

/** Minimum number of deals for shares and means. */
const FEW = 20;

/** @param {number} one @param {number} of */
const percent = (one, of) =>
  of < FEW ? say("one-of", { n: one, most: of }) : say("percent-of", { share: Math.round((100 * one) / of), most: of });

/** A sum over deals, or its mean. @param {number} sum @param {number} deals */
function perDeal(sum, deals) {
  if (deals < FEW) return say("points-in-deals", { points: Math.round(sum), n: deals });
  const points = inDigits(sum / deals, 1);
  return say("per-deal", { points });
}

/**
 * The lines of one game: a label and a figure each.
 * @param {Game[]} games of one kind
 * @returns {[string, string][]}
 */
export function figures(games) {
  const finished = games.filter((each) => each.tally.finished);
  const won = finished.filter((each) => each.tally.won).length;
  /** @type {[string, string][]} */
  const lines = [];
  if (finished.length) lines.push([say("games-won"), percent(won, finished.length)]);
  /** @type {Map<string, Count>} */
  const sums = new Map();
  for (const count of games.flatMap((each) => each.tally.counts)) {
    const sum = sums.get(count.name);
    const got = sum ? (count.kind === "most" ? Math.max(sum.got, count.got) : sum.got + count.got) : count.got;
    sums.set(count.name, { ...count, got, of: (sum?.of ?? 0) + count.of });
  }
  for (const { words, got, of, kind } of sums.values()) {
    if (!of) continue;
    if (kind === "share") lines.push([words, percent(got, of)]);
    else if (kind === "most") lines.push([words, String(got)]);
    else lines.push([words, perDeal(got, of)]);
  }
  const lost = games.flatMap((each) => Object.values(each.lost));
  const cost = lost.reduce((sum, each) => sum + each, 0);
  if (lost.length) lines.push([say("points-lost-reviewed"), perDeal(cost, lost.length)]);
  return lines;
}

/** @param {string} title @param {Game[]} games @param {HTMLElement | null} [course] their trend */
function box(title, games, course = null) {
  const deals = games.reduce((sum, each) => sum + each.tally.deals, 0);
  return h(
    "section",
    { class: "counted" },
    h("h3", {}, title),
    h("p", { class: "cited" }, say("games-and-deals", { games: games.length, deals })),
    course,
    h("dl", {}, ...figures(games).flatMap(([words, figure]) => [h("dt", {}, words), h("dd", {}, figure)])),
  );
}

/** All statistics by game; games with hints or moves taken back are counted separately. @param {Game[]} games */
export function statistics(games) {
  const kinds = [...new Set(games.map((each) => each.tally.game))];
  return kinds.flatMap((kind) => {
    const own = games.filter((each) => each.tally.game === kind);
    const title = own[0]?.tally.title ?? kind;
    const [alone, helped] = [own.filter((each) => !each.helped), own.filter((each) => each.helped)];
    return [
      alone.length ? box(title, alone, trend(title, alone)) : null,
      helped.length ? box(say("with-help", { game: title }), helped) : null,
    ];
  });
}
