// The deal of the day: the same cards for everybody, one try that counts, and how others did.

import { get, post } from "./api.js";
import { dialog, fill, h, trying } from "./dom.js";
import { linkRow } from "./gathering.js";
import { go } from "./main.js";
import { numberLine } from "./number.js";
import { asYou } from "./you.js";

/**
 * @typedef {import("./types.js").Today} Today
 * @typedef {import("./types.js").State} State
 */

/** @param {number} figure @param {number} per_unit */
const written = (figure, per_unit) => String(Math.round(figure / per_unit)).replace("-", "\u2212");

/** The result of one side beside those of the others: "72 to 31". @param {{totals: number[], side: number}} result @param {number} [per_unit] @param {string} [unit] */
export function totalsOf({ totals, side }, per_unit = 1, unit = "") {
  if (totals.length === 1) return `${written(totals[0] ?? 0, per_unit)} ${unit}`.trim();
  const others = totals.filter((_, at) => at !== side);
  return `${written(totals[side] ?? 0, per_unit)} to ${others.map((each) => written(each, per_unit)).join(", ")}`;
}

/** Sit down to it. @param {string} game */
export const playDaily = (game) =>
  trying(async () => {
    const begun = await post(`/api/daily/${game}`, asYou());
    go(begun.path);
  });

/** @param {string} day @param {string} commit @param {string} secret */
const proof = (day, commit, secret) => [
  h("dt", {}, day),
  h("dd", {}, h("code", {}, commit), secret ? h("span", {}, " opened: ", h("code", {}, secret)) : null),
];

/** What is promised, and what was opened. @param {import("./types.js").Days} days @param {Today} game */
function promises(days, game) {
  const ahead = Object.entries(game.ahead).sort();
  return dialog(
    `${game.title}: what was promised`,
    h(
      "p",
      {},
      "The cards of a day follow from a secret that was made days before. Its digest is shown from then on, the secret itself the day after: SHA-256 of it is the digest.",
    ),
    h(
      "dl",
      { class: "promises" },
      ...(game.opened ? proof(game.opened.day, game.opened.commit, game.opened.secret) : []),
      ...proof(days.day, game.commit, ""),
      ...ahead.flatMap(([day, commit]) => proof(day, commit, "")),
    ),
  );
}

/** @param {import("./types.js").Days} days @param {Today} game */
function row(days, game) {
  return h(
    "li",
    { class: "daily-row", data: { game: game.game } },
    h("b", {}, game.title),
    h("span", { class: "cited" }, game.room ? "You have had your try." : "Not played yet."),
    h(
      "span",
      { class: "actions" },
      game.room
        ? h(
            "a",
            { class: "button", href: `/t/${game.room}`, "data-go": true, "aria-label": `Your try of ${game.title}` },
            "Your try",
          )
        : null,
      h(
        "button",
        {
          type: "button",
          class: game.room ? "" : "main",
          onclick: () => playDaily(game.game),
          "aria-label": game.room ? `Practise ${game.title}` : `Play today's ${game.title}`,
        },
        game.room ? "Practise" : "Play",
      ),
      h(
        "button",
        { type: "button", onclick: () => promises(days, game), "aria-label": `What was promised of ${game.title}` },
        "Promise",
      ),
    ),
  );
}

/** @param {Element} app */
export async function dailyPage(app) {
  document.title = "Deal of the day";
  /** @type {import("./types.js").Days} */
  const days = await get("/api/daily");
  const hours = Math.floor(days.left / 3600);
  const left = hours ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${Math.ceil(days.left / 60)} minutes`;
  fill(
    app,
    h(
      "section",
      { class: "sheet daily" },
      h("h1", {}, `Deal of the day, number ${days.number}`),
      h(
        "p",
        {},
        `The same cards and the same bots for everybody. Your first try counts; the next deal comes in ${left}.`,
      ),
      h(
        "p",
        { class: "cited" },
        "No hints, no moves taken back. A browser has one try that counts: nobody can stop you from using two, but the cards themselves are told to nobody before the day is over.",
      ),
      h("ul", { class: "daily-list" }, ...days.games.map((game) => row(days, game))),
    ),
  );
}

/** The line that says whose cards these are. @param {State["room"]} room */
export function sameCards(room) {
  const { same } = room;
  if (!same) return null;
  if (same.what === "number") return numberLine(room, same.name);
  const what = same.what === "day" ? `Deal of the day, ${same.name}` : "A challenge";
  const kind = same.counted ? ": this try counts" : ": practice";
  const place = same.what === "day" ? "/daily" : `/c/${same.name}`;
  return h("p", { class: "cited same" }, h("a", { href: place, "data-go": true }, `${what}${kind}.`));
}

/** How others did with the same cards, asked for once. @param {string} id */
function others(id) {
  const place = h("p", { class: "said daily-told", role: "status" });
  get(`/api/tables/${id}/daily`).then(
    (/** @type {import("./types.js").Compared} */ told) => {
      if (told.played === 1) place.textContent = "You are the first to finish it today.";
      else {
        const better = told.better ? `${told.better} did better` : "Nobody did better";
        place.textContent = `${told.played} have finished it. ${better}${told.level ? `, ${told.level} did as well` : ""}.`;
      }
    },
    () => undefined,
  );
  return place;
}

/** Make a challenge of a game that is over, and show its link. @param {string} id */
const challenge = (id) =>
  trying(async () => {
    const made = await post(`/api/tables/${id}/challenge`, {});
    dialog(
      "Challenge a friend",
      linkRow(
        "Send this link",
        made.path,
        "Your friend gets the same cards, the same seat, the same bots and the same rules. When both have finished, the page behind the link shows the results side by side.",
      ),
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
          "See the page",
        ),
      ),
    );
  });

/** What can be done with the cards of a game that is over; drawn once for a table. @param {string} id @param {State} state */
export function afterSame(id, { room, you }) {
  const people = room.seats.filter((seat) => seat.kind === "person").length;
  const button = (/** @type {string} */ text, /** @type {() => unknown} */ onclick) =>
    h("button", { type: "button", onclick }, text);
  const { same } = room;
  return h(
    "div",
    { class: "after-same" },
    same?.what === "day" && same.counted && you !== null ? others(id) : null,
    h(
      "p",
      { class: "actions" },
      same?.what === "challenge"
        ? h("a", { class: "button main", href: `/c/${same.name}`, "data-go": true }, "See both results")
        : null,
      you !== null && people === 1 && same?.what !== "challenge"
        ? button("Challenge a friend", () => challenge(id))
        : null,
    ),
  );
}
