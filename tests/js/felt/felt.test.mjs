import assert from "node:assert/strict";
import test from "node:test";
import { choice, face, plate, scene, score, seat, zone } from "../made.mjs";
import { find, load, page, textsOf } from "../page.mjs";

const document = page();
const { drawAside, drawScene } = await load("felt/felt");

const hand = (...cards) => zone("hand", { role: "hand", shape: "fan", faces: cards.map((each) => face(each)) });
const rows = (...cards) => {
  const node = drawScene(scene({ zones: [hand(...cards)] }), {});
  return [...node.querySelectorAll(".hand-row")].map((row) => row.children.length);
};
const suit = (letter, count) =>
  "AKQJT98765432"
    .split("")
    .slice(0, count)
    .map((rank) => rank + letter);

test("seven cards lie in one row", () => {
  assert.deepEqual(rows(...suit("S", 7)), [7]);
});

test("more cards lie in two rows that break between two suits", () => {
  assert.deepEqual(rows(...suit("S", 5), ...suit("H", 8)), [5, 8]);
  assert.deepEqual(rows(...suit("S", 4), ...suit("H", 2), ...suit("D", 7)), [6, 7]);
  assert.deepEqual(rows(...suit("S", 4), ...suit("H", 4)), [4, 4]);
});

test("where a break between suits would make a row too long, it is in the middle", () => {
  assert.deepEqual(rows(...suit("S", 4), ...suit("H", 9)), [7, 6]);
  assert.deepEqual(rows(...suit("S", 13)), [7, 6]);
});

test("the second of two copies is of the same suit", () => {
  assert.deepEqual(rows("AS", "AS'", "KS", "KS'", "QH", "QH'", "JH", "JH'"), [4, 4]);
});

test("a note that stands on several cards is said once beside the hand", () => {
  const faces = ["AS", "KS", "QS"].map((each) => face(each, { marks: ["trump"], note: "trump" }));
  const node = drawScene(scene({ zones: [zone("hand", { role: "hand", faces: [...faces, face("2H")] })] }), {});
  assert.deepEqual(textsOf(node, ".legend"), ["trump"]);
  assert.equal(node.querySelectorAll(".card.dotted").length, 3);
});

const plates = (more = {}, hands = {}) => drawScene(scene({ plates: [plate(0, more), plate(1)] }), hands);
const fact = (about, value, more = {}) => ({ about, label: about, value, count: null, term: "", place: "", ...more });

test("tricks stand beside the bid that they answer, and are drawn", () => {
  const node = plates({ facts: [fact("bid", "4"), fact("tricks", "2", { count: 2 }), fact("other", "x")] });
  const [own] = node.querySelectorAll(".plate");
  assert.deepEqual(textsOf(own, ".fact b"), ["2/4", "x"]);
  assert.equal(own.querySelectorAll(".taken i").length, 2);
});

test("a bid alone stands as it is", () => {
  assert.deepEqual(textsOf(plates({ facts: [fact("bid", "4")] }), ".fact b"), ["4"]);
});

test("a plate says who plays on its seat: a bot, a bot for now, or somebody who is away", () => {
  const kind = (person) => textsOf(find(plates({}, { seats: [person, seat("bot")] }), ".own-line .plate"), ".kind");
  assert.deepEqual(kind(seat("person")), []);
  assert.deepEqual(kind(seat("person", { here: false })), ["away"]);
  assert.deepEqual(kind(seat("person", { standin: true })), ["bot-for-now"]);
  assert.deepEqual(kind(seat("person", { waits: true })), ["bot-for-now"]);
  assert.equal(plates({}, { seats: [seat("person"), seat("bot")] }).querySelectorAll(".seats .bot-sign").length, 1);
});

test("a clock that runs stands on its plate in whole seconds", () => {
  const node = plates({}, { seats: [seat("person", { clock: 11.2 }), seat("bot")] });
  assert.deepEqual(textsOf(node, ".clock"), ["seconds(n=12)"]);
});

test("who deals, whose turn it is and who is one's partner can be seen", () => {
  const node = plates({ dealer: true, to_act: true, partner: true });
  const own = find(node, ".own-line .plate");
  assert.ok(own.className.includes("to-act"));
  assert.deepEqual([textsOf(own, ".button-d"), textsOf(own, ".partner")], [["dealer-sign"], ["partner"]]);
});

test("a watcher sees no choices, and the felt is marked as watched", () => {
  const told = scene({ choices: [choice("bid 3")] });
  const [watched, played] = [drawScene(told, {}), drawScene(told, { move: () => undefined })];
  assert.deepEqual(
    [watched.querySelectorAll(".options-bar").length, played.querySelectorAll(".options-bar").length],
    [0, 1],
  );
  assert.ok(watched.className.includes("watched") && !played.className.includes("watched"));
});

test("each player has a colour, or each side has one", () => {
  const solo = (...sides) => drawScene(scene({ plates: sides.map((side, at) => plate(at, { side })) }), {}).className;
  assert.ok(solo(0, 1, 2).includes("solo"));
  assert.ok(!solo(0, 1, 0, 1).includes("solo"));
});

test("a card goes with those that are picked, and what some choice is about can be pressed", () => {
  const zones = [zone("table", { faces: [face("QS"), face("KH"), face("2D")] })];
  const pair = choice("pair", { does: "together", cards: ["QS", "KH"] });
  const hands = { move: () => undefined, picked: new Set(["QS"]) };
  const node = drawScene(scene({ zones, choices: [pair] }), hands);
  const classes = [...node.querySelectorAll(".card")].map((each) => [each.localName, each.className]);
  assert.deepEqual(classes, [
    ["button", "card raised"],
    ["button", "card partner"],
    ["span", "card"],
  ]);
});

test("at the end, where no cards are left, the sides stand by their points, the highest first", () => {
  const over = scene({
    over: "You win.",
    score: score({ sides: ["A", "B", "C"], totals: [5, 30, -2], notes: ["", "", ""], now: [] }),
  });
  const node = find(drawScene(over, {}), ".result");
  assert.deepEqual(textsOf(node, "dt"), ["B", "A", "C"]);
  assert.deepEqual(textsOf(node, "dd"), ["30", "5", "−2"]);
  assert.equal(drawScene(scene(), {}).querySelectorAll(".result").length, 0);
});

test("who has won stands in laurels above the result, and nothing is said twice", () => {
  const seats = [seat("person", { face: "fox", colour: "red" }), seat("bot", { face: "owl", colour: "blue" })];
  const lying = [zone("table", { faces: [face("AS")] }), hand("KS")];
  const over = scene({ over: "You win.", zones: lying, score: score({ totals: [5, 3], story: "It turned late." }) });
  const after = document.createElement("button");
  const node = drawScene(over, { seats, winners: [0], after });
  assert.equal(node.querySelectorAll(".laurel .animal").length, 1);
  assert.deepEqual(textsOf(node, ".said"), ["You win.", "It turned late."]);
  assert.equal(node.querySelectorAll(".card, .prompt").length, 0);
  assert.ok(find(node, ".result").contains(after));
  const drawn = drawScene(over, { seats, winners: [] });
  assert.equal(drawn.querySelectorAll(".laurel").length, 0);
});

test("one side alone has its total in the headline only", () => {
  const over = scene({ over: "Three cards are left.", score: score({ sides: ["You"], totals: [3] }) });
  assert.equal(drawScene(over, { winners: [] }).querySelectorAll("dl").length, 0);
});

test("a call is made in the middle, unless cards lie there", () => {
  const move = () => undefined;
  const calling = (...zones) =>
    drawScene(scene({ layout: "ring", zones, choices: [choice("bid 3")] }), { move }).className.includes("calling");
  assert.ok(calling());
  assert.ok(calling(zone("stock", { shape: "pile" }), zone("meld", { seat: 1 })));
  assert.ok(!calling(zone("trick", { shape: "trick", faces: [face("AS")] })));
});

test("while a panel lies there, plates say nothing of the next deal, and its cards are not shown", () => {
  const panel = document.createElement("section");
  const own = plate(0, { to_act: true, dealer: true, facts: [fact("bid", "4")] });
  const node = drawScene(scene({ plates: [own, plate(1)], zones: [hand("AS")], choices: [choice("a")] }), {
    panel,
    move: () => undefined,
  });
  assert.equal(node.querySelectorAll(".card, .fact, .to-act, .button-d, .options-bar").length, 0);
  assert.equal(find(node, ".prompt").textContent, "deal-is-over");
});

test("what is only looked up lies beside the felt", () => {
  const aside = zone("counts", { role: "aside" });
  const told = scene({ zones: [aside, zone("table", { faces: [face("AS")] })] });
  assert.deepEqual(
    drawAside(told).map((each) => each.dataset.zone),
    ["counts"],
  );
  assert.deepEqual(textsOf(drawScene(told, {}), "[data-zone=counts]"), []);
});
