// The line to a table: it opens, it is lost and found again, and it says so.

import { showClosed } from "./closed.js";
import { sentence, toast } from "./dom.js";
import { say } from "./words.js";

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
 */

export class Connection {
  /** @param {Listener} page */
  constructor(page) {
    this.page = page;
    this.closed = false;
    this.tries = 0;
    /** @type {SheetState | null} the latest that came */
    this.sheet = null;
    this.onOnline = () => this.socket?.readyState === WebSocket.CLOSED && this.connect();
    window.addEventListener("online", this.onOnline);
    this.connect();
  }

  close() {
    this.closed = true;
    window.removeEventListener("online", this.onOnline);
    this.socket?.close();
  }

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.page.id}/play`);
    this.socket = socket;
    socket.addEventListener("open", () => this.page.opened());
    socket.addEventListener("message", (event) => this.page.take(this.whole(JSON.parse(event.data))));
    socket.addEventListener("close", (event) => this.lost(socket, event));
  }

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
    if (open) this.socket?.send(JSON.stringify(asked));
    else toast(say("no-connection-now"));
    return open;
  }
}
