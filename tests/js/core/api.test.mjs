import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "../made.mjs";
import { find, load, page, server } from "../page.mjs";

page();
const { bookTitle, clauseLink, gameOf, games, get, moment, post, remove, reviewed, takeSeat, tried } =
  await load("core/api");

beforeEach(() => Object.assign(server, { asked: [], answers: {} }));

test("JSON is read as such, anything else as text", async () => {
  Object.assign(server.answers, { "GET /a": { one: 1 }, "GET /b": "text" });
  assert.deepEqual([await get("/a"), await get("/b")], [{ one: 1 }, "text"]);
});

test("what the server refuses is an error with its words, and the line that it names", async () => {
  server.answers["POST /a"] = { status: 422, reason: "no such rulebook", line: 3 };
  await assert.rejects(post("/a", {}), { message: "no such rulebook", line: 3 });
});

test("a refusal without words is told by its number", async () => {
  server.answers["DELETE /a"] = { status: 502 };
  await assert.rejects(remove("/a"), { message: "server-answers(status=502)" });
});

test("the catalogue is asked for once; a failure is no answer for ever", async () => {
  await assert.rejects(games());
  server.answers["GET /api/games"] = [game("spades")];
  await Promise.all([games(), games()]);
  assert.equal(server.asked.length, 2);
  assert.equal(gameOf("spades").name, "spades");
  assert.equal(gameOf("chess"), undefined);
});

test("a rulebook is called by its title, or by its name where it has none here", () => {
  assert.equal(bookTitle("spades", "andrews"), "Joe Andrews");
  assert.equal(bookTitle("spades", "rules_of_spades"), "rules of spades");
});

test("a clause stands on the page of its game, or of the table", () => {
  assert.equal(clauseLink("spades", "SPD-AND-1"), "/rules/spades#spd-and-1");
  assert.equal(clauseLink("spades", "TBL-7"), "/rules/table#tbl-7");
});

test("taking a seat tells who sits down, and what the server has to say of the name is shown", async () => {
  const who = { name: "Ann", face: "fox", colour: "red" };
  server.answers["POST /api/tables/a/seats/2"] = { note: "your name is Ann 2 here" };
  await takeSeat("a", 2, who, "sha256:1");
  assert.deepEqual(server.asked, [["POST /api/tables/a/seats/2", { ...who, seal: "sha256:1" }]]);
  assert.equal(find(document, "#toast").textContent, "Your name is Ann 2 here.");
});

test("a moment of a record is asked for with the record", async () => {
  server.answers["POST /api/replay?at=3&seat=1"] = {};
  server.answers["POST /api/replay?at=3&seat=1&ends=true"] = {};
  await moment("record", 3, 1);
  await moment("record", 3, 1, true);
  assert.deepEqual(server.asked[0], ["POST /api/replay?at=3&seat=1", "record"]);
});

test("a deal is reviewed of a table, or of a record where there is no table", async () => {
  Object.assign(server.answers, {
    "GET /api/tables/a/review?deal=1": 1,
    "POST /api/review?deal=1": 2,
    "POST /api/try?at=1": 3,
  });
  assert.deepEqual(
    [await reviewed("a", "", "deal=1"), await reviewed("", "r", "deal=1"), await tried("r", "?at=1")],
    [1, 2, 3],
  );
});
