// Questions of one person to the others: shown in place of the prompt, with yes and no for those who are asked, and on
// top of everything open if that place is not visible.

import { announce, h, toast } from "../core/dom.js";
import { say } from "../core/words.js";

/** Milliseconds before a question can appear on top. */
const COMES = 400;

/**
 * True if all parts of an element are visible and can be pressed; toasts and the question on top do not count.
 * @param {Element | null} node
 */
function inSight(node) {
  const whole = node ? [...node.children] : [];
  return (
    whole.length > 0 &&
    whole.every((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const found = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      return node?.contains(found.find((other) => !other.closest(".ask-over, #toast")) ?? null);
    })
  );
}

export class Consent {
  /** @param {import("./store.js").TableStore} store @param {HTMLElement} felt */
  constructor(store, felt) {
    this.store = store;
    this.felt = felt;
    store.on("answered", (told) => this.settled(told));
    store.on("shown", (state) => this.hear(state));
    this.told = "";
    /** The question on top of everything open. @type {HTMLElement | null} */
    this.over = null;
    /**
     * Text and state of that question, and the times of its start and end.
     * @type {{text: string, state: State | null, since: number, until: number}}
     */
    this.of = { text: "", state: null, since: 0, until: 0 };
  }

  /** Announce a new question to those who are asked. @param {State} state */
  hear({ room, you }) {
    const text = room.ask?.text ?? "";
    if (text && text !== this.told && room.ask?.by !== you) announce(text);
    this.told = text;
  }

  /** Report the answer to a question; who may ask again is told when. @param {Answered} told */
  settled(told) {
    const mine = told.what === "undo" && !told.agreed && told.by === this.store.state?.you;
    toast(mine ? `${told.text} ${say("ask-again")}` : told.text);
  }

  /** Show the question on top of everything open, while this person is asked and its usual place is not visible. */
  rise() {
    const { latest } = this.store;
    const ask = latest?.room.ask;
    const now = Date.now();
    if (this.of.state !== latest) {
      const since = this.of.text === (ask?.text ?? "") ? this.of.since : now;
      this.of = { text: ask?.text ?? "", state: latest, since, until: now + (ask?.left ?? 0) * 1000 };
    }
    const left = Math.ceil((this.of.until - now) / 1000);
    const asked =
      ask && latest.you !== null && ask.waits.includes(latest.you) && left > 0 && now > this.of.since + COMES;
    if (!asked || inSight(this.felt.querySelector(".ask-line"))) return this.sink();
    if (this.over?.dataset.asks !== ask.text) {
      this.sink();
      const clock = h("span", { class: "left" });
      this.over = h(
        "div",
        { class: "ask-over", role: "region", "aria-label": ask.text, data: { asks: ask.text } },
        h("p", { class: "prompt" }, ask.text, " ", clock),
        this.answers(),
      );
    }
    const place = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
    if (this.over.parentElement !== place) place.append(this.over);
    /** @type {HTMLElement} */ (this.over.querySelector(".left")).textContent = say("seconds", { n: left });
  }

  /** Remove the question on top. */
  sink() {
    this.over?.remove();
    this.over = null;
  }

  /** The buttons for yes and no. */
  answers() {
    const answer = (/** @type {string} */ words, /** @type {boolean} */ yes) =>
      h(
        "button",
        {
          data: { focus: `answer-${yes}` },
          onclick: () => this.store.send({ t: "answer", yes }),
        },
        words,
      );
    return h("p", { class: "hint-tools" }, answer(say("ask-yes"), true), answer(say("ask-no"), false));
  }

  /** The question in place of the prompt, while there is one. @param {State} state @returns {HTMLElement | null} */
  line({ room, you }) {
    const { ask } = room;
    if (!ask) return null;
    const clock = h("span", { data: { clock: String(ask.left) } }, `${Math.ceil(ask.left)} s`);
    const asked = you !== null && ask.waits.includes(you);
    return h(
      "div",
      { class: "hint ask-line" },
      h("p", { class: "prompt" }, ask.text, " ", clock),
      asked ? this.answers() : null,
      asked ? null : h("p", { class: "lesson" }, say("ask-waits")),
    );
  }
}
