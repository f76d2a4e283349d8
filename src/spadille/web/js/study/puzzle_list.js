// The list of a game's puzzles: those picked by hand, then theme by theme, with what was solved, and the own rating.

import { entitle, fill, h, pageLink } from "../core/dom.js";
import { puzzleFor, ratingOf } from "./rating.js";
import { solvedOf } from "./solved.js";
import { say } from "../core/words.js";

/** The address of a puzzle. @param {string} game @param {string} name */
export const address = (game, name) => `/learn/${game}/puzzles?at=${encodeURIComponent(name)}`;

/** The address of whichever puzzle suits the person. @param {string} game */
export const addressForYou = (game) => `/learn/${game}/puzzles?for=you`;

/** The puzzle that suits the person; undefined if none is left. @param {PuzzleList} list */
export const forYou = (list) => puzzleFor(list.puzzles, ratingOf(list.game), solvedOf(list.game));

/** @param {PuzzleListed[]} some @param {Set<string>} solved */
const count = (some, solved) => some.filter(({ name }) => solved.has(name)).length;

/** A puzzle by its title. @param {string} game @param {PuzzleListed} puzzle @param {boolean} done */
function byTitle(game, { name, title }, done) {
  const mark = done ? h("span", { class: "mark" }, ` ✓ ${say("solved")}`) : null;
  return h("li", { class: done ? "solved" : "" }, pageLink(address(game, name), title), mark);
}

/** A theme: folded, its puzzles by number. @param {PuzzleList} list @param {ThemeListed} theme @param {Set<string>} solved */
function themeOf(list, theme, solved) {
  const some = list.puzzles.filter((each) => each.theme === theme.name);
  const numbers = some.map(({ name, title }, at) => {
    const done = solved.has(name);
    const label = done ? `${title}, ${say("solved")}` : title;
    const link = pageLink(address(list.game, name), done ? `✓ ${at + 1}` : String(at + 1), "button", label);
    return h("li", { class: done ? "solved" : "" }, link);
  });
  const n = count(some, solved);
  const how = h("span", { class: "mark" }, say("solved-in-theme", { n, most: some.length }));
  return h("details", {}, h("summary", {}, `${theme.title} `, how), h("ol", { class: "numbers" }, ...numbers));
}

/** The rating, and the way to a puzzle that suits it. @param {PuzzleList} list */
function ownPart(list) {
  if (!list.themes.length) return null;
  const link = forYou(list) ? pageLink(addressForYou(list.game), say("puzzle-for-you"), "button main") : null;
  return h(
    "p",
    { class: "actions for-you" },
    link,
    h("span", {}, say("own-rating", { rating: String(ratingOf(list.game).rating) })),
  );
}

/** @param {Element} app @param {PuzzleList} list @param {GameInfo[]} all */
export function listPage(app, list, all) {
  const solved = solvedOf(list.game);
  const head = h("h1", { tabIndex: -1 }, say("puzzles-of", { game: list.title }));
  const byHand = list.puzzles.filter((each) => !each.theme);
  const [n, most] = [count(list.puzzles, solved), list.puzzles.length];
  const others = all.filter((game) => game.name !== list.game && game.learn.includes("puzzles"));
  fill(
    app,
    h(
      "section",
      { class: "sheet how puzzle-list" },
      head,
      list.none ? h("p", {}, list.none) : h("p", {}, say("puzzles-line")),
      ownPart(list),
      list.none ? null : h("p", { class: "cited" }, say("solved-of", { n, most })),
      h("ol", {}, ...byHand.map((each) => byTitle(list.game, each, solved.has(each.name)))),
      list.themes.length ? h("h2", {}, say("puzzles-by-theme")) : null,
      ...list.themes.map((theme) => themeOf(list, theme, solved)),
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
