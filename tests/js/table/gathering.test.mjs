import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, seat, state, store } from "../made.mjs";
import { buttonOf, load, page, press, textsOf } from "../page.mjs";

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

test("the host frees the seat of the person whose name is there, and a bot's seat without a name", () => {
  for (const [kind, asked] of [
    ["person", { t: "free", seat: 1, name: "Bob" }],
    ["bot", { t: "free", seat: 1 }],
  ]) {
    const sent = [];
    const seats = [seat("person", { name: "Ann" }), seat(kind, { name: "Bob" })];
    const told = state({ room: room({ phase: "gathering", seats }) });
    press(buttonOf(new Gathering(store({ send: (each) => sent.push(each) }), () => undefined).draw(told), "free-it"));
    assert.deepEqual(sent, [asked]);
  }
});
