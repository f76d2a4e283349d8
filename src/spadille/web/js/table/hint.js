// A hint: a sentence in the prompt line, the card lifted in the hand, the figures behind a button.

import { written } from "../felt/cards.js";
import { announce, dialog, h } from "../core/dom.js";
import { prefs } from "../core/prefs.js";
import { say } from "../core/words.js";

/** @param {HintRow} each */
const row = (each) =>
  h(
    "tr",
    { class: each.even ? "even" : "" },
    h("th", { scope: "row" }, each.words),
    h("td", { class: "number" }, each.points),
    h("td", { class: "number" }, each.chance),
  );

/**
 * The rows without duplicates: two copies of a card have the same words and values.
 * @param {Hint["weighed"]} weighed
 */
const onceEach = (weighed) => weighed.filter((each, at) => weighed.findIndex((one) => one.words === each.words) === at);

/** Show the figures behind the sentence. @param {Hint} told */
export function figures(told) {
  const points = told.weighed.some((each) => each.points);
  const heads = [
    say("move"),
    points ? say("points-expected") : "",
    told.weighed.some((each) => each.chance) ? say("game-won") : "",
  ];
  const head = h(
    "thead",
    {},
    h("tr", {}, ...heads.map((word, at) => h("th", { scope: "col", class: at ? "number" : "" }, word))),
  );
  dialog(
    say("figures"),
    h("p", {}, told.sentence),
    h("div", { class: "scroll" }, h("table", {}, head, h("tbody", {}, ...onceEach(told.weighed).map(row)))),
    h("p", { class: "cited" }, say("sees-no-more")),
  );
}

export class HintLine {
  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
    store.on("shown", (state) => this.learn(state));
    store.on("hint", (told) => this.show(told));
    store.on("taught", (told) => this.teach(told));
    /** @type {Hint | null} */
    this.told = null;
    /** The last move that the teacher was asked about. @type {{v: number} | null} */
    this.asked = null;
    this.lesson = "";
    /** Version of the latest state shown. */
    this.at = 0;
  }

  /**
   * Ask the teacher about the person's last move: alone against bots, or at a table with a teacher.
   * @param {State} state
   */
  learn(state) {
    const { sent } = this.store;
    if (state.v < this.at) [this.told, this.lesson] = [null, ""]; // moves were taken back: versions come again
    this.at = state.v;
    if (!sent || sent.v >= state.v || sent === this.asked) return;
    this.asked = sent;
    this.lesson = "";
    const alone = state.room.seats.filter((seat) => seat.kind === "person").length === 1;
    const heard = (alone && state.room.hints) || state.room.teacher;
    if (prefs.teacher && heard && state.you !== null) this.store.send({ t: "teach" });
  }

  /** @param {Taught} told */
  teach(told) {
    this.lesson = told.text;
    announce(told.text);
    this.store.redraw();
  }

  /** @param {Hint} told */
  show(told) {
    this.told = told;
    announce(told.sentence);
    this.store.redraw();
  }

  close() {
    this.told = null;
    this.store.redraw();
  }

  /** True if there is a hint for this moment. @param {State} state */
  fits(state) {
    return this.told !== null && this.told.v === state.v && state.you !== null;
  }

  /** The hint in place of the prompt; null if none was asked for. @param {State} state */
  line(state) {
    const { told } = this;
    if (!told || !this.fits(state)) return this.lessonLine(state);
    const tool = (/** @type {string} */ word, /** @type {() => void} */ onclick) =>
      h("button", { data: { focus: `hint-${word}` }, onclick }, word);
    return h(
      "div",
      { class: "hint" },
      h("p", { class: "prompt" }, told.sentence),
      h(
        "p",
        { class: "hint-tools" },
        tool(say("play-it"), () => this.store.move(told.move)),
        told.weighed.length ? tool(say("figures"), () => figures(told)) : null,
        tool(say("close"), () => this.close()),
      ),
    );
  }

  /** The prompt with the teacher's comment, which stays until the next move. @param {State} state */
  lessonLine(state) {
    if (!this.lesson) return null;
    const prompt = h("p", { class: "prompt" }, ...written(state.scene.over || state.scene.prompt));
    return h("div", { class: "hint" }, prompt, h("p", { class: "lesson" }, this.lesson));
  }

  /** Lift the card, or highlight the choice, of the hint. @param {Element} felt @param {State} state */
  lift(felt, state) {
    if (!this.told || !this.fits(state)) return;
    const [node] = felt.querySelectorAll(`[data-move="${CSS.escape(this.told.move)}"]:is(button)`);
    if (node) return node.classList.add(node.classList.contains("card") ? "raised" : "hinted");
    const [start] = state.scene.choices.find((each) => each.pick)?.move.split("{}") ?? [];
    if (!start || !this.told.move.startsWith(start)) return;
    for (const card of this.told.move.slice(start.length).split(" "))
      felt.querySelector(`.hand [data-card="${CSS.escape(card)}"]`)?.classList.add("hinted");
  }
}
