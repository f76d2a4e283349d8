// Deals by number: chosen at setup, restarted at the table, and checked for winnability.

import { post } from "../core/api.js";
import { h, press, trying } from "../core/dom.js";
import { openTable } from "./open_table.js";
import { say } from "../core/words.js";

const MOST = 999_999;

/** @param {{number: number, winnable: boolean | null}} found */
const told = ({ number, winnable }) =>
  say("deal-winnable", { deal: String(number), can: winnable === null ? "unknown" : winnable ? "yes" : "no" });

/** @param {Record<string, any>} settings @param {number} number @param {boolean} search */
const ask = (settings, number, search) => post(`/api/numbered?search=${search}`, { ...settings, number });

/** The box for a deal's number at setup. @param {Record<string, any>} settings of the table */
export function numberBox(settings) {
  const said = h("p", { role: "status" });
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "number",
      min: 1,
      max: MOST,
      "aria-label": say("number-of-deal"),
      placeholder: say("no-number"),
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
        said.textContent = say("give-number");
        return field.focus();
      }
      said.textContent = say("thinking");
      const found = await ask(settings, number, search).finally(() => (said.textContent = ""));
      field.value = String(found.number);
      settings.number = found.number;
      said.textContent = told(found);
    });
  return h(
    "details",
    { class: "by-number" },
    h("summary", {}, say("deal-by-number")),
    h("p", { class: "cited" }, say("number-line")),
    h("label", { class: "setting" }, say("number"), field),
    h("p", { class: "actions" }, press(say("find-winnable"), look(true)), press(say("winnable"), look(false))),
    said,
  );
}

/** Known facts about deals on this page, by number and rules. @type {Map<string, string>} */
const known = new Map();

/** The line at the table with the deal's number and a restart. @param {State["room"]} room @param {string} name */
export function numberLine(room, name) {
  const settings = { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed };
  const key = JSON.stringify([settings, name]);
  const said = h("span", {}, known.get(key) ?? `${say("deal-of-number", { deal: name })} `);
  const restart = () => trying(() => openTable({ ...settings, number: Number(name) }, { seat: 0, start: true }));
  const look = () =>
    trying(async () => {
      known.set(key, `${told(await ask(settings, Number(name), false))} `);
      said.textContent = known.get(key) ?? "";
    });
  return h("p", { class: "same" }, said, press(say("restart"), restart), press(say("winnable"), look));
}
