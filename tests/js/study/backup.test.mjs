import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { find, load, page } from "../page.mjs";
import { indexed } from "../indexed.mjs";

const document = page();
const games = indexed();
const { bring } = await load("study/backup");
const { friends } = await load("visitor/friends");

const FRIEND = { mine: "a".repeat(32), theirs: "b".repeat(64), name: "Bob", face: "", colour: "", from: "x 1" };
let again = 0;

beforeEach(() => {
  localStorage.clear();
  games.games?.clear();
  again = 0;
});

/** Bring in a file with that text; what the page says. */
async function brought(text) {
  await bring({ text: async () => (typeof text === "string" ? text : JSON.stringify(text)) }, () => (again += 1));
  return find(document, "#toast").textContent;
}
const here = (key) => JSON.parse(localStorage.getItem(key));

test("friends, name, own rules, lessons, puzzles and days come in, though no game is over yet", async () => {
  const kept = {
    "spadille-you": { form: 1, name: "Ann", face: "fox", colour: "red" },
    "spadille-rules": { form: 1, rules: [{ name: "ours", game: "war" }] },
    "spadille-puzzles": { spades: ["a", "b"] },
    "spadille-lessons": { war: ["first"] },
    "spadille-puzzle-rating": { spades: { rating: 1310, tried: ["a"] } },
    "spadille-days": ["2026-11-27"],
    "spadille-other": "not ours",
  };
  assert.equal(await brought({ form: 1, kept, friends: [FRIEND], games: [] }), "games-brought(n=0)");
  for (const [key, value] of Object.entries(kept))
    assert.deepEqual(here(key), key === "spadille-other" ? null : value, key);
  assert.deepEqual([friends().map((each) => each.name), again], [["Bob"], 1]);
  assert.match(find(document, "#you").textContent, /Ann/);
});

test("what is here already stays, with what comes beside it", async () => {
  localStorage.setItem("spadille-you", JSON.stringify({ form: 1, name: "Cid", face: "", colour: "" }));
  localStorage.setItem("spadille-puzzles", JSON.stringify({ spades: ["a"], war: ["c"] }));
  localStorage.setItem("spadille-days", JSON.stringify(["2026-11-26"]));
  const kept = {
    "spadille-you": { form: 1, name: "Ann", face: "fox", colour: "red" },
    "spadille-puzzles": { spades: ["a", "b"] },
    "spadille-days": ["2026-11-26", "2026-11-27"],
  };
  await brought({ form: 1, kept, games: [] });
  assert.deepEqual(here("spadille-you"), { form: 1, name: "Cid", face: "fox", colour: "red" });
  assert.deepEqual(here("spadille-puzzles"), { spades: ["a", "b"], war: ["c"] });
  assert.deepEqual(here("spadille-days"), ["2026-11-26", "2026-11-27"]);
});

test("a file that is none of ours, and one of a later version, change nothing", async () => {
  for (const text of ["{not JSON", "null", "[]", '{"form": 1}']) assert.equal(await brought(text), "No-games-in-file.");
  const later = { form: 99, kept: { "spadille-days": ["2026-11-27"] }, games: [] };
  assert.equal(await brought(later), "Later-file.");
  assert.deepEqual([localStorage.size, again], [0, 0]);
});
