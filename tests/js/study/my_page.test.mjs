import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, come, find, load, page, press } from "../page.mjs";
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

/** Draw the page, and ask for everything to be erased; it is asked once more. */
async function askToErase() {
  const drawn = myPage(find(document, "#app"));
  await come();
  for (const style of document.querySelectorAll("link")) style.dispatchEvent(new Event("load"));
  await drawn;
  press(buttonOf(document, "erase-all"));
}

test("all that this browser keeps of a person is erased at a second word, and the settings stay", async () => {
  assert.equal(kept("a").commit, "sha256:1");
  await askToErase();
  games.games.set("a", { id: "a" });
  assert.equal(localStorage.getItem("fair-a"), KEPT["fair-a"], "not yet");
  press(buttonOf(find(document, "dialog"), "erase-all"));
  await come();
  assert.deepEqual([...localStorage.keys()], ["spadille"]);
  assert.deepEqual([games.games.size, prefs.name, prefs.felt], [0, "", "blue"]);
  assert.deepEqual(kept("a"), {});
});

test("what else is kept is erased though the games cannot be", async () => {
  for (const [key, value] of Object.entries(KEPT)) localStorage.setItem(key, value);
  await askToErase();
  games.games.clear = () => {
    throw new Error("damaged");
  };
  press(buttonOf(find(document, "dialog"), "erase-all"));
  await come();
  assert.deepEqual([...localStorage.keys()], ["spadille"]);
});
