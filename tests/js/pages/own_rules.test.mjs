import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "../made.mjs";
import { KEEPS_NOTHING, buttonOf, find, give, load, page, press, settled, textsOf } from "../page.mjs";

page();
const { fromLink, keepRules, linkTo, ownBox, ownRules } = await load("pages/own_rules");

const RULES = { game: "spades", rulebook: "andrews", seats: 4, options: { nil: false } };

beforeEach(() => {
  page();

  localStorage.clear();
});

const option = (name, choices) => ({ name, choices, whole: null, clauses: [], words: {}, counts: "" });
const GAME = {
  ...game("spades"),
  options: [option("nil", [true, false]), option("bags", [10, null]), option("bidding", ["free", "mirror"])],
};
const read = (query) => fromLink(GAME, new URLSearchParams(query));

test("rules go out as a link and come back as they were", () => {
  const rules = { ...RULES, options: { nil: false, bags: null, bidding: "mirror" } };
  const link = new URL(linkTo(rules));
  assert.equal(link.pathname, "/new/spades");
  assert.deepEqual(fromLink(GAME, link.searchParams), { rules, unknown: [] });
});

test("a number that is no choice is taken from a link as it is", () => {
  assert.deepEqual(read("rules=andrews&bags=7&seats=4").rules.options, { bags: 7 });
  assert.deepEqual(read("rules=andrews&bags=-7").rules.options, { bags: -7 });
});

test("an address without rules is no link to some", () => {
  assert.deepEqual(read("x=1"), { rules: null, unknown: [] });
});

test("a rulebook that is not here is said", () => {
  assert.deepEqual(read("rules=hoyle"), { rules: null, unknown: ["no-such-book"] });
});

test("as many seats as the book does not know are said, and its own number is taken", () => {
  const { rules, unknown } = read("rules=andrews&seats=7");
  assert.deepEqual([rules.seats, unknown], [4, ["not-so-many(book=Joe Andrews)"]]);
});

test("options and values that are not known here are counted, and the others are taken", () => {
  const { rules, unknown } = read("rules=andrews&nil=no&bidding=wild&colour=red&bags=1e9&x=1");
  assert.deepEqual(rules.options, { nil: false });
  assert.deepEqual(unknown, ["rules-unknown(n=4)"]);
});

test("nothing is none only where the option may be none", () => {
  assert.deepEqual(read("rules=andrews&bags=none").rules.options, { bags: null });
  assert.deepEqual(read("rules=andrews&nil=none").unknown, ["rules-unknown(n=1)"]);
});

test("rules are kept under a name, and replaced under the same name of the same game", () => {
  keepRules("Friday", RULES);
  keepRules(" Friday ", { ...RULES, seats: 6, name: "x" });
  keepRules("Friday", { ...RULES, game: "war" });
  assert.deepEqual(ownRules("spades"), [{ name: "Friday", ...RULES, seats: 6 }]);
  assert.equal(ownRules("war").length, 1);
});

test("rules without a name are not kept, and a long name is cut", () => {
  assert.equal(keepRules("  ", RULES), false);
  keepRules("x".repeat(60), RULES);
  assert.deepEqual(
    ownRules("spades").map((each) => each.name.length),
    [40],
  );
});

test("the newest forty are kept", () => {
  for (let at = 0; at < 45; at++) keepRules(`n${at}`, RULES);
  assert.equal(ownRules("spades").length, 40);
  assert.equal(ownRules("spades")[0].name, "n5");
});

for (const kept of ['{"form": 2, "rules": []}', "{not JSON", '{"form": 1}', "7"])
  test(`what is kept in a form that is not known is left as it is: ${kept}`, () => {
    localStorage.setItem("spadille-rules", kept);
    assert.deepEqual(ownRules("spades"), []);
    assert.equal(keepRules("Friday", RULES), false);
    assert.equal(localStorage.getItem("spadille-rules"), kept);
    assert.equal(find(document, "#toast").textContent, "rules-kept-elsewhere");
  });

test("a browser that keeps nothing says so", () => {
  give({ localStorage: KEEPS_NOTHING });
  assert.equal(keepRules("Friday", RULES), false);
  assert.equal(find(document, "#toast").textContent, "keeps-nothing");
});

test("rules of one's own are chosen, kept and forgotten in their box", () => {
  keepRules("Friday", RULES);
  const chosen = [];
  const node = ownBox(
    () => RULES,
    (own) => chosen.push(own.name),
  );
  assert.equal(node.open, true);
  press(buttonOf(node, "Friday"));
  assert.deepEqual(chosen, ["Friday"]);
  find(node, "form input").value = "Sunday";
  find(node, "form").dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual(textsOf(node, "li button:not(.close)"), ["Friday", "Sunday"]);
  assert.deepEqual(chosen, ["Friday", "Sunday"], "what is kept gives the table its name");
  press(find(node, ".close"));
  assert.deepEqual(
    ownRules("spades").map((each) => each.name),
    ["Sunday"],
  );
});

test("a link is copied, and shown where it cannot be", async () => {
  const node = ownBox(
    () => RULES,
    () => undefined,
  );
  let copied = "";
  give({ navigator: { clipboard: { writeText: async (text) => (copied = text) } } });
  press(buttonOf(node, "copy-link"));
  await settled();
  assert.equal(copied, linkTo(RULES));
  give({ navigator: {} });
  press(buttonOf(node, "copy-link"));
  await settled();
  assert.equal(find(document, "dialog input").value, linkTo(RULES));
});
