import assert from "node:assert/strict";
import test from "node:test";
import { score } from "../made.mjs";
import { find, load, page, press, textsOf } from "../page.mjs";

page();
const { amount, crosswise, placard } = await load("felt/placard");

test("an amount of units has two digits behind the point only where it is not whole", () => {
  const units = score({ per_unit: 100 });
  assert.deepEqual(
    [1250, 1200, -1250, 5].map((each) => amount(each, units)),
    ["12.50", "12", "−12.50", "0.05"],
  );
  assert.deepEqual(
    [0, 72, -5].map((each) => amount(each, score())),
    ["0", "72", "−5"],
  );
});

test("won tricks are drawn as backs, thirteen of them at most", () => {
  assert.deepEqual(
    [0, 4, 20].map((each) => crosswise(each).children.length),
    [0, 4, 13],
  );
});

const STAND = { words: "4 of 7", state: "open", tricks: 4, term: "" };
const PLAYED = score({ totals: [72, -5], notes: ["3 bags", ""], now: [STAND, null] });

test("the placard has a line for each side, with what is special about it and how it stands", () => {
  const node = placard(PLAYED, undefined);
  assert.deepEqual(textsOf(node, ".line"), ["You 72 3 bags4 of 7", "They −5"]);
  assert.equal(find(node, ".goal").textContent, "points, to 500");
  assert.equal(node.querySelectorAll(".taken i").length, 4);
  assert.equal(node.getAttribute("aria-label"), "score-says(score=You 72, 3 bags, 4 of 7; They −5)");
});

test("the placard opens the sheet where there is one to open", () => {
  let opened = 0;
  const node = placard(PLAYED, () => (opened += 1));
  press(node);
  assert.deepEqual([node.localName, opened], ["button", 1]);
  assert.equal(placard(PLAYED, undefined).localName, "div");
});
