import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { buttonOf, load, page, press, server, settled } from "../page.mjs";

page();
const { row } = await load("study/my_page");

const REVIEWED = { deal: 2, deals: 2, level: "strong", notes: [], moments: [], none: "None.", luck: [], moves: [] };
const GAME = {
  id: "abc",
  ended: "2026-11-20T10:00:00Z",
  helped: false,
  record: "the record",
  tally: {
    game: "spades",
    title: "Spades",
    rulebook: "",
    seat: 2,
    side: 0,
    totals: [500, 300],
    unit: "points",
    per_unit: 1,
    finished: true,
    won: true,
    counts: [],
  },
  lost: {},
};

beforeEach(() => (server.asked = []));

test("a past game is reviewed for the seat that this person had", async () => {
  server.answers["POST /api/review?deal=0&all_cards=false&seat=2"] = { ...REVIEWED, seats: [] };
  press(buttonOf(row(GAME), "review"));
  await settled();
  assert.deepEqual(server.asked, [["POST /api/review?deal=0&all_cards=false&seat=2", "the record"]]);
});

test("a table knows by itself which seat this person has", async () => {
  server.answers["GET /api/tables/abc/review?deal=0&all_cards=false"] = { ...REVIEWED, seats: [] };
  (await load("study/review")).showReview("abc");
  await settled();
  assert.deepEqual(server.asked, ["GET /api/tables/abc/review?deal=0&all_cards=false"]);
});
