import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { choice, face, refusal, room, scene, seat, state, zone } from "../made.mjs";
import { clock, load, page } from "../page.mjs";

const document = page();
const { prefs } = await load("core/prefs");
const { Forced, alone, forcedMove } = await load("table/forced");

const moved = (choices, faces = [], rows = []) =>
  forcedMove(scene({ choices, zones: [zone("hand", { faces, rows })] }));

test("what is not allowed leaves no choice", () => {
  assert.equal(moved([choice("no"), choice("ace no face", { refusal: refusal() })]), "no");
});

test("two moves are a choice", () => {
  assert.equal(moved([choice("no"), choice("yes")]), null);
  assert.equal(moved([choice("no")], [face("AS", { move: "play AS" })]), null);
});

test("the same move in two places is one", () => {
  assert.equal(moved([choice("play AS")], [face("AS", { move: "play AS" })]), "play AS");
});

test("nothing to do is no forced move", () => {
  assert.equal(moved([], []), null);
});

test("a game is never given up by itself", () => {
  assert.equal(moved([choice("resign", { does: "give_up" })]), null);
});

test("a number is forced only where it can be but one", () => {
  const asks = (low, high) => moved([choice("bet {}", { ask: { low, high, usual: low, laid: 0 } })]);
  assert.equal(asks(3, 9), null);
  assert.equal(asks(3, 3), "bet 3");
});

test("cards to pick are a choice", () => {
  assert.equal(moved([choice("discard {}", { pick: { low: 3, high: 3 } })]), null);
});

test("the only card that may be played is forced, in a row of a place too", () => {
  const cards = [face("AS", { move: "play AS" }), face("2H", { move: "play 2H", refusal: refusal() }), face("3H")];
  assert.equal(moved([], cards), "play AS");
  assert.equal(moved([], [], [cards]), "play AS");
  assert.equal(moved([], [...cards, face("KS", { move: "play KS" })]), null);
});

test("a person is alone where nobody else at the table is one", () => {
  const at = (you, ...kinds) => alone(state({ you, room: room({ seats: kinds.map((kind) => seat(kind)) }) }));
  assert.equal(at(0, "person", "bot", "bot"), true);
  assert.equal(at(1, "bot", "person", "open"), true);
  assert.equal(at(0, "person", "person", "bot"), false);
});

/** What was sent within a time, from a table with one move left. */
function sent(more = {}, of = {}) {
  const moves = [];
  const forced = Object.assign(new Forced((text) => moves.push(text)), of);
  forced.tick(state({ scene: scene({ choices: [choice("no")] }), ...more }));
  mock.timers.tick(10_000);
  return moves;
}

beforeEach(() => {
  clock();
  Object.assign(prefs, { forced: true, speed: "normal" });
  document.hidden = false;
});

test("the one move is made by the page, once", () => {
  assert.deepEqual(sent(), ["no"]);
});

test("it can be seen for a moment what is about to be done, as long as the person likes", () => {
  const moves = [];
  const forced = new Forced((text) => moves.push(text));
  for (const [speed, wait] of Object.entries({ fast: 350, normal: 700, slow: 1260 })) {
    prefs.speed = speed;
    forced.tick(state({ scene: scene({ choices: [choice("no")] }) }));
    mock.timers.tick(wait - 1);
    assert.deepEqual(moves, [], speed);
    mock.timers.tick(1);
    assert.deepEqual(moves.splice(0), ["no"], speed);
  }
});

test("a newer moment forgets what was about to be done", () => {
  const moves = [];
  const forced = new Forced((text) => moves.push(text));
  forced.tick(state({ scene: scene({ choices: [choice("no")] }) }));
  forced.tick(state({ scene: scene({ choices: [choice("a"), choice("b")] }) }));
  mock.timers.tick(10_000);
  assert.deepEqual(moves, []);
});

test("a move that is about to be made is not, once one is to be taken back", () => {
  const moves = [];
  const forced = new Forced((text) => moves.push(text));
  forced.tick(state({ scene: scene({ choices: [choice("no")] }) }));
  forced.hold();
  mock.timers.tick(10_000);
  assert.deepEqual([moves, forced.held], [[], true]);
});

test("after a move was taken back the next one is the person's own", () => {
  assert.deepEqual(sent({}, { held: true }), []);
});

test("who does not like it makes every move by hand", () => {
  prefs.forced = false;
  assert.deepEqual(sent(), []);
});

const WAITS = {
  "a watcher": { you: null },
  "a stopped table": { room: room({ paused: true }) },
  "a deal that is looked at": { room: room({ rest: { deal: 1, looking: [0], left: null, more: false } }) },
  "a table that gathers": { room: room({ phase: "gathering" }) },
  "a game that is over": { room: room({ phase: "over" }) },
  "a bot that stands in": { room: room({ seats: [seat("person", { standin: true }), seat("bot")] }) },
  "another person at the table": { room: room({ seats: [seat("person"), seat("person")] }) },
};
for (const [where, more] of Object.entries(WAITS))
  test(`the page makes no move for ${where}`, () => {
    assert.deepEqual(sent(more), []);
  });
