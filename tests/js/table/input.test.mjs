import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { choice, face, refusal, scene, zone } from "../made.mjs";
import { buttonOf, find, press } from "../page.mjs";
import { at, bids, document, done, hand, prefs, touch } from "../touched.mjs";

// -- cards -------------------------------------------------------------------------------------------

test("a card is lifted by one press and played by the next", () => {
  const { card, felt } = at([], [hand("AS", "KS")]);
  press(card("AS"));
  assert.deepEqual([done, card("AS").className], [[], "card raised"]);
  assert.equal(find(felt, ".own-line > .prompt").textContent, "tap-again");
  press(card("KS"));
  assert.deepEqual([card("AS").className, card("KS").className], ["card", "card raised"]);
  press(card("KS"));
  assert.deepEqual(done, ["play KS"]);
});

test("one press plays where the person likes it so, by a key, or face down", () => {
  press(at([], [hand("AS", "KS")]).card("AS"), 0);
  prefs.tap = "one";
  press(at([], [hand("AS", "KS")]).card("KS"));
  prefs.tap = "two";
  press(find(at([], [hand(face(null, { move: "turn" }))]).felt, "button.card"));
  assert.deepEqual(done, ["play AS", "play KS", "turn"]);
});

test("unless the person likes it otherwise, a mouse plays by one press, and a finger by two", () => {
  prefs.tap = "mouse";
  const { card, felt } = at([], [hand("AS", "KS")]);
  const by = (pointerType) =>
    felt.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType, button: 0, target: card("AS") }));
  by("touch");
  press(card("AS"));
  assert.deepEqual([done, card("AS").className], [[], "card raised"]);
  by("mouse");
  press(card("KS"));
  assert.deepEqual(done, ["play KS"]);
});

test("a card that may not be played says why", () => {
  const { card } = at([], [hand(face("AS", { move: "play AS", refusal: refusal("Follow suit.") }))]);
  press(card("AS"));
  assert.deepEqual(done, ["why Follow suit."]);
});

test("a watcher plays no card", () => {
  const { card } = at([], [hand("AS")], { you: null });
  press(card("AS"), 0);
  assert.deepEqual(done, []);
});

test("cards to pick are picked and put back, and those that are gone are forgotten", () => {
  const { card, felt } = at([choice("discard {}", { pick: { low: 2, high: 2 } })], [hand("AS", "KS", "QS")]);
  press(card("AS"));
  press(card("KS"));
  assert.deepEqual([...touch.picked], ["AS", "KS"]);
  assert.ok(card("AS").className.includes("raised"));
  press(card("AS"));
  press(card("QS"));
  press(find(felt, ".option.main"));
  assert.deepEqual(done, ["discard KS QS"]);
  touch.settle(scene({ zones: [hand("QS")] }));
  assert.deepEqual([...touch.picked], ["QS"]);
});

test("a pair is taken card by card, and a card that goes alone by two presses", () => {
  const zones = [zone("table", { faces: ["QS", "AH", "KD"].map((each) => face(each)) })];
  const choices = [
    choice("pair QS AH", { does: "together", cards: ["QS", "AH"] }),
    choice("king KD", { does: "together", cards: ["KD"] }),
  ];
  const { card } = at(choices, zones);
  press(card("QS"));
  press(card("AH"));
  assert.deepEqual(done, ["pair QS AH"]);
});

test("a game is given up by a second word only", () => {
  const { felt } = at([choice("resign", { does: "give_up", label: "Give up" })]);
  press(find(felt, ".option"));
  assert.deepEqual(done, []);
  press(buttonOf(find(document, "dialog"), "Give up"));
  assert.deepEqual(done, ["resign"]);
});

test("what much hangs on is forgotten when anything else is pressed", () => {
  const { felt } = at([choice("nil", { does: "dare", note: "100 points" })], [hand("AS")]);
  const nil = () => find(felt, '[data-move="nil"]');
  press(nil());
  assert.deepEqual([touch.armed, nil().querySelector("small").textContent], ["nil", "press-again"]);
  press(find(felt, ".seats"));
  assert.deepEqual([touch.armed, nil().querySelector("small").textContent], ["", "100 points"]);
  press(nil());
  press(nil());
  assert.deepEqual(done, ["nil"]);
});

test("what was pressed once is forgotten when it can be said no more", () => {
  at([choice("nil", { does: "dare" })]);
  touch.armed = "nil";
  touch.settle(scene({ choices: [choice("nil")] }));
  assert.equal(touch.armed, "nil");
  touch.settle(scene({ choices: [choice("bid 3")] }));
  assert.equal(touch.armed, "");
});

// -- the focus ---------------------------------------------------------------------------------------

/** The focus is on something; after drawing anew it is on what is found by that. */
function refocused(felt, node) {
  node.focus();
  const kept = touch.focused();
  touch.store.redraw();
  touch.refocus(kept);
  return document.activeElement;
}

test("what had the focus has it again when the table is drawn anew", () => {
  const { felt, card } = at(bids(1, 2), [hand("AS", "KS")]);
  assert.equal(refocused(felt, card("KS")).dataset.card, "KS");
  assert.equal(refocused(felt, find(felt, '[data-move="bid 2"]')).dataset.move, "bid 2");
});

test("a number that was being filled in is still there", () => {
  const { felt } = at([choice("bet {}", { ask: { low: 1, high: 20, usual: 5, laid: 0 } })]);
  find(felt, "input").value = "17";
  assert.equal(refocused(felt, find(felt, "input")).value, "17");
});

test("where what had the focus is gone, the first card that may be played has it, else the felt", () => {
  const dim = face("AS", { move: "play AS", refusal: refusal() });
  const { felt } = at([], [hand(dim, "KS")]);
  touch.refocus({ card: "2C" });
  assert.equal(document.activeElement.dataset.card, "KS");
  assert.equal(document.activeElement.getAttribute("tabindex"), "0");
  felt.replaceChildren();
  touch.refocus({ card: "2C" });
  assert.deepEqual([document.activeElement, touch.lost], [felt, true]);
});

test("the focus that is elsewhere on the page is left there", () => {
  at([], [hand("AS")]);
  find(document, "#settings").focus();
  assert.equal(touch.focused(), null);
  touch.refocus(null);
  assert.equal(document.activeElement.id, "settings");
});

// -- by a finger -------------------------------------------------------------------------------------

/** Move a finger, or the mouse with its button down, over the page. */
const point = (what, node, x, y) =>
  node.dispatchEvent(
    Object.assign(new Event(what, { bubbles: true }), { clientX: x, clientY: y, button: 0, buttons: 1 }),
  );

/** Drag a card so far up. */
function drag(node, up, end = "pointerup") {
  point("pointerdown", node, 100, 300);
  point("pointermove", document, 100, 300 - up / 2);
  point("pointermove", document, 100, 300 - up);
  point(end, document, 100, 300 - up);
}

test("a card that is dragged far enough is played, and one that is let go near its place is not", () => {
  const { card } = at([], [hand("AS", "KS")]);
  drag(card("AS"), 40);
  assert.deepEqual(done, []);
  drag(card("KS"), 60);
  assert.deepEqual(done, ["play KS"]);
});

test("a drag that the browser takes away plays nothing", () => {
  drag(at([], [hand("AS")]).card("AS"), 200, "pointercancel");
  assert.deepEqual(done, []);
});

test("the press at the end of a drag is none", () => {
  const { card } = at([], [hand("AS", "KS")]);
  drag(card("AS"), 40);
  press(card("AS"));
  assert.equal(card("AS").className, "card");
  mock.timers.tick(50);
  press(card("AS"));
  assert.equal(card("AS").className, "card raised");
});

// -- leaving -----------------------------------------------------------------------------------------

test("a page that was left follows no finger", () => {
  const { card } = at([], [hand("AS", "KS")]);
  const pointer = (node, what, more) =>
    node.dispatchEvent(
      Object.assign(new Event(what, { bubbles: true }), { button: 0, buttons: 1, clientX: 0, ...more }),
    );
  const drag = () => {
    pointer(card("AS"), "pointerdown", { clientY: 0 });
    pointer(document, "pointermove", { clientY: 40 });
    return card("AS").classList.contains("dragged");
  };
  assert.equal(drag(), true);
  pointer(document, "pointercancel", { clientY: 40 });
  touch.close();
  assert.equal(drag(), false);
});
