import assert from "node:assert/strict";
import test from "node:test";
import { zone } from "../made.mjs";
import { find, load, page, textsOf } from "../page.mjs";

page();
const { prefs } = await load("core/prefs");
const { chipStack, potElement } = await load("felt/pot");

const chips = (amount) => [...chipStack(amount).children].map((each) => Number(each.className.split("-")[1]));
const pot = (count) =>
  potElement(zone("pot", { role: "pot", count, title: "Pot", lines: ["40 chips"] }), "mexican_sweat");

test("an amount is laid in the largest chips, the smallest on top, and in seven at most", () => {
  assert.deepEqual(chips(0), []);
  assert.deepEqual(chips(131), [1, 5, 25, 100]);
  assert.deepEqual(chips(4000), [500, 500, 500, 500, 500, 500, 500]);
});

test("a pot that grows says by how much, and one that stays or shrinks does not", () => {
  assert.deepEqual(textsOf(pot(40), ".more"), ["+40"]);
  assert.deepEqual(textsOf(pot(40), ".more"), []);
  assert.deepEqual(textsOf(pot(55), ".more"), ["+15"]);
  assert.deepEqual(textsOf(pot(0), ".more"), []);
});

test("where nothing should move the pot grows without a word", () => {
  prefs.speed = "instant";
  assert.deepEqual(textsOf(pot(90), ".more"), []);
  assert.equal(find(pot(90), ".lines").textContent, "40 chips");
});
