import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { room } from "../made.mjs";
import { buttonOf, choose, find, load, page, press, server, settled } from "../page.mjs";

page();
const { numberBox } = await load("visitor/deal_number");
const { sameCards } = await load("visitor/same_cards");
const numberLine = (at, name) => sameCards({ ...at, same: { what: "number", name } });
const SETTINGS = { game: "pyramid", rulebook: "hoyle" };

beforeEach(() => (server.asked = []));

const boxed = () => {
  const settings = { ...SETTINGS };
  const node = numberBox(settings);
  return { settings, node, field: find(node, "input"), said: () => find(node, "[role=status]").textContent };
};

test("a number that was filled in is that of the deal, and anything else is none", () => {
  const { settings, field } = boxed();
  for (const [given, number] of [
    ["12", 12],
    ["1.5", undefined],
    ["7", 7],
    ["", undefined],
    ["-3", undefined],
    ["0", undefined],
    ["x", undefined],
  ]) {
    choose(field, given, "input");
    assert.equal(settings.number, number, given);
  }
});

for (const [winnable, can] of [
  [true, "yes"],
  [false, "no"],
  [null, "unknown"],
])
  test(`whether a deal can be won is asked and said: ${can}`, async () => {
    const { field, node, said } = boxed();
    server.answers["POST /api/numbered?search=false"] = ({ number }) => ({ number, winnable });
    choose(field, "12", "input");
    press(buttonOf(node, "winnable"));
    assert.equal(said(), "thinking");
    await settled();
    assert.equal(said(), `deal-winnable(can=${can}, deal=12)`);
    assert.deepEqual(server.asked, [["POST /api/numbered?search=false", { ...SETTINGS, number: 12 }]]);
  });

test("without a number there is nothing to ask", async () => {
  const { node, said } = boxed();
  press(buttonOf(node, "winnable"));
  await settled();
  assert.deepEqual([said(), server.asked], ["give-number", []]);
});

test("a deal that can be won is looked for from a number by chance, and taken", async () => {
  mock.method(Math, "random", () => 0.9999999);
  const { settings, field, node, said } = boxed();
  server.answers["POST /api/numbered?search=true"] = { number: 31, winnable: true };
  press(buttonOf(node, "find-winnable"));
  await settled();
  assert.equal(server.asked[0][1].number, 999_999);
  assert.deepEqual([settings.number, field.value, said()], [31, "31", "deal-winnable(can=yes, deal=31)"]);
  mock.restoreAll();
});

test("another number forgets what was said of the one before", async () => {
  const { field, node, said } = boxed();
  server.answers["POST /api/numbered?search=false"] = { number: 12, winnable: true };
  choose(field, "12", "input");
  press(buttonOf(node, "winnable"));
  await settled();
  choose(field, "13", "input");
  assert.equal(said(), "");
});

test("at the table it is said which deal it is, and what has been found out of it stays said", async () => {
  const at = room({ game: "pyramid", rulebook: "hoyle", seats: [{}], changed: { draw: 3 } });
  server.answers["POST /api/numbered?search=false"] = { number: 12, winnable: false };
  const node = numberLine(at, "12");
  assert.equal(find(node, "span").textContent, "deal-of-number(deal=12) ");
  press(buttonOf(node, "winnable"));
  await settled();
  assert.deepEqual(server.asked[0][1], {
    game: "pyramid",
    rulebook: "hoyle",
    seats: 1,
    options: { draw: 3 },
    number: 12,
  });
  assert.equal(find(numberLine(at, "12"), "span").textContent, "deal-winnable(can=no, deal=12) ");
  assert.equal(find(numberLine(at, "13"), "span").textContent, "deal-of-number(deal=13) ");
});

test("the same deal is begun again, at once", async () => {
  server.answers["GET /api/games"] = [];
  server.answers["POST /api/tables"] = { id: "n", path: "/t/n", commit: "sha256:1" };
  server.answers["POST /api/tables/n/seats/0"] = {};
  press(buttonOf(numberLine(room({ game: "pyramid", seats: [{}] }), "12"), "restart"));
  await settled();
  assert.equal(server.asked.find(([what]) => what === "POST /api/tables")[1].number, 12);
  assert.equal(sessionStorage.getItem("start-n"), "1");
});
