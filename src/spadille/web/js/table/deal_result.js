// The result of a deal: a panel that waits for the people, and is also on the score sheet.

import { panelBody } from "../felt/deal_panel.js";
import { announce, h } from "../core/dom.js";
import { prefs } from "../core/prefs.js";
import { showReview } from "../visitor/later.js";
import { HERE, listed, say, woven } from "../core/words.js";

/** True if this person wants to see the panel after every deal. */
export const looks = () => prefs.panel === "wait" && prefs.speed !== "instant";

/** The panel of the last deal during the pause after it. */
export class Resting {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {HTMLElement} felt
   * @param {() => void} sheet opens the score sheet
   */
  constructor(store, felt, sheet) {
    this.store = store;
    this.felt = felt;
    this.sheet = sheet;
    store.on("opened", () => this.tell());
    this.shown = 0;
  }

  /** Tell the server whether this page shows panels. */
  tell() {
    this.store.send({ t: "look", what: looks() ? "on" : "off" });
  }

  /**
   * The panel in the middle of the felt, instead of the next deal; null while the game goes on.
   * @param {State} state
   */
  of(state) {
    const { rest } = state.room;
    const panel = rest && state.scene.score.panels.find((each) => each.deal === rest.deal);
    if (!rest || !panel) {
      this.shown = 0;
      return null;
    }
    if (this.shown !== panel.deal) announce(panel.said.join(" "));
    return h(
      "section",
      { class: "deal-panel", "aria-label": say("deal-over", { deal: panel.deal }) },
      h("h2", {}, say("deal-number", { deal: panel.deal })),
      ...panelBody(panel),
      this.waiting(state, rest),
      this.actions(state, rest),
    );
  }

  /** The people that the table waits for, and the time left. @param {State} state @param {RestState} rest */
  waiting(state, rest) {
    const mine = state.you !== null && rest.looking.includes(state.you);
    const others = rest.looking
      .filter((seat) => seat !== state.you)
      .map((seat) => state.scene.plates.find((plate) => plate.seat === seat)?.name ?? "");
    const clock = () =>
      h("span", { data: { clock: String(rest.left) } }, say("seconds", { n: Math.ceil(rest.left ?? 0) }));
    if (!mine)
      return h(
        "p",
        { class: "waits" },
        say("still-looking", { who: listed(others), n: others.length }),
        " ",
        rest.left === null ? null : clock(),
      );
    if (rest.left === null) return h("span", { hidden: true });
    return h("p", { class: "waits" }, ...woven(say("next-deal-in", { clock: HERE }), clock()));
  }

  /** @param {State} state @param {RestState} rest */
  actions(state, rest) {
    const mine = state.you !== null && rest.looking.includes(state.you);
    const ask = (/** @type {string} */ what) => () => this.store.send({ t: "look", what });
    const button = (/** @type {string} */ text, /** @type {() => unknown} */ onclick, more = {}) =>
      h("button", { onclick, ...more }, text);
    return h(
      "p",
      { class: "actions" },
      mine ? button(say("next"), ask("next"), { class: "main", data: { focus: "next deal" } }) : null,
      state.you === null ? null : button(say("review"), () => showReview(this.store.id, "", false)),
      button(say("score-sheet"), this.sheet),
      mine && rest.left !== null && rest.more ? button(say("more-time"), ask("more")) : null,
    );
  }

  /** Focus the panel's button after drawing, for people who play by keyboard and not elsewhere. @param {State} state */
  drawn(state) {
    const { rest } = state.room;
    if (!rest || this.shown === rest.deal) return;
    this.shown = rest.deal;
    const { activeElement: at } = document;
    if (at !== document.body && !this.felt.contains(at)) return;
    /** @type {HTMLElement | null} */ (this.felt.querySelector('[data-focus="next deal"]'))?.focus();
  }
}
