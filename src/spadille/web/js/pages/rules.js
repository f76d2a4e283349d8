// The rules: every clause with a permanent anchor, a page per rulebook, and comparisons of two rulebooks.

import { clauseLink, gameOf, games, get } from "../core/api.js";
import { entitle, fill, h, pageLink } from "../core/dom.js";
import { cardRow } from "../felt/card_row.js";
import { HERE, listed, say, woven } from "../core/words.js";

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

/** @param {any[]} clauses @param {string} column @param {string} label */
function table(clauses, column, label) {
  const rows = clauses.map((each) => {
    const id = each.id.toLowerCase();
    return h(
      "tr",
      { id },
      h("th", { scope: "row" }, h("a", { href: `#${id}`, class: "anchor" }, each.id)),
      h(
        "td",
        {},
        h("span", { lang: "en" }, ...prosed(each.rule ?? each.point)),
        each.decision ? h("p", { lang: "en" }, ...prosed(each.decision)) : null,
        each.source ? h("p", { class: "cited", lang: "en" }, ...prosed(each.source)) : null,
        each.check ? h("p", { class: "cited" }, say("example"), " ", ...prosed(each.check)) : null,
      ),
      h("td", { class: "cited" }, ...prosed(each.kept ?? each.why ?? "")),
    );
  });
  return h(
    "div",
    { class: "scroll", tabIndex: 0, role: "region", "aria-label": label },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, say("clause")),
          h("th", { scope: "col" }, say("rule")),
          h("th", { scope: "col" }, column),
        ),
      ),
      h("tbody", {}, ...rows),
    ),
  );
}

/** @param {Element} app @param {string} game @param {string} wanted a rulebook, or "one~other" for a comparison */
export async function rulesPage(app, game, wanted) {
  const [one, other] = wanted.split("~");
  if (one && other) return comparison(app, game, one, other);
  const [page] = await Promise.all([get(`/api/rules/${game}`), games()]);
  if (page.text) {
    entitle(app, page.title);
    return fill(app, h("section", { class: "sheet rules" }, h("h1", {}, page.title), ...prose(page.text)));
  }
  const books = page.rulebooks ?? [];
  const at = books.findIndex((/** @type {any} */ book) => book.name === one);
  const known = listed(books.map((/** @type {any} */ each) => each.name));
  if (one && at < 0) throw new Error(say("no-rulebook", { book: one, books: known }));
  const book = books[at];
  const title = book ? say("game-by-book", { game: page.title, book: book.title }) : page.title;
  entitle(app, say("rules-title", { what: title }));
  const clauses = book
    ? page.clauses.filter(
        (/** @type {any} */ each) =>
          each.id.startsWith(`${book.prefix}-`) ||
          !books.some((/** @type {any} */ any) => each.id.startsWith(`${any.prefix}-`)),
      )
    : page.clauses;
  const sections = [...new Set(clauses.map((/** @type {any} */ each) => String(each.section)))];
  /** @type {[string, Node][]} */
  const parts = sections.map((section) => [
    section,
    table(
      clauses.filter((/** @type {any} */ each) => each.section === section),
      say("kept-by"),
      say("clauses-of", { section }),
    ),
  ]);
  if (page.options) parts.push([book ? say("options-of-book") : say("options"), options(page, at)]);
  if (page.decisions) parts.push([say("decisions-title"), table(page.decisions, say("reason"), say("decisions"))]);
  if (page.house_rules?.length)
    parts.push([say("house-rules"), table(page.house_rules, say("kept-by"), say("house-rules"))]);
  fill(
    app,
    h(
      "section",
      { class: "sheet rules" },
      h("h1", {}, title),
      gameOf(game)?.learn.includes("how")
        ? h("p", {}, ...woven(say("never-played", { link: HERE }), pageLink(`/learn/${game}/how`, say("how-to-play"))))
        : null,
      gameOf(game)?.odds
        ? h("p", {}, pageLink(`/odds/${game}`, say("odds-of", { game: gameOf(game)?.title ?? "" })))
        : null,
      booksNav(game, books, at),
      page.note ? h("p", { class: "cited" }, page.note) : null,
      ...(book ? prose(book.help) : []),
      parts.length > 1
        ? h(
            "nav",
            { "aria-label": say("contents") },
            h("p", { class: "cited" }, say("contents")),
            h(
              "ul",
              { class: "chips-list" },
              ...parts.map(([head], n) => h("li", {}, h("a", { href: `#part-${n}` }, head))),
            ),
          )
        : null,
      ...parts.flatMap(([head, body], n) => [h("h2", { id: `part-${n}` }, head), body]),
    ),
  );
}

/**
 * Links to the other rulebooks, and to the comparisons of two of them.
 * @param {string} game
 * @param {any[]} books
 * @param {number} at
 */
function booksNav(game, books, at) {
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
  return h(
    "nav",
    { "aria-label": say("rulebooks") },
    h(
      "ul",
      { class: "chips-list" },
      link(`/rules/${game}`, say("all-rulebooks"), at < 0),
      ...books.map((book, place) => link(`/rules/${game}/${book.name}`, book.title, place === at)),
    ),
    h("details", {}, h("summary", {}, say("settle-differently")), h("ul", { class: "chips-list" }, ...pairs)),
  );
}

/** @param {any} page @param {number} only the rulebook, or -1 for all side by side */
function options(page, only) {
  const shown = page.rulebooks
    .map((/** @type {any} */ book, /** @type {number} */ at) => ({ ...book, at }))
    .filter((/** @type {any} */ book) => only < 0 || book.at === only);
  const rows = page.options.map((/** @type {any} */ each) =>
    h(
      "tr",
      { id: `option-${each.name}` },
      h("th", { scope: "row" }, each.name.replaceAll("_", " ")),
      ...shown.map((/** @type {any} */ book) =>
        h(
          "td",
          {},
          only < 0 ? each.values[book.at] : each.words[book.at],
          only < 0 ? null : h("p", { class: "cited" }, h("code", {}, `${each.name}=${each.values[book.at]}`)),
        ),
      ),
    ),
  );
  return h(
    "div",
    { class: "scroll", tabIndex: 0, role: "region", "aria-label": say("options") },
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
          ...shown.map((/** @type {any} */ book) => h("th", { scope: "col" }, book.title)),
        ),
      ),
      h("tbody", {}, ...rows),
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
        pageLink(`/rules/${game}`, say("all-the-clauses")),
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
 */
export function prose(text) {
  return text.split(/\n\n+/).map((block) => {
    if (block.startsWith("#")) return h("h2", {}, block.replace(/^#+ /, ""));
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
