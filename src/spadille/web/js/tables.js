// One's own tables: go back to one, take it off the list, close it for all, or delete it with all that is kept of it.

import { bookTitle, get, post, remove } from "./api.js";
import { dialog, h, toast, trying } from "./dom.js";

const PHASES = { gathering: "not begun", playing: "being played", over: "over" };

/** What can be done with a table, in the order in which it is offered: the words, what is lost, the request. */
const WAYS = {
  delete: {
    title: (/** @type {string} */ game) => `Delete this table of ${game}?`,
    lost: "Its cards, its score and its record are lost for good.",
    yes: "Delete it",
    done: "The table is deleted.",
    ask: (/** @type {string} */ id) => remove(`/api/tables/${id}`),
  },
  close: {
    title: (/** @type {string} */ game) => `Close this table of ${game}?`,
    lost: "The game ends as it stands, for everybody. The score and the record can still be looked at.",
    yes: "Close it",
    done: "The table is closed.",
    ask: (/** @type {string} */ id) => post(`/api/tables/${id}/close`, {}),
  },
  forget: {
    title: (/** @type {string} */ game) => `Take this table of ${game} off your list?`,
    lost: "The table stays, and so does your seat: you find it again by its link.",
    yes: "Take it off",
    done: "The table is off your list.",
    ask: (/** @type {string} */ id) => remove(`/api/mine/${id}`),
  },
};

/** What one may do with a table: the host deletes it while nobody else has a seat, else closes it. @param {any} table @returns {(keyof typeof WAYS)[]} */
function waysOf({ seats, yours, host, phase }) {
  const others = seats.some(
    (/** @type {any} */ seat, /** @type {number} */ at) => seat.kind === "person" && at !== yours,
  );
  if (!host) return ["forget"];
  if (!others) return phase === "playing" ? ["delete", "close"] : ["delete"];
  return phase === "over" ? ["forget"] : ["close"];
}

/**
 * Ask once, telling what is lost, and do it.
 * @param {string} id
 * @param {(way: string) => void} then what comes after it
 */
export const letGo = (id, then) =>
  trying(async () => {
    const table = await get(`/api/tables/${id}`);
    const ways = waysOf(table).map((name) => ({ name, ...WAYS[name] }));
    const act = (/** @type {(typeof ways)[number]} */ way) => () =>
      trying(async () => {
        box.close();
        await way.ask(id);
        toast(way.done);
        then(way.name);
      });
    const box = dialog(
      ways[0].title(table.title),
      h("p", {}, ways[0].lost),
      ...ways.slice(1).map((way) => h("p", {}, `Or close it: ${way.lost[0].toLowerCase()}${way.lost.slice(1)}`)),
      h(
        "p",
        { class: "actions" },
        h("button", { type: "button", class: "main", onclick: () => box.close() }, "Keep it"),
        ...ways.map((way) => h("button", { type: "button", onclick: act(way) }, way.yes)),
      ),
    );
  });

/** A table in a list, with the way to it. @param {any} table @param {string} verb @param {(() => void) | null} gone where it is one's own: what comes after it has been let go */
export function tableRow(table, verb, gone) {
  const people = table.people.length ? table.people.join(", ") : "nobody yet";
  const state =
    table.phase === "gathering" ? `${table.free} free` : PHASES[/** @type {keyof typeof PHASES} */ (table.phase)];
  return h(
    "li",
    {},
    h("a", { class: "button", href: `/t/${table.id}`, "data-go": true }, `${verb} ${table.title}`),
    h("span", {}, ` by ${bookTitle(table.game, table.rulebook)}: ${people} (${state})`),
    gone
      ? h(
          "button",
          {
            type: "button",
            class: "close",
            "aria-label": `Let this table of ${table.title} go`,
            title: "Let this table go",
            onclick: () => letGo(table.id, gone),
          },
          "×",
        )
      : null,
  );
}
