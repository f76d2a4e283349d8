// The pot: its chips, the amount, and the animation of its growth. It knows no game rules.

import { written } from "./cards.js";
import { h } from "../core/dom.js";
import { pace } from "../core/prefs.js";
import { labelled } from "./terms.js";

export const CHIPS = [1, 5, 25, 100, 500];
const MOST = 7;
const GROWS = 700;

/** The amount when it was last drawn. */
let known = 0;

/** @param {number} amount */
export function chipStack(amount) {
  const shown = [];
  let left = amount;
  for (const value of [...CHIPS].reverse()) {
    for (; left >= value && shown.length < MOST; left -= value) shown.push(value);
  }
  return h(
    "span",
    { class: "chips", "aria-hidden": "true" },
    ...shown.reverse().map((value) => h("i", { class: `chip chip-${value}` })),
  );
}

/** @param {Zone} zone @param {string} game */
export function potElement(zone, game) {
  const count = zone.count ?? 0;
  const more = count - known;
  known = count;
  const grows = more > 0 && pace() > 0;
  return h(
    "div",
    {
      class: `zone pot${grows ? " grows" : ""}`,
      role: "group",
      "aria-label": `${zone.title}: ${zone.lines.join("; ")}`,
      data: { zone: zone.name, role: zone.role },
      vars: { "--grows": `${GROWS * pace()}ms` },
    },
    labelled(game, zone.term, zone.title, "title"),
    h(
      "span",
      { class: "laid" },
      chipStack(count),
      grows ? h("i", { class: "more", "aria-hidden": "true" }, `+${more}`) : null,
    ),
    h("ul", { class: "lines" }, ...zone.lines.map((line) => h("li", {}, ...written(line)))),
  );
}
