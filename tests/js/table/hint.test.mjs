import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { choice, room, scene, seat, state, store } from "../made.mjs";
import { buttonOf, find, load, page, press, textsOf } from "../page.mjs";

let document = page();
const { prefs } = await load("core/prefs");
const { HintLine, figures } = await load("table/hint");
const { TableStore } = await load("table/store");

let done = [];
let hint = null;
beforeEach(() => {
  document = page();
  done = [];
  prefs.teacher = true;
  hint = new HintLine(
    store({
      sent: { text: "bid 3", v: 4, tries: 0 },
      send: (asked) => done.push(asked.t),
      move: (text) => done.push(text),
    }),
  );
});

const row = (words, more = {}) => ({ move: words, words, points: "+3", chance: "", even: false, ...more });
const told = (more = {}) => ({
  t: "hint",
  v: 5,
  move: "play AS",
  sentence: "Play the ace.",
  why: "",
  weighed: [],
  ...more,
});
const at = (more = {}) => state({ v: 5, ...more });

test("the teacher is asked once about one's last move, when it has been made", () => {
  hint.learn(at({ v: 4 }));
  assert.deepEqual(done, []);
  hint.learn(at());
  hint.learn(at({ v: 6 }));
  assert.deepEqual(done, ["teach"]);
});

test("the teacher is asked when the move that was sent is seen on the screen", () => {
  const known = new TableStore("abc");
  known.connection = { send: (asked) => done.push(asked.t) };
  new HintLine(known);
  const came = (of) => {
    const told = at({ t: "state", room: room({ hints: true }), ...of });
    known.hear(told);
    known.show(told);
  };
  came({ v: 4 });
  known.move("bid 3");
  came({ events: [{ what: "moved", words: "You bid 3.", by: 0 }] });
  came({ v: 6 });
  assert.deepEqual(done, ["move", "teach"]);
});

test("the teacher is asked alone against bots where hints are allowed, or where the table has a teacher", () => {
  const people = [seat("person"), seat("person")];
  const asks = (of, more = {}) => {
    const asked = [];
    const one = new HintLine({ ...hint.store, send: (each) => asked.push(each.t) });
    one.learn(at({ room: room(of), ...more }));
    return asked.length;
  };
  assert.equal(asks({ hints: true }), 1);
  assert.equal(asks({ hints: false }), 0);
  assert.equal(asks({ seats: people }), 0);
  assert.equal(asks({ seats: people, teacher: true }), 1);
  assert.equal(asks({ hints: true }, { you: null }), 0);
  prefs.teacher = false;
  assert.equal(asks({ hints: true }), 0);
});

test("what the teacher says stands below the prompt until the next move", () => {
  hint.learn(at());
  hint.teach({ text: "That cost nine points." });
  assert.deepEqual(textsOf(hint.line(at()), "p"), ["Your turn.", "That cost nine points."]);
  assert.deepEqual(textsOf(document, "#live p"), ["That cost nine points."]);
  hint.store.sent = { text: "x", v: 5, tries: 0 };
  hint.learn(at({ v: 6 }));
  assert.equal(hint.line(at({ v: 6 })), null);
});

test("a hint stands in the place of the prompt for its moment, and for no watcher", () => {
  hint.show(told());
  assert.equal(find(hint.line(at()), ".prompt").textContent, "Play the ace.");
  assert.equal(hint.line(at({ v: 6 })), null);
  assert.equal(hint.line(at({ you: null })), null);
  hint.close();
  assert.equal(hint.line(at()), null);
});

test("a hint and a lesson are gone when moves are taken back, though versions come again", () => {
  hint.learn(at());
  hint.teach({ text: "That cost nine points." });
  hint.show(told());
  hint.store.sent = null;
  hint.learn(at({ v: 4 }));
  hint.learn(at());
  assert.equal(hint.line(at()), null);
});

test("the teacher judges the move that was made again after it was taken back", () => {
  hint.learn(at());
  hint.learn(at({ v: 4 }));
  hint.store.sent = { text: "bid 4", v: 4, tries: 0 };
  hint.learn(at());
  assert.deepEqual(done, ["teach", "teach"]);
});

test("a hint can be played, and its figures looked at where there are some", () => {
  hint.show(told());
  press(buttonOf(hint.line(at()), "play-it"));
  assert.deepEqual(done, ["play AS"]);
  assert.deepEqual(textsOf(hint.line(at()), "button"), ["play-it", "close"]);
  hint.show(told({ weighed: [row("the ace")] }));
  assert.deepEqual(textsOf(hint.line(at()), "button"), ["play-it", "figures", "close"]);
});

test("two copies of a card are one row of the figures, and a column that is empty has no heading", () => {
  figures(told({ weighed: [row("the ace", { even: true }), row("the ace"), row("the king", { points: "−1" })] }));
  const box = find(document, "dialog");
  assert.deepEqual(textsOf(box, "thead th"), ["move", "points-expected", ""]);
  assert.deepEqual(textsOf(box, "tbody tr"), ["the ace+3", "the king−1"]);
  assert.equal(box.querySelectorAll("tr.even").length, 1);
});

/** A felt with that in it, and what a hint lights on it. */
function lit(html, move, choices = []) {
  const felt = document.createElement("div");
  felt.innerHTML = html;
  hint.show(told({ move }));
  hint.lift(felt, at({ scene: scene({ choices }) }));
  return [...felt.querySelectorAll(".raised, .hinted")].map((each) => [
    each.dataset.card ?? each.dataset.move,
    each.className,
  ]);
}

test("the card of a hint is lifted, or its word lit, or the cards to put away", () => {
  assert.deepEqual(lit('<button class="card" data-card="AS" data-move="play AS"></button>', "play AS"), [
    ["AS", "card raised"],
  ]);
  assert.deepEqual(lit('<button data-move="bid 3"></button><button data-move="bid 4"></button>', "bid 4"), [
    ["bid 4", "hinted"],
  ]);
  const cards = ["AS", "KS", "QS"].map((each) => `<i class="card" data-card="${each}"></i>`).join("");
  const discard = choice("discard {}", { pick: { low: 2, high: 2 } });
  assert.deepEqual(lit(`<div class="hand">${cards}</div>`, "discard AS QS", [discard]), [
    ["AS", "card hinted"],
    ["QS", "card hinted"],
  ]);
});
