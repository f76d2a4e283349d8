import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, find, load, page, press } from "../page.mjs";
import { indexed } from "../indexed.mjs";

const SETTINGS = { spadille: '{"felt":"blue","name":"Ann"}' };
const KEPT = {
  ...SETTINGS,
  "spadille-due": '{"a":false}',
  "spadille-tables": '[{"id":"a"}]',
  "spadille-rules": '{"form":1,"rules":[]}',
  "spadille-you": '{"form":1,"name":"Ann"}',
  "spadille-friends": "[]",
  "spadille-days": '["2026-11-27"]',
  "came-a": "1",
  "fair-a": '{"commit":"sha256:1"}',
  "fair-b": '{"commit":"sha256:2"}',
};
const document = page({ path: "/you", kept: KEPT });
const games = indexed();
const { prefs } = await load("core/prefs");
const { myPage } = await load("study/my_page");
const { kept } = await load("fair/proof");

/** Let what was asked for come. */
async function come() {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}

test("all that this browser keeps of a person is erased at a second word, and the settings stay", async () => {
  assert.equal(kept("a").commit, "sha256:1");
  const drawn = myPage(find(document, "#app"));
  await come();
  for (const style of document.querySelectorAll("link")) style.dispatchEvent(new Event("load"));
  await drawn;
  games.games.set("a", { id: "a" });
  press(buttonOf(document, "erase-all"));
  assert.equal(localStorage.getItem("fair-a"), KEPT["fair-a"], "not yet");
  press(buttonOf(find(document, "dialog"), "erase-all"));
  await come();
  assert.deepEqual([...localStorage.keys()], ["spadille"]);
  assert.deepEqual([games.games.size, prefs.name, prefs.felt], [0, "", "blue"]);
  assert.deepEqual(kept("a"), {});
});
