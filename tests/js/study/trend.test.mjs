import assert from "node:assert/strict";
import test from "node:test";
import { find, load, page, textsOf } from "../page.mjs";

page();
const { trend, wonOfTens } = await load("study/trend");
const { statistics } = await load("study/counts");

const played = (won, more = {}) => ({
  helped: false,
  lost: {},
  ...more,
  tally: { game: "spades", title: "Spades", finished: true, won, deals: 1, counts: [], totals: [], ...more.tally },
});
/** Games in tens, the newest ten first, with the given number won in each. */
const tens = (...counts) => counts.flatMap((won) => Array.from({ length: 10 }, (_, at) => played(at < won)));

test("games are counted in tens from the newest back, and the oldest tens come first", () => {
  assert.deepEqual(wonOfTens([...tens(6, 4), played(true)]), [4, 6]);
  assert.deepEqual(wonOfTens(tens(6).slice(1)), []);
});

test("games that were not finished are in no ten", () => {
  const open = played(false, { tally: { finished: false } });
  assert.deepEqual(wonOfTens([open, ...tens(3)]), [3]);
});

test("below twenty games there is no trend", () => {
  assert.equal(trend("Spades", tens(6, 4).slice(1)), null);
});

test("from twenty games on there are a sentence and a graph of all tens", () => {
  const node = trend("Spades", tens(6, 4, 10));
  assert.deepEqual(textsOf(node, "p"), ["trend-says(before=won-of-ten(n=4), game=Spades, now=won-of-ten(n=6))"]);
  const graph = find(node, "[role=img]");
  assert.equal(graph.getAttribute("aria-label"), "trend-graph(won=10, 4, 6)");
  assert.equal(find(graph, "polyline").getAttribute("points"), "0.00,0.00 50.00,60.00 100.00,40.00");
});

test("games with help have no part in the trend, and none of their own", () => {
  const helped = tens(10, 10).map((each) => ({ ...each, helped: true }));
  const boxes = statistics([...helped, ...tens(1, 2)]).filter(Boolean);
  assert.deepEqual(
    boxes.map((each) => textsOf(each, ".trend p")),
    [["trend-says(before=won-of-ten(n=2), game=Spades, now=won-of-ten(n=1))"], []],
  );
});
