// Actions and results at the end of a game with cards that others play too.

import { get, post } from "../core/api.js";
import { dialog, h, pageLink, press, trying } from "../core/dom.js";
import { say } from "../core/words.js";
import { linkRow } from "./link_row.js";

/** @param {number} figure @param {number} per_unit */
const written = (figure, per_unit) => String(Math.round(figure / per_unit)).replace("-", "\u2212");

/**
 * The result of one side beside the others: "72 to 31".
 * @param {{totals: number[], side: number}} result
 * @param {number} [per_unit]
 * @param {string} [unit]
 */
export function totalsOf({ totals, side }, per_unit = 1, unit = "") {
  if (totals.length === 1) return `${written(totals[0] ?? 0, per_unit)} ${unit}`.trim();
  const others = totals.filter((_, at) => at !== side);
  const all = others.map((each) => written(each, per_unit)).join(", ");
  const own = written(totals[side] ?? 0, per_unit);
  return say("score-to", { own, others: all });
}

/**
 * The others' results with the cards of a day, fetched once, and the button that shares one's own.
 * @param {string} id
 * @param {string} day
 * @param {State} state
 */
function others(id, day, { room, scene }) {
  const place = h("p", { class: "said daily-told", role: "status" });
  /** @type {Promise<Compared>} */
  const asked = get(`/api/tables/${id}/daily`);
  asked.then(
    ({ played, better, level }) => {
      place.textContent = played === 1 ? say("first-to-finish") : say("others-did", { n: played, better, level });
      void trying(async () => (await import("./days.js")).noteDay(day));
    },
    () => undefined,
  );
  const share = () =>
    trying(async () => {
      const { resultText, shareResult } = await import("./share_result.js");
      const [told, score] = [await asked, scene.score];
      shareResult(resultText(day, `${room.title}: ${totalsOf(told, score.per_unit, score.unit)}`, told));
    });
  return { place, button: press(say("share-result"), share) };
}

/** Make a challenge from a finished game, and show its link. @param {string} id */
const challenge = (id) =>
  trying(async () => {
    const made = await post(`/api/tables/${id}/challenge`, {});
    dialog(
      say("challenge-friend"),
      linkRow(say("send-link"), made.path, say("challenge-line")),
      h(
        "p",
        { class: "actions" },
        h(
          "a",
          {
            class: "button",
            href: made.path,
            "data-go": true,
            onclick: () => document.querySelector("dialog")?.close(),
          },
          say("see-page"),
        ),
      ),
    );
  });

/** Actions for the cards of a finished game; drawn once per table. @param {string} id @param {State} state */
export function afterSame(id, state) {
  const { room, you } = state;
  const people = room.seats.filter((seat) => seat.kind === "person").length;
  const { same } = room;
  const day = same?.what === "day" && same.counted && you !== null ? others(id, same.name, state) : null;
  return h(
    "div",
    { class: "after-same" },
    day?.place,
    h(
      "p",
      { class: "actions" },
      day?.button,
      same?.what === "challenge" ? pageLink(`/c/${same.name}`, say("see-results"), "button main") : null,
      you !== null && people === 1 && same?.what !== "challenge" && !room.closed
        ? press(say("challenge-friend"), () => challenge(id))
        : null,
    ),
  );
}
