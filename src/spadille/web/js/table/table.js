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
import { Gathering } from "./gathering.js";
import { Touch } from "./input.js";
import { HintLine } from "./hint.js";
import { HostMenu } from "./host_menu.js";
import { Looks } from "./lookups.js";
import { fly, places, skip } from "../felt/motion.js";
import { Newsreel } from "./events.js";
import { Resting } from "./deal_result.js";
import { scoreLine } from "../felt/placard.js";
import { keepGame, noteHelp } from "../visitor/past_games.js";
import { pace, prefs, sound, whenPreferred } from "../core/prefs.js";
import { notifyTurn } from "./notify.js";
import { partOf, remember } from "../fair/proof.js";
import { Side } from "./side.js";
import { TableStore } from "./store.js";
import { unpressed } from "./press_guard.js";
import { say } from "../core/words.js";

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.app = app;
    const store = (this.store = new TableStore(id));
    /** The last message about this browser's part of the shuffle. */
    this.proved = "";
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
    this.gathering = new Gathering(store, () => this.side.share());
    this.touch = new Touch(store, this.felt, this.looks, this.news);
    this.resting = new Resting(store, this.felt, sheet);
    this.hint = new HintLine(store);
    this.host = new HostMenu(store, this.side.talk);
    this.consent = new Consent(store, this.felt);
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
    store.on("learned", () => this.named());
    store.on("hurry", () => skip(this.felt));
    store.on("asked", (asked) => {
      if (asked.t === "undo") this.forced.held = true;
      noteHelp(store.id, asked);
    });
    store.on("moving", () => {
      this.forced.held = false;
      this.felt.querySelector(".own-line .to-act")?.classList.remove("to-act");
      sound("card");
    });
  }

  /** Redraw once data about the game, its rulebooks or the table's own rules have arrived. */
  async named() {
    await unpressed();
    const { state } = this.store;
    if (!state) return;
    this.side.draw({ ...state, events: [] });
    if (state.room.phase === "gathering") this.gather(state);
    else if (Auto.fits(state)) this.redrawAuto();
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
    this.began = Date.now();
    const said = state.room.rest ? say("deal-is-over") : state.scene.over || state.scene.prompt;
    entitle(this.app, `${state.room.title}: ${said}`);
    if (state.room.phase === "gathering") this.gather(state);
    else this.draw(state.scene, state);
    this.side.draw(state);
    if (state.room.phase === "over" && before?.room.phase !== "over" && state.you !== null)
      void keepGame(store.id, Boolean(state.room.same?.closed));
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
    const { store } = this;
    if (store.following && state.v === store.newest) store.move(store.following);
    else if (Auto.fits(state)) this.auto.tick(state);
    else if (state.v === store.newest) this.forced.tick(state);
  }

  /** Draw the table before its game. @param {State} state */
  gather(state) {
    const kept = this.touch.focused();
    fill(this.felt, this.gathering.draw(state));
    this.touch.refocus(kept);
  }

  /** Begin the game of a table made for immediate play, once its host is there. @param {State} state */
  begin(state) {
    const key = `start-${this.store.id}`;
    if (state.room.phase !== "gathering" || !state.room.host || state.you === null || !sessionStorage.getItem(key))
      return;
    sessionStorage.removeItem(key);
    this.store.send({ t: "start" });
  }

  /** Redraw the same moment. */
  async redraw() {
    await unpressed();
    const { state } = this.store;
    if (state && state.room.phase !== "gathering" && !this.news.busy) this.draw(state.scene, state);
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
      move: (/** @type {string} */ text) => this.store.move(text),
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
    if (this.store.underway) return h("p", { class: "prompt" }, say("sending"));
    return this.consent.line(state) ?? this.host.line(state) ?? this.hint.line(state);
  }

  /** The content below the choices. @param {State} state */
  below(state) {
    if (state.room.phase === "over") return this.side.after(state);
    return Auto.fits(state) ? this.auto.controls(() => this.redrawAuto()) : this.side.claim.hands(state);
  }

  redrawAuto() {
    const { state } = this.store;
    if (!state) return;
    this.redraw();
    this.auto.tick(state);
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
