import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { buttonOf, come, find, load, page, press, server, settled, textsOf } from "../page.mjs";

let document = page();
const { letGo, tableRow } = await load("visitor/my_tables");

beforeEach(() => {
  document = page();
  Object.assign(server, { asked: [], answers: {} });
});

const person = { kind: "person" };
const bot = { kind: "bot" };

/** What one is asked about a table. */
async function asked(table) {
  server.answers["GET /api/tables/a"] = { title: "Spades", yours: 0, phase: "playing", ...table };
  const gone = [];
  await letGo("a", (way) => gone.push(way));
  return { box: find(document, "dialog"), gone };
}
const ways = async (table) => textsOf((await asked(table)).box, ".actions button");

test("a host who sits with nobody else deletes the table, or closes it while it plays", async () => {
  const seats = [person, bot];
  assert.deepEqual(await ways({ host: true, seats }), ["keep-it", "delete-it", "close-it"]);
  document = page();
  assert.deepEqual(await ways({ host: true, seats, phase: "over" }), ["keep-it", "delete-it"]);
});

test("a host among people closes the table, and once it is over only leaves it", async () => {
  const seats = [person, person];
  assert.deepEqual(await ways({ host: true, seats }), ["keep-it", "close-it"]);
  document = page();
  assert.deepEqual(await ways({ host: true, seats, phase: "over" }), ["keep-it", "forget-it"]);
});

test("everybody else only takes a table off the list", async () => {
  assert.deepEqual(await ways({ host: false, seats: [person, bot] }), ["keep-it", "forget-it"]);
});

test("it is asked once, with what is lost", async () => {
  const { box } = await asked({ host: true, seats: [person] });
  assert.equal(find(box, "h2").textContent, "delete-table(game=Spades)");
  assert.deepEqual(textsOf(box, "p:not(.actions)"), ["delete-loses", "or-close"]);
});

test("what was chosen is done, and said", async () => {
  for (const [button, request, way] of [
    ["delete-it", "DELETE /api/tables/a", "delete"],
    ["close-it", "POST /api/tables/a/close", "close"],
  ]) {
    server.answers[request] = {};
    const { box, gone } = await asked({ host: true, seats: [person] });
    press(buttonOf(box, button));
    await settled();
    assert.deepEqual([gone, [server.asked.at(-1)].flat()[0]], [[way], request]);
    assert.equal(box.isConnected, false);
  }
});

test("once a table is gone from the page, the focus is at its heading", async () => {
  find(document, "#app").innerHTML = "<h1>Games</h1><button>x</button>";
  find(document, "#app button").focus();
  server.answers["GET /api/tables/a"] = { title: "Spades", yours: 0, phase: "playing", host: true, seats: [person] };
  server.answers["DELETE /api/tables/a"] = {};
  await letGo("a", async () => {
    await settled();
    find(document, "#app button").remove();
  });
  press(buttonOf(find(document, "dialog"), "delete-it"));
  await come();
  assert.equal(document.activeElement.localName, "h1");
});

test("who keeps the table has done nothing", async () => {
  const { box, gone } = await asked({ host: true, seats: [person] });
  press(buttonOf(box, "keep-it"));
  await settled();
  assert.deepEqual([gone, server.asked], [[], ["GET /api/tables/a"]]);
});

test("what fails is said, and the table stays on the list", async () => {
  const { box, gone } = await asked({ host: true, seats: [person] });
  press(buttonOf(box, "delete-it"));
  await settled();
  assert.deepEqual([gone, find(document, "#toast").textContent], [[], "Nothing there."]);
});

const listed = (more) => ({
  id: "a",
  game: "spades",
  rulebook: "andrews",
  title: "Spades",
  people: [],
  way: "",
  phase: "playing",
  free: 0,
  ...more,
});

test("a table in a list names its people, its rules and how it stands", () => {
  const row = tableRow(listed({ people: ["Ann", "Bob"], way: "Mirror" }), null);
  assert.equal(
    find(row, "span").textContent.trim(),
    "table-line(alone=no, book=andrews, free=0, people=list(last=Bob, most=Ann), phase=playing, way=Mirror)",
  );
  assert.equal(find(row, "a").textContent, "join-game(game=Spades)");
  assert.equal(row.querySelectorAll("button").length, 0);
});

test("one's own table that is played tells the score and the time, so that three of one game can be told apart", () => {
  const told = (id, more, gone = () => undefined) => find(tableRow(listed({ id, ...more }), gone), "span").textContent;
  const seen = Date.UTC(2026, 10, 26, 12);
  const kept = [{ id: "b", title: "Spades", settings: {}, score: "You 120; Ann 84", seen }, { id: "c" }];
  localStorage.setItem("spadille-tables", JSON.stringify(kept));
  assert.match(told("b"), / · You 120; Ann 84 · .*26/);
  for (const other of [told("c"), told("d"), told("b", { phase: "gathering" }), told("b", {}, null)])
    assert.doesNotMatch(other, / · /);
});

test("one's own table can be gone back to and let go, and says if one is alone there", () => {
  const row = tableRow(listed({ people: ["Ann"] }), () => undefined);
  assert.equal(find(row, "a").textContent, "back-to-game(game=Spades)");
  assert.match(find(row, "span").textContent, /alone=yes.*people=Ann.*way=none/);
  assert.equal(row.querySelectorAll("button.close").length, 1);
  assert.match(tableRow(listed(), null).textContent, /people=nobody-yet/);
});
