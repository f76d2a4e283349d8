// The options of a game: each has a label, a value to select or fill in, and a sentence with its meaning.

import { h } from "../core/dom.js";
import { say } from "../core/words.js";

/**
 * @typedef {GameInfo & SetUpInfo} Game a game with all settings of a table
 */

/** @param {unknown} one @param {unknown} other */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The context in which the options of a table are set.
 * @typedef {object} Place
 * @property {Game} game
 * @property {Record<string, any>} usual the rulebook's values
 * @property {(name: string) => any} value an option's value at the table
 * @property {(option: OptionInfo, value: any) => void} set
 * @property {Map<string, HTMLElement>} says elements with an option's meaning at the table, by its name
 */

/** A field for a number. @param {OptionInfo} option @param {any} value @param {Place} place @param {boolean} away */
function counter(option, value, place, away) {
  const number = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      "aria-label": option.label,
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

/**
 * The values to choose from: yes or no, or a sentence each.
 * @param {OptionInfo} option
 * @param {any} value
 * @param {Place} place
 * @param {HTMLInputElement | null} number
 */
function choices(option, value, place, number) {
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
    { onchange, "aria-label": option.label, data: { choose: option.name } },
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
  const { length, [0]: first } = option.choices;
  return h(
    "div",
    { class: `option-field${length && first !== true ? " chosen" : ""}`, data: { option: option.name } },
    h("b", {}, option.label),
    h("span", { class: "controls" }, length ? choices(option, value, place, number) : null, number),
    says,
  );
}

/**
 * All options: the most important ones visible, the others under the titles of their groups.
 * @param {Place} place
 * @returns {HTMLElement[]}
 */
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

/** Show the meaning of every option, and hide options without effect. @param {Place} place @param {Checked} found */
export function tellOptions(place, found) {
  for (const [name, told] of place.says) {
    told.textContent = found.words[name] ?? "";
    const row = told.parentElement;
    if (row) row.hidden = found.idle.includes(name);
  }
}

/**
 * The differences between a table and its rulebook, a line per option.
 * @param {BookInfo | undefined} book
 * @param {Checked} found
 */
export function differenceLines(book, found) {
  if (!found.differs.length) return h("p", {}, book ? say("exactly-as", { book: book.title }) : say("exactly-as-book"));
  const line = (/** @type {any} */ each) =>
    h("li", {}, h("strong", {}, `${each.words[1]} `), h("span", {}, say("rulebook-says", { rule: each.words[0] })));
  return h("ul", {}, ...found.differs.map(line));
}
