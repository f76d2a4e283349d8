// The page of a table: handles the server's messages, draws the felt, and sends the person's moves.

import { games } from "../core/api.js";
import { Auto } from "./auto.js";
import { learn } from "../visitor/my_tables.js";
import { Claim } from "./claim.js";
import { agrees, Connection } from "./connection.js";
import { Consent } from "./consent.js";
import { announce, entitle, fill, h } from "../core/dom.js";
import { drawScene } from "../felt/felt.js";
import { fit, keepFitting } from "../felt/fit.js";
import { Forced } from "./forced.js";
import { gathering } from "./gathering.js";
import { Touch } from "./input.js";
import { HintLine } from "./hint.js";
import { HostMenu } from "./host_menu.js";
import { Looks } from "./lookups.js";
import { fly, places, skip } from "../felt/motion.js";
import { Newsreel } from "./events.js";
import { Resting } from "./deal_result.js";
import { scoreLine } from "../felt/score_sheet.js";
import { keepGame, noteHelp } from "../visitor/past_games.js";
import { pace, prefs, sound, whenPreferred } from "../core/prefs.js";
import { notifyTurn } from "./notify.js";
import { partOf, remember } from "../fair/proof.js";
import { Side } from "./side.js";
import { unpressed } from "./press_guard.js";
import { say } from "../core/words.js";

/** Milliseconds in which the server answers a move; until then no other move is sent. */
const ANSWERED = 2000;

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.id = id;
    this.app = app;
    /** @type {State | null} */
    this.state = null;
    this.newest = 0;
    /** The latest state received, which may not be shown yet. @type {State | null} */
    this.latest = null;
    /** Differences from the rulebook, once known. @type {HTMLElement | null} */
    this.differs = null;
    this.pending = 0;
    /** Moves that follow the last one, separated by semicolons. */
    this.following = "";
    /** The connection is new: the shown events may have gaps. */
    this.gaps = false;
    /** The last message about this browser's part of the shuffle. */
    this.proved = "";
    /** @type {{text: string, v: number, tries: number} | null} */
    this.sent = null;
    /** A move has been underway for a while. */
    this.underway = false;
    this.began = 0;
    this.felt = h("div", { class: "felt-place" });
    this.banner = h("p", { class: "banner", role: "status", hidden: true });
    this.looks = new Looks(this);
    this.news = new Newsreel(this);
    this.side = new Side(this);
    this.touch = new Touch(this);
    this.resting = new Resting(this);
    this.hint = new HintLine(this);
    this.host = new HostMenu(this);
    this.claim = new Claim(this);
    this.consent = new Consent(this);
    this.auto = new Auto((text) => this.move(text));
    this.forced = new Forced((text) => this.move(text));
    const board = h("div", { class: "board" }, this.felt, this.news.flash, this.side.talk.bubbles);
    fill(app, h("div", { class: "table-page" }, this.banner, board, this.side.node));
    this.unhook = whenPreferred(() => {
      this.resting.tell();
      this.redraw();
      if (this.state) this.goOn(this.state);
    });
    this.unfit = keepFitting(this.felt);
    this.unwatch = this.side.watchWidth();
    this.ticking = setInterval(() => this.tick(), 500);
    this.connection = new Connection(this);
    games().then(
      () => this.named(),
      () => undefined,
    );
  }

  get closed() {
    return this.connection.closed;
  }

  /** Redraw once data about the game, its rulebooks or the table's own rules have arrived. */
  async named() {
    await unpressed();
    if (!this.state) return;
    this.side.draw({ ...this.state, events: [] });
    if (this.state.room.phase === "gathering") this.gather(this.state);
    else if (Auto.fits(this.state)) this.redrawAuto();
    else this.redraw();
  }

  close() {
    this.touch.close();
    this.consent.sink();
    this.auto.stop();
    this.forced.stop();
    this.unhook();
    this.unfit();
    this.unwatch();
    clearInterval(this.ticking);
    this.connection.close();
  }

  // -- the wire ---------------------------------------------------------------------------------

  /** Handle a new connection: the server repeats everything. */
  opened() {
    this.gaps = true;
    this.proved = "";
    this.side.clear();
    this.side.lookBack();
    this.resting.tell();
  }

  /** Send this browser's part of the shuffle. @param {State} state */
  prove(state) {
    remember(this.id, state.room.commit);
    const part = partOf(this.id, state);
    const told = JSON.stringify(part);
    if (part && told !== this.proved) this.send(part);
    this.proved = told;
  }

  /** @param {string} text */
  say(text) {
    this.banner.textContent = text;
    this.banner.hidden = !text;
  }

  /** @param {boolean} on true if a move has been underway for a while */
  sending(on) {
    this.underway = on;
    if (on) announce(say("sending"));
    else this.pending = 0;
    void this.redraw();
  }

  /** Reconnect, as the person in the current cookies. */
  again() {
    this.connection.again();
  }

  /** @param {unknown} asked */
  send(asked) {
    if (/** @type {{t: string}} */ (asked).t === "undo") this.forced.held = true;
    noteHelp(this.id, asked);
    if (!this.connection.send(asked)) this.pending = 0;
  }

  /** @param {any} told */
  take(told) {
    if (told.t === "state" && !agrees(told.wire)) {
      this.say(say("other-versions"));
    } else if (told.t === "state") {
      this.connection.works();
      if (answers(told)) this.pending = 0;
      this.mend(told);
      this.newest = told.v;
      this.latest = told;
      this.prove(told);
      this.news.push(told);
    } else if (told.t === "refused" && this.resend(told)) {
      // Another player's move was first, but this one is still valid.
    } else if (told.t === "refused") {
      this.pending = 0;
      this.following = "";
      this.touch.picked.clear();
      this.looks.why(told);
      this.redraw();
    } else if (told.t === "said") {
      const fresh = !this.gaps;
      unpressed().then(() => this.side.talk.hear(told, fresh)); // later, because a new line moves what is below it
    } else if (told.t === "reacted") {
      this.side.talk.react(told);
    } else if (told.t === "answered") {
      this.consent.settled(told);
    } else if (told.t === "unproved") {
      this.claim.unproved(told);
    } else if (told.t === "past") {
      this.side.recall(told);
    } else if (told.t === "noted") {
      this.side.note(told);
    } else if (told.t === "notice") {
      this.side.post(told.text);
    } else if (told.t === "hint" && told.v === this.newest) {
      this.hint.show(told);
    } else if (told.t === "taught") {
      this.hint.teach(told);
    }
  }

  /**
   * Ask for the events that the page has missed: it is new, was away, or belongs to another seat now.
   * @param {State} told
   */
  mend(told) {
    const same = this.latest?.v === told.v && this.latest.you === told.you;
    if (this.gaps && told.room.phase !== "gathering" && !same) this.send({ t: "past" });
    this.gaps = false;
  }

  /** Send a late move again for the new state, in games in which several may move at once. @param {any} refused */
  resend(refused) {
    const { sent } = this;
    if (!sent || refused.code !== "stale" || sent.v === this.newest || sent.tries > 8) return false;
    if (this.latest && Auto.fits(this.latest) && !this.latest.scene.plates[0]?.to_act) return true;
    this.sent = { text: sent.text, v: this.newest, tries: sent.tries + 1 };
    this.send({ t: "move", v: this.newest, text: sent.text });
    return true;
  }

  // -- drawing ----------------------------------------------------------------------------------

  /** @param {State} state */
  show(state) {
    const before = this.state;
    const wasMine = before?.scene.plates[0]?.to_act;
    this.state = state;
    learn(state.room, scoreLine(state.scene.score));
    this.began = Date.now();
    this.touch.settle(state.scene);
    this.hint.learn(state);
    this.consent.hear(state);
    const said = state.room.rest ? say("deal-is-over") : state.scene.over || state.scene.prompt;
    entitle(this.app, `${state.room.title}: ${said}`);
    if (state.room.phase === "gathering") this.gather(state);
    else this.draw(state.scene, state);
    this.side.draw(state);
    if (state.room.phase === "over" && before?.room.phase !== "over" && state.you !== null)
      void keepGame(this.id, Boolean(state.room.same?.closed));
    const playing = state.room.phase === "playing" && !state.room.rest;
    if (state.you !== null && state.scene.plates[0]?.to_act && !wasMine && playing) {
      sound("turn");
      notifyTurn(state);
      announce(state.scene.prompt);
    }
    this.begin(state);
    this.goOn(state);
  }

  /** Make the automatic moves of this page: only forced ones. @param {State} state */
  goOn(state) {
    this.forced.stop();
    if (this.following && state.v === this.newest) this.move(this.following);
    else if (Auto.fits(state)) this.auto.tick(state);
    else if (state.v === this.newest) this.forced.tick(state);
  }

  /** Draw the table before its game. @param {State} state */
  gather(state) {
    const kept = this.touch.focused();
    fill(this.felt, gathering(this, state));
    this.touch.refocus(kept);
  }

  /** Begin the game of a table made for immediate play, once its host is there. @param {State} state */
  begin(state) {
    const key = `start-${this.id}`;
    if (state.room.phase !== "gathering" || !state.room.host || state.you === null || !sessionStorage.getItem(key))
      return;
    sessionStorage.removeItem(key);
    this.send({ t: "start" });
  }

  /** Redraw the same moment. */
  async redraw() {
    await unpressed();
    if (this.state && this.state.room.phase !== "gathering" && !this.news.busy) this.draw(this.state.scene, this.state);
  }

  /** @param {Scene} drawn @param {State} state */
  draw(drawn, state) {
    const still = drawn.plates.map((plate) => ({ ...plate, to_act: false }));
    const closed = state.room.closed;
    const rests = state.room.paused && state.room.phase === "playing";
    const scene = closed
      ? { ...drawn, plates: still, over: endedBy(state) }
      : rests
        ? { ...drawn, plates: still, prompt: pausedBy(state) }
        : drawn;
    const from = places(this.felt);
    const kept = this.touch.focused();
    const watching = {
      sheet: () => this.looks.sheet(),
      seats: state.room.seats,
      name: (/** @type {Plate} */ plate) => this.host.name(plate),
      after: this.below(state),
      panel: this.resting.of(state),
    };
    const hands = {
      ...watching,
      move: (/** @type {string} */ text) => this.move(text),
      why: (/** @type {Refusal} */ refusal) => this.looks.why(refusal),
      picked: this.touch.picked,
      prompt: rests ? null : this.instead(state),
      armed: () => this.touch.armed,
      arm: (/** @type {Choice} */ choice) => this.touch.arm(choice),
    };
    fill(this.felt, drawScene(inOrder(scene), state.you === null ? watching : hands));
    this.hint.lift(this.felt, state);
    fit(this.felt);
    this.side.talk.settle();
    fly(this.felt, from, this.auto.hurried ? 0 : pace());
    this.touch.refocus(kept);
    this.resting.drawn(state);
  }

  /** The replacement for the prompt, if any. @param {State} state */
  instead(state) {
    if (this.underway) return h("p", { class: "prompt" }, say("sending"));
    return this.consent.line(state) ?? this.host.line(state) ?? this.hint.line(state);
  }

  /** The content below the choices. @param {State} state */
  below(state) {
    if (state.room.phase === "over") return this.side.after(state);
    return Auto.fits(state) ? this.auto.controls(() => this.redrawAuto()) : this.claim.hands(state);
  }

  redrawAuto() {
    if (!this.state) return;
    this.redraw();
    this.auto.tick(this.state);
  }

  /** Update the clocks between two states. */
  tick() {
    const gone = (Date.now() - this.began) / 1000;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
      const left = Math.max(0, Math.ceil(Number(each.dataset.clock) - gone));
      each.textContent = say("seconds", { n: left });
    }
    this.consent.rise();
  }

  // -- actions ----------------------------------------------------------------------------------

  /** @param {string} text */
  move(text) {
    if (!this.state || this.pending > Date.now()) return;
    const [first, ...then] = text.split("; ");
    this.touch.picked.clear();
    this.forced.held = false;
    this.following = then.join("; ");
    this.pending = Date.now() + ANSWERED;
    this.sent = { text: first, v: this.state.v, tries: 0 };
    this.send({ t: "move", v: this.state.v, text: first });
    this.news.release?.();
    this.felt.querySelector(".own-line .to-act")?.classList.remove("to-act");
    sound("card");
  }

  /** Skip all waiting after a tap on the felt. */
  hurry() {
    skip(this.felt);
    this.side.tuckAway();
    this.news.release?.();
  }
}

/** True if a state answers the viewer's move; another player's may arrive first. @param {State} state */
const answers = ({ scene, events, you }) =>
  !scene.plates[0]?.to_act || events.some((event) => "by" in event && event.by === you);

/** The reason why a game has ended early. @param {State} state */
function endedBy({ room, you }) {
  if (room.conceded === null) return say("host-closed");
  return say("conceded", { who: room.conceded === you ? "You" : room.seats[room.conceded].name });
}

/** The reason for a pause. @param {State} state */
const pausedBy = ({ room }) => say("host-paused", { who: room.host ? "You" : "" });

/** A scene with the hand in this person's preferred order. @param {Scene} scene @returns {Scene} */
function inOrder(scene) {
  if (prefs.order !== "low") return scene;
  const zones = scene.zones.map((zone) =>
    zone.role === "hand" ? { ...zone, faces: [...zone.faces].reverse() } : zone,
  );
  return { ...scene, zones };
}
