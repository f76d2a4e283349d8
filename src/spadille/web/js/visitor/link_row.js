// An address to share.

import { copyText, h, press } from "../core/dom.js";
import { alone } from "../core/transport.js";
import { say } from "../core/words.js";

/** An address to share, with a button to copy it. @param {string} title @param {string} path @param {string} about */
export function linkRow(title, path, about) {
  if (alone) return h("div", { class: "link" }, h("b", {}, title), h("p", {}, say("no-server")));
  const address = new URL(path, location.href).href;
  const field = /** @type {HTMLInputElement} */ (
    h("input", { readOnly: true, value: address, "aria-label": title, onfocus: () => field.select() })
  );
  return h(
    "div",
    { class: "link" },
    h("b", {}, title),
    h("p", {}, about),
    h(
      "p",
      { class: "address" },
      field,
      press(say("copy"), () => copyText(field, say("copy-by-hand"))),
    ),
  );
}
