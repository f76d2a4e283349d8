// The page's side of its worker: numbered requests and lines over one port. Tabs share a worker where browsers allow it.

const ADDRESS = new URL("worker.js", import.meta.url);

/** @type {Map<number, {resolve: (answer: any) => void, reject: (wrong: Error) => void}>} */
const asked = new Map();
/** @type {Map<number, {opened: () => void, heard: (text: string) => void, closed: (code: number, reason: string) => void}>} */
const lines = new Map();
/** @type {Set<(told: {t: string, part?: number, reason?: string}) => void>} */
const watching = new Set();
let number = 0;

let port = begin();

/** Start the worker, or join the one of another tab. @returns {MessagePort | Worker} */
function begin() {
  const found = "SharedWorker" in window ? joined() : new Worker(ADDRESS, { type: "module" });
  found.addEventListener("message", (event) => hear(/** @type {MessageEvent} */ (event).data));
  return found;
}

function joined() {
  const shared = new SharedWorker(ADDRESS, { type: "module", name: "spadille" });
  shared.addEventListener("error", () => hear({ t: "failed" }));
  shared.port.start();
  addEventListener("pagehide", () => shared.port.postMessage({ t: "gone" }));
  return shared.port;
}

/** Be told how far the worker has got: loading, ready, failed, full. @param {(told: any) => void} hears */
export function watch(hears) {
  watching.add(hears);
}

/** Go on with another worker: the database is kept, so tables are there as they were last kept. */
function restart() {
  if (port instanceof Worker) port.terminate();
  port = begin();
  for (const { reject } of asked.values()) reject(new Error(words().ended));
  asked.clear();
  for (const [n, line] of [...lines]) {
    lines.delete(n);
    line.closed(1006, "");
  }
}

/** What the page says of its worker, by state. @returns {Record<string, string>} */
export const words = () => JSON.parse(document.getElementById("texts")?.textContent ?? "{}").page ?? {};

/** @param {any} told */
function hear(told) {
  // The worker holds a lock as long as it lives: it is ours once the browser has ended the worker.
  if (told.t === "ready") navigator.locks?.request(told.lock, { mode: "shared" }, restart);
  if (told.t === "answer") {
    const found = asked.get(told.n);
    asked.delete(told.n);
    if (told.wrong) found?.reject(new Error(told.wrong));
    else found?.resolve([told.status, told.headers, told.body]);
  } else if (told.t === "opened") lines.get(told.n)?.opened();
  else if (told.t === "heard") lines.get(told.n)?.heard(told.text);
  else if (told.t === "closed") {
    lines.get(told.n)?.closed(told.code, told.reason);
    lines.delete(told.n);
  } else for (const each of watching) each(told);
}

/**
 * @param {string} method @param {string} path @param {Record<string, string>} headers @param {string} body
 * @param {string} cookies those that the page itself has set
 * @returns {Promise<[number, Record<string, string>, Uint8Array<ArrayBuffer>]>}
 */
export function ask(method, path, headers, body, cookies) {
  number += 1;
  port.postMessage({ t: "ask", n: number, method, path, headers, body, cookies });
  return new Promise((resolve, reject) => asked.set(number, { resolve, reject }));
}

/**
 * @param {string} path
 * @param {{opened: () => void, heard: (text: string) => void, closed: (code: number, reason: string) => void}} hears
 */
export function connect(path, hears) {
  number += 1;
  const own = number;
  lines.set(own, hears);
  port.postMessage({ t: "open", n: own, path });
  return {
    /** @param {string} text */
    say: (text) => port.postMessage({ t: "say", n: own, text }),
    close: () => {
      lines.delete(own);
      port.postMessage({ t: "close", n: own });
    },
  };
}
