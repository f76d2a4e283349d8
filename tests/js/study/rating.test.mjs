import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { KEEPS_NOTHING, give, load, page } from "../page.mjs";

const { BEGIN, after, chance, countAnswer, forgetRating, largest, puzzleFor, ratingOf } = await load("study/rating");

beforeEach(() => page());

const KEY = "spadille-puzzle-rating";
const EVEN = { name: "bags-1", rating: 1200 };

test("between equals the chance is a half, and 400 above ten to one", () => {
  assert.equal(chance(1200, 1200), 0.5);
  assert.ok(Math.abs(chance(1600, 1200) - 10 / 11) < 1e-9);
  assert.ok(Math.abs(chance(1200, 1600) - 1 / 11) < 1e-9);
});

test("what one answer changes falls with the number tried", () => {
  assert.deepEqual([0, 10, 110].map(largest), [64, 40, 20]);
  assert.equal(after(1200, 1200, true, 0), 1232);
  assert.equal(after(1200, 1200, false, 10), 1180);
  assert.ok(after(1200, 1600, true, 0) - 1200 > 1200 - after(1200, 1600, false, 0), "a hard one pays more");
});

test("only the first answer to a puzzle counts, for its game", () => {
  assert.equal(ratingOf("spades").rating, BEGIN);
  assert.deepEqual(countAnswer("spades", EVEN, false), { rating: 1168, change: -32 });
  assert.equal(countAnswer("spades", EVEN, true), null);
  assert.equal(ratingOf("spades").rating, 1168);
  assert.equal(ratingOf("pinochle").rating, BEGIN);
  assert.equal(localStorage.getItem(KEY), '{"spades":{"rating":1168,"tried":["bags-1"]}}');
});

test("a puzzle without a rating does not count", () => {
  assert.equal(countAnswer("spades", { name: "cheapest", rating: 0 }, true), null);
  assert.equal(localStorage.getItem(KEY), null);
});

test("what is kept is read with care: what is nothing of that kind counts as nothing", () => {
  for (const kept of ["nonsense", "[]", "null", '{"spades": 3}', '{"spades": {"rating": "x", "tried": 4}}']) {
    localStorage.setItem(KEY, kept);
    assert.deepEqual(ratingOf("spades"), { rating: BEGIN, tried: new Set() }, kept);
    assert.equal(countAnswer("spades", EVEN, true)?.rating, 1232, kept);
  }
});

test("it can be forgotten, and a browser that keeps nothing still rates", () => {
  countAnswer("spades", EVEN, true);
  forgetRating();
  assert.equal(ratingOf("spades").rating, BEGIN);
  give({ localStorage: KEEPS_NOTHING });
  assert.equal(countAnswer("spades", EVEN, true)?.rating, 1232);
  forgetRating();
});

test("a puzzle for a person is the nearest of those not solved, first of those not tried", () => {
  const puzzles = [
    { name: "by-hand", rating: 0 },
    ...[900, 1150, 1300, 1900].map((rating) => ({ name: `${rating}`, rating })),
  ];
  const own = { rating: 1200, tried: new Set() };
  const next = (solved, tried = []) => puzzleFor(puzzles, { ...own, tried: new Set(tried) }, new Set(solved))?.name;
  assert.equal(next([]), "1150");
  assert.equal(next(["1150"]), "1300");
  assert.equal(next([], ["1150"]), "1300", "one that went wrong comes back last");
  assert.equal(next(["900", "1300", "1900"], ["1150", "900", "1300", "1900"]), "1150");
  assert.equal(next(["900", "1150", "1300", "1900"]), undefined);
});
