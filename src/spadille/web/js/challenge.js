// A challenge: a friend has played these cards; now it is your turn, and then the results stand side by side.

import { bookTitle, games, get, post } from "./api.js";
import { fill, h, trying } from "./dom.js";
import { totalsOf } from "./daily.js";
import { faceSign } from "./faces.js";
import { go } from "./main.js";
import { asYou } from "./you.js";

/** @typedef {import("./types.js").Shown} Shown */

const FRIEND = "A friend";

/** @param {Shown} shown */
function results(shown) {
  const rows = shown.results.map((each) =>
    h(
      "tr",
      { class: each.yours ? "mine" : "" },
      h("th", { scope: "row" }, each.yours ? "You" : each.name || FRIEND),
      h("td", {}, totalsOf(each, shown.per_unit, shown.unit)),
    ),
  );
  const alone = shown.results.length < 2;
  return [
    h("table", { class: "came-to results" }, h("tbody", {}, ...rows)),
    alone ? h("p", {}, "Nobody else has finished it yet. This page shows the results when they have.") : null,
    shown.parted
      ? h(
          "div",
          { class: "parted" },
          h("h2", {}, "Where you parted"),
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
  document.title = `${shown.title}: a challenge`;
  const play = () =>
    trying(async () => {
      const begun = await post(`/api/challenges/${called}`, asYou());
      go(begun.path);
    });
  const going = Boolean(shown.room) && !shown.over;
  const said = shown.yours
    ? "Your challenge. Send the link of this page to a friend."
    : `${shown.by || FRIEND} has played these cards. You get the same seat, the same bots and the same rules; your first try counts.`;
  fill(
    app,
    h(
      "section",
      { class: "sheet challenge" },
      h("h1", { class: "you-line" }, faceSign(shown.face, shown.colour, ""), `${shown.by || FRIEND}: a challenge`),
      h("p", {}, `${shown.title} by ${bookTitle(shown.game, shown.rulebook)}.`),
      h("p", {}, said),
      ...(shown.over ? results(shown) : [h("p", { class: "cited" }, "The results are shown when you have finished.")]),
      h(
        "p",
        { class: "actions" },
        h(
          "button",
          { type: "button", class: shown.over ? "" : "main", onclick: play },
          shown.over ? "Practise" : going ? "Go on" : "Play",
        ),
        h("a", { class: "button", href: "/", "data-go": true }, "Lobby"),
      ),
      shown.over ? h("p", { class: "cited" }, "You have seen these cards, so another try is practice.") : null,
    ),
  );
}
