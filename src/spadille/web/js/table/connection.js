// The connection to a table: opens it, detects stalls and losses, reconnects, and reports its state.

import { sentence, toast } from "../core/dom.js";
import { storeInTab, textOfTab } from "../core/prefs.js";
import { alone, open } from "../core/transport.js";
import { say } from "../core/words.js";

/** Close codes without reconnection: no such table, closed to watchers, open elsewhere. */
const FINAL = new Set([4403, 4404, 4409]);
/** Close code of a table that can be opened again, mostly at once. */
const TRY_AGAIN = 1013;

/** Milliseconds after which a move is shown as underway. */
const ON_ITS_WAY = 600;
/** Milliseconds in which a working connection answers a move. */
const ANSWERED = 4000;
/** Milliseconds to wait for the first message of a new connection; doubled with each try, as the server may be busy. */
const [FIRST_WORD, LONGEST] = [5000, 40_000];
/** Milliseconds without any message after which an open connection is pinged. */
const SILENCE = 25_000;

export class Connection {
  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
    this.closed = false;
    this.tries = 0;
    /** Consecutive connections without any message. */
    this.silent = 0;
    /** A move has been sent, and is not answered yet. */
    this.waits = false;
    /** The move is shown as underway. */
    this.told = false;
    /** Timers for what happens if no message arrives. */
    this.slow = this.stalled = this.patience = this.quiet = this.pong = 0;
    /** A ping has been sent, and is not answered yet. */
    this.pinging = false;
    /** @type {SheetState | null} the latest one received */
    this.sheet = null;
    this.onChange = () => this.check();
    for (const each of ["online", "offline"]) window.addEventListener(each, this.onChange);
    document.addEventListener("visibilitychange", this.onChange);
    this.connect();
  }

  close() {
    this.closed = true;
    this.unwatch();
    this.socket?.close();
  }

  connect() {
    if (this.closed) return;
    this.hush();
    const socket = open(`/api/tables/${this.store.id}/play`);
    this.socket = socket;
    socket.addEventListener("open", () => this.store.opened());
    socket.addEventListener("message", (event) => this.heard(socket, JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.lost(socket, event));
    this.patience = setTimeout(() => this.stall(), Math.min(LONGEST, FIRST_WORD * 2 ** this.silent++));
  }

  /** Handle a message. @param {WebSocket} socket @param {any} told */
  heard(socket, told) {
    if (socket === this.socket) {
      clearTimeout(this.patience);
      clearTimeout(this.quiet);
      this.quiet = setTimeout(() => this.ping(), SILENCE);
      this.silent = 0;
      if (told.t === "pong") return this.ponged();
      if (told.t === "state" || told.t === "refused") this.answered();
    }
    if (told.t === "state" && !agrees(told.wire)) return this.store.tell("line", say("other-versions"));
    if (told.t === "state") this.works();
    this.store.hear(this.whole(told));
  }

  // -- a move on its way ------------------------------------------------------------------------

  /** Wait for the answer to a move. */
  wait() {
    if (this.waits) return;
    this.waits = true;
    this.slow = setTimeout(() => this.store.sending((this.told = true)), ON_ITS_WAY);
    this.stalled = setTimeout(() => this.stall(), ANSWERED);
  }

  /** Stop waiting for an answer. */
  rest() {
    this.waits = false;
    clearTimeout(this.slow);
    clearTimeout(this.stalled);
  }

  /** Handle an answer to a move, or a new state without it. */
  answered() {
    this.rest();
    if (this.told) this.store.sending((this.told = false));
  }

  /** Replace a connection that gives no answer. */
  stall() {
    if (this.closed) return;
    this.store.tell("line", say("no-answer"));
    this.again();
  }

  // -- does the line still work? ----------------------------------------------------------------

  /** Ask for a `pong`; a connection that gives none is replaced. A new one has longer for its first message. */
  ping() {
    if (alone || this.silent || this.pinging || this.socket?.readyState !== WebSocket.OPEN) return;
    this.pinging = true;
    this.pong = setTimeout(() => this.stall(), ANSWERED);
    this.socket.send(JSON.stringify({ t: "ping" }));
  }

  ponged() {
    this.pinging = false;
    clearTimeout(this.pong);
  }

  /**
   * The network has changed, or the window is shown or hidden: reopen a closed connection, ping an open one. The answer
   * to a move is a sign of its own.
   */
  check() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else if (!document.hidden && !this.waits) this.ping();
  }

  /** Stop all waiting. */
  hush() {
    this.rest();
    this.ponged();
    clearTimeout(this.patience);
    clearTimeout(this.quiet);
  }

  /** Stop all waiting, and watch nothing any more. */
  unwatch() {
    this.hush();
    for (const each of ["online", "offline"]) window.removeEventListener(each, this.onChange);
    document.removeEventListener("visibilitychange", this.onChange);
  }

  // -- the line is lost -------------------------------------------------------------------------

  /** Complete a state with the score sheet, which is only sent after changes. @param {any} told @returns {any} */
  whole(told) {
    if (told.t !== "state") return told;
    this.sheet = told.sheet ?? this.sheet;
    return { ...told, scene: { ...told.scene, score: { ...told.scene.score, ...this.sheet } } };
  }

  /** Handle a working connection: a later loss counts as new. */
  works() {
    this.tries = 0;
    this.store.tell("line", "");
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  lost(socket, event) {
    if (this.closed || socket !== this.socket) return;
    this.hush();
    const { code, reason } = event;
    if (FINAL.has(code)) return this.shut(reason, code !== 4404);
    const onPurpose = code >= 4000;
    const why = onPurpose || code === TRY_AGAIN ? sentence(reason) : "";
    if (this.tries || (onPurpose && why)) this.store.tell("line", why || say("no-connection"));
    const delay = onPurpose ? 4000 : Math.min(5000, 250 * 2 ** this.tries);
    this.tries += 1;
    setTimeout(() => socket === this.socket && this.connect(), delay);
  }

  /** Close for good. @param {string} reason @param {boolean} barred the table continues without this viewer */
  shut(reason, barred) {
    this.closed = true;
    this.unwatch();
    this.store.tell("shut", sentence(reason), barred);
  }

  /** Reconnect, as the person in the current cookies. */
  again() {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** @param {unknown} asked @returns {boolean} true if the connection is open */
  send(asked) {
    const works = this.socket?.readyState === WebSocket.OPEN;
    if (!works) toast(say("no-connection-now"));
    else this.socket?.send(JSON.stringify(asked));
    if (works && /** @type {{t: string}} */ (asked).t === "move") this.wait();
    else this.ping();
    return works;
  }
}

// -- the version of the wire

/** Same number as `WIRE` in the server; a test compares them. */
export const WIRE = 2;
const RELOADED = "reloaded-for-wire";

/**
 * Return whether the server's version is this page's; if it is not and this page has not tried yet, reload the page.
 * @param {unknown} spoken
 */
export function agrees(spoken) {
  if (spoken === WIRE) {
    storeInTab(RELOADED, "");
    return true;
  }
  // Where nothing is stored, the page could reload for ever, so it does not.
  if (textOfTab(RELOADED) !== String(spoken) && storeInTab(RELOADED, String(spoken))) location.reload();
  return false;
}
