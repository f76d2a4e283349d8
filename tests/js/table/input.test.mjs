import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { choice, face, refusal, room, scene, state, store, zone } from "../made.mjs";
import { buttonOf, clock, find, load, page, press } from "../page.mjs";

let document = page();
const { prefs } = await load("core/prefs");
const { Touch } = await load("table/input");
const { drawScene } = await load("felt/felt");

let done = [];
let touch = null;
let news = null;
/** What the page has told itself. */
let heard = [];

beforeEach(() => {
  document = page();
  clock();
  [done, heard] = [[], []];
  prefs.tap = "two";
  touch?.close();
});

const hand = (...cards) =>
  zone("hand", {
    role: "hand",
    shape: "fan",
    faces: cards.map((each) => (typeof each === "string" ? face(each, { move: `play ${each}` }) : each)),
  });

/** A table at which that may be done, drawn as the page draws it. */
function at(choices, zones = [], more = {}) {
  const told = state({ scene: scene({ choices, zones }), ...more });
  const felt = document.createElement("div");
  find(document, "#app").append(felt);
  const looks = {
    why: (wrong) => done.push(`why ${wrong.reason}`),
    last: () => done.push("last trick"),
    sheet: () => done.push("sheet"),
    lastTrick: () => null,
  };
  const known = store({
    state: told,
    move: (text) => done.push(text),
    send: (asked) => done.push(asked.t),
    redraw: () => draw(),
    tell: (topic) => heard.push(topic),
  });
  news = { busy: false, release: null };
  touch = new Touch(known, felt, looks, news);
  const hands = {
    move: known.move,
    why: looks.why,
    picked: touch.picked,
    armed: () => touch.armed,
    arm: (each) => touch.arm(each),
  };
  const draw = () => felt.replaceChildren(drawScene(told.scene, hands));
  draw();
  return { felt, card: (name) => find(felt, `[data-card="${name}"]`) };
}

/** Type keys, as on the page. */
function type(...keys) {
  for (const key of keys)
    document.body.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key }));
}

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

// -- keys --------------------------------------------------------------------------------------------

const bids = (...numbers) => numbers.map((each) => choice(`bid ${each}`, { key: `${each}`, does: "call" }));

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

test("a question mark tells why the chosen card may not be played", () => {
  const { card } = at([], [hand(face("AS", { move: "play AS", refusal: refusal("Follow suit.") }))]);
  card("AS").focus();
  type("?");
  assert.deepEqual(done, ["why Follow suit."]);
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
