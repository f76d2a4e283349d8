import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, seat } from "../made.mjs";
import { KEEPS_NOTHING, buttonOf, find, give, load, page, press, server, settled, textsOf } from "../page.mjs";

page();
const { showClosed } = await load("visitor/closed_table");
const { learn } = await load("visitor/my_tables");
const KEY = "spadille-tables";

beforeEach(() => {
  page();
  server.asked = [];
});

const kept = () => JSON.parse(localStorage.getItem(KEY));
const at = (id, more = {}) => room({ id, title: `Spades ${id}`, ...more });

test("the rules of a table are remembered, the latest first and each table once", () => {
  for (const id of ["a", "b", "a", "a"]) learn(at(id));
  assert.deepEqual(
    kept().map((each) => each.id),
    ["a", "b"],
  );
  assert.deepEqual(kept()[0].settings, { game: "spades", rulebook: "andrews", seats: 2, options: {} });
});

test("the latest forty tables are remembered", () => {
  for (let each = 0; each < 45; each++) learn(at(`t${each}`));
  assert.equal(kept().length, 40);
  assert.deepEqual([kept()[0].id, kept().at(-1).id], ["t44", "t5"]);
});

test("the latest score of a table is remembered, with the time at which it was first seen", () => {
  learn(at("a"), "We 10");
  const [{ seen }] = kept();
  assert.ok(Math.abs(Date.now() - seen) < 5000);
  localStorage.setItem(KEY, JSON.stringify([{ ...kept()[0], seen: 1 }]));
  learn(at("a"), "We 10");
  assert.deepEqual([kept()[0].score, kept()[0].seen], ["We 10", 1]);
  learn(at("a"), "We 20");
  assert.deepEqual([kept().length, kept()[0].score, kept()[0].seen > 1], [1, "We 20", true]);
});

test("what is kept and is no list is begun anew", () => {
  for (const strange of ["{not JSON", "null", '{"a": 1}']) {
    localStorage.setItem(KEY, strange);
    learn(at("a"));
    assert.equal(kept().length, 1, strange);
  }
});

test("a browser that keeps nothing offers the lobby", () => {
  give({ localStorage: KEEPS_NOTHING });
  learn(at("a"));
  const place = document.createElement("div");
  showClosed(place, "a", "It has ended.");
  assert.deepEqual(textsOf(place, ".actions"), ["one-in-lobby"]);
});

test("a table that has closed offers one with the same rules, if this browser knows them", async () => {
  learn(at("a", { seats: [seat("person"), seat("bot"), seat("bot")], changed: { nil: false } }));
  const place = document.createElement("div");
  showClosed(place, "a", "It has ended.");
  assert.deepEqual(textsOf(place, "h1, h1 + p"), ["table-has-closed", "It has ended."]);
  server.answers["GET /api/games"] = [];
  server.answers["POST /api/tables"] = { id: "n", path: "/t/n", commit: "sha256:1" };
  server.answers["POST /api/tables/n/seats/0"] = {};
  press(buttonOf(place, "one-like-it(game=Spades a)"));
  await settled();
  assert.deepEqual(server.asked[1][1], {
    pace: 0,
    game: "spades",
    rulebook: "andrews",
    seats: 3,
    options: { nil: false },
  });
  assert.equal(location.pathname, "/t/n");
});

test("who is sent away hears so, and has the focus at the report", () => {
  const [place, button] = [document.createElement("div"), document.createElement("button")];
  place.setAttribute("data-home", "");
  place.append(button);
  find(document, "#app").replaceChildren(place);
  button.focus();
  showClosed(place, "x", "The host has removed you.", true);
  assert.equal(textsOf(document, "#live p").at(-1), "Closed-to-you. The host has removed you.");
  assert.equal(document.activeElement, find(place, "h1"));
  assert.equal(document.querySelector("[data-home]"), null, "and a window that closes leads there, too");
});

test("the focus that is elsewhere stays there when a table closes", () => {
  const place = document.createElement("div");
  find(document, "#app").replaceChildren(place);
  find(document, "#settings").focus();
  showClosed(place, "x", "It has ended.");
  assert.equal(document.activeElement.id, "settings");
});

test("a table that is closed to this viewer alone is said to be so", () => {
  const place = document.createElement("div");
  showClosed(place, "x", "Nobody may watch.", true);
  assert.equal(find(place, "h1").textContent, "closed-to-you");
});
