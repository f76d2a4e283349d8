// The deal of the day: the same cards for everybody, one try that counts, and the others' results.

import { get, post } from "../core/api.js";
import { dialog, entitle, fill, go, h, pageLink, press, trying } from "../core/dom.js";
import { linkRow } from "../table/gathering.js";
import { numberLine } from "./deal_number.js";
import { say } from "../core/words.js";
import { asYou } from "./you.js";

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

/** Start the deal of the day. @param {string} game */
export const playDaily = (game) =>
  trying(async () => {
    const begun = await post(`/api/daily/${game}`, asYou());
    go(begun.path);
  });

/** @param {string} day @param {string} commit @param {string} secret */
const proof = (day, commit, secret) => [
  h("dt", {}, day),
  h("dd", {}, h("code", {}, commit), secret ? h("span", {}, ` ${say("opened")} `, h("code", {}, secret)) : null),
];

/** Show the commitments, and the opened secret. @param {Days} days @param {Today} game */
function promises(days, game) {
  const ahead = Object.entries(game.ahead).sort();
  return dialog(
    say("promised-title", { game: game.title }),
    h("p", {}, say("promise-line")),
    h(
      "dl",
      { class: "promises" },
      ...(game.opened ? proof(game.opened.day, game.opened.commit, game.opened.secret) : []),
      ...proof(days.day, game.commit, ""),
      ...ahead.flatMap(([day, commit]) => proof(day, commit, "")),
    ),
  );
}

/** @param {Days} days @param {Today} game */
function row(days, game) {
  return h(
    "li",
    { class: "daily-row", data: { game: game.game } },
    h("b", {}, game.title),
    h("span", { class: "cited" }, game.room ? say("had-your-try") : say("not-played-yet")),
    h(
      "span",
      { class: "actions" },
      game.room
        ? pageLink(`/t/${game.room}`, say("your-try"), "button", say("your-try-of", { game: game.title }))
        : null,
      h(
        "button",
        {
          class: game.room ? "" : "main",
          onclick: () => playDaily(game.game),
          "aria-label": game.room
            ? say("practise-game", { game: game.title })
            : say("play-today", { game: game.title }),
        },
        game.room ? say("practise") : say("play"),
      ),
      h(
        "button",
        { onclick: () => promises(days, game), "aria-label": say("promised-of", { game: game.title }) },
        say("promise"),
      ),
    ),
  );
}

/** @param {Element} app */
export async function dailyPage(app) {
  entitle(app, say("deal-of-day"));
  /** @type {Days} */
  const days = await get("/api/daily");
  const hours = Math.floor(days.left / 3600);
  const left = hours ? say("in-hours", { n: hours }) : say("in-minutes", { n: Math.ceil(days.left / 60) });
  fill(
    app,
    h(
      "section",
      { class: "sheet daily" },
      h("h1", {}, say("day-number", { n: days.number })),
      h("p", {}, say("day-line", { left })),
      h("p", { class: "cited" }, say("day-honest")),
      h("ul", { class: "daily-list" }, ...days.games.map((game) => row(days, game))),
    ),
  );
}

/** The line that tells the origin of these cards. @param {State["room"]} room */
export function sameCards(room) {
  const { same } = room;
  if (!same) return null;
  if (same.what === "number") return numberLine(room, same.name);
  const counted = same.counted ? "yes" : "no";
  const words = same.what === "day" ? say("same-day", { day: same.name, counted }) : say("same-challenge", { counted });
  const place = same.what === "day" ? "/daily" : `/c/${same.name}`;
  return h("p", { class: "cited same" }, pageLink(place, words));
}

/** The others' results with the same cards, fetched once. @param {string} id */
function others(id) {
  const place = h("p", { class: "said daily-told", role: "status" });
  get(`/api/tables/${id}/daily`).then(
    (/** @type {Compared} */ told) => {
      const { played, better, level } = told;
      place.textContent = played === 1 ? say("first-to-finish") : say("others-did", { n: played, better, level });
    },
    () => undefined,
  );
  return place;
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
export function afterSame(id, { room, you }) {
  const people = room.seats.filter((seat) => seat.kind === "person").length;
  const { same } = room;
  return h(
    "div",
    { class: "after-same" },
    same?.what === "day" && same.counted && you !== null ? others(id) : null,
    h(
      "p",
      { class: "actions" },
      same?.what === "challenge" ? pageLink(`/c/${same.name}`, say("see-results"), "button main") : null,
      you !== null && people === 1 && same?.what !== "challenge" && !room.closed
        ? press(say("challenge-friend"), () => challenge(id))
        : null,
    ),
  );
}
