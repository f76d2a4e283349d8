// The available choices: buttons in rows, number fields, spots for chips. It knows no game rules.

import { spoken, written } from "./cards.js";
import { h } from "../core/dom.js";
import { CHIPS, chipStack } from "./pot.js";
import { meaning } from "./terms.js";
import { say } from "../core/words.js";

/**
 * @typedef {import("./zones.js").Hands} Hands
 */

let chip = 5;
/** Ranges with fewer numbers have no step buttons where there is little room. */
const FEW = 10;
/** Maximum number of calls in one row; more make a grid. */
const MOST_IN_ROW = 6;

/** The allowed choices of cards that go out together. @param {Scene} scene */
export const together = (scene) => scene.choices.filter((choice) => choice.does === "together" && !choice.refusal);

/** @param {Choice} choice */
function face(choice) {
  const beside = choice.does === "call" && choice.points !== null ? String(choice.points) : choice.note;
  return [h("b", {}, ...written(choice.label)), beside ? h("small", {}, ...written(beside)) : null];
}

/** @param {number} value @param {Ask} ask */
const within = (value, ask) => Math.max(ask.low, Math.min(ask.high, Math.round(value) || ask.low));

/** The keys that a keyboard player can type for a choice. @param {Choice} choice */
const typed = (choice) => [choice.key, ...choice.typed].filter(Boolean).join(" ");

/** @param {Choice} choice @param {Hands} hands @param {string} game */
function plain(choice, hands, game) {
  const words = spoken(`${choice.label}${choice.note ? `, ${choice.note}` : ""}`, choice.cards.length > 0);
  const refusal = choice.refusal;
  const dares = choice.does === "dare";
  const armed = () => dares && hands.armed?.() === choice.move;
  const onclick = (/** @type {MouseEvent} */ event) => {
    if (refusal) hands.why?.(refusal);
    else if (dares && event.detail && !armed()) hands.arm?.(choice);
    else hands.move?.(choice.move);
  };
  return h(
    "button",
    {
      class: `option${refusal ? " dim" : ""}${armed() ? " armed" : ""}`,
      "aria-disabled": refusal ? "true" : null,
      "aria-label": refusal ? say("not-allowed", { what: words, why: refusal.reason }) : words,
      title: meaning(game, choice.term),
      data: { key: choice.key, typed: typed(choice), move: choice.move, does: choice.does, note: choice.note },
      onclick,
    },
    ...face(armed() ? { ...choice, note: say("press-again") } : choice),
  );
}

/** @param {Choice} choice @param {Hands} hands */
function picking(choice, hands) {
  const pick = /** @type {{low: number, high: number}} */ (choice.pick);
  const picked = [...(hands.picked ?? [])];
  const ready = picked.length >= pick.low && picked.length <= pick.high;
  const onclick = () => hands.move?.(choice.move.replace("{}", picked.join(" ")));
  return h(
    "button",
    { class: "option main", disabled: !ready, data: { key: choice.key, move: choice.move }, onclick },
    h("b", {}, choice.label),
    h("small", {}, say("chosen-of", { n: picked.length, most: pick.high })),
  );
}

/**
 * A field for the number that a choice needs.
 * @param {Choice} choice
 * @param {Ask} ask
 * @param {(value: number) => void} send
 */
function field(choice, ask, send) {
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      min: ask.low,
      max: ask.high,
      value: ask.usual,
      inputMode: "numeric",
      "aria-label": say("number-from-to", { what: choice.label, low: ask.low, high: ask.high }),
      data: { key: choice.key, field: choice.move },
    })
  );
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && input.value) send(within(Number(input.value), ask));
  });
  return input;
}

/** @param {Choice} choice @param {Hands} hands */
function asking(choice, hands) {
  const ask = /** @type {Ask} */ (choice.ask);
  const send = (/** @type {number} */ value) => hands.move?.(choice.move.replace("{}", String(value)));
  const dares = choice.does === "dare";
  const asleep = dares && hands.armed?.() !== choice.move;
  const press = (/** @type {MouseEvent} */ event) => {
    if (asleep && event.detail) hands.arm?.(choice);
    else send(within(Number(input.value), ask));
  };
  const input = field(choice, ask, send);
  const step = (/** @type {number} */ by) => {
    input.value = String(within(Number(input.value) + by, ask));
  };
  const by = Math.max(1, Math.round((ask.high - ask.low) / 40));
  const small = (/** @type {string} */ sign, /** @type {number} */ way) =>
    h(
      "button",
      {
        class: "step",
        "aria-label": way < 0 ? say("less", { what: choice.label }) : say("more-of", { what: choice.label }),
        onclick: () => step(way * by),
      },
      sign,
    );
  return h(
    "span",
    { class: `ask${ask.high - ask.low < FEW ? " few" : ""}` },
    ...(asleep ? [] : [small("−", -1), input, small("+", 1)]),
    h(
      "button",
      {
        class: `option${dares && !asleep ? " armed" : ""}`,
        data: { move: choice.move, note: choice.note, typed: asleep ? choice.key : "", does: choice.does },
        onclick: press,
      },
      ...face(dares && !asleep ? { ...choice, note: say("press-again") } : choice),
    ),
  );
}

/**
 * A spot for chips; `lying` chips are drawn on it.
 * @param {Choice} choice
 * @param {Choice | undefined} back
 * @param {Hands} hands
 * @param {string} game
 * @param {number} lying
 */
function spot(choice, back, hands, game, lying) {
  const ask = choice.ask;
  const there = ask?.laid ?? 0;
  const send = (/** @type {number} */ value) => hands.move?.(choice.move.replace("{}", String(value)));
  const onclick = () => (ask ? send(within(there + chip, ask)) : choice.refusal && hands.why?.(choice.refusal));
  const words = [choice.label, choice.note, there ? say("lie-there", { n: there }) : ""].filter(Boolean).join(", ");
  const exact = ask && field(choice, ask, send);
  if (exact) exact.value = there ? String(there) : "";
  return h(
    "div",
    { class: `spot${choice.refusal ? " dim" : ""}`, data: { place: choice.place } },
    h(
      "button",
      {
        class: "lay",
        "aria-label": say("add-chips", { where: words, n: chip }),
        title: meaning(game, choice.term),
        "aria-disabled": choice.refusal ? "true" : null,
        data: { move: choice.move, focus: `spot ${choice.move}` },
        onclick,
      },
      h("b", {}, choice.label),
      h("small", {}, choice.note),
      h("span", { class: "laid" }, lying ? chipStack(lying) : null, lying ? h("b", {}, String(lying)) : null),
    ),
    exact
      ? h(
          "span",
          { class: "exact" },
          exact,
          back
            ? h(
                "button",
                {
                  class: "step",
                  "aria-label": back.label,
                  title: back.label,
                  onclick: () => hands.move?.(back.move),
                },
                "×",
              )
            : null,
        )
      : null,
  );
}

/** The chips to choose from; a tap on a spot adds the chosen one. @param {number} high */
function tray(high) {
  const buttons = CHIPS.filter((value) => value === 1 || value <= high).map((value) => {
    const onclick = (/** @type {Event} */ event) => {
      chip = value;
      const row = /** @type {Element} */ (event.currentTarget).parentElement;
      row
        ?.querySelectorAll(".chip")
        .forEach((each) => each.setAttribute("aria-pressed", String(each === event.currentTarget)));
    };
    return h(
      "button",
      {
        class: `chip chip-${value}`,
        "aria-label": say("chips-of", { n: value }),
        "aria-pressed": String(value === chip),
        data: { focus: `chip ${value}` },
        onclick,
      },
      String(value),
    );
  });
  return h("div", { class: "tray", role: "group", "aria-label": say("chips-add") }, ...buttons);
}

/** Places for chips in the order of the layout, and the other choices. @param {Scene} scene @param {Hands} hands */
function layout(scene, hands) {
  const spots = scene.choices.filter((choice) => choice.does === "stake");
  const backs = scene.choices.filter((choice) => choice.does === "take_back");
  const again = scene.choices.filter((choice) => choice.does === "again");
  const rest = scene.choices.filter((choice) => ![...spots, ...backs, ...again].includes(choice));
  const high = Math.max(0, ...spots.map((each) => each.ask?.high ?? 0));
  const lying = (/** @type {Choice} */ spot) =>
    scene.plates[0].facts.find((fact) => fact.about === "stake" && fact.place === spot.place)?.count ?? 0;
  const back = (/** @type {Choice} */ spot) => backs.find((each) => each.place === spot.place);
  return h(
    "div",
    { class: "options-bar with-spots" },
    h("div", { class: "spots" }, ...spots.map((each) => spot(each, back(each), hands, scene.game, lying(each)))),
    h(
      "div",
      { class: "group with-tray" },
      h("div", { class: "beside-chips" }, tray(high), ...again.map((choice) => plain(choice, hands, scene.game))),
      ...rest.map((choice) => choiceElement(choice, hands, scene.game)),
    ),
  );
}

/** @param {Choice} choice @param {Hands} hands @param {string} game */
function choiceElement(choice, hands, game) {
  if (choice.refusal) return plain(choice, hands, game);
  return choice.ask ? asking(choice, hands) : choice.pick ? picking(choice, hands) : plain(choice, hands, game);
}

/**
 * The layout of a group: calls in a grid, or one row per level of calls.
 * @param {Choice[]} choices
 * @param {number} levels how many groups are of calls
 */
function kindOf(choices, levels) {
  if (!choices.every((choice) => choice.does === "call"))
    return choices.some((each) => each.cards.length) ? "cards" : "";
  return levels > 1 ? "level" : choices.length > MOST_IN_ROW ? "many" : "";
}

/**
 * All available choices.
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function choicesElement(scene, hands) {
  if (scene.choices.some((choice) => choice.does === "stake")) return layout(scene, hands);
  /** @type {Map<string, Choice[]>} */
  const named = new Map();
  for (const choice of scene.choices) named.set(choice.group, [...(named.get(choice.group) ?? []), choice]);
  const groups = [...named.values()];
  const levels = groups.filter((choices) => choices.every((choice) => choice.does === "call")).length;
  const kinds = groups.map((choices) => kindOf(choices, levels));
  const rows = groups.map((choices, at) =>
    h(
      "div",
      { class: `group ${kinds[at]}`, role: "group", "aria-label": say("choices") },
      ...choices.map((choice) => choiceElement(choice, hands, scene.game)),
    ),
  );
  // Pairs on the table are taken by pressing the cards; those in a hand, such as melds, are also named.
  const open = together(scene).length > 0 && !scene.zones.some((zone) => zone.role === "hand");
  const kind = `options-bar${kinds.includes("level") ? " with-levels" : ""}${open ? " open-pairs" : ""}`;
  return h("div", { class: kind }, ...rows);
}
