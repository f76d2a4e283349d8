import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { choice, plate, scene, state, store, zone } from "../made.mjs";
import { clock, find, load, page, settled, textsOf } from "../page.mjs";

const document = page();
const { prefs } = await load("core/prefs");
const { changed, unfold } = await load("table/unfolding");

beforeEach(() => {
  clock();
  prefs.speed = "normal";
  find(document, "#live").replaceChildren();
});

const names = (zones) => zones.map((each) => `${each.name} ${each.title}`);

test("places that have changed take the place of the old ones, and new ones come last", () => {
  const old = [zone("a"), zone("b")];
  const found = changed(old, [zone("b", { title: "new" }), zone("c")]);
  assert.deepEqual(names(found), ["a a", "b new", "c c"]);
  assert.deepEqual(names(old), ["a a", "b b"], "and the old ones are left as they are");
});

/** Two beats from a table with a place "a" to one with "a" and "b". */
const EVENT = {
  what: "unfolded",
  words: "Player wins.",
  beats: [
    { words: "No more bets.", zones: [zone("a", { title: "first" })], stays: 400 },
    { words: "Player has 8.", zones: [zone("b")], stays: 600 },
  ],
};
const BEFORE = state({ scene: scene({ zones: [zone("a")], choices: [choice("ready")] }) });
const NEXT = state({ v: 2, scene: scene({ zones: [zone("z")], choices: [choice("bet")] }) });

/** Unfold it; what was drawn, and what has come of it. */
function begun(cleared = false, event = EVENT, before = BEFORE) {
  const felt = document.createElement("div");
  felt.getAnimations = () => [];
  const drawn = [];
  const known = store({ state: before, closed: false });
  const reel = { store: known, felt, stage: { draw: (each) => drawn.push(each) }, release: null };
  let end = null;
  unfold(reel, before, NEXT, event, cleared).then((found) => (end = found));
  return { reel, known, drawn, end: () => end };
}

test("beat by beat the table is drawn as it is from then on, and it is said what happens", async () => {
  const { drawn, end } = begun();
  assert.deepEqual([drawn.length, names(drawn[0].zones)], [1, ["a first"]]);
  mock.timers.tick(399);
  await settled();
  assert.equal(drawn.length, 1);
  mock.timers.tick(1);
  await settled();
  assert.deepEqual(names(drawn[1].zones), ["a first", "b b"]);
  assert.deepEqual(textsOf(document, "#live p"), ["No more bets.", "Player has 8."]);
  mock.timers.tick(600);
  await settled();
  assert.deepEqual(names(end().zones), ["a first", "b b"]);
});

test("what may be done next may be done meanwhile, unless the table is cleared first", () => {
  assert.deepEqual(
    begun().drawn[0].choices.map((each) => each.move),
    ["bet"],
  );
  assert.deepEqual(begun(true).drawn[0].choices, []);
});

test("nobody's turn is shown while it unfolds", () => {
  const acting = { ...BEFORE, scene: { ...BEFORE.scene, plates: [plate(0, { to_act: true })] } };
  assert.deepEqual(
    begun(true, EVENT, acting).drawn[0].plates.map((each) => each.to_act),
    [false],
  );
});

test("whoever acts sees the end at once", async () => {
  const { reel, drawn, end, known } = begun();
  reel.release();
  await settled();
  assert.equal(drawn.length, 1);
  assert.deepEqual(names(end().zones), ["a first", "b b"]);
  assert.equal(known.state, BEFORE, "what comes next is shown from the moment before");
});

test("where nothing should stay only the end is said and shown", async () => {
  prefs.speed = "instant";
  const { drawn, end } = begun();
  await settled();
  assert.equal(drawn.length, 0);
  assert.deepEqual(textsOf(document, "#live p"), ["Player wins."]);
  assert.deepEqual(names(end().zones), ["a first", "b b"]);
});

test("where no place changes the table is already the next one, unless it is cleared first", async () => {
  prefs.speed = "instant";
  const told = { ...EVENT, beats: [{ words: "A pause.", zones: [], stays: 100 }] };
  const [next, before] = [begun(false, told), begun(true, told)];
  await settled();
  assert.deepEqual(names(next.end().zones), ["z z"]);
  assert.deepEqual(names(before.end().zones), ["a a"]);
});

test("a page that is left in the middle of it draws no further beat", async () => {
  const { known, drawn } = begun();
  known.closed = true;
  mock.timers.tick(400);
  await settled();
  assert.equal(drawn.length, 1);
});

test("what is drawn and pressed meanwhile is of the next moment, unless the table is cleared first", () => {
  assert.equal(begun().known.state, NEXT);
  assert.equal(begun(true).known.state, BEFORE);
});
