import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "../made.mjs";
import { buttonOf, find, goTo, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { pagePlace } = await load("core/dom");
const { prefs } = await load("core/prefs");
const { lobby } = await load("pages/lobby");
await load("pages/own_rules"); // so that it is there without a wait for its file
const { openTable } = await load("visitor/open_table");

beforeEach(() => {
  goTo("/");
  localStorage.clear();
  sessionStorage.clear();
  prefs.speed = "normal";
  Object.assign(server, {
    asked: [],
    answers: {
      "GET /api/games": [game("war", { pace: 0.4, sentence: "All is chance.", learn: ["how"] })],
      "GET /api/mine": [],
      "GET /api/tables": [],
      "POST /api/tables": { id: "n", path: "/t/n", commit: "sha256:1" },
      "POST /api/tables/n/seats/0": {},
    },
  });
});
const made = () => server.asked.filter(([what]) => what === "POST /api/tables");

test("a double click on a tile makes one table, however slow the line is", async () => {
  await lobby(pagePlace());
  let answer = () => undefined;
  const found = server.answers["POST /api/tables"];
  server.answers["POST /api/tables"] = () => new Promise((done) => (answer = () => done(found)));
  const button = find(document, ".tile .main");
  press(button);
  press(button);
  await settled();
  press(button);
  await settled();
  assert.equal(made().length, 1);
  answer();
  await settled();
  assert.deepEqual([location.pathname, sessionStorage.getItem("start-n")], ["/t/n", "1"]);
  press(button);
  await settled();
  assert.equal(made().length, 2, "and after that another one");
  answer();
  await settled();
});

test("a table is made at the pace of its bots, at once for who wants no waiting, or as it is set", async () => {
  await openTable({ game: "war" });
  prefs.speed = "instant";
  await openTable({ game: "war" });
  await openTable({ game: "war", pace: 3 });
  assert.deepEqual(
    made().map(([, sent]) => sent.pace),
    [0.4, 0, 3],
  );
});

test("whoever makes a table to play sits down with a sealed part, and begins as soon as they are there", async () => {
  await openTable({ game: "war" }, { seat: 0, start: true });
  const [, who] = server.asked.at(-1);
  assert.match(who.seal, /^sha256:[0-9a-f]{64}$/);
  assert.equal(JSON.parse(localStorage.getItem("fair-n")).commit, "sha256:1");
  assert.equal(sessionStorage.getItem("start-n"), "1");
});

test("a table that is only made takes no seat", async () => {
  await openTable({ game: "war" });
  assert.equal(server.asked.length, made().length + server.asked.filter((each) => each === "GET /api/games").length);
  assert.equal(sessionStorage.size, 0);
});

test("a tile has the sentence of its game and the ways that there are to learn it", async () => {
  await lobby(pagePlace());
  const tile = find(document, ".tile[data-game=war]");
  assert.equal(find(tile, "h2 + p").textContent, "All is chance.");
  assert.deepEqual(textsOf(tile, ".actions > *"), ["play-now", "", "set-up", "how-to-play", "rules"]);
});

test("on a phone the rest of a tile is a press away", async () => {
  await lobby(pagePlace());
  const fold = find(document, ".tile[data-game=war] .fold");
  const state = () => fold.getAttribute("aria-expanded");
  assert.deepEqual([state(), fold.getAttribute("aria-label")], ["false", "war: more-tools"]);
  press(fold);
  assert.equal(state(), "true");
  press(fold);
  assert.equal(state(), "false");
});

test("each of the person's own rules is a press away, and names its table", async () => {
  const rules = { game: "war", rulebook: "andrews", seats: 2, options: { last: 3 } };
  localStorage.setItem("spadille-rules", JSON.stringify({ form: 1, rules: [{ name: "Friday", ...rules }] }));
  await lobby(pagePlace());
  press(buttonOf(document, "play-rules(game=war, rules=Friday)"));
  await settled();
  const [, sent] = made().at(-1);
  assert.deepEqual(sent, { pace: 0.4, ...rules, called: "Friday" });
});

const listed = (id, phase) => ({
  id,
  phase,
  game: "war",
  rulebook: "andrews",
  title: "War",
  people: [],
  way: "",
  free: 0,
});

test("games that are not over can be gone on with, six of them at most", async () => {
  server.answers["GET /api/mine"] = [listed("o", "over"), ...[..."abcdefgh"].map((id) => listed(id, "playing"))];
  await lobby(pagePlace());
  const links = [...document.querySelectorAll(".tables a")].map((each) => each.getAttribute("href"));
  assert.deepEqual(
    links,
    [..."abcdef"].map((id) => `/t/${id}`),
  );
});

test("open tables are listed only where there are some", async () => {
  await lobby(pagePlace());
  assert.equal(document.querySelectorAll(".tables").length, 0);
  server.answers["GET /api/tables"] = [listed("a", "gathering")];
  await lobby(pagePlace());
  assert.deepEqual(textsOf(document, ".sheet h2"), ["open-tables"]);
});
