import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { KEEPS_NOTHING, give, goTo, load, page } from "../page.mjs";

page();
const { WIRE, agrees } = await load("table/connection");

beforeEach(() => {
  sessionStorage.clear();
  goTo("/t/abc");
});

test("a server that speaks as the page does is understood", () => {
  assert.equal(agrees(WIRE), true);
  assert.equal(location.said.reloads, 0);
});

test("where the server speaks otherwise the page loads itself anew, once", () => {
  assert.deepEqual([agrees(WIRE + 1), agrees(WIRE + 1)], [false, false]);
  assert.equal(location.said.reloads, 1);
});

test("a server that speaks otherwise again, in another way, is another reason to load", () => {
  agrees(WIRE + 1);
  agrees(WIRE + 2);
  assert.equal(location.said.reloads, 2);
});

test("a server that does not say how it speaks speaks otherwise", () => {
  assert.equal(agrees(undefined), false);
  assert.equal(location.said.reloads, 1);
});

test("once they agree the next difference is a new one", () => {
  agrees(WIRE + 1);
  agrees(WIRE);
  assert.equal(sessionStorage.size, 0);
  agrees(WIRE + 1);
  assert.equal(location.said.reloads, 2);
});

test("a browser that keeps nothing does not load the page for ever", () => {
  give({ sessionStorage: KEEPS_NOTHING });
  assert.deepEqual([agrees(WIRE + 1), agrees(WIRE + 1)], [false, false]);
  assert.equal(location.said.reloads, 0);
  const blocked = () => {
    throw new Error("blocked");
  };
  give({ sessionStorage: { getItem: blocked, setItem: blocked, removeItem: blocked } });
  assert.equal(agrees(WIRE), true);
});
