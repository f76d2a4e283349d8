import assert from "node:assert/strict";
import test from "node:test";
import { score } from "../made.mjs";
import { find, load, page, textsOf } from "../page.mjs";

page();
const { matchGraph, shareGraph } = await load("felt/match_graph");
const { sheetElement } = await load("felt/score_sheet");

const sheet = (...totals) => totals.map((each, at) => ({ deal: at + 1, totals: each, lines: [], bids: [], taken: [] }));
const PLAYED = sheet([40, 50], [90, 110], [320, 410]);
const drawn = (more = {}) => matchGraph(score({ sheet: PLAYED, totals: [330, 410], target: 500, ...more }), String);

test("a match has a graph from its third deal on", () => {
  assert.equal(drawn({ sheet: [] }), null);
  assert.equal(drawn({ sheet: PLAYED.slice(0, 2) }), null);
  assert.notEqual(drawn(), null);
});

test("a screen reader hears one sentence: the totals of the last deal, and how many there were", () => {
  const node = drawn();
  assert.equal(node.getAttribute("role"), "img");
  assert.equal(node.getAttribute("aria-label"), "graph-says(kind=deal, n=3, totals=You 320, They 410)");
});

test("each side has a line, its end, and its name there, in the side's colour", () => {
  const node = drawn();
  assert.equal(node.querySelectorAll("polyline.side-0:not(.end)").length, 1);
  assert.equal(find(node, "polyline.side-1:not(.end)").getAttribute("points"), "0.00,90.00 50.00,78.00 100.00,18.00");
  assert.equal(find(node, "polyline.end.side-1").getAttribute("points"), "100.00,18.00 100.00,18.00");
  assert.deepEqual(textsOf(node, ".ends > .side-0"), ["320You"]);
  assert.deepEqual(textsOf(node, ".from-to span"), ["deal-number(deal=1)", "deal-number(deal=3)"]);
});

test("sides of one colour are told apart by their lines", () => {
  const node = drawn({ sides: ["a", "b", "c", "d"], sheet: sheet([1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6]) });
  assert.equal(node.querySelectorAll("polyline.side-0.round-1:not(.end)").length, 1);
});

test("the target is a line with its figure, where the game has one", () => {
  assert.deepEqual(textsOf(drawn(), ".mark"), ["500"]);
  assert.equal(find(drawn(), "polyline.target").getAttribute("points"), "0.00,0.00 100.00,0.00");
  const node = drawn({ target: null });
  assert.equal(node.querySelectorAll(".target, .mark").length, 0);
});

test("the graph stands on the score sheet, with its figures in units", () => {
  const played = score({ sheet: sheet([100, 250], [200, 250], [300, 250]), per_unit: 100 });
  const node = sheetElement(played, () => find(document, "main"));
  assert.deepEqual(textsOf(node, ".graph .ends b"), ["3", "2.50"]);
});

test("a share of all is at the top of its graph, none at the bottom", () => {
  const node = shareGraph([0, 0.5, 1], "a label");
  assert.equal(node.getAttribute("aria-label"), "a label");
  assert.equal(find(node, "polyline").getAttribute("points"), "0.00,100.00 50.00,50.00 100.00,0.00");
});
