import assert from "node:assert/strict";
import test from "node:test";
import { load, page } from "../page.mjs";

const document = page();
const { fly, places, skip, sweep } = await load("felt/motion");

const box = (x, y, width = 40, height = 60) => ({ x, y, width, height });

/**
 * A felt of cards and plates: each a place ("mid", "hand", "own", "seats"), a name and a box.
 * @param {[string, string, object, string?][]} lying
 */
function felt(lying) {
  const node = document.createElement("div");
  const moved = {};
  for (const [where, name, at, owner] of lying) {
    let place = node.querySelector(`.${where.split(" ")[0]}`);
    if (!place) {
      place = document.createElement("div");
      place.className = where;
      place.getBoundingClientRect = () => box(500, 300, 200, 100);
      node.append(place);
    }
    const each = document.createElement("span");
    each.append = (light) => {
      light.animate = () => undefined;
      Object.getPrototypeOf(each).append.call(each, light);
    };
    if (where === "plates") each.dataset.seat = name;
    else {
      each.className = "card";
      each.dataset.card = name;
    }
    if (owner !== undefined) each.dataset.owner = owner;
    each.getBoundingClientRect = () => at;
    each.animate = (steps, how) => {
      moved[name] = { steps, ...how };
      return { finished: Promise.resolve(), currentTime: 0 };
    };
    place.append(each);
  }
  return { node, moved };
}

test("every card and plate has a place, and a card face down has none of its own", () => {
  const { node } = felt([
    ["mid", "AS", box(1, 2)],
    ["mid", "", box(3, 4)],
    ["plates", "2", box(5, 6)],
  ]);
  assert.deepEqual([...places(node).keys()], ["AS", "seat 2"]);
});

test("a played card turns a little on its way, is nearest before it lies down, and lies still", () => {
  const { node, moved } = felt([["mid zone-trick", "AS", box(100, 100, 40, 60)]]);
  fly(node, new Map([["AS", box(240, 100, 40, 60)]]), 1);
  assert.deepEqual(
    moved.AS.steps.map((step) => step.transform),
    ["translate(140px, 0px) scale(1) rotate(10deg)", "translate(17px, -8px) scale(1.1) rotate(2.5deg)", "none"],
  );
});

test("a card flies from where it lay to where it lies", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100, 40, 60)]]);
  fly(node, new Map([["AS", box(10, 20, 80, 120)]]), 1);
  assert.deepEqual(moved.AS.steps, [{ transform: "translate(-70px, -50px) scale(2)" }, { transform: "none" }]);
  assert.equal(moved.AS.duration, 260);
});

test("a card that lies where it lay, or moves by a hair, does not fly", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100)]]);
  fly(node, new Map([["AS", box(101, 102)]]), 1);
  assert.deepEqual(moved, {});
});

test("a card that was not seen before comes from the plate of its seat", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100), "2"]]);
  fly(node, new Map([["seat 2", box(300, 100, 40, 60)]]), 1);
  assert.equal(moved.AS.steps[0].transform, "translate(200px, 0px) scale(1)");
});

test("a card that was not shown had no place to come from", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100), "2"]]);
  const from = new Map([
    ["AS", box(0, 0, 0, 0)],
    ["seat 2", box(300, 100, 40, 60)],
  ]);
  fly(node, from, 1);
  assert.equal(moved.AS.steps[0].transform, "translate(200px, 0px) scale(1)");
});

test("a card of nobody appears where it lies, one after the other", () => {
  const { node, moved } = felt([
    ["mid", "AS", box(100, 100)],
    ["mid", "KS", box(200, 100)],
  ]);
  fly(node, new Map([["seat 0", box(0, 0)]]), 1);
  assert.deepEqual([moved.AS.delay, moved.KS.delay], [0, 110]);
  assert.equal(moved.AS.steps[0].opacity, 0);
});

test("a card that is not shown flies nowhere", () => {
  const { node, moved } = felt([["mid", "AS", box(0, 0, 0, 0)]]);
  fly(node, new Map([["AS", box(300, 100)]]), 1);
  assert.deepEqual(moved, {});
});

test("nothing flies without a pace, nor over the first felt", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100)]]);
  fly(node, new Map([["AS", box(0, 0)]]), 0);
  fly(node, new Map(), 1);
  assert.deepEqual(moved, {});
});

test("the slower a person likes it, the longer a card flies", () => {
  const { node, moved } = felt([["mid", "AS", box(100, 100)]]);
  fly(node, new Map([["AS", box(0, 0)]]), 2);
  assert.equal(moved.AS.duration, 520);
});

test("a fresh hand of five cards or more is dealt card by card; fewer just lie there", () => {
  const hand = (count) => felt(Array.from({ length: count }, (_, at) => ["hand", `${at + 2}S`, box(50 * at, 400)]));
  const from = new Map([["seat 0", box(0, 0)]]);
  const five = hand(5);
  fly(five.node, from, 1);
  assert.deepEqual(
    Object.values(five.moved).map((each) => each.delay),
    [0, 45, 90, 135, 180],
  );
  skip({ getAnimations: () => [] });
  const four = hand(4);
  fly(four.node, from, 1);
  assert.deepEqual(four.moved, {});
});

test("a hand is dealt from the dealer's plate, and a felt redrawn meanwhile goes on with it", () => {
  const names = ["2S", "3S", "4S", "5S", "6S"];
  const table = () => {
    const found = felt([
      ...names.map((name, at) => ["hand", name, box(50 * at, 400)]),
      ["plates", "2", box(600, 20, 40, 60)],
    ]);
    const sign = document.createElement("span");
    sign.className = "button-d";
    found.node.querySelector("[data-seat]").append(sign);
    return found;
  };
  const first = table();
  fly(first.node, new Map([["seat 0", box(0, 0)]]), 1);
  assert.match(first.moved["2S"].steps[0].transform, /^translate\(600px, -380px\)/);
  const second = table();
  fly(second.node, places(first.node), 1);
  assert.deepEqual(Object.keys(second.moved), names);
  skip({ getAnimations: () => [] });
  const third = table();
  fly(third.node, places(second.node), 1);
  assert.deepEqual(third.moved, {});
});

test("a trick is gathered, goes to the plate that has won it, and that is waited for", async () => {
  const { node, moved } = felt([
    ["zone-trick", "AS", box(100, 100, 40, 60)],
    ["plates", "2", box(300, 100, 40, 60)],
  ]);
  await sweep(node, 2, 1);
  assert.match(moved.AS.steps[1].transform, /^translate\(0px, 0px\)/);
  assert.match(moved.AS.steps[2].transform, /^translate\(200px, 0px\)/);
});

test("the last trick of a hand goes more slowly, and the winner's plate glows on the next felt", async () => {
  const trick = ["zone-trick", "AS", box(100, 100)];
  const plate = ["plates", "2", box(300, 100)];
  const [last, other] = [felt([trick, plate]), felt([trick, plate, ["hand", "KS", box(0, 400)]])];
  for (const each of [last, other]) await sweep(each.node, 2, 1);
  assert.ok(last.moved.AS.duration > other.moved.AS.duration);
  const glows = () => {
    const { node } = felt([plate]);
    fly(node, new Map([["seat 2", box(300, 100)]]), 1);
    return node.querySelectorAll(".glow").length;
  };
  assert.deepEqual([glows(), glows()], [1, 0]);
});

test("a trick goes nowhere without a pace, or to a seat without a plate", async () => {
  const { node, moved } = felt([
    ["zone-trick", "AS", box(100, 100)],
    ["plates", "2", box(300, 100)],
  ]);
  await sweep(node, 2, 0);
  await sweep(node, 3, 1);
  assert.deepEqual(moved, {});
});

test("whoever does not want to wait sees every movement at its end", () => {
  const { node } = felt([]);
  let done = 0;
  node.getAnimations = () => [{ finish: () => (done += 1) }, { finish: () => (done += 1) }];
  skip(node);
  assert.equal(done, 2);
});
