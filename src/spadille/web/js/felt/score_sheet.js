// The score sheet: the graph of the match, and every line's points and clause.

import { h } from "../core/dom.js";
import { HERE, say, woven } from "../core/words.js";
import { panelBody } from "./deal_panel.js";
import { matchGraph } from "./match_graph.js";
import { amount, counted } from "./placard.js";

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
 * The score sheet: the graph of the match, and every line with its points and its clause, the latest deal first.
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
  const graph = matchGraph(score, (value) => amount(value, score));
  return h("div", {}, h("p", { class: "cited" }, say("counted-in", { what: counted(score) })), graph, all, ...deals);
}
