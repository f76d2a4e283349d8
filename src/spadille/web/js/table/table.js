// The page of a table: makes its views, draws the felt for every state, and makes the automatic moves.

import { games } from "../core/api.js";
import { Auto } from "./auto.js";
import { learn } from "../visitor/my_tables.js";
import { showClosed } from "../visitor/closed_table.js";
import { Consent } from "./consent.js";
import { announce, entitle, fill, h } from "../core/dom.js";
import { drawScene } from "../felt/felt.js";
import { fit, keepFitting } from "../felt/fit.js";
import { Forced } from "./forced.js";
import { Touch } from "./input.js";
import { HintLine } from "./hint.js";
import { HostMenu } from "./host_menu.js";
import { Looks } from "./lookups.js";
import { fly, places, skip } from "../felt/motion.js";
import { Newsreel } from "./events.js";
import { Resting } from "./deal_result.js";
import { scoreLine } from "../felt/placard.js";
import { pace, prefs, sound, storeInTab, textOfTab, whenPreferred } from "../core/prefs.js";
import { notifyTurn } from "./notify.js";
import { partOf, remember } from "../fair/proof.js";
import { Side } from "./side.js";
import { styled } from "../core/styles.js";
import { TableStore } from "./store.js";
import { unpressed } from "../core/press_guard.js";
import { say } from "../core/words.js";

/** What keeps finished games in this browser: loaded once the table is shown, and there without a network then. */
const pastGames = () => import("../visitor/past_games.js");

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.app = app;
    const store = (this.store = new TableStore(id));
    /** The last message about this browser's part of the shuffle. */
    this.proved = "";
    /** Time of receiving the state that is drawn, in milliseconds. */
    this.began = 0;
    this.felt = h("div", { class: "felt-place" });
    this.banner = h("p", { class: "banner", role: "status", hidden: true });
    this.looks = new Looks(store, this.felt);
    const sheet = () => this.looks.sheet();
    this.news = new Newsreel(store, this.felt, {
      draw: (scene, state) => this.draw(scene, state),
      show: (state) => this.show(state),
      sheet,
    });
    this.side = new Side(store, this.felt, this.looks);
    /** The view of the table before its game, once it is needed. @type {import("./gathering.js").Gathering | null} */
    this.gathering = null;
    /** The game is about to begin, by this page. */
    this.starting = false;
    this.touch = new Touch(store, this.felt, this.looks, this.news);
    this.resting = new Resting(store, this.felt, sheet);
    this.hint = new HintLine(store);
    this.host = new HostMenu(store, this.side.talk);
    this.consent = new Consent(store, this.felt);
    /** What the end of a game needs, once it is loaded. @type {import("./ending.js").Ending | null} */
    this.ending = null;
    this.auto = new Auto((text) => store.move(text));
    this.forced = new Forced((text) => store.move(text));
    const board = h("div", { class: "board" }, this.felt, this.news.flash, this.side.talk.bubbles);
    fill(app, h("div", { class: "table-page" }, this.banner, board, this.side.node));
    this.unhook = whenPreferred(() => {
      this.resting.tell();
      this.redraw();
      if (store.state) this.goOn(store.state);
    });
    this.unfit = keepFitting(this.felt);
    this.unwatch = this.side.watchWidth();
    this.ticking = setInterval(() => this.tick(), 500);
    this.subscribe();
    void this.provide();
    store.connect();
    games().then(
      () => store.tell("learned"),
      () => undefined,
    );
  }

  subscribe() {
    const { store } = this;
    store.on("opened", () => (this.proved = ""));
    store.on("state", (told) => this.take(told));
    store.on("line", (text) => {
      this.banner.textContent = text;
      this.banner.hidden = !text;
    });
    store.on("shut", (reason, barred) => showClosed(this.felt, store.id, reason, barred));
    store.on("underway", (on) => on && announce(say("sending")));
    for (const topic of ["redraw", "refused", "underway"]) store.on(topic, () => void this.redraw());
    for (const topic of ["opened", "refused"]) store.on(topic, () => this.unstarted());
    store.on("learned", () => this.named());
    store.on("hurry", () => skip(this.felt));
    store.on("asked", (asked) => asked.t === "undo" && store.state?.room.undo && this.forced.hold());
    this.watchHelp();
    store.on("moving", () => {
      this.forced.held = false;
      this.felt.querySelector(".own-line .to-act")?.classList.remove("to-act");
      sound("card");
    });
  }

  /** Remember that this person had help: a hint, a move taken back, or a deal that bots played to its end. */
  watchHelp() {
    const { store } = this;
    const note = () => void pastGames().then((past) => past.noteHelp(store.id));
    const mine = (/** @type {number | null} */ seat) => seat !== null && seat === store.latest?.you;
    for (const topic of ["hint", "undone"]) store.on(topic, note);
    store.on("answered", ({ what, by, agreed }) => what === "undo" && agreed && mine(by) && note());
    // A new connection repeats the log: lines from before the latest state are old, perhaps about somebody else.
    store.on("noted", ({ did, seat, v }) => did === "skip" && mine(seat) && v >= store.newest && note());
  }

  /** Redraw once data about the game, its rulebooks or the table's own rules have arrived. */
  async named() {
    await unpressed();
    const { state } = this.store;
    if (!state || this.starting) return;
    this.side.draw({ ...state, events: [] });
    if (state.room.phase === "gathering") this.gather();
    else if (Auto.fits(state)) this.redrawAuto();
    else this.redraw();
  }

  /** Load what is not needed to show the first view of a table; without a network, it is tried again at the end. */
  async provide() {
    try {
      const [{ Ending }] = await Promise.all([import("./ending.js"), styled("/static/css/table.css"), pastGames()]);
      this.ending ??= new Ending(this.store, this.looks);
      if (this.store.state?.room.phase === "over") await this.redraw();
    } catch (wrong) {
      console.debug(wrong);
    }
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
    this.store.close();
  }

  /** Handle a new state: send this browser's part of the shuffle, and show the state after those before. @param {State} state */
  take(state) {
    const { store } = this;
    remember(store.id, state.room.commit);
    const part = partOf(store.id, state);
    const told = JSON.stringify(part);
    if (part && told !== this.proved) store.send(part);
    this.proved = told;
    this.news.push(state);
  }

  // -- drawing ----------------------------------------------------------------------------------

  /** @param {State} state */
  show(state) {
    const { store } = this;
    const before = store.state;
    const wasMine = before?.scene.plates[0]?.to_act;
    store.show(state);
    learn(state.room, scoreLine(state.scene.score));
    entitle(this.app, titleOf(state));
    this.begin(state);
    this.starting &&= state.room.phase === "gathering";
    if (state.room.phase === "gathering") this.gather();
    else this.draw(state.scene, state, before?.room.phase === "gathering");
    if (!this.starting) this.side.draw(state);
    if (state.room.phase === "over" && before?.room.phase !== "over" && state.you !== null)
      void pastGames().then((past) => past.keepGame(store.id, Boolean(state.room.same?.closed)));
    if (state.room.phase === "over" && !this.ending) void this.provide();
    if (state.room.phase === "over" && before?.room.phase === "playing")
      this.ending?.celebrate(this.felt, state, pace());
    const playing = state.room.phase === "playing" && !state.room.rest;
    if (state.you !== null && state.scene.plates[0]?.to_act && playing) {
      if (!wasMine) {
        sound("turn");
        notifyTurn(state);
      }
      if (!wasMine || before?.scene.prompt !== state.scene.prompt) announce(state.scene.prompt);
    }
    this.goOn(state);
  }

  /** Make the automatic moves of this page: only forced ones. @param {State} state */
  goOn(state) {
    this.forced.stop();
    const { store } = this;
    if (store.following && state.v === store.newest) store.follow();
    else if (Auto.fits(state)) this.auto.tick(state);
    else if (state.v === store.newest) this.forced.tick(state);
  }

  /** Draw the table before its game. */
  async gather() {
    const { Gathering } = await import("./gathering.js");
    const { state, closed } = this.store;
    if (state?.room.phase !== "gathering" || closed || this.starting) return;
    this.gathering ??= new Gathering(this.store, () => this.side.share());
    const kept = this.touch.focused();
    fill(this.felt, this.gathering.draw(state));
    this.touch.refocus(kept);
  }

  /** Begin the game of a table made for immediate play, once its host is there. @param {State} state */
  begin(state) {
    const key = `start-${this.store.id}`;
    if (state.room.phase !== "gathering" || !state.room.host || state.you === null || !textOfTab(key)) return;
    storeInTab(key, "");
    this.starting = true;
    this.store.send({ t: "start" });
  }

  /** Show the table before its game, as this page could not begin it. */
  unstarted() {
    if (!this.starting) return;
    this.starting = false;
    this.named();
  }

  /** Redraw the same moment. */
  async redraw() {
    await unpressed();
    const { state } = this.store;
    if (!state || state.room.phase === "gathering" || this.news.busy || this.store.closed) return;
    this.draw(state.scene, state);
  }

  /** @param {Scene} drawn @param {State} state @param {boolean} [begins] true for the first view of a game */
  draw(drawn, state, begins = false) {
    this.began = this.store.cameAt(state);
    const still = drawn.plates.map((plate) => ({ ...plate, to_act: false }));
    const { closed, paused } = state.room;
    const scene = closed
      ? { ...drawn, plates: still, over: endedBy(state) }
      : paused
        ? { ...drawn, plates: still, prompt: pausedBy(state) }
        : drawn;
    const from = places(this.felt);
    if (begins) from.set("table", this.felt.getBoundingClientRect());
    const kept = this.touch.focused();
    const watching = {
      sheet: () => this.looks.sheet(),
      seats: state.room.seats,
      name: (/** @type {Plate} */ plate) => this.host.name(plate),
      after: this.below(state),
      winners: state.room.phase === "over" ? state.room.winners : undefined,
      panel: this.resting.of(state),
    };
    const hands = {
      ...watching,
      move: (/** @type {string} */ text) => this.store.move(text),
      why: (/** @type {Refusal} */ refusal) => this.looks.why(refusal),
      picked: this.touch.picked,
      prompt: paused ? null : this.instead(state),
      armed: () => this.touch.armed,
      arm: (/** @type {Choice} */ choice) => this.touch.arm(choice),
    };
    fill(this.felt, drawScene(inOrder(scene), state.you === null ? watching : hands));
    this.hint.lift(this.felt, state);
    fit(this.felt);
    this.side.talk.settle();
    fly(this.felt, from, this.auto.hurried ? 0 : pace());
    this.runClocks();
    this.touch.refocus(kept);
    this.resting.drawn(state);
  }

  /** The replacement for the prompt, if any. @param {State} state */
  instead(state) {
    if (this.store.underway) return h("p", { class: "prompt" }, say("sending"));
    return this.consent.line(state) ?? this.host.line(state) ?? this.hint.line(state);
  }

  /** The content below the choices. @param {State} state */
  below(state) {
    if (state.room.phase === "over") return this.ending?.after(state) ?? null;
    return Auto.fits(state) ? this.auto.controls(() => this.redrawAuto()) : this.side.claim.hands(state);
  }

  redrawAuto() {
    const { state } = this.store;
    if (!state) return;
    this.redraw();
    this.auto.tick(state);
  }

  tick() {
    this.runClocks();
    this.consent.rise();
  }

  /** Update the clocks between two states. */
  runClocks() {
    const gone = (Date.now() - this.began) / 1000;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
      const left = Math.max(0, Math.ceil(Number(each.dataset.clock) - gone));
      each.textContent = say("seconds", { n: left });
    }
  }
}

/** The title of the page: the game, and what is to be done in it. @param {State} state */
function titleOf(state) {
  const { room, scene } = state;
  if (room.phase === "gathering") return room.title;
  const ended = room.closed ? endedBy(state) : scene.over;
  return `${room.title}: ${room.rest ? say("deal-is-over") : ended || scene.prompt}`;
}

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
