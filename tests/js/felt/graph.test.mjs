import assert from "node:assert/strict";
import test from "node:test";
import { load, page } from "../page.mjs";

page();
const { plotted, spread } = await load("felt/graph");

test("there is a line for each side, from the first deal at the left to the last at the right", () => {
  const { lines } = plotted(
    [
      [0, 100],
      [50, 75],
      [100, 0],
    ],
    null,
  );
  assert.deepEqual(lines, [
    [
      [0, 100],
      [50, 50],
      [100, 0],
    ],
    [
      [0, 0],
      [50, 25],
      [100, 100],
    ],
  ]);
});

test("with a target the graph reaches from zero to there, and as far beyond as the totals go", () => {
  assert.deepEqual(plotted([[100], [250]], 500), {
    lines: [
      [
        [0, 80],
        [100, 50],
      ],
    ],
    target: 0,
    zero: 100,
  });
  const wide = plotted([[-100], [700]], 500);
  assert.deepEqual(wide.lines[0], [
    [0, 100],
    [100, 0],
  ]);
  assert.deepEqual([wide.target, wide.zero], [25, 87.5]);
});

test("without a target a graph has only the heights of its figures, and zero where they are on both sides of it", () => {
  assert.deepEqual(plotted([[1000], [1010]], null), {
    lines: [
      [
        [0, 100],
        [100, 0],
      ],
    ],
    target: null,
    zero: null,
  });
  assert.equal(plotted([[-5], [15]], null).zero, 75);
});

test("figures that are all the same lie in the middle, and a single deal at the left", () => {
  assert.deepEqual(plotted([[7], [7]], null).lines[0], [
    [0, 50],
    [100, 50],
  ]);
  assert.deepEqual(plotted([[7, 9]], null).lines, [[[0, 100]], [[0, 0]]]);
});

test("names that are far enough from each other stay where they are", () => {
  assert.deepEqual(spread([80, 20], 15), [80, 20]);
});

test("names that are too near are pushed apart, and none leaves the graph", () => {
  assert.deepEqual(spread([50, 50], 15), [50, 65]);
  assert.deepEqual(spread([100, 98, 40], 15), [100, 85, 40]);
  assert.deepEqual(spread([-3, 0], 15), [0, 15]);
  assert.deepEqual(spread([20, 20, 20], 80), [0, 50, 100], "there is no room for a larger gap");
  assert.deepEqual(spread([30], 15), [30]);
});
