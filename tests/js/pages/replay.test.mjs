import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { scene } from "../made.mjs";
import { buttonOf, choose, clock, find, load, page, press, server, settled } from "../page.mjs";

let document = page();
const { viewer } = await load("pages/replay");
const MOVES = 5;
const shown = () => server.asked.flatMap(([asked]) => /at=(\d+)/.exec(asked)?.[1] ?? []);

let node = null;

beforeEach(() => {
  node?.remove();
  document = page();
  clock();
  Object.assign(server, { asked: [], answers: {} });
  for (let at = 0; at <= MOVES; at++)
    for (const ends of ["", "&ends=true"])
      server.answers[`POST /api/replay?at=${at}&seat=-1${ends}`] = {
        at,
        moves: MOVES,
        ends: [],
        words: [],
        scene: scene(),
      };
});

/** The viewer of a record in the page, with its stylesheet loaded. */
async function open() {
  const made = viewer("record", 0, document.createElement("button"));
  for (let turn = 0; turn < 5; turn++) {
    await settled();
    document.querySelector("link")?.dispatchEvent(new Event("load"));
  }
  node = await made;
  find(document, "#app").append(node);
  server.asked = [];
}

test("a record plays on to its end, and stops where one presses so", async () => {
  await open();
  press(buttonOf(node, "play-on"));
  await settled();
  mock.timers.tick(900);
  await settled();
  assert.deepEqual(shown(), ["1", "2"]);
  press(buttonOf(node, "stop"));
  mock.timers.tick(9000);
  await settled();
  assert.deepEqual(shown(), ["1", "2"]);
});

test("a step by hand while a record plays on is one step, and goes on from there", async () => {
  await open();
  press(buttonOf(node, "play-on"));
  await settled();
  press(buttonOf(node, "›"));
  await settled();
  mock.timers.tick(900);
  await settled();
  assert.deepEqual(shown(), ["1", "2", "3"]);
});

test("of many moves that a slider passes, only the last is fetched after the one on its way", async () => {
  await open();
  const slider = find(node, "input[type=range]");
  for (let at = 1; at <= MOVES; at++) choose(slider, String(at), "input");
  await settled();
  await settled();
  assert.deepEqual(shown(), ["1", "5"]);
  assert.equal(slider.value, "5");
  choose(slider, "2", "input");
  await settled();
  assert.deepEqual(shown(), ["1", "5", "2"], "and it goes on after that");
});

test("a record that plays on when the page is left asks for nothing more", async () => {
  await open();
  press(buttonOf(node, "play-on"));
  await settled();
  node.remove();
  mock.timers.tick(9000);
  await settled();
  assert.deepEqual(shown(), ["1"]);
});
