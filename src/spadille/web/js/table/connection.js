// The line to a table: it opens, it stalls, it is lost and found again, and it says so.

import { showClosed } from "./closed.js";
import { sentence, toast } from "../core/dom.js";
import { say } from "../core/words.js";

/** Closings after which there is no coming back: no such table, closed to watchers, open elsewhere. */
const FINAL = new Set([4403, 4404, 4409]);

/**
 * What the page of a table does with the line.
 * @typedef {object} Listener
 * @property {string} id
 * @property {HTMLElement} felt
 * @property {(told: any) => void} take something has come
 * @property {() => void} opened
 * @property {(text: string) => void} say tell the person how the line is
 * @property {(on: boolean) => void} sending whether a move is on its way and has taken a while
 */

/** Milliseconds after which a move is told to be on its way. */
const ON_ITS_WAY = 600;
/** Milliseconds in which a move is answered, on a line that works. */
const ANSWERED = 4000;
/** Milliseconds in which a new line says its first word; longer at each try, as the server may be busy. */
const [FIRST_WORD, LONGEST] = [5000, 40_000];

export class Connection {
  /** @param {Listener} page */
  constructor(page) {
    this.page = page;
    this.closed = false;
    this.tries = 0;
    /** Lines in a row that have said nothing. */
    this.silent = 0;
    /** A move has been sent, and nothing is known of it. */
    this.waits = false;
    /** It is told to be on its way. */
    this.told = false;
    /** What happens unless something comes. */
    this.slow = this.stalled = this.patience = 0;
    /** @type {SheetState | null} the latest that came */
    this.sheet = null;
    this.onOnline = () => this.socket?.readyState === WebSocket.CLOSED && this.connect();
    window.addEventListener("online", this.onOnline);
    this.connect();
  }

  close() {
    this.closed = true;
    this.rest();
    clearTimeout(this.patience);
    window.removeEventListener("online", this.onOnline);
    this.socket?.close();
  }

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.page.id}/play`);
    this.socket = socket;
    socket.addEventListener("open", () => this.page.opened());
    socket.addEventListener("message", (event) => this.heard(socket, JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.lost(socket, event));
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.stall(), Math.min(LONGEST, FIRST_WORD * 2 ** this.silent++));
  }

  /** Something has come. @param {WebSocket} socket @param {any} told */
  heard(socket, told) {
    if (socket === this.socket) {
      clearTimeout(this.patience);
      this.silent = 0;
      if (told.t === "state" || told.t === "refused") this.answered();
    }
    this.page.take(this.whole(told));
  }

  // -- a move on its way ------------------------------------------------------------------------

  /** A move has been sent: it is to be answered. */
  wait() {
    if (this.waits) return;
    this.waits = true;
    this.slow = setTimeout(() => this.page.sending((this.told = true)), ON_ITS_WAY);
    this.stalled = setTimeout(() => this.stall(), ANSWERED);
  }

  /** Nobody waits for an answer any more. */
  rest() {
    this.waits = false;
    clearTimeout(this.slow);
    clearTimeout(this.stalled);
  }

  /** What became of a move is known, or what the table looks like without it. */
  answered() {
    this.rest();
    if (this.told) this.page.sending((this.told = false));
  }

  /** No answer comes over this line: it is given up for another. */
  stall() {
    if (this.closed) return;
    this.rest();
    this.page.say(say("no-answer"));
    this.again();
  }

  // -- the line is lost -------------------------------------------------------------------------

  /** A state with the score sheet, which comes when it has changed. @param {any} told @returns {any} */
  whole(told) {
    if (told.t !== "state") return told;
    this.sheet = told.sheet ?? this.sheet;
    return { ...told, scene: { ...told.scene, score: { ...told.scene.score, ...this.sheet } } };
  }

  /** The line works: a later loss is a new one. */
  works() {
    this.tries = 0;
    this.page.say("");
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  lost(socket, event) {
    if (this.closed || socket !== this.socket) return;
    this.rest();
    clearTimeout(this.patience);
    if (FINAL.has(event.code)) return this.shut(event.reason, event.code === 4403);
    if (this.tries) this.page.say(say("no-connection"));
    const delay = event.code >= 4000 ? 4000 : Math.min(5000, 250 * 2 ** this.tries++);
    setTimeout(() => socket === this.socket && this.connect(), delay);
  }

  /** There is no coming back. @param {string} reason @param {boolean} barred the table goes on without this viewer */
  shut(reason, barred) {
    this.closed = true;
    showClosed(this.page.felt, this.page.id, sentence(reason), barred);
  }

  /** Connect anew, as whoever the cookies now say. */
  again() {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** @param {unknown} asked @returns {boolean} whether there is a line to send it over */
  send(asked) {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (!open) toast(say("no-connection-now"));
    else this.socket?.send(JSON.stringify(asked));
    if (open && /** @type {{t: string}} */ (asked).t === "move") this.wait();
    return open;
  }
}
