// Page for a closed table: offers a new one with the same rules, if this browser knows them.

import { fill, h, pageLink, press, trying } from "../core/dom.js";
import { openTable } from "../pages/lobby.js";
import { say } from "../core/words.js";

const KEY = "spadille-tables";
/** Maximum number of remembered tables, the latest first. */
const MOST = 40;

/** @typedef {{id: string, title: string, settings: Record<string, unknown>}} Known */

/** @returns {Known[]} */
function known() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remember the rules of a table. @param {RoomState} room */
export function learn(room) {
  const others = known();
  if (others[0]?.id === room.id) return;
  const { game, rulebook, changed } = room;
  const now = {
    id: room.id,
    title: room.title,
    settings: { game, rulebook, seats: room.seats.length, options: changed },
  };
  const kept = [now, ...others.filter((each) => each.id !== room.id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the page offers the lobby.
  }
}

/**
 * Report that a table has closed, and offer another one.
 * @param {Element} place
 * @param {string} id
 * @param {string} why
 * @param {boolean} [barred] it continues for others
 */
export function showClosed(place, id, why, barred = false) {
  const table = known().find((each) => each.id === id);
  const again = () => trying(() => openTable({ ...table?.settings }, { seat: 0 }));
  document.title = say("spadille-closed");
  fill(
    place,
    h(
      "section",
      { class: "sheet" },
      h("h1", {}, barred ? say("closed-to-you") : say("table-has-closed")),
      h("p", {}, why),
      h(
        "p",
        { class: "actions" },
        table ? press(say("one-like-it", { game: table.title }), again, "main") : null,
        pageLink("/", table ? say("to-the-lobby") : say("one-in-lobby"), "button"),
      ),
    ),
  );
}
