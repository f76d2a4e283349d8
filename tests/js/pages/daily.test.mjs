import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, seat, state } from "../made.mjs";
import { buttonOf, find, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { pagePlace } = await load("core/dom");
const { dailyPage } = await load("pages/daily");
const { afterSame, totalsOf } = await load("visitor/after_same");
const { sameCards } = await load("visitor/same_cards");

beforeEach(() => Object.assign(server, { asked: [], answers: {} }));

test("a result stands beside those of the others, in units and with a true minus", () => {
  assert.equal(totalsOf({ totals: [72, 31], side: 0 }), "score-to(others=31, own=72)");
  assert.equal(totalsOf({ totals: [72, -31, 5], side: 2 }), "score-to(others=72, −31, own=5)");
  assert.equal(totalsOf({ totals: [7250, 3100], side: 1 }, 100), "score-to(others=73, own=31)");
});

test("who plays alone has a figure, with its unit where there is one", () => {
  assert.equal(totalsOf({ totals: [28], side: 0 }), "28");
  assert.equal(totalsOf({ totals: [2800], side: 0 }, 100, "chips"), "28 chips");
});

const same = (what, more = {}) => ({ what, name: "n1", counted: true, closed: false, ...more });

test("a table says where the same cards are played, and leads there", () => {
  const told = (each) => {
    const node = sameCards(room({ same: each }));
    return [node.textContent, find(node, "a").getAttribute("href")];
  };
  assert.equal(sameCards(room()), null);
  assert.deepEqual(told(same("day")), ["same-day(counted=yes, day=n1)", "/daily"]);
  assert.deepEqual(told(same("day", { counted: false })), ["same-day(counted=no, day=n1)", "/daily"]);
  assert.deepEqual(told(same("challenge")), ["same-challenge(counted=yes)", "/c/n1"]);
  assert.match(sameCards(room({ same: same("number", { name: "12" }) })).textContent, /^deal-of-number\(deal=12\)/);
});

/** What can be done with the cards of a game that is over. */
const after = (each, more = {}) => afterSame("abc", state({ room: room({ same: each, ...more }) }));

test("after a try that counts it is told how others did", async () => {
  server.answers["GET /api/tables/abc/daily"] = { played: 3, better: 1, level: 0 };
  const node = after(same("day"));
  await settled();
  assert.equal(find(node, ".daily-told").textContent, "others-did(better=1, level=0, n=3)");
  server.answers["GET /api/tables/abc/daily"] = { played: 1, better: 0, level: 0 };
  const first = after(same("day"));
  await settled();
  assert.equal(find(first, ".daily-told").textContent, "first-to-finish");
});

test("practice and watchers are told nothing of how others did", () => {
  assert.equal(after(same("day", { counted: false })).querySelectorAll(".daily-told").length, 0);
  const watched = afterSame("abc", state({ you: null, room: room({ same: same("day") }) }));
  assert.equal(watched.querySelectorAll(".daily-told").length, 0);
  assert.deepEqual(server.asked, []);
});

test("a friend is challenged by who has played alone to the end, and not with a challenge's cards", () => {
  const challenges = (...given) => textsOf(after(...given), "button");
  assert.deepEqual(challenges(null), ["challenge-friend"]);
  assert.deepEqual(challenges(same("challenge")), []);
  assert.deepEqual(challenges(null, { closed: true }), []);
  assert.deepEqual(challenges(null, { seats: [seat("person"), seat("person")] }), []);
});

test("a challenge is made and its link shown", async () => {
  server.answers["POST /api/tables/abc/challenge"] = { path: "/c/xyz" };
  press(buttonOf(after(null), "challenge-friend"));
  await settled();
  assert.equal(find(document, "dialog .link input").value, "http://table.test/c/xyz");
});

const today = (name, more = {}) => ({
  game: name,
  title: name,
  commit: "sha256:1",
  ahead: {},
  opened: null,
  room: null,
  ...more,
});

test("the page of the day says how long it lasts and what is still to be played", async () => {
  const shown = async (left) => {
    server.answers["GET /api/daily"] = {
      day: "d",
      number: 7,
      left,
      games: [today("spades"), today("war", { room: "r1" })],
    };
    await dailyPage(pagePlace());
    return find(document, "#app");
  };
  const app = await shown(7200 + 3599);
  assert.deepEqual(textsOf(app, "h1, h1 + p"), ["day-number(n=7)", "day-line(left=in-hours(n=2))"]);
  assert.deepEqual(textsOf(app, ".daily-row .cited"), ["not-played-yet", "had-your-try"]);
  assert.deepEqual(textsOf(app, ".daily-row .actions"), ["play", "your-trypractise"]);
  assert.equal(find(app, ".daily-row a").getAttribute("href"), "/t/r1");
  assert.deepEqual(textsOf(await shown(61), "h1 + p"), ["day-line(left=in-minutes(n=2))"]);
});

test("what was promised is shown from the day that was opened to the last day ahead", async () => {
  const opened = { day: "d-1", commit: "sha256:0", secret: "v1:aa" };
  const ahead = { "d+2": "sha256:3", "d+1": "sha256:2" };
  server.answers["GET /api/daily"] = { day: "d", number: 7, left: 60, games: [today("spades", { opened, ahead })] };
  await dailyPage(pagePlace());
  const promises = find(find(document, "#app"), "details .promises");
  assert.deepEqual(textsOf(promises, "dt"), ["d-1", "d", "d+1", "d+2"]);
  assert.match(textsOf(promises, "dd")[0], /v1:aa/);
});

test("a press sits down to the game of the day and goes there", async () => {
  server.answers["POST /api/daily/spades"] = { path: "/t/new" };
  const { playDaily } = await load("pages/daily");
  await playDaily("spades");
  assert.equal(location.pathname, "/t/new");
});
