import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { find, load, page, textsOf } from "../page.mjs";

page();
const { listPage } = await load("study/puzzle_list");
const { countAnswer } = await load("study/rating");
const { keepSolved } = await load("study/solved");

beforeEach(() => page());

const by = (theme, n, rating) => ({ name: `${theme}-${n}`, title: `${theme} ${n}`, theme, rating });
const LIST = {
  game: "spades",
  title: "Spades",
  puzzles: [
    { name: "cheapest", title: "Ace or jack", theme: "", rating: 0 },
    by("bags", 1, 1000),
    by("bags", 2, 1250),
    by("lead", 1, 1500),
  ],
  themes: [
    { name: "bags", title: "Bags" },
    { name: "lead", title: "A lead" },
  ],
  none: "",
};

/** The list, drawn. */
function drawn(list = LIST) {
  const app = find(document, "#app");
  listPage(app, list, []);
  return app;
}

test("those picked by hand come first, then the themes, folded, with how many are solved", () => {
  keepSolved("spades", "bags-2");
  const app = drawn();
  assert.deepEqual(textsOf(app, "section > ol a"), ["Ace or jack"]);
  assert.deepEqual(textsOf(app, "summary"), [
    "Bags solved-in-theme(most=2, n=1)",
    "A lead solved-in-theme(most=1, n=0)",
  ]);
  assert.ok(!find(app, "details").hasAttribute("open"));
  assert.deepEqual(textsOf(app, ".numbers a"), ["1", "✓ 2", "1"]);
  assert.equal(find(app, ".numbers .solved a").getAttribute("aria-label"), "bags 2, solved");
  assert.deepEqual(textsOf(app, ".cited"), ["solved-of(most=4, n=1)"]);
});

test("the rating stands beside the way to a puzzle that suits it", () => {
  countAnswer("spades", by("bags", 1, 1000), true);
  const app = drawn();
  assert.deepEqual(textsOf(app, ".for-you *"), ["puzzle-for-you", "own-rating(rating=1215)"]);
  assert.equal(find(app, ".for-you a").getAttribute("href"), "/learn/spades/puzzles?for=you");
});

test("once all are solved no more is promised", () => {
  for (const { name } of LIST.puzzles) keepSolved("spades", name);
  assert.deepEqual(textsOf(drawn(), ".for-you a"), []);
});

test("a game without themes has its list and no rating", () => {
  const app = drawn({ ...LIST, puzzles: LIST.puzzles.slice(0, 1), themes: [] });
  assert.deepEqual(textsOf(app, ".for-you, details, h2"), ["other-puzzles"]);
});
