// What a match was made of, once it is over: the best decision, the worst one, luck. It is asked for once, and comes later.

import { get } from "../core/api.js";
import { fill, h } from "../core/dom.js";
import { written } from "../felt/cards.js";
import { fit } from "../felt/fit.js";

/** Where the lines of each table stand. @type {Map<string, HTMLElement>} */
const known = new Map();

/** What a player reads below the result; nothing for watchers, and where nothing can be told surely. @param {string} id @param {State} state */
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
    () => undefined, // nobody misses what was not promised
  );
  return place;
}
