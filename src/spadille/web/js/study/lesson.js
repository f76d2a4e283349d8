// A lesson: a prepared deal on the felt of the real table, taught step by step. It knows no game rules.

import { get } from "../core/api.js";
import { announce, entitle, fill, h, pageLink, press, trying, wait } from "../core/dom.js";
import { styled as styleSheet } from "../core/styles.js";
import { drawScene } from "../felt/felt.js";
import { fit, keepFitting } from "../felt/fit.js";
import { Touch } from "../table/input.js";
import { openTable } from "../visitor/open_table.js";
import { Looks } from "../table/lookups.js";
import { fly, places, skip } from "../felt/motion.js";
import { Newsreel } from "../table/events.js";
import { TableStore } from "../table/store.js";
import { keepLessonDone } from "./solved.js";
import { hold, pace, sound, whenPreferred } from "../core/prefs.js";
import { say } from "../core/words.js";

/**
 * @typedef {LessonShown} Lesson
 * @typedef {StepShown} Step
 */

/** Milliseconds between two moves of the others. */
const PAUSE = 700;
const HANDLING = say("tap-and-tap");
const KEYS = say("with-keys");

/** A move with its cards in sorted order. @param {string} text */
export function plain(text) {
  const [verb, ...cards] = text.trim().split(/\s+/);
  return [verb, ...cards.sort()].join(" ");
}

/** What is known of the table, without a server: the learner's moves go to the teacher, nothing else goes anywhere. */
class LessonStore extends TableStore {
  send() {
    return false;
  }

  /** @param {string} text */
  move(text) {
    this.tell("answer", text);
  }
}

/** The events, shown as at the table; the teacher explains a deal's score. */
class Told extends Newsreel {
  scored() {}
}

export class LessonPage {
  /**
   * @param {Element} app
   * @param {Lesson} lesson
   * @param {string} [label] its name for screen readers
   * @param {LessonListed[]} [course] the lessons of its game
   * @param {string} [name] its name in the course
   */
  constructor(app, lesson, label = say("the-lesson"), course = [], name = "") {
    this.lesson = lesson;
    this.course = course;
    this.name = name;
    this.at = -1;
    this.asking = false;
    /** The way to play cards has been explained. */
    this.handled = false;
    const store = (this.store = new LessonStore(""));
    this.felt = h("div", { class: "felt-place" });
    this.looks = new Looks(store, this.felt);
    this.news = new Told(store, this.felt, {
      draw: (scene, state) => this.draw(scene, state),
      show: (state) => this.show(state),
      sheet: () => this.looks.sheet(),
    });
    this.touch = new Touch(store, this.felt, this.looks, this.news);
    this.place = h("p", { class: "how-far" });
    this.said = h("p", { class: "say" });
    this.reply = h("p", { class: "reply" });
    this.buttons = h("p", { class: "actions" });
    const teacher = h(
      "section",
      { class: "lesson", "aria-label": label },
      h("h1", {}, lesson.title),
      this.place,
      this.said,
      this.reply,
      this.buttons,
    );
    fill(app, h("div", { class: "table-page lesson-page" }, h("div", { class: "board" }, this.felt), teacher));
    store.on("redraw", () => this.redraw());
    store.on("hurry", () => skip(this.felt));
    store.on("answer", (text) => this.answer(text));
    this.unhook = whenPreferred(() => this.redraw());
    this.unfit = keepFitting(this.felt);
    this.go();
  }

  close() {
    this.store.close();
    this.touch.close();
    this.unhook();
    this.unfit();
  }

  get step() {
    return this.lesson.steps[this.at];
  }

  // -- step by step -----------------------------------------------------------------------------

  /** Go to the next step: show its events, then its sentence. */
  async go() {
    if (this.at + 1 >= this.lesson.steps.length) return;
    this.at += 1;
    this.asking = false;
    fill(this.buttons);
    this.reply.textContent = "";
    const { moments } = this.step;
    for (const [at, moment] of moments.entries()) {
      if (this.store.closed) return;
      await this.news.push(this.stateOf(moment.scene, moment.events));
      if (at < moments.length - 1) await wait(PAUSE * hold());
    }
    if (!this.store.closed) this.speak();
  }

  /** The table in the form of the server's message. @param {Scene} scene @param {News[]} events @returns {State} */
  stateOf(scene, events) {
    const seat = { kind: "bot", here: true, standin: false, level: "", clock: null, waits: false };
    const seats = scene.plates.map(() => ({ ...seat, name: "" }));
    if (scene.seat !== null) seats[scene.seat] = { ...seats[scene.seat], kind: "person" };
    const { game, rulebook, title } = this.lesson;
    const room = { id: "", game, title, rulebook, phase: "playing", seats, paused: false, hints: false, undo: false };
    return /** @type {any} */ ({ t: "state", n: 0, v: this.at, you: scene.seat, room, scene, events, sheet: null });
  }

  /** Show the sentence of the step, and focus the next control. */
  speak() {
    const { say: told, want } = this.step;
    const last = this.at === this.lesson.steps.length - 1;
    this.asking = Boolean(want);
    this.place.textContent = say("step", { n: this.at + 1, most: this.lesson.steps.length });
    this.said.textContent = told;
    const first = !this.handled && this.isCard(want);
    this.handled ||= first;
    fill(this.reply, ...(first ? [h("span", {}, HANDLING), h("span", { class: "keys" }, ` ${KEYS}`)] : []));
    announce(first ? `${told} ${HANDLING} ${KEYS}` : told);
    if (last) keepLessonDone(this.lesson.game, this.name);
    fill(this.buttons, ...(last ? this.onward() : [want ? this.shown() : this.next()]));
    fit(this.felt);
    this.focus(want);
  }

  /** Focus the next control: the button for the next step, a choice, or the cards. @param {string} want */
  focus(want) {
    const said = ".options-bar button:not([aria-disabled], :disabled)";
    const place = want
      ? this.isCard(want)
        ? null
        : this.felt.querySelector(said)
      : this.buttons.querySelector("a, button");
    if (place) /** @type {HTMLElement} */ (place).focus();
    else this.touch.refocus({});
  }

  /** True if a card of the table makes that move. @param {string} want */
  isCard(want) {
    const faces = this.store.state?.scene.zones.flatMap((zone) => [...zone.faces, ...zone.rows.flat()]) ?? [];
    return Boolean(want) && faces.some((face) => face.card && face.move === want);
  }

  next() {
    return press(say("next"), () => this.go(), "main");
  }

  /** A button for learners who cannot find the move. */
  shown() {
    return press(say("show-me"), () => this.store.move(this.step.want));
  }

  /** The ways on after the last step: to the next lesson first, after the last one to a table. */
  onward() {
    const { course } = this;
    const { game } = this.lesson;
    const next = course[course.findIndex(({ name }) => name === this.name) + 1];
    const play = () => trying(() => openTable({ game }, { seat: 0, start: true }));
    const table = press(say("play-now"), play, next ? "" : "main");
    const lobby = pageLink("/", say("to-the-lobby"), "button");
    if (course.length < 2) return [table, pageLink(`/learn/${game}/how`, say("how-to-play"), "button"), lobby];
    const all = pageLink(`/learn/${game}`, say("all-lessons"), "button");
    return next
      ? [pageLink(lessonAddress(game, next.name), say("next-lesson"), "button main"), all, table]
      : [table, all, lobby];
  }

  // -- interface for the table ------------------------------------------------------------------

  /** @param {State} state */
  show(state) {
    this.store.show(state);
    this.draw(state.scene, state);
  }

  /** @param {Scene} scene @param {State} state */
  draw(scene, state) {
    const from = places(this.felt);
    const kept = this.touch.focused();
    const hands = {
      sheet: () => this.looks.sheet(),
      seats: state.room.seats,
      move: (/** @type {string} */ text) => this.store.move(text),
      why: (/** @type {Refusal} */ refusal) => this.looks.why(refusal),
      picked: this.touch.picked,
      armed: () => this.touch.armed,
      arm: (/** @type {Choice} */ choice) => this.touch.arm(choice),
    };
    fill(this.felt, drawScene(scene, hands));
    fit(this.felt);
    fly(this.felt, from, pace());
    this.touch.refocus(kept);
  }

  redraw() {
    const { state } = this.store;
    if (state && !this.news.busy) this.draw(state.scene, state);
  }

  /** Handle a move of the learner: the wanted move continues, any other gets a reply. @param {string} text */
  answer(text) {
    if (!this.asking) return;
    this.touch.picked.clear();
    const { want, instead, otherwise } = this.step;
    if (plain(text) === plain(want)) {
      sound("card");
      this.go();
      return;
    }
    const reply = Object.entries(instead).find(([other]) => plain(other) === plain(text))?.[1] ?? otherwise;
    this.reply.textContent = reply;
    announce(reply);
    sound("refused");
    this.redraw();
  }
}

/** Load the style sheet for learning pages. */
export const styled = () => styleSheet("/static/css/learn.css");

/** The address of a lesson. @param {string} game @param {string} name */
export const lessonAddress = (game, name) => `/learn/${game}/lesson?at=${encodeURIComponent(name)}`;

/** A lesson of a game: that of a name, or the first. @param {Element} app @param {string} game @param {string} [name] */
export async function lessonPage(app, game, name = "") {
  const path = `/api/learn/${game}/lesson${name ? `/${encodeURIComponent(name)}` : ""}`;
  const [lesson, course] = await Promise.all([
    /** @type {Promise<Lesson>} */ (get(path)),
    /** @type {Promise<LessonListed[]>} */ (get(`/api/learn/${game}/lessons`)),
    styled(),
  ]);
  entitle(app, lesson.title);
  return new LessonPage(app, lesson, say("the-lesson"), course, name || course[0].name);
}
