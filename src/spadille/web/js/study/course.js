// The course of a game: its lessons in order, with what was done in this browser, and the one to take next.

import { gameOf, games, get } from "../core/api.js";
import { entitle, fill, h, pageLink, press, trying } from "../core/dom.js";
import { lessonAddress, lessonPage, styled } from "./lesson.js";
import { openTable } from "../visitor/open_table.js";
import { lessonsDone } from "./solved.js";
import { say } from "../core/words.js";

/** @param {string} game @param {LessonListed} lesson @param {boolean} done */
function line(game, { name, title }, done) {
  const mark = done ? h("span", { class: "mark" }, ` ✓ ${say("done")}`) : null;
  return h("li", { class: done ? "done" : "" }, pageLink(lessonAddress(game, name), title), mark);
}

/**
 * The way on: the first lesson that was not done; a table, if all were.
 * @param {string} game @param {LessonListed[]} course @param {Set<string>} done
 */
function onward(game, course, done) {
  const at = course.findIndex(({ name }) => !done.has(name));
  if (at < 0) return press(say("play-now"), () => trying(() => openTable({ game }, { seat: 0, start: true })), "main");
  const words = at ? say("go-on-with-lesson", { n: at + 1 }) : say("start-course");
  return pageLink(lessonAddress(game, course[at].name), words, "button main");
}

/** @param {Element} app @param {string} game @param {LessonListed[]} course */
function draw(app, game, course) {
  const done = lessonsDone(game);
  const head = h("h1", { tabIndex: -1 }, say("lessons-of", { game: gameOf(game)?.title ?? game }));
  const n = course.filter(({ name }) => done.has(name)).length;
  fill(
    app,
    h(
      "section",
      { class: "sheet how course" },
      head,
      h("p", {}, say("course-line")),
      h(
        "p",
        { class: "actions" },
        onward(game, course, done),
        gameOf(game)?.learn.includes("how") ? pageLink(`/learn/${game}/how`, say("how-to-play"), "button") : null,
      ),
      n ? h("p", { class: "cited" }, say("lessons-done", { n, most: course.length })) : null,
      h("ol", {}, ...course.map((each) => line(game, each, done.has(each.name)))),
    ),
  );
  entitle(app, head.textContent ?? "");
  head.focus({ preventScroll: true });
}

/**
 * The course of a game; the lesson itself, if there is only one.
 * @param {Element} app
 * @param {string} game
 * @returns {Promise<{close?: () => void} | undefined>}
 */
export async function coursePage(app, game) {
  const [course] = await Promise.all([
    /** @type {Promise<LessonListed[]>} */ (get(`/api/learn/${game}/lessons`)),
    games(),
    styled(),
  ]);
  if (course.length < 2) return lessonPage(app, game);
  draw(app, game, course);
  return undefined;
}
