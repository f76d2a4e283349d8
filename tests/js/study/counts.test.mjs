import assert from "node:assert/strict";
import test from "node:test";
import { load, page, textsOf } from "../page.mjs";

page();
const { figures, statistics } = await load("study/counts");

const count = (name, got, of, kind = "share") => ({ name, words: name, got, of, kind });
const played = (counts = [], more = {}) => ({
  helped: false,
  lost: {},
  ...more,
  tally: { game: "spades", title: "Spades", finished: true, won: true, deals: 3, counts, totals: [], ...more.tally },
});

test("while there are few, games are counted; then there is a share", () => {
  const won = (games, lost) =>
    figures([...Array(games).fill(played()), ...Array(lost).fill(played([], { tally: { won: false } }))]);
  assert.deepEqual(won(3, 1)[0], ["games-won", "one-of(most=4, n=3)"]);
  assert.deepEqual(won(10, 9)[0], ["games-won", "one-of(most=19, n=10)"]);
  assert.deepEqual(won(10, 10)[0], ["games-won", "percent-of(most=20, share=50)"]);
  assert.deepEqual(won(20, 9)[0], ["games-won", "percent-of(most=29, share=69)"]);
});

test("games that were not finished count for no win", () => {
  assert.deepEqual(figures([played([], { tally: { finished: false } })]), []);
});

test("counts of one name are added up over all games", () => {
  const games = [played([count("bids made", 2, 3)]), played([count("bids made", 1, 3)])];
  assert.deepEqual(figures(games)[1], ["bids made", "one-of(most=6, n=3)"]);
});

test("of a highest figure the highest stays", () => {
  const games = [played([count("best", 5, 1, "most")]), played([count("best", 3, 1, "most")])];
  assert.deepEqual(figures(games)[1], ["best", "5"]);
});

test("points are a sum while there are few deals, then a mean with one digit and a true minus", () => {
  const points = (got, of) => figures([played([count("points", got, of, "each")])])[1][1];
  assert.equal(points(-31.4, 19), "points-in-deals(n=19, points=−31)");
  assert.equal(points(-32, 20), "per-deal(points=−1.6)");
  assert.equal(points(40, 20), "per-deal(points=2.0)");
});

test("what never could happen is no line", () => {
  assert.equal(figures([played([count("nils made", 0, 0)])]).length, 1);
});

test("points that reviewed deals have lost are added up, and only where a deal was reviewed", () => {
  const games = [played([], { lost: { 1: 2.5, 2: 0 } }), played([], { lost: { 1: 4 } })];
  assert.deepEqual(figures(games).at(-1), ["points-lost-reviewed", "points-in-deals(n=3, points=7)"]);
  assert.equal(figures([played()]).length, 1);
});

test("each game has its box, and games with hints one of their own", () => {
  const war = { tally: { game: "war", title: "War" } };
  const boxes = statistics([played(), played([], war), played([], { helped: true })]).filter(Boolean);
  assert.deepEqual(
    boxes.map((each) => textsOf(each, "h3")[0]),
    ["Spades", "with-help(game=Spades)", "War"],
  );
  assert.deepEqual(textsOf(boxes[0], ".cited"), ["games-and-deals(deals=3, games=1)"]);
});
