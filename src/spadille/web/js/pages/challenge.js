// A challenge: a friend has played these cards; you play them too, then the results are compared.

import { bookTitle, games, get, post } from "../core/api.js";
import { entitle, fill, go, h, pageLink, press, trying } from "../core/dom.js";
import { totalsOf } from "../visitor/after_same.js";
import { faceSign } from "../felt/faces.js";
import { say } from "../core/words.js";
import { asYou } from "../visitor/you.js";

const FRIEND = say("a-friend");

/** @param {Shown} shown */
function results(shown) {
  const rows = shown.results.map((each) =>
    h(
      "tr",
      { class: each.yours ? "mine" : "" },
      h("th", { scope: "row" }, each.yours ? say("you") : each.name || FRIEND),
      h("td", {}, totalsOf(each, shown.per_unit, shown.unit)),
    ),
  );
  const alone = shown.results.length < 2;
  return [
    h("table", { class: "came-to results" }, h("tbody", {}, ...rows)),
    alone ? h("p", {}, say("nobody-else-yet")) : null,
    shown.parted
      ? h(
          "div",
          { class: "parted" },
          h("h2", {}, say("where-parted")),
          h("p", {}, String(shown.parted.mine)),
          h("p", {}, String(shown.parted.theirs)),
        )
      : null,
  ];
}

/** @param {Element} app @param {string} called */
export async function challengePage(app, called) {
  await games();
  /** @type {Shown} */
  const shown = await get(`/api/challenges/${called}`);
  const book = bookTitle(shown.game, shown.rulebook);
  entitle(app, say("challenge-of", { who: shown.title }));
  const play = () =>
    trying(async () => {
      const begun = await post(`/api/challenges/${called}`, asYou());
      go(begun.path);
    });
  const going = Boolean(shown.room) && !shown.over;
  const said = shown.yours ? say("your-challenge") : say("has-played-these", { who: shown.by || FRIEND });
  fill(
    app,
    h(
      "section",
      { class: "sheet challenge" },
      h(
        "h1",
        { class: "you-line" },
        faceSign(shown.face, shown.colour, ""),
        say("challenge-of", { who: shown.by || FRIEND }),
      ),
      h("p", {}, say("game-of-book", { game: shown.title, book })),
      h("p", {}, said),
      ...(shown.over ? results(shown) : [h("p", { class: "cited" }, say("results-later"))]),
      h(
        "p",
        { class: "actions" },
        press(shown.over ? say("practise") : going ? say("go-on") : say("play"), play, shown.over ? "" : "main"),
        pageLink("/", say("lobby"), "button"),
      ),
      shown.over ? h("p", { class: "cited" }, say("seen-these-cards")) : null,
    ),
  );
}
