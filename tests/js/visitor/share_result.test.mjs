import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, scene, score, state } from "../made.mjs";
import { buttonOf, find, give, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { daysInARow, forgetDays, noteDay } = await load("visitor/days");
const { resultText } = await load("visitor/share_result");
const { afterSame } = await load("visitor/after_same");

const TOLD = { totals: [72, 31], side: 0, played: 1, better: 0, level: 0 };

beforeEach(() => {
  forgetDays();
  give({ navigator: { onLine: true } });
  for (const each of document.querySelectorAll("dialog")) each.remove();
});

test("days in a row are counted back from a day, over the end of a month, and each once", () => {
  for (const day of ["2026-11-01", "2026-10-31", "2026-10-31", "2026-10-30", "2026-10-28"]) noteDay(day);
  assert.equal(daysInARow("2026-11-01"), 3);
  assert.equal(daysInARow("2026-10-28"), 1);
  assert.equal(daysInARow("2026-11-02"), 0);
});

test("days that cannot be read count as none, and can be written again", () => {
  for (const kept of ["not json", '{"a": 1}', "[1, null]"]) {
    localStorage.setItem("spadille-days", kept);
    assert.equal(daysInARow("2026-11-01"), 0);
  }
  noteDay("2026-11-01");
  assert.equal(daysInARow("2026-11-01"), 1);
});

test("the text has the day, the result and the address; nothing of others or of a row before there are any", () => {
  noteDay("2026-11-27");
  assert.deepEqual(resultText("2026-11-27", "Spades: 72", TOLD).split("\n"), [
    "share-day(day=November 27, 2026)",
    "Spades: 72",
    "http://table.test/daily",
  ]);
});

test("the text tells how others did, and the days in a row", () => {
  noteDay("2026-11-26");
  noteDay("2026-11-27");
  assert.deepEqual(
    resultText("2026-11-27", "Spades: 72", { ...TOLD, played: 3, better: 1 })
      .split("\n")
      .slice(2, 4),
    ["others-did(better=1, level=0, n=3)", "days-in-a-row(n=2)"],
  );
});

const same = { what: "day", name: "2026-11-27", counted: true, closed: false };
const after = (more = {}) => {
  server.answers["GET /api/tables/abc/daily"] = TOLD;
  const over = { room: room({ same: { ...same, ...more } }), scene: scene({ score: score({ unit: "points" }) }) };
  return afterSame("abc", state(over));
};

test("a try that counts is noted, and can be shared; practice is neither", async () => {
  assert.deepEqual(textsOf(after({ counted: false }), "button"), ["challenge-friend"]);
  await settled();
  assert.equal(daysInARow("2026-11-27"), 0);
  const node = after();
  await settled();
  assert.equal(daysInARow("2026-11-27"), 1);
  press(buttonOf(node, "share-result"));
  await settled();
  assert.match(find(document, "dialog textarea").value, /\nSpades: score-to\(others=31, own=72\)\n/);
});

test("the text is copied, or left chosen where nothing can be copied, and sent where the browser can", async () => {
  const copied = [];
  const sent = [];
  const writeText = async (text) => copied.push(text);
  give({ navigator: { onLine: true, clipboard: { writeText }, share: async ({ text }) => sent.push(text) } });
  press(buttonOf(after(), "share-result"));
  await settled();
  const box = find(document, "dialog");
  const { value } = find(box, "textarea");
  press(buttonOf(box, "copy"));
  press(buttonOf(box, "send-to-others"));
  await settled();
  assert.deepEqual([copied, sent], [[value], [value]]);
  assert.equal(find(document, "#toast").textContent, "copied");
  give({ navigator: { onLine: true } });
  press(buttonOf(box, "copy"));
  await settled();
  assert.equal(find(document, "#toast").textContent, "copy-text-by-hand");
});

test("without a way to send there is no button for it", async () => {
  press(buttonOf(after(), "share-result"));
  await settled();
  assert.deepEqual(textsOf(find(document, "dialog"), ".actions button"), ["copy"]);
});
