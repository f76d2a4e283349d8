// The page about oneself: who one is, the games that are over, what they add up to. All of it is kept in this browser.

import { confirmed, fill, h, toast, trying, words } from "./dom.js";
import { statistics } from "./counts.js";
import { bringIn, forgetGames, FORM, MOST, pastGames, recordOf } from "./past.js";
import { showReview } from "./review.js";
import { forgetYou, keptYou, youBox } from "./you.js";

/** @typedef {import("./past.js").Game} Game */

/** @param {Game} game */
function totals({ tally }) {
  const figure = (/** @type {number} */ total) => String(Math.round(total / tally.per_unit)).replace("-", "\u2212");
  if (tally.totals.length === 1) return `${figure(tally.totals[0])} ${tally.unit}`;
  const others = tally.totals.filter((_, side) => side !== tally.side);
  return `${figure(tally.totals[tally.side])} to ${others.map(figure).join(", ")}`;
}

/** @param {Game} game */
function row(game) {
  const { tally } = game;
  const end = !tally.finished ? "not finished" : tally.won ? "won" : "lost";
  const review = () => trying(async () => showReview("", await recordOf(game)));
  return h(
    "tr",
    {},
    h("td", {}, new Date(game.ended).toLocaleDateString()),
    h("td", {}, tally.title),
    h("td", {}, end),
    h("td", {}, totals(game)),
    h(
      "td",
      { class: "actions" },
      h(
        "button",
        { type: "button", onclick: review, "aria-label": `Review ${tally.title} of ${game.ended.slice(0, 10)}` },
        "Review",
      ),
      h("a", { class: "button", href: `/replay?past=${game.id}`, "data-go": true }, "Replay"),
    ),
  );
}

/** Give the browser a file to keep. @param {Game[]} games */
function save(games) {
  const kept = { form: FORM, you: keptYou(), games };
  const link = h("a", {
    href: URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: "application/json" })),
    download: `spadille-${new Date().toISOString().slice(0, 10)}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(/** @type {HTMLAnchorElement} */ (link).href), 1000);
}

/** @param {Game[]} games @param {() => void} again */
function keeping(games, again) {
  const bring = (/** @type {any} */ event) =>
    trying(async () => {
      const text = await event.target.files?.[0]?.text();
      let told = null;
      try {
        told = JSON.parse(text ?? "");
      } catch {
        throw new Error("That file has no games of ours. Nothing was changed.");
      }
      const count = await bringIn(told);
      toast(count === 1 ? "One game is here now." : `${count} games are here now.`);
      again();
    });
  const erase = () =>
    confirmed("Erase your name, your face and all your games from this browser?", "Erase all", () =>
      trying(async () => {
        await forgetGames();
        forgetYou();
        again();
      }),
    );
  return h(
    "p",
    { class: "actions" },
    h("button", { type: "button", onclick: () => save(games) }, "Save all as a file"),
    h(
      "label",
      { class: "button" },
      "Bring games in",
      h("input", { type: "file", class: "unseen", accept: ".json", onchange: bring }),
    ),
    h("button", { type: "button", onclick: erase }, "Erase all"),
  );
}

/** @param {Game[]} games */
function listed(games) {
  if (!games.length) return h("p", {}, "No game is over yet. Those that you finish are kept here, the newest 200.");
  const heads = ["Day", "Game", "", "Result", ""].map((each) => h("th", { scope: "col" }, each));
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
  document.title = "You";
  /** @type {Game[]} */
  let games = [];
  let wrong = "";
  try {
    games = await pastGames();
  } catch (failed) {
    wrong = words(failed);
  }
  const again = () => void myPage(app);
  fill(
    app,
    h(
      "section",
      { class: "sheet my-page" },
      h("h1", {}, "You"),
      h("p", { class: "cited" }, "There is no account: all of this is kept in this browser alone."),
      youBox(again),
      h("h2", {}, "Your games"),
      wrong ? h("p", { class: "wrong" }, wrong) : listed(games),
      games.length ? h("h2", {}, "Statistics") : null,
      h("div", { class: "statistics" }, ...statistics(games)),
      keeping(games, again),
    ),
  );
}
