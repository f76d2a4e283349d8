// The panel of a deal: what each side made, with its figures.

import { h } from "../core/dom.js";
import { written } from "./cards.js";

/** @param {PanelRow} row @param {number} side */
const rowElement = (row, side) =>
  h(
    "tr",
    { class: row.state === "open" ? "" : row.state, data: { side: String(side) } },
    h("th", { scope: "row" }, row.name),
    ...row.cells.map((cell) => h("td", {}, ...written(cell))),
  );

/**
 * The contents of a panel: each side's result, the figures, and each player's actions.
 * @param {Panel} panel
 * @returns {HTMLElement[]}
 */
export const panelBody = (panel) => [
  ...panel.said.map((each) => h("p", { class: "said" }, ...written(each))),
  h(
    "div",
    { class: "scroll" },
    h(
      "table",
      { class: "came-to" },
      h("thead", {}, h("tr", {}, h("td", {}), ...panel.heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, ...panel.rows.map(rowElement)),
    ),
  ),
  panel.did.length
    ? h("ul", { class: "did" }, ...panel.did.map((each) => h("li", {}, ...written(each))))
    : h("span", { hidden: true }),
];
