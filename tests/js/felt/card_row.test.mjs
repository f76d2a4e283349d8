import assert from "node:assert/strict";
import test from "node:test";
import { load, page, textsOf } from "../page.mjs";

page({ words: "en" });
const { cardRow } = await load("felt/card_row");
const { prose } = await load("pages/rules");

test("a row of cards is their pictures in groups, with its words as the caption", () => {
  const row = cardRow("![Two hands](cards:QS',-;JB)");
  assert.deepEqual([row.localName, ...textsOf(row, "figcaption")], ["figure", "Two hands"]);
  assert.deepEqual(
    [...row.querySelectorAll(".beside")].map((group) =>
      [...group.children].map((card) => [card.className, card.getAttribute("aria-label"), card.children.length]),
    ),
    [
      [
        ["card", "queen of spades", 1],
        ["card down", "a card face down", 1],
      ],
      [["card", "big joker", 1]],
    ],
  );
});

test("other text is no row, and a page has its rows between its paragraphs", () => {
  for (const each of ["Cards: AS", "See ![Pinochle](cards:QS,JD)", "![A table](table.webp)"])
    assert.equal(cardRow(each), null);
  const names = prose("One\n\n![Pinochle](cards:QS,JD)\n\nTwo").map((each) => each.localName);
  assert.deepEqual(names, ["p", "figure", "p"]);
});
