// The odds of a game: a form for each question, and its answer, each figure with how it was found.

import { gameOf, games, get, post } from "./api.js";
import { fill, h, words } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").QuestionInfo} QuestionInfo */
/** @typedef {import("./types.js").AnswerTold} AnswerTold */

/** @param {AnswerTold} answer */
function told(answer) {
  const titles = [say("odds-what"), say("odds-how-much"), say("odds-how")];
  return [
    h(
      "div",
      { class: "scroll", tabIndex: 0, role: "region", "aria-label": titles[1] },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...titles.map((each) => h("th", { scope: "col" }, each)))),
        h(
          "tbody",
          {},
          ...answer.figures.map((each) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, each.words),
              h("td", {}, each.said),
              h("td", { class: "cited" }, each.how),
            ),
          ),
        ),
      ),
    ),
    answer.line.length ? h("p", {}, `${say("odds-proof")}: ${answer.line.join(", ")}`) : null,
    ...answer.notes.map((note) => h("p", { class: "cited" }, note)),
  ];
}

/** Options as people write them, "decks=6 commission=4". @param {string} text @returns {[string, string][]} */
const pairs = (text) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => {
      const at = each.indexOf("=");
      return at < 0 ? [each, ""] : [each.slice(0, at), each.slice(at + 1)];
    });

/** @param {string} game @param {QuestionInfo} question @param {import("./types.js").BookInfo[]} books */
function form(game, question, books) {
  const input = (/** @type {string} */ name, /** @type {string} */ label, required = false) =>
    h("label", {}, label, h("input", { name, required, autocomplete: "off" }));
  const fields = question.parameters.map((each) => input(each.name, each.words, each.needed));
  const options = h(
    "label",
    {},
    `${say("odds-options")} (${say("odds-options-means")})`,
    h("input", { autocomplete: "off" }),
  );
  const choose = h("select", {}, ...books.map((book) => h("option", { value: book.name }, book.title)));
  const book = books.length > 1 ? h("label", {}, say("odds-book"), choose) : null;
  const answer = h("div", { class: "odds-answer", "aria-live": "polite" });
  const button = /** @type {HTMLButtonElement} */ (h("button", { class: "main" }, say("odds-ask")));
  const value = (/** @type {Element} */ label) =>
    /** @type {HTMLInputElement} */ (label.querySelector("input")).value.trim();
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const own = question.parameters.map((each, at) => /** @type {[string, string]} */ ([each.name, value(fields[at])]));
    const given = Object.fromEntries([...own, ...pairs(value(options))].filter(([, text]) => text));
    const rulebook = /** @type {HTMLSelectElement} */ (choose).value;
    button.disabled = true;
    fill(answer, h("p", {}, say("odds-working")));
    try {
      fill(answer, ...told(await post(`/api/odds/${game}`, { question: question.name, given, rulebook })));
    } catch (wrong) {
      fill(answer, h("p", { class: "wrong" }, words(wrong)));
    } finally {
      button.disabled = false;
    }
  };
  const id = `ask-${question.name}`;
  return h(
    "section",
    { "aria-labelledby": id },
    h("h2", { id }, question.words),
    h("form", { class: "odds", onsubmit }, book, ...fields, options, h("p", { class: "actions" }, button)),
    answer,
  );
}

/** @param {Element} app @param {string} game */
export async function oddsPage(app, game) {
  const [asked] = await Promise.all([/** @type {Promise<QuestionInfo[]>} */ (get(`/api/odds/${game}`)), games()]);
  const title = say("odds-of", { game: gameOf(game)?.title ?? game });
  document.title = title;
  const head = h("h1", { tabIndex: -1 }, title);
  const books = gameOf(game)?.rulebooks ?? [];
  const parts = asked.map((each) => form(game, each, books));
  fill(app, h("section", { class: "sheet rules" }, head, h("p", {}, say("odds-line")), ...parts));
  head.focus({ preventScroll: true });
}
