// The puzzles of a game: the list, and the puzzles at the table.

import { base } from "../core/transport.js";
import { games, get } from "../core/api.js";
import { DecisionPage } from "./decision.js";
import { entitle, pageLink } from "../core/dom.js";
import { styled } from "./lesson.js";
import { playOnButton } from "../visitor/play_on.js";
import { address, addressForYou, forYou, listPage } from "./puzzle_list.js";
import { countAnswer } from "./rating.js";
import { keepSolved } from "./solved.js";
import { say } from "../core/words.js";

/** What is told of the rating after an answer. @param {string} game @param {PuzzleListed} puzzle @param {boolean} good */
function ratingTold(game, puzzle, good) {
  const now = countAnswer(game, puzzle, good);
  if (!now) return "";
  const change = now.change < 0 ? `−${-now.change}` : `+${now.change}`;
  return say("new-rating", { change, rating: String(now.rating) });
}

/**
 * The way to the next puzzle: to one that suits, if this one was found so, else within the theme.
 * @param {PuzzleList} list @param {PuzzleListed | undefined} next @param {boolean} suits
 */
function onward(list, next, suits) {
  const within = suits ? addressForYou(list.game) : next && address(list.game, next.name);
  const another = suits || !list.themes.length ? null : addressForYou(list.game);
  const side = (/** @type {unknown} */ first) => (first ? "button all" : "button");
  return [
    within ? pageLink(within, say("next"), "button") : null,
    another ? pageLink(another, say("puzzle-for-you"), side(within)) : null,
    pageLink(`/learn/${list.game}/puzzles`, say("all-puzzles"), side(within || another)),
  ];
}

/**
 * The list of a game's puzzles, the puzzle named by the address, or the one that suits the person.
 * @param {Element} app
 * @param {string} game
 * @returns {Promise<{close?: () => void} | undefined>}
 */
export async function puzzlesPage(app, game) {
  const asked = new URLSearchParams(location.search);
  const [list, all] = await Promise.all([
    /** @type {Promise<PuzzleList>} */ (get(`/api/puzzles/${game}`)),
    games(),
    styled(),
  ]);
  const suits = asked.has("for");
  const name = asked.get("at") ?? (suits ? forYou(list)?.name : "");
  if (!name) {
    listPage(app, list, all);
    return undefined;
  }
  if (!asked.has("at")) history.replaceState(null, "", `${base}${addressForYou(game)}&at=${encodeURIComponent(name)}`);
  const path = `/api/puzzles/${game}/${encodeURIComponent(name)}`;
  const shown = /** @type {PuzzleShown} */ (await get(path));
  entitle(app, `${list.title}: ${shown.title}`);
  const puzzle = list.puzzles.find((each) => each.name === name) ?? { name, title: "", theme: "", rating: 0 };
  const some = list.puzzles.filter((each) => each.theme === puzzle.theme);
  const at = some.findIndex((each) => each.name === name);
  const most = some.length;
  return new DecisionPage(app, shown, {
    where: puzzle.rating
      ? say("puzzle-of-rating", { n: at + 1, most, rating: String(puzzle.rating) })
      : say("puzzle-of", { n: at + 1, most }),
    after: (move) => get(`${path}/after?move=${encodeURIComponent(move)}`),
    answered: (good) => ratingTold(game, puzzle, good),
    solved: () => keepSolved(game, name),
    onward: [...onward(list, some[at + 1], suits), playOnButton(`${path}/table`)].filter((each) => each !== null),
  });
}
