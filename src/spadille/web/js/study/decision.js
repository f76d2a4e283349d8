// One decision to be found, on the felt of the real table: a puzzle, or a moment of one's own game. It knows no rule.

import { announce, fill, press, trying, wait } from "../core/dom.js";
import { figures } from "../table/hint.js";
import { LessonPage, plain } from "./lesson.js";
import { hold } from "../core/prefs.js";
import { sound } from "../core/sound.js";
import { say } from "../core/words.js";

/**
 * @typedef {PuzzleShown} Shown
 */

/** Milliseconds between two moves that follow. */
const PAUSE = 900;

/**
 * Where a decision comes from, and where it leads.
 * @typedef {object} Place
 * @property {string} where such as "Puzzle 3 of 10"
 * @property {(move: string) => Promise<Frame[]>} after what a move leads to
 * @property {() => void} solved
 * @property {HTMLElement[]} onward what leads on
 */

export class DecisionPage extends LessonPage {
  /** @param {Element} app @param {Shown} shown @param {Place} place */
  constructor(app, shown, place) {
    const { scene, question, otherwise } = shown;
    const step = { moments: [{ scene, events: [] }], say: question, want: "", instead: {}, otherwise };
    super(app, { game: shown.game, title: shown.title, rulebook: shown.rulebook, steps: [step] }, say("the-puzzle"));
    app.querySelector(".lesson")?.classList.add("puzzle");
    this.put = shown;
    this.at = 0;
    this.from = place;
    /** The move that was tried last. */
    this.tried = "";
    this.solved = false;
  }

  /** Say what is asked. */
  speak() {
    this.asking = true;
    this.place.textContent = this.from.where;
    this.said.textContent = this.put.question;
    announce(this.put.question);
    this.tell();
    this.focus("play");
  }

  /** What can be done now. */
  tell() {
    const { answer } = this.put;
    const told = [
      this.tried ? press(say("what-follows"), () => trying(() => this.follow())) : null,
      this.solved ? null : press(say("show-me"), () => this.open()),
      this.solved && answer.weighed.length ? press(say("figures"), () => figures(answer)) : null,
    ];
    fill(this.buttons, ...(this.solved ? [...this.from.onward, ...told] : [...told, ...this.from.onward]));
  }

  /** Answer a move; a good one solves it. @param {string} text */
  move(text) {
    if (!this.asking) return;
    this.touch.picked.clear();
    const { replies, otherwise } = this.put;
    const found = Object.entries(replies).find(([move]) => plain(move) === plain(text))?.[1];
    this.tried = text;
    sound(found?.good ? "card" : "refused");
    if (found?.good) this.open(found.said);
    else this.answer(found?.said ?? otherwise);
  }

  /** @param {string} text */
  answer(text) {
    this.reply.textContent = text;
    announce(text);
    this.tell();
    this.redraw();
  }

  /** Lay the answer open. @param {string} [said] what is said to the move that was right */
  open(said = "") {
    if (said) this.from.solved();
    this.solved = true;
    this.answer(`${said} ${this.put.answer.sentence}`.trim());
    /** @type {HTMLElement | null} */ (this.buttons.querySelector("a, button"))?.focus();
  }

  /** Show how the trick goes on after the move that was tried, and come back. */
  async follow() {
    const frames = await this.from.after(this.tried);
    this.asking = false;
    fill(this.buttons);
    for (const { scene, events } of frames) {
      if (this.closed) return;
      await this.news.push(this.stateOf(scene, events));
      await wait(PAUSE * hold());
    }
    if (this.closed) return;
    this.asking = true;
    this.show(this.stateOf(this.put.scene, []));
    this.tell();
  }
}
