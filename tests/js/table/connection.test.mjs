import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { Line, MOVE, STATE, WIRE, connected, document, lines, playing } from "../line.mjs";
import { find } from "../page.mjs";

test("the line goes to the table's own address, encrypted where the page is", () => {
  connected();
  assert.equal(lines[0].address, "ws://table.test/api/tables/abc/play");
  location.protocol = "https:";
  connected();
  assert.equal(lines[1].address, "wss://table.test/api/tables/abc/play");
  location.protocol = "http:";
});

test("a lost line is found again, after a longer time at each try and never more than five seconds", () => {
  connected();
  const waits = [250, 500, 1000, 2000, 4000, 5000, 5000];
  for (const [at, wait] of waits.entries()) {
    lines.at(-1).goes();
    mock.timers.tick(wait - 1);
    assert.equal(lines.length, at + 1, `not before ${wait} ms`);
    mock.timers.tick(1);
    assert.equal(lines.length, at + 2, `after ${wait} ms`);
  }
});

test("the first loss is not spoken of, the next ones are, and a line that works is a new beginning", () => {
  const { told, connection } = connected();
  lines[0].goes();
  assert.deepEqual(told.said, []);
  mock.timers.tick(250);
  lines[1].goes();
  assert.deepEqual(told.said, ["no-connection"]);
  connection.works();
  assert.deepEqual(told.said, ["no-connection", ""]);
  mock.timers.tick(500);
  lines[2].goes();
  assert.equal(told.said.length, 2);
  mock.timers.tick(250);
  assert.equal(lines.length, 4);
});

test("a server that closes on purpose is given four seconds", () => {
  connected();
  lines[0].goes(4001);
  mock.timers.tick(3999);
  assert.equal(lines.length, 1);
  mock.timers.tick(1);
  assert.equal(lines.length, 2);
});

test("where the server has no place the page says so at once and as long as that is so", () => {
  const { told } = connected();
  lines[0].goes(4430, "there are too many connections");
  assert.deepEqual(told.said, ["There are too many connections."]);
  mock.timers.tick(4000);
  lines[1].goes(4430, "there are too many connections");
  mock.timers.tick(4000);
  lines[2].tells(STATE);
  assert.deepEqual(told.said.slice(1), ["There are too many connections.", ""]);
});

test("a table that cannot be opened says why, once it has been tried again", () => {
  const { told } = connected();
  lines[0].goes(1013, "The table was opened again.");
  assert.deepEqual(told.said, [], "this happens whenever a server starts anew");
  mock.timers.tick(250);
  lines[1].goes(1013, "This table is played at another server.");
  mock.timers.tick(500);
  lines[2].goes(1011, "keepalive ping timeout");
  assert.deepEqual(told.said, ["This table is played at another server.", "no-connection"]);
});

test("a server that closes again and again without a word is told of like a lost line", () => {
  const { told } = connected();
  lines[0].goes(4001);
  mock.timers.tick(4000);
  lines[1].goes(4001);
  assert.deepEqual(told.said, ["no-connection"]);
});

for (const code of [4403, 4404, 4409])
  test(`there is no coming back after ${code}, and the page says why`, () => {
    const { told, connection } = connected();
    lines[0].goes(code, "this table has closed");
    mock.timers.tick(60_000);
    assert.equal(lines.length, 1);
    assert.equal(connection.closed, true);
    assert.deepEqual(
      told.shut,
      [["This table has closed.", code !== 4404]],
      "only a table that is not there has closed for all",
    );
  });

test("when the network comes back a closed line is opened at once, and an open one is left alone", () => {
  connected();
  lines[0].opens();
  dispatchEvent({ type: "online" });
  assert.equal(lines.length, 1);
  lines[0].goes();
  dispatchEvent({ type: "online" });
  assert.equal(lines.length, 2);
  lines[1].tells(STATE);
  mock.timers.tick(60_000);
  assert.equal(lines.length, 2, "the wait for the old line leads to no second one");
});

test("a page that is left opens no line any more", () => {
  const { connection } = connected();
  connection.close();
  lines[0].goes();
  dispatchEvent({ type: "online" });
  mock.timers.tick(60_000);
  connection.connect();
  assert.equal(lines.length, 1);
});

test("connecting anew closes the old line, whose end is no loss", () => {
  const { told, connection } = connected();
  connection.again();
  assert.equal(lines.length, 2);
  assert.equal(lines[0].readyState, Line.CLOSED);
  lines[0].goes();
  lines[1].tells(STATE);
  mock.timers.tick(60_000);
  assert.equal(lines.length, 2);
  assert.deepEqual(told.said, []);
});

test("the score sheet comes when it has changed, and every state is told with the latest", () => {
  const { told } = connected();
  const state = (sheet) => ({ t: "state", wire: WIRE, sheet, scene: { score: { unit: "points" } } });
  lines[0].tells(state({ sheet: [1] }));
  lines[0].tells(state(null));
  lines[0].tells(state({ sheet: [1, 2] }));
  lines[0].tells({ t: "said", text: "hello" });
  assert.deepEqual(
    told.took.map((each) => each.scene?.score),
    [{ unit: "points", sheet: [1] }, { unit: "points", sheet: [1] }, { unit: "points", sheet: [1, 2] }, undefined],
  );
});

test("something is sent over an open line only, and where there is none that is said", () => {
  const { connection } = connected();
  assert.equal(connection.send({ t: "start" }), false);
  assert.equal(find(document, "#toast").textContent, "no-connection-now");
  lines[0].opens();
  assert.equal(connection.send({ t: "start" }), true);
  assert.deepEqual(lines[0].sent, ['{"t":"start"}']);
});

test("the page is told when the line opens", () => {
  const { told } = connected();
  lines[0].opens();
  assert.equal(told.opened, 1);
});

test("a move that is not answered within a second is told to be on its way, and its answer ends that", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  mock.timers.tick(500);
  assert.deepEqual(told.sending, []);
  mock.timers.tick(300);
  assert.deepEqual(told.sending, [true]);
  lines[0].tells({ t: "refused" });
  assert.deepEqual(told.sending, [true, false]);
  mock.timers.tick(60_000);
  assert.equal(lines.length, 1);
  assert.deepEqual(told.said, []);
});

test("a move that is answered at once is not told of", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  mock.timers.tick(300);
  lines[0].tells(STATE);
  mock.timers.tick(60_000);
  assert.deepEqual([told.sending, told.said, lines.length], [[], [], 1]);
});

test("what others say is no answer, and a second move waits no longer than the first", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  mock.timers.tick(3000);
  lines[0].tells({ t: "said" });
  connection.send(MOVE);
  mock.timers.tick(2000);
  assert.deepEqual(told.said, ["no-answer"]);
});

test("a line on which a move stays without an answer is told of within five seconds, and given up for another", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  mock.timers.tick(5000);
  assert.deepEqual(told.said, ["no-answer"]);
  assert.deepEqual([lines.length, lines[0].readyState], [2, Line.CLOSED]);
  lines[0].goes();
  lines[1].opens();
  lines[1].tells(STATE);
  assert.deepEqual(told.sending, [true, false]);
  mock.timers.tick(60_000);
  assert.equal(lines.length, 2);
});

test("a line that does not open, or says nothing, is tried again, after a longer time at each try", () => {
  const { told } = connected();
  for (const [at, wait] of [5000, 10_000, 20_000, 40_000, 40_000].entries()) {
    if (at % 2) lines.at(-1).opens();
    mock.timers.tick(wait - 1);
    assert.equal(lines.length, at + 1, `not before ${wait} ms`);
    mock.timers.tick(1);
    assert.equal(lines.length, at + 2, `after ${wait} ms`);
  }
  assert.equal(told.said[0], "no-answer");
});

test("a page that is left waits for no answer any more", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  connection.close();
  mock.timers.tick(60_000);
  assert.deepEqual([told.sending, told.said, lines.length], [[], [], 1]);
});

test("what is asked for besides moves may stay without an answer on a line that works", () => {
  const { told, connection } = playing();
  connection.send({ t: "hint" });
  mock.timers.tick(60_000);
  assert.deepEqual([told.sending, told.said, lines.length], [[], [], 1]);
});

for (const t of ["hint", "look", "undo", "claim", "chat", "past"])
  test(`a line that has died is found out within five seconds by asking for ${t}`, () => {
    const { told, connection } = playing();
    lines[0].dumb = true;
    connection.send({ t });
    mock.timers.tick(3999);
    assert.deepEqual([told.said, lines.length], [[], 1]);
    mock.timers.tick(1);
    assert.deepEqual([told.said, lines.length, lines[0].readyState], [["no-answer"], 2, Line.CLOSED]);
  });
