import assert from "node:assert/strict";
import test from "node:test";
import { KEEPS_NOTHING, give, load, page } from "../page.mjs";

/** The module anew, in a browser that keeps that. */
async function fresh(kept) {
  const document = page({ kept: kept === undefined ? {} : { spadille: kept } });
  return { document, ...(await load("core/prefs", String(Math.random()))) };
}

test("a browser that has kept nothing, or nonsense, has the usual preferences", async () => {
  const { prefs: usual } = await fresh();
  assert.deepEqual([usual.speed, usual.trick, usual.forced, usual.sound], ["normal", "time", true, false]);
  for (const kept of ["{not JSON", "null", "7"]) assert.deepEqual((await fresh(kept)).prefs, usual, kept);
});

test("what was kept stands over what is usual", async () => {
  const { prefs } = await fresh('{"speed": "slow", "sound": true}');
  assert.deepEqual([prefs.speed, prefs.sound, prefs.trick], ["slow", true, "time"]);
});

test("a change is kept, shown on the page, and told until nobody listens any more", async () => {
  const { document, prefer, whenPreferred } = await fresh();
  let heard = 0;
  const end = whenPreferred(() => (heard += 1));
  prefer({ colours: "four", theme: "dark" });
  end();
  prefer({ letters: true });
  assert.equal(heard, 1);
  assert.equal(JSON.parse(localStorage.getItem("spadille")).colours, "four");
  assert.equal(document.documentElement.className, "four letters");
  assert.equal(document.documentElement.dataset.theme, "dark");
});

test("what another tab has changed meanwhile is not undone", async () => {
  const { prefer } = await fresh();
  localStorage.setItem("spadille", JSON.stringify({ colours: "four" }));
  prefer({ sound: true });
  assert.deepEqual(JSON.parse(localStorage.getItem("spadille")), { colours: "four", sound: true });
});

test("what is taken back is gone from the page again", async () => {
  const { document, prefer } = await fresh('{"contrast": true, "index": "large"}');
  prefer({});
  assert.equal(document.documentElement.className, "large contrast");
  prefer({ contrast: false, index: "normal" });
  assert.equal(document.documentElement.className, "");
});

test("a browser that keeps nothing still takes a change", async () => {
  const { prefer, prefs } = await fresh();
  give({ localStorage: KEEPS_NOTHING });
  prefer({ speed: "fast" });
  assert.equal(prefs.speed, "fast");
});

test("the pace is longer the slower a person likes it, and none where nothing should move", async () => {
  const { hold, pace, prefs } = await fresh();
  const paces = ["instant", "fast", "normal", "slow"].map((speed) => {
    prefs.speed = speed;
    return [pace(), hold()];
  });
  assert.deepEqual(paces, [
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [1.8, 1.8],
  ]);
});

test("without movements things still stay to be read; out of sight nothing waits", async () => {
  const { document, hold, pace } = await fresh();
  give({ matchMedia: (query) => ({ matches: query.includes("reduced-motion") }) });
  assert.deepEqual([pace(), hold()], [0, 1]);
  document.hidden = true;
  assert.deepEqual([pace(), hold()], [0, 0]);
});
