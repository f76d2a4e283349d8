import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import test from "node:test";
import { data, load, page, serveGames } from "../page.mjs";

serveGames();
page({ words: "en" });
const { verify } = await load("fair/fair");
const RECORDS = data("records");
const GAMES = new URL("../../../src/spadille/games/", import.meta.url);

/** A record of War with no move, whose seats have sealed their parts. */
const sealedRecord = (more = {}) =>
  JSON.stringify({
    spadille: 1,
    game: "war",
    seats: 2,
    rulebook: "denexa",
    options: {},
    ...data("sealed"),
    ...more,
  });

/** A record with something changed in its header. */
function withHeader(record, change) {
  const [head, ...lines] = record.trim().split("\n");
  return [JSON.stringify(change(JSON.parse(head))), ...lines].join("\n");
}

test("every game that can be recomputed in a browser has a record here", () => {
  const able = readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/fair.js`, GAMES)));
  const here = new Set(RECORDS.map(({ record }) => JSON.parse(record.split("\n")[0]).game));
  assert.ok(able.length > 5);
  assert.deepEqual([...here].sort(), able.sort());
});

for (const { about, record } of RECORDS) {
  const chances = record.split("\n").filter((line) => line.startsWith("[-1,"));

  test(`every chance move of a record follows from its seed: ${about}`, async () => {
    const found = await verify(record);
    assert.ok(found.ok, found.words);
    assert.deepEqual([found.checked, found.skipped], [chances.length, 0]);
  });

  test(`two cards that change places are found: ${about}`, async () => {
    for (const line of chances) {
      const [verb, one, other, ...rest] = line.slice(5, -2).split(" ");
      if (!other) continue;
      const moved = `[-1,"${[verb, other, one, ...rest].join(" ")}"]`;
      assert.equal((await verify(record.replace(line, moved))).ok, false, verb);
    }
  });
}

test("cards of another record are not checked, and those dealt since are", async () => {
  const [{ record }] = RECORDS;
  const lines = record.trim().split("\n");
  const chances = lines.flatMap((line, at) => (line.startsWith("[-1,") ? [at - 1] : []));
  const from = (/** @type {number} */ n, text = record) =>
    verify(withHeader(text, (head) => ({ ...head, taken_over: n })));
  const [first, second] = chances;
  const moved = record.replace(lines[first + 1], lines[first + 1].replace(/ (\S+) (\S+)/, " $2 $1"));
  assert.deepEqual((await from(first + 1)).checked, chances.length - 1);
  assert.ok((await from(first + 1, moved)).ok);
  assert.equal((await from(first, moved)).ok, false);
  assert.ok(second > first);
});

test("a part that a seat has not given is found whatever the game", async () => {
  const [{ record }] = RECORDS;
  for (const game of ["spades", "double_pinochle"]) {
    const lied = withHeader(record, (head) => ({ ...head, game, contributions: { 0: "bob's own" } }));
    const { ok, open } = await verify(lied);
    assert.deepEqual([ok, open], [false, false]);
  }
});

test("another secret than the promised one is found", async () => {
  const changed = withHeader(RECORDS[0].record, (head) => ({ ...head, secret: `v1:${"00".repeat(32)}` }));
  assert.equal((await verify(changed)).words, "other-secret");
});

test("a record without a seed cannot be checked", async () => {
  for (const seed of [undefined, "", "v9:00"])
    assert.equal((await verify(withHeader(RECORDS[0].record, (head) => ({ ...head, seed })))).words, "no-seed");
});

test("a seed that stands alone is taken as it is", async () => {
  const alone = withHeader(RECORDS[0].record, ({ game, seats, options, seed }) => ({ game, seats, options, seed }));
  assert.equal((await verify(alone)).ok, true);
});

test("a game that the page does not know is left open, and nobody is accused", async () => {
  const strange = withHeader(RECORDS[0].record, (head) => ({ ...head, game: "double_pinochle" }));
  const { ok, open, words } = await verify(strange);
  assert.deepEqual([ok, open], [false, true]);
  assert.ok(words.startsWith("Not checked here"), words);
});

test("the name of a game in a record leads to no other file", async () => {
  const strange = withHeader(RECORDS[0].record, (head) => ({ ...head, game: "../web/js/fair" }));
  assert.equal((await verify(strange)).open, true);
});

test("seals that hold are no fault, and without a chance move that is all that is said", async () => {
  assert.equal((await verify(sealedRecord())).words, "There is no chance move in this record.");
});

const BROKEN = [
  { round: 2 },
  { proof: 3 },
  { seals: {} },
  { seals: { ...data("sealed").seals, 1: "sha256:" } },
  { seals: { ...data("sealed").seals, 0: "sha256:" } },
];
for (const more of BROKEN)
  test(`seals that do not hold are found: ${JSON.stringify(more)}`, async () => {
    const { ok, words } = await verify(sealedRecord(more));
    assert.equal(ok, false);
    assert.equal(words, "What the seats added is not what they had sealed.");
  });

test("a chance move that the page does not recompute is told apart from those it does", async () => {
  const more = `${RECORDS[0].record.trim()}\n[-1,"juggle 1 2 3"]\n`;
  const found = await verify(more);
  assert.deepEqual([found.ok, found.skipped], [true, 1]);
  assert.match(found.words, /more-not-here\(n=1\)$/);
});

test("where no chance move is recomputed the record is left open", async () => {
  const [head] = RECORDS[0].record.split("\n");
  assert.deepEqual(await verify(`${head}\n[-1,"juggle 1 2 3"]`), {
    ok: false,
    open: true,
    words: "not-recomputed",
    header: JSON.parse(head),
    checked: 0,
    skipped: 1,
  });
});
