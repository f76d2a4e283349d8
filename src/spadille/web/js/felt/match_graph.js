// The graph of a match: the total of every side after every deal. And the small graph of a share.

import { h, s } from "../core/dom.js";
import { styled } from "../core/styles.js";
import { say } from "../core/words.js";
import { plotted, spread } from "./graph.js";

/** @typedef {import("./graph.js").Point} Point */

/** Load the style sheet of graphs. */
export const graphStyle = () => styled("/static/css/graph.css");

/** Minimum number of deals for a graph. */
const FEW = 3;
/** Height of a name in percent of the graph's height. */
const NAME = 15;

/** A drawing as large as its place, whose lines keep their width. @param {...Node} lines */
const drawing = (...lines) =>
  s(
    "svg",
    { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" },
    ...lines,
  );

/** @param {Point[]} points @param {string} name */
const line = (points, name) =>
  s("polyline", {
    class: name,
    points: points.map((point) => point.map((each) => each.toFixed(2)).join(",")).join(" "),
  });

/** A horizontal line; nothing without a height. @param {number | null} height @param {string} name */
const across = (height, name) =>
  height === null
    ? []
    : [
        line(
          [
            [0, height],
            [100, height],
          ],
          name,
        ),
      ];

/** The colour of a side, and how its line is drawn if others have that colour. @param {number} side */
const look = (side) => `side-${side % 3} round-${Math.floor(side / 3)}`;

/**
 * The graph of a match, from its third deal on; before that null.
 * @param {Score} score
 * @param {(value: number) => string} written
 */
export function matchGraph(score, written) {
  const { sheet, sides, target } = score;
  const last = sheet.at(-1);
  if (!last || sheet.length < FEW) return null;
  const plot = plotted(
    sheet.map((deal) => deal.totals),
    target,
  );
  const names = spread(
    plot.lines.map((points) => points[points.length - 1][1]),
    NAME,
  );
  const totals = sides.map((side, at) => `${side} ${written(last.totals[at])}`).join(", ");
  const label = (/** @type {string} */ side, /** @type {number} */ at) =>
    h(
      "span",
      { class: look(at), vars: { "--at": `${names[at].toFixed(2)}%` } },
      h("b", {}, written(last.totals[at])),
      h("span", { class: "side-name" }, side),
    );
  const mark = () => h("span", { class: "mark", vars: { "--at": `${plot.target}%` } }, written(target ?? 0));
  return h(
    "div",
    { class: "graph", role: "img", "aria-label": say("graph-says", { totals, n: sheet.length, kind: score.called }) },
    h(
      "div",
      { class: "plot" },
      drawing(
        ...across(plot.zero, "zero"),
        ...across(plot.target, "target"),
        ...plot.lines.map((points, at) => line(points, look(at))),
        ...plot.lines.map((points, at) =>
          line([points[points.length - 1], points[points.length - 1]], `end ${look(at)}`),
        ),
      ),
      plot.target === null ? null : mark(),
    ),
    h("div", { class: "ends" }, ...sides.map(label)),
    h("div", { class: "from-to" }, ...[sheet[0], last].map(({ deal }) => h("span", {}, say("deal-number", { deal })))),
  );
}

/** A small graph of shares from 0 to 1, one after the other. @param {number[]} shares @param {string} label */
export function shareGraph(shares, label) {
  const { lines } = plotted(
    shares.map((each) => [each]),
    1,
  );
  return h("span", { class: "share-graph", role: "img", "aria-label": label }, drawing(line(lines[0], "share")));
}
