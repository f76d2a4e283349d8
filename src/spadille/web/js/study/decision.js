// A single decision on the felt of the real table: a puzzle, or a moment of the person's own game. It knows no game
// rules.

import { get, tried } from "../core/api.js";
import { announce, entitle, fill, pageLink, press, trying, wait } from "../core/dom.js";
import { figures } from "../table/hint.js";
import { LessonPage, plain, styled } from "./lesson.js";
import { pastGame, recordOf } from "../visitor/past_games.js";
import { playOnButton } from "../visitor/play_on.js";
import { hold, sound } from "../core/prefs.js";
import { say } from "../core/words.js";

/**
 * @typedef {PuzzleShown} Shown
 */

/** Milliseconds between two consecutive moves. */
const PAUSE = 900;

/**
 * The context of a decision.
 * @typedef {object} Place
 * @property {string} where its place, such as "Puzzle 3 of 10"
 * @property {(move: string) => Promise<Frame[]>} after fetches the consequences of a move
 * @property {(good: boolean) => string} answered hears of every answer, giving up included; returns what it changes
 * @property {() => void} solved
 * @property {HTMLElement[]} onward links to the next pages
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
    /** The last tried move. */
    this.tried = "";
    this.solved = false;
  }

  /** Show the question. */
  speak() {
    this.asking = true;
    this.place.textContent = this.from.where;
    this.said.textContent = this.put.question;
    announce(this.put.question);
    this.tell();
    this.focus("play");
  }

  /** Show the available actions. */
  tell() {
    const { answer } = this.put;
    const told = [
      this.tried ? press(say("what-follows"), () => trying(() => this.follow())) : null,
      this.solved ? null : press(say("show-me"), () => this.open()),
      this.solved && answer.weighed.length ? press(say("figures"), () => figures(answer)) : null,
    ];
    fill(this.buttons, ...(this.solved ? [...this.from.onward, ...told] : [...told, ...this.from.onward]));
  }

  /** Answer a move; a good one solves the decision. @param {string} text */
  answer(text) {
    if (!this.asking) return;
    this.touch.picked.clear();
    const { replies, otherwise } = this.put;
    const found = Object.entries(replies).find(([move]) => plain(move) === plain(text))?.[1];
    this.tried = text;
    sound(found?.good ? "card" : "refused");
    if (found?.good) this.open(found.said);
    else this.respond(`${found?.said ?? otherwise} ${this.from.answered(false)}`.trim());
  }

  /** @param {string} text */
  respond(text) {
    this.reply.textContent = text;
    announce(text);
    this.tell();
    this.redraw();
  }

  /** Reveal the answer. @param {string} [said] the reply to the right move */
  open(said = "") {
    if (said) this.from.solved();
    const changed = this.from.answered(Boolean(said));
    this.solved = true;
    this.respond(`${said} ${this.put.answer.sentence} ${changed}`.trim());
    /** @type {HTMLElement | null} */ (this.buttons.querySelector("a, button"))?.focus();
  }

  /** Show the rest of the trick after the tried move, then return to the question. */
  async follow() {
    const frames = await this.from.after(this.tried);
    this.asking = false;
    fill(this.buttons);
    for (const { scene, events } of frames) {
      if (this.store.closed) return;
      await this.news.push(this.stateOf(scene, events));
      await wait(PAUSE * hold());
    }
    if (this.store.closed) return;
    this.asking = true;
    this.show(this.stateOf(this.put.scene, []));
    this.tell();
  }
}

/** The record of a table, or of a game stored in this browser. @param {URLSearchParams} asked */
async function recordAsked(asked) {
  const game = asked.get("past") ? await pastGame(asked.get("past") ?? "") : undefined;
  return game ? recordOf(game) : String(await get(`/api/tables/${asked.get("table") ?? ""}/record`));
}

/** A decision of the person's own game, to try again with other moves. @param {Element} app */
export async function tryPage(app) {
  const asked = new URLSearchParams(location.search);
  const at = Number(asked.get("at"));
  const [record] = await Promise.all([recordAsked(asked), styled()]);
  const shown = await tried(record, `?at=${at}`);
  entitle(app, shown.title);
  asked.delete("try");
  return new DecisionPage(app, shown, {
    where: say("move-number", { n: at + 1 }),
    after: (move) => tried(record, `/after?at=${at}&move=${encodeURIComponent(move)}`),
    answered: () => "",
    solved: () => {},
    onward: [
      pageLink(`/replay?${asked}`, say("see-moment"), "button"),
      playOnButton("/api/play-on", () => ({ record, at })),
    ],
  });
}
