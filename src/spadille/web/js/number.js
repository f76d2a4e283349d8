// A deal by its number: chosen at set-up, begun again at the table, and whether it can be won.

import { post } from "./api.js";
import { h, trying } from "./dom.js";
import { openTable } from "./lobby.js";

const MOST = 999_999;

/** @param {{number: number, winnable: boolean | null}} found */
const told = ({ number, winnable }) =>
  winnable === null
    ? `Whether deal ${number} can be won is not known.`
    : winnable
      ? `Deal ${number} can be won.`
      : `Deal ${number} cannot be won.`;

/** @param {Record<string, any>} settings @param {number} number @param {boolean} search */
const ask = (settings, number, search) => post(`/api/numbered?search=${search}`, { ...settings, number });

/** The box at set-up. @param {Record<string, any>} settings of the table */
export function numberBox(settings) {
  const said = h("p", { role: "status" });
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      min: 1,
      max: MOST,
      "aria-label": "Number of the deal",
      placeholder: "none",
      oninput: () => {
        said.textContent = "";
        const number = Number(field.value);
        if (Number.isInteger(number) && number > 0) settings.number = number;
        else delete settings.number;
      },
    })
  );
  const look = (/** @type {boolean} */ search) => () =>
    trying(async () => {
      const number = search ? 1 + Math.floor(Math.random() * MOST) : Number(field.value);
      if (!Number.isInteger(number) || number < 1) {
        said.textContent = "Give the number of a deal first.";
        return field.focus();
      }
      said.textContent = "Thinking \u2026";
      const found = await ask(settings, number, search);
      field.value = String(found.number);
      settings.number = found.number;
      said.textContent = told(found);
    });
  return h(
    "details",
    { class: "by-number" },
    h("summary", {}, "A deal by its number"),
    h(
      "p",
      { class: "cited" },
      "A number gives the same cards every time, so anybody can know them. Of a deal without a number nobody knows the cards, and nobody can say whether it can be won.",
    ),
    h("label", { class: "setting" }, "Number", field),
    h(
      "p",
      { class: "actions" },
      h("button", { type: "button", onclick: look(true) }, "Find one that can be won"),
      h("button", { type: "button", onclick: look(false) }, "Can it be won?"),
    ),
    said,
  );
}

/** What is known of deals at this page, by their numbers and rules. @type {Map<string, string>} */
const known = new Map();

/** At the table: which deal it is, and the same again. @param {import("./types.js").State["room"]} room @param {string} name */
export function numberLine(room, name) {
  const settings = { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed };
  const key = JSON.stringify([settings, name]);
  const said = h("span", {}, known.get(key) ?? `Deal ${name}. `);
  const restart = () => trying(() => openTable({ ...settings, number: Number(name) }, { seat: 0, start: true }));
  const look = () =>
    trying(async () => {
      known.set(key, `${told(await ask(settings, Number(name), false))} `);
      said.textContent = known.get(key) ?? "";
    });
  return h(
    "p",
    { class: "same" },
    said,
    h("button", { type: "button", onclick: restart }, "Restart"),
    h("button", { type: "button", onclick: look }, "Can it be won?"),
  );
}
