// Reference information at a table: the score sheet, the last trick, the clause that forbids a move.

import { clauseLink } from "../core/api.js";
import { dialog, h, sentence, toast, trying } from "../core/dom.js";
import { sound } from "../core/prefs.js";
import { cardElement } from "../felt/zones.js";
import { say } from "../core/words.js";

/** A link to a clause. @param {string} game @param {string} clause */
const cited = (game, clause) => h("a", { class: "cited", href: clauseLink(game, clause), target: "_blank" }, clause);

/** Open the score sheet of a moment. @param {Scene} scene */
export const openSheet = ({ game, score }) =>
  trying(async () => {
    const [{ sheetElement }, { graphStyle }] = await Promise.all([
      import("../felt/score_sheet.js"),
      import("../felt/match_graph.js"),
    ]);
    await graphStyle();
    dialog(
      say("score-sheet"),
      sheetElement(score, (clause) => cited(game, clause)),
    );
  });

export class Looks {
  /** @param {import("./store.js").TableStore} store @param {HTMLElement} felt */
  constructor(store, felt) {
    this.store = store;
    this.felt = felt;
    store.on("refused", (told) => this.why(told));
  }

  /** @param {string} clause */
  cite(clause) {
    return cited(this.store.state?.room.game ?? "", clause);
  }

  sheet() {
    const scene = this.store.state?.scene;
    if (scene) openSheet(scene);
  }

  /** The last trick, with the player of each card. */
  lastTrick() {
    const scene = this.store.state?.scene;
    const zone = scene?.zones.find((each) => each.role === "last");
    if (!scene || !zone) return null;
    const name = (/** @type {Face} */ face) => scene.plates.find((plate) => plate.seat === face.seat)?.name ?? "";
    const figure = (/** @type {Face} */ face) =>
      h(
        "figure",
        {},
        cardElement({ ...face, marks: face.marks.filter((mark) => mark === "wins"), note: "" }, {}),
        h("figcaption", {}, `${name(face)}${face.note ? ` (${face.note})` : ""}`),
      );
    return h("div", { class: "last-trick" }, ...zone.faces.map(figure));
  }

  last() {
    const row = this.lastTrick();
    if (row) dialog(say("last-trick"), row);
    else toast(say("no-last-trick"));
  }

  /** @param {Refusal} refusal */
  why(refusal) {
    sound("refused");
    const place = this.felt.querySelector(".hand, .options-bar, .mid");
    toast(`${sentence(refusal.reason)} `, refusal.clause ? this.cite(refusal.clause) : undefined, place);
  }
}
