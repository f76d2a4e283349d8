// The deal of the day: the same cards for everybody, one try that counts, and the others' results.

import { get, post } from "../core/api.js";
import { entitle, fill, go, h, pageLink, trying } from "../core/dom.js";
import { say } from "../core/words.js";
import { asYou } from "../visitor/you.js";

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

/** The commitments of a game, and the opened secret. @param {Days} days @param {Today} game */
function promises(days, game) {
  const ahead = Object.entries(game.ahead).sort();
  return [
    h("h3", {}, game.title),
    h(
      "dl",
      { class: "promises" },
      ...(game.opened ? proof(game.opened.day, game.opened.commit, game.opened.secret) : []),
      ...proof(days.day, game.commit, ""),
      ...ahead.flatMap(([day, commit]) => proof(day, commit, "")),
    ),
  ];
}

/** @param {Today} game */
function row(game) {
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
      h("ul", { class: "daily-list" }, ...days.games.map(row)),
      h(
        "details",
        { class: "cited" },
        h("summary", {}, say("how-fair")),
        h("p", {}, say("promise-line")),
        ...days.games.flatMap((game) => promises(days, game)),
      ),
    ),
  );
}
