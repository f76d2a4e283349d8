import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { choice, face, refusal, room } from "../made.mjs";
import { find, press } from "../page.mjs";
import { at, bids, document, done, hand, heard, news, touch, type } from "../touched.mjs";

test("a digit that can mean but one bid is bid at once", () => {
  at(bids(2, 3));
  type("3");
  assert.deepEqual(done, ["bid 3"]);
});

test("a digit that may go on waits for the next one for a moment", () => {
  at(bids(1, 2, 11, 13));
  type("1");
  mock.timers.tick(899);
  assert.deepEqual(done, []);
  mock.timers.tick(1);
  assert.deepEqual(done, ["bid 1"]);
  type("1", "3");
  assert.deepEqual(done, ["bid 1", "bid 13"]);
});

test("what was typed is said at once by the key that ends a line", () => {
  at(bids(1, 11));
  type("1", "Enter");
  assert.deepEqual(done, ["bid 1"]);
  mock.timers.tick(10_000);
  assert.deepEqual(done, ["bid 1"]);
});

test("digits that mean nothing together begin anew with the last one", () => {
  at(bids(1, 11, 7));
  type("1", "7");
  assert.deepEqual(done, ["bid 7"]);
});

test("what may be typed for a choice besides its key is typed whole", () => {
  at([choice("bid 7S", { key: "", typed: ["7s"] }), choice("bid 7N", { typed: ["7n", "7nt"] })]);
  type("7", "n");
  mock.timers.tick(900);
  type("7", "S");
  assert.deepEqual(done, ["bid 7N", "bid 7S"]);
});

test("a number that is asked for gets the focus by its key", () => {
  const { felt } = at([choice("bet {}", { key: "b", ask: { low: 1, high: 20, usual: 5, laid: 0 } })]);
  type("b");
  assert.equal(document.activeElement, find(felt, "input"));
});

test("letters are the keys of the table where they are no choice", () => {
  at(bids(1));
  type("l", "s", "h", "u");
  assert.deepEqual(done, ["last trick", "sheet", "hint", "undo"]);
});

test("a letter that is a choice is that choice", () => {
  at([choice("stand", { key: "s" })]);
  type("s");
  assert.deepEqual(done, ["stand"]);
});

test("hints and moves back are asked for only where there are some", () => {
  at([], [], { room: room({ hints: false }), you: null });
  type("h", "u");
  assert.deepEqual(done, []);
});

test("keys do nothing before a game, in a field, in a window, or with another key held", () => {
  at(bids(3), [], { room: room({ phase: "gathering" }) });
  type("3");
  touch.close();
  const { felt } = at(bids(3));
  const key = (node, more = {}) =>
    node.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key: "3", ...more }));
  const field = document.createElement("input");
  felt.append(field);
  key(field);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) key(document.body, { [held]: true });
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  key(document.body);
  assert.deepEqual(done, []);
});

test("arrows go from card to card and round, lift nothing, and play or put back", () => {
  const { card } = at([], [hand("AS", "KS", "QS")]);
  const focused = () => document.activeElement.dataset.card;
  type("ArrowRight");
  assert.equal(focused(), "AS");
  type("ArrowLeft");
  assert.equal(focused(), "QS");
  type("ArrowRight", "ArrowRight");
  assert.equal(focused(), "KS");
  press(card("KS"));
  type("ArrowDown");
  assert.equal(find(document, '[data-card="KS"]').className, "card");
  find(document, '[data-card="KS"]').focus();
  type("ArrowUp");
  assert.deepEqual(done, ["play KS"]);
});

test("while the table waits for the person, the keys that press or go on end the wait", () => {
  const { card } = at([], [hand("AS", "KS")]);
  type("Enter", " ", "ArrowRight");
  assert.deepEqual(heard, [], "and otherwise they tell nothing");
  news.release = () => undefined;
  document.activeElement.blur();
  for (const key of ["Enter", " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) type(key);
  assert.deepEqual(heard, Array(6).fill("hurry"));
  assert.equal(document.activeElement.localName, "button", "and the arrows to the sides still go to a card");
  card("AS").focus();
  type("ArrowUp", "x", "l");
  assert.deepEqual([heard.slice(6), done], [["hurry"], ["last trick"]], "and no card is played unseen");
});

test("a key that presses a control leaves the wait to its press", () => {
  const { card } = at([], [hand("AS")]);
  news.release = () => undefined;
  const key = (key) => Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key });
  for (const each of [key("Enter"), key(" ")]) {
    card("AS").dispatchEvent(each);
    assert.equal(each.defaultPrevented, false);
  }
  assert.deepEqual(heard, []);
  const elsewhere = key("Enter");
  document.body.dispatchEvent(elsewhere);
  assert.deepEqual([heard, elsewhere.defaultPrevented], [["hurry"], true]);
});

/** Press a key on something beside the felt; true if the key is left to the browser. */
function beside(node, key) {
  document.body.append(node);
  const event = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key });
  node.dispatchEvent(event);
  return !event.defaultPrevented;
}

test("a key that presses a control beside the felt ends the wait, and presses it all the same", () => {
  at([], [hand("AS")]);
  let released = 0;
  news.release = () => (released += 1);
  for (const name of ["button", "a", "summary"])
    for (const key of ["Enter", " "]) assert.ok(beside(document.createElement(name), key), name);
  assert.deepEqual([released, heard], [6, []], "and no drawer that it is in is closed");
});

test("the arrows up and down scroll the list beside the felt that has the focus, though the table waits", () => {
  at([], [hand("AS")]);
  news.release = () => undefined;
  const list = document.createElement("ol");
  for (const key of ["ArrowUp", "ArrowDown"]) assert.ok(beside(list, key), key);
  assert.deepEqual(heard, []);
  assert.ok(!beside(list, "ArrowLeft"));
  assert.deepEqual([heard, document.activeElement.dataset.card], [["hurry"], "AS"]);
});

test("where there is no card to go to, the arrows to the sides are left to the browser", () => {
  at([]);
  for (const key of ["ArrowLeft", "ArrowRight"]) assert.ok(beside(document.createElement("p"), key), key);
});

test("a question mark tells why the chosen card may not be played", () => {
  const { card } = at([], [hand(face("AS", { move: "play AS", refusal: refusal("Follow suit.") }))]);
  card("AS").focus();
  type("?");
  assert.deepEqual(done, ["why Follow suit."]);
});
