import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { give, load, page, server } from "../page.mjs";
import { indexed } from "../indexed.mjs";

page();
const games = indexed();
const { keepDue, keepGame, noteHelp } = await load("visitor/past_games");

const TALLY = { counts: [], totals: [] };
const due = () => Object.keys(JSON.parse(localStorage.getItem("spadille-due") ?? "{}"));

beforeEach(() => {
  games.games?.clear();
  localStorage.clear();
  Object.assign(server, { asked: [], answers: {} });
  give({ navigator: { onLine: true } });
});

test("a finished game is kept with its record, and nothing is due then", async () => {
  server.answers["GET /api/tables/a/tally"] = TALLY;
  server.answers["GET /api/tables/a/record"] = "the record";
  await keepGame("a");
  assert.equal(games.games.get("a").record, "the record");
  assert.deepEqual(due(), []);
});

test("a game that is stored twice at once is stored once, and as played with help", async () => {
  server.answers["GET /api/tables/a/tally"] = TALLY;
  localStorage.setItem("spadille-due", JSON.stringify({ a: false }));
  noteHelp("a");
  const first = keepGame("a");
  await Promise.all([keepDue(), first, keepGame("a")]);
  assert.equal(games.games.get("a").helped, true);
  assert.equal(server.asked.filter((each) => each.endsWith("tally")).length, 1);
});

test("a game that the server cannot give now stays due until it can", async () => {
  for (const status of [503, 500, 429]) {
    server.answers["GET /api/tables/a/tally"] = { status, reason: "not now" };
    await keepGame("a");
    await keepDue();
    assert.deepEqual([games.games.size, due()], [0, ["a"]], status);
  }
  server.answers["GET /api/tables/a/tally"] = TALLY;
  await keepDue();
  assert.deepEqual([[...games.games.keys()], due()], [["a"], []]);
});

test("a game whose table is gone is due no more, and the others are kept", async () => {
  localStorage.setItem("spadille-due", JSON.stringify({ gone: false, a: true }));
  server.answers["GET /api/tables/a/tally"] = TALLY;
  await keepDue();
  assert.deepEqual([[...games.games.keys()], due()], [["a"], []]);
});

test("a game that is kept already is due no more", async () => {
  await games.games.set("a", { id: "a" });
  localStorage.setItem("spadille-due", JSON.stringify({ a: false }));
  const before = server.asked.length;
  await keepDue();
  assert.deepEqual([server.asked.length, due()], [before, []]);
});

test("without a network nothing is tried, and all stays due", async () => {
  give({ navigator: { onLine: false } });
  localStorage.setItem("spadille-due", JSON.stringify({ a: false }));
  await keepDue();
  assert.deepEqual(due(), ["a"]);
});
