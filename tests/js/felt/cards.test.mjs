import assert from "node:assert/strict";
import test from "node:test";
import { load, page, textsOf } from "../page.mjs";

const document = page({ words: "en" });
const { cardWords, picture, signOf, spoken, written } = await load("felt/cards");

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "11", "12", "13"];

/** What is read of a drawn text, and what its pictures are called. */
function drawn(text) {
  const place = document.createElement("p");
  place.append(...written(text));
  return [place.textContent, [...place.querySelectorAll("[role=img]")].map((each) => each.getAttribute("aria-label"))];
}

test("a card is said by its rank and suit, whichever of two copies it is", () => {
  assert.equal(cardWords("QS"), "queen of spades");
  assert.equal(cardWords("TD'"), "ten of diamonds");
  assert.equal(cardWords("11H"), "eleven of hearts");
});

test("every suit has a sign, and nothing else has", () => {
  assert.deepEqual(["S", "H", "D", "C", "N"].map(signOf), ["♠", "♥", "♦", "♣", undefined]);
});

test("jokers and a card face down have words of their own", () => {
  assert.equal(new Set(["JB", "JL", null, "JS"].map(cardWords)).size, 4);
});

test("the cards of a meld are said by name", () => {
  assert.equal(
    spoken("60 queens: Q♠ Q♥ 10♣, 60 points", true),
    "60 queens: queen of spades, queen of hearts, ten of clubs, 60 points",
  );
});

test("a bid of tricks and a suit is no card", () => {
  assert.equal(spoken("10♠"), "10 spades");
  assert.equal(spoken("7 ♥"), "7 hearts");
  assert.equal(spoken("10 NT"), "10 no trumps");
});

test("a person called like a card is no card", () => {
  assert.equal(spoken("JD and KC"), "JD and KC");
  assert.deepEqual(drawn("JD and KC win with 8♠"), ["JD and KC win with 8", ["spades"]]);
});

test("suits are drawn, and what is written short has its words", () => {
  assert.deepEqual(drawn("10 NT, then 8♠"), ["10 NT, then 8", ["no trumps", "spades"]]);
  assert.deepEqual(drawn("ANT 9 NTs"), ["ANT 9 NTs", []]);
});

test("every card has as many pips as its rank and a corner at either end", () => {
  for (const rank of RANKS.filter((each) => !"JQKA".includes(each))) {
    const svg = picture(`${rank}S`);
    const pips = svg.querySelectorAll(".art path").length;
    assert.equal(pips, rank === "T" ? 10 : Number(rank), rank);
  }
  for (const card of ["AS", "KH", "JB", "JL'"]) assert.equal(picture(card).querySelectorAll(".corner").length, 2);
});

test("the rank stands in the corners, a ten in two digits and a joker as a star", () => {
  const corners = (card) => textsOf(picture(card), ".index");
  assert.deepEqual(corners("TC"), ["10", "10"]);
  assert.deepEqual(corners("JB"), ["", ""]);
});

test("the second of two copies is marked", () => {
  assert.equal(picture("QS").querySelectorAll(".copy").length, 0);
  assert.equal(picture("QS'").querySelectorAll(".copy").length, 1);
});

test("a card face down shows nothing of what it is", () => {
  const back = picture(null);
  assert.equal(back.getAttribute("class"), "face back");
  assert.equal(back.querySelectorAll(".corner, text").length, 0);
});
