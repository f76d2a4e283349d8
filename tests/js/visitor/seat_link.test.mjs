import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { KEEPS_NOTHING, buttonOf, find, give, goTo, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { pagePlace } = await load("core/dom");
const { linkPage, wayBack } = await load("visitor/seat_link");

const table = (more = {}) => ({ seats: [{ name: "Ann" }, { name: "Bob" }], yours: 1, before: null, ...more });

beforeEach(() => {
  goTo("/t/abc?link=k.0");
  localStorage.clear();
  Object.assign(server, { asked: [], answers: { "GET /api/tables/abc": table() } });
});

/** The page of a link to a seat. */
async function linked(key = "k.0") {
  const place = pagePlace();
  await linkPage(place, "abc", key);
  return place;
}

test("who has no seat yet, or that one already, goes straight to it", async () => {
  for (const yours of [null, 0]) {
    server.answers["GET /api/tables/abc"] = table({ yours });
    const place = await linked();
    assert.equal(location.said.replaced, "/t/abc?key=k.0");
    assert.equal(place.children.length, 0);
    location.said.replaced = "";
  }
});

test("who has another seat is asked which it shall be", async () => {
  const place = await linked();
  assert.equal(location.said.replaced, "");
  assert.deepEqual(textsOf(place, "p"), ["link-for-seat(here=Bob, there=Ann)", "keep-my-seattake-seat-of(who=Ann)"]);
});

test("who keeps the seat goes to the table and nothing has changed", async () => {
  press(buttonOf(await linked(), "keep-my-seat"));
  await settled();
  assert.equal(location.pathname + location.search, "/t/abc");
  assert.equal(server.asked.length, 1);
  assert.equal(localStorage.size, 0);
});

test("who takes the other seat gives its key, and the browser remembers the way it came", async () => {
  server.answers["POST /api/tables/abc/link"] = {};
  press(buttonOf(await linked(), "take-seat-of(who=Ann)"));
  await settled();
  assert.deepEqual(server.asked[1], ["POST /api/tables/abc/link", { key: "k.0" }]);
  assert.equal(location.pathname + location.search, "/t/abc");
  assert.equal(localStorage.getItem("came-abc"), "1");
});

test("the seat is taken too where the browser keeps nothing", async () => {
  server.answers["POST /api/tables/abc/link"] = {};
  const kept = globalThis.localStorage;
  give({ localStorage: KEEPS_NOTHING });
  press(buttonOf(await linked(), "take-seat-of(who=Ann)"));
  await settled();
  give({ localStorage: kept });
  assert.equal(location.pathname + location.search, "/t/abc");
});

test("a seat that cannot be had is said, and nothing is remembered", async () => {
  press(buttonOf(await linked(), "take-seat-of(who=Ann)"));
  await settled();
  assert.equal(find(document, "#toast").textContent, "Nothing there.");
  assert.equal(localStorage.size, 0);
});

test("a page that was left meanwhile leads nowhere", async () => {
  const place = pagePlace();
  const asked = linkPage(place, "abc", "k.0");
  pagePlace();
  await asked;
  assert.equal(place.children.length, 0);
});

test("there is a way back only for a browser that came by a link and has left a seat", async () => {
  assert.equal(await wayBack("abc", () => undefined), null);
  assert.deepEqual(server.asked, [], "and nothing is asked for");
  localStorage.setItem("came-abc", "1");
  assert.equal(await wayBack("abc", () => undefined), null);
});

test("the way back leads to the seat that was left, and the table connects anew", async () => {
  localStorage.setItem("came-abc", "1");
  server.answers["GET /api/tables/abc"] = table({ before: 0 });
  server.answers["POST /api/tables/abc/back"] = {};
  let again = 0;
  const node = await wayBack("abc", () => (again += 1));
  assert.equal(node.textContent, "came-by-link back-to-seat-of(who=Ann)");
  press(find(node, "button"));
  await settled();
  assert.deepEqual([server.asked.at(-1)[0], again], ["POST /api/tables/abc/back", 1]);
});

test("a seat without a name is called by its number", async () => {
  localStorage.setItem("came-abc", "1");
  server.answers["GET /api/tables/abc"] = { ...table({ before: 2 }) };
  assert.match((await wayBack("abc", () => undefined)).textContent, /back-to-seat-of\(who=3\)$/);
});
