import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, seat, state, store } from "../made.mjs";
import { load, page, textsOf } from "../page.mjs";

page();
const { Gathering } = await load("table/gathering");
beforeEach(() => page());

/** The heading of the page before a game. */
const heading = (you, ...names) => {
  const seats = [...names.map((name) => seat("person", { name })), seat("open")];
  const drawn = new Gathering(store(), () => undefined).draw(state({ you, room: room({ phase: "gathering", seats }) }));
  return textsOf(drawn, "h1");
};

test("a person who may sit down is told who invites them, and everybody else what is played", () => {
  assert.match(heading(null, "Ann", "Zoe")[0], /^invited-by.*n=2.*last=Zoe, most=Ann/);
  assert.match(heading(0, "Ann")[0], /^game-by-book/);
  assert.match(heading(null)[0], /^game-by-book/);
});
