// The person's tables: return to one, remove it from the list, close it for all, or delete it with all its data.

import { bookTitle, get, post, remove } from "../core/api.js";
import { dialog, h, home, pageLink, press, toast, trying } from "../core/dom.js";
import { store, stored } from "../core/prefs.js";
import { listed, say } from "../core/words.js";

/** Where this browser keeps the rules and scores of tables. */
export const TABLES = "spadille-tables";
/** Maximum number of remembered tables, the latest first. */
const MOST = 40;

/** @typedef {{id: string, title: string, settings: Record<string, unknown>, score?: string, seen?: number}} Known */

/** @returns {Known[]} */
export function known() {
  const kept = stored(TABLES, []);
  return Array.isArray(kept) ? kept : [];
}

/** Remember a table's rules, its score, and the time of the score. @param {RoomState} room @param {string} [score] */
export function learn(room, score = "") {
  const others = known();
  if (others[0]?.id === room.id && others[0].score === score) return;
  const { game, rulebook, changed } = room;
  const now = {
    id: room.id,
    title: room.title,
    settings: { game, rulebook, seats: room.seats.length, options: changed },
    score,
    seen: Date.now(),
  };
  store(TABLES, [now, ...others.filter((each) => each.id !== room.id)].slice(0, MOST));
}

/** Actions for a table: the question, the loss, the button's text, the confirmation, and the request. */
const WAYS = {
  delete: {
    title: (/** @type {string} */ game) => say("delete-table", { game }),
    lost: say("delete-loses"),
    yes: say("delete-it"),
    done: say("deleted"),
    ask: (/** @type {string} */ id) => remove(`/api/tables/${id}`),
  },
  close: {
    title: (/** @type {string} */ game) => say("close-table", { game }),
    lost: say("close-loses"),
    yes: say("close-it"),
    done: say("closed"),
    ask: (/** @type {string} */ id) => post(`/api/tables/${id}/close`, {}),
  },
  forget: {
    title: (/** @type {string} */ game) => say("forget-table", { game }),
    lost: say("forget-loses"),
    yes: say("forget-it"),
    done: say("forgotten"),
    ask: (/** @type {string} */ id) => remove(`/api/mine/${id}`),
  },
};

/**
 * The actions allowed for a table: the host deletes it while nobody else has a seat, otherwise closes it.
 * @param {any} table
 * @returns {(keyof typeof WAYS)[]}
 */
function waysOf({ seats, yours, host, phase }) {
  const others = seats.some(
    (/** @type {any} */ seat, /** @type {number} */ at) => seat.kind === "person" && at !== yours,
  );
  if (!host) return ["forget"];
  if (!others) return phase === "playing" ? ["delete", "close"] : ["delete"];
  return phase === "over" ? ["forget"] : ["close"];
}

/**
 * Ask for confirmation, naming what is lost, and do it.
 * @param {string} id
 * @param {(way: string) => unknown} then called afterwards; a page that it draws has the focus at its start
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
        await then(way.name);
        home();
      });
    const box = dialog(
      ways[0].title(table.title),
      h("p", {}, ways[0].lost),
      ways.length > 1 ? h("p", {}, say("or-close")) : null,
      h(
        "p",
        { class: "actions" },
        press(say("keep-it"), () => box.close(), "main"),
        ...ways.map((way) => press(way.yes, act(way))),
      ),
    );
  });

/** A time without its seconds; of today the time alone. @param {number} moment milliseconds since 1970 */
function whenSeen(moment) {
  const [then, today] = [new Date(moment), new Date().toDateString()];
  const dateStyle = then.toDateString() === today ? undefined : "medium";
  return then.toLocaleString(undefined, { dateStyle, timeStyle: "short" });
}

/**
 * A table in a list, with a link to it.
 * @param {any} table
 * @param {(() => unknown) | null} gone for the person's own table: called after it is given up
 */
export function tableRow(table, gone) {
  const people = table.people.length ? listed(table.people) : say("nobody-yet");
  const { phase, free } = table;
  const alone = gone && table.people.length < 2 ? "yes" : "no";
  const book = bookTitle(table.game, table.rulebook);
  const own = gone && phase === "playing" && known().find((each) => each.id === table.id);
  const at = own && own.score ? ` · ${own.score} · ${whenSeen(own.seen ?? 0)}` : "";
  const to = gone ? say("back-to-game", { game: table.title }) : say("join-game", { game: table.title });
  return h(
    "li",
    {},
    pageLink(`/t/${table.id}`, to, "button"),
    h("span", {}, ` ${say("table-line", { way: table.way || "none", book, people, alone, phase, free })}${at}`),
    gone
      ? h(
          "button",
          {
            class: "close",
            "aria-label": say("let-go", { game: table.title }),
            title: say("let-go-short"),
            onclick: () => letGo(table.id, gone),
          },
          "×",
        )
      : null,
  );
}
