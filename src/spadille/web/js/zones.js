// What lies on the felt, place by place: cards, tricks, piles, melds, triangles, roads. It knows no rule.

import { cardWords, picture, suitSign, written } from "./cards.js";
import { h } from "./dom.js";

/**
 * @typedef {import("./types.js").Face} Face
 * @typedef {import("./types.js").Zone} Zone
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Hands} Hands
 */

/** Where a seat sits, in hundredths of the felt, the viewer at the foot, others clockwise. @param {number} at @param {number} seats */
export function place(at, seats) {
  const angle = (2 * Math.PI * at) / seats;
  return { x: 50 - 42 * Math.sin(angle), y: 50 + 42 * Math.cos(angle) };
}

/** An option that takes two or more cards together. @param {Option} option */
export function joins(option) {
  return !option.refusal && !option.ask && !option.pick && option.move.split(" ").length === 3;
}

/**
 * One card as it lies. `where` tells a screen reader the place, where that matters.
 * @param {Face} face
 * @param {Hands} hands
 * @param {string} [where]
 */
export function cardElement(face, hands, where = "") {
  if (face.mark === "gone") return h("span", { class: "card gone", "aria-hidden": "true" });
  const able = hands.move && (face.move || face.refusal || (face.card && hands.named?.has(face.card)));
  const partner = face.card !== null && hands.partners?.has(face.card);
  const chosen = face.card !== null && hands.picked?.has(face.card);
  const classes = [
    "card",
    face.card ? "" : "down",
    face.refusal ? "dim" : "",
    chosen ? "raised" : "",
    partner ? "partner" : "",
    face.mark.includes("wins") ? "wins" : "",
  ];
  const said = [
    cardWords(face.card) + (face.refusal ? `, not playable: ${face.refusal.reason}` : ""),
    face.mark && face.mark !== "pairs" ? face.mark : "",
    chosen ? "chosen" : "",
    partner ? "goes with the chosen card" : "",
    where,
  ]
    .filter(Boolean)
    .join(", ");
  const shown = face.mark.split(",")[0];
  const mark = shown && !["wins", "pairs"].includes(shown) ? h("small", { class: "mark" }, shown) : null;
  const common = {
    class: classes.filter(Boolean).join(" "),
    "aria-label": said,
    data: { card: face.card ?? "", move: face.move ?? "" },
  };
  const node = able
    ? h("button", { type: "button", ...common, "aria-disabled": face.refusal ? "true" : null, tabIndex: -1 })
    : h("span", { role: "img", ...common });
  node.append(picture(face.card), ...(mark ? [mark] : []));
  return node;
}

/** Where a seat's card lies on the trick: before the seat, or, with many seats, in an arch over the viewer's. @param {number} at @param {number} seats */
function slot(at, seats) {
  const { x, y } = place(at, seats);
  if (seats < 5) return { x: 50 + (x - 50) * 0.68, y: 50 + (y - 50) * 0.62 };
  const along = (at - 1) / (seats - 2);
  return at === 0 ? { x: 50, y: 80 } : { x: 9 + 82 * along, y: 24 + 14 * (2 * along - 1) ** 2 };
}

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function trick(zone, scene, hands) {
  const seats = scene.plates.length;
  const order = scene.plates.map((plate) => plate.seat);
  return zone.faces.map((face) => {
    const { x, y } = slot(Math.max(0, order.indexOf(face.seat ?? 0)), seats);
    const turn = `${(((face.seat ?? 0) * 7) % 9) - 4}deg`;
    const who = scene.plates.find((plate) => plate.seat === face.seat)?.name ?? "";
    const lying = h("span", {
      class: "slot",
      data: { owner: String(face.seat ?? "") },
      vars: { "--x": x, "--y": y, "--turn": turn },
    });
    lying.append(cardElement(face, hands, who && `from ${who}`));
    return lying;
  });
}

/** @param {Zone} zone @param {Hands} hands */
function pile(zone, hands) {
  const top =
    zone.faces.at(-1) ?? (zone.count ? { card: null, move: null, refusal: null, mark: "", seat: null } : null);
  const lying = top ? cardElement(top, hands) : h("span", { class: "card empty", "aria-hidden": "true" });
  const count = zone.count ?? (zone.faces.length > 1 ? zone.faces.length : null);
  return [
    h("div", { class: "stack", vars: { "--deep": Math.min(6, Math.ceil((count ?? 1) / 6)) } }, lying),
    count === null ? null : h("span", { class: "count" }, String(count)),
  ];
}

/** @param {Zone} zone @param {Hands} hands */
function triangle(zone, hands) {
  return zone.rows.map((row, at) =>
    h(
      "div",
      { class: "triangle-row" },
      ...row.map((face, column) => cardElement(face, hands, `row ${at + 1}, card ${column + 1} of ${row.length}`)),
    ),
  );
}

const ROADS = new Set(["bead plate", "big road", "big eye boy", "small road", "cockroach road"]);

/** A score card of six rows: a cell is a letter, a number of ties, a dot for a pair. @param {Zone} zone */
function road(zone) {
  const rows = zone.lines.map((line) => line.trim().split(/ +/));
  const cells = rows.flatMap((row, y) => row.map((word, x) => (word === "." ? null : bead(word, x, y))));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return h(
    "div",
    {
      class: `road road-${zone.name.replaceAll(" ", "-")}`,
      role: "img",
      "aria-label": columns ? `${zone.title}: ${zone.lines.join("; ")}` : `${zone.title}: empty`,
      vars: { "--columns": columns },
    },
    ...cells,
  );
}

/** @param {string} word @param {number} x @param {number} y */
function bead(word, x, y) {
  const kind = word[0].toLowerCase();
  const pair = word.endsWith(".") && word.length > 1;
  const ties = word.replace(/\D/g, "");
  const shown = /[PBT]/.test(word[0]) ? word[0] : "";
  return h(
    "span",
    {
      class: `bead bead-${/\d/.test(kind) ? "t" : kind}${pair ? " pair" : ""}${ties ? " tied" : ""}`,
      vars: { "--at": x + 1, "--row": y + 1 },
    },
    h("b", {}, shown),
    ties ? h("i", {}, ties) : null,
  );
}

/** @param {Zone} zone */
function lines(zone) {
  return h("ul", { class: "lines" }, ...zone.lines.map((line) => h("li", {}, ...written(line))));
}

/** A short fact of the table, such as the trumps: its title and one line. @param {Zone} zone */
export function isBadge(zone) {
  return zone.kind === "text" && !ROADS.has(zone.name) && zone.lines.length === 1 && zone.lines[0].length <= 24;
}

/** @type {Record<string, string>} */
const SUITS = { spades: "S", hearts: "H", diamonds: "D", clubs: "C" };

/** @param {Zone} zone */
export function badge(zone) {
  const suit = SUITS[zone.lines[0]];
  return h(
    "p",
    { class: "badge", data: { zone: zone.name } },
    h("span", { class: "label" }, `${zone.title} `),
    h("b", {}, ...(suit ? [suitSign(suit), " "] : []), ...written(zone.lines[0])),
  );
}

/** What is only looked up, not played with. @param {Zone} zone */
export function isAside(zone) {
  return zone.kind === "text" && !isBadge(zone);
}

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function contents(zone, scene, hands) {
  switch (zone.kind) {
    case "trick":
      return trick(zone, scene, hands);
    case "pile":
      return pile(zone, hands);
    case "triangle":
      return triangle(zone, hands);
    case "melds":
      return zone.rows.map((row) => h("div", { class: "meld-row" }, ...row.map((face) => cardElement(face, hands))));
    case "text":
      return [ROADS.has(zone.name) ? road(zone) : lines(zone)];
    case "felt":
      return [lines(zone)];
    default:
      return zone.faces.map((face) => cardElement(face, hands));
  }
}

/**
 * A place with everything that lies there.
 * @param {Zone} zone
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function zoneElement(zone, scene, hands) {
  const empty = !zone.faces.length && !zone.rows.length && !zone.lines.length && !zone.count;
  const owner = scene.plates.find((plate) => plate.seat === zone.seat)?.name ?? "";
  const label = zone.title || owner || zone.name;
  const title =
    zone.kind === "trick" || zone.title === owner
      ? ""
      : owner && zone.title.startsWith(`${owner}: `)
        ? zone.title.slice(owner.length + 2)
        : zone.title;
  return h(
    "div",
    {
      class: `zone zone-${zone.kind}${empty ? " bare" : ""}${zone.quiet ? " quiet" : ""}`,
      role: "group",
      "aria-label": label,
      data: { zone: zone.name },
      vars: { "--cards": zone.faces.length },
    },
    title ? h("span", { class: "title" }, title) : null,
    h("div", { class: "inside" }, ...contents(zone, scene, hands)),
  );
}
