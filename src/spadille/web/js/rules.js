// The rules: every clause under a permanent anchor, options side by side, two rulebooks compared.

import { games, get } from "./api.js";
import { fill, h } from "./dom.js";

/** Where a clause stands on the rules pages. @param {string} game @param {string} clause */
export const clauseLink = (game, clause) => `/rules/${game}#${clause.toLowerCase()}`;

/** @param {Element} app */
export async function rulesIndex(app) {
  document.title = "Rules";
  const all = await games();
  fill(app, h("section", { class: "sheet" }, h("h1", {}, "Rules"), h("ul", {}, ...all.map((game) => h("li", {}, h("a", { href: `/rules/${game.name}`, "data-go": true }, game.title))), h("li", {}, h("a", { href: "/rules/table", "data-go": true }, "Cards, packs and dealing")), h("li", {}, h("a", { href: "/rules/care", "data-go": true }, "Care of the cards")))));
}

/** @param {any[]} clauses @param {string} column */
function table(clauses, column) {
  const rows = clauses.map((each) => h("tr", { id: each.id.toLowerCase() }, h("th", { scope: "row" }, h("a", { href: `#${each.id.toLowerCase()}` }, each.id)), h("td", {}, each.rule ?? each.point, each.decision ? h("p", {}, each.decision) : null), h("td", {}, each.kept ?? each.why ?? "")));
  return h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", {}, "Clause"), h("th", {}, "Rule"), h("th", {}, column))), h("tbody", {}, ...rows)));
}

/** @param {Element} app @param {string} game @param {string} wanted "one~other" for a comparison */
export async function rulesPage(app, game, wanted) {
  const [one, other] = wanted.split("~");
  if (one && other) return comparison(app, game, one, other);
  const page = await get(`/api/rules/${game}`);
  document.title = `${page.title}: rules`;
  if (page.text) return fill(app, h("section", { class: "sheet" }, h("h1", {}, page.title), ...prose(page.text)));
  const sections = [...new Set(page.clauses.map((/** @type {any} */ each) => each.section))];
  const books = page.rulebooks ?? [];
  const compare = books.length > 1 ? chooser(game, books) : null;
  fill(
    app,
    h("section", { class: "sheet rules" }, h("h1", {}, page.title), compare,
      ...sections.flatMap((section) => [h("h2", {}, section), table(page.clauses.filter((/** @type {any} */ each) => each.section === section), "Kept by")]),
      ...(page.options ? [h("h2", {}, "Options"), options(page)] : []),
      ...(page.decisions ? [h("h2", {}, "Decisions where the printed rules are silent"), table(page.decisions, "Why")] : [])),
  );
}

/** @param {any} page */
function options(page) {
  return h("div", { class: "scroll" }, h("table", {},
    h("thead", {}, h("tr", {}, h("th", {}, "Option"), ...page.rulebooks.map((/** @type {any} */ book) => h("th", {}, book.title)))),
    h("tbody", {}, ...page.options.map((/** @type {any} */ each) => h("tr", { id: `option-${each.name}` }, h("th", { scope: "row" }, each.name), ...each.values.map((/** @type {string} */ value, /** @type {number} */ at) => h("td", { title: each.words[at] }, value)))))));
}

/** @param {string} game @param {any[]} books */
function chooser(game, books) {
  const links = books.flatMap((one, at) => books.slice(at + 1).map((other) => h("li", {}, h("a", { href: `/rules/${game}/${one.name}~${other.name}`, "data-go": true }, `${one.title} and ${other.title}`))));
  return h("details", {}, h("summary", {}, "What do two rulebooks settle differently?"), h("ul", {}, ...links));
}

/** @param {Element} app @param {string} game @param {string} one @param {string} other */
async function comparison(app, game, one, other) {
  const found = await get(`/api/rules/${game}/diff/${one}/${other}`);
  document.title = `${found.one} and ${found.other}`;
  const cell = (/** @type {any} */ each, /** @type {number} */ at) => h("td", {}, each.words[at], h("p", { class: "cited" }, ...each.clauses[at].map((/** @type {string} */ id) => h("a", { href: clauseLink(game, id), "data-go": true }, `${id} `))));
  fill(app, h("section", { class: "sheet rules" }, h("h1", {}, `${found.one} and ${found.other}`),
    h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", {}, "Option"), h("th", {}, found.one), h("th", {}, found.other))),
      h("tbody", {}, ...found.differences.map((/** @type {any} */ each) => h("tr", {}, h("th", { scope: "row" }, each.option), cell(each, 0), cell(each, 1))))))));
}

/** A page of Markdown as it is used here: headings, lists, paragraphs. @param {string} text */
function prose(text) {
  return text.split(/\n\n+/).map((block) => {
    if (block.startsWith("#")) return h("h2", {}, block.replace(/^#+ /, ""));
    if (/^(\d+\.|[-*]) /.test(block)) return h("ul", {}, ...block.split(/\n(?=\d+\.|[-*] )/).map((line) => h("li", {}, line.replace(/^(\d+\.|[-*]) /, ""))));
    return h("p", {}, block);
  });
}
