// The score: a placard in the corner of the felt, and the sheet with every line's points and clause.

import { written } from "./cards.js";
import { h } from "../core/dom.js";
import { panelBody } from "./deal_panel.js";
import { meaning } from "./terms.js";
import { HERE, say, woven } from "../core/words.js";

/** @param {number} value @param {Score} score */
export const amount = (value, score) =>
  (score.per_unit > 1 ? (value / score.per_unit).toFixed(2).replace(/\.00$/, "") : String(value)).replace("-", "−");

/** The scoring unit, and the goal. @param {Score} score */
const counted = (score) => [score.unit, score.goal].filter(Boolean).join(", ");

/** A side's standing in the current deal. @param {Stand | undefined} stand @param {string} game */
const standing = (stand, game) =>
  stand
    ? h(
        "span",
        { class: `now ${stand.state}`, title: meaning(game, stand.term) },
        h("span", {}, ...written(stand.words)),
        crosswise(stand.tricks),
      )
    : null;

/** Won tricks as crossed card backs. @param {number} count */
export function crosswise(count) {
  return h(
    "span",
    { class: "taken", "aria-hidden": "true" },
    ...Array.from({ length: Math.min(13, count) }, () => h("i", {})),
  );
}

/**
 * The totals of the sides in a line, each with additions.
 * @param {Score} score
 * @param {(at: number) => (string | undefined)[]} [more]
 */
export const scoreLine = (score, more = () => []) =>
  score.sides
    .map((side, at) => [`${side} ${amount(score.totals[at], score)}`, ...more(at)].filter(Boolean).join(", "))
    .join("; ");

/**
 * The totals in the corner of the felt; a tap opens the sheet.
 * @param {Score} score
 * @param {(() => void) | undefined} open
 * @param {string} [game]
 */
export function placard(score, open, game = "") {
  const rows = score.sides.map((side, at) =>
    h(
      "span",
      { class: `line side-${at % 3}` },
      h("span", { class: "side-name" }, side),
      " ",
      h("b", {}, amount(score.totals[at], score)),
      score.notes[at] ? h("span", { class: "note", title: meaning(game, score.term) }, ` ${score.notes[at]}`) : null,
      standing(score.now[at], game),
    ),
  );
  const words = scoreLine(score, (at) => [score.notes[at], score.now[at]?.words]);
  const head = h("span", { class: "goal" }, counted(score));
  if (!open)
    return h(
      "div",
      { class: "placard", role: "group", "aria-label": say("score-says", { score: words }) },
      head,
      ...rows,
    );
  return h(
    "button",
    {
      class: "placard",
      "aria-label": say("score-opens", { what: counted(score), score: words }),
      data: { focus: "score" },
      onclick: open,
    },
    head,
    ...rows,
  );
}

/** @param {Score} score @param {ScoreLine} line @param {(clause: string) => Node} cite */
function lineRow(score, line, cite) {
  const points = amount(line.points, score);
  const why = h(
    "details",
    { class: "why" },
    h("summary", {}, line.words),
    h("p", {}, ...woven(say("by-clause", { points, unit: score.unit, clause: HERE }), cite(line.clause))),
  );
  return h(
    "tr",
    {},
    h("td", {}, score.sides[line.side] ?? ""),
    h("td", {}, why),
    h("td", { class: "number" }, `${line.points > 0 ? "+" : ""}${points}`),
  );
}

/** The standing of the sides during the first deal. @param {Score} score */
function unscored(score) {
  const row = (/** @type {string} */ side, /** @type {number} */ at) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, side),
      h("td", {}, score.now[at]?.words ?? ""),
      h("td", { class: "number" }, amount(score.totals[at], score)),
    );
  return h(
    "div",
    {},
    h("p", {}, say("first-deal", { what: counted(score) })),
    h("div", { class: "scroll" }, h("table", {}, h("tbody", {}, ...score.sides.map(row)))),
  );
}

/**
 * The score sheet: every line with its points and its clause, deal by deal, the latest first.
 * @param {Score} score
 * @param {(clause: string) => Node} cite
 */
export function sheetElement(score, cite) {
  if (!score.sheet.length) return unscored(score);
  const totals = (/** @type {{totals: number[]}} */ deal) => deal.totals.map((each) => amount(each, score)).join(" : ");
  const head = h(
    "thead",
    {},
    h(
      "tr",
      {},
      h("th", { scope: "col" }, say("deal")),
      ...score.sides.map((side) => h("th", { scope: "col", class: "number" }, side)),
    ),
  );
  const sums = score.sheet.map((deal) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, String(deal.deal)),
      ...deal.totals.map((each) => h("td", { class: "number" }, amount(each, score))),
    ),
  );
  const deals = [...score.sheet]
    .reverse()
    .map((deal, at) =>
      h(
        "details",
        { class: "deal", open: at === 0 },
        h("summary", {}, say("deal-came", { deal: deal.deal, totals: totals(deal) })),
        ...score.panels.filter((panel) => panel.deal === deal.deal).flatMap(panelBody),
        h(
          "div",
          { class: "scroll" },
          h("table", { class: "sheet-table" }, h("tbody", {}, ...deal.lines.map((line) => lineRow(score, line, cite)))),
        ),
        h(
          "p",
          { class: "deal-total" },
          ...woven(say("total-after", { deal: deal.deal, totals: HERE }), h("b", {}, totals(deal))),
        ),
      ),
    );
  const all =
    score.sheet.length > 1
      ? h(
          "details",
          {},
          h("summary", {}, say("totals-by-deal")),
          h("div", { class: "scroll" }, h("table", {}, head, h("tbody", {}, ...sums))),
        )
      : null;
  return h("div", {}, h("p", { class: "cited" }, say("counted-in", { what: counted(score) })), all, ...deals);
}
