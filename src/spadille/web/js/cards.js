// Cards drawn by our own code: four pips as paths, indices, abstract courts, two jokers, a back.

const SVG = "http://www.w3.org/2000/svg";
const PIPS = {
  S: "M50 5C50 5 8 38 8 61c0 14 10 22 21 22 9 0 15-5 18-11-1 10-5 17-13 23h32c-8-6-12-13-13-23 3 6 9 11 18 11 11 0 21-8 21-22C92 38 50 5 50 5Z",
  H: "M50 94C16 64 6 48 6 31 6 16 17 6 30 6c9 0 16 5 20 13C54 11 61 6 70 6c13 0 24 10 24 25 0 17-10 33-44 63Z",
  D: "M50 3C60 20 72 36 88 50 72 64 60 80 50 97 40 80 28 64 12 50 28 36 40 20 50 3Z",
  C: "M50 5c12 0 21 9 21 21 0 6-3 12-7 15 3-2 6-3 10-3 12 0 21 10 21 22s-9 21-21 21c-9 0-17-6-20-14 1 11 5 19 13 28H33c8-9 12-17 13-28-3 8-11 14-20 14C14 81 5 72 5 60s9-22 21-22c4 0 7 1 10 3-4-3-7-9-7-15C29 14 38 5 50 5Z",
};
const LETTERS = { S: "S", H: "H", D: "D", C: "C" };
const COURTS = {
  K: "M20 74V34l16 16L50 24l14 26 16-16v40ZM46 14h8v-6h-8Zm-4 6h16v-6H42Z",
  Q: "M20 74c-2-14-6-22-10-30l20 12 8-26 12 24 12-24 8 26 20-12c-4 8-8 16-10 30ZM38 26a5 5 0 1 0-.1 0Zm24 0a5 5 0 1 0-.1 0Z",
  J: "M24 74V52c0-16 12-28 28-30 10-1 18 2 24 8-10 0-16 4-18 10 10 2 18 10 18 22v12ZM76 30c8-8 8-16 4-24-8 4-12 12-10 20Z",
};
const COLUMNS = { l: 16, m: 23, r: 30 };
/** @type {Record<string, [keyof typeof COLUMNS, number][]>} */
const LAYOUT = {
  A: [["m", 32]], 2: [["m", 16], ["m", 48]], 3: [["m", 16], ["m", 32], ["m", 48]],
  4: [["l", 16], ["r", 16], ["l", 48], ["r", 48]], 5: [["l", 16], ["r", 16], ["m", 32], ["l", 48], ["r", 48]],
  6: [["l", 16], ["r", 16], ["l", 32], ["r", 32], ["l", 48], ["r", 48]],
  7: [["l", 16], ["r", 16], ["m", 24], ["l", 32], ["r", 32], ["l", 48], ["r", 48]],
  8: [["l", 16], ["r", 16], ["m", 24], ["l", 32], ["r", 32], ["m", 40], ["l", 48], ["r", 48]],
  9: [["l", 15], ["r", 15], ["l", 26], ["r", 26], ["m", 32], ["l", 38], ["r", 38], ["l", 49], ["r", 49]],
  T: [["l", 15], ["r", 15], ["m", 20], ["l", 26], ["r", 26], ["l", 38], ["r", 38], ["m", 44], ["l", 49], ["r", 49]],
};
const RANK_WORDS = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
const SUIT_WORDS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** @param {string} card a card in notation */
export function parts(card) {
  const plain = card.replace("'", "");
  if (plain === "JB" || plain === "JL") return { rank: plain, suit: "", copy: card.endsWith("'") };
  return { rank: plain.slice(0, -1), suit: plain.slice(-1), copy: card.endsWith("'") };
}

/** The card in words, as a screen reader says it. @param {string | null} card */
export function cardWords(card) {
  if (!card) return "a card face down";
  const { rank, suit } = parts(card);
  if (!suit) return rank === "JB" ? "big joker" : "little joker";
  return `${/** @type {any} */ (RANK_WORDS)[rank] ?? rank} of ${/** @type {any} */ (SUIT_WORDS)[suit]}`;
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
function s(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
function pip(suit, x, y, size, turned = false) {
  const scale = size / 100;
  const turn = turned ? ` rotate(180 50 50)` : "";
  return s("path", { d: /** @type {any} */ (PIPS)[suit], transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})${turn}` });
}

/** @param {string} rank @param {string} suit */
function corner(rank, suit) {
  const shown = rank === "T" ? "10" : rank;
  return [
    s("text", { x: 6, y: 11.5, class: shown.length > 1 ? "index two" : "index", "text-anchor": "middle" }, shown),
    suit ? pip(suit, 6, 17.6, 7) : "",
    suit ? s("text", { x: 6, y: 28, class: "letter", "text-anchor": "middle" }, /** @type {any} */ (LETTERS)[suit]) : "",
  ];
}

/** @param {string} rank @param {string} suit */
function middle(rank, suit) {
  if (!suit) {
    const big = rank === "JB" ? "joker big" : "joker";
    return [s("path", { class: big, d: COURTS.J, transform: "translate(9 16) scale(.28)" }), s("text", { x: 23, y: 56, class: "word", "text-anchor": "middle" }, rank === "JB" ? "BIG" : "LITTLE")];
  }
  if (rank in COURTS) {
    return [
      s("rect", { class: "panel", x: 11.5, y: 8, width: 23, height: 48, rx: 3 }),
      s("path", { class: "court", d: /** @type {any} */ (COURTS)[rank], transform: "translate(12 15) scale(.22)" }),
      pip(suit, 23, 44, 13),
    ];
  }
  const size = rank === "A" ? 20 : 7.6;
  return (LAYOUT[rank] ?? LAYOUT.A).map(([column, y]) => pip(suit, COLUMNS[column], y, size, y > 32));
}

/**
 * The picture of a card, 46 by 64; null is a back.
 * @param {string | null} card
 */
export function picture(card) {
  const svg = s("svg", { viewBox: "0 0 46 64", "aria-hidden": "true", focusable: "false" });
  if (!card) {
    svg.setAttribute("class", "face back");
    svg.append(s("rect", { class: "weave", x: 3, y: 3, width: 40, height: 58, rx: 3 }), pip("S", 23, 32, 18));
    return svg;
  }
  const { rank, suit, copy } = parts(card);
  svg.setAttribute("class", `face suit-${suit || "J"}`);
  const turned = s("g", { transform: "rotate(180 23 32)" }, ...corner(suit ? rank : "★", suit));
  svg.append(...middle(rank, suit), s("g", {}, ...corner(suit ? rank : "★", suit)), turned);
  if (suit) svg.append(s("g", { class: "huge" }, pip(suit, 23, 44, 24)));
  if (copy) svg.append(s("circle", { class: "copy", cx: 40, cy: 6, r: 1.6 }));
  return svg;
}
