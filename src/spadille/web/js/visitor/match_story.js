// The analysis of a finished match: the best decision, the worst one, and luck. It is fetched once, and arrives later.

import { get } from "../core/api.js";
import { fill, h } from "../core/dom.js";
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
  get(`/api/tables/${id}/match`).then(
    (/** @type {MatchStory} */ { lines }) => {
      fill(place, ...lines.map((line) => h("p", { class: "said" }, ...written(line))));
      const table = place.closest(".felt")?.parentElement;
      if (table) fit(table);
    },
    () => undefined, // errors are ignored: the analysis is optional
  );
  return place;
}
