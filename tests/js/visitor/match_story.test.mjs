import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { state } from "../made.mjs";
import { load, page, server, settled, textsOf } from "../page.mjs";

page();
const { lookBack } = await load("visitor/match_story");

beforeEach(() => (server.asked = []));

test("what a match was made of comes later, a line each", async () => {
  server.answers["GET /api/tables/a/match"] = { lines: ["The best: Q♠.", "The worst: a bid of 13."] };
  const node = lookBack("a", state());
  assert.deepEqual(textsOf(node, "p"), []);
  await settled();
  assert.deepEqual(textsOf(node, "p"), ["The best: Q.", "The worst: a bid of 13."]);
});

test("it is asked for once, and drawn anew it is the same", async () => {
  server.answers["GET /api/tables/b/match"] = { lines: [] };
  assert.equal(lookBack("b", state()), lookBack("b", state()));
  assert.deepEqual(server.asked, ["GET /api/tables/b/match"]);
});

test("watchers are told nothing", () => {
  assert.equal(lookBack("c", state({ you: null })), null);
  assert.deepEqual(server.asked, []);
});

test("where nothing can be told the place stays empty, and nobody is told of a fault", async () => {
  const node = lookBack("d", state());
  await settled();
  assert.equal(node.children.length, 0);
  assert.equal(globalThis.document.getElementById("toast").textContent, "");
});

test("the felt is fitted to what has come late", async () => {
  server.answers["GET /api/tables/e/match"] = { lines: ["x"] };
  const table = document.createElement("div");
  const felt = document.createElement("div");
  felt.className = "felt low";
  felt.innerHTML = '<div class="info"></div>';
  table.append(felt);
  Object.defineProperties(felt, { clientHeight: { value: 600 }, scrollHeight: { value: 600 } });
  felt.append(lookBack("e", state()));
  await settled();
  assert.equal(felt.className, "felt");
});
