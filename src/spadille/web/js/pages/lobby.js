// The lobby: resume a game, start one at once, or find a table.

import { games, get } from "../core/api.js";
import { picture } from "../felt/cards.js";
import { entitle, fill, h, hasClub, pageLink, trying } from "../core/dom.js";
import { FRIENDS, OWN_RULES, stored } from "../core/prefs.js";
import { openTable } from "../visitor/open_table.js";
import { tableRow } from "../visitor/my_tables.js";
import { say } from "../core/words.js";

/** Sample cards of a game on a small felt; null is a back. @param {(string | null)[]} cards */
function emblem(cards) {
  return h(
    "div",
    { class: "emblem", "aria-hidden": "true" },
    ...cards.map((each, at) => {
      const card = h("span", { class: "card", vars: { "--off": at - (cards.length - 1) / 2 } });
      card.append(picture(each));
      return card;
    }),
  );
}

/** On a phone: shows the rest of a tile, and hides it again. @param {string} game its title */
function fold(game) {
  const label = `${game}: ${say("more-tools")}`;
  const turn = () => node.setAttribute("aria-expanded", String(node.getAttribute("aria-expanded") === "false"));
  const node = h("button", { class: "fold", "aria-expanded": "false", "aria-label": label, onclick: turn });
  return node;
}

/** @param {GameInfo} game */
function tile(game) {
  const { rulebook, options, words } = game.usual;
  const play = () => trying(() => openTable({ game: game.name, rulebook, options }, { seat: 0, start: true }));
  const book = game.rulebooks.find((each) => each.name === rulebook);
  return h(
    "article",
    { class: "tile", data: { game: game.name } },
    emblem(game.emblem),
    h("h2", {}, game.title),
    h("p", {}, game.sentence),
    words ? h("p", { class: "usual" }, say("usual-by", { words, book: book?.title ?? rulebook })) : null,
    h("p", { class: "facts" }, `${say("players", { n: game.seats })} · ${game.length}`),
    h(
      "p",
      { class: "actions" },
      h(
        "button",
        { class: "main", onclick: play, "aria-label": say("play-game-now", { game: game.title }) },
        say("play-now"),
      ),
      fold(game.title),
      pageLink(`/new/${game.name}`, say("set-up"), "button", say("set-up-game", { game: game.title })),
      game.learn.includes("how")
        ? pageLink(`/learn/${game.name}/how`, say("how-to-play"), "", say("how-to-play-game", { game: game.title }))
        : null,
      game.learn.includes("puzzles")
        ? pageLink(`/learn/${game.name}/puzzles`, say("puzzles"), "", say("puzzles-of", { game: game.title }))
        : null,
      pageLink(`/rules/${game.name}`, say("rules"), "", say("rules-of-game", { game: game.title })),
    ),
  );
}

/** @param {Element} app */
export async function lobby(app) {
  entitle(app, say("lobby-title"));
  const ownRules = stored(OWN_RULES, null) && import("./own_rules.js");
  const friends = stored(FRIENDS, null) && import("../visitor/friends.js");
  const [all, mine, open, own, met] = await Promise.all([
    games(),
    get("/api/mine"),
    get("/api/tables"),
    ownRules,
    friends,
  ]);
  const going = mine.filter((/** @type {any} */ table) => table.phase !== "over").slice(0, 6);
  fill(
    app,
    h(
      "section",
      { class: "hero" },
      h("h1", {}, say("games-by-the-book", { n: all.length })),
      h("p", {}, say("sit-down-line")),
    ),
    h(
      "p",
      { class: "daily-link" },
      pageLink("/daily", say("deal-of-day"), "button"),
      h("span", { class: "cited" }, " ", say("same-for-all")),
    ),
    own ? own.playOwn() : null,
    met ? met.friendsBox() : null,
    hasClub()
      ? h(
          "p",
          { class: "daily-link" },
          pageLink("/club", say("club"), "button"),
          h("span", { class: "cited" }, " ", say("club-line")),
        )
      : null,
    going.length
      ? h(
          "section",
          { class: "sheet" },
          h("h2", {}, say("go-on")),
          h("ul", { class: "tables" }, ...going.map((/** @type {any} */ each) => tableRow(each, () => lobby(app)))),
        )
      : null,
    h(
      "section",
      { class: "tiles", "aria-label": say("games") },
      ...all.map(tile),
      h(
        "article",
        { class: "tile plain" },
        h("h2", {}, say("records")),
        h("p", {}, say("records-line")),
        h("p", { class: "actions" }, pageLink("/replay", say("look-at-record"), "button")),
      ),
    ),
    open.length
      ? h(
          "section",
          { class: "sheet" },
          h("h2", {}, say("open-tables")),
          h("ul", { class: "tables" }, ...open.map((/** @type {any} */ each) => tableRow(each, null))),
        )
      : null,
  );
}
