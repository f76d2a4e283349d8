// The person's page: name and face, finished games, and statistics. All of it is stored in this browser.

import { confirmed, entitle, fill, h, pageLink, press, trying, words } from "../core/dom.js";
import { bring, save } from "./backup.js";
import { statistics } from "./counts.js";
import { graphStyle } from "../felt/match_graph.js";
import { DUE, forgetGames, keepDue, MOST, pastGames, recordOf } from "../visitor/past_games.js";
import { forgetFriends, friendList } from "../visitor/friends.js";
import { showReview } from "./review.js";
import { totalsOf } from "../visitor/after_same.js";
import { forgetYou, youBox } from "../visitor/you.js";
import { forgetRating } from "./rating.js";
import { forgetLessons, forgetSolved } from "./solved.js";
import { forgetDays } from "../visitor/days.js";
import { TABLES } from "../visitor/my_tables.js";
import { forgetLinks } from "../visitor/seat_link.js";
import { forgetProofs } from "../fair/proof.js";
import { forget } from "../core/kept.js";
import { OWN_RULES } from "../core/prefs.js";
import { language, say } from "../core/words.js";

/** @typedef {import("../visitor/past_games.js").Game} Game */

/** A game in the list. @param {Game} game */
export function row(game) {
  const { tally } = game;
  const end = !tally.finished ? "open" : tally.won ? "won" : "lost";
  const day = new Date(game.ended).toLocaleDateString(language);
  const review = () => trying(async () => showReview("", await recordOf(game), true, `past=${game.id}`, tally.seat));
  return h(
    "tr",
    {},
    h("td", {}, day),
    h("td", {}, tally.title),
    h("td", {}, say("end-state", { end })),
    h("td", {}, totalsOf(tally, tally.per_unit, tally.unit)),
    h(
      "td",
      { class: "actions" },
      h("button", { onclick: review, "aria-label": say("review-of", { game: tally.title, day }) }, say("review")),
      pageLink(`/replay?past=${game.id}`, say("replay"), "button"),
    ),
  );
}

/** @param {Game[]} games @param {() => void} again */
function keeping(games, again) {
  const erase = () =>
    confirmed(say("erase-asks"), say("erase-all"), () =>
      trying(async () => {
        forgetYou();
        forgetSolved();
        forgetLessons();
        forgetRating();
        forgetDays();
        forgetFriends();
        forgetProofs();
        forgetLinks();
        for (const key of [DUE, TABLES, OWN_RULES]) forget(key);
        await forgetGames().finally(again);
      }),
    );
  return h(
    "p",
    { class: "actions" },
    press(say("save-all"), () => save(games)),
    h(
      "label",
      { class: "button" },
      say("bring-in"),
      h("input", {
        type: "file",
        class: "unseen",
        accept: ".json",
        onchange: (/** @type {any} */ event) => bring(event.target.files?.[0], again),
      }),
    ),
    press(say("erase-all"), erase),
  );
}

/** @param {Game[]} games */
function listed(games) {
  if (!games.length) return h("p", {}, say("no-game-over"));
  const heads = [say("day"), say("game"), "", say("result"), ""].map((each) =>
    each ? h("th", { scope: "col" }, each) : h("td", {}),
  );
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      { class: "past" },
      h("thead", {}, h("tr", {}, ...heads)),
      h("tbody", {}, ...games.slice(0, MOST).map(row)),
    ),
  );
}

/** @param {Element} app */
export async function myPage(app) {
  entitle(app, say("you"));
  /** @type {Game[]} */
  let games = [];
  let wrong = "";
  try {
    await keepDue();
    games = await pastGames();
    await graphStyle();
  } catch (failed) {
    wrong = words(failed);
  }
  const again = () => void myPage(app);
  const met = friendList(again);
  fill(
    app,
    h(
      "section",
      { class: "sheet my-page" },
      h("h1", {}, say("you")),
      h("p", { class: "cited" }, say("no-account")),
      youBox(again),
      met ? h("h2", {}, say("friends")) : null,
      met,
      h("h2", {}, say("your-games")),
      wrong ? h("p", { class: "wrong" }, wrong) : listed(games),
      games.length ? h("h2", {}, say("statistics")) : null,
      h("div", { class: "statistics" }, ...statistics(games)),
      keeping(games, again),
    ),
  );
}
