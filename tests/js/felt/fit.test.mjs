import assert from "node:assert/strict";
import test from "node:test";
import { give, load, page } from "../page.mjs";

const document = page();
const { fit, keepFitting } = await load("felt/fit");

/**
 * A place with a felt of a height, of which what lies on it takes `needs(size of cards, size of the hand, tight)`.
 * @param {(cards: number, hand: number, tight: boolean) => number} needs
 */
function place(height, needs) {
  const node = document.createElement("div");
  node.innerHTML = '<div class="felt"><div class="info"></div><div class="mid"></div></div>';
  const felt = node.firstElementChild;
  const size = (name) => Number(felt.style.getPropertyValue(name) || 1);
  const boxed = (box) => () => ({ left: 0, top: 0, right: 0, bottom: 0, width: 0, ...box });
  Object.defineProperties(felt, {
    clientHeight: { get: () => height },
    scrollHeight: {
      get: () => Math.max(height, needs(size("--fit"), size("--fit-hand"), felt.classList.contains("tight"))),
    },
  });
  for (const each of felt.children) each.getBoundingClientRect = boxed({});
  const told = () => ({
    cards: Math.round(size("--fit") * 100) / 100,
    hand: Math.round(size("--fit-hand") * 100) / 100,
    classes: [...felt.classList].filter((each) => each !== "felt").join(" "),
  });
  return { node, felt, told, boxed };
}

test("a felt that is large enough is left as it is", () => {
  const { node, told } = place(600, () => 601);
  fit(node);
  assert.deepEqual(told(), { cards: 1, hand: 1, classes: "" });
});

test("cards on the table get smaller first, and no smaller than they must", () => {
  const { node, told } = place(600, (cards) => 480 + 200 * cards);
  fit(node);
  const { cards, hand, classes } = told();
  assert.deepEqual([hand, classes], [1, ""]);
  assert.ok(480 + 200 * cards <= 601 && 480 + 200 * (cards + 0.06) > 601, String(cards));
});

test("then what is only said goes, before the hand gets smaller", () => {
  const { node, told } = place(600, (_cards, _hand, tight) => (tight ? 600 : 700));
  fit(node);
  assert.deepEqual([told().hand, told().classes], [1, "tight"]);
});

test("then the hand gets smaller, down to two thirds", () => {
  const { node, told } = place(600, (cards, hand) => 620 + 100 * (hand - 0.9));
  fit(node);
  assert.deepEqual([told().hand, told().classes], [0.7, "tight"]);
});

test("then the cards once more, and what is too full even so scrolls, with its foot first", () => {
  const { node, felt, told } = place(600, () => 900);
  fit(node);
  const { cards, hand, classes } = told();
  assert.ok(cards < 0.4 && cards > 0.3, String(cards));
  assert.ok(hand < 0.7 && hand > 0.59, String(hand));
  assert.equal(classes, "tight low scrolls");
  assert.equal(felt.scrollTop, 300);
});

test("on a low felt nothing gets smaller: it scrolls, and what is only said goes", () => {
  const { node, felt, told } = place(480, () => 700);
  fit(node);
  assert.deepEqual(told(), { cards: 1, hand: 1, classes: "low tight scrolls" });
  assert.equal(felt.scrollTop, 220);
});

test("a low felt with room for all scrolls only where the score would lie over something", () => {
  const free = place(400, () => 400);
  fit(free.node);
  assert.equal(free.told().classes, "low");
  const { node, felt, told, boxed } = place(400, () => 400);
  const panel = document.createElement("div");
  panel.className = "deal-panel";
  felt.append(panel);
  felt.querySelector(".info").getBoundingClientRect = boxed({ right: 100, bottom: 50 });
  panel.getBoundingClientRect = boxed({ left: 90, top: 40, width: 10 });
  fit(node);
  assert.equal(told().classes, "low scrolls");
  panel.getBoundingClientRect = boxed({ left: 110, top: 40, width: 10 });
  fit(node);
  assert.equal(told().classes, "low");
});

test("a felt that somebody has scrolled stays where it is when it is drawn anew", () => {
  const { node, felt } = place(400, () => 700);
  fit(node);
  felt.scrollTop = 120;
  felt.onscroll();
  felt.scrollTop = 0;
  fit(node);
  assert.equal(felt.scrollTop, 120);
});

test("a felt that has become large enough is whole again", () => {
  let full = true;
  const { node, told } = place(600, () => (full ? 900 : 600));
  fit(node);
  full = false;
  fit(node);
  assert.deepEqual(told(), { cards: 1, hand: 1, classes: "" });
});

test("a place without a felt is left alone", () => {
  fit(document.createElement("div"));
});

test("the felt is fitted anew when the window changes, or what lies on it, until nobody looks", () => {
  const watchers = [];
  let later = null;
  give({
    ResizeObserver: class {
      constructor(work) {
        Object.assign(this, { work, seen: [] });
        watchers.push(this);
      }
      observe(node) {
        this.seen.push(node);
      }
      disconnect() {
        this.seen = [];
      }
    },
    requestAnimationFrame: (work) => (later = work),
  });
  let needs = 600;
  const { node, felt, told } = place(600, () => needs);
  const end = keepFitting(node);
  fit(node);
  fit(node);
  const [watcher] = watchers;
  assert.deepEqual(watcher.seen, [node, felt, ...felt.children], "each once");
  needs = 900;
  watcher.work([{ target: node }]);
  assert.equal(told().classes, "tight low scrolls");
  needs = 600;
  watcher.work([{ target: felt }]);
  assert.equal(told().classes, "tight low scrolls", "in the next frame");
  later();
  assert.equal(told().classes, "");
  end();
  assert.deepEqual(watcher.seen, []);
});
