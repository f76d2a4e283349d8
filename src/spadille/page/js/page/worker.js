// The worker: Python with the application, its database in the browser's store, and the ports of the tabs.

import { install } from "./archive.js";

const ROOT = new URL("../../../", import.meta.url).href;
const KEPT = "/kept";
/** The name of a lock that this worker holds as long as it lives: the tabs wait for it. */
const LOCK = crypto.randomUUID();
/** @type {Set<any>} */
const ports = new Set();
/** Lines by port and number. @type {Map<any, Map<number, any>>} */
const lines = new Map();
/** @type {{t: string, lock?: string, reason?: string}} */
let stage = { t: "loading" };
/** The interpreter, once it is there. @type {any} */
let python;

/** Tell all tabs. @param {any} told */
function tellAll(told) {
  for (const port of ports) port.postMessage(told);
}

/** Write the database to the browser's store: one write at a time, and another if more has changed meanwhile. */
class Keeper {
  /** @param {any} files */
  constructor(files) {
    this.files = files;
    this.busy = this.again = false;
  }

  keep() {
    if (this.busy) return void (this.again = true);
    this.busy = true;
    this.files.syncfs(false, (/** @type {unknown} */ wrong) => {
      this.busy = false;
      if (wrong) tellAll({ t: "full", reason: String(wrong) });
      if (this.again) {
        this.again = false;
        this.keep();
      }
    });
  }
}

async function begin() {
  navigator.locks?.request(LOCK, () => new Promise(() => undefined));
  // Not at the top of this file: where it fails, the tabs are told.
  const { loadPyodide } = await import(`${ROOT}pyodide/pyodide.mjs`);
  const pyodide = (python = await loadPyodide({ indexURL: `${ROOT}pyodide/` }));
  tellAll({ t: "loading", part: 2 });
  for (const name of ["libraries.tar.xz", "spadille.tar.xz"])
    await install(pyodide, `${ROOT}pyodide/${name}`, "/lib/python3.14/site-packages");
  const files = pyodide.FS;
  files.mkdirTree(KEPT);
  try {
    files.mount(files.filesystems.IDBFS, {}, KEPT);
    await new Promise((resolve, reject) =>
      files.syncfs(true, (/** @type {any} */ wrong) => (wrong ? reject(wrong) : resolve(null))),
    );
  } catch (wrong) {
    tellAll({ t: "full", reason: String(wrong) });
  }
  const keeper = new Keeper(files);
  pyodide.registerJsModule("kept", { changed: () => keeper.keep() });
  const page = await pyodide.runPythonAsync(`
import kept
from pathlib import Path
from spadille.page.shell import Page

page = Page(Path("${KEPT}"), kept.changed)
await page.start()
page
`);
  keeper.keep();
  stage = { t: "ready", lock: LOCK };
  tellAll(stage);
  return page;
}

const ready = begin();
ready.catch((wrong) => {
  stage = { t: "failed", reason: String(wrong).slice(-300) };
  tellAll(stage);
});

/** @param {any} port @param {any} asked */
async function answer(port, asked) {
  const page = await ready;
  const { n, method, path, headers, body, cookies } = asked;
  try {
    const found = await page.request(method, path, python.toPy(headers), body, cookies);
    const [status, told, data] = found.toJs({ dict_converter: Object.fromEntries });
    found.destroy();
    port.postMessage({ t: "answer", n, status, headers: told, body: data });
  } catch (wrong) {
    port.postMessage({ t: "answer", n, wrong: String(wrong).slice(-300) });
  }
}

/** @param {any} port @param {number} n @param {string} path */
async function open(port, n, path) {
  const page = await ready;
  const heard = (/** @type {string} */ text) => port.postMessage({ t: "heard", n, text });
  const closed = (/** @type {number} */ code, /** @type {string} */ reason) => {
    lines.get(port)?.delete(n);
    port.postMessage({ t: "closed", n, code, reason });
  };
  lines.get(port)?.set(n, page.open(path, heard, closed));
  port.postMessage({ t: "opened", n });
}

/** @param {any} port */
function serve(port) {
  ports.add(port);
  lines.set(port, new Map());
  port.onmessage = async (/** @type {MessageEvent} */ event) => {
    const told = event.data;
    if (told.t === "ask") await answer(port, told);
    else if (told.t === "open") await open(port, told.n, told.path);
    else if (told.t === "say") lines.get(port)?.get(told.n)?.say(told.text);
    else if (told.t === "close") hangUp(port, told.n);
    else if (told.t === "gone") {
      for (const n of [...(lines.get(port)?.keys() ?? [])]) hangUp(port, n);
      lines.delete(port);
      ports.delete(port);
    }
  };
  port.postMessage(stage);
}

/** @param {any} port @param {number} n */
function hangUp(port, n) {
  lines.get(port)?.get(n)?.close();
  lines.get(port)?.delete(n);
}

if ("onconnect" in self) self.onconnect = (/** @type {MessageEvent} */ event) => serve(event.ports[0]);
else serve(self);
