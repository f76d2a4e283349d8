import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { plate, scene, state } from "../made.mjs";
import { clock, load, page, server } from "../page.mjs";

page();
server.answers["GET /api/games"] = [];
const { TableStore } = await load("table/store");

let sent = [];
let known = null;
beforeEach(() => {
  clock();
  sent = [];
  known = new TableStore("abc");
  known.connection = { send: (asked) => sent.push(asked), close: () => undefined };
});
const MINE = scene({ plates: [plate(0, { to_act: true }), plate(1)] });
const at = (v, more = {}) => state({ t: "state", v, scene: MINE, ...more });

test("everybody who subscribes to a topic hears of it, in the order of subscription", () => {
  const heard = [];
  known.on("said", (told) => heard.push(["first", told.text]));
  known.on("said", (told) => heard.push(["second", told.text]));
  known.on("hint", () => heard.push("hint"));
  known.hear({ t: "said", text: "hello" });
  assert.deepEqual(heard, [
    ["first", "hello"],
    ["second", "hello"],
  ]);
});

test("a state is the latest before anybody hears of it, and on the screen only when it is shown", () => {
  const heard = [];
  known.on("state", () => heard.push([known.newest, known.state]));
  known.on("shown", (told) => heard.push(known.state === told));
  known.hear(at(5));
  known.show(known.latest);
  assert.deepEqual(heard, [[5, null], true]);
});

test("a move is for the moment on the screen, and none is sent before there is one", () => {
  known.move("bid 3");
  known.hear(at(5));
  known.show(known.latest);
  known.hear(at(6));
  known.move("bid 3");
  assert.deepEqual(sent, [{ t: "move", v: 5, text: "bid 3" }]);
});

test("a late move that is sent again is no refusal to anybody", () => {
  const heard = [];
  known.on("refused", (told) => heard.push(told.code));
  known.hear(at(5));
  known.show(known.latest);
  known.move("bid 3");
  known.hear(at(6));
  known.hear({ t: "refused", code: "stale" });
  known.hear({ t: "refused", code: "stale" });
  assert.deepEqual([sent.map(({ v }) => v), heard], [[5, 6], ["stale"]]);
});

test("a move that was pressed while an earlier one was underway is not sent for a later moment", () => {
  const heard = [];
  known.on("refused", (told) => heard.push(told.code));
  known.hear(at(5));
  known.show(known.latest);
  known.move("play KS");
  mock.timers.tick(2001);
  known.move("play 2S");
  known.hear(at(6, { events: [{ what: "moved", words: "You play the king.", by: 0 }] }));
  known.hear({ t: "refused", code: "stale" });
  assert.deepEqual([sent.map(({ text }) => text), heard], [["play KS", "play 2S"], ["stale"]]);
});

test("the rest of several moves is forgotten where the first could not be sent", () => {
  known.connection.send = () => false;
  known.hear(at(5));
  known.show(known.latest);
  known.move("bet banker 40; bet tie 40");
  assert.deepEqual([known.following, known.sent], ["", null]);
});

test("the rest of several moves is forgotten once a connection is opened anew", () => {
  known.hear(at(5));
  known.show(known.latest);
  known.move("bet banker 40; bet tie 40");
  assert.equal(known.following, "bet tie 40");
  known.opened();
  assert.equal(known.following, "");
});

test("a table is closed once its connection is, or the page is left", () => {
  assert.equal(known.closed, false);
  known.connection.closed = true;
  assert.equal(known.closed, true);
  known.connection.closed = false;
  known.close();
  assert.equal(known.closed, true);
});
