import assert from "node:assert/strict";
import test from "node:test";
import { game } from "../made.mjs";
import { choose, find, load, page, textsOf } from "../page.mjs";

page();
const { differenceLines, optionGroups, same, tellOptions } = await load("pages/options");

const option = (name, choices, more = {}) => ({
  name,
  label: `The ${name}`,
  choices,
  whole: null,
  counts: "",
  words: Object.fromEntries(choices.map((each) => [JSON.stringify(each), `${name} is ${each}`])),
  ...more,
});

/** Where the options of a table are set; `values` are those that it has, `set` what a person has set. */
function place(options, groups, values = {}, more = {}) {
  const set = [];
  const usual = Object.fromEntries(options.map((each) => [each.name, each.choices[0] ?? 500]));
  return {
    set: (each, value) => set.push([each.name, value]),
    asked: set,
    game: { ...game("spades"), options, groups },
    book: { name: "andrews", title: "Joe Andrews", prefix: "SPD-AND", seats: [4], usual_seats: 4, line: "" },
    usual,
    value: (name) => values[name] ?? usual[name],
    says: new Map(),
    ...more,
  };
}

const NIL = option("nil", [true, false]);
const TARGET = option("target", [], { whole: [100, 1000], counts: "N points win" });
const BAGS = option("bags", [10, null], { whole: [1, 20], counts: "Every N bags cost" });

test("values are the same where they read the same", () => {
  assert.ok(same([1, "a"], [1, "a"]) && same(null, null) && same(true, true));
  assert.ok(!same(1, "1") && !same(null, false) && !same(0, null));
});

test("what matters most is in sight, the rest under its title, open where something was changed", () => {
  const groups = [
    { title: "", options: ["nil"] },
    { title: "Score", options: ["target", "not-here"] },
    { title: "Bags", options: ["bags"] },
  ];
  const [seen, points, bags] = optionGroups(place([NIL, TARGET, BAGS], groups, { bags: 7 }));
  assert.equal(seen.className, "in-sight");
  assert.deepEqual([find(points, "summary").textContent, points.open], ["Score", false]);
  assert.deepEqual([find(bags, "summary").textContent, bags.open], ["Bags", true]);
  assert.equal(points.querySelectorAll(".option-field").length, 1, "an option that the game has not is no field");
});

const one = (each, values, more) => {
  const at = place([each], [{ title: "", options: [each.name] }], values, more);
  return { at, node: optionGroups(at)[0] };
};

test("each choice is a sentence, and choosing it sets its value", () => {
  const { at, node } = one(NIL);
  assert.deepEqual(textsOf(node, "option"), ["nil is true", "nil is false"]);
  choose(find(node, "select"), "false");
  assert.deepEqual(at.asked, [["nil", false]]);
});

test("a number is filled in within its bounds; an empty field sets nothing", () => {
  const { at, node } = one(TARGET, { target: 250 });
  const field = find(node, "input");
  assert.deepEqual(
    ["value", "min", "max", "aria-label"].map((each) => field.getAttribute(each)),
    ["250", "100", "1000", "The target"],
  );
  choose(field, "300");
  choose(field, "");
  assert.deepEqual(at.asked, [["target", 300]]);
});

test("where a number is one of the choices, its field comes when that is chosen", () => {
  const { at, node } = one(BAGS);
  const field = find(node, "input");
  assert.deepEqual(textsOf(node, "option"), ["bags is 10", "bags is null", "Every … bags cost"]);
  assert.equal(field.hidden, true);
  choose(find(node, "select"), "number");
  assert.deepEqual([field.hidden, at.asked], [false, []]);
  choose(find(node, "select"), "null");
  assert.deepEqual([field.hidden, at.asked], [true, [["bags", null]]]);
});

test("a number that is none of the choices stands in its field", () => {
  const { node } = one(BAGS, { bags: 7 });
  assert.deepEqual([find(node, "input").hidden, find(node, "input").value], [false, "7"]);
  const chosen = [...node.querySelectorAll("option")].filter((each) => each.selected || each.hasAttribute("selected"));
  assert.deepEqual(
    chosen.map((each) => each.textContent),
    ["Every … bags cost"],
  );
});

test("an option is named by its label, for the eye and for a screen reader, and no clause is cited", () => {
  for (const each of [NIL, TARGET, BAGS]) {
    const { node } = one(each);
    assert.deepEqual(textsOf(node, ".option-field b"), [each.label]);
    for (const control of node.querySelectorAll("select, input"))
      assert.equal(control.getAttribute("aria-label"), each.label);
    assert.equal(node.querySelector("a"), null);
  }
});

test("where the choice itself is a sentence, it fills the row; yes or no stands beside the label", () => {
  const deuces = option("deuces", ["low", "spade"]);
  const filled = [NIL, TARGET, BAGS, deuces].map((each) => find(one(each).node, ".option-field").className);
  assert.deepEqual(filled, ["option-field", "option-field", "option-field chosen", "option-field chosen"]);
});

test("what an option means now is said, and one that makes no difference is out of the way", () => {
  const { at, node } = one(NIL);
  const row = find(node, ".option-field");
  tellOptions(at, { words: { nil: "A nil is worth 100." }, idle: [] });
  assert.deepEqual([find(row, ".says").textContent, row.hidden], ["A nil is worth 100.", false]);
  tellOptions(at, { words: {}, idle: ["nil"] });
  assert.deepEqual([find(row, ".says").textContent, row.hidden], ["", true]);
});

test("a table differs from its rulebook by a line for each option, without the clauses", () => {
  const book = place([], []).book;
  assert.equal(differenceLines(book, { differs: [] }).textContent, "exactly-as(book=Joe Andrews)");
  assert.equal(differenceLines(undefined, { differs: [] }).textContent, "exactly-as-book");
  const differs = [{ option: "nil", values: [], words: ["Nil counts.", "No nil."], clauses: [["SPD-AND-1"], []] }];
  const node = differenceLines(book, { differs });
  assert.deepEqual(textsOf(node, "li"), ["No nil. rulebook-says(rule=Nil counts.)"]);
});
