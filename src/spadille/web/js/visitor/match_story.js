// The analysis of a finished match: the best decision, the worst one, and luck. It is fetched once, and arrives later.
// A page without a server does nothing else meanwhile: there it waits until it is asked for.

import { get } from "../core/api.js";
import { fill, h, press } from "../core/dom.js";
import { alone } from "../core/transport.js";
import { say } from "../core/words.js";
import { written } from "../felt/cards.js";
import { fit } from "../felt/fit.js";

/** Elements with the lines of each table. @type {Map<string, HTMLElement>} */
const known = new Map();

/**
 * The analysis below the result; null for watchers, and empty if nothing is certain.
 * @param {string} id
 * @param {State} state
 */
export function lookBack(id, { you }) {
  if (you === null) return null;
  const there = known.get(id);
  if (there) return there;
  const place = h("div", { class: "look-back", role: "status" });
  known.set(id, place);
  const show = (/** @type {HTMLElement[]} */ ...lines) => {
    fill(place, ...lines);
    const table = place.closest(".felt")?.parentElement;
    if (table) fit(table);
  };
  const tell = () =>
    get(`/api/tables/${id}/match`).then(
      (/** @type {MatchStory} */ { lines }) =>
        show(...lines.map((line) => h("p", { class: "said" }, ...written(line)))),
      () => show(), // errors are ignored: the analysis is optional
    );
  if (alone)
    fill(
      place,
      press(say("how-did-i-play"), () => (show(h("p", {}, say("thinking"))), tell())),
    );
  else tell();
  return place;
}
