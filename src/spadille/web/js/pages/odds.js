// The odds of a game: a form for each question, and its answer, each figure with its method.

import { gameOf, games, get, post } from "../core/api.js";
import { entitle, fill, h, words } from "../core/dom.js";
import { say } from "../core/words.js";
import { SUIT_OF, signOf } from "../felt/cards.js";

/** @param {AnswerTold} answer */
function answered(answer) {
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
    answer.figures.some((each) => !each.exact && each.n) ? h("p", { class: "cited" }, say("odds-repeat")) : null,
    ...answer.notes.map((note) => h("p", { class: "cited" }, note)),
  ];
}

const CARD = /\b(10|[2-9TJQKA])([SHDC])\b/g;

/** An example with suit signs. @param {string} example */
const drawn = (example) => example.replace(CARD, (_, rank, suit) => rank + signOf(suit));

/** The typed text in the server's notation. @param {string} text */
const spelt = (text) => text.replace(/\s*([♠♥♦♣])\ufe0e?/g, (_, sign) => SUIT_OF[sign]).trim();

/** Buttons for suit signs, for keyboards without them. @param {HTMLInputElement} input */
const signs = (input) =>
  h(
    "span",
    { class: "signs" },
    ...Object.entries(SUIT_OF).map(([sign, suit]) =>
      h(
        "button",
        {
          class: "quiet",
          "aria-label": say("suit", { suit }),
          onclick: () => {
            input.value = `${input.value.trimEnd()}${sign} `;
            input.focus();
          },
        },
        sign,
      ),
    ),
  );

/** A field for a parameter of a question. @param {ParameterInfo} asked */
function field({ name, words, needed, usual, example, choices, parts }) {
  if (choices.length) {
    const options = choices.map((each) => h("option", { value: each.name, selected: each.name === usual }, each.words));
    return h("label", {}, words, h("select", { name }, ...options));
  }
  if (parts.length) {
    const each = example.split(",");
    const number = (/** @type {string} */ part, /** @type {number} */ at) =>
      h("label", {}, part, h("input", { name, inputMode: "numeric", autocomplete: "off", placeholder: each[at] }));
    return h("fieldset", { class: "odds-row" }, h("legend", {}, words), ...parts.map(number));
  }
  const placeholder = drawn(example) || usual;
  const input = /** @type {HTMLInputElement} */ (
    h("input", { name, required: needed, autocomplete: "off", placeholder })
  );
  const label = h("label", {}, words, input);
  return example.match(CARD) ? h("div", {}, label, signs(input)) : label;
}

/** @param {string} game @param {QuestionInfo} question @param {BookInfo[]} books */
function form(game, question, books) {
  const shown = question.parameters.filter((each) => each.needed || !each.example).map(field);
  const folded = question.parameters.filter((each) => each.example && !each.needed).map(field);
  const more = folded.length ? h("details", {}, h("summary", {}, say("odds-more")), ...folded) : null;
  const usual = gameOf(game)?.usual.rulebook;
  const choose = h(
    "select",
    {},
    ...books.map(({ name, title }) => h("option", { value: name, selected: name === usual }, title)),
  );
  const book = books.length > 1 ? h("label", {}, say("odds-book"), choose) : null;
  const answer = h("div", { class: "odds-answer", "aria-live": "polite" });
  const button = /** @type {HTMLButtonElement} */ (h("button", { type: "submit", class: "main" }, say("odds-ask")));
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const told = new FormData(/** @type {HTMLFormElement} */ (event.target));
    /** @type {[string, string[]][]} */
    const own = question.parameters.map(({ name }) => [name, told.getAll(name).map((each) => spelt(String(each)))]);
    const given = Object.fromEntries(
      own.filter(([, row]) => row.some(Boolean)).map(([name, row]) => [name, row.join()]),
    );
    const rulebook = /** @type {HTMLSelectElement} */ (choose).value;
    button.disabled = true;
    fill(answer, h("p", {}, say("odds-working")));
    try {
      fill(answer, ...answered(await post(`/api/odds/${game}`, { question: question.name, given, rulebook })));
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
    h("form", { class: "odds", onsubmit }, book, ...shown, more, h("p", { class: "actions" }, button)),
    answer,
  );
}

/** @param {Element} app @param {string} game */
export async function oddsPage(app, game) {
  const [asked] = await Promise.all([/** @type {Promise<QuestionInfo[]>} */ (get(`/api/odds/${game}`)), games()]);
  const title = say("odds-of", { game: gameOf(game)?.title ?? game });
  entitle(app, title);
  const head = h("h1", { tabIndex: -1 }, title);
  const books = gameOf(game)?.rulebooks ?? [];
  const parts = asked.map((each) => form(game, each, books));
  fill(app, h("section", { class: "sheet rules" }, head, h("p", {}, say("odds-line")), ...parts));
  head.focus({ preventScroll: true });
}
