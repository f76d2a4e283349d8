import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { state, store } from "../made.mjs";
import { buttonOf, clock, find, give, load, page, press, textsOf } from "../page.mjs";

let document = page();
const { Talk } = await load("table/chat");

let sent = [];
let online = true;
let changes = 0;
let talk = null;
beforeEach(() => {
  document = page();
  clock();
  [sent, changes, online] = [[], 0, true];
  const felt = document.createElement("div");
  talk = new Talk(
    store({ state: state(), send: (each) => online && sent.push(each) }),
    felt,
    () => (changes += 1),
    () => undefined,
  );
});
const said = (text, seat = 1, name = "Bob") => ({ name, seat, text });
const lines = () => textsOf(talk.lines, "li");
const bubbles = () => textsOf(talk.bubbles, "p");

test("what a friend says stands in the chat, is heard, and is counted until it is read", () => {
  talk.hear(said("hello"), true);
  talk.hear(said("anybody?"), true);
  assert.deepEqual(lines(), ["Bob hello", "Bob anybody?"]);
  assert.deepEqual(textsOf(document, "#live p"), ["says(text=hello, who=Bob)", "says(text=anybody?, who=Bob)"]);
  assert.deepEqual([talk.unread, talk.badge.hidden, talk.badge.textContent], [2, false, "n-new(n=2)"]);
  talk.node.open = true;
  talk.node.dispatchEvent(new Event("toggle"));
  assert.deepEqual([talk.unread, talk.badge.hidden, changes], [0, true, 3]);
});

test("what is read at once is not counted, unless the page is out of sight", () => {
  talk.node.open = true;
  talk.hear(said("hello"), true);
  assert.equal(talk.unread, 0);
  document.hidden = true;
  talk.hear(said("hello"), true);
  assert.equal(talk.unread, 1);
});

test("what is told again after a loss of the line, and one's own words, are no news", () => {
  talk.hear(said("hello"), false);
  talk.hear(said("mine", 0, "Ann"), true);
  assert.deepEqual([lines().length, talk.unread, bubbles()], [2, 0, []]);
});

test("what was said while the line was lost is news, once, and without a bubble", () => {
  talk.clear();
  talk.hear(said("hello"), false);
  assert.equal(talk.unread, 0, "the page is new");
  talk.hear(said("anybody?"), true);
  talk.clear();
  for (const text of ["hello", "anybody?", "anybody?"]) talk.hear(said(text), false);
  assert.deepEqual([talk.unread, textsOf(document, "#live p").length, bubbles()], [2, 2, ["anybody?"]]);
  talk.clear();
  talk.clear(); // a line that was lost at once
  for (const text of ["hello", "anybody?", "anybody?"]) talk.hear(said(text), false);
  assert.equal(talk.unread, 2);
});

test("words that could not be sent stay in the field", () => {
  const field = find(talk.node, "form input");
  online = false;
  field.value = "hello";
  find(talk.node, "form").dispatchEvent(new Event("submit", { cancelable: true }));
  assert.deepEqual([field.value, sent], ["hello", []]);
});

test("a new line tells all again", () => {
  talk.hear(said("hello"), true);
  talk.clear();
  assert.deepEqual(lines(), []);
});

test("the chat keeps its last two hundred lines", () => {
  for (let each = 0; each < 203; each++) talk.hear(said(`${each}`), false);
  assert.deepEqual([lines().length, lines()[0]], [200, "Bob 3"]);
});

test("what is said stands at the plate, the longer the more there is to read", () => {
  talk.hear(said("hello"), true);
  mock.timers.tick(5199);
  assert.deepEqual(bubbles(), ["hello"]);
  mock.timers.tick(1);
  assert.deepEqual(bubbles(), []);
});

test("one bubble stands at a plate, and what a watcher says has the name with it", () => {
  talk.hear(said("one"), true);
  talk.hear(said("two"), true);
  talk.hear(said("psst", null, "Cid"), true);
  assert.deepEqual(bubbles(), ["two", "Cid: psst"]);
});

test("nothing is shown of a seat that is hidden, and it is shown again", () => {
  assert.equal(talk.hide(1), true);
  talk.hear(said("hello"), true);
  talk.react({ name: "Bob", seat: 1, what: "smile", text: "Bob smiles." });
  assert.deepEqual([lines(), bubbles()], [[], []]);
  assert.equal(talk.hide(1), false);
  talk.hear(said("hello"), true);
  assert.deepEqual(lines(), ["Bob hello"]);
});

test("all talk can be hidden", () => {
  press(buttonOf(talk.node, "hide-all-talk"));
  talk.hear(said("hello"), true);
  assert.deepEqual(lines(), []);
  press(buttonOf(talk.node, "show-all-talk"));
  talk.hear(said("hello"), true);
  assert.deepEqual(lines(), ["Bob hello"]);
});

test("a face is pulled at the plate for a while, said aloud, and kept nowhere", () => {
  talk.react({ name: "Bob", seat: 1, what: "smile", text: "Bob smiles." });
  assert.deepEqual([bubbles(), textsOf(document, "#live p"), lines(), talk.unread], [["😊"], ["Bob smiles."], [], 0]);
  mock.timers.tick(3500);
  assert.deepEqual(bubbles(), []);
});

test("a face that is not known here is passed over", () => {
  talk.react({ name: "Bob", seat: 1, what: "wink", text: "Bob winks." });
  assert.deepEqual([bubbles(), textsOf(document, "#live p")], [[], []]);
});

test("words, phrases and faces are sent, and nothing is sent for no words", () => {
  const form = find(talk.node, "form");
  const field = find(form, "input");
  const submit = () => form.dispatchEvent(new Event("submit", { cancelable: true }));
  field.value = "  ";
  submit();
  field.value = "hello";
  submit();
  press(buttonOf(form, "good-luck"));
  press(buttonOf(form, "😂"));
  assert.deepEqual(sent, [
    { t: "chat", text: "hello" },
    { t: "phrase", what: "good-luck" },
    { t: "react", what: "laugh" },
  ]);
  assert.equal(field.value, "");
});

test("the chat unfolds as soon as two can talk and there is room, and after that stays as the person has it", () => {
  talk.offer(true, 1);
  assert.deepEqual([talk.node.hidden, talk.open], [false, false]);
  talk.offer(true, 2);
  assert.equal(talk.open, true);
  talk.node.open = false;
  talk.offer(true, 3);
  assert.equal(talk.open, false);
});

test("where there is little room the chat stays folded, and where there is none it is hidden", () => {
  give({ innerWidth: 360 });
  talk.offer(true, 2);
  assert.equal(talk.open, false);
  talk.offer(false, 2);
  assert.equal(talk.node.hidden, true);
});

test("a bubble lies under its plate and inside the board", () => {
  const box = (left, width, bottom = 0) => ({ left, width, top: 0, bottom, right: left + width });
  const plate = document.createElement("div");
  plate.className = "plate";
  plate.dataset.seat = "1";
  plate.getBoundingClientRect = () => box(90, 20, 50);
  talk.felt.append(plate);
  talk.bubbles.getBoundingClientRect = () => box(0, 300);
  talk.hear(said("hello"), true);
  const [bubble] = talk.bubbles.children;
  const at = (width) => {
    bubble.getBoundingClientRect = () => box(0, width);
    talk.settle();
    return [bubble.style.left, bubble.style.top];
  };
  assert.deepEqual(at(60), ["70px", "54px"]);
  assert.deepEqual(at(220), ["4px", "54px"]);
  plate.getBoundingClientRect = () => box(280, 20, 50);
  assert.deepEqual(at(60), ["236px", "54px"]);
  plate.remove();
  assert.deepEqual(at(60), ["120px", "8px"], "without a plate in the middle of the head");
});
