// What a good player would do, with the figures it rests on.

import { written } from "./cards.js";
import { dialog, h } from "./dom.js";

/** @typedef {import("./types.js").HintRow} HintRow */

/** @param {HintRow} each */
const row = (each) =>
  h(
    "tr",
    {},
    h("td", {}, ...written(each.move)),
    h("td", { class: "number" }, each.points),
    h("td", { class: "number" }, each.chance),
  );

/** @param {import("./types.js").Hint} told */
export function showHint(told) {
  const head = h(
    "thead",
    {},
    h("tr", {}, ...["Move", "Points expected", "Game won"].map((word) => h("th", { scope: "col" }, word))),
  );
  dialog(
    "Hint",
    h("p", {}, h("b", {}, ...written(told.move)), `: ${told.why}.`),
    told.weighed.length > 1
      ? h("div", { class: "scroll" }, h("table", {}, head, h("tbody", {}, ...told.weighed.map(row))))
      : null,
    h("p", { class: "cited" }, "It sees what you see, and no more."),
  );
}
