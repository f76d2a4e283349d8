import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { KEEPS_NOTHING, give, load, page } from "../page.mjs";

const { forgetLessons, forgetSolved, keepLessonDone, keepSolved, lessonsDone, solvedOf } = await load("study/solved");

beforeEach(() => page());

test("a puzzle that was solved is kept with its game, once", () => {
  keepSolved("spades", "nil-in-time");
  keepSolved("spades", "nil-in-time");
  keepSolved("pyramid", "two-twos");
  assert.deepEqual([...solvedOf("spades")], ["nil-in-time"]);
  assert.deepEqual([...solvedOf("pyramid")], ["two-twos"]);
  assert.equal(localStorage.getItem("spadille-puzzles"), '{"spades":["nil-in-time"],"pyramid":["two-twos"]}');
});

test("what is kept is read with care: what is nothing of that kind counts as nothing", () => {
  for (const kept of ["nonsense", "[]", "null", '{"spades": 3}', '{"pyramid": ["two-twos"]}']) {
    localStorage.setItem("spadille-puzzles", kept);
    assert.equal(solvedOf("spades").size, 0, kept);
    keepSolved("spades", "x");
    assert.deepEqual([...solvedOf("spades")], ["x"], kept);
  }
});

test("all of them can be forgotten", () => {
  keepSolved("spades", "x");
  forgetSolved();
  assert.equal(solvedOf("spades").size, 0);
});

test("a browser that keeps nothing still has puzzles", () => {
  give({ localStorage: KEEPS_NOTHING });
  keepSolved("spades", "x");
  forgetSolved();
  assert.equal(solvedOf("spades").size, 0);
});

test("a lesson that was done is kept apart from the puzzles, and forgotten apart from them", () => {
  keepSolved("spades", "x");
  keepLessonDone("spades", "first");
  keepLessonDone("spades", "first");
  assert.deepEqual([[...lessonsDone("spades")], [...solvedOf("spades")]], [["first"], ["x"]]);
  assert.equal(localStorage.getItem("spadille-lessons"), '{"spades":["first"]}');
  assert.equal(lessonsDone("pinochle").size, 0);
  forgetLessons();
  assert.deepEqual([lessonsDone("spades").size, solvedOf("spades").size], [0, 1]);
});
