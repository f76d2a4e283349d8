// Lines to a table that a test opens, speaks on and cuts, and the page's connection on them.

import { beforeEach } from "node:test";
import { clock, give, load, page } from "./page.mjs";

export const document = page({ path: "/t/abc" });
export const { Connection, WIRE } = await load("table/connection");

/** Lines that were opened, the latest last. */
export const lines = [];
/** A line in place of a WebSocket: a test opens it, speaks on it, and cuts it. */
export class Line {
  static OPEN = 1;
  static CLOSED = 3;
  constructor(address) {
    Object.assign(this, { address, readyState: 0, heard: {}, sent: [], pings: 0, dumb: false });
    lines.push(this);
  }
  addEventListener(what, work) {
    this.heard[what] = work;
  }
  send(text) {
    if (JSON.parse(text).t !== "ping") return this.sent.push(text);
    this.pings += 1;
    if (!this.dumb) this.tells({ t: "pong" });
  }
  close() {
    this.readyState = Line.CLOSED;
  }
  opens() {
    this.readyState = Line.OPEN;
    this.heard.open();
  }
  tells(told) {
    this.heard.message({ data: JSON.stringify(told) });
  }
  goes(code = 1006, reason = "") {
    this.readyState = Line.CLOSED;
    this.heard.close({ code, reason });
  }
}

/** The connection that was made last. @type {any} */
export let latest = null;

/** What is known of a table, with its line. */
export function connected() {
  const told = { shut: [], took: [], said: [], opened: 0, sending: [] };
  const store = {
    id: "abc",
    hear: (each) => told.took.push(each),
    opened: () => (told.opened += 1),
    tell: (topic, ...values) => {
      if (topic === "shut") told.shut.push(values);
      else if (values[0] || told.said.at(-1)) told.said.push(values[0]);
    },
    sending: (on) => told.sending.push(on),
  };
  latest?.close();
  latest = new Connection(store);
  return { ...told, told, connection: latest };
}

/** A state, and a move, as they are sent. */
export const STATE = { t: "state", wire: WIRE, sheet: null, scene: { score: {} } };
export const MOVE = { t: "move", v: 5, text: "bid 3" };

/** A page whose line works. */
export function playing() {
  const made = connected();
  lines[0].opens();
  lines[0].tells(STATE);
  return made;
}

beforeEach(() => {
  latest?.close();
  lines.length = 0;
  give({ WebSocket: Line });
  clock();
});
