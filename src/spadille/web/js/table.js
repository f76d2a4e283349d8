// A table being played: what comes in over the wire, shown one thing after the other.

import { games } from "./api.js";
import { Auto } from "./auto.js";
import { announce, dialog, fill, h, toast, wait } from "./dom.js";
import { remember } from "./proof.js";
import { drawScene } from "./felt.js";
import { fit, keepFitting } from "./fit.js";
import { gathering } from "./gathering.js";
import { Touch } from "./hands.js";
import { showHint } from "./hint.js";
import { fly, places, skip, sweep } from "./motion.js";
import { hold, pace, prefs, whenPreferred } from "./prefs.js";
import { showReview } from "./review.js";
import { clauseLink } from "./rules.js";
import { dealSummary, sheetElement } from "./sheet.js";
import { Side } from "./side.js";
import { sound } from "./sound.js";
import { agrees } from "./version.js";
import { cardElement } from "./zones.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Zone} Zone
 * @typedef {import("./types.js").Face} Face
 */

const TRICK_STAYS = 1100;
/** Milliseconds in which the server answers a move; until then nothing else is asked. */
const ANSWERED = 2000;
/** Closings after which there is no coming back: no such table, closed to watchers, open elsewhere. */
const FINAL = new Set([4403, 4404, 4409]);

/** @param {Scene} scene @param {string} name @returns {Zone | undefined} */
const zoneOf = (scene, name) => scene.zones.find((zone) => zone.name === name);

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.id = id;
    this.closed = false;
    this.tries = 0;
    /** @type {State | null} */
    this.state = null;
    /** @type {State[]} */
    this.waiting = [];
    this.busy = false;
    this.ended = false;
    this.newest = 0;
    this.pending = 0;
    /** @type {{text: string, v: number, tries: number} | null} */
    this.sent = null;
    this.began = 0;
    /** @type {(() => void) | null} */
    this.release = null;
    this.felt = h("div", { class: "felt-place" });
    this.banner = h("p", { class: "banner", role: "status", hidden: true });
    this.flash = h("div", { class: "flash", hidden: true });
    this.side = new Side(this);
    this.touch = new Touch(this);
    this.auto = new Auto((text) => this.move(text));
    fill(
      app,
      h(
        "div",
        { class: "table-page" },
        this.banner,
        h("div", { class: "board" }, this.felt, this.flash),
        this.side.node,
      ),
    );
    this.unhook = whenPreferred(() => this.redraw());
    this.unfit = keepFitting(this.felt);
    this.ticking = setInterval(() => this.tick(), 500);
    this.onOnline = () => this.socket?.readyState === WebSocket.CLOSED && this.connect();
    window.addEventListener("online", this.onOnline);
    this.connect();
    games().then(
      () => this.named(),
      () => undefined,
    );
  }

  /** The rulebooks' own names are known now. */
  named() {
    if (!this.state) return;
    this.side.draw({ ...this.state, events: [] });
    if (this.state.room.phase === "gathering") this.gather(this.state);
  }

  close() {
    this.closed = true;
    this.touch.close();
    this.auto.stop();
    this.unhook();
    this.unfit();
    clearInterval(this.ticking);
    window.removeEventListener("online", this.onOnline);
    this.socket?.close();
  }

  // -- the wire ---------------------------------------------------------------------------------

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket = socket;
    socket.addEventListener("open", () => this.side.clear());
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.lost(socket, event));
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  lost(socket, event) {
    if (this.closed || socket !== this.socket) return;
    if (FINAL.has(event.code)) {
      this.closed = true;
      const reason = event.reason.charAt(0).toUpperCase() + event.reason.slice(1);
      fill(
        this.felt,
        h(
          "section",
          { class: "sheet" },
          h("h1", {}, "This table is not open here"),
          h("p", {}, `${reason}.`),
          h("a", { class: "button", href: "/", "data-go": true }, "Back to the lobby"),
        ),
      );
      return;
    }
    if (this.tries) this.say("The connection is lost; trying again …");
    const delay = event.code >= 4000 ? 4000 : Math.min(5000, 250 * 2 ** this.tries++);
    setTimeout(() => socket === this.socket && this.connect(), delay);
  }

  /** Connect anew, as whoever the cookies now say. */
  again() {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** @param {string} text */
  say(text) {
    this.banner.textContent = text;
    this.banner.hidden = !text;
  }

  /** @param {unknown} asked */
  send(asked) {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket.send(JSON.stringify(asked));
    this.pending = 0;
    toast("There is no connection just now; try again in a moment.");
  }

  /** @param {any} told */
  take(told) {
    if (told.t === "state" && !agrees(told.wire)) {
      this.say("This page and its server are of different versions. Close the page, and open it again.");
    } else if (told.t === "state") {
      this.tries = 0;
      this.pending = 0;
      this.say("");
      this.newest = told.v;
      this.waiting.push(told);
      this.work();
    } else if (told.t === "refused" && this.resend(told)) {
      // Somebody else moved a moment before, which changes nothing here.
    } else if (told.t === "refused") {
      this.pending = 0;
      this.touch.picked.clear();
      this.why(told);
      this.redraw();
    } else if (told.t === "said") {
      this.side.hear(told);
    } else if (told.t === "hint" && told.v === this.newest) {
      showHint(told);
    }
  }

  /** Where several may move at once, a move may come a moment late: it is sent again for the new moment. @param {any} refused */
  resend(refused) {
    const { sent } = this;
    if (!sent || refused.code !== "stale" || sent.v === this.newest || sent.tries > 8) return false;
    this.sent = { text: sent.text, v: this.newest, tries: sent.tries + 1 };
    this.send({ t: "move", v: this.newest, text: sent.text });
    return true;
  }

  // -- showing, one thing after the other -------------------------------------------------------

  async work() {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.waiting.shift(); next && !this.closed; next = this.waiting.shift()) {
        if (this.waiting.length < 8) await this.present(next);
        this.show(next);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Say what has happened, and let a finished trick be seen before it is swept. @param {State} next */
  async present(next) {
    const before = this.state;
    if (!before || before.room.phase !== "playing" || !next.events.length) return;
    announce(next.events.map((event) => event.words).join(" "));
    const zone = zoneOf(before.scene, "trick");
    const now = zoneOf(next.scene, "trick");
    const played = next.events.filter((event) => event.by >= 0 && /^play \S+/.test(event.move ?? ""));
    if (!zone || !played.length || (now && now.faces.length > zone.faces.length)) return;
    const faces = played.map((event) => ({
      card: (event.move ?? "").split(" ")[1],
      move: null,
      refusal: null,
      mark: "",
      seat: event.by,
    }));
    const last = zoneOf(next.scene, "last");
    const whole = last?.faces.length === zone.faces.length + faces.length ? last.faces : [...zone.faces, ...faces];
    this.finished(before, whole, next.events.at(-1)?.words ?? "");
    const winner = whole.find((face) => face.mark.includes("wins"));
    const name = next.scene.plates.find((plate) => plate.seat === winner?.seat);
    const count = name?.facts.find((fact) => fact.label === "tricks")?.value;
    if (name)
      announce(`${name.name} ${name.name === "You" ? "win" : "wins"} the trick${count ? `: ${count} so far` : ""}.`);
    sound("trick");
    await this.linger();
    if (winner) await sweep(this.felt, winner.seat ?? 0, pace());
  }

  /** Draw a trick with all its cards, which lie in no hand any more. @param {State} before @param {Face[]} whole @param {string} prompt */
  finished(before, whole, prompt) {
    const gone = new Set(whole.map((face) => face.card));
    const still = (/** @type {Face[]} */ faces) =>
      faces.filter((face) => !gone.has(face.card)).map((face) => ({ ...face, move: null, refusal: null }));
    const zones = before.scene.zones.map((each) =>
      each.name === "trick"
        ? { ...each, faces: whole }
        : each.name === "last"
          ? each
          : { ...each, faces: still(each.faces), rows: each.rows.map(still) },
    );
    const plates = before.scene.plates.map((plate) => ({ ...plate, to_act: false }));
    this.draw({ ...before.scene, plates, zones, options: [], prompt }, before);
  }

  /** Wait as long as a finished trick stays; a tap on the felt ends it. */
  async linger() {
    const tapped = new Promise((done) => (this.release = () => done(undefined)));
    const time = hold() * TRICK_STAYS;
    await (prefs.trick === "tap" && time ? tapped : Promise.race([tapped, wait(time)]));
    this.release = null;
  }

  /** @param {State} state */
  show(state) {
    const before = this.state;
    const wasMine = before?.scene.plates[0]?.to_act;
    this.state = state;
    this.began = Date.now();
    this.touch.settle(state.scene);
    remember(this.id, state.room.commit);
    document.title = `${state.room.title}: ${state.scene.over || state.scene.prompt}`;
    if (state.room.phase === "gathering") this.gather(state);
    else this.draw(state.scene, state);
    this.side.draw(state);
    if (state.you !== null && state.scene.plates[0]?.to_act && !wasMine && state.room.phase === "playing") {
      sound("turn");
      announce(state.scene.prompt);
    }
    if (before && state.scene.score.sheet.length > before.scene.score.sheet.length) this.scored(state);
    if (state.room.phase === "over" && !this.ended) {
      this.ended = true;
      sound("over");
      announce(state.scene.over);
    }
    this.begin(state);
    if (Auto.fits(state)) this.auto.tick(state);
  }

  /** Draw the table before its game. @param {State} state */
  gather(state) {
    const kept = this.touch.focused();
    fill(this.felt, gathering(this, state));
    this.touch.refocus(kept);
  }

  /** A table opened to play at once begins as soon as its host is there. @param {State} state */
  begin(state) {
    const key = `start-${this.id}`;
    if (state.room.phase !== "gathering" || !state.room.host || state.you === null || !sessionStorage.getItem(key))
      return;
    sessionStorage.removeItem(key);
    this.send({ t: "start" });
  }

  /** A deal is over: say what it has brought. @param {State} state */
  scored(state) {
    const text = dealSummary(state.scene.score);
    announce(text);
    if (state.room.phase === "over" || !hold() || state.scene.phase === "bet") return;
    const away = () => (this.flash.hidden = true);
    fill(
      this.flash,
      h("span", {}, text),
      h(
        "button",
        {
          type: "button",
          onclick: () => {
            away();
            this.sheet();
          },
        },
        "Why?",
      ),
      state.you === null
        ? null
        : h(
            "button",
            {
              type: "button",
              onclick: () => {
                away();
                showReview(this.id, "", false);
              },
            },
            "Review",
          ),
      h("button", { type: "button", class: "close", "aria-label": "Close", onclick: away }, "×"),
    );
    this.flash.hidden = false;
    window.setTimeout(away, 9000);
  }

  redraw() {
    if (this.state && this.state.room.phase !== "gathering" && !this.busy) this.draw(this.state.scene, this.state);
  }

  /** @param {Scene} scene @param {State} state */
  draw(scene, state) {
    const from = places(this.felt);
    const kept = this.touch.focused();
    const extra =
      state.room.phase === "over"
        ? this.side.after(state)
        : Auto.fits(state)
          ? this.auto.controls(() => this.redrawAuto())
          : null;
    const watching = { sheet: () => this.sheet(), seats: state.room.seats, after: extra };
    const hands = {
      ...watching,
      move: (/** @type {string} */ text) => this.move(text),
      why: (/** @type {any} */ refusal) => this.why(refusal),
      picked: this.touch.picked,
    };
    const ordered =
      prefs.order === "low"
        ? {
            ...scene,
            zones: scene.zones.map((zone) =>
              zone.name === "hand" ? { ...zone, faces: [...zone.faces].reverse() } : zone,
            ),
          }
        : scene;
    fill(this.felt, drawScene(ordered, state.you === null ? watching : hands));
    fit(this.felt);
    fly(this.felt, from, this.auto.hurried ? 0 : pace());
    this.touch.refocus(kept);
  }

  redrawAuto() {
    if (!this.state) return;
    this.redraw();
    this.auto.tick(this.state);
  }

  /** Clocks run on between two updates. */
  tick() {
    const gone = (Date.now() - this.began) / 1000;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
      each.textContent = `${Math.max(0, Math.ceil(Number(each.dataset.clock) - gone))} s`;
    }
  }

  // -- what is looked up ------------------------------------------------------------------------

  /** @param {string} clause */
  cite(clause) {
    return h("a", { class: "cited", href: clauseLink(this.state?.room.game ?? "", clause), target: "_blank" }, clause);
  }

  sheet() {
    if (this.state)
      dialog(
        "Score sheet",
        sheetElement(this.state.scene.score, (clause) => this.cite(clause)),
      );
  }

  /** The last trick, with who played what. */
  lastTrick() {
    const scene = this.state?.scene;
    const zone = scene && zoneOf(scene, "last");
    if (!scene || !zone) return null;
    const name = (/** @type {Face} */ face) => scene.plates.find((plate) => plate.seat === face.seat)?.name ?? "";
    const row = h("div", { class: "last-trick" });
    for (const face of zone.faces)
      row.append(
        h(
          "figure",
          {},
          cardElement({ ...face, mark: face.mark.includes("wins") ? "wins" : "" }, {}),
          h("figcaption", {}, `${name(face)}${face.mark ? ` (${face.mark})` : ""}`),
        ),
      );
    return row;
  }

  last() {
    const row = this.lastTrick();
    if (row) dialog("Last trick", row);
    else toast("There is no finished trick to look at.");
  }

  /** @param {import("./types.js").Refusal} refusal */
  why(refusal) {
    sound("refused");
    announce(refusal.reason);
    const reason = refusal.reason.charAt(0).toUpperCase() + refusal.reason.slice(1);
    toast(`${reason} `, refusal.clause ? this.cite(refusal.clause) : undefined);
  }

  // -- what a person does -----------------------------------------------------------------------

  /** @param {string} text */
  move(text) {
    if (!this.state || this.pending > Date.now()) return;
    this.touch.picked.clear();
    this.pending = Date.now() + ANSWERED;
    this.sent = { text, v: this.state.v, tries: 0 };
    this.send({ t: "move", v: this.state.v, text });
    this.felt.querySelector(".own-line .to-act")?.classList.remove("to-act");
    sound("card");
  }

  /** A tap on the felt: whoever taps does not want to wait. */
  hurry() {
    skip(this.felt);
    this.release?.();
  }
}
