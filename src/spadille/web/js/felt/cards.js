// Cards drawn by our own code: four suit signs as paths, indices, two-headed courts, two jokers, a back.

import { h, s } from "../core/dom.js";
import { say } from "../core/words.js";
import { COURTS, JOKER, figure } from "./courts.js";

/** @type {Record<string, string>} */
const PIPS = {
  S: "M50 5C50 5 8 38 8 61c0 14 10 22 21 22 9 0 15-5 18-11-1 10-5 17-13 23h32c-8-6-12-13-13-23 3 6 9 11 18 11 11 0 21-8 21-22C92 38 50 5 50 5Z",
  H: "M50 94C16 64 6 48 6 31 6 16 17 6 30 6c9 0 16 5 20 13C54 11 61 6 70 6c13 0 24 10 24 25 0 17-10 33-44 63Z",
  D: "M50 3C60 20 72 36 88 50 72 64 60 80 50 97 40 80 28 64 12 50 28 36 40 20 50 3Z",
  C: "M50 5c12 0 21 9 21 21 0 6-3 12-7 15 3-2 6-3 10-3 12 0 21 10 21 22s-9 21-21 21c-9 0-17-6-20-14 1 11 5 19 13 28H33c8-9 12-17 13-28-3 8-11 14-20 14C14 81 5 72 5 60s9-22 21-22c4 0 7 1 10 3-4-3-7-9-7-15C29 14 38 5 50 5Z",
};
const STAR = "M50 5 62 38 97 39 69 60 79 94 50 74 21 94 31 60 3 39 38 38Z";
/**
 * The heights of each rank's pips: of those at both sides, and in the middle.
 * @type {Record<string, [number[], number[]]>}
 */
const LAYOUT = {
  A: [[], [32]],
  2: [[], [15, 49]],
  3: [[], [15, 32, 49]],
  4: [[15, 49], []],
  5: [[15, 49], [32]],
  6: [[15, 32, 49], []],
  7: [[15, 32, 49], [23.5]],
  8: [
    [15, 32, 49],
    [23.5, 40.5],
  ],
  9: [[14, 26, 38, 50], [32]],
  T: [
    [14, 26, 38, 50],
    [20, 44],
  ],
  11: [
    [14, 26, 38, 50],
    [20, 32, 44],
  ],
  12: [
    [14, 26, 38, 50],
    [16, 27, 37, 48],
  ],
  13: [
    [14, 26, 38, 50],
    [14, 23, 32, 41, 50],
  ],
};
/** @param {string} card a card in notation */
function parts(card) {
  const plain = card.replace("'", "");
  if (plain === "JB" || plain === "JL") return { rank: plain, suit: "", copy: card.endsWith("'") };
  return { rank: plain.slice(0, -1), suit: plain.slice(-1), copy: card.endsWith("'") };
}

/** The card in words, for screen readers. @param {string | null} card */
export function cardWords(card) {
  if (!card) return say("card-down");
  const { rank, suit } = parts(card);
  if (!suit) return rank === "JB" ? say("big-joker") : say("little-joker");
  return say("card", { rank, suit });
}

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
function pip(suit, x, y, size, turned = false) {
  const turn = turned ? " rotate(180 50 50)" : "";
  return s("path", {
    d: PIPS[suit] ?? STAR,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})${turn}`,
  });
}

/** A suit's sign on its own, for use in a line of text. @param {string} suit */
export function suitSign(suit) {
  return s(
    "svg",
    { viewBox: "0 0 100 100", class: `pip suit-${suit}`, role: "img", "aria-label": say("suit", { suit }) },
    s("path", { d: PIPS[suit] }),
  );
}

/** The sign of a seat played by a program. */
export function botSign() {
  return s(
    "svg",
    { viewBox: "0 0 24 24", class: "bot-sign", role: "img", "aria-label": say("bot") },
    s("title", {}, say("bot")),
    s("path", {
      d: "M11 2h2v3h5a2 2 0 0 1 2 2v3h2v6h-2v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-3H2v-6h2V7a2 2 0 0 1 2-2h5ZM8.5 10a1.6 1.6 0 1 0 .1 0Zm7 0a1.6 1.6 0 1 0 .1 0ZM8 15.5v2h8v-2Z",
      "fill-rule": "evenodd",
    }),
  );
}

/** @param {string} rank @param {string} suit @param {string} kind */
function corner(rank, suit, kind) {
  const shown = rank === "T" ? "10" : suit ? rank : "★";
  const inside = [
    s(
      "text",
      { x: 6.2, y: 11.6, class: shown.length > 1 ? "index two" : "index", "text-anchor": "middle" },
      suit ? shown : "",
    ),
  ];
  inside.push(pip(suit, 6.2, suit ? 18 : 9, suit ? 7.6 : 8));
  if (suit) inside.push(s("text", { x: 6.2, y: 29, class: "letter", "text-anchor": "middle" }, suit));
  return s("g", { class: `corner ${kind}`, ...(kind === "foot" ? { transform: "rotate(180 23 32)" } : {}) }, ...inside);
}

/** @param {import("./courts.js").Shape[]} shapes */
function drawn(shapes) {
  const nodes = shapes.map(([kind, first, y, r]) =>
    typeof first === "string"
      ? s("path", { class: kind, d: first })
      : s("circle", { class: kind, cx: first, cy: Number(y), r: Number(r) }),
  );
  return s("g", { class: "figure" }, ...nodes);
}

/** Half of a court: its figure, and the suit beside its head. @param {string} rank @param {string} suit */
const courtHalf = (rank, suit) => s("g", { class: "half" }, drawn(figure(rank)), pip(suit, 14.4, 9.2, 4.6));

/** @param {string} rank @param {string} suit */
function art(rank, suit) {
  if (!suit) {
    return [
      drawn(JOKER),
      s("text", { x: 23, y: 52, class: "word", "text-anchor": "middle" }, say("joker-size", { joker: rank })),
      s("text", { x: 23, y: 58.5, class: "word", "text-anchor": "middle" }, say("joker-on-card")),
    ];
  }
  if (rank in COURTS) {
    return [
      s("rect", { class: "panel", x: 11, y: 5, width: 24, height: 54, rx: 1.6 }),
      courtHalf(rank, suit),
      s("g", { transform: "rotate(180 23 32)" }, courtHalf(rank, suit)),
      s("path", { class: "belt", d: "M11 31.3h24v1.4H11Z" }),
    ];
  }
  const size = rank === "A" ? 22 : 8.6;
  const [sides, middle] = LAYOUT[rank] ?? LAYOUT.A;
  const column = (/** @type {number} */ x, /** @type {number[]} */ heights) =>
    heights.map((y) => pip(suit, x, y, size, y > 32));
  return [...column(16, sides), ...column(30, sides), ...column(23, middle)];
}

/**
 * The picture of a card, 46 by 64 units; a back for null.
 * @param {string | null} card
 */
export function picture(card) {
  const svg = s("svg", { viewBox: "0 0 46 64", "aria-hidden": "true", focusable: "false" });
  if (!card) {
    svg.setAttribute("class", "face back");
    svg.append(
      s("rect", { class: "weave", x: 3.2, y: 3.2, width: 39.6, height: 57.6, rx: 2.6 }),
      s("ellipse", { class: "medal", cx: 23, cy: 32, rx: 10, ry: 13 }),
      pip("S", 23, 32, 13),
    );
    return svg;
  }
  const { rank, suit, copy } = parts(card);
  svg.setAttribute("class", `face suit-${suit || "J"}`);
  svg.append(s("g", { class: "art" }, ...art(rank, suit)), corner(rank, suit, "head"), corner(rank, suit, "foot"));
  svg.append(s("g", { class: "huge" }, pip(suit, 27, 44, 27)));
  if (copy) svg.append(s("circle", { class: "copy", cx: 41, cy: 4.6, r: 1.5 }));
  return svg;
}

/** Pattern for a printed card and for a row of such cards. */
const PRINTED = "(?:1[0-3]|[2-9JQKA])[♠♥♦♣]\\ufe0e?";
const ROWS = new RegExp(`(?<!\\w)${PRINTED}(?: ${PRINTED})*`, "gu");

/** @param {string} text a printed card: 10♠ */
function printedWords(text) {
  const [, rank, sign] = /** @type {RegExpMatchArray} */ (text.match(/(1[0-3]|.)(.)/u));
  return cardWords(`${rank === "10" ? "T" : rank}${SUIT_OF[sign]}`);
}

/**
 * Text for a screen reader: cards and suits by their names. In text that is not about cards, 7♠ is a bid of seven.
 * @param {string} text
 * @param {boolean} [cards] the text is about cards
 */
export function spoken(text, cards = false) {
  const named = cards ? text.replace(ROWS, (row) => row.split(" ").map(printedWords).join(", ")) : text;
  const suit = (/** @type {string} */ _, /** @type {string} */ sign, /** @type {number} */ at) =>
    `${/\w/.test(named[at - 1] ?? " ") ? " " : ""}${say("suit", { suit: SUIT_OF[sign] })}`;
  return named.replace(NO_TRUMPS, say("no-trumps")).replace(SIGNS, suit);
}

/** A bid without trumps after its number: "10 NT". */
const NO_TRUMPS = new RegExp(`(?<=\\d )${say("no-trumps-short")}(?!\\p{L})`, "gu");
const SIGNS = /([♠♥♦♣])\ufe0e?/g;
/** The letter of each suit by its sign. @type {Record<string, string>} */
export const SUIT_OF = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The sign of a suit by its letter. @param {string} suit */
export const signOf = (suit) => Object.keys(SUIT_OF).find((sign) => SUIT_OF[sign] === suit);

/** Text with suits drawn, so that no font can turn them into emoji. @param {string} text */
export function written(text) {
  /** @type {(Node | string)[]} */
  const found = [];
  let from = 0;
  for (const match of text.matchAll(SIGNS)) {
    found.push(text.slice(from, match.index), suitSign(SUIT_OF[match[1]]));
    from = match.index + match[0].length;
  }
  /** @type {(Node | string)[]} */
  const pieces = [...found, text.slice(from)];
  return pieces.flatMap((each) => (typeof each === "string" ? saidOut(each) : each));
}

/** A text in pieces, with spoken words for abbreviations. @param {string} text @returns {(Node | string)[]} */
function saidOut(text) {
  const short = say("no-trumps-short");
  const out = () => h("span", { role: "img", "aria-label": say("no-trumps") }, short);
  return text
    .split(NO_TRUMPS)
    .flatMap((each, at) => (at ? [out(), each] : [each]))
    .filter((each) => each !== "");
}
