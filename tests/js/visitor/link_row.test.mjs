import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { buttonOf, find, give, load, page, press, settled } from "../page.mjs";

let document = page();
const { linkRow } = await load("visitor/link_row");

beforeEach(() => {
  document = page();
});

/** What is said after a press on "copy", and whether the address has the focus, in such a browser. */
async function copied(navigator) {
  give({ navigator });
  const row = linkRow("Invite", "/t/abc", "For a friend.");
  document.body.append(row);
  find(row, "input").select = () => undefined;
  press(buttonOf(row, "copy"));
  await settled();
  return [find(document, "#toast").textContent, document.activeElement === find(row, "input")];
}

test("an address is copied where the browser can do it", async () => {
  const taken = [];
  assert.deepEqual(await copied({ clipboard: { writeText: async (text) => taken.push(text) } }), ["copied", false]);
  assert.match(taken[0], /\/t\/abc$/);
});

test("without a clipboard, as without HTTPS, or where it is refused, the address is chosen to be copied by hand", async () => {
  const refuses = { writeText: () => Promise.reject(new Error("no")) };
  for (const navigator of [{}, { clipboard: refuses }])
    assert.deepEqual(await copied(navigator), ["copy-by-hand", true]);
});
