// The result of a deal of the day as a short text to send to others. It tells nothing of the cards.

import { copyText, dialog, h, press } from "../core/dom.js";
import { alone, base } from "../core/transport.js";
import { language, say } from "../core/words.js";
import { daysInARow } from "./days.js";

/**
 * The text, a line each: the day, the result, how the others did, the days in a row, and the address.
 * @param {string} day
 * @param {string} result
 * @param {Compared} told
 */
export function resultText(day, result, { played, better, level }) {
  const date = new Date(day).toLocaleDateString(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const row = daysInARow(day);
  return [
    say("share-day", { day: date }),
    result,
    played > 1 ? say("others-did", { n: played, better, level }) : "",
    row > 1 ? say("days-in-a-row", { n: row }) : "",
    // A page without a server draws deals of its own: behind its address others would find other cards.
    alone ? "" : new URL(`${base}/daily`, location.href).href,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Show the text, with buttons to copy it and, where the browser can do it, to send it. @param {string} text */
export function shareResult(text) {
  const field = /** @type {HTMLTextAreaElement} */ (
    h("textarea", { readOnly: true, rows: text.split("\n").length + 1, value: text, "aria-label": say("share-result") })
  );
  const copy = () => copyText(field, say("copy-text-by-hand"));
  // A person who changes their mind is no error.
  const send = () => navigator.share({ text }).catch(() => undefined);
  dialog(
    say("share-result"),
    field,
    h(
      "p",
      { class: "actions" },
      press(say("copy"), copy, "main"),
      typeof navigator.share === "function" ? press(say("send-to-others"), send) : null,
    ),
  );
}
