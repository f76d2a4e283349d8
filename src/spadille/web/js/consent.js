// What one person asks of the others: the question in the place of the prompt, with yes and no for those who are asked.

import { announce, h, toast } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").State} State */

export class Consent {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.told = "";
  }

  /** A new question is said aloud to those who are asked. @param {State} state */
  hear({ room, you }) {
    const text = room.ask?.text ?? "";
    if (text && text !== this.told && room.ask?.by !== you) announce(text);
    this.told = text;
  }

  /** What was asked is settled. @param {import("./types.js").Answered} told */
  settled(told) {
    toast(told.text);
  }

  /** What stands in the place of the prompt while something is asked. @param {State} state @returns {HTMLElement | null} */
  line({ room, you }) {
    const { ask } = room;
    if (!ask) return null;
    const answer = (/** @type {string} */ words, /** @type {boolean} */ yes) =>
      h(
        "button",
        {
          type: "button",
          data: { focus: `answer-${yes}` },
          onclick: () => this.page.send({ t: "answer", yes }),
        },
        words,
      );
    const clock = h("span", { data: { clock: String(ask.left) } }, `${Math.ceil(ask.left)} s`);
    const asked = you !== null && ask.waits.includes(you);
    return h(
      "div",
      { class: "hint ask-line" },
      h("p", { class: "prompt" }, ask.text, " ", clock),
      asked ? h("p", { class: "hint-tools" }, answer(say("ask-yes"), true), answer(say("ask-no"), false)) : null,
      asked ? null : h("p", { class: "lesson" }, say("ask-waits")),
    );
  }
}
