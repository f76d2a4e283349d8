// A page without a browser, for the modules under src/spadille/web/js: a document, what a browser keeps, and a server
// that answers as a test says. What a module reads when it is imported is set by `page()`, which comes before `load()`.

import { readFileSync } from "node:fs";
import { register } from "node:module";
import { mock } from "node:test";
import { parseHTML } from "linkedom/worker";

const SOURCES = new URL("../../src/spadille/", import.meta.url);
const SHELL = `<!doctype html><html lang="en"><head></head><body><nav><a id="you" href="/you"></a><button id="settings">
</button></nav><main id="app"></main><div id="live" class="unseen" role="log"></div><div id="toast" hidden></div>
<script id="texts" type="application/json"></script></body></html>`;

/** A file in the folder of data, as JSON. */
export const data = (name) => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), "utf8"));

/** Import a module of the page; with a number, once more. */
export const load = (name, again = "") => import(new URL(`web/js/${name}.js${again && `?${again}`}`, SOURCES));

/** Let what is imported from /games/ be found where it lies in the sources. */
export function serveGames() {
  const found = new URL("games/", SOURCES).href;
  const hook = `export const resolve = (name, context, next) =>
    next(name.startsWith("/games/") ? ${JSON.stringify(found)} + name.slice(7) : name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

/**
 * Every message of the page as its own name and what it is given: `say("score-to", { own: 1, others: 2 })` is
 * "score-to(others=1, own=2)". So a test depends on no wording, and a message that is not there is an error as ever.
 */
function echoes() {
  const blocks = readFileSync(new URL("web/en.ftl", SOURCES), "utf8").split(/^(?=[a-z][\w-]* =)/m);
  const row = (block) => {
    const name = block.split(" ")[0];
    const given = [...new Set([...block.matchAll(/\$(\w+)/g)].map(([, each]) => each))].sort();
    if (!given.length) return [name, name];
    const parts = given.flatMap((each, at) => [`${at ? ", " : ""}${each}=`, { is: each }]);
    return [name, [`${name}(`, ...parts, ")"]];
  };
  return Object.fromEntries(blocks.filter((each) => /^[a-z]/.test(each)).map(row));
}

/** What a browser keeps by name. */
class Kept extends Map {
  getItem = (key) => this.get(key) ?? null;
  setItem = (key, value) => void this.set(key, String(value));
  removeItem = (key) => void this.delete(key);
  key = (at) => [...this.keys()][at] ?? null;
  get length() {
    return this.size;
  }
}

/** A browser that keeps nothing. */
export const KEEPS_NOTHING = {
  getItem: () => null,
  setItem: () => {
    throw new Error("full");
  },
  removeItem: () => undefined,
};

/** Put something into the global scope, where the modules look for it. */
export const give = (things) => {
  for (const [name, value] of Object.entries(things))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};

/** What the server is asked, and what it answers: by method and path, a value or a function of what was sent. */
export const server = { answers: {}, asked: [] };

async function fetched(path, { method = "GET", body } = {}) {
  const sent = body && body.startsWith("{") ? JSON.parse(body) : body;
  server.asked.push(sent === undefined ? `${method} ${path}` : [`${method} ${path}`, sent]);
  const known = server.answers[`${method} ${path}`];
  const answer = known === undefined ? { status: 404, reason: "nothing there" } : await told(known, sent);
  const status = answer?.status ?? 200;
  const kind = typeof answer === "string" ? "text/plain" : "application/json; charset=utf-8";
  const headers = { get: () => kind };
  return { ok: status < 400, status, headers, json: async () => answer, text: async () => String(answer) };
}

const told = (known, sent) => (typeof known === "function" ? known(sent) : known);

/** Watches nothing: nothing is laid out here. */
class Observer {
  observe() {}
  disconnect() {}
}

/** Listeners of the window, which is the global scope. */
const heard = new Map();

/**
 * Make the page. `kept` is what the browser keeps already, `words` a language of data/texts.json whose messages are
 * the real ones.
 */
export function page({ path = "/", kept = {}, words = "" } = {}) {
  const { document, ...window } = parseHTML(SHELL);
  const { Node, HTMLElement, HTMLInputElement, Event, CustomEvent } = document.defaultView;
  const texts = { ...echoes(), ...(words ? data("texts")[words] : {}) };
  document.getElementById("texts").textContent = JSON.stringify({ languages: { en: "English" }, texts });
  if (words) document.documentElement.setAttribute("lang", words);
  heard.clear();
  give({ ...window, window: globalThis, document, Node, HTMLElement, HTMLInputElement, Event, CustomEvent });
  give({ localStorage: new Kept(Object.entries(kept)), sessionStorage: new Kept(), fetch: fetched });
  give({ innerWidth: 1440, innerHeight: 900, isSecureContext: true, navigator: { onLine: true } });
  give({
    addEventListener: (what, work) => heard.set(what, [...(heard.get(what) ?? []), work]),
    removeEventListener: (what, work) =>
      heard.set(
        what,
        (heard.get(what) ?? []).filter((each) => each !== work),
      ),
    dispatchEvent: (event) => (heard.get(event.type) ?? []).forEach((work) => work(event)),
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    ResizeObserver: Observer,
    MutationObserver: Observer,
    requestAnimationFrame: (work) => setTimeout(work, 0),
    scrollTo: () => undefined,
    CSS: { escape: (text) => text.replace(/[^\w-]/g, (each) => `\\${each}`) },
  });
  furnish(document, HTMLElement);
  capturing(Node);
  goTo(path);
  return document;
}

/** Be at an address, as after loading it. */
export function goTo(path) {
  const at = new URL(path, "http://table.test");
  const { pathname, search, hash, origin, host, protocol, href } = at;
  const said = { replaced: "", reloads: 0 };
  const replace = (to) => (said.replaced = to);
  const reload = () => (said.reloads += 1);
  give({ location: { pathname, search, hash, origin, host, protocol, href, said, replace, reload } });
  give({ history: { pushState: (_state, _title, to) => goTo(to) } });
}

/** What a document has in a browser and has not here: the focus, windows that open, boxes that are ticked. */
function furnish(document, HTMLElement) {
  let active = null;
  const kept = HTMLElement.prototype;
  const flag = (name) => ({
    configurable: true,
    get() {
      return this.hasAttribute(name);
    },
    set(on) {
      this.toggleAttribute(name, Boolean(on));
    },
  });
  Object.defineProperty(document, "activeElement", {
    configurable: true,
    get: () => (active?.isConnected ? active : document.body),
  });
  Object.defineProperty(document, "hidden", { configurable: true, writable: true, value: false });
  Object.defineProperty(kept, "open", flag("open"));
  Object.defineProperty(kept, "checked", flag("checked"));
  kept.focus = function focus() {
    active = this;
  };
  kept.blur = () => (active = null);
  kept.scrollIntoView = () => undefined;
  kept.select = () => undefined;
  kept.showModal = function showModal() {
    this.open = true;
  };
  kept.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

/** Listeners that hear of an event before its target does, as in a browser: outermost first, and they may stop it; and those that end with a signal. */
function capturing(Node) {
  const kept = new WeakMap();
  const { addEventListener, dispatchEvent } = Node.prototype;
  Node.prototype.addEventListener = function add(what, work, how) {
    how?.signal?.addEventListener("abort", () => this.removeEventListener(what, work));
    if (how !== true) return addEventListener.call(this, what, work, how);
    kept.set(this, [...(kept.get(this) ?? []), [what, work]]);
  };
  Node.prototype.dispatchEvent = function dispatch(event) {
    let stopped = false;
    const path = [];
    for (let node = this; node; node = node.parentNode) path.unshift(node);
    const { stopPropagation } = event;
    event.stopPropagation = event.stopImmediatePropagation = () => {
      stopped = true;
      stopPropagation.call(event);
    };
    Object.defineProperty(event, "target", { configurable: true, value: this });
    for (const node of path)
      for (const [what, work] of kept.get(node) ?? []) if (what === event.type && !stopped) work.call(node, event);
    if (stopped) return false;
    delete event.target;
    return dispatchEvent.call(this, event);
  };
}

/** Press something: by a finger or a mouse, or (with 0) by a key. */
export function press(node, detail = 1) {
  node.dispatchEvent(Object.assign(new Event("click", { bubbles: true, cancelable: true }), { detail }));
}

/** Choose or fill in a value. */
export function choose(node, value, what = "change") {
  if (node.localName === "select") Object.defineProperty(node, "value", { configurable: true, value });
  else node.value = value;
  const event = new Event(what, { bubbles: true });
  node.dispatchEvent(event);
}

/** The first element that a query finds under a node, which must be there. */
export function find(node, query) {
  const found = node.querySelector(query);
  if (!found) throw new Error(`there is no ${query} in ${node.outerHTML}`);
  return found;
}

/** The texts of all elements that a query finds. */
export const textsOf = (node, query) => [...node.querySelectorAll(query)].map((each) => each.textContent);

/** The button with that text. */
export function buttonOf(node, text) {
  const found = [...node.querySelectorAll("button")].find((each) => each.textContent === text);
  if (!found) throw new Error(`there is no button ${text} in ${node.outerHTML}`);
  return found;
}

let ticking = false;

/** A clock that only a test moves, by `mock.timers.tick`; what waits from an earlier test is done first. */
export function clock() {
  if (ticking) mock.timers.runAll();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  ticking = true;
}

/** Let everything that waits for no time be done. */
export async function settled() {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

/** Let what is imported or asked for come. */
export async function come() {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}
