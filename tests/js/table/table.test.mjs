import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { choice, face, game, plate, room, scene, seat, state, zone } from "../made.mjs";
import { indexed } from "../indexed.mjs";
import { clock, come, data, find, give, load, page, press, server, settled, textsOf } from "../page.mjs";

let document = page();
const kept = indexed();
const { games } = await load("core/api");
const { pagePlace } = await load("core/dom");
const { prefer, prefs } = await load("core/prefs");
const { WIRE } = await load("table/connection");
const { TablePage } = await load("table/table");
await load("table/gathering"); // so that a lobby is drawn without a wait for its file
server.answers["GET /api/games"] = [game("spades"), game("war", { automatic: true })];
await games();

/** What was sent, but for what is sent when the line opens. */
let sent = [];
let line = null;
let table = null;

class Line {
  static OPEN = 1;
  static CLOSED = 3;
  constructor() {
    Object.assign(this, { readyState: Line.OPEN, heard: {} });
    line = this;
  }
  addEventListener(what, work) {
    this.heard[what] = work;
  }
  send(text) {
    const told = JSON.parse(text);
    if (told.t === "ping") queueMicrotask(() => this.heard.message({ data: JSON.stringify({ t: "pong" }) }));
    else if (!["look", "seal"].includes(told.t)) sent.push(told);
  }
  close() {}
}

beforeEach(async () => {
  table?.close();
  await come(); // what the test before has noted
  kept.helped?.clear();
  document = page({ path: "/t/abc" });
  document.elementFromPoint = () => null;
  clock();
  Object.assign(prefs, { speed: "instant", forced: false, order: "high", tap: "two" });
  give({ WebSocket: Line });
  sent = [];
  table = new TablePage(pagePlace(), "abc");
  table.felt.getAnimations = () => [];
  line.heard.open();
});

/** The server tells something. */
async function tell(told) {
  line.heard.message({ data: JSON.stringify(told) });
  await settled();
}
const MINE = scene({
  plates: [plate(0, { to_act: true }), plate(1)],
  choices: [choice("bid 3"), choice("bid 4")],
});
const told = (v, more = {}) => state({ v, wire: WIRE, scene: MINE, ...more });
const option = (move) => find(document, `[data-move="${move}"]`);
const moves = () => sent.filter((each) => each.t === "move");

test("a page that has just been opened asks what has happened, and not again without a loss", async () => {
  await tell(told(5));
  await tell(told(6));
  assert.deepEqual(sent, [{ t: "past" }]);
});

test("after a loss it is asked again only if something has happened meanwhile", async () => {
  await tell(told(5));
  line.heard.open();
  await tell(told(5));
  assert.equal(sent.length, 1);
  line.heard.open();
  await tell(told(6));
  assert.equal(sent.length, 2);
});

test("a press sends the move with its moment, once until the server answers", async () => {
  await tell(told(5));
  press(option("bid 3"));
  press(option("bid 4"));
  assert.deepEqual(moves(), [{ t: "move", v: 5, text: "bid 3" }]);
});

test("a new prompt is said aloud too while the turn stays one's own", async () => {
  const heard = () => textsOf(document, "#live p");
  await tell(told(5));
  assert.deepEqual(heard(), ["Your turn."]);
  await tell(told(6));
  await tell(told(7, { scene: { ...MINE, prompt: "Lay down a meld, or draw." } }));
  assert.deepEqual(heard(), ["Your turn.", "Lay down a meld, or draw."]);
});

test("a table that has closed is not drawn again when a setting changes", async () => {
  await tell(told(5));
  line.heard.close({ code: 4404, reason: "no such table" });
  await settled();
  prefer({ order: "low" });
  await settled();
  assert.equal(find(document, "h1").textContent, "table-has-closed");
  assert.equal(document.querySelector("[data-move]"), null);
});

test("a move that gets no answer within two seconds can be made again", async () => {
  await tell(told(5));
  press(option("bid 3"));
  mock.timers.tick(1999);
  press(option("bid 3"));
  assert.equal(moves().length, 1);
  mock.timers.tick(1);
  press(option("bid 3"));
  assert.equal(moves().length, 2);
});

test("a move on its way is told in the place of the prompt, until something is known of it", async () => {
  await tell(told(5));
  const prompt = () => find(document, ".own-line .prompt").textContent;
  press(option("bid 3"));
  assert.equal(prompt(), "Your turn.");
  mock.timers.tick(1000);
  await settled();
  assert.equal(prompt(), "sending");
  mock.timers.tick(4000);
  assert.deepEqual([table.banner.hidden, table.banner.textContent], [false, "no-answer"]);
  line.heard.open();
  await tell(told(5));
  assert.equal(prompt(), "Your turn.");
  assert.equal(table.banner.hidden, true);
  press(option("bid 3"));
  assert.equal(moves().length, 2, "and it can be made again");
});

test("another's move is no answer to one's own, and one's own is", async () => {
  await tell(told(5));
  press(option("bid 3"));
  const moved = (by) => ({ what: "moved", words: "x", by, move: "no", aside: false });
  await tell(told(6, { events: [moved(1)] }));
  press(option("bid 4"));
  assert.equal(moves().length, 1);
  await tell(told(7, { events: [moved(0)] }));
  press(option("bid 4"));
  assert.equal(moves().length, 2);
});

test("a move that came a moment late is sent again for the new moment", async () => {
  await tell(told(5));
  press(option("bid 3"));
  await tell(told(6, { events: [{ what: "moved", words: "x", by: 1, move: "no", aside: false }] }));
  await tell({ t: "refused", code: "stale", reason: "too late", clause: null });
  assert.deepEqual(moves().at(-1), { t: "move", v: 6, text: "bid 3" });
  assert.equal(find(document, "#toast").hidden, true, "and nobody is told of it");
});

test("a move is sent again nine times at most", async () => {
  await tell(told(1));
  press(option("bid 3"));
  for (let v = 2; v < 20; v++) {
    await tell(told(v, { events: [{ what: "moved", words: "x", by: 1, move: "no", aside: false }] }));
    await tell({ t: "refused", code: "stale", reason: "too late", clause: null });
  }
  assert.equal(moves().length, 10);
  assert.equal(find(document, "#toast").textContent, "Too late. ");
});

test("a move for the newest moment is not sent again when it is refused", async () => {
  await tell(told(5));
  press(option("bid 3"));
  await tell({ t: "refused", code: "stale", reason: "too late", clause: null });
  assert.equal(moves().length, 1);
});

test("a move that is refused says why, and the next can be made at once", async () => {
  await tell(told(5));
  press(option("bid 3"));
  await tell({ t: "refused", code: "illegal", reason: "you must bid more", clause: "SPD-AND-1" });
  assert.equal(find(document, "#toast").textContent, "You must bid more. SPD-AND-1");
  press(option("bid 4"));
  assert.equal(moves().length, 2);
});

test("moves that go together are sent one after the other, each for its moment", async () => {
  await tell(told(5));
  table.store.move("bid 3; play AS");
  await tell(told(6, { events: [{ what: "moved", words: "x", by: 0, move: "bid 3", aside: false }] }));
  assert.deepEqual(
    moves().map((each) => [each.v, each.text]),
    [
      [5, "bid 3"],
      [6, "play AS"],
    ],
  );
});

test("the second of several moves waits until the first is known to be made", async () => {
  const moved = (by) => ({ what: "moved", words: "x", by, move: "no", aside: false });
  await tell(told(5));
  table.store.move("bid 3; play AS");
  mock.timers.tick(2001);
  await tell(told(5));
  await tell(told(6, { events: [moved(1)] }));
  assert.deepEqual(
    moves().map((each) => each.text),
    ["bid 3"],
  );
  await tell(told(7, { events: [moved(0)] }));
  assert.deepEqual(moves().at(-1), { t: "move", v: 7, text: "play AS" });
});

test("of several moves that could not be sent none is made after the connection is back", async () => {
  await tell(told(5));
  line.readyState = Line.CLOSED;
  table.store.move("bid 3; play AS");
  line.readyState = Line.OPEN;
  line.heard.open();
  await tell(told(5));
  assert.deepEqual(moves(), []);
});

test("a page of another version of the wire shows nothing and says so", async () => {
  await tell(told(5, { wire: WIRE + 1 }));
  assert.equal(table.store.state, null);
  assert.deepEqual([table.banner.hidden, table.banner.textContent], [false, "other-versions"]);
});

test("a hint about an older moment is not shown", async () => {
  await tell(told(5));
  const hint = (v) => ({ t: "hint", v, move: "bid 3", sentence: "Bid three.", why: "", weighed: [] });
  await tell(hint(4));
  assert.deepEqual(textsOf(document, ".hint .prompt"), []);
  await tell(hint(5));
  assert.deepEqual(textsOf(document, ".hint .prompt"), ["Bid three."]);
  assert.ok(option("bid 3").className.includes("hinted"));
});

test("the window is called after the game and what is to be done in it", async () => {
  await tell(told(5));
  assert.equal(document.title, "Spades: Your turn.");
  await tell(told(6, { scene: { ...MINE, over: "You win." }, room: room({ phase: "over" }) }));
  assert.equal(document.title, "Spades: You win.");
});

test("a game that is closed in the pause after a deal is called over by then, and not the deal", async () => {
  const rest = { deal: 1, looking: [0], left: null, more: false };
  await tell(told(5, { room: room({ rest }) }));
  assert.equal(document.title, "Spades: deal-is-over");
  await tell(told(5, { room: room({ phase: "over", closed: true }) }));
  assert.equal(document.title, "Spades: host-closed");
});

test("before its game a window is called after the game alone", async () => {
  await tell(told(5, { room: room({ phase: "gathering" }) }));
  assert.equal(document.title, "Spades");
});

test("it is said aloud when it becomes one's turn, and not again while it stays so", async () => {
  await tell(told(5, { scene: scene() }));
  await tell(told(6));
  await tell(told(7));
  assert.deepEqual(
    textsOf(document, "#live p").filter((each) => each === "Your turn."),
    ["Your turn."],
  );
});

test("the hand lies in the order that the person likes", async () => {
  const zones = [zone("hand", { role: "hand", faces: ["AS", "KS", "2S"].map((each) => face(each)) })];
  await tell(told(5, { scene: scene({ zones }) }));
  const cards = () => [...document.querySelectorAll(".hand .card")].map((each) => each.dataset.card);
  assert.deepEqual(cards(), ["AS", "KS", "2S"]);
  prefs.order = "low";
  table.redraw();
  await settled();
  assert.deepEqual(cards(), ["2S", "KS", "AS"]);
});

test("a stopped table says who has stopped it, and shows nobody's turn", async () => {
  await tell(told(5, { room: room({ paused: true, host: false }) }));
  assert.equal(find(document, ".own-line .prompt").textContent, "host-paused(who=)");
  assert.equal(document.querySelectorAll(".to-act").length, 0);
  await tell(told(6, { room: room({ paused: true }) }));
  assert.equal(find(document, ".own-line .prompt").textContent, "host-paused(who=You)");
  await tell(told(7, { room: room({ paused: true, phase: "over", closed: true }) }));
  assert.equal(textsOf(document, ".result .said")[0].trim(), "host-closed");
});

test("a game that somebody has ended says who", async () => {
  const ended = async (conceded) => {
    await tell(
      told(5, {
        room: room({
          phase: "over",
          closed: true,
          conceded,
          seats: [seat("person"), seat("person", { name: "Bob" })],
        }),
      }),
    );
    return textsOf(document, ".result .said")[0].trim();
  };
  assert.deepEqual(
    [await ended(null), await ended(0), await ended(1)],
    ["host-closed", "conceded(who=You)", "conceded(who=Bob)"],
  );
});

test("a table that was opened to play at once begins as soon as its host is there, once", async () => {
  sessionStorage.setItem("start-abc", "1");
  const gathering = told(5, { room: room({ phase: "gathering" }) });
  await tell({ ...gathering, room: { ...gathering.room, host: false } });
  assert.deepEqual(sent, []);
  await tell(gathering);
  await tell(gathering);
  assert.deepEqual(sent, [{ t: "start" }]);
});

test("its lobby is not shown, unless the game cannot begin", async () => {
  sessionStorage.setItem("start-abc", "1");
  await tell(told(5, { room: room({ phase: "gathering" }) }));
  assert.equal(document.querySelector(".gathering"), null);
  await tell({ t: "refused", reason: "Not now." });
  assert.ok(document.querySelector(".gathering"));
});

test("in the lobby the proof of the deals is folded behind a question", async () => {
  await tell(told(5, { room: room({ phase: "gathering", commit: "sha256:0123456789abcdef0123" }) }));
  const fold = find(document, ".gathering details");
  assert.equal(fold.open, false);
  assert.equal(find(fold, "summary").textContent, "how-fair");
  assert.equal(find(fold, "code").textContent, "sha256:0123456789abcdef");
});

test("in the lobby everybody reads whether there are hints", async () => {
  for (const [hints, on] of [
    [true, "yes"],
    [false, "no"],
  ]) {
    await tell(told(5, { room: room({ phase: "gathering", hints }) }));
    assert.ok(textsOf(document, ".gathering .cited").includes(`hints-here(on=${on})`));
  }
});

test("the one move there is is made by the page, for the newest moment only", async () => {
  Object.assign(prefs, { forced: true, speed: "normal" });
  const only = (v, move) => told(v, { scene: scene({ choices: [choice(move)] }) });
  await tell(only(5, "no"));
  mock.timers.tick(600);
  await tell(only(6, "yes"));
  mock.timers.tick(700);
  assert.deepEqual(
    moves().map((each) => each.text),
    ["yes"],
  );
});

test("after a move was taken back the page makes none by itself", async () => {
  Object.assign(prefs, { forced: true });
  await tell(told(5));
  table.store.send({ t: "undo" });
  await tell(told(6, { scene: scene({ choices: [choice("no")] }) }));
  mock.timers.tick(10_000);
  assert.deepEqual(moves(), []);
  press(option("no"));
  await tell(told(7, { scene: scene({ choices: [choice("no")] }) }));
  mock.timers.tick(10_000);
  assert.equal(moves().length, 2, "and after a move of the person's own it does again");
});

test("of a game of chance a turn is sent once, though another's is told before its answer", async () => {
  const war = (v, to_act) =>
    told(v, {
      room: room({ game: "war" }),
      scene: scene({ plates: [plate(0, { to_act }), plate(1)], choices: [choice("turn")] }),
    });
  await tell(war(5, true));
  press(option("turn"));
  await tell(war(6, false));
  await tell({ t: "refused", code: "stale", reason: "too late", clause: null });
  assert.equal(moves().length, 1);
});

test("clocks run on between two updates", async () => {
  await tell(told(5, { room: room({ seats: [seat("person", { clock: 30 }), seat("bot")] }) }));
  mock.timers.tick(3000);
  assert.deepEqual(textsOf(document, ".clock"), ["seconds(n=27)"]);
});

test("clocks run from when a state has come, though it is shown later", async () => {
  prefs.speed = "normal";
  const trick = ["2C", "3C"].map((card, at) => face(card, { seat: at }));
  const taken = { what: "trick_taken", words: "You win the trick.", by: null, trick };
  const clocks = (clock) => room({ seats: [seat("person", { clock }), seat("bot")] });
  await tell(told(5, { room: clocks(60) }));
  await tell(told(6, { room: clocks(30), events: [taken] }));
  mock.timers.tick(1000);
  await settled();
  assert.equal(table.store.state.v, 6, "the trick has lain for a second");
  assert.deepEqual(textsOf(document, ".clock"), ["seconds(n=29)"]);
});

test("a page that is left takes no more keys and tells nothing", async () => {
  await tell(told(5));
  table.close();
  document.body.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key: "h" }));
  await tell(told(6));
  assert.equal(table.store.state.v, 5);
});

/** True if the game counts as played with help. */
async function helped() {
  await come();
  return kept.helped?.has("abc") ?? false;
}
const pair = (more = {}) => room({ seats: [seat("person"), seat("person", { name: "Bob" })], ...more });
const skipped = (at, v) => ({ t: "noted", v, did: "skip", by: "player", seat: at, text: "x" });

test("a request that is not carried out is no help", async () => {
  await tell(told(5));
  for (const t of ["hint", "undo", "skip"]) {
    table.store.send({ t });
    await tell({ t: "refused", code: "not_now", reason: "not now", clause: null });
  }
  await tell({ t: "hint", v: 4, move: "bid 3", sentence: "Bid three.", why: "", weighed: [] });
  await tell({ t: "answered", what: "undo", by: 0, agreed: false, text: "Bob says no." });
  line.readyState = Line.CLOSED;
  for (const t of ["hint", "undo", "skip"]) table.store.send({ t });
  await tell(told(6));
  assert.equal(await helped(), false);
});

test("a hint that is heard is help", async () => {
  await tell(told(5));
  await tell({ t: "hint", v: 5, move: "bid 3", sentence: "Bid three.", why: "", weighed: [] });
  assert.equal(await helped(), true);
});

test("a move taken back by a person alone is help", async () => {
  await tell(told(5));
  await tell(told(3));
  assert.equal(await helped(), true);
});

test("a move taken back with the others' agreement is help for the one who asked, and for nobody else", async () => {
  for (const by of [1, 0]) {
    await tell(told(5, { room: pair() }));
    await tell({ t: "answered", what: "undo", by, agreed: true, text: "All agree." });
    await tell(told(3, { room: pair() }));
    assert.equal(await helped(), by === 0);
  }
});

test("a watcher, and a person who has just sat down, had no help by moves that were taken back", async () => {
  await tell(told(5, { you: null }));
  await tell(told(3, { you: null }));
  await tell(told(2));
  assert.equal(await helped(), false);
});

test("a deal that bots have played to its end is help for the one who asked, and for nobody else", async () => {
  for (const by of [1, 0]) {
    await tell(told(5, { room: pair() }));
    await tell({ t: "answered", what: "skip", by, agreed: true, text: "All agree." });
    assert.equal(await helped(), false, "the bots may not be able to");
    await tell(skipped(by, 5));
    assert.equal(await helped(), by === 0);
  }
});

test("a deal that bots have played to its end while the connection was lost is help all the same", async () => {
  await tell(told(5));
  line.heard.open();
  await tell(skipped(0, 5));
  await tell(told(30));
  assert.equal(await helped(), true);
});

test("the repeated log of a table tells of no new help, as somebody else may have had the seat", async () => {
  await tell(skipped(0, 3));
  await tell(told(5));
  line.heard.open();
  await tell(skipped(0, 3));
  await tell(told(6));
  assert.equal(await helped(), false);
});
