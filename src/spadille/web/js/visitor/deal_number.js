// The choice of a deal by its number at setup.

import { h, press, trying } from "../core/dom.js";
import { say } from "../core/words.js";
import { askNumber, winnability } from "./same_cards.js";

const MOST = 999_999;

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
      const found = await askNumber(settings, number, search).finally(() => (said.textContent = ""));
      field.value = String(found.number);
      settings.number = found.number;
      said.textContent = winnability(found);
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
