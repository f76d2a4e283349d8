import assert from "node:assert/strict";
import test from "node:test";
import { game } from "../made.mjs";
import { find, load, page, server, textsOf } from "../page.mjs";

const document = page();
const { games } = await load("core/api");
const { labelled, meaning, showHelp } = await load("felt/terms");
server.answers["GET /api/games"] = [game("spades", { terms: { bags: "bags: Tricks above the contract." } })];

test("a word means nothing while the catalogue has not come", () => {
  assert.equal(meaning("spades", "bags"), null);
});

test("a word means what the catalogue of its game says", async () => {
  await games();
  assert.equal(meaning("spades", "bags"), "bags: Tricks above the contract.");
  assert.equal(meaning("spades", "nil"), null);
  assert.equal(meaning("spades", ""), null);
  assert.equal(meaning("chess", "bags"), null);
});

test("a label tells what its word means, where it means something", async () => {
  await games();
  const [term, plain] = [labelled("spades", "bags", "bags", "label"), labelled("spades", "", "bid", "label")];
  assert.deepEqual([term.className, term.getAttribute("title")], ["label term", "bags: Tricks above the contract."]);
  assert.deepEqual([plain.className, plain.getAttribute("title")], ["label", null]);
});

test("the help at a table is that of its rulebook", async () => {
  const rulebooks = [
    { name: "andrews", help: "Bid what you *make*." },
    { name: "club", help: "Another." },
  ];
  server.answers["GET /api/rules/spades"] = { rulebooks };
  await showHelp("spades", "andrews");
  assert.deepEqual(textsOf(find(document, "dialog"), "p"), ["Bid what you make."]);
});

test("help that cannot be had is said", async () => {
  await showHelp("chess", "book");
  assert.equal(find(document, "#toast").textContent, "Nothing there.");
});
