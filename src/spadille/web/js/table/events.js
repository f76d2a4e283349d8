// Events are shown one after the other: a finished trick stays for a while before it is swept away.

import { announce, fill, h, home, press, showFor, wait } from "../core/dom.js";
import { sweep } from "../felt/motion.js";
import { hold, pace, prefs, sound } from "../core/prefs.js";
import { showReview } from "../visitor/later.js";
import { unpressed } from "../core/press_guard.js";
import { unfold } from "./unfolding.js";
import { say } from "../core/words.js";

const TRICK_STAYS = 1000;
/** Number of waiting updates from which nothing is delayed. */
const BEHIND = 8;
const FLASH_STAYS = 9000;
/** Maximum number of automatic sequences per update to show; more mean that the rest of a game was played out. */
const UNFOLD = 3;

/**
 * What draws.
 * @typedef {object} Stage
 * @property {(scene: Scene, state: State) => void} draw draws a moment between two states
 * @property {(state: State) => void} show puts a state on the screen
 * @property {() => void} sheet opens the score sheet
 */

export class Newsreel {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {HTMLElement} felt
   * @param {Stage} stage
   */
  constructor(store, felt, stage) {
    this.store = store;
    this.felt = felt;
    this.stage = stage;
    /** @type {State[]} */
    this.waiting = [];
    this.busy = false;
    /** @type {(() => void) | null} */
    this.release = null;
    this.flash = h("div", { class: "flash", hidden: true });
    for (const topic of ["hurry", "moving"]) store.on(topic, () => this.release?.());
  }

  /** @param {State} state */
  async push(state) {
    this.waiting.push(state);
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.waiting.shift(); next && !this.store.closed; next = this.waiting.shift()) {
        if (this.waiting.length < BEHIND) await this.present(next);
        await unpressed();
        if (!this.store.closed) this.stage.show(next);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Announce the events, and show the table's cards before they are swept away. @param {State} next */
  async present(next) {
    const before = this.store.state;
    if (!before || before.room.phase !== "playing" || !next.events.length) return;
    const gone = next.events.findLast((event) => event.what === "trick_taken" || event.what === "cards_swept");
    const last = next.events.findLastIndex((event) => event.what === "unfolded");
    const many = next.events.filter((event) => event.what === "unfolded").length > UNFOLD;
    const loud = (/** @type {News} */ event) =>
      event.what !== "unfolded" &&
      !(event.what === "moved" && event.aside) &&
      (event.what !== "deal_scored" || next.scene.score.aloud);
    const said = (/** @type {News[]} */ events) =>
      announce(
        events
          .filter(loud)
          .map((event) => event.words)
          .join(" "),
      );
    if (!many) said(next.events.slice(0, last + 1));
    let { scene } = before;
    for (const event of many ? [] : next.events)
      if (event.what === "unfolded") scene = await unfold(this, { ...before, scene }, next, event, Boolean(gone));
    said(next.events.slice(last + 1));
    this.store.state = before;
    if (gone?.what === "trick_taken") await this.finished(before, gone);
    else if (gone?.what === "cards_swept") await this.swept(before, scene.zones, gone.words, gone.by);
    for (const event of next.events) {
      if (event.what === "card_played" && event.by !== next.you) sound("card");
      if (event.what === "deal_scored") this.scored(event, next);
      if (event.what === "game_over") sound(next.room.winners.includes(next.you ?? -1) ? "won" : "over");
    }
  }

  /**
   * Show a trick with all its cards, which are no longer in any hand.
   * @param {State} before
   * @param {TrickTaken} taken
   */
  async finished(before, taken) {
    const gone = new Set(taken.trick.map((face) => face.card));
    const still = (/** @type {Face[]} */ faces) =>
      faces.filter((face) => !gone.has(face.card)).map((face) => ({ ...face, move: null, refusal: null }));
    const zones = before.scene.zones.map((each) =>
      each.role === "trick"
        ? { ...each, faces: taken.trick }
        : each.role === "last"
          ? each
          : { ...each, faces: still(each.faces), rows: each.rows.map(still) },
    );
    await this.swept(before, zones, taken.words, taken.by);
  }

  /**
   * Show the cards for a while without any choices; then sweep them to a seat, or away.
   * @param {State} before
   * @param {Zone[]} zones
   * @param {string} prompt
   * @param {number | null} to
   */
  async swept(before, zones, prompt, to) {
    const plates = before.scene.plates.map((plate) => ({ ...plate, to_act: false }));
    this.stage.draw({ ...before.scene, plates, zones, choices: [], prompt }, before);
    await this.linger();
    sound("trick");
    if (to !== null) await sweep(this.felt, to, pace());
  }

  /** Wait as long as a finished trick stays; a tap on the felt or a key ends it, and so does hiding the page. */
  async linger() {
    const tapped = new Promise((done) => (this.release = () => done(undefined)));
    const time = hold() * TRICK_STAYS;
    const stays = prefs.trick === "tap" && time > 0;
    if (stays) announce(say("tap-to-go-on"));
    const hidden = new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
    await Promise.race([tapped, hidden, ...(stays ? [] : [wait(time)])]);
    this.release = null;
  }

  /**
   * Show the points of a finished deal for a while, with links to the reasons.
   * @param {News} event
   * @param {State} state
   */
  scored(event, state) {
    if (state.room.phase === "over" || state.room.rest || !hold() || !state.scene.score.aloud) return;
    const had = this.flash.contains(document.activeElement);
    const away = () => {
      if (this.flash.contains(document.activeElement))
        /** @type {HTMLElement} */ (document.activeElement).blur();
      this.flash.hidden = true;
    };
    const then = (/** @type {() => void} */ work) => () => {
      away();
      work();
    };
    const button = (/** @type {string} */ text, /** @type {() => void} */ work) => press(text, then(work));
    const why = button(say("why"), () => this.stage.sheet());
    fill(
      this.flash,
      h("span", {}, event.words),
      why,
      state.you === null ? null : button(say("review"), () => showReview(this.store.id, "", false)),
      h("button", { class: "close", "aria-label": say("close"), onclick: then(home) }, "×"),
    );
    showFor(this.flash, FLASH_STAYS);
    if (had) why.focus();
  }
}
