import assert from "node:assert/strict";
import test from "node:test";
import { load, page } from "../page.mjs";

page({ words: "en" });
const { HERE, listed, say, woven } = await load("core/words");
page({ words: "de" });
const german = await load("core/words", "de");

test("a message without arguments is said as it stands", () => {
  assert.equal(say("no-trumps"), "no trumps");
});

test("an argument stands in its place", () => {
  assert.equal(say("score-to", { own: "72", others: "31" }), "72 to 31");
});

test("a string chooses its variant by itself", () => {
  assert.equal(say("card", { rank: "T", suit: "C" }), "ten of clubs");
  assert.equal(say("card", { rank: "13", suit: "H" }), "thirteen of hearts");
});

test("a name that every object knows chooses no variant", () => {
  for (const who of ["constructor", "toString", "__proto__", "hasOwnProperty"])
    assert.equal(say("from", { who }), say("from", { who: "Nora" }).replace("Nora", who));
});

test("a number chooses its variant by itself where there is one, else by its plural", () => {
  assert.equal(say("in-hours", { n: 1 }), "1 hour");
  assert.equal(say("in-hours", { n: 2 }), "2 hours");
  const others = (n, better, level) => say("others-did", { n, better, level });
  assert.equal(others(3, 0, 0), "3 have finished it. Nobody did better.");
  assert.equal(others(3, 1, 2), "3 have finished it. One did better, 2 did as well.");
});

test("a number below zero has a true minus sign", () => {
  assert.equal(say("score-to", { own: -5, others: "-3, x-4" }), "−5 to −3, x-4");
});

test("a message that is not there is an error", () => {
  assert.throws(() => say("no-such-message"), /no-such-message/);
});

test("names in a row are joined by commas and a last word", () => {
  assert.equal(listed([]), "");
  assert.equal(listed(["a"]), "a");
  assert.equal(listed(["a", "b"]), "a and b");
  assert.equal(listed(["a", "b", "c"]), "a, b and c");
});

test("an element takes the place that a sentence leaves for it", () => {
  const clock = { an: "element" };
  assert.deepEqual(woven(`In ${HERE}, again`, clock), ["In ", clock, ", again"]);
  assert.deepEqual(woven("Nothing", clock), ["Nothing"]);
});

test("the page of another language says the same in it", () => {
  assert.equal(german.listed(["a", "b"]), "a und b");
  assert.notEqual(german.say("in-hours", { n: 1 }), german.say("in-hours", { n: 2 }));
});
