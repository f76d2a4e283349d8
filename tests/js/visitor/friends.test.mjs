import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { KEEPS_NOTHING, give, load, page } from "../page.mjs";

page();
const { addFriends, forgetFriends, friends, hear, part } = await load("visitor/friends");
const KEY = "spadille-friends";

beforeEach(() => {
  page();
  forgetFriends();
});

const friend = (at, more = {}) => ({
  mine: at.toString(16).padStart(32, "0"),
  theirs: "f".repeat(64),
  name: `P${at}`,
  face: "fox",
  colour: "red",
  from: `t ${at} P${at}`,
  ...more,
});
const names = () => friends().map((each) => each.name);

test("friends are kept, the latest first, one for each person of a table, and fifty at most", () => {
  for (const at of [1, 2, 1]) addFriends([friend(at)]);
  assert.deepEqual(names(), ["P1", "P2"]);
  addFriends([friend(9, { from: "t 2 P2" })]);
  assert.deepEqual(names(), ["P9", "P1"]);
  for (let at = 10; at < 70; at++) addFriends([friend(at)]);
  assert.equal(friends().length, 50);
});

/** The server tells that this person and the one of a seat keep in touch. */
function paired(name, at) {
  const { mine, theirs, face, colour } = friend(at);
  hear(
    { id: "abc" },
    { t: "paired", seat: 1, name, face, colour, mine, theirs, text: name },
    document.createElement("p"),
  );
}

test("two people who have a seat one after the other are two friends, and a renewed pair is one", () => {
  paired("Bob", 1);
  paired("Cara", 2);
  assert.deepEqual(names(), ["Cara", "Bob"]);
  paired("Bob", 3);
  assert.deepEqual(
    friends().map(({ name, mine }) => [name, mine]),
    [
      ["Bob", friend(3).mine],
      ["Cara", friend(2).mine],
    ],
  );
});

test("one who is removed is gone, and without friends nothing is stored", () => {
  addFriends([friend(1), friend(2)]);
  part(friend(1).mine);
  assert.deepEqual(names(), ["P2"]);
  part(friend(2).mine);
  assert.equal(localStorage.getItem(KEY), null);
});

test("what is no friend counts for nothing, in the storage and in a file", () => {
  for (const given of [undefined, null, 3, {}, [null, {}, friend(1, { mine: "x" }), friend(1, { name: 4 })]])
    addFriends(given);
  assert.deepEqual(friends(), []);
  for (const text of ["{", "7", '{"a":1}', "[null]"]) {
    localStorage.setItem(KEY, text);
    assert.deepEqual(friends(), []);
  }
});

test("where the browser keeps nothing, there are no friends and no error", () => {
  give({ localStorage: KEEPS_NOTHING });
  addFriends([friend(1)]);
  assert.deepEqual(friends(), []);
});
