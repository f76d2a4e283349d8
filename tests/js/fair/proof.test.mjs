import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { room, state } from "../made.mjs";
import { KEEPS_NOTHING, clock, data, give, load, page, server, serveGames, textsOf } from "../page.mjs";

serveGames();
page();
const { seal } = await load("fair/seal");
const { partOf, remember, sealed } = await load("fair/proof");
const { verdict } = await load("fair/verdict");

let table = 0;
/** The name of a table that no test has spoken of. */
const fresh = () => `table-${(table += 1)}`;
const kept = (id) => JSON.parse(localStorage.getItem(`fair-${id}`));

beforeEach(() => {
  server.answers["GET /api/proofs"] = {
    proofs: { seed: "form seed", promised: "form promised", sealed: "form sealed", told: "form told" },
    unproven: "Not proven.",
  };
});

test("the promise that the server showed first is kept, and no later one", () => {
  const id = fresh();
  remember(id, "sha256:1");
  remember(id, "sha256:2");
  assert.equal(kept(id).commit, "sha256:1");
});

test("what this browser adds is made once for a round, kept, and sealed for its seat", () => {
  const id = fresh();
  const first = sealed(id, "sha256:1", 2);
  const { seat, parts } = kept(id);
  assert.equal(seat, 2);
  assert.match(parts[1], /^[0-9a-f]{24}$/);
  assert.equal(first, seal("sha256:1", 1, 2, parts[1]));
  assert.equal(sealed(id, "sha256:1", 2), first);
  sealed(id, "sha256:1", 2, 2);
  assert.equal(kept(id).parts[1], parts[1]);
  assert.notEqual(kept(id).parts[2], parts[1]);
});

test("a browser that keeps nothing still knows its part while the page is open", () => {
  const { localStorage } = globalThis;
  give({ localStorage: KEEPS_NOTHING });
  const id = fresh();
  assert.equal(sealed(id, "sha256:1", 0), sealed(id, "sha256:1", 0));
  give({ localStorage });
});

test("what is known of the newest fifty tables is kept, and the oldest goes first", () => {
  for (const [name] of [...localStorage]) if (name.startsWith("fair-")) localStorage.removeItem(name);
  localStorage.setItem("fair-ancient", JSON.stringify({ commit: "sha256:0" }));
  localStorage.setItem("other", "1");
  clock();
  for (let each = 0; each < 60; each++) {
    mock.timers.tick(1);
    remember(`old-${each}`, "sha256:1");
    if (each > 10) sealed("old-5", "sha256:1", 0);
  }
  mock.timers.reset();
  const names = [...localStorage.keys()].filter((each) => each.startsWith("fair-"));
  assert.equal(names.length, 50);
  for (const gone of ["ancient", "old-0", "old-10"]) assert.equal(localStorage.getItem(`fair-${gone}`), null, gone);
  assert.ok(names.includes("fair-old-5") && names.includes("fair-old-11") && names.includes("fair-old-59"));
  assert.equal(localStorage.getItem("other"), "1");
});

const proof = (more = {}) => ({ round: 1, stage: "sealing", seals: ["", ""], left_out: [], ...more });
const at = (of, you = 0) => state({ you, room: room({ commit: "sha256:1", proof: of }) });

test("a seat without a seal makes one, and one that has it says nothing more", () => {
  const id = fresh();
  const said = partOf(id, at(proof()));
  assert.deepEqual(said, { t: "seal", seal: sealed(id, "sha256:1", 0) });
  assert.equal(partOf(id, at(proof({ seals: [said.seal, ""] }))), null);
});

test("a seat makes a new seal for a new round", () => {
  const id = fresh();
  const first = partOf(id, at(proof())).seal;
  assert.notEqual(partOf(id, at(proof({ round: 2 }))).seal, first);
});

test("once all seals are fixed the part is opened", () => {
  const id = fresh();
  const own = sealed(id, "sha256:1", 0);
  const opening = at(proof({ stage: "opening", seals: [own, "sha256:b"] }));
  assert.deepEqual(partOf(id, opening), { t: "open", part: kept(id).parts[1] });
  assert.deepEqual(partOf(id, opening), { t: "open", part: kept(id).parts[1] }, "told again, it is said again");
});

test("a part is never opened under two lists of seals", () => {
  const id = fresh();
  const own = sealed(id, "sha256:1", 0);
  const opening = (other) => partOf(id, at(proof({ stage: "opening", seals: [own, other] })));
  assert.notEqual(opening("sha256:b"), null);
  assert.equal(opening("sha256:c"), null);
  assert.notEqual(opening("sha256:b"), null);
});

test("a part is not opened for a seal that is not its own", () => {
  assert.equal(partOf(fresh(), at(proof({ stage: "opening", seals: ["sha256:other", ""] }))), null);
});

test("watchers and seats that are left out add nothing", () => {
  assert.equal(partOf(fresh(), at(proof(), null)), null);
  assert.equal(partOf(fresh(), at(proof({ left_out: [0] }))), null);
  assert.equal(partOf(fresh(), at(null)), null);
});

const [{ record: RECORD }] = data("records");
const HEADER = JSON.parse(RECORD.split("\n")[0]);
const changed = (more) => [JSON.stringify({ ...HEADER, ...more }), ...RECORD.trim().split("\n").slice(1)].join("\n");
const points = async (record, id) => textsOf(await verdict(record, id), ".points li");

test("a record whose deals follow from its seed is said to be good, with what that proves and what not", async () => {
  const node = await verdict(RECORD);
  assert.match(textsOf(node, ".points li").join(), /^✓ chance-follows\(n=\d+\)$/);
  assert.deepEqual(textsOf(node, "h3"), ["what-proves", "what-not-proves"]);
  assert.deepEqual(textsOf(node, "p").slice(0, 2), ["form told", "Not proven."]);
});

test("what a record proves depends on what it tells", async () => {
  const { seed, options, game, seats } = HEADER;
  const only = (more) => [
    JSON.stringify({ seed, options, game, seats, ...more }),
    ...RECORD.trim().split("\n").slice(1),
  ];
  const form = async (more) => textsOf(await verdict(only(more).join("\n")), "p")[0];
  assert.equal(await form({}), "form seed");
  assert.equal(await form({ commit: HEADER.commit }), "form promised");
});

test("a record that lies is said to be wrong, and proves nothing", async () => {
  const node = await verdict(changed({ contributions: { 0: "bob's own" } }));
  assert.deepEqual(textsOf(node, ".points li"), ["✗ other-seed"]);
  assert.deepEqual(textsOf(node, "h3"), ["what-not-proves"]);
});

test("a game that is not known here is left open, and nobody is accused", async () => {
  assert.deepEqual(await points(changed({ game: "double_pinochle" })), ["– unknown-drawing"]);
});

test("who did not open a part is named with the round", async () => {
  const left_out = [{ round: 1, seat: 1, name: "Bob" }];
  assert.equal((await points(changed({ left_out })))[1], "– left-out(names=in-round(name=Bob, round=1))");
});

test("what this browser knows is held against the record of its own table", async () => {
  const id = fresh();
  remember(id, HEADER.commit);
  localStorage.setItem(`fair-${id}`, JSON.stringify({ ...kept(id) }));
  const other = fresh();
  remember(other, "sha256:other");
  assert.equal((await points(RECORD, id))[1], "✓ promise-seen(good=yes)");
  assert.equal((await points(RECORD, other))[1], "✗ promise-seen(good=no)");
  assert.equal((await points(RECORD, fresh())).length, 1);
});

/** A table at which this browser has seen a list of seals and has a part; what it says of a record with that header. */
async function held(header) {
  const id = fresh();
  localStorage.setItem(
    `fair-${id}`,
    JSON.stringify({ seat: 0, parts: { 1: "ann's own" }, seals: { 1: ["sha256:a", "sha256:b"] } }),
  );
  return (await points(changed({ game: "unknown", round: 1, ...header }), id)).slice(1);
}

test("the seals and the part of this browser must stand in the record as it saw them", async () => {
  const seals = { 0: "sha256:a", 1: "sha256:b" };
  const told = { proof: undefined };
  assert.deepEqual(await held({ ...told, seals }), ["✓ seals-seen(good=yes)", "✓ part-in-seed(good=yes)"]);
  assert.deepEqual((await held({ ...told, seals: { ...seals, 1: "sha256:c" } }))[0], "✗ seals-seen(good=no)");
  assert.deepEqual((await held({ ...told, seals: {} }))[0], "✗ seals-seen(good=no)");
  const lost = await held({ ...told, seals, contributions: { 1: "grüße" } });
  assert.equal(lost[1], "✗ part-in-seed(good=no)");
});

test("a browser that was left out is told so, and misses no part", async () => {
  const left_out = [{ seat: 0, name: "Ann", round: 1 }];
  const found = await held({ seals: { 0: "sha256:a", 1: "sha256:b" }, left_out });
  assert.deepEqual(found.slice(-1), ["– part-left-out"]);
});
