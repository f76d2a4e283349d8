// One renderer for all games: a scene becomes a felt with seats, places, choices and a hand. It knows no game rules.

import { botSign, written } from "./cards.js";
import { h } from "../core/dom.js";
import { choicesElement, together } from "./choices.js";
import { faceSign } from "./faces.js";
import { amount, crosswise, placard } from "./placard.js";
import { drawer, hasDrawer } from "./drawer.js";
import { labelled } from "./terms.js";
import { badge, cardElement, isAside, isBadge, noteOn, twins, zoneElement } from "./zones.js";
import { say } from "../core/words.js";

/**
 * @typedef {import("./zones.js").Hands} Hands
 */

/** Maximum cards in a single row, and the maximum per row of a hand in two rows, where there is little room. */
const [IN_A_ROW, LONGEST] = [7, 8];

/** Facts of a plate, with tricks beside the bid that they answer: "2/4". @param {Fact[]} facts @param {string} game */
function facts(facts, game) {
  const bid = facts.find((fact) => fact.about === "bid");
  const joined = bid && facts.some((fact) => fact.about === "tricks");
  return facts
    .filter((fact) => !joined || fact !== bid)
    .map((fact) => {
      const tricks = fact.about === "tricks";
      const value = joined && tricks ? `${fact.value}/${bid.value}` : fact.value;
      return h(
        "span",
        { class: "fact" },
        fact.label ? labelled(game, fact.term, `${fact.label} `, "label") : null,
        h("b", {}, ...written(value)),
        tricks ? crosswise(fact.count ?? 0) : null,
      );
    });
}

/** @param {Plate} plate @param {Hands} hands @param {string} game */
function plateElement(plate, hands, game) {
  const person = hands.seats?.[plate.seat];
  const kind = !person
    ? ""
    : person.kind === "bot"
      ? "bot"
      : person.standin || person.waits
        ? say("bot-for-now")
        : person.kind === "person" && !person.here
          ? say("away")
          : "";
  const look = person ? faceSign(person.face, person.colour) : null;
  const clock = person?.clock ?? null;
  const left =
    clock === null
      ? null
      : h("span", { class: "clock", data: { clock: String(clock) } }, say("seconds", { n: Math.ceil(clock) }));
  return h(
    "div",
    { class: `plate side-${plate.side % 3}${plate.to_act ? " to-act" : ""}`, data: { seat: String(plate.seat) } },
    h(
      "span",
      { class: "who" },
      look ? h("span", { class: "look" }, look, kind === "bot" ? botSign() : null) : null,
      hands.name?.(plate) ?? h("span", { class: "name" }, plate.name),
      plate.dealer
        ? h(
            "span",
            { class: "button-d", role: "img", "aria-label": say("deals"), title: say("deals") },
            say("dealer-sign"),
          )
        : null,
      kind === "bot" ? (look ? null : botSign()) : kind ? h("span", { class: "kind" }, kind) : null,
      plate.partner ? h("span", { class: "kind partner" }, say("partner")) : null,
      left,
    ),
    plate.facts.length ? h("span", { class: "facts" }, ...facts(plate.facts, game)) : null,
  );
}

/** True for a zone at a seat instead of in the middle. @param {Zone} zone */
const atSeat = (zone) => zone.seat !== null && !["trick", "fan"].includes(zone.shape);

/**
 * Index at which a long hand breaks into two rows: between two suits, if neither row gets too long.
 * @param {Face[]} faces
 */
function breakOf(faces) {
  const half = Math.ceil(faces.length / 2);
  const suit = (/** @type {number} */ at) => faces[at].card?.replace("'", "").slice(-1);
  const most = Math.max(half, LONGEST);
  return (
    faces
      .map((_, at) => at)
      .filter((at) => at > 0 && suit(at) !== suit(at - 1) && Math.max(at, faces.length - at) <= most)
      .sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0] ?? half
  );
}

/** @param {Zone} hand @param {Hands} hands */
function fan(hand, hands) {
  const count = hand.faces.length;
  const half = count > IN_A_ROW ? breakOf(hand.faces) : count;
  const which = twins(hand.faces);
  const cards = hand.faces.map((face, at) => {
    const node = cardElement(face, hands, which[at]);
    node.style.setProperty("--off", String(at - (count - 1) / 2));
    return node;
  });
  const rows = [cards.slice(0, half), cards.slice(half)].filter((row) => row.length);
  const notes = hand.faces.map(noteOn);
  const often = [...new Set(notes.filter((note, at) => note && notes.indexOf(note) !== at))];
  cards.forEach((card, at) => often.includes(notes[at]) && card.classList.add("dotted"));
  const legend = often.length ? h("p", { class: "legend", "aria-hidden": "true" }, often.join(", ")) : null;
  return h(
    "div",
    {
      class: `hand${rows.length > 1 ? " long" : ""}`,
      role: "group",
      "aria-label": hand.title || say("your-hand"),
      data: { zone: hand.name, role: hand.role },
      vars: { "--cards": Math.max(2, count), "--half": Math.max(2, half, count - half) },
    },
    legend,
    ...rows.map((row) => h("div", { class: "hand-row" }, ...row)),
  );
}

/** @param {Zone[]} zones @param {Scene} scene @param {Hands} hands */
function middle(zones, scene, hands) {
  const piles = zones.filter((zone) => zone.shape === "pile");
  const others = zones.filter((zone) => zone.shape !== "pile");
  const drawn = others.map((zone) => zoneElement(zone, scene, hands));
  const beside = piles.map((zone) => zoneElement(zone, scene, hands));
  return h("div", { class: "mid" }, ...drawn, beside.length ? h("div", { class: "piles" }, ...beside) : null);
}

/** Faces of the winners, each in a laurel. @param {Hands} hands */
function laurels({ winners = [], seats = [] }) {
  const signs = winners.map((seat) => faceSign(seats[seat]?.face ?? "", seats[seat]?.colour ?? "", "")).filter(Boolean);
  return signs.length
    ? h("p", { class: "winners" }, ...signs.map((sign) => h("span", { class: "laurel" }, sign)))
    : null;
}

/** The final totals, the highest first; none for a single side, whose total the headline tells. @param {Scene} scene */
function totals({ score }) {
  if (score.sides.length < 2) return null;
  const rows = score.sides
    .map((side, at) => ({ side, total: score.totals[at] }))
    .sort((one, other) => other.total - one.total);
  return h(
    "dl",
    {},
    ...rows.flatMap(({ side, total }) => [
      h("dt", {}, side),
      h("dd", { data: { total: String(total) } }, amount(total, score)),
    ]),
  );
}

/** The game's result: who has won, the totals, the turning point, and what can be done next. @param {Scene} scene @param {Hands} hands */
const result = (scene, hands) =>
  h(
    "div",
    { class: "mid" },
    h(
      "section",
      { class: "result", "aria-label": say("the-end") },
      laurels(hands),
      h("h2", { class: "said" }, ...written(scene.over)),
      totals(scene),
      scene.score.story ? h("p", { class: "said" }, ...written(scene.score.story)) : null,
      hands.after ?? null,
    ),
  );

/**
 * True if the viewer makes a call, as in an auction, and the middle of the felt is free for it.
 * @param {Scene} scene
 * @param {Zone[]} lying
 */
const calls = ({ layout, choices }, lying) =>
  layout === "ring" && choices.length > 0 && lying.every((zone) => atSeat(zone) || zone.shape === "pile");

/** The cards that go out together with a picked one. @param {Scene} scene @param {Set<string>} picked */
function partners(scene, picked) {
  const found = together(scene).map((choice) => choice.cards);
  return new Set(
    found
      .filter((cards) => cards.some((card) => picked.has(card)))
      .flat()
      .filter((card) => !picked.has(card)),
  );
}

/**
 * The cards that choices refer to: those that go out together, or the hand to pick from.
 * @param {Scene} scene
 * @param {Zone | undefined} hand
 */
function named(scene, hand) {
  const found = new Set(together(scene).flatMap((choice) => choice.cards));
  if (scene.choices.some((choice) => choice.pick))
    for (const face of hand?.faces ?? []) if (face.card) found.add(face.card);
  return found;
}

/**
 * A plate under the result panel of a deal, without facts that already belong to the next deal.
 * @param {Plate} plate
 * @returns {Plate}
 */
const atRest = (plate) => ({ ...plate, to_act: false, dealer: false, facts: [] });

/**
 * The whole felt of a scene.
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function drawScene(scene, hands) {
  const { panel = null } = hands;
  const ended = !panel && scene.over !== "" && Boolean(hands.winners);
  const hand = panel || ended ? undefined : scene.zones.find((zone) => zone.role === "hand");
  const able = { ...hands, named: named(scene, hand), partners: partners(scene, hands.picked ?? new Set()) };
  const [first, ...others] = panel ? scene.plates.map(atRest) : scene.plates;
  const solo = new Set(scene.plates.map((plate) => plate.side)).size === scene.plates.length;
  const lying = scene.zones.filter(
    (zone) => !panel && !ended && zone !== hand && zone.role !== "last" && !isAside(zone) && !isBadge(zone),
  );
  const near = (/** @type {Plate} */ plate) =>
    lying.filter((zone) => atSeat(zone) && zone.seat === plate.seat).map((zone) => zoneElement(zone, scene, able));
  const seats = others.map((plate, at) =>
    h("li", { class: `seat at-${at + 1}` }, plateElement(plate, hands, scene.game), ...near(plate)),
  );
  const over = scene.over !== "" && !lying.length;
  const asks = scene.choices.length > 0 && hands.move && !panel;
  const calling = asks && !hands.after && calls(scene, lying);
  const ask = h(
    "div",
    { class: "ask-area" },
    h(
      "div",
      { class: "own-line" },
      plateElement(first, hands, scene.game),
      (panel ? null : hands.prompt) ??
        (over && !panel
          ? null
          : h("p", { class: "prompt" }, ...written(panel ? say("deal-is-over") : scene.over || scene.prompt))),
    ),
    asks ? choicesElement(scene, able) : null,
    over && !panel ? null : (hands.after ?? null),
  );
  return h(
    "div",
    {
      class: `felt seats-${scene.plates.length}${hand ? " has-hand" : ""}${solo ? " solo" : ""}${hands.move ? "" : " watched"}${calling ? " calling" : ""}`,
      data: { layout: scene.layout, phase: scene.phase },
    },
    hand ? fan(hand, able) : null,
    panel
      ? h("div", { class: "mid" }, panel)
      : over
        ? result(scene, hands)
        : middle(
            lying.filter((zone) => !atSeat(zone)),
            scene,
            able,
          ),
    h("div", { class: "own" }, ...near(first)),
    ask,
    h("ul", { class: "seats", "aria-label": say("seats") }, ...seats),
    h(
      "div",
      { class: "info" },
      panel ? null : placard(scene.score, hands.sheet, scene.game),
      ...scene.zones.filter(isBadge).map((zone) => badge(zone, scene.game)),
      drawer(scene),
    ),
  );
}

/** The zones beside the felt: things to look up. @param {Scene} scene */
export function drawAside(scene) {
  return hasDrawer(scene) ? [] : scene.zones.filter(isAside).map((zone) => zoneElement(zone, scene, {}));
}
