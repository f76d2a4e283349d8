import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { find, load, page, server, textsOf } from "../page.mjs";

const document = page();
const { pagePlace } = await load("core/dom");
const { clubPage } = await load("pages/club");
const { lobby } = await load("pages/lobby");

beforeEach(() => {
  delete document.body.dataset.club;
  Object.assign(server, {
    asked: [],
    answers: { "GET /api/games": [], "GET /api/mine": [], "GET /api/tables": [] },
  });
});

const all = (node, query) => [...node.querySelectorAll(query)];
const evening = (more = {}) => ({
  key: "0a1b",
  title: "Friday",
  day: "2026-11-27",
  game: "Spades",
  kind: "howell",
  entrants: 4,
  shown: 4,
  due: 4,
  winners: [{ side: "", names: ["Ada & Ben", "Eve & Finn"] }],
  ...more,
});
const rating = (player, points, more = {}) => ({ player, matches: 20, won: 14.5, points, error: 60.4, ...more });
const rows = () => all(document, "tbody tr").map((each) => textsOf(each, "th, td"));

test("the lobby leads to the club only where one is", async () => {
  await lobby(pagePlace());
  assert.equal(all(document, 'a[href="/club"]').length, 0);
  document.body.dataset.club = "";
  await lobby(pagePlace());
  assert.equal(all(document, 'a[href="/club"]').length, 1);
});

test("the evenings stand with their winners, those of each field, and lead to their boards", async () => {
  const two = [
    { side: "ns", names: ["Ada"] },
    { side: "ew", names: ["Ben"] },
  ];
  server.answers["GET /api/club"] = {
    name: "",
    evenings: [
      evening(),
      evening({ winners: two, kind: "mitchell" }),
      evening({ winners: [], day: "", key: "0a1b-2" }),
    ],
    ladder: [],
    left_out: 0,
    fewest: 10,
  };
  await clubPage(pagePlace(), "");
  assert.equal(find(document, "h1").textContent, "club");
  assert.deepEqual(rows(), [
    ["Nov 27, 2026", "FridaySpades, club-form(kind=howell, n=4)", "list(last=Eve & Finn, most=Ada & Ben)"],
    ["Nov 27, 2026", "FridaySpades, club-form(kind=mitchell, n=4)", "club-side(side=ns): Ada; club-side(side=ew): Ben"],
    ["", "FridaySpades, club-form(kind=howell, n=4)", "club-no-result"],
  ]);
  assert.equal(all(document, "tbody a").at(-1).getAttribute("href"), "/club/0a1b-2");
  assert.doesNotMatch(find(document, ".club").textContent, /club-ladder|club-left-out/);
});

test("the ladder has points with their interval, and says who has played too little", async () => {
  const groups = [
    {
      matches: 20,
      ratings: [rating("Ada", 81.6), rating("Ben", -81.6, { won: 5 }), rating("Cy", null, { error: null })],
    },
    { matches: 3, ratings: [rating("Dan", null, { error: null, matches: 3, won: 0 })] },
  ];
  const ladder = [{ game: "war", title: "War", groups }];
  server.answers["GET /api/club"] = { name: "Stichsäge", evenings: [], ladder, left_out: 3, fewest: 10 };
  await clubPage(pagePlace(), "");
  assert.equal(document.title, "Stichsäge");
  assert.deepEqual(rows(), [
    ["1", "Ada", "+82 ± 60", "20", "73%"],
    ["2", "Ben", "−82 ± 60", "20", "25%"],
    ["–", "Cy", "club-too-few", "20", "73%"],
    ["–", "Dan", "club-too-few", "3", "0%"],
  ]);
  assert.match(
    find(document, ".club").textContent,
    /club-no-evening.*club-apart.*club-points-mean\(n=10\)club-left-out\(n=3\)/,
  );
});

test("an evening has its standings, and its boards from the best for North and South on", async () => {
  const standing = { place: 1, number: 1, name: "Ada & Ben", boards: 2, score: 3, percent: 75, won: null };
  server.answers["GET /api/club/0a1b"] = {
    listed: evening({ shown: 2 }),
    rulebook: "Bicycle",
    scoring: "matchpoints",
    fields: [{ side: "", standings: [standing, { ...standing, place: 2, name: "Eve", percent: null, score: 0 }] }],
    boards: [
      {
        number: 7,
        results: [
          { ns: "Ada & Ben", ew: "Eve", net: 21 },
          { ns: "Eve", ew: "Cy", net: -30 },
        ],
      },
    ],
    wrong: 1,
  };
  await clubPage(pagePlace(), "0a1b");
  assert.deepEqual(rows(), [
    ["1", "Ada & Ben", "75.0%", "3", "2"],
    ["2", "Eve", "–", "0", "2"],
    ["Ada & Ben", "Eve", "+21"],
    ["Eve", "Cy", "−30"],
  ]);
  const said = find(document, ".club").textContent;
  assert.match(said, /November 27, 2026 · Spades \(Bicycle\) · club-form\(kind=howell, n=4\)/);
  assert.match(said, /club-so-far\(most=4, n=2\)club-wrong-rows\(n=1\)club-standings/);
});

test("teams have IMPs and matches won, and an evening without a result says no more than that", async () => {
  const standing = {
    place: 1,
    number: 1,
    name: "Fox",
    boards: 4,
    score: -1,
    percent: null,
    per_board: -0.25,
    won: 1.5,
  };
  const told = { rulebook: "Bicycle", scoring: "imps", fields: [{ side: "", standings: [standing] }], wrong: 0 };
  const listed = evening({ kind: "teams" });
  server.answers["GET /api/club/0a1b"] = { ...told, listed, boards: [{ number: 1, results: [] }] };
  await clubPage(pagePlace(), "0a1b");
  assert.deepEqual(rows(), [["1", "Fox", "−1.0", "−0.25", "1.5", "4"]]);
  assert.doesNotMatch(find(document, ".club").textContent, /club-so-far|club-wrong-rows/);
  server.answers["GET /api/club/0a1b"] = { ...told, listed: evening({ shown: 0 }), boards: [] };
  await clubPage(pagePlace(), "0a1b");
  assert.equal(all(document, "table").length, 0);
});
