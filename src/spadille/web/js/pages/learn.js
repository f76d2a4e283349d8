// Learning a game: the page for beginners, the course and its lessons, the puzzles. Loaded on demand.

import { gameOf, games, get } from "../core/api.js";
import { entitle, fill, h, pageLink, press, trying } from "../core/dom.js";
import { coursePage } from "../study/course.js";
import { lessonPage, styled } from "../study/lesson.js";
import { openTable } from "../visitor/open_table.js";
import { prose } from "./rules.js";
import { say } from "../core/words.js";

/** @param {string} game @param {string} title */
function onward(game, title) {
  const play = () => trying(() => openTable({ game }, { seat: 0, start: true }));
  return h(
    "p",
    { class: "actions" },
    press(say("play-game-now", { game: title }), play, "main"),
    gameOf(game)?.learn.includes("lesson") ? pageLink(`/learn/${game}`, say("learn-at-table"), "button") : null,
    gameOf(game)?.learn.includes("puzzles") ? pageLink(`/learn/${game}/puzzles`, say("puzzles"), "button") : null,
    pageLink(`/rules/${game}`, say("all-the-rules"), "button"),
  );
}

/** The terms of a page, with pronunciation and meaning. @param {HowTo} page */
function words(page) {
  const line = (/** @type {Word} */ { word, said, meaning, path }) => [
    h("dt", {}, pageLink(path, word), said ? ` ${say("said-so", { said })}` : ""),
    h("dd", {}, meaning),
  ];
  return [h("h2", {}, say("the-words")), h("dl", { class: "words" }, ...page.words.flatMap(line))];
}

/** The page about a game for beginners. @param {Element} app @param {string} game */
async function howPage(app, game) {
  const [page] = await Promise.all([/** @type {Promise<HowTo>} */ (get(`/api/learn/${game}`)), games(), styled()]);
  const title = gameOf(game)?.title ?? game;
  entitle(app, page.title);
  const head = h("h1", { tabIndex: -1 }, page.title);
  const body = [...prose(page.text), onward(game, title), ...words(page)];
  fill(app, h("section", { class: "sheet rules how" }, head, ...body));
  head.focus({ preventScroll: true });
}

/**
 * Show the learning material of a game: its course, a lesson, its page ("how"), or its puzzles.
 * @param {Element} app
 * @param {string} game
 * @param {string} page
 * @returns {Promise<{close?: () => void} | undefined>}
 */
export async function learnPage(app, game, page) {
  if (page === "puzzles") return (await import("../study/puzzles.js")).puzzlesPage(app, game);
  if (page === "lesson") return lessonPage(app, game, new URLSearchParams(location.search).get("at") ?? "");
  if (page !== "how") return coursePage(app, game);
  await howPage(app, game);
  return undefined;
}
