// State of a table in this page: the server's latest messages, the requests sent, and listeners to both. Views read it,
// subscribe to it and send through it; none has a reference to the page.

import { Auto } from "./auto.js";
import { Connection } from "./connection.js";

/**
 * Topics: the kinds of the server's messages (each with the message), and those of the page itself: "opened" (a new
 * connection: the server repeats everything), "line" (the state of the connection in words), "shut" (reason, barred),
 * "asked" (something is sent), "undone" (a person alone has taken a move back), "moving" (a move is sent), "underway"
 * (a move has waited for a while, or no more), "shown" (a state is on the screen now), "hurry" (the person wants to
 * wait for nothing), "redraw" (draw the same moment again), "learned" (data about the game have arrived).
 * @typedef {(...values: any[]) => void} Listener
 */

/** Milliseconds in which the server answers a move; until then no other move is sent. */
const ANSWERED = 2000;
/** Maximum number of times that a late move is sent again. */
const TRIES = 8;

export class TableStore {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** The state on the screen. @type {State | null} */
    this.state = null;
    /** The latest state received, which may not be shown yet. @type {State | null} */
    this.latest = null;
    /** The last move sent; `answered` once a state tells of a move of the viewer's. @type {{text: string, v: number, tries: number, answered: boolean} | null} */
    this.sent = null;
    /** A move has been underway for a while. */
    this.underway = false;
    /** The connection is new: the shown events may have gaps. */
    this.gaps = false;
    /** Moves that follow the last one, separated by semicolons. */
    this.following = "";
    /** Until then no other move is sent, in milliseconds. */
    this.pending = 0;
    /** Time of receiving each state, by its room, which copies of the state share. @type {WeakMap<RoomState, number>} */
    this.came = new WeakMap();
    /** @type {Map<string, Listener[]>} */
    this.listeners = new Map();
    /** @type {Connection | null} */
    this.connection = null;
    this.left = false;
  }

  /** True once the page is left, or the table is closed to it. */
  get closed() {
    return this.left || Boolean(this.connection?.closed);
  }

  close() {
    this.left = true;
    this.connection?.close();
  }

  /** Version of the latest state. */
  get newest() {
    return this.latest?.v ?? 0;
  }

  /** Call a function with everything told about a topic. @param {string} topic @param {Listener} listener */
  on(topic, listener) {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** @param {string} topic @param {...any} values */
  tell(topic, ...values) {
    for (const listener of this.listeners.get(topic) ?? []) listener(...values);
  }

  redraw() {
    this.tell("redraw");
  }

  // -- what the server says ---------------------------------------------------------------------

  /** Connect to the table. */
  connect() {
    this.connection = new Connection(this);
  }

  /** Reconnect, as the person in the current cookies. */
  again() {
    this.connection?.again();
  }

  /** Handle a new connection. */
  opened() {
    this.gaps = true;
    this.following = "";
    this.tell("opened");
  }

  /** Handle a message. @param {any} told */
  hear(told) {
    if (told.t === "state") this.update(told);
    else if (told.t === "hint" && told.v !== this.newest)
      return; // for a moment that has passed
    else if (told.t === "refused") {
      if (this.resend(told)) return; // Another player's move was first, but this one is still valid.
      this.pending = 0;
      this.following = "";
    }
    this.tell(told.t, told);
  }

  /** @param {State} told */
  update(told) {
    this.came.set(told.room, Date.now());
    if (answers(told)) this.pending = 0;
    if (this.sent && moved(told)) this.sent.answered = true; // also a later one: its moment has passed
    const same = this.latest?.v === told.v && this.latest.you === told.you;
    // Missing events are asked for: the page is new, was away, or belongs to another seat now.
    if (this.gaps && told.room.phase !== "gathering" && !same) this.send({ t: "past" });
    this.gaps = false;
    if (this.latest && undone(this.latest, told)) this.tell("undone");
    this.latest = told;
  }

  /** Time of receiving a state, in milliseconds: its clocks run from then on. @param {State} state */
  cameAt(state) {
    return this.came.get(state.room) ?? Date.now();
  }

  /** Put a state on the screen. @param {State} state */
  show(state) {
    this.state = state;
    this.tell("shown", state);
  }

  // -- what is asked of it ----------------------------------------------------------------------

  /** Ask the server for something; returns whether it could be sent. @param {{t: string, [more: string]: unknown}} asked */
  send(asked) {
    this.tell("asked", asked);
    const sent = Boolean(this.connection?.send(asked));
    if (!sent) {
      this.pending = 0;
      this.following = "";
    }
    return sent;
  }

  /** Send a move, or several separated by semicolons, for the state on the screen. @param {string} text */
  move(text) {
    if (!this.state || this.pending > Date.now()) return;
    const [first, ...then] = text.split("; ");
    this.following = then.join("; ");
    this.pending = Date.now() + ANSWERED;
    this.sent = { text: first, v: this.state.v, tries: 0, answered: false };
    if (!this.send({ t: "move", v: this.state.v, text: first })) this.sent = null;
    this.tell("moving");
  }

  /** Send the next of several moves, once the one before it is known to be made. */
  follow() {
    if (this.sent?.answered) this.move(this.following);
  }

  /** @param {boolean} on true if a move has been underway for a while */
  sending(on) {
    this.underway = on;
    if (!on) this.pending = 0;
    this.tell("underway", on);
  }

  /** Send a late move again for the new state, in games in which several may move at once. @param {any} refused */
  resend(refused) {
    const { sent, latest } = this;
    if (!sent || sent.answered || refused.code !== "stale" || sent.v === this.newest || sent.tries > TRIES)
      return false;
    if (latest && Auto.fits(latest) && !latest.scene.plates[0]?.to_act) return true;
    this.sent = { text: sent.text, v: this.newest, tries: sent.tries + 1, answered: false };
    this.send({ t: "move", v: this.newest, text: sent.text });
    return true;
  }
}

/** True if a state answers the viewer's move; another player's may arrive first. @param {State} state */
const answers = (state) => !state.scene.plates[0]?.to_act || moved(state);

/** True if a state tells of a move of the viewer's. @param {State} state */
const moved = ({ events, you }) => events.some((event) => "by" in event && event.by === you);

/** True if the only person in the deal has taken a move back between two states. @param {State} before @param {State} state */
function undone(before, { v, you, room }) {
  const people = room.seats.filter((seat) => seat.kind === "person" && !seat.waits).length;
  return v < before.v && you !== null && you === before.you && people === 1;
}
