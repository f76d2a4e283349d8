// The rules: a page per rulebook in sentences, every clause with a permanent anchor, and comparisons of two rulebooks.

import { clauseLink, gameOf, games, get } from "../core/api.js";
import { entitle, fill, h, pageLink } from "../core/dom.js";
import { cardRow } from "../felt/card_row.js";
import { styled } from "../core/styles.js";
import { HERE, listed, say, woven } from "../core/words.js";

/** In an address, in the place of a rulebook: all of them. */
const ALL = "all";

/** Text with its `code` and its links to our pages as elements. @param {string} text */
const prosed = (text) =>
  text
    .split(/(`[^`]*`|\[[^\]]+\]\(\/[^)]*\))/)
    .flatMap((each, at) =>
      at % 2 === 0
        ? each.split(/\*([^*\s][^*]*)\*/).map((part, place) => (place % 2 ? h("em", {}, part) : part))
        : each.startsWith("`")
          ? [h("code", {}, each.slice(1, -1))]
          : [linked(each)],
    );

/** A Markdown link as an element: "[bags](/rules/glossary#spades-bags)". @param {string} text */
function linked(text) {
  const [, words = "", href = ""] = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(text) ?? [];
  return pageLink(href, words);
}

/** @param {Element} app */
export async function rulesIndex(app) {
  entitle(app, say("rules"));
  const all = await games();
  fill(
    app,
    h(
      "section",
      { class: "sheet" },
      h("h1", {}, say("rules")),
      h("p", {}, say("rules-line")),
      ...all.map((game) =>
        h(
          "section",
          { class: "rule-game" },
          h("h2", {}, pageLink(`/rules/${game.name}`, game.title)),
          h("p", {}, game.sentence),
          h(
            "ul",
            { class: "chips-list" },
            ...game.rulebooks.map((/** @type {any} */ book) =>
              h("li", {}, pageLink(`/rules/${game.name}/${book.name}`, book.title)),
            ),
          ),
        ),
      ),
      h(
        "section",
        { class: "rule-game" },
        h("h2", {}, say("round-the-table")),
        h(
          "ul",
          { class: "chips-list" },
          h("li", {}, pageLink("/rules/table", say("cards-and-dealing"))),
          h("li", {}, pageLink("/rules/care", say("care-of-cards"))),
          h("li", {}, pageLink("/rules/glossary", say("glossary"))),
        ),
      ),
    ),
  );
}

/** Examples that are figures and signs, or very short: useful for checking a rule, not for reading it. */
const FORMAL = /[⇒=<>≥≤×→…+]|\d\/\d|[A-Z]{3}-|\bn\b|^(?!.*[♠♥♦♣])\S+(?: \S+){0,3}$/;

/** A rule in sentences with its number; what only some want to read is hidden (`kept`). @param {any} each */
function clause(each) {
  const id = each.id.toLowerCase();
  const plain = each.rule?.startsWith("Example:") || (each.kept?.startsWith("enforced") && !FORMAL.test(each.check));
  const note = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string | undefined} */ text) =>
    text ? h("p", { class: `cited ${name}` }, label, " ", h("span", { lang: "en" }, ...prosed(text))) : null;
  return h(
    "li",
    { id },
    h("span", { lang: "en" }, ...prosed([each.rule ?? each.point, each.decision].filter(Boolean).join(" "))),
    " ",
    h("a", { href: `#${id}`, class: "anchor" }, each.id),
    note(plain ? "" : "kept", say("example"), each.check),
    note("kept", "", each.source),
    note("kept", `${say("kept-by")}:`, each.kept),
    note("kept", `${say("reason")}:`, each.why),
  );
}

/** @param {any[]} those */
const list = (those) => h("ul", { class: "clauses" }, ...those.map(clause));

/**
 * The rulebook to show: the one that has the clause of the address, or else the one asked for, or that of *Play now*;
 * undefined: all of them.
 * @param {string} game @param {any[]} books @param {string} wanted
 */
function bookOf(game, books, wanted) {
  const named = wanted || gameOf(game)?.usual.rulebook;
  const found = books.find((each) => each.name === named);
  if (wanted && wanted !== ALL && !found)
    throw new Error(say("no-rulebook", { book: wanted, books: listed(books.map((each) => each.name)) }));
  const has = (/** @type {any} */ book) => location.hash.toUpperCase().startsWith(`#${book.prefix}-`);
  const fits = !location.hash || wanted === ALL || (found && has(found));
  return fits ? found : (books.find(has) ?? found);
}

/** Every clause of a rulebook, and those of none. @param {any} page @param {any} book */
function clausesBy({ clauses, rulebooks }, book) {
  const others = rulebooks.filter((/** @type {any} */ each) => each.prefix !== book.prefix);
  const of = (/** @type {any} */ each, /** @type {any} */ any) => each.id.startsWith(`${any.prefix}-`);
  return clauses.filter(
    (/** @type {any} */ each) => of(each, book) || !others.some((/** @type {any} */ any) => of(each, any)),
  );
}

/** The page for beginners as a part of the rules. @param {string} game @returns {Promise<[string, Node][]>} */
async function howPart(game) {
  const learn = gameOf(game)?.learn ?? [];
  if (!learn.includes("how")) return [];
  const { text } = await get(`/api/learn/${game}`);
  const lesson = learn.includes("lesson") ? pageLink(`/learn/${game}`, say("learn-at-table"), "button") : null;
  return [[say("how-to-play"), h("div", {}, ...prose(text, "h3"), h("p", { class: "actions" }, lesson))]];
}

/** The parts of a page of rules: what players read first, then all rules. @param {any} page @param {any} book */
function partsOf(page, book) {
  const clauses = book ? clausesBy(page, book) : page.clauses;
  const sections = [...new Set(clauses.map((/** @type {any} */ each) => String(each.section)))];
  /** @type {[string, Node][]} */
  const parts = sections.map((section) => [
    sections.length > 1 ? section : say("the-rules"),
    list(clauses.filter((/** @type {any} */ each) => each.section === section)),
  ]);
  for (const text of (book?.help ?? "").split(/^## /m).filter(Boolean)) {
    const [head, ...rest] = text.split("\n");
    parts.push([head, h("div", {}, ...prose(rest.join("\n").trim()))]);
  }
  if (page.options) parts.push([book ? say("options-of-book") : say("options"), options(page, book)]);
  if (page.decisions) parts.push([say("decisions-title"), list(page.decisions)]);
  if (page.house_rules?.length) parts.push([say("house-rules"), list(page.house_rules)]);
  return parts;
}

/** @param {Element} app @param {string} game @param {string} wanted a rulebook, or "one~other" for a comparison */
export async function rulesPage(app, game, wanted) {
  const [one, other] = wanted.split("~");
  if (one && other) return comparison(app, game, one, other);
  const [page] = await Promise.all([get(`/api/rules/${game}`), games(), styled("/static/css/learn.css")]);
  if (page.text) {
    entitle(app, page.title);
    return fill(app, h("section", { class: "sheet rules" }, h("h1", {}, page.title), ...prose(page.text)));
  }
  const books = page.rulebooks ?? [];
  const book = bookOf(game, books, one);
  const title = book ? say("game-by-book", { game: page.title, book: book.title }) : page.title;
  entitle(app, say("rules-title", { what: title }));
  const usual = book && book.name === gameOf(game)?.usual.rulebook;
  const how = usual ? await howPart(game) : [];
  const parts = [...how, ...partsOf(page, book)];
  const drawn = parts.map(([head, body], n) => [h("h2", { id: `part-${n}` }, head), body]);
  const audit = h("input", { type: "checkbox", onchange: () => whole.classList.toggle("audit") });
  const whole = h(
    "section",
    { class: page.options && !book ? "sheet rules" : "sheet rules how" },
    h("h1", {}, title),
    !usual && gameOf(game)?.learn.includes("how")
      ? h("p", {}, ...woven(say("never-played", { link: HERE }), pageLink(`/learn/${game}/how`, say("how-to-play"))))
      : null,
    gameOf(game)?.odds
      ? h("p", {}, pageLink(`/odds/${game}`, say("odds-of", { game: gameOf(game)?.title ?? "" })))
      : null,
    booksNav(game, books, book),
    page.note ? h("p", { class: "cited" }, page.note) : null,
    parts.length > 1 ? contents(parts) : null,
    ...drawn.slice(0, how.length).flat(),
    h("label", { class: "show-kept" }, audit, " ", say("show-kept")),
    ...drawn.slice(how.length).flat(),
  );
  fill(app, whole);
}

/** Links to the parts of the page. @param {[string, Node][]} parts */
function contents(parts) {
  const links = parts.map(([head], n) => h("li", {}, h("a", { href: `#part-${n}` }, head)));
  const fold = h("details", {}, h("summary", {}, say("contents")), h("ul", { class: "chips-list" }, ...links));
  return h("nav", { "aria-label": say("contents") }, fold);
}

/**
 * Links to the other rulebooks, and to the comparisons of two of them.
 * @param {string} game
 * @param {any[]} books
 * @param {any} shown
 */
function booksNav(game, books, shown) {
  if (books.length < 2) return null;
  const link = (/** @type {string} */ path, /** @type {string} */ text, current = false) =>
    h("li", {}, h("a", { href: path, "data-go": true, ...(current ? { "aria-current": "page" } : {}) }, text));
  const pairs = books.flatMap((one, place) =>
    books
      .slice(place + 1)
      .map((other) =>
        link(`/rules/${game}/${one.name}~${other.name}`, say("two-books", { one: one.title, other: other.title })),
      ),
  );
  const all = [
    ...books.map((book) => link(`/rules/${game}/${book.name}`, book.title, book === shown)),
    link(`/rules/${game}/${ALL}`, say("all-rulebooks"), !shown),
  ];
  const fold = h(
    "details",
    {},
    h("summary", {}, say("rulebooks")),
    h("ul", { class: "chips-list" }, ...all),
    h("h3", {}, say("settle-differently")),
    h("ul", { class: "chips-list" }, ...pairs),
  );
  return h("nav", { "aria-label": say("rulebooks") }, fold);
}

/** The options of a rulebook in sentences; without one, those of all side by side. @param {any} page @param {any} book */
function options(page, book) {
  const at = page.rulebooks.indexOf(book);
  if (at < 0) return optionTable(page);
  const line = (/** @type {any} */ { name, words, values, idle }) =>
    h(
      "li",
      { id: `option-${name}`, class: idle[at] && "kept" },
      words[at],
      " ",
      h("code", { class: "kept" }, `${name}=${values[at]}`),
    );
  return h("ul", { class: "clauses" }, ...page.options.map(line));
}

/** @param {any} page */
function optionTable({ rulebooks, options }) {
  const head = [say("option"), ...rulebooks.map((/** @type {any} */ book) => book.title)];
  const row = (/** @type {any} */ { name, values }) =>
    h(
      "tr",
      { id: `option-${name}` },
      h("th", { scope: "row" }, name.replaceAll("_", " ")),
      ...values.map((/** @type {any} */ value) => h("td", {}, value)),
    );
  return h(
    "div",
    { class: "scroll", tabIndex: 0, role: "region", "aria-label": say("options") },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...head.map((each) => h("th", { scope: "col" }, each)))),
      h("tbody", {}, ...options.map(row)),
    ),
  );
}

/** @param {Element} app @param {string} game @param {string} one @param {string} other */
async function comparison(app, game, one, other) {
  const found = await get(`/api/rules/${game}/diff/${one}/${other}`);
  entitle(app, say("two-books", { one: found.one, other: found.other }));
  const cell = (/** @type {any} */ each, /** @type {number} */ at) =>
    h(
      "td",
      {},
      each.words[at],
      h(
        "p",
        { class: "cited" },
        ...each.clauses[at].map((/** @type {string} */ id) => pageLink(clauseLink(game, id), `${id} `)),
      ),
    );
  fill(
    app,
    h(
      "section",
      { class: "sheet rules" },
      h("h1", {}, say("two-books", { one: found.one, other: found.other })),
      h(
        "p",
        {},
        say("points-differ", { n: found.differences.length }),
        " ",
        pageLink(`/rules/${game}/${ALL}`, say("all-the-clauses")),
      ),
      h(
        "div",
        { class: "scroll", tabIndex: 0, role: "region", "aria-label": say("differences") },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, say("option")),
              h("th", { scope: "col" }, found.one),
              h("th", { scope: "col" }, found.other),
            ),
          ),
          h(
            "tbody",
            {},
            ...found.differences.map((/** @type {any} */ each) =>
              h("tr", {}, h("th", { scope: "row" }, each.option.replaceAll("_", " ")), cell(each, 0), cell(each, 1)),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * A page in our Markdown subset: headings, lists, paragraphs, rows of cards; a list item may have an anchor, "{#dix}".
 * @param {string} text
 * @param {string} [head] the element of its headings
 */
export function prose(text, head = "h2") {
  return text.split(/\n\n+/).map((block) => {
    if (block.startsWith("#")) return h(head, {}, block.replace(/^#+ /, ""));
    if (/^(\d+\.|[-*]) /.test(block))
      return h(
        /^\d/.test(block) ? "ol" : "ul",
        {},
        ...block.split(/\n(?=\d+\.|[-*] )/).map((line) => {
          const [, id, words = ""] = /^(?:\d+\.|[-*]) (?:\{#([a-z-]+)\} )?([^]*)$/.exec(line) ?? [];
          return h("li", id ? { id } : {}, ...prosed(words));
        }),
      );
    return cardRow(block) ?? h("p", {}, ...prosed(block));
  });
}
