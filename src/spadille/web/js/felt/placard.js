// The score in the corner of the felt: a placard that opens the score sheet.

import { written } from "./cards.js";
import { h } from "../core/dom.js";
import { meaning } from "./terms.js";
import { inDigits, say } from "../core/words.js";

/** @param {number} value @param {Score} score */
export const amount = (value, score) =>
  inDigits(value / score.per_unit, value % score.per_unit ? 2 : 0, { useGrouping: false });

/** The scoring unit, and the goal. @param {Score} score */
export const counted = (score) => [score.unit, score.goal].filter(Boolean).join(", ");

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
