import assert from "node:assert/strict";
import test from "node:test";
import { score } from "../made.mjs";
import { find, load, page, textsOf } from "../page.mjs";

const document = page();
const { sheetElement } = await load("felt/score_sheet");

const STAND = { words: "4 of 7", state: "open", tricks: 4, term: "" };
const PLAYED = score({ totals: [72, -5], notes: ["3 bags", ""], now: [STAND, null] });

const cite = (clause) => {
  const link = document.createElement("a");
  link.textContent = clause;
  return link;
};
const line = (side, points) => ({ side, points, words: `line of ${side}`, clause: "SPD-1" });
const deal = (number, totals, lines = []) => ({ deal: number, totals, lines, bids: [], taken: [] });

test("before the first deal is over the sheet tells how the sides stand", () => {
  const node = sheetElement(PLAYED, cite);
  assert.deepEqual(textsOf(node, "tr"), ["You4 of 772", "They−5"]);
});

test("the deals stand on the sheet the latest first, and that one is open", () => {
  const sheet = [deal(1, [40, -5]), deal(2, [72, -5])];
  const node = sheetElement(score({ sheet }), cite);
  const deals = [...node.querySelectorAll("details.deal")];
  assert.deepEqual(
    deals.map((each) => [find(each, "summary").textContent, each.open]),
    [
      ["deal-came(deal=2, totals=72 : −5)", true],
      ["deal-came(deal=1, totals=40 : −5)", false],
    ],
  );
  assert.deepEqual(textsOf(node, "tbody tr").slice(0, 2), ["140−5", "272−5"], "the totals go forward");
});

test("one deal has no table of totals", () => {
  const node = sheetElement(score({ sheet: [deal(1, [40, -5])] }), cite);
  assert.equal(node.querySelectorAll("details:not(.deal, .why)").length, 0);
});

test("every line of the sheet has its side, its sign and its clause", () => {
  const sheet = [deal(1, [40, -5], [line(0, 1), line(1, -5), line(0, 0)])];
  const node = sheetElement(score({ sheet }), cite);
  const rows = [...node.querySelectorAll(".sheet-table tr")];
  assert.deepEqual(
    rows.map((each) => textsOf(each, "td.number")[0]),
    ["+1", "−5", "0"],
  );
  assert.deepEqual(
    rows.map((each) => find(each, "td").textContent),
    ["You", "They", "You"],
  );
  assert.deepEqual(textsOf(rows[0], ".why a"), ["SPD-1"]);
  assert.match(find(rows[0], ".why p").textContent, /^by-clause\(clause=SPD-1, points=1, unit=points\)$/);
});

test("what a deal has come to stands with it on the sheet", () => {
  const panel = (number) => ({
    deal: number,
    said: [`deal ${number} was made`],
    heads: [],
    rows: [],
    did: [],
    turns: [],
  });
  const node = sheetElement(score({ sheet: [deal(1, [0, 0]), deal(2, [0, 0])], panels: [panel(1)] }), cite);
  const [second, first] = node.querySelectorAll("details.deal");
  assert.deepEqual([textsOf(second, ".said"), textsOf(first, ".said")], [[], ["deal 1 was made"]]);
});
