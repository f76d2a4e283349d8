// What a good player would do: a sentence in the prompt line, the card lifted in the hand, the figures behind a button.

import { announce, dialog, h } from "./dom.js";

/**
 * @typedef {import("./types.js").Hint} Hint
 * @typedef {import("./types.js").HintRow} HintRow
 */

/** @param {HintRow} each */
const row = (each) =>
  h(
    "tr",
    { class: each.even ? "even" : "" },
    h("th", { scope: "row" }, each.words),
    h("td", { class: "number" }, each.points),
    h("td", { class: "number" }, each.chance),
  );

/** The numbers that the sentence rests on. @param {Hint} told */
function figures(told) {
  const points = told.weighed.some((each) => each.points);
  const heads = ["Move", points ? "Points expected" : "", told.weighed.some((each) => each.chance) ? "Game won" : ""];
  const head = h(
    "thead",
    {},
    h("tr", {}, ...heads.map((word, at) => h("th", { scope: "col", class: at ? "number" : "" }, word))),
  );
  dialog(
    "Figures",
    h("p", {}, told.sentence),
    h("div", { class: "scroll" }, h("table", {}, head, h("tbody", {}, ...told.weighed.map(row)))),
    h("p", { class: "cited" }, "It sees what you see, and no more."),
  );
}

export class HintLine {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Hint | null} */
    this.told = null;
  }

  /** @param {Hint} told */
  show(told) {
    this.told = told;
    announce(told.sentence);
    this.page.redraw();
  }

  close() {
    this.told = null;
    this.page.redraw();
  }

  /** Whether there is one about this moment. @param {import("./types.js").State} state */
  fits(state) {
    return this.told !== null && this.told.v === state.v && state.you !== null;
  }

  /** What stands in the place of the prompt; nothing where no hint was asked for. @param {import("./types.js").State} state */
  line(state) {
    const { told } = this;
    if (!told || !this.fits(state)) return null;
    const tool = (/** @type {string} */ word, /** @type {() => void} */ onclick) =>
      h("button", { type: "button", data: { focus: `hint-${word}` }, onclick }, word);
    return h(
      "div",
      { class: "hint" },
      h("p", { class: "prompt" }, told.sentence),
      h(
        "p",
        { class: "hint-tools" },
        tool("Play it", () => this.page.move(told.move)),
        told.weighed.length ? tool("Figures", () => figures(told)) : null,
        tool("Close", () => this.close()),
      ),
    );
  }

  /** Lift the card, or light the word, that the hint is about. @param {Element} felt @param {import("./types.js").State} state */
  lift(felt, state) {
    if (!this.told || !this.fits(state)) return;
    const [node] = felt.querySelectorAll(`[data-move="${CSS.escape(this.told.move)}"]:is(button)`);
    node?.classList.add(node.classList.contains("card") ? "raised" : "hinted");
  }
}
