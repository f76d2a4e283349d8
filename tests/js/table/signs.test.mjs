import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { MOVE, STATE, connected, document, latest, lines, playing } from "../line.mjs";

test("a silent line is asked for a sign every 25 seconds, which nobody else hears of", () => {
  const { told } = playing();
  mock.timers.tick(24_999);
  assert.equal(lines[0].pings, 0);
  mock.timers.tick(1);
  assert.equal(lines[0].pings, 1);
  for (let turn = 0; turn < 3; turn++) mock.timers.tick(25_000);
  assert.deepEqual([lines[0].pings, lines.length, told.said, told.took.length], [4, 1, [], 1]);
});

test("a silent line that has died is replaced, and a line that says something is not asked", () => {
  const { told } = playing();
  for (let turn = 0; turn < 5; turn++) {
    mock.timers.tick(20_000);
    lines[0].tells({ t: "said" });
  }
  assert.equal(lines[0].pings, 0);
  lines[0].dumb = true;
  for (const wait of [25_000, 4000]) mock.timers.tick(wait);
  assert.deepEqual([told.said, lines.length], [["no-answer"], 2]);
});

test("each change of the network or of the window asks an open line for a sign, whatever has just been heard", () => {
  const { told } = playing();
  const happens = [
    () => dispatchEvent({ type: "online" }),
    () => dispatchEvent({ type: "offline" }),
    () => document.dispatchEvent(new Event("visibilitychange")),
  ];
  for (const each of happens) {
    lines[0].tells(STATE);
    each();
  }
  assert.equal(lines[0].pings, 3);
  document.hidden = true;
  happens[2]();
  assert.equal(lines[0].pings, 3, "nobody looks at a hidden page");
  document.hidden = false;
  lines[0].dumb = true;
  dispatchEvent({ type: "online" });
  mock.timers.tick(4000);
  assert.deepEqual([told.said, lines.length], [["no-answer"], 2]);
});

test("a change of the network asks for no sign while a move waits for its answer", () => {
  const { connection } = playing();
  connection.send(MOVE);
  mock.timers.tick(2000);
  dispatchEvent({ type: "online" });
  assert.equal(lines[0].pings, 0);
  lines[0].tells(STATE);
  mock.timers.tick(1000);
  dispatchEvent({ type: "online" });
  assert.equal(lines[0].pings, 1);
});

test("a line that has yet to say its first word is not asked for a sign", () => {
  const { told, connection } = connected();
  lines[0].opens();
  lines[0].dumb = true;
  connection.send({ t: "look" });
  dispatchEvent({ type: "online" });
  mock.timers.tick(4900);
  assert.deepEqual([lines[0].pings, lines.length, told.said], [0, 1, []]);
});

test("a sign of life is no answer to a move, and a refusal is no sign of life", () => {
  const { told, connection } = playing();
  connection.send(MOVE);
  connection.send({ t: "hint" });
  mock.timers.tick(4000);
  assert.deepEqual([told.said, lines.length], [["no-answer"], 2]);
  lines[1].opens();
  lines[1].tells(STATE);
  lines[1].dumb = true;
  connection.send({ t: "hint" });
  lines[1].tells({ t: "refused", code: "bad_request", reason: "text: expected at most 200 characters" });
  assert.equal(told.took.at(-1).t, "refused");
  mock.timers.tick(4000);
  assert.equal(lines.length, 3);
});

test("a table that has closed, or is left, asks for nothing any more", () => {
  for (const end of [() => lines[0].goes(4404, "gone"), () => latest.close()]) {
    lines.length = 0;
    playing();
    end();
    for (const type of ["online", "offline"]) dispatchEvent({ type });
    document.dispatchEvent(new Event("visibilitychange"));
    mock.timers.tick(60_000);
    assert.deepEqual([lines.length, lines[0].pings], [1, 0]);
  }
});
