// What a person may say: buttons in rows, numbers to fill in, spots to lay chips on. It knows no rule.

import { written } from "./cards.js";
import { h } from "./dom.js";

/**
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Ask} Ask
 * @typedef {import("./types.js").Refusal} Refusal
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Hands} Hands
 */

const CHIPS = [1, 5, 25, 100, 500];
let chip = 5;

/** @param {Option} option */
const face = (option) => [
  h("b", {}, ...written(option.label)),
  option.note
    ? h("small", {}, ...written(/\d$/.test(option.group) ? option.note.replace(/ points$/, "") : option.note))
    : null,
];

/** @param {number} value @param {Ask} ask */
const within = (value, ask) => Math.max(ask.low, Math.min(ask.high, Math.round(value) || ask.low));

/** The word a move begins with: "bid" of "bid 4". @param {Option} option */
const verb = (option) => option.move.split(" ")[0];

/** What a keyboard player may type for it: its key, or what follows the first word, such as "7h". @param {Option} option */
function typed(option) {
  const rest = option.move.split(" ").slice(1).join("").toLowerCase();
  return [option.key, rest].filter((each) => each && !each.includes("{")).join(" ");
}

/** @param {Option} option @param {Hands} hands */
function plain(option, hands) {
  const words = `${option.label}${option.note ? `, ${option.note}` : ""}`;
  const refusal = option.refusal;
  const onclick = () => (refusal ? hands.why?.(refusal) : hands.move?.(option.move));
  return h(
    "button",
    {
      type: "button",
      class: `option${refusal ? " dim" : ""}`,
      "aria-disabled": refusal ? "true" : null,
      "aria-label": refusal ? `${words}, not allowed: ${refusal.reason}` : words,
      data: { key: option.key, typed: typed(option), move: option.move },
      onclick,
    },
    ...face(option),
  );
}

/** @param {Option} option @param {Hands} hands */
function picking(option, hands) {
  const pick = /** @type {{low: number, high: number}} */ (option.pick);
  const picked = [...(hands.picked ?? [])];
  const ready = picked.length >= pick.low && picked.length <= pick.high;
  const onclick = () => hands.move?.(option.move.replace("{}", picked.join(" ")));
  return h(
    "button",
    { type: "button", class: "option main", disabled: !ready, data: { key: option.key, move: option.move }, onclick },
    h("b", {}, option.label),
    h("small", {}, `${picked.length} of ${pick.high} chosen`),
  );
}

/** A field for a number that an ask wants. @param {Option} option @param {Ask} ask @param {(value: number) => void} send */
function field(option, ask, send) {
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      min: ask.low,
      max: ask.high,
      value: ask.usual,
      inputMode: "numeric",
      "aria-label": `${option.label}: a number from ${ask.low} to ${ask.high}`,
      data: { key: option.key, field: option.move },
    })
  );
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") send(within(Number(input.value), ask));
  });
  return input;
}

/** @param {Option} option @param {Hands} hands */
function asking(option, hands) {
  const ask = /** @type {Ask} */ (option.ask);
  const send = (/** @type {number} */ value) => hands.move?.(option.move.replace("{}", String(value)));
  const input = field(option, ask, send);
  const step = (/** @type {number} */ by) => {
    input.value = String(within(Number(input.value) + by, ask));
  };
  const by = Math.max(1, Math.round((ask.high - ask.low) / 40));
  const small = (/** @type {string} */ sign, /** @type {number} */ way) =>
    h(
      "button",
      {
        type: "button",
        class: "step",
        "aria-label": `${way < 0 ? "less" : "more"}: ${option.label}`,
        onclick: () => step(way * by),
      },
      sign,
    );
  return h(
    "span",
    { class: "ask" },
    small("−", -1),
    input,
    small("+", 1),
    h(
      "button",
      {
        type: "button",
        class: "option",
        data: { move: option.move },
        onclick: () => send(within(Number(input.value), ask)),
      },
      ...face(option),
    ),
  );
}

/** How much lies on a spot: what the viewer's own plate says of it. @param {Scene} scene @param {Option} option */
function laid(scene, option) {
  return Number(scene.plates[0].facts.find((fact) => fact.label === verb(option))?.value ?? 0);
}

/** @param {number} amount */
function chipStack(amount) {
  const shown = [];
  let left = amount;
  for (const value of [...CHIPS].reverse()) {
    for (; left >= value && shown.length < 7; left -= value) shown.push(value);
  }
  return h(
    "span",
    { class: "chips", "aria-hidden": "true" },
    ...shown.reverse().map((value) => h("i", { class: `chip chip-${value}` })),
  );
}

/** A spot to lay chips on. @param {Option} option @param {Option | undefined} back @param {Scene} scene @param {Hands} hands */
function spot(option, back, scene, hands) {
  const there = laid(scene, option);
  const ask = option.ask;
  const send = (/** @type {number} */ value) => hands.move?.(option.move.replace("{}", String(value)));
  const onclick = () => (ask ? send(within(there + chip, ask)) : option.refusal && hands.why?.(option.refusal));
  const words = `${option.label}, ${option.note}${there ? `, ${there} lie there` : ""}`;
  return h(
    "div",
    { class: `spot spot-${verb(option)}${option.refusal ? " dim" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: "lay",
        "aria-label": `${words}: add ${chip}`,
        "aria-disabled": option.refusal ? "true" : null,
        data: { move: option.move, focus: `spot ${option.move}` },
        onclick,
      },
      h("b", {}, option.label),
      h("small", {}, option.note),
      h("span", { class: "laid" }, there ? chipStack(there) : null, there ? h("b", {}, String(there)) : null),
    ),
    ask
      ? h(
          "span",
          { class: "exact" },
          field(option, { ...ask, usual: there || ask.usual }, send),
          back
            ? h(
                "button",
                {
                  type: "button",
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

/** The chips to choose from; the chosen one is what a tap on a spot adds. @param {number} high */
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
        type: "button",
        class: `chip chip-${value}`,
        "aria-label": `chips of ${value}`,
        "aria-pressed": String(value === chip),
        data: { focus: `chip ${value}` },
        onclick,
      },
      String(value),
    );
  });
  return h("div", { class: "tray", role: "group", "aria-label": "How much a tap on a spot adds" }, ...buttons);
}

/** @param {Option[]} spots @param {Option[]} others @param {Scene} scene @param {Hands} hands */
function layout(spots, others, scene, hands) {
  const backs = others.filter(
    (option) => option.move.endsWith(" 0") && spots.some((each) => verb(each) === verb(option)),
  );
  const rest = others.filter((option) => !backs.includes(option));
  const high = Math.max(0, ...spots.map((each) => each.ask?.high ?? 0));
  return h(
    "div",
    { class: "options-bar with-spots" },
    h(
      "div",
      { class: "spots" },
      ...spots.map((each) =>
        spot(
          each,
          backs.find((back) => verb(back) === verb(each)),
          scene,
          hands,
        ),
      ),
    ),
    h("div", { class: "group" }, tray(high), ...rest.map((option) => optionElement(option, hands))),
  );
}

/** @param {Option} option @param {Hands} hands */
function optionElement(option, hands) {
  if (option.refusal) return plain(option, hands);
  return option.ask ? asking(option, hands) : option.pick ? picking(option, hands) : plain(option, hands);
}

/**
 * All that may be said now.
 * @param {Scene} scene
 * @param {Hands} hands
 */
export function optionsElement(scene, hands) {
  const spots = scene.options.filter(
    (option) => option.ask && scene.options.filter((each) => each.ask && each.group === option.group).length > 1,
  );
  if (spots.length) {
    const all = scene.options.filter((option) => option.group === spots[0].group);
    return layout(
      all,
      scene.options.filter((option) => !all.includes(option)),
      scene,
      hands,
    );
  }
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of scene.options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  const levels = [...groups].filter(([name, options]) => /\d$/.test(name) && options.length > 2);
  const rows = [...groups].map(([name, options]) => {
    const kind =
      levels.length && /\d$/.test(name)
        ? "level"
        : options.length > 6 && options.every((each) => each.label.length < 4)
          ? "many"
          : "";
    return h(
      "div",
      { class: `group ${kind}`, role: "group", "aria-label": name || "choices", data: { group: name } },
      ...options.map((option) => optionElement(option, hands)),
    );
  });
  return h("div", { class: `options-bar${levels.length ? " with-levels" : ""}` }, ...rows);
}
