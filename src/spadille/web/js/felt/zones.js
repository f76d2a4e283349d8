// The contents of the felt, place by place: cards, tricks, piles, melds, triangles, roads. They know no game rules.

import { cardWords, picture, suitSign, written } from "./cards.js";
import { h } from "../core/dom.js";
import { potElement } from "./pot.js";
import { labelled } from "./terms.js";
import { say } from "../core/words.js";

/**
 * A seat's position in percent of the felt, the viewer at the foot, others clockwise.
 * @param {number} at
 * @param {number} seats
 */
export function place(at, seats) {
  const angle = (2 * Math.PI * at) / seats;
  return { x: 50 - 42 * Math.sin(angle), y: 50 + 42 * Math.cos(angle) };
}

/**
 * Handlers and options for a drawing; without them it is for viewing only.
 * @typedef {object} Hands
 * @property {(text: string) => void} [move]
 * @property {(refusal: Refusal) => void} [why]
 * @property {() => string} [armed] the move that was pressed once and needs a second press
 * @property {(choice: Choice) => void} [arm] handle the first press
 * @property {() => void} [sheet]
 * @property {SeatState[]} [seats]
 * @property {(plate: Plate) => HTMLElement | null} [name] the name on a plate, if there are actions for its seat
 * @property {Set<string>} [picked] cards that are picked
 * @property {Set<string>} [partners] cards that go with them
 * @property {Set<string>} [named] cards that choices refer to
 * @property {Node | null} [prompt] replacement for the prompt
 * @property {Node | null} [after] content below the choices
 * @property {number[]} [winners] the seats that have won, once the table's game is over
 * @property {Node | null} [panel] result of the last deal, while the next one waits
 */

/** Marks that are visible on the card itself, and need no text. @type {Set<string>} */
const SEEN = new Set(["wins", "pairs"]);

/** The text to show on a card. @param {Face} face */
export const noteOn = (face) => (face.marks.every((mark) => SEEN.has(mark)) ? "" : face.note);

/** A card in words: its name, the reason why it may not be played, and its note. @param {Face} face */
function cardSaid(face) {
  const card = cardWords(face.card);
  const said = face.refusal ? say("not-playable", { card, why: face.refusal.reason }) : card;
  return face.note ? `${said}, ${face.note}` : said;
}

/**
 * One card in its state. `where` is its place for screen readers, if that matters.
 * @param {Face} face
 * @param {Hands} hands
 * @param {string} [where]
 */
export function cardElement(face, hands, where = "") {
  if (face.marks.includes("gone")) return h("span", { class: "card gone", "aria-hidden": "true" });
  const able = hands.move && (face.move || face.refusal || (face.card && hands.named?.has(face.card)));
  const partner = face.card !== null && hands.partners?.has(face.card);
  const chosen = face.card !== null && hands.picked?.has(face.card);
  const classes = [
    "card",
    face.card ? "" : "down",
    face.refusal ? "dim" : "",
    chosen ? "raised" : "",
    partner ? "partner" : "",
    face.marks.includes("wins") ? "wins" : "",
  ];
  const said = [cardSaid(face), chosen ? say("chosen") : "", partner ? say("goes-with") : "", where];
  const note = noteOn(face);
  const common = {
    class: classes.filter(Boolean).join(" "),
    "aria-label": said.filter(Boolean).join(", "),
    data: { card: face.card ?? "", move: face.move ?? "" },
  };
  const node = able
    ? h("button", { ...common, "aria-disabled": face.refusal ? "true" : null, tabIndex: -1 })
    : h("span", { role: "img", ...common });
  node.append(picture(face.card), ...(note ? [h("small", { class: "mark" }, note)] : []));
  return node;
}

/** For each of two identical cards, "first" or "second"; otherwise empty. @param {Face[]} faces */
export function twins(faces) {
  const alike = (/** @type {Face} */ face) => face.card?.replace("'", "") ?? "";
  const all = faces.map(alike);
  return all.map((each, at) => {
    if (!each || all.indexOf(each) === all.lastIndexOf(each)) return "";
    return all.indexOf(each) === at ? say("first-of-two") : say("second-of-two");
  });
}

/**
 * Position of a seat's card in the trick: before the seat; with many seats and little room, in an arch over the
 * viewer's.
 * @param {number} at
 * @param {number} seats
 */
function slot(at, seats) {
  const { x, y } = place(at, seats);
  const [wide, high] = seats < 5 ? [0.68, 0.62] : [0.8, 0.8];
  const ring = { "--x": 50 + (x - 50) * wide, "--y": 50 + (y - 50) * high };
  if (seats < 5) return ring;
  const along = (at - 1) / (seats - 2);
  const arch = at === 0 ? [50, 80] : [9 + 82 * along, 24 + 14 * (2 * along - 1) ** 2];
  return { ...ring, "--arch-x": arch[0], "--arch-y": arch[1] };
}

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function trick(zone, scene, hands) {
  const seats = scene.plates.length;
  const order = scene.plates.map((plate) => plate.seat);
  return zone.faces.map((face) => {
    const where = slot(Math.max(0, order.indexOf(face.seat ?? 0)), seats);
    const turn = `${(((face.seat ?? 0) * 7) % 9) - 4}deg`;
    const name = scene.plates.find((plate) => plate.seat === face.seat)?.name ?? "";
    const who = face.seat === scene.seat ? "You" : name;
    const lying = h("span", {
      class: "slot",
      data: { owner: String(face.seat ?? "") },
      vars: { ...where, "--turn": turn },
    });
    lying.append(cardElement(face, hands, name && say("from", { who })));
    return lying;
  });
}

/** A meaningless face-down card. @type {Face} */
const BACK = { card: null, move: null, refusal: null, marks: [], note: "", seat: null };

/** @param {Zone} zone @param {Hands} hands */
function pile(zone, hands) {
  const top = zone.faces.at(-1) ?? (zone.count ? BACK : null);
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
      ...row.map((face, column) =>
        cardElement(face, hands, say("in-row", { row: at + 1, n: column + 1, most: row.length })),
      ),
    ),
  );
}

/** Letters written in signs. @type {Partial<Record<Bead["sign"], string>>} */
const LETTERS = { player: "P", banker: "B", tie: "T" };

/**
 * A score card of six rows; its `number` in the order of score cards selects its signs.
 * @param {Zone} zone
 * @param {number} number
 */
function road(zone, number) {
  const beads = zone.beads.flatMap((row, y) => row.map((each, x) => each && bead(each, x, y)));
  const columns = zone.beads[0]?.length ?? 0;
  return h(
    "div",
    {
      class: `road road-${number}`,
      role: "img",
      "aria-label": columns ? `${zone.title}: ${zone.lines.join("; ")}` : say("road-empty", { road: zone.title }),
      vars: { "--columns": columns },
    },
    ...beads,
  );
}

/** @param {Bead} bead @param {number} x @param {number} y */
export function bead({ sign, ties, pair }, x, y) {
  return h(
    "span",
    {
      class: `bead bead-${sign}${pair ? " pair" : ""}${ties ? " tied" : ""}`,
      vars: { "--at": x + 1, "--row": y + 1 },
    },
    h("b", {}, LETTERS[sign] ?? ""),
    ties ? h("i", {}, String(ties)) : null,
  );
}

/** @param {Zone} zone */
function lines(zone) {
  return h("ul", { class: "lines" }, ...zone.lines.map((line) => h("li", {}, ...written(line))));
}

/** True for a short fact of the table, such as the trumps: a title with one line. @param {Zone} zone */
export const isBadge = (zone) => zone.shape === "badge" && zone.role !== "pot";

/** @param {Zone} zone @param {string} game */
export function badge(zone, game) {
  return h(
    "p",
    { class: "badge", data: { zone: zone.name } },
    labelled(game, zone.term, `${zone.title} `, "label"),
    ...zone.lines.map((line) => h("b", {}, ...(zone.suit ? [suitSign(zone.suit), " "] : []), ...written(line))),
  );
}

/** True for reference information that is not played with. @param {Zone} zone */
export const isAside = (zone) => zone.role === "aside" && !isBadge(zone);

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function contents(zone, scene, hands) {
  switch (zone.shape) {
    case "trick":
      return trick(zone, scene, hands);
    case "pile":
      return pile(zone, hands);
    case "triangle":
      return triangle(zone, hands);
    case "melds":
      return zone.rows.map((row) => {
        const which = twins(row);
        return h("div", { class: "meld-row" }, ...row.map((face, at) => cardElement(face, hands, which[at])));
      });
    case "road":
      return [road(zone, 1 + scene.zones.filter((each) => each.shape === "road").indexOf(zone))];
    case "lines":
      return [lines(zone)];
    default:
      return zone.faces.map((face) => cardElement(face, hands));
  }
}

/**
 * A zone with its contents.
 * @param {Zone} zone
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function zoneElement(zone, scene, hands) {
  if (zone.role === "pot") return potElement(zone, scene.game);
  const empty = !zone.faces.length && !zone.rows.length && !zone.lines.length && !zone.count;
  const owner = scene.plates.find((plate) => plate.seat === zone.seat)?.name ?? "";
  const title = zone.shape === "trick" ? "" : ((owner ? zone.brief : null) ?? zone.title);
  return h(
    "div",
    {
      class: `zone zone-${zone.shape}${empty ? " bare" : ""}${zone.quiet ? " quiet" : ""}`,
      role: "group",
      "aria-label": zone.title || owner,
      data: { zone: zone.name, role: zone.role },
      vars: { "--cards": zone.faces.length },
    },
    title ? labelled(scene.game, zone.term, title, "title") : null,
    h("div", { class: "inside" }, ...contents(zone, scene, hands)),
  );
}
