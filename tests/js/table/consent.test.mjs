import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { room, state, store } from "../made.mjs";
import { buttonOf, clock, find, load, page, press, textsOf } from "../page.mjs";

const document = page();
const { Consent } = await load("table/consent");

/** What lies at the middle of whatever is looked for, from the front to the back. */
let inFront = [];
document.elementsFromPoint = () => inFront;

let sent = [];
beforeEach(() => {
  sent = [];
  inFront = [];
  clock();
  find(document, "#live").replaceChildren();
  for (const each of document.querySelectorAll(".ask-over, dialog")) each.remove();
});

const ASK = { what: "undo", by: 1, text: "Bob asks to take a move back.", waits: [0], left: 20 };
const asked = (ask = {}, more = {}) => state({ room: room({ ask: { ...ASK, ...ask } }), ...more });
const fresh = () => new Consent(store({ send: (each) => sent.push(each) }), document.createElement("div"));
const heard = () => textsOf(document, "#live p");
const over = () => document.querySelector(".ask-over");

test("a new question is said aloud to those who are asked, once", () => {
  const consent = fresh();
  consent.hear(asked());
  consent.hear(asked({ left: 19 }));
  assert.deepEqual(heard(), [ASK.text]);
  consent.hear(state());
  consent.hear(asked());
  assert.deepEqual(heard(), [ASK.text, ASK.text], "the same one again is a new one after it was settled");
});

test("who asked for a move in vain is told when to ask again, and nobody else", () => {
  const told = { what: "undo", by: 0, agreed: false, text: "Bob does not agree." };
  const said = (you, of = {}) => {
    const consent = fresh();
    consent.store.state = state({ you });
    consent.settled({ ...told, ...of });
    return find(document, "#toast").textContent;
  };
  assert.equal(said(0), "Bob does not agree. ask-again");
  assert.equal(said(1), told.text);
  assert.equal(said(0, { agreed: true }), told.text);
  assert.equal(said(0, { what: "skip" }), told.text);
});

test("whoever asks is not told of it", () => {
  fresh().hear(asked({ by: 0 }));
  assert.deepEqual(heard(), []);
});

test("in the place of the prompt stand the question, its clock, and yes and no for who is asked", () => {
  const node = fresh().line(asked({ left: 19.2 }));
  assert.equal(find(node, ".prompt").textContent, `${ASK.text} 20 s`);
  press(buttonOf(node, "ask-yes"));
  press(buttonOf(node, "ask-no"));
  assert.deepEqual(sent, [
    { t: "answer", yes: true },
    { t: "answer", yes: false },
  ]);
});

test("who has answered, and who watches, is told that others are waited for", () => {
  for (const told of [asked({ waits: [1] }), asked({}, { you: null })]) {
    const node = fresh().line(told);
    assert.deepEqual([textsOf(node, "button"), textsOf(node, ".lesson")], [[], ["ask-waits"]]);
  }
  assert.equal(fresh().line(state()), null);
});

/** A page that was told something a while ago. */
function risen(told, later = 401) {
  const consent = fresh();
  consent.store.latest = told;
  consent.rise();
  mock.timers.tick(later);
  consent.rise();
  return consent;
}

test("a question whose place is not in sight comes over all that is open, and counts down there", () => {
  const consent = risen(asked());
  assert.equal(find(over(), ".prompt").textContent, `${ASK.text} seconds(n=20)`);
  mock.timers.tick(5000);
  consent.rise();
  assert.match(over().textContent, /seconds\(n=15\)/);
  press(buttonOf(over(), "ask-yes"));
  assert.deepEqual(sent, [{ t: "answer", yes: true }]);
});

test("it gives its place a moment to come first", () => {
  risen(asked(), 400);
  assert.equal(over(), null);
});

test("a question that is in sight in its place does not come twice", () => {
  const consent = fresh();
  const line = consent.line(asked());
  consent.felt.append(line);
  inFront = [line.children[0], line.children[1]];
  consent.store.latest = asked();
  consent.rise();
  mock.timers.tick(401);
  consent.rise();
  assert.equal(over(), null);
  inFront = [document.body];
  consent.rise();
  assert.notEqual(over(), null, "something lies over it");
});

test("it lies in the window that is open, where there is one", () => {
  const box = document.createElement("dialog");
  box.setAttribute("open", "");
  document.body.append(box);
  risen(asked());
  assert.equal(over().parentElement, box);
});

test("it goes when it is answered, when the time is up, and when the page is left", () => {
  const consent = risen(asked());
  consent.store.latest = asked({ waits: [] });
  consent.rise();
  assert.equal(over(), null, "answered");
  const late = risen(asked());
  mock.timers.tick(20_000);
  late.rise();
  assert.equal(over(), null, "too late");
  risen(asked()).sink();
  assert.equal(over(), null, "left");
});

test("it is never asked of who asks or watches", () => {
  risen(asked({ waits: [1] }));
  risen(asked({}, { you: null }));
  assert.equal(over(), null);
});

test("a question that is told again with less time keeps the moment at which it came", () => {
  const consent = fresh();
  consent.store.latest = asked();
  consent.rise();
  mock.timers.tick(300);
  consent.store.latest = asked({ left: 19.7 });
  consent.rise();
  mock.timers.tick(101);
  consent.rise();
  assert.notEqual(over(), null);
});
