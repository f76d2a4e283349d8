// The options of a game as sentences: what may stand in each is chosen in words, and numbers are filled in.

import { clauseLink } from "../core/api.js";
import { h } from "../core/dom.js";
import { say } from "../core/words.js";

/**
 * @typedef {GameInfo & SetUpInfo} Game a game with all that a table may set
 */

/** @param {unknown} one @param {unknown} other */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Where the options of a table are set.
 * @typedef {object} Place
 * @property {Game} game
 * @property {BookInfo} book
 * @property {Record<string, any>} usual what the rulebook has
 * @property {(name: string) => any} value what an option is at the table
 * @property {(option: OptionInfo, value: any) => void} set
 * @property {Map<string, HTMLElement>} says where it is said what an option means at the table, by its name
 */

/** A number to fill in. @param {OptionInfo} option @param {any} value @param {Place} place @param {boolean} away */
function counter(option, value, place, away) {
  const number = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      "aria-label": option.counts,
      min: option.whole?.[0],
      max: option.whole?.[1],
      value: typeof value === "number" ? value : "",
      hidden: away,
      data: { number: option.name },
      onchange: () => number.value !== "" && place.set(option, Number(number.value)),
    })
  );
  return number;
}

/** What may be chosen, each as a sentence. @param {OptionInfo} option @param {any} value @param {Place} place @param {HTMLInputElement | null} number */
function sentences(option, value, place, number) {
  const counted = Boolean(number) && !number?.hidden;
  const onchange = (/** @type {any} */ event) => {
    const chosen = event.target.value;
    if (number) number.hidden = chosen !== "number";
    if (chosen === "number") number?.focus();
    else place.set(option, JSON.parse(chosen));
  };
  const choice = (/** @type {any} */ each) =>
    h("option", { value: JSON.stringify(each), selected: same(each, value) }, option.words[JSON.stringify(each)]);
  return h(
    "select",
    { onchange, "aria-label": option.words[JSON.stringify(option.choices[0])], data: { choose: option.name } },
    ...option.choices.map(choice),
    number ? h("option", { value: "number", selected: counted }, option.counts.replace(/\bN\b/, "…")) : null,
  );
}

/** @param {OptionInfo} option @param {Place} place */
function field(option, place) {
  const value = place.value(option.name);
  const counted = typeof value === "number" && !option.choices.includes(value);
  const number = option.whole ? counter(option, value, place, option.choices.length > 0 && !counted) : null;
  const says = h("span", { class: "says" });
  place.says.set(option.name, says);
  const cited = option.clauses.filter((each) => !place.book.prefix || each.startsWith(place.book.prefix)).slice(0, 2);
  return h(
    "div",
    { class: `option-field${option.choices.length ? " chosen" : ""}`, data: { option: option.name } },
    h("span", { class: "controls" }, option.choices.length ? sentences(option, value, place, number) : null, number),
    says,
    h(
      "small",
      { class: "clauses" },
      ...cited.map((each) =>
        h("a", { class: "cited", href: clauseLink(place.game.name, each), target: "_blank" }, `${each} `),
      ),
    ),
  );
}

/** All options: those that matter most in sight, the others under the titles of their groups. @param {Place} place @returns {HTMLElement[]} */
export function optionGroups(place) {
  place.says.clear();
  const option = new Map(place.game.options.map((each) => [each.name, each]));
  return place.game.groups.map((group) => {
    const fields = group.options.flatMap((name) => {
      const found = option.get(name);
      return found ? [field(found, place)] : [];
    });
    const box = h("div", { class: "options" }, ...fields);
    if (!group.title) return h("div", { class: "in-sight" }, box);
    const changed = group.options.some((name) => !same(place.value(name), place.usual[name]));
    return h("details", { class: "rule-group", open: changed }, h("summary", {}, group.title), box);
  });
}

/** Say what every option means now; what makes no difference is out of the way. @param {Place} place @param {Checked} found */
export function tellOptions(place, found) {
  for (const [name, told] of place.says) {
    told.textContent = found.words[name] ?? "";
    const row = told.parentElement;
    if (row) row.hidden = found.idle.includes(name);
  }
}

/** How a table differs from its rulebook, a line for each option. @param {GameInfo} game @param {BookInfo | undefined} book @param {Checked} found */
export function differenceLines(game, book, found) {
  if (!found.differs.length) return h("p", {}, book ? say("exactly-as", { book: book.title }) : say("exactly-as-book"));
  const line = (/** @type {any} */ each) =>
    h(
      "li",
      {},
      h("strong", {}, `${each.words[1]} `),
      h(
        "span",
        {},
        `${say("rulebook-says", { rule: each.words[0] })} `,
        ...each.clauses[0].map((/** @type {string} */ id) =>
          h("a", { class: "cited", href: clauseLink(game.name, id), target: "_blank" }, `${id} `),
        ),
      ),
    );
  return h("ul", {}, ...found.differs.map(line));
}
