// Rows of cards in a page of text, each a picture with its words: "![Pinochle](cards:QS,JD)".

import { h } from "../core/dom.js";
import { cardWords, picture } from "./cards.js";

const ROW = /^!\[([^\]]+)\]\(cards:([^)]*)\)$/;

/** @param {string | null} card null for a card face down */
function drawn(card) {
  const node = h("span", { class: card ? "card" : "card down", role: "img", "aria-label": cardWords(card) });
  node.append(picture(card));
  return node;
}

/**
 * A row of cards with the words as its caption, which is also its name; null for any other text.
 * @param {string} text
 */
export function cardRow(text) {
  const found = ROW.exec(text);
  if (!found) return null;
  const [, words, cards] = found;
  const groups = cards.split(";").map((group) => {
    const each = group.split(",").map((card) => drawn(card === "-" ? null : card));
    return h("span", { class: "beside" }, ...each);
  });
  return h("figure", { class: "card-row" }, h("div", {}, ...groups), h("figcaption", {}, words));
}
