// The lobby: go on with a game, sit down at once, find a table.

import { games, get, post } from "./api.js";
import { picture } from "./cards.js";
import { fill, h, toast } from "./dom.js";
import { go } from "./main.js";
import { prefs } from "./prefs.js";

const EMBLEM = { spades: "AS", five_hundred: "JB", pinochle: "QS", mexican_sweat: "KH", mini_baccarat: "9D", pyramid: "KC", war: "AH" };

/** A text of this browser's own that goes into the seed of the deals. */
export function contribution() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/**
 * Make a table, take a seat, and go there. With `start` the game begins at once.
 * @param {Record<string, unknown>} settings
 * @param {{seat?: number, start?: boolean}} [how]
 */
export async function openTable(settings, how = {}) {
  const made = await post("/api/tables", settings);
  if (how.seat !== undefined) {
    await post(`/api/tables/${made.id}/seats/${how.seat}`, { name: prefs.name || "You", fair: contribution() });
  }
  if (how.start) sessionStorage.setItem(`start-${made.id}`, "1");
  go(made.path);
}

/** @param {any} game */
function tile(game) {
  const play = async () => {
    try {
      await openTable({ game: game.name, pace: 0.6 }, { seat: 0, start: true });
    } catch (wrong) {
      toast(/** @type {Error} */ (wrong).message);
    }
  };
  const card = h("span", { class: "card small" });
  card.append(picture(/** @type {any} */ (EMBLEM)[game.name] ?? "AS"));
  return h(
    "article", { class: "tile" },
    card,
    h("h2", {}, game.title),
    h("p", {}, game.sentence),
    h("p", { class: "facts" }, `${game.seats} ${game.seats === "1" ? "player" : "players"} · ${game.length}`),
    h(
      "p", { class: "actions" },
      h("button", { type: "button", class: "main", onclick: play, "aria-label": `Play ${game.title} now` }, "Play now"),
      h("a", { href: `/new/${game.name}`, "data-go": true }, "Set up a table"),
      h("a", { href: `/rules/${game.name}`, "data-go": true }, "Rules"),
    ),
  );
}

/** @param {any} table @param {string} verb */
function row(table, verb) {
  const people = table.people.length ? table.people.join(", ") : "nobody yet";
  const state = table.phase === "gathering" ? `${table.free} free` : table.phase === "playing" ? "being played" : "over";
  return h("li", {}, h("a", { href: `/t/${table.id}`, "data-go": true }, `${verb} ${table.title}`), ` by ${table.rulebook}: ${people} (${state})`);
}

/** @param {Element} app */
export async function lobby(app) {
  document.title = "Spadille: seven card games by the book";
  const [all, mine, open] = await Promise.all([games(), get("/api/mine"), get("/api/tables")]);
  const going = mine.filter((/** @type {any} */ table) => table.phase !== "over");
  fill(
    app,
    h("section", { class: "hero" }, h("h1", {}, "Seven card games, by the book"), h("p", {}, "Sit down against bots with one click, or open a table and send your friends the link. Every rule tells you which rulebook says so.")),
    going.length ? h("section", { class: "sheet" }, h("h2", {}, "Go on"), h("ul", { class: "tables" }, ...going.map((/** @type {any} */ each) => row(each, "Back to")))) : null,
    h("section", { class: "tiles", "aria-label": "Games" }, ...all.map(tile)),
    open.length ? h("section", { class: "sheet" }, h("h2", {}, "Open tables"), h("ul", { class: "tables" }, ...open.map((/** @type {any} */ each) => row(each, "Join")))) : null,
    h("section", { class: "sheet" }, h("h2", {}, "Records"), h("p", {}, "Every game can be saved as a text that proves itself. ", h("a", { href: "/replay", "data-go": true }, "Look at a record"), " move by move.")),
  );
}
