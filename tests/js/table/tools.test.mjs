import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { face, room, scene, seat, state, store, zone } from "../made.mjs";
import { buttonOf, find, load, page, press } from "../page.mjs";

let document = page();
const { button, toolsOf } = await load("table/tools");

let sent = [];
beforeEach(() => {
  document = page();
  sent = [];
});

/** The tools of a moment: those in reach, and the rest. */
function tools(more = {}, { unread = 0, tricks = false, more: shown = false } = {}) {
  const side = {
    store: store({ send: (asked) => sent.push(asked) }),
    claim: { tool: () => null },
    talk: { unread },
    tricks,
    more: shown,
    showMore: () => undefined,
    takeBack: () => sent.push("undo"),
  };
  const all = toolsOf(side, state(more));
  const at = all.findIndex((each) => each.className === "more");
  if (at < 0) return { all, reach: all.map((each) => each.dataset.focus ?? each.textContent), rest: [] };
  const named = (nodes) => nodes.map((each) => each.dataset.focus ?? each.textContent);
  return {
    all,
    reach: named(all.slice(0, at)),
    rest: named([...all[at + 1].children]),
    more: all[at],
    place: all[at + 1],
  };
}
const PEOPLE = [seat("person"), seat("person")];
const LAST = scene({ zones: [zone("last", { role: "last", faces: [face("AS")] })] });

test("alone against bots moves are taken back at once, and nobody is there to talk to first", () => {
  const { reach, rest } = tools({ scene: LAST });
  assert.deepEqual(reach, ["hint", "score", "undo", "last-trick"]);
  assert.deepEqual(rest.slice(0, 2), ["log", "chat"]);
  assert.ok(!rest.includes("take-back"));
});

test("among people the chat is in reach, and a move back is asked for", () => {
  const { reach, rest, place } = tools({ room: room({ seats: PEOPLE }), scene: LAST });
  assert.deepEqual(reach, ["hint", "score", "chat", "last-trick"]);
  press(buttonOf(place, "take-back"));
  assert.deepEqual([rest.includes("take-back"), sent], [true, ["undo"]]);
});

test("a move that cannot be taken back looks so, and a press asks the server why", () => {
  for (const [seats, tool] of [
    [PEOPLE, "take-back"],
    [[seat("person"), seat("bot")], "undo"],
  ]) {
    const node = tools({ room: room({ seats, undo: false }) })
      .all.flatMap((each) => [each, ...each.children])
      .find((each) => each.dataset.focus === tool);
    assert.deepEqual([node.disabled, node.getAttribute("aria-disabled")], [false, "true"]);
    press(node);
    const asked = sent.pop();
    assert.ok(asked === "undo" || asked.t === "undo");
  }
});

test("a watcher counts as somebody to talk to", () => {
  assert.ok(tools({ room: room({ watchers: 1 }) }).reach.includes("chat"));
});

test("a watcher has no hint and no move back", () => {
  const { reach, rest } = tools({ you: null, room: room({ host: false }) });
  assert.deepEqual(reach, ["score", "log", "chat"]);
  assert.deepEqual(rest, ["links", "help", "rules"]);
});

test("before the game there is little to do, and nothing to hide", () => {
  const { reach, rest } = tools({ room: room({ phase: "gathering" }) });
  assert.deepEqual([reach, rest], [["chat", "close-this", "help", "rules"], []]);
});

test("the last trick keeps its place once there was one, and sleeps where there is none", () => {
  const at = (more, of) => tools(more, of).all.find((each) => each.dataset.focus === "last-trick");
  assert.equal(at({}), undefined);
  assert.equal(at({ scene: LAST }).disabled, false);
  assert.equal(at({}, { tricks: true }).disabled, true);
});

test("a tool has its key, what is new in it, and sleeps where it can do nothing", () => {
  const node = button("Chat", () => undefined, { key: "C", count: 2, off: true });
  assert.deepEqual(
    [
      node.getAttribute("title"),
      node.getAttribute("aria-keyshortcuts"),
      node.getAttribute("aria-label"),
      node.disabled,
    ],
    ["key(key=C)", "C", "and-new(n=2, what=Chat)", true],
  );
  assert.equal(find(node, ".count-badge").textContent, "2");
});

test("what is new behind the other tools is marked on them", () => {
  assert.equal(tools({ scene: LAST }, { unread: 1 }).more.getAttribute("aria-label"), "more-new");
  assert.equal(tools({ scene: LAST }).more.getAttribute("aria-label"), "more-tools");
});

test("a host stops the table and lets it go on", () => {
  press(buttonOf(tools().place, "pause"));
  press(buttonOf(tools({ room: room({ paused: true }) }).place, "go-on"));
  assert.deepEqual(sent, [
    { t: "pause", on: true },
    { t: "pause", on: false },
  ]);
});

test("the rest of a deal is skipped, and a match given up, after a question", () => {
  for (const [tool, asked] of [
    ["skip-deal", "skip"],
    ["concede", "concede"],
  ]) {
    press(buttonOf(tools({ room: room({ skip: true }) }).place, tool));
    const box = find(document, "dialog");
    assert.equal(find(box, "h2").textContent, `${asked}-asks(people=no)`);
    press(buttonOf(box, `${asked}-yes(people=no)`));
    assert.deepEqual(sent.pop(), { t: asked });
  }
});

test("they sleep while something is asked already or a deal is looked at, and are not there where they cannot be", () => {
  const off = (of) => buttonOf(tools({ room: room({ skip: true, ...of }) }).place, "concede").disabled;
  assert.deepEqual(
    [off({}), off({ ask: {} }), off({ rest: {} }), off({ skip: false, paused: true })],
    [false, true, true, true],
  );
  assert.ok(!tools({ room: room({ skip: false }) }).rest.includes("concede"));
});

test("the other tools are shown when they are asked for", () => {
  assert.equal(tools().place.className, "rest");
  assert.equal(tools({}, { more: true }).place.className, "rest shown");
});
