import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { beforeEach } from "node:test";

const SOURCE = readFileSync(new URL("../../src/spadille/web/sw.js", import.meta.url), "utf8");

/** What the server answers by path; null: there is none. @type {Record<string, any> | null} */
let server = {};
/** What is cached, by path. @type {Map<string, any>} */
let cached = new Map();
let heard = {};

const pathOf = (request) => new URL(request.url ?? request, "http://table.test").pathname;
const said = (text, more = {}) => ({ ok: true, redirected: false, text, ...more, clone: () => said(text, more) });

async function fetched(request) {
  if (!server) throw new TypeError("no network");
  return server[pathOf(request)] ?? said("nothing there", { ok: false });
}

let clients = null;

const cache = {
  put: async (request, answer) => void cached.set(pathOf(request), answer),
  match: async (request) => cached.get(pathOf(request)),
  add: async (request) => {
    const answer = await fetched(request);
    if (!answer.ok) throw new TypeError("not good");
    cached.set(pathOf(request), answer);
  },
};

beforeEach(async () => {
  [server, cached, heard] = [{ "/": said("shell 1") }, new Map(), {}];
  clients = {
    shown: [],
    opened: [],
    matchAll: async () => clients.shown,
    openWindow: (path) => clients.opened.push(path),
  };
  const self = { addEventListener: (what, work) => (heard[what] = work), skipWaiting: () => undefined, clients };
  const caches = { open: async () => cache, keys: async () => [], delete: async () => undefined };
  const Response = { error: () => said("error", { ok: false }) };
  const origin = { origin: "http://table.test" };
  new Function("self", "caches", "fetch", "location", "Response", SOURCE)(self, caches, fetched, origin, Response);
  await raise("install");
});

/** Raise an event; what it is answered, once all that it waits for is done. */
async function raise(what, more = {}) {
  const waits = [];
  let answer;
  heard[what]({ ...more, waitUntil: (work) => waits.push(work), respondWith: (work) => (answer = work) });
  const found = (await answer)?.text;
  await Promise.all(waits);
  return found;
}
const visit = (path) =>
  raise("fetch", { request: { url: `http://table.test${path}`, method: "GET", mode: "navigate" } });

test("without a server every page is the one that was stored when the page was installed", async () => {
  server = null;
  assert.equal(await visit("/t/abc"), "shell 1");
});

test("an answer that finds no room in the cache is given all the same", async (t) => {
  t.mock.method(cache, "put", () => Promise.reject(new Error("the disk is full")));
  server["/static/js/main.js"] = said("a module");
  const asked = { url: "http://table.test/static/js/main.js", method: "GET", mode: "cors" };
  assert.equal(await raise("fetch", { request: asked }), "a module");
  assert.equal(await visit("/"), "shell 1");
});

test("a visit after an upgrade stores the new page with its new words, whichever page it was", async () => {
  for (const [n, path] of ["/", "/t/abc", "/fairness"].entries()) {
    server = { "/": said(`shell ${n + 2}`), "/t/abc": said("a table"), "/fairness": said("another page") };
    await visit(path);
    server = null;
    assert.equal(await visit("/rules"), `shell ${n + 2}`, path);
  }
});

test("an error page, and a page that was sent from elsewhere, store nothing", async () => {
  for (const answer of [said("sorry", { ok: false }), said("elsewhere", { ok: false, type: "opaqueredirect" })]) {
    server = { "/": answer, "/t/abc": answer };
    for (const path of ["/", "/t/abc"]) assert.equal(await visit(path), answer.text);
    server = null;
    assert.equal(await visit("/"), "shell 1");
  }
});

test("a page is answered though the shell cannot be fetched then", async () => {
  server = { "/t/abc": said("a table") };
  assert.equal(await visit("/t/abc"), "a table");
  server = null;
  assert.equal(await visit("/"), "shell 1");
});

test("a press on a notification leads to its table, in a window that shows it or in a new one", async () => {
  const done = [];
  const window = (path) => ({ url: `http://table.test${path}`, focus: () => done.push(`focus ${path}`) || true });
  for (const shown of [["/", "/t/abc"], ["/"]]) {
    clients.shown = shown.map(window);
    await raise("notificationclick", { notification: { data: "/t/abc", close: () => done.push("close") } });
  }
  assert.deepEqual(done.splice(0), ["close", "focus /t/abc", "close"]);
  assert.deepEqual(clients.opened, ["/t/abc"]);
});

test("links with a key, and what the server tells, are left to the browser", async () => {
  for (const path of ["/t/abc?key=1", "/api/games"]) assert.equal(await visit(path), undefined);
});
