// The page of a table being played: what comes over the line, what lies on the felt, what is sent.

import { games } from "../core/api.js";
import { Auto } from "./auto.js";
import { learn } from "./closed.js";
import { Claim } from "./claim.js";
import { Connection } from "./connection.js";
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
import { keepGame, noteHelp } from "../study/past_games.js";
import { pace, prefs, whenPreferred } from "../core/prefs.js";
import { notifyTurn } from "./notify.js";
import { partOf, remember } from "../fair/proof.js";
import { Side } from "./side.js";
import { unpressed } from "./press_guard.js";
import { sound } from "../core/sound.js";
import { agrees } from "../core/version.js";
import { say } from "../core/words.js";

/** Milliseconds in which the server answers a move; until then nothing else is asked. */
const ANSWERED = 2000;

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.id = id;
    this.app = app;
    /** @type {State | null} */
    this.state = null;
    this.newest = 0;
    /** The latest that came, which may not be shown yet. @type {State | null} */
    this.latest = null;
    /** Where the table leaves its rulebook, once it is known. @type {HTMLElement | null} */
    this.differs = null;
    this.pending = 0;
    /** Moves that go with the last one, parted by semicolons. */
    this.following = "";
    /** The line has just been opened: what is shown may have gaps. */
    this.gaps = false;
    /** What was told last of one's part of the shuffle. */
    this.proved = "";
    /** @type {{text: string, v: number, tries: number} | null} */
    this.sent = null;
    /** A move is on its way, and has taken a while. */
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

  /** What the server says of the game, its rulebooks or the table's own rules is known now. */
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

  /** The line is open: the server tells everything anew. */
  opened() {
    this.gaps = true;
    this.proved = "";
    this.side.clear();
    this.side.lookBack();
    this.resting.tell();
  }

  /** Do one's part for the shuffle. @param {State} state */
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

  /** @param {boolean} on whether a move is on its way, and has taken a while */
  sending(on) {
    this.underway = on;
    if (on) announce(say("sending"));
    else this.pending = 0;
    void this.redraw();
  }

  /** Connect anew, as whoever the cookies now say. */
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
      // Somebody else moved a moment before, which changes nothing here.
    } else if (told.t === "refused") {
      this.pending = 0;
      this.following = "";
      this.touch.picked.clear();
      this.looks.why(told);
      this.redraw();
    } else if (told.t === "said") {
      const fresh = !this.gaps;
      unpressed().then(() => this.side.talk.hear(told, fresh)); // a line more moves what is below it
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

  /** Ask what has happened where the page has not seen it: it is new, was away, or is another's now. @param {State} told */
  mend(told) {
    const same = this.latest?.v === told.v && this.latest.you === told.you;
    if (this.gaps && told.room.phase !== "gathering" && !same) this.send({ t: "past" });
    this.gaps = false;
  }

  /** Where several may move at once, a move may come a moment late: it is sent again for the new moment. @param {any} refused */
  resend(refused) {
    const { sent } = this;
    if (!sent || refused.code !== "stale" || sent.v === this.newest || sent.tries > 8) return false;
    if (this.latest && Auto.fits(this.latest) && !this.latest.scene.plates[0]?.to_act) return true;
    this.sent = { text: sent.text, v: this.newest, tries: sent.tries + 1 };
    this.send({ t: "move", v: this.newest, text: sent.text });
    return true;
  }

  // -- what is shown ----------------------------------------------------------------------------

  /** @param {State} state */
  show(state) {
    const before = this.state;
    const wasMine = before?.scene.plates[0]?.to_act;
    this.state = state;
    learn(state.room);
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

  /** What this page does for the person: only ever the one thing there is to do. @param {State} state */
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

  /** A table opened to play at once begins as soon as its host is there. @param {State} state */
  begin(state) {
    const key = `start-${this.id}`;
    if (state.room.phase !== "gathering" || !state.room.host || state.you === null || !sessionStorage.getItem(key))
      return;
    sessionStorage.removeItem(key);
    this.send({ t: "start" });
  }

  /** Draw the same moment anew. */
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

  /** What stands in the place of the prompt. @param {State} state */
  instead(state) {
    if (this.underway) return h("p", { class: "prompt" }, say("sending"));
    return this.consent.line(state) ?? this.host.line(state) ?? this.hint.line(state);
  }

  /** What stands below the choices. @param {State} state */
  below(state) {
    if (state.room.phase === "over") return this.side.after(state);
    return Auto.fits(state) ? this.auto.controls(() => this.redrawAuto()) : this.claim.hands(state);
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
      const left = Math.max(0, Math.ceil(Number(each.dataset.clock) - gone));
      each.textContent = say("seconds", { n: left });
    }
    this.consent.rise();
  }

  // -- what a person does -----------------------------------------------------------------------

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

  /** A tap on the felt: whoever taps does not want to wait. */
  hurry() {
    skip(this.felt);
    this.side.tuckAway();
    this.news.release?.();
  }
}

/** Whether a state tells what has become of a move: another's may come first. @param {State} state */
const answers = ({ scene, events, you }) =>
  !scene.plates[0]?.to_act || events.some((event) => "by" in event && event.by === you);

/** Who has ended a game before its end. @param {State} state */
function endedBy({ room, you }) {
  if (room.conceded === null) return say("host-closed");
  return say("conceded", { who: room.conceded === you ? "You" : room.seats[room.conceded].name });
}

/** Why nothing goes on. @param {State} state */
const pausedBy = ({ room }) => say("host-paused", { who: room.host ? "You" : "" });

/** A scene with the hand in the order that this person likes. @param {Scene} scene @returns {Scene} */
function inOrder(scene) {
  if (prefs.order !== "low") return scene;
  const zones = scene.zones.map((zone) =>
    zone.role === "hand" ? { ...zone, faces: [...zone.faces].reverse() } : zone,
  );
  return { ...scene, zones };
}
