// The puzzles of a game: the list with the solved ones marked, and the puzzles at the table.

import { games, get } from "../core/api.js";
import { DecisionPage } from "./decision.js";
import { entitle, fill, h, pageLink } from "../core/dom.js";
import { styled } from "./lesson.js";
import { playOnButton } from "../visitor/play_on.js";
import { keepSolved, solvedOf } from "./solved.js";
import { say } from "../core/words.js";

/** @param {string} game @param {string} name */
const address = (game, name) => `/learn/${game}/puzzles?at=${encodeURIComponent(name)}`;

/** @param {Element} app @param {PuzzleList} list @param {GameInfo[]} all */
function listPage(app, list, all) {
  const solved = solvedOf(list.game);
  const head = h("h1", { tabIndex: -1 }, say("puzzles-of", { game: list.title }));
  const rows = list.puzzles.map(({ name, title }) =>
    h(
      "li",
      { class: solved.has(name) ? "solved" : "" },
      pageLink(address(list.game, name), title),
      solved.has(name) ? h("span", { class: "mark" }, ` ✓ ${say("solved")}`) : null,
    ),
  );
  const most = list.puzzles.length;
  const n = list.puzzles.filter(({ name }) => solved.has(name)).length;
  const others = all.filter((game) => game.name !== list.game && game.learn.includes("puzzles"));
  fill(
    app,
    h(
      "section",
      { class: "sheet how puzzle-list" },
      head,
      list.none ? h("p", {}, list.none) : h("p", {}, say("puzzles-line")),
      list.none ? null : h("p", { class: "cited" }, say("solved-of", { n, most })),
      h("ol", {}, ...rows),
      h("h2", {}, say("other-puzzles")),
      h(
        "p",
        { class: "actions" },
        ...others.map((game) => pageLink(`/learn/${game.name}/puzzles`, game.title, "button")),
      ),
    ),
  );
  entitle(app, head.textContent ?? "");
  head.focus({ preventScroll: true });
}

/**
 * The list of a game's puzzles, or the puzzle named by the address.
 * @param {Element} app
 * @param {string} game
 * @returns {Promise<{close?: () => void} | undefined>}
 */
export async function puzzlesPage(app, game) {
  const name = new URLSearchParams(location.search).get("at");
  const [list, all] = await Promise.all([
    /** @type {Promise<PuzzleList>} */ (get(`/api/puzzles/${game}`)),
    games(),
    styled(),
  ]);
  if (!name) {
    listPage(app, list, all);
    return undefined;
  }
  const path = `/api/puzzles/${game}/${encodeURIComponent(name)}`;
  const shown = /** @type {PuzzleShown} */ (await get(path));
  entitle(app, `${list.title}: ${shown.title}`);
  const at = list.puzzles.findIndex((each) => each.name === name);
  const next = list.puzzles[at + 1];
  return new DecisionPage(app, shown, {
    where: say("puzzle-of", { n: at + 1, most: list.puzzles.length }),
    after: (move) => get(`${path}/after?move=${encodeURIComponent(move)}`),
    solved: () => keepSolved(game, name),
    onward: [
      next ? pageLink(address(game, next.name), say("next"), "button") : null,
      pageLink(`/learn/${game}/puzzles`, say("all-puzzles"), next ? "button all" : "button"),
      playOnButton(`${path}/table`),
    ].filter((each) => each !== null),
  });
}
