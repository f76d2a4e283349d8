import assert from "node:assert/strict";
import test from "node:test";
import { choice, game, plate, refusal, scene } from "../made.mjs";
import { find, load, page, press, server, textsOf } from "../page.mjs";

page();
const { games } = await load("core/api");
const { choicesElement, together } = await load("felt/choices");
server.answers["GET /api/games"] = [game("spades", { terms: { nil: "nil: A bid of no trick." } })];
await games();

/** All that may be said, and what was done with it. */
function said(choices, hands = {}, more = {}) {
  const done = [];
  const node = choicesElement(scene({ choices, ...more }), {
    move: (move) => done.push(move),
    why: (wrong) => done.push(wrong.reason),
    arm: (each) => done.push(`arm ${each.move}`),
    armed: () => "",
    ...hands,
  });
  return { node, done };
}
const option = (node) => find(node, ".option");

test("what goes out together is what may go", () => {
  const all = [
    choice("pair 1", { does: "together" }),
    choice("pair 2", { does: "together", refusal: refusal() }),
    choice("draw"),
  ];
  assert.deepEqual(
    together(scene({ choices: all })).map((each) => each.move),
    ["pair 1"],
  );
});

test("a press says what stands on the button", () => {
  const { node, done } = said([choice("bid 3")]);
  press(option(node));
  assert.deepEqual(done, ["bid 3"]);
});

test("what is not allowed is said with its reason, and a press tells it", () => {
  const { node, done } = said([choice("nil", { refusal: refusal("You have looked.") })]);
  const button = option(node);
  assert.equal(button.getAttribute("aria-disabled"), "true");
  assert.equal(button.getAttribute("aria-label"), "not-allowed(what=nil, why=You have looked.)");
  assert.ok(button.className.includes("dim"));
  press(button);
  assert.deepEqual(done, ["You have looked."]);
});

test("what much hangs on wants a second press of a finger, and one of a key", () => {
  const dare = choice("nil", { does: "dare", note: "100 points" });
  const { node, done } = said([dare]);
  press(option(node));
  press(option(node), 0);
  assert.deepEqual(done, ["arm nil", "nil"]);
  const armed = said([dare], { armed: () => "nil" });
  assert.deepEqual(textsOf(armed.node, "small"), ["press-again"]);
  assert.ok(option(armed.node).className.includes("armed"));
  press(option(armed.node));
  assert.deepEqual(armed.done, ["nil"]);
});

test("a choice says what its word means and what may be typed for it", () => {
  const { node } = said([choice("nil", { term: "nil", key: "n", typed: ["0", "nil"], note: "100 points" })]);
  const button = option(node);
  assert.equal(button.getAttribute("title"), "nil: A bid of no trick.");
  assert.equal(button.dataset.typed, "n 0 nil");
  assert.equal(button.getAttribute("aria-label"), "nil, 100 points");
});

test("beside a call stands what it is worth, else its note", () => {
  const beside = (more) => textsOf(said([choice("7S", { note: "40 points", ...more })]).node, "small");
  assert.deepEqual(beside({ does: "call", points: 40 }), ["40"]);
  assert.deepEqual(beside({ does: "call" }), ["40 points"]);
  assert.deepEqual(beside({ points: 40 }), ["40 points"]);
  assert.deepEqual(beside({ note: "" }), []);
});

test("a choice about cards says them by name", () => {
  const { node } = said([choice("pair QS KH", { label: "Q♠ K♥", cards: ["QS", "KH"] })]);
  assert.equal(option(node).getAttribute("aria-label"), "card(rank=Q, suit=S), card(rank=K, suit=H)");
});

const ask = (more = {}) => choice("bet {}", { ask: { low: 2, high: 20, usual: 5, laid: 0 }, key: "b", ...more });

test("a number is sent as it was filled in, and never lies outside its bounds", () => {
  for (const [given, sent] of Object.entries({ 7: 7, 99: 20, 1: 2, "": 2, 6.6: 7, x: 2 })) {
    const { node, done } = said([ask()]);
    find(node, "input").value = given;
    press(option(node));
    assert.deepEqual(done, [`bet ${sent}`], given);
  }
});

test("the usual number stands in the field, and steps lead from it to the bounds and no further", () => {
  const { node } = said([ask({ ask: { low: 0, high: 100, usual: 50, laid: 0 } })]);
  const field = find(node, "input");
  const [less, more] = node.querySelectorAll(".step");
  assert.equal(field.value, "50");
  press(more);
  assert.equal(field.value, "53", "a fortieth of the way");
  for (let at = 0; at < 40; at++) press(less);
  assert.equal(field.value, "0");
});

test("a number is sent by the key that ends its line, if there is one", () => {
  const { node, done } = said([ask()]);
  const field = find(node, "input");
  const enter = () => field.dispatchEvent(Object.assign(new Event("keydown"), { key: "Enter" }));
  field.value = "";
  enter();
  field.value = "8";
  enter();
  assert.deepEqual(done, ["bet 8"]);
});

test("few numbers are marked as few", () => {
  const classes = (high) =>
    said([ask({ ask: { low: 0, high, usual: 0, laid: 0 } })]).node.querySelector(".ask").className;
  assert.deepEqual([classes(9), classes(10)], ["ask few", "ask"]);
});

test("a number that much hangs on is asked for only after a first press", () => {
  const dare = ask({ does: "dare" });
  const { node, done } = said([dare]);
  assert.equal(node.querySelectorAll("input").length, 0);
  press(option(node));
  assert.deepEqual(done, ["arm bet {}"]);
  const armed = said([dare], { armed: () => "bet {}" });
  assert.equal(armed.node.querySelectorAll("input").length, 1);
  press(option(armed.node));
  assert.deepEqual(armed.done, ["bet 5"]);
});

test("cards to pick are sent when there are enough and not too many", () => {
  const pick = choice("discard {}", { pick: { low: 2, high: 3 } });
  const at = (...picked) => said([pick], { picked: new Set(picked) });
  assert.equal(find(at("AS").node, ".main").disabled, true);
  assert.equal(find(at("AS", "KS", "QS", "JS").node, ".main").disabled, true);
  const { node, done } = at("AS", "KS");
  assert.equal(find(node, ".main").disabled, false);
  assert.deepEqual(textsOf(node, "small"), ["chosen-of(most=3, n=2)"]);
  press(find(node, ".main"));
  assert.deepEqual(done, ["discard AS KS"]);
});

test("a choice that needs cards or a number and is not allowed is a plain one", () => {
  const { node, done } = said([ask({ refusal: refusal("too late") })]);
  press(option(node));
  assert.deepEqual(done, ["too late"]);
});

const groups = (node) =>
  [...node.querySelectorAll(".group")].map((each) => [each.className.trim(), each.children.length]);
const calls = (count, group = "") =>
  Array.from({ length: count }, (_, at) => choice(`bid ${group}${at}`, { does: "call", group }));

test("choices of one group lie in one row, in the order in which the groups come", () => {
  const all = [choice("a", { group: "x" }), choice("b", { group: "y" }), choice("c", { group: "x" })];
  const { node } = said(all);
  assert.deepEqual(groups(node), [
    ["group", 2],
    ["group", 1],
  ]);
  assert.deepEqual(textsOf(find(node, ".group"), "b"), ["a", "c"]);
});

test("many calls make a grid, calls of several levels a row each, cards a row of cards", () => {
  assert.deepEqual(groups(said(calls(6)).node), [["group", 6]]);
  assert.deepEqual(groups(said(calls(7)).node), [["group many", 7]]);
  const levels = said([...calls(3, "6"), ...calls(3, "7"), choice("pass", { group: "p" })]).node;
  assert.deepEqual(groups(levels), [
    ["group level", 3],
    ["group level", 3],
    ["group", 1],
  ]);
  assert.ok(levels.className.includes("with-levels"));
  assert.deepEqual(groups(said([choice("pair", { cards: ["AS"] })]).node), [["group cards", 1]]);
});

// -- chips -------------------------------------------------------------------------------------------

const stake = (more = {}) =>
  choice("bet player {}", {
    does: "stake",
    place: "player",
    label: "Player",
    ask: { low: 5, high: 150, usual: 5, laid: 0 },
    ...more,
  });
const laid = (more = {}) => stake({ ask: { low: 5, high: 150, usual: 5, laid: 20 }, ...more });

test("a press on a place adds the chosen chip to what lies there, up to the limit", () => {
  const { node, done } = said([stake(), laid({ move: "bet tie {}", place: "tie" })]);
  const [player, tie] = node.querySelectorAll(".lay");
  press(player);
  press(tie);
  press(find(node, ".chip-100"));
  press(tie);
  press(find(node, ".chip-25"));
  press(player);
  press(find(node, ".chip-5"));
  assert.deepEqual(done, ["bet player 5", "bet tie 25", "bet tie 120", "bet player 25"]);
});

test("no chip is offered that is worth more than the limit", () => {
  assert.deepEqual(textsOf(said([stake()]).node, ".chip:not(i)"), ["1", "5", "25", "100"]);
});

test("the chosen chip is marked, and none beside it", () => {
  const { node } = said([stake()]);
  press(find(node, "button.chip-25"));
  const pressed = [...node.querySelectorAll("button.chip")].filter(
    (each) => each.getAttribute("aria-pressed") === "true",
  );
  assert.deepEqual(
    pressed.map((each) => each.textContent),
    ["25"],
  );
  press(find(node, "button.chip-5"));
});

test("what lies on a place is taken back beside it, and a place that is refused says why", () => {
  const back = choice("take player", { does: "take_back", place: "player", label: "Take back" });
  const { node, done } = said([laid(), back, stake({ place: "tie", ask: null, refusal: refusal("no more bets") })]);
  press(find(node, ".exact .step"));
  press(node.querySelectorAll(".lay")[1]);
  assert.deepEqual(done, ["take player", "no more bets"]);
});

test("an exact number of chips is filled in", () => {
  const { node, done } = said([laid()]);
  const field = find(node, ".exact input");
  assert.equal(field.value, "20");
  field.value = "149";
  field.dispatchEvent(Object.assign(new Event("keydown"), { key: "Enter" }));
  assert.deepEqual(done, ["bet player 149"]);
});

test("the chips that lie on a place are drawn there, from one's own plate", () => {
  const fact = (about, at, count) => ({ about, label: "", value: "", count, term: "", place: at });
  const facts = [fact("stake", "tie", 7), fact("other", "player", 9), fact("stake", "player", 30)];
  const { node } = said([stake(), stake({ place: "pair" })], {}, { plates: [plate(0, { facts })] });
  assert.deepEqual(textsOf(node, ".laid b"), ["30"]);
});

test("what is bet once more stands beside the chips", () => {
  const { node, done } = said([stake(), choice("again", { does: "again" }), choice("ready")]);
  press(find(node, ".beside-chips .option"));
  press(find(node, ".with-tray > .option"));
  assert.deepEqual(done, ["again", "ready"]);
});
