// Automatic play of games of pure chance: the only possible move is repeated, at a chosen pace.

import { gameOf } from "../core/api.js";
import { h } from "../core/dom.js";
import { say } from "../core/words.js";

const PACES = [0, 1600, 800, 300, 120];
const NAMES = [say("by-hand"), say("pace-slow"), say("pace-steady"), say("pace-quick"), say("pace-very-quick")];
/** Minimum milliseconds between two moves: the server's limit is twenty requests a second. */
const QUICKEST = 56;
/** The pace of "let it run". */
const STEADY = 2;
/** Extra milliseconds for viewing a war before it is fought. */
const WAR_STAYS = 1000;

/** True if equal cards are on the table. @param {State} state */
const level = (state) =>
  state.scene.zones.some((zone) => [...zone.faces, ...zone.rows.flat()].some((face) => face.marks.includes("level")));

export class Auto {
  /** @param {(text: string) => void} send */
  constructor(send) {
    this.send = send;
    this.pace = 0;
    this.toEnd = false;
    this.timer = 0;
  }

  /** True at paces too fast for flying cards. */
  get hurried() {
    return this.toEnd || this.pace > 2;
  }

  /** True for a game without decisions, by its catalogue entry. @param {State} state */
  static fits(state) {
    return state.you !== null && Boolean(gameOf(state.room.game)?.automatic);
  }

  /** Play on from a state, if it waits for the viewer. @param {State} state */
  tick(state) {
    window.clearTimeout(this.timer);
    const only = state.scene.choices.length === 1 ? state.scene.choices[0] : null;
    if (state.room.phase !== "playing" || state.room.paused || !only || only.refusal) return;
    const wait = this.toEnd ? QUICKEST : PACES[this.pace] && PACES[this.pace] + (level(state) ? WAR_STAYS : 0);
    if (wait) this.timer = window.setTimeout(() => this.send(only.move), wait);
  }

  stop() {
    window.clearTimeout(this.timer);
  }

  /** The slider, and the button to play to the end. @param {() => void} changed */
  controls(changed) {
    const said = h("output", {}, NAMES[this.pace]);
    const oninput = (/** @type {Event} */ event) => {
      this.pace = Number(/** @type {HTMLInputElement} */ (event.target).value);
      this.toEnd = false;
      said.textContent = NAMES[this.pace];
      changed();
    };
    const set = (/** @type {number} */ pace, /** @type {boolean} */ toEnd) => () => {
      this.pace = pace;
      this.toEnd = toEnd;
      changed();
    };
    const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
      h("button", { class: "option", data: { focus: text }, onclick }, text);
    const running = this.toEnd || this.pace > 0;
    return h(
      "div",
      { class: "pace" },
      h(
        "label",
        {},
        say("pace"),
        " ",
        h("input", {
          type: "range",
          min: 0,
          max: PACES.length - 1,
          value: this.pace,
          "aria-label": say("pace"),
          "aria-valuetext": NAMES[this.pace],
          data: { focus: "pace" },
          oninput,
        }),
      ),
      said,
      running ? button(say("stop"), set(0, false)) : button(say("let-it-run"), set(STEADY, false)),
      this.toEnd ? null : button(say("to-the-end"), set(this.pace, true)),
    );
  }
}
