import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { data, load } from "../page.mjs";

const { hex, seal, sha256 } = await load("fair/seal");

test("the page's SHA-256 is that of the platform for every length over two blocks", () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    assert.equal(hex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("bytes are written as two digits each", () => {
  assert.equal(hex(Uint8Array.of(0, 9, 16, 255)), "000910ff");
});

test("the seal of a part is the one that the server keeps", () => {
  const { commit, round, seals, contributions } = data("sealed");
  for (const [seat, part] of Object.entries(contributions))
    assert.equal(seal(commit, round, Number(seat), part), seals[seat]);
});

test("the seal of a part differs by its promise, its round, its seat and the part", () => {
  const all = [
    seal("a", 1, 0, "x"),
    seal("b", 1, 0, "x"),
    seal("a", 2, 0, "x"),
    seal("a", 1, 1, "x"),
    seal("a", 1, 0, "y"),
  ];
  assert.equal(new Set(all).size, all.length);
});
