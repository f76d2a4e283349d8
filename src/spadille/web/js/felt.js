// One renderer for all games: a scene becomes a felt with plates, zones, options and a hand. It knows no rule.

import { cardWords, picture } from "./cards.js";
import { h } from "./dom.js";

/**
 * @typedef {{clause: string | null, reason: string}} Refusal
 * @typedef {{card: string | null, move: string | null, refusal: Refusal | null, mark: string, seat: number | null}} Face
 * @typedef {{name: string, kind: string, title: string, faces: Face[], rows: Face[][], lines: string[], seat: number | null, count: number | null, quiet: boolean}} Zone
 * @typedef {{seat: number, name: string, side: number, to_act: boolean, dealer: boolean, partner: boolean, facts: {label: string, value: string}[]}} Plate
 * @typedef {{move: string, label: string, group: string, refusal: Refusal | null, note: string, ask: {low: number, high: number, usual: number} | null, pick: {low: number, high: number} | null, key: string}} Option
 * @typedef {{game: string, title: string, seat: number | null, phase: string, plates: Plate[], zones: Zone[], options: Option[], prompt: string, score: any, over: string}} Scene
 * @typedef {{move?: (text: string) => void, why?: (refusal: Refusal) => void, sheet?: () => void, last?: () => void, seats?: any[], picked?: Set<string>, named?: Set<string>}} Hands
 */

/** Where a seat sits, in hundredths of the felt, the viewer at the foot. @param {number} at @param {number} seats */
export function place(at, seats) {
  const angle = (2 * Math.PI * at) / seats;
  return { x: 50 - 42 * Math.sin(angle), y: 50 + 42 * Math.cos(angle) };
}

/**
 * One card as it lies.
 * @param {Face} face
 * @param {Hands} hands
 * @param {string} [size]
 */
export function cardElement(face, hands, size = "") {
  const chosen = face.card !== null && hands.picked?.has(face.card);
  const words = cardWords(face.card) + (face.mark ? `, ${face.mark}` : "");
  const classes = ["card", size, face.refusal ? "dim" : "", chosen ? "raised" : "", face.mark.includes("wins") ? "wins" : ""].filter(Boolean).join(" ");
  const said = face.refusal ? `${words}, not playable: ${face.refusal.reason}` : words;
  if (face.mark === "gone") return h("span", { class: `card gone ${size}`, "aria-hidden": "true" });
  const mark = face.mark && face.mark !== "wins" ? h("small", { class: "mark" }, face.mark.split(",")[0]) : null;
  if (!hands.move || (!face.move && !(face.card && hands.named?.has(face.card)))) {
    const still = h("span", { class: classes, role: "img", "aria-label": said, data: face.card ? { card: face.card } : {} });
    still.append(picture(face.card), ...(mark ? [mark] : []));
    return still;
  }
  const button = h("button", { type: "button", class: classes, "aria-label": said, "aria-disabled": face.refusal ? "true" : null, data: { card: face.card ?? "", move: face.move ?? "" } });
  button.append(picture(face.card), ...(mark ? [mark] : []));
  return button;
}

/** @param {Plate} plate @param {number} at @param {number} seats @param {Hands} hands */
function plateElement(plate, at, seats, hands) {
  const { x, y } = place(at, seats);
  const person = hands.seats?.[plate.seat];
  const kind = !person ? "" : person.kind === "bot" ? "bot" : person.standin ? "bot for now" : person.kind === "person" && !person.here ? "away" : "";
  const words = [plate.partner ? "partner" : "", plate.dealer ? "deals" : "", kind].filter(Boolean);
  return h(
    "li", { class: `plate side-${plate.side % 2}${plate.to_act ? " to-act" : ""}${at === 0 ? " own" : ""}`, vars: { "--x": x, "--y": y }, data: { seat: String(plate.seat) } },
    h("span", { class: "name" }, plate.name),
    words.length ? h("span", { class: "words" }, words.join(" · ")) : null,
    ...plate.facts.map((fact) => h("span", { class: "fact" }, h("span", { class: "label" }, `${fact.label} `), h("b", {}, fact.value))),
  );
}

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function trick(zone, scene, hands) {
  const seats = scene.plates.length;
  const order = scene.plates.map((plate) => plate.seat);
  const cards = zone.faces.map((face) => {
    const { x, y } = place(Math.max(0, order.indexOf(face.seat ?? 0)), seats);
    const slot = h("span", { class: "slot", data: { owner: String(face.seat ?? "") }, vars: { "--x": 50 + (x - 50) * 0.62, "--y": 50 + (y - 50) * 0.62, "--turn": `${((face.seat ?? 0) * 7) % 9 - 4}deg` } });
    slot.append(cardElement(face, hands));
    return slot;
  });
  return h("div", { class: "zone zone-trick", role: "group", "aria-label": zone.title || "On the table", data: { zone: zone.name } }, ...cards);
}

/** @param {Zone} zone @param {Hands} hands */
function pile(zone, hands) {
  const top = zone.faces.at(-1) ?? (zone.count ? { card: null, move: null, refusal: null, mark: "", seat: null } : null);
  const stack = top ? cardElement(top, hands) : h("span", { class: "card empty", "aria-hidden": "true" });
  return [h("div", { class: "stack", vars: { "--deep": Math.min(6, Math.ceil((zone.count ?? 1) / 9)) } }, stack), zone.count === null ? null : h("span", { class: "count" }, String(zone.count))];
}

/** @param {Zone} zone @param {Hands} hands @param {string} kind */
function rows(zone, hands, kind) {
  return zone.rows.map((row, at) => h("div", { class: `${kind}-row`, vars: { "--row": at } }, ...row.map((face) => cardElement(face, hands, kind === "meld" ? "small" : ""))));
}

/** @param {Zone} zone */
function lines(zone) {
  if (zone.kind === "felt") return [h("ul", { class: "lines" }, ...zone.lines.map((line) => h("li", {}, line)))];
  const grid = zone.lines.length > 1 && zone.lines.every((line) => line.length <= 60 && /^[BPTruo0-9.*+·\- ]*$/i.test(line) && !/[a-z]{3}/i.test(line));
  if (!grid) return [h("ul", { class: "lines" }, ...zone.lines.map((line) => h("li", {}, line)))];
  return [h("div", { class: "road", "aria-hidden": "true" }, ...zone.lines.map((line) => h("div", {}, ...[...line].map((each) => h("span", { class: `bead bead-${each === "." || each === " " ? "none" : each.toLowerCase()}` }, each === "." ? "" : each))))), h("span", { class: "unseen" }, zone.lines.join("; "))];
}

/** @param {Zone} zone @param {Scene} scene @param {Hands} hands */
function zoneElement(zone, scene, hands) {
  if (zone.kind === "trick") return trick(zone, scene, hands);
  const owner = zone.seat === null || zone.seat === scene.seat ? "" : scene.plates.find((plate) => plate.seat === zone.seat)?.name;
  const title = zone.title || owner || "";
  const inside =
    zone.kind === "pile" ? pile(zone, hands)
    : zone.kind === "triangle" ? rows(zone, hands, "triangle")
    : zone.kind === "melds" ? rows(zone, hands, "meld")
    : zone.kind === "text" || zone.kind === "felt" ? lines(zone)
    : zone.faces.map((face) => cardElement(face, hands));
  const empty = !zone.faces.length && !zone.rows.length && !zone.lines.length && !zone.count;
  return h(
    "div", { class: `zone zone-${zone.kind}${empty ? " bare" : ""}`, role: "group", "aria-label": title || zone.name, data: { zone: zone.name } },
    title ? h("span", { class: "title" }, title) : null,
    h("div", { class: "inside" }, ...inside),
    zone.kind === "row" && zone.lines.length ? h("span", { class: "under" }, zone.lines.join(" ")) : null,
  );
}

/** @param {Option} option @param {Hands} hands */
function optionElement(option, hands) {
  const send = (/** @type {string} */ text) => hands.move?.(text);
  const label = [h("b", {}, option.label), option.note ? h("small", {}, option.note) : null];
  const common = { type: "button", class: `option${option.refusal ? " dim" : ""}`, "aria-disabled": option.refusal ? "true" : null, data: { key: option.key, move: option.move } };
  if (option.refusal) return h("button", { ...common, onclick: () => hands.why?.(/** @type {Refusal} */ (option.refusal)) }, ...label);
  if (option.ask) {
    const { low, high, usual } = option.ask;
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "number", min: low, max: high, value: usual, "aria-label": `${option.label}: a number from ${low} to ${high}`, inputMode: "numeric" }));
    const go = () => send(option.move.replace("{}", String(Math.round(Number(input.value)))));
    input.addEventListener("keydown", (event) => event.key === "Enter" && go());
    return h("span", { class: "ask" }, input, h("button", { ...common, onclick: go }, ...label));
  }
  if (option.pick) {
    const picked = [...(hands.picked ?? [])];
    const ready = picked.length >= option.pick.low && picked.length <= option.pick.high;
    return h("button", { ...common, disabled: !ready, onclick: () => send(option.move.replace("{}", picked.join(" "))) }, h("b", {}, option.label), h("small", {}, `${picked.length} of ${option.pick.high} chosen`));
  }
  return h("button", { ...common, onclick: () => send(option.move) }, ...label);
}

/** @param {Scene} scene @param {Hands} hands */
function optionsElement(scene, hands) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of scene.options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return h("div", { class: "options-bar" }, ...[...groups].map(([name, options]) => h("div", { class: `group${options.length > 6 ? " many" : ""}`, role: "group", "aria-label": name || "choices" }, ...options.map((option) => optionElement(option, hands)))));
}

/** @param {any} value @param {any} score */
const amount = (value, score) => (score.per_unit > 1 ? (value / score.per_unit).toFixed(2) : String(value));

/** @param {Scene} scene @param {Hands} hands */
function placard(scene, hands) {
  const { score } = scene;
  const rows = score.sides.map((/** @type {string} */ side, /** @type {number} */ at) => h("tr", { class: `side-${at % 2}` }, h("th", { scope: "row" }, side), h("td", {}, amount(score.totals[at], score)), h("td", { class: "note" }, score.notes[at] ?? "")));
  return h("button", { type: "button", class: "placard", "aria-label": `Score: ${score.sides.map((/** @type {string} */ side, /** @type {number} */ at) => `${side} ${amount(score.totals[at], score)}`).join(", ")}. Open the score sheet`, onclick: () => hands.sheet?.(), disabled: !hands.sheet }, h("table", { "aria-hidden": "true" }, h("caption", {}, `${score.unit}${score.goal ? `, ${score.goal}` : ""}`), h("tbody", {}, ...rows)));
}

/**
 * The whole felt of a scene.
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function drawScene(scene, hands) {
  const named = new Set(scene.options.filter(joins).flatMap((option) => option.move.split(" ").slice(1)));
  const able = { ...hands, named };
  const shown = scene.zones.filter((zone) => zone.name !== "last" && zone.name !== "hand" && !isAside(zone));
  const hand = scene.zones.find((zone) => zone.name === "hand");
  const middle = h("div", { class: "middle" }, ...shown.map((zone) => zoneElement(zone, scene, able)));
  const fan = hand ? h("div", { class: "hand", role: "group", "aria-label": hand.title || "Your hand", data: { zone: "hand" }, vars: { "--cards": hand.faces.length } }, ...hand.faces.map((face) => cardElement(face, able))) : null;
  const plates = scene.plates.map((plate, at) => plateElement(plate, at, scene.plates.length, hands));
  const others = h("ul", { class: "plates", "aria-label": "Seats" }, ...plates.slice(1));
  const own = h("ul", { class: "own-plate", "aria-label": scene.seat === null ? "A seat" : "Your seat" }, plates[0]);
  const ask = h("div", { class: "ask-area" }, own, h("p", { class: "prompt" }, scene.over || scene.prompt), scene.options.length ? optionsElement(scene, hands) : null);
  return h("div", { class: `felt seats-${scene.plates.length} phase-${scene.phase}`, data: { game: scene.game } }, placard(scene, hands), others, middle, ask, fan);
}

/** An option that takes two or more cards together. @param {Option} option */
export function joins(option) {
  return !option.refusal && !option.ask && !option.pick && option.move.split(" ").length > 2;
}

/** What lies beside the felt: things to look up, not to play with. @param {Zone} zone */
function isAside(zone) {
  return zone.quiet && (zone.kind === "text" || zone.kind === "pile" || zone.faces.filter((face) => face.card === null).length > 2);
}

/** The zones beside the felt. @param {Scene} scene */
export function drawAside(scene) {
  return scene.zones.filter(isAside).map((zone) => zoneElement(zone, scene, {}));
}

/** The score sheet: every line with its arithmetic and its clause. @param {Scene} scene @param {(clause: string) => Node} cite */
export function sheetElement(scene, cite) {
  const { score } = scene;
  if (!score.sheet.length) return h("p", {}, "Nothing has been scored yet.");
  const rows = score.sheet.flatMap((/** @type {any} */ deal) => [
    ...deal.lines.map((/** @type {any} */ line) => h("tr", {}, h("td", {}, String(deal.deal)), h("td", {}, score.sides[line.side] ?? ""), h("td", {}, line.words, " ", cite(line.clause)), h("td", { class: "number" }, amount(line.points, score)))),
    h("tr", { class: "total" }, h("td", {}, String(deal.deal)), h("td", { colSpan: 2 }, `after deal ${deal.deal}`), h("td", { class: "number" }, deal.totals.map((/** @type {number} */ each) => amount(each, score)).join(" : "))),
  ]);
  return h("div", { class: "scroll" }, h("table", { class: "sheet-table" }, h("thead", {}, h("tr", {}, h("th", {}, "Deal"), h("th", {}, "Side"), h("th", {}, "What for"), h("th", {}, score.unit))), h("tbody", {}, ...rows)));
}
