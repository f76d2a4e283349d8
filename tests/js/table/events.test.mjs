import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { face, plate, room, scene, score, state, store, zone } from "../made.mjs";
import { buttonOf, clock, find, load, page, press, settled, textsOf } from "../page.mjs";

const document = page();
const { prefs } = await load("core/prefs");
const { Newsreel } = await load("table/events");

beforeEach(() => {
  clock();
  Object.assign(prefs, { speed: "normal", trick: "time" });
  document.hidden = false;
  find(document, "#live").replaceChildren();
});

/** A page of a table that keeps what it was told to draw and to show; what lies there is `before`. */
function table(before = state()) {
  const drawn = [];
  const shown = [];
  const known = store({ state: before, closed: false });
  const stage = {
    draw: (drawing) => drawn.push(drawing),
    show: (next) => {
      known.state = next;
      shown.push(next.v);
    },
    sheet: () => shown.push("sheet"),
  };
  return { known, drawn, shown, reel: new Newsreel(known, document.createElement("div"), stage) };
}

const moved = (words, more = {}) => ({ what: "moved", words, by: 1, move: "no", aside: false, ...more });
const TRICK = ["2C", "3C", "4C", "5C"].map((card, at) => face(card, { seat: at }));
const taken = (more = {}) => ({ what: "trick_taken", words: "You win the trick.", by: 0, trick: TRICK, ...more });
const heard = () => textsOf(document, "#live p");

test("states are shown one after the other, in the order in which they came", async () => {
  const { reel, shown } = table();
  await Promise.all([2, 3, 4].map((v) => reel.push(state({ v }))));
  assert.deepEqual(shown, [2, 3, 4]);
});

test("what has happened is said aloud, before it is shown", async () => {
  const { reel, shown } = table();
  const push = reel.push(state({ v: 2, events: [moved("Nora bids 4."), moved("Ben bids 3.")] }));
  assert.deepEqual([heard(), shown], [["Nora bids 4. Ben bids 3."], []]);
  await push;
  assert.deepEqual(shown, [2]);
});

test("what tells nobody anything is not said, nor the score of a deal where it is no news", async () => {
  const { reel } = table();
  const scored = { what: "deal_scored", words: "You gain 40.", deal: 1, gains: [40, 0] };
  await reel.push(state({ v: 2, events: [moved("hidden", { aside: true }), moved("Nora draws."), scored] }));
  const quiet = scene({ score: score({ aloud: false }) });
  await reel.push(state({ v: 3, scene: quiet, events: [scored] }));
  assert.deepEqual(heard(), ["Nora draws. You gain 40."]);
});

test("a finished trick lies there for a while with all its cards, which lie in no hand any more", async () => {
  const zones = [
    zone("hand", { role: "hand", faces: [face("5C", { move: "play 5C" }), face("KS", { move: "play KS" })] }),
    zone("trick", { role: "trick", faces: TRICK.slice(0, 3) }),
    zone("last", { role: "last", faces: [face("AH")] }),
  ];
  const { reel, drawn, shown } = table(state({ scene: scene({ zones, plates: [plate(0, { to_act: true })] }) }));
  reel.push(state({ v: 2, events: [taken()] }));
  await settled();
  const [{ zones: lying, prompt, choices, plates }] = drawn;
  const cards = (name) => lying.find((each) => each.name === name).faces.map((each) => [each.card, each.move]);
  assert.deepEqual(cards("hand"), [["KS", null]], "and nothing may be played meanwhile");
  assert.equal(cards("trick").length, 4);
  assert.deepEqual(cards("last"), [["AH", null]], "the last trick is still the one before");
  assert.deepEqual([prompt, choices, plates[0].to_act], ["You win the trick.", [], false]);
  mock.timers.tick(999);
  await settled();
  assert.deepEqual(shown, []);
  mock.timers.tick(1);
  await settled();
  assert.deepEqual(shown, [2]);
});

test("a finished trick stays the longer the slower a person likes it, and not at all for who wants no waiting", async () => {
  for (const [speed, stays] of Object.entries({ instant: 0, fast: 500, slow: 1800 })) {
    prefs.speed = speed;
    const { reel, shown } = table();
    reel.push(state({ v: 2, events: [taken()] }));
    await settled();
    if (stays) {
      mock.timers.tick(stays - 1);
      await settled();
      assert.deepEqual(shown, [], speed);
    }
    mock.timers.tick(1);
    await settled();
    assert.deepEqual(shown, [2], speed);
  }
});

test("a tap ends the wait, and where the person likes it only a tap does", async () => {
  for (const trick of ["time", "tap"]) {
    prefs.trick = trick;
    const { reel, shown } = table();
    reel.push(state({ v: 2, events: [taken()] }));
    await settled();
    if (trick === "tap") mock.timers.tick(60_000);
    await settled();
    assert.deepEqual(shown, [], trick);
    reel.release();
    await settled();
    assert.deepEqual(shown, [2], trick);
    assert.equal(reel.release, null);
  }
});

test("where only a tap ends the wait, it is said how to go on, after what has happened", async () => {
  for (const [trick, said] of [
    ["time", ["You win the trick."]],
    ["tap", ["You win the trick.", "tap-to-go-on"]],
  ]) {
    find(document, "#live").replaceChildren();
    prefs.trick = trick;
    const { reel } = table();
    reel.push(state({ v: 2, events: [taken()] }));
    await settled();
    assert.deepEqual(heard(), said);
    reel.release();
  }
});

test("where only a tap ends the wait, it ends too when the page is put out of sight", async () => {
  Object.assign(prefs, { trick: "tap" });
  const { reel, shown } = table();
  reel.push(state({ v: 2, events: [taken()] }));
  await settled();
  assert.deepEqual(shown, []);
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  mock.timers.tick(1);
  await settled();
  assert.deepEqual(shown, [2]);
});

test("where only a tap ends the wait, a page out of sight waits for none", async () => {
  Object.assign(prefs, { trick: "tap" });
  document.hidden = true;
  const { reel, shown } = table();
  reel.push(state({ v: 2, events: [taken()] }));
  await settled();
  mock.timers.tick(1);
  await settled();
  assert.deepEqual(shown, [2]);
});

test("what was swept away stays to be seen as it lay", async () => {
  const zones = [zone("table", { faces: [face("AS")] })];
  const { reel, drawn } = table(state({ scene: scene({ zones }) }));
  reel.push(state({ v: 2, events: [{ what: "cards_swept", words: "The bets are paid.", by: null }] }));
  await settled();
  assert.deepEqual(drawn[0].zones, zones);
  assert.equal(drawn[0].prompt, "The bets are paid.");
  mock.timers.tick(1100);
});

test("a page that is far behind waits for nothing until it has caught up", async () => {
  const { reel, shown } = table();
  const all = Array.from({ length: 10 }, (_, at) => reel.push(state({ v: at + 2, events: [taken()] })));
  await settled();
  assert.deepEqual(shown, [], "the first waits");
  mock.timers.tick(1100);
  await settled();
  assert.deepEqual(shown, [2, 3], "of nine that are left the first is shown at once");
  for (let turn = 0; turn < 10; turn++) {
    mock.timers.tick(1100);
    await settled();
  }
  await Promise.all(all);
  assert.deepEqual(shown, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("a page that has been left shows nothing more", async () => {
  const { reel, known, shown } = table();
  known.closed = true;
  await reel.push(state({ v: 2 }));
  assert.deepEqual(shown, []);
});

test("a page that is left while a trick lies there shows nothing more", async () => {
  const { reel, known, shown } = table();
  reel.push(state({ v: 2, events: [taken()] }));
  await settled();
  known.closed = true;
  mock.timers.tick(1100);
  await settled();
  assert.deepEqual(shown, []);
});

test("before a game nothing is told, and the first state is shown at once", async () => {
  for (const before of [null, state({ room: room({ phase: "gathering" }) })]) {
    const { reel, shown } = table(before);
    await reel.push(state({ v: 2, events: [taken()] }));
    assert.deepEqual(shown, [2]);
  }
  assert.deepEqual(heard(), []);
});

/** A deal was scored; what stands in the flash after it. */
async function scored(more = {}, of = {}) {
  const { reel, shown } = table();
  const event = { what: "deal_scored", words: "You gain 40.", deal: 1, gains: [40, 0] };
  await reel.push(state({ v: 2, events: [event], scene: scene({ score: score(of) }), ...more }));
  return { flash: reel.flash, shown };
}

test("what a deal has brought stays for nine seconds, with the way to its reasons", async () => {
  const { flash, shown } = await scored();
  assert.equal(flash.hidden, false);
  assert.equal(find(flash, "span").textContent, "You gain 40.");
  press(buttonOf(flash, "why"));
  assert.deepEqual([shown, flash.hidden], [[2, "sheet"], true]);
  const { flash: other } = await scored();
  mock.timers.tick(8999);
  assert.equal(other.hidden, false);
  mock.timers.tick(1);
  assert.equal(other.hidden, true);
});

/** Deals are scored at one table, whose flash lies on the page; what scores the next one, and the flash. */
function scoring() {
  const { reel } = table();
  find(document, "#app").replaceChildren(reel.flash);
  const score = (v) => {
    const event = { what: "deal_scored", words: `Deal ${v}.`, deal: v, gains: [40, 0] };
    return reel.push(state({ v, events: [event] }));
  };
  return { score, flash: reel.flash };
}

test("what the next deal has brought stays for nine seconds of its own", async () => {
  const { score, flash } = scoring();
  await score(2);
  mock.timers.tick(8000);
  await score(3);
  mock.timers.tick(8999);
  assert.deepEqual([flash.hidden, find(flash, "span").textContent], [false, "Deal 3."]);
  mock.timers.tick(1);
  assert.equal(flash.hidden, true);
});

test("what a deal has brought stays while the focus is there, and the next deal leaves the focus there", async () => {
  const { score, flash } = scoring();
  await score(2);
  buttonOf(flash, "review").focus();
  for (const wait of [9000, 1000, 1000]) mock.timers.tick(wait);
  assert.equal(flash.hidden, false);
  await score(3);
  assert.equal(document.activeElement, buttonOf(flash, "why"));
  press(find(flash, ".close"));
  assert.deepEqual([flash.hidden, flash.contains(document.activeElement)], [true, false]);
  assert.equal(document.activeElement.id, "app", "and the focus is not lost");
});

test("a watcher is offered no review", async () => {
  assert.deepEqual(textsOf((await scored()).flash, "button"), ["why", "review", "×"]);
  assert.deepEqual(textsOf((await scored({ you: null })).flash, "button"), ["why", "×"]);
});

test("nothing flashes where a panel or the end tells it, where it is no news, or where nothing should stay", async () => {
  assert.ok((await scored({ room: room({ rest: { deal: 1 } }) })).flash.hidden);
  assert.ok((await scored({ room: room({ phase: "over" }) })).flash.hidden);
  assert.ok((await scored({}, { aloud: false })).flash.hidden);
  prefs.speed = "instant";
  assert.ok((await scored()).flash.hidden);
});

test("where much has unfolded at once only the end is told and shown", async () => {
  const { reel, shown, drawn } = table();
  const unfolded = (words) => ({ what: "unfolded", words, beats: [{ words: "A card.", zones: [], stays: 400 }] });
  const events = [1, 2, 3, 4].flatMap((at) => [moved(`Bet ${at}.`), unfolded(`Coup ${at}.`)]);
  await reel.push(state({ v: 2, events: [...events, moved("The end.")] }));
  assert.deepEqual([shown, drawn, heard()], [[2], [], ["The end."]]);
});
