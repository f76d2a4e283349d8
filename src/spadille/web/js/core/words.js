// The page's own texts in its language: messages by name, with arguments.

/** @typedef {string | Part[]} Row */
/** @typedef {string | {is: string} | {of: string, usual: Row, for: Record<string, Row>}} Part */

/** @type {{languages: Record<string, string>, texts: Record<string, Row>}} */
const { languages, texts } = JSON.parse(document.getElementById("texts")?.textContent ?? "");
/** The page's language, such as "en". */
export const language = document.documentElement.lang || "en";
const plurals = new Intl.PluralRules(language);

/** The available languages, with their own names. */
export { languages };

/** The text of a message. @param {string} name @param {Record<string, string | number>} [given] */
export function say(name, given = {}) {
  if (!(name in texts)) throw new Error(`the page has no words for ${name}`);
  return written(texts[name], given);
}

/** Placeholder for an element in a sentence: `woven(say("next-deal-in", { clock: HERE }), clock)`. */
export const HERE = "\ue000";

/**
 * A sentence with an element in place of `HERE`.
 * @param {string} text
 * @param {Node} node
 * @returns {(Node | string)[]}
 */
export const woven = (text, node) => text.split(HERE).flatMap((part, at) => (at ? [node, part] : [part]));

/** Names as a list: "a, b and c". @param {string[]} names */
export function listed(names) {
  const [most, last] = [names.slice(0, -1).join(", "), names.at(-1) ?? ""];
  return most ? say("list", { most, last }) : last;
}

/** @param {Row} row @param {Record<string, string | number>} given @returns {string} */
function written(row, given) {
  if (typeof row === "string") return row;
  return row.map((part) => (typeof part === "string" ? part : told(part, given))).join("");
}

/** @param {Exclude<Part, string>} part @param {Record<string, string | number>} given */
function told(part, given) {
  if ("is" in part) return figure(given[part.is]);
  const value = given[part.of];
  const key = typeof value === "number" && !Object.hasOwn(part.for, value) ? plurals.select(value) : value;
  return written(Object.hasOwn(part.for, key) ? part.for[key] : part.usual, given);
}

/** A number in text form, with a true minus sign. @param {string | number} value */
const figure = (value) => String(value).replace(/^-(?=\d)/, "−");

/**
 * A number in the reader's language, with a true minus sign.
 * @param {number} value
 * @param {number} digits after the point
 * @param {Intl.NumberFormatOptions} [more]
 */
export const inDigits = (value, digits, more = {}) =>
  value
    .toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more })
    .replace(/^-(?=[^1-9]*$)/, "")
    .replace("-", "−");
