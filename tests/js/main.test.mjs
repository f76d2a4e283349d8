import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "./made.mjs";
import { come, find, give, goTo, load, page, press, server, textsOf } from "./page.mjs";

let document = page();
const opened = [];
give({
  WebSocket: class {
    constructor(address) {
      opened.push(address);
    }
    addEventListener() {}
    close() {
      opened.push("closed");
    }
  },
  setInterval: () => 0,
});
document.elementFromPoint = () => null;
server.answers["GET /api/games"] = [game("spades")];
await load("main");
const PAGES = [
  "pages/setup",
  "pages/daily",
  "pages/challenge",
  "study/my_page",
  "study/decision",
  "pages/replay",
  "pages/learn",
  "study/puzzles",
  "pages/odds",
  "pages/rules",
  "pages/settings",
];
for (const each of PAGES) await load(each); // so that a page that is imported when it is asked for comes at once

beforeEach(() => {
  server.asked = [];
  opened.length = 0;
});

/** Go to an address in the window; what the server is asked for first. */
async function visit(path) {
  goTo(path);
  dispatchEvent({ type: "go" });
  await come();
  return server.asked.find((each) => each !== "GET /api/games");
}

const FIRST = {
  "/": "GET /api/mine",
  "/nothing-of-ours": "GET /api/mine",
  "/new/spades": "GET /api/games/spades",
  "/daily": "GET /api/daily",
  "/c/abc": "GET /api/challenges/abc",
  "/learn/spades/how": "GET /api/learn/spades",
  "/learn/spades": "GET /api/learn/spades/lessons",
  "/learn/spades/lesson": "GET /api/learn/spades/lesson",
  "/learn/spades/lesson?at=nil": "GET /api/learn/spades/lesson/nil",
  "/learn/spades/puzzles": "GET /api/puzzles/spades",
  "/odds/spades": "GET /api/odds/spades",
  "/rules/spades": "GET /api/rules/spades",
  "/rules/spades/andrews": "GET /api/rules/spades",
  "/t/abc?link=k.0": "GET /api/tables/abc",
};
for (const [path, asked] of Object.entries(FIRST))
  test(`the address ${path} asks the server for what its page shows`, async () => {
    assert.equal(await visit(path), asked);
    assert.equal(document.body.dataset.page, path.split(/[/?]/)[1] || "lobby");
  });

for (const [path, title] of Object.entries({ "/replay": "record-move-by-move", "/you": "you", "/rules": "rules" }))
  test(`the address ${path} has its own page`, async () => {
    await visit(path);
    assert.equal(find(document, "#app h1").textContent, title);
  });

test("a table opens its line, which is closed when the page is left", async () => {
  await visit("/t/abc");
  assert.deepEqual(opened, ["ws://table.test/api/tables/abc/play"]);
  await visit("/daily");
  assert.deepEqual(opened.slice(1), ["closed"]);
});

test("a name in an address may be written in any way that addresses allow", async () => {
  assert.equal(await visit("/rules/%73pades"), "GET /api/rules/spades");
});

test("what does not come is said, with a way to try again and one to the lobby", async () => {
  await visit("/daily");
  assert.deepEqual(textsOf(document, "#app h1, #app .wrong"), ["did-not-work", "Nothing there."]);
  server.answers["GET /api/daily"] = { day: "d", number: 7, left: 60, games: [] };
  press(find(document, "#app .actions button"));
  await come();
  assert.deepEqual(textsOf(document, "#app h1"), ["day-number(n=7)"]);
  delete server.answers["GET /api/daily"];
});

test("another page begins at its heading", async () => {
  server.answers["GET /api/daily"] = { day: "d", number: 7, left: 60, games: [] };
  find(document, "#settings").focus();
  await visit("/daily");
  assert.equal(document.activeElement.localName, "h1");
});

test("a page that comes late is not painted over the one that was asked for since", async () => {
  let answer = () => undefined;
  server.answers["GET /api/challenges/late"] = () => new Promise((done) => (answer = done));
  const late = visit("/c/late");
  await come();
  await visit("/daily");
  answer({ title: "Late", game: "spades", rulebook: "andrews", results: [] });
  await late;
  assert.deepEqual(textsOf(document, "#app h1"), ["day-number(n=7)"]);
});

test("a link of the page leads there without loading it anew; one with a key goes to another window", async () => {
  await visit("/daily");
  const link = document.createElement("a");
  link.setAttribute("href", "/rules/war");
  link.setAttribute("data-go", "");
  find(document, "#app").append(link);
  const click = (more) => {
    const event = Object.assign(new Event("click", { bubbles: true, cancelable: true }), more);
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert.deepEqual([click({ ctrlKey: true }), location.pathname], [false, "/daily"]);
  assert.deepEqual([click({}), location.pathname], [true, "/rules/war"]);
  await come();
});

test("going back to the same page only looks for its anchor, to another one draws it", async () => {
  await visit("/daily");
  server.asked = [];
  goTo("/daily#x");
  dispatchEvent({ type: "popstate" });
  await come();
  assert.deepEqual(server.asked, []);
  goTo("/odds/war");
  dispatchEvent({ type: "popstate" });
  await come();
  assert.deepEqual(server.asked[0], "GET /api/odds/war");
});

test("the clause that an address names is marked, and no other", async () => {
  await visit("/daily");
  for (const id of ["a", "b"]) {
    const row = document.createElement("p");
    row.id = id;
    find(document, "#app").append(row);
  }
  for (const hash of ["a", "b"]) {
    goTo(`/daily#${hash}`);
    dispatchEvent({ type: "popstate" });
    assert.deepEqual(
      [...document.querySelectorAll(".target")].map((each) => each.id),
      [hash],
    );
  }
});

/** Load the page at an address at which the server has sent an error page. */
async function sentSorry(path, data, words) {
  document = page({ path });
  document.elementFromPoint = () => null;
  const sorry = document.createElement("div");
  Object.assign(sorry.dataset, data);
  sorry.innerHTML = `<p>${words}</p>`;
  find(document, "#app").replaceChildren(sorry);
  await load("main", path.replace("/", ""));
  await come();
}

test("an address that the server has called mistyped is left as the server wrote it, until one goes on", async () => {
  await sentSorry("/xyz", { sorry: "" }, "There is nothing here");
  assert.equal(find(document, "#app").textContent, "There is nothing here");
  assert.deepEqual(server.asked, []);
  await visit("/rules");
  assert.equal(find(document, "#app h1").textContent, "rules");
  server.asked = [];
  goTo("/xyz");
  dispatchEvent({ type: "popstate" });
  await come();
  assert.ok(server.asked.includes("GET /api/mine"), "and going back leads to the lobby");
});

test("a table that the server knows to be closed offers the way on", async () => {
  await sentSorry("/t/abc", { sorry: "", closed: "" }, "It has ended.");
  assert.deepEqual(textsOf(document, "#app h1, #app h1 + p"), ["table-has-closed", "It has ended."]);
  assert.deepEqual(opened, []);
  await visit("/rules");
  assert.equal(find(document, "#app h1").textContent, "rules");
});

test("windows that are open close when another page comes", async () => {
  find(document, "#settings").click();
  await come();
  assert.equal(document.querySelectorAll("dialog").length, 1);
  find(document, "#settings").click();
  await come();
  assert.equal(document.querySelectorAll("dialog").length, 2);
  await visit("/daily");
  assert.equal(document.querySelectorAll("dialog").length, 0);
});
