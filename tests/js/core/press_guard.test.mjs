import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { clock, give, load, page, press, settled } from "../page.mjs";

const document = page();
/** What is told of changes in the page, as a browser does after them. */
let changed = () => undefined;
give({
  MutationObserver: class {
    constructor(work) {
      changed = work;
    }
    observe() {}
  },
});
const { unpressed, watchOver } = await load("core/press_guard");
watchOver();

const AT = { x: 100, y: 100 };
/** What lies under the finger. @type {Element | null} */
let under = null;
document.elementFromPoint = () => under;
let clicks = [];

beforeEach(() => {
  clock();
  document.getElementById("app").replaceChildren();
  under = null;
  clicks = [];
});

/** A button under the finger (or so far from it), told apart by its move. */
function button(move, away = 0) {
  const node = document.createElement("button");
  node.dataset.move = move;
  node.getBoundingClientRect = () => ({ left: 80 + away, right: 120 + away, top: 80, bottom: 120 });
  node.addEventListener("click", () => clicks.push(move));
  document.getElementById("app").append(node);
  if (!away) under = node;
  return node;
}

const pointer = (what) =>
  document.dispatchEvent(Object.assign(new Event(what, { bubbles: true }), { clientX: AT.x, clientY: AT.y }));

/** Press what lies under the finger, as a browser does. */
function tap(node = under) {
  pointer("pointerdown");
  pointer("pointerup");
  press(node);
}

test("what comes up under a finger that has just pressed does nothing for a moment", () => {
  const first = button("look");
  tap();
  first.remove();
  const second = button("bid 3");
  changed();
  tap();
  assert.deepEqual(clicks, ["look"]);
  mock.timers.tick(400);
  assert.ok(!("asleep" in second.dataset));
});

test("it wakes up after that, and then a press counts", () => {
  const first = button("look");
  tap();
  first.remove();
  button("bid 3");
  changed();
  mock.timers.tick(400);
  tap();
  assert.deepEqual(clicks, ["look", "bid 3"]);
});

test("what was there before is awake, however often it is drawn anew", () => {
  button("turn");
  tap();
  under.remove();
  button("turn");
  changed();
  tap();
  assert.deepEqual(clicks, ["turn", "turn"]);
});

test("what is sleeping already sleeps on when it is drawn anew", () => {
  button("look");
  tap();
  under.remove();
  button("bid 3");
  changed();
  mock.timers.tick(300);
  under.remove();
  button("bid 3");
  changed();
  tap();
  assert.deepEqual(clicks, ["look"]);
});

test("what comes up elsewhere is awake", () => {
  const first = button("look");
  tap();
  first.remove();
  const far = button("bid 3", 200);
  changed();
  tap(far);
  assert.deepEqual(clicks, ["look", "bid 3"]);
});

test("a press by a key wakes nothing and counts at once", () => {
  const first = button("look");
  tap();
  first.remove();
  const second = button("bid 3");
  changed();
  press(second, 0);
  assert.deepEqual(clicks, ["look", "bid 3"]);
});

test("what comes up long after a press is awake", () => {
  const first = button("look");
  tap();
  first.remove();
  mock.timers.tick(2001);
  button("bid 3");
  changed();
  tap();
  assert.deepEqual(clicks, ["look", "bid 3"]);
});

/** Whether the page waits for a finger still. */
async function waits() {
  let done = false;
  const found = unpressed().then(() => (done = true));
  await settled();
  return { now: () => done, found };
}

test("nothing waits while no finger is down", async () => {
  mock.timers.tick(60_000);
  const { now } = await waits();
  assert.equal(now(), true);
});

test("news wait until the finger is off and its click is done", async () => {
  button("bid 3");
  pointer("pointerdown");
  const { now } = await waits();
  assert.equal(now(), false);
  pointer("pointerup");
  await settled();
  assert.equal(now(), false, "the click is still to come");
  press(under);
  assert.deepEqual(clicks, ["bid 3"]);
  mock.timers.tick(1);
  await settled();
  assert.equal(now(), true);
});

test("a finger that is lifted beside everything is waited for no longer than its click would take", async () => {
  pointer("pointerdown");
  const { now } = await waits();
  pointer("pointerup");
  mock.timers.tick(59);
  await settled();
  assert.equal(now(), false);
  mock.timers.tick(1);
  await settled();
  assert.equal(now(), true);
});

test("a finger that stays holds the table up for no longer than a second", async () => {
  pointer("pointerdown");
  const { now } = await waits();
  mock.timers.tick(999);
  await settled();
  assert.equal(now(), false);
  mock.timers.tick(1);
  await settled();
  assert.equal(now(), true);
});
