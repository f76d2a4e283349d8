// A closed table offers a new one with the same rules.

import { announce, fill, h, pageLink, press, sentence, trying } from "../core/dom.js";
import { openTable } from "./open_table.js";
import { known } from "./my_tables.js";
import { say } from "../core/words.js";

/**
 * Report that a table has closed, and offer another one; the focus moves to the report if its place had it.
 * @param {Element} place
 * @param {string} id
 * @param {string} why
 * @param {boolean} [barred] it continues for others
 */
export function showClosed(place, id, why, barred = false) {
  const table = known().find((each) => each.id === id);
  const again = () => trying(() => openTable({ ...table?.settings }, { seat: 0 }));
  const heading = h("h1", { tabIndex: -1 }, barred ? say("closed-to-you") : say("table-has-closed"));
  const had = place.contains(document.activeElement);
  document.title = say("spadille-closed");
  place.removeAttribute("data-home");
  fill(
    place,
    h(
      "section",
      { class: "sheet" },
      heading,
      h("p", {}, why),
      h(
        "p",
        { class: "actions" },
        table ? press(say("one-like-it", { game: table.title }), again, "main") : null,
        pageLink("/", table ? say("to-the-lobby") : say("one-in-lobby"), "button"),
      ),
    ),
  );
  announce(`${sentence(heading.textContent ?? "")} ${why}`);
  if (had) heading.focus({ preventScroll: true });
}
