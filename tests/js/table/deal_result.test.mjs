import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { plate, room, scene, score, state, store } from "../made.mjs";
import { buttonOf, find, load, page, press, textsOf } from "../page.mjs";

const document = page();
const { prefs } = await load("core/prefs");
const { Resting, looks } = await load("table/deal_result");
const { panelBody } = await load("felt/deal_panel");

const PANEL = {
  deal: 2,
  said: ["You made 4.", "They were set."],
  heads: ["Bid", "Points"],
  rows: [
    { name: "You", cells: ["4", "+40"], state: "made" },
    { name: "They", cells: ["5", "−50"], state: "set" },
    { name: "Nora", cells: ["", "0"], state: "open" },
  ],
  did: ["You bid 4 and took 4."],
  turns: [],
};
let sent = [];
let resting = null;

beforeEach(() => {
  sent = [];
  Object.assign(prefs, { panel: "wait", speed: "normal" });
  find(document, "#live").replaceChildren();
  resting = new Resting(store({ send: (each) => sent.push(each) }), document.createElement("div"), () =>
    sent.push("sheet"),
  );
});

const rested = (rest = {}, more = {}) =>
  state({
    room: room({ rest: { deal: 2, looking: [0], left: null, more: true, ...rest } }),
    scene: scene({
      plates: [plate(0), plate(1, { name: "Nora" }), plate(2, { name: "Ben" })],
      score: score({ panels: [PANEL] }),
    }),
    ...more,
  });

test("a person looks at every deal unless that is switched off, or nothing should stay", () => {
  const found = [
    { panel: "wait", speed: "normal" },
    { panel: "go", speed: "normal" },
    { panel: "wait", speed: "instant" },
  ].map((each) => {
    Object.assign(prefs, each);
    resting.tell();
    return looks();
  });
  assert.deepEqual(found, [true, false, false]);
  assert.deepEqual(
    sent.map((each) => each.what),
    ["on", "off", "off"],
  );
});

test("a panel says what each side did, in figures and in words", () => {
  const node = document.createElement("div");
  node.append(...panelBody(PANEL));
  assert.deepEqual(textsOf(node, ".said"), PANEL.said);
  assert.deepEqual(textsOf(node, "tbody tr"), ["You4+40", "They5−50", "Nora0"]);
  assert.deepEqual(
    [...node.querySelectorAll("tbody tr")].map((each) => each.className),
    ["made", "set", ""],
  );
  assert.deepEqual(textsOf(node, ".did li"), PANEL.did);
});

test("while the game goes on, or its panel has not come, there is none", () => {
  assert.equal(resting.of(state()), null);
  assert.equal(resting.of(rested({ deal: 3 })), null);
});

test("the panel is said aloud once, and the next one again", () => {
  for (let each = 0; each < 2; each++) {
    resting.of(rested());
    resting.drawn(rested());
  }
  assert.deepEqual(textsOf(document, "#live p"), ["You made 4. They were set."]);
  resting.of(state());
  resting.of(rested());
  assert.equal(textsOf(document, "#live p").length, 2);
});

test("who is waited for goes on, looks at the sheet, or takes more time", () => {
  const node = resting.of(rested({ left: 12 }));
  assert.deepEqual(textsOf(node, ".actions button"), ["next", "review", "score-sheet", "more-time"]);
  press(buttonOf(node, "next"));
  press(buttonOf(node, "more-time"));
  assert.deepEqual(sent, [
    { t: "look", what: "next" },
    { t: "look", what: "more" },
  ]);
});

test("there is more time only where it runs and there can be more", () => {
  for (const rest of [{ left: null }, { left: 12, more: false }])
    assert.ok(!textsOf(resting.of(rested(rest)), "button").includes("more-time"));
});

test("how long one may look is told where it runs out", () => {
  assert.equal(find(resting.of(rested({ left: 11.2 })), ".waits").textContent, "next-deal-in(clock=seconds(n=12))");
  assert.equal(resting.of(rested()).querySelectorAll(".waits").length, 0);
});

test("who has looked is told for whom the table waits", () => {
  const node = resting.of(rested({ looking: [1, 2], left: 5 }));
  assert.equal(find(node, ".waits").textContent, "still-looking(n=2, who=list(last=Ben, most=Nora)) seconds(n=5)");
  assert.deepEqual(textsOf(node, ".actions button"), ["review", "score-sheet"]);
});

test("a watcher sees the panel and can only look", () => {
  assert.deepEqual(textsOf(resting.of(rested({}, { you: null })), ".actions button"), ["score-sheet"]);
});

test("a person who is typing elsewhere keeps the focus", () => {
  const { felt } = resting;
  const field = document.createElement("input");
  document.body.append(felt, field);
  felt.append(resting.of(rested()));
  field.focus();
  resting.drawn(rested());
  assert.equal(document.activeElement, field);
  field.remove();
});

test("whoever plays by keys goes on from the panel, once", () => {
  const { felt } = resting;
  document.body.append(felt);
  felt.append(resting.of(rested()));
  resting.drawn(rested());
  assert.equal(document.activeElement.textContent, "next");
  find(document, "#settings").focus();
  resting.drawn(rested());
  assert.equal(document.activeElement.id, "settings");
});
