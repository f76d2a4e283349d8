// The way to the application in this page's worker: the same two functions as those that reach a server.

import { ask, connect } from "../page/worker_link.js";

/** Whether nobody else can come here. */
export const alone = true;

/** The path under which the pages lie on their host; `python -m tools.page --base` sets it. */
export const base = "%BASE%";

/** The key of what says that a database may be kept here. */
const KEPT = "spadille-kept";

/**
 * What is known before Python runs: the games, and that a first visitor has no tables. Null: ask the application.
 * @param {string} path
 * @returns {Promise<Response> | null}
 */
function known(path) {
  if (path === "/api/games") return fetch(`${base}/games.${document.documentElement.lang}.json`);
  const none = path === "/api/tables" || (path === "/api/mine" && !localStorage.getItem(KEPT));
  return none ? Promise.resolve(Response.json([])) : null;
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
export async function request(path, init) {
  const method = init?.method ?? "GET";
  if (method !== "GET") localStorage.setItem(KEPT, "yes");
  const answered = method === "GET" ? known(path) : null;
  if (answered) return answered;
  const own = /** @type {Record<string, string>} */ (init?.headers ?? {});
  const headers = { ...own, "accept-language": navigator.language };
  const body = typeof init?.body === "string" ? init.body : "";
  const [status, told, answer] = await ask(method, path, headers, body, document.cookie);
  return new Response([204, 304].includes(status) ? null : answer, { status, headers: told });
}

/** Open a connection. @param {string} path @returns {WebSocket} */
export const open = (path) => /** @type {any} */ (new Line(path));

/** A connection with what the table page uses of a WebSocket. */
class Line extends EventTarget {
  /** @param {string} path */
  constructor(path) {
    super();
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    this.link = connect(path, {
      opened: () => this.tell(WebSocket.OPEN, new Event("open")),
      heard: (text) => this.dispatchEvent(new MessageEvent("message", { data: text })),
      closed: (code, reason) => this.tell(WebSocket.CLOSED, new CloseEvent("close", { code, reason })),
    });
  }

  /** @param {number} state @param {Event} event */
  tell(state, event) {
    this.readyState = state;
    this.dispatchEvent(event);
  }

  /** @param {string} text */
  send(text) {
    this.link.say(text);
  }

  close() {
    this.readyState = WebSocket.CLOSED;
    this.link.close();
  }
}
