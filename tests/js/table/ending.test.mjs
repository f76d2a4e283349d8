import assert from "node:assert/strict";
import test from "node:test";
import { room, scene, score, seat, state, store } from "../made.mjs";
import { give, load, page, textsOf } from "../page.mjs";

const document = page();
const { counted, Ending } = await load("table/ending");
const { drawScene } = await load("felt/felt");

give({ requestAnimationFrame: () => undefined });

test("a total counts up quickly at first, and ends as it is", () => {
  assert.deepEqual(
    [0, 0.5, 1, 7].map((share) => counted(80, share)),
    [0, 70, 80, 80],
  );
  assert.equal(counted(-40, 1), -40);
});

/** How many faces rise for a viewer, and the totals at first, where the seats `winners` have won. */
function joy(you, winners, pace = 1) {
  const seats = [seat("person", { face: "fox" }), seat("bot", { face: "owl" })];
  const over = state({
    you,
    room: room({ phase: "over", winners, seats }),
    scene: scene({ over: "It is over.", score: score({ totals: [30, 20] }) }),
  });
  const felt = drawScene(over.scene, { seats, winners });
  let risen = 0;
  for (const face of felt.querySelectorAll(".winners > *")) face.animate = () => (risen += 1);
  new Ending(store({ state: over }), {}).celebrate(felt, over, pace);
  return [risen, textsOf(felt, "dd").join()];
}

test("the faces rise for those who have won, and for who watches", () => {
  assert.deepEqual(joy(0, [0]), [1, "0,0"]);
  assert.deepEqual(joy(null, [0, 1]), [2, "0,0"]);
});

test("nothing moves for who has lost, in a draw, or without a pace", () => {
  for (const each of [joy(1, [0]), joy(0, []), joy(0, [0], 0)]) assert.deepEqual(each, [0, "30,20"]);
});

test("one thing to do stands out; what few want is behind a word", () => {
  const over = state({ room: room({ phase: "over", winners: [] }) });
  const node = new Ending(store({ state: over, id: "abc" }), {}).after(over);
  assert.deepEqual(textsOf(node, ".main"), ["play-again"]);
  assert.deepEqual(textsOf(node, "details :is(button, a)"), ["check-deals", "download-record"]);
  const kept = state({
    room: room({ phase: "over", winners: [], same: { what: "day", name: "2026-01-01", counted: false, closed: true } }),
  });
  const quiet = new Ending(store({ state: kept, id: "abc" }), {}).after(kept);
  assert.equal(quiet.querySelectorAll("details, [href^='/replay']").length, 0);
});
