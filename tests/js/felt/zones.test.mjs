import assert from "node:assert/strict";
import test from "node:test";
import { face, plate, refusal, scene, zone } from "../made.mjs";
import { find, load, page, textsOf } from "../page.mjs";

page();
const { bead, cardElement, isAside, isBadge, noteOn, place, twins, zoneElement } = await load("felt/zones");

test("seats lie clockwise from the viewer at the foot", () => {
  const [south, west, north, east] = [0, 1, 2, 3].map((at) => place(at, 4));
  assert.ok(south.y > north.y);
  assert.ok(west.x < south.x && south.x < east.x);
  assert.deepEqual([south.x, Math.round(west.y), Math.round(east.y)], [50, 50, 50]);
});

test("any number of seats goes round once", () => {
  for (const seats of [2, 3, 5, 6, 7]) {
    const all = Array.from({ length: seats }, (_, at) => place(at, seats));
    assert.equal(new Set(all.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size, seats);
    assert.ok(all.every(({ x, y }) => x >= 8 && x <= 92 && y >= 8 && y <= 92));
  }
});

test("two cards alike are the first and the second", () => {
  const cards = ["QS", "KH", "QS'", "AD'", null, null].map((each) => face(each));
  assert.deepEqual(twins(cards), ["first-of-two", "", "second-of-two", "", "", ""]);
});

test("a note is read on a card unless its mark is seen already", () => {
  assert.equal(noteOn(face("AS", { marks: ["wins"], note: "wins" })), "");
  assert.equal(noteOn(face("AS", { marks: ["wins", "led"], note: "led" })), "led");
});

const HANDS = { move: () => undefined };
const kind = (node) => [node.localName, node.className];

test("a card that can be played is a button; for a watcher nothing is", () => {
  const card = face("AS", { move: "play AS" });
  assert.deepEqual(kind(cardElement(card, HANDS)), ["button", "card"]);
  assert.deepEqual(kind(cardElement(card, {})), ["span", "card"]);
  assert.deepEqual(kind(cardElement(face("AS"), HANDS)), ["span", "card"]);
});

test("a card that may not be played is dim, and says why", () => {
  const node = cardElement(face("AS", { move: "play AS", refusal: refusal("Follow suit.") }), HANDS);
  assert.deepEqual(kind(node), ["button", "card dim"]);
  assert.equal(node.getAttribute("aria-label"), "not-playable(card=card(rank=A, suit=S), why=Follow suit.)");
});

test("what is special about a card, that it is chosen and where it lies is said with it", () => {
  const hands = { ...HANDS, picked: new Set(["AS"]), partners: new Set(["KS"]) };
  const said = (card, where) =>
    cardElement(face(card, { note: "led", marks: ["led"] }), hands, where).getAttribute("aria-label");
  assert.equal(said("AS", "row 1"), "card(rank=A, suit=S), led, chosen, row 1");
  assert.equal(said("KS"), "card(rank=K, suit=S), led, goes-with");
});

test("a card that some choice is about can be pressed", () => {
  assert.equal(cardElement(face("AS"), { ...HANDS, named: new Set(["AS"]) }).localName, "button");
});

test("a card that is gone leaves its place, and is said to nobody", () => {
  const node = cardElement(face(null, { marks: ["gone"] }), HANDS);
  assert.deepEqual(kind(node), ["span", "card gone"]);
  assert.equal(node.getAttribute("aria-hidden"), "true");
});

const TABLE = scene({ plates: [plate(2), plate(3), plate(0), plate(1)], seat: 2 });
const drawn = (more) => zoneElement(zone("it", more), TABLE, {});

test("a card of the trick lies before its seat, wherever the viewer sits", () => {
  const node = drawn({ shape: "trick", role: "trick", faces: [face("AS", { seat: 2 }), face("KS", { seat: 0 })] });
  const [own, other] = [...node.querySelectorAll(".slot")];
  const y = (each) => Number(each.style.getPropertyValue("--y"));
  assert.ok(y(own) > 50 && y(other) < 50);
  assert.deepEqual(
    [...node.querySelectorAll(".card")].map((each) => each.getAttribute("aria-label").split(", ").at(-1)),
    ["from(who=You)", "from(who=P0)"],
  );
});

test("a pile shows its top card and how many lie there", () => {
  assert.equal(find(drawn({ shape: "pile", count: 30, faces: [face("AS")] }), ".count").textContent, "30");
  assert.equal(drawn({ shape: "pile", count: 30 }).querySelectorAll(".down").length, 1, "a back");
  assert.equal(drawn({ shape: "pile", count: 0 }).querySelectorAll(".empty").length, 1);
  assert.deepEqual(textsOf(drawn({ shape: "pile", faces: [face("AS")] }), ".count"), []);
});

test("cards of a triangle are said with their place in it", () => {
  const node = drawn({ shape: "triangle", rows: [[face("AS")], [face("KS"), face("QS")]] });
  assert.equal(node.querySelectorAll(".triangle-row").length, 2);
  assert.match([...node.querySelectorAll(".card")].at(-1).getAttribute("aria-label"), /in-row\(most=2, n=2, row=2\)$/);
});

test("a road tells its lines, or that it is empty", () => {
  const beads = [[{ sign: "player", ties: 2, pair: true }, null]];
  assert.equal(
    find(drawn({ shape: "road", beads, lines: ["1 : 0"] }), ".road").getAttribute("aria-label"),
    "it: 1 : 0",
  );
  assert.equal(find(drawn({ shape: "road" }), ".road").getAttribute("aria-label"), "road-empty(road=it)");
});

test("a sign on a road has its letter, its ties, its pair and its place", () => {
  const node = bead({ sign: "banker", ties: 2, pair: true }, 3, 1);
  assert.deepEqual([node.className, textsOf(node, "*")], ["bead bead-banker pair tied", ["B", "2"]]);
  assert.deepEqual(
    ["--at", "--row"].map((each) => node.style.getPropertyValue(each)),
    ["4", "2"],
  );
});

test("a place that is empty says so to the style", () => {
  assert.ok(drawn({}).className.includes("bare"));
  assert.ok(!drawn({ lines: ["x"] }).className.includes("bare"));
});

test("short facts, things to look up and all else are told apart", () => {
  const kinds = [{ shape: "badge" }, { shape: "badge", role: "pot" }, { role: "aside" }, {}].map((more) => {
    const each = zone("it", more);
    return [isBadge(each), isAside(each)];
  });
  assert.deepEqual(kinds, [
    [true, false],
    [false, false],
    [false, true],
    [false, false],
  ]);
});
