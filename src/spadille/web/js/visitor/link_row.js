// An address to share.

import { h, press, toast } from "../core/dom.js";
import { alone } from "../core/transport.js";
import { say } from "../core/words.js";

/** An address to share, with a button to copy it. @param {string} title @param {string} path @param {string} about */
export function linkRow(title, path, about) {
  if (alone) return h("div", { class: "link" }, h("b", {}, title), h("p", {}, say("no-server")));
  const address = new URL(path, location.href).href;
  const field = /** @type {HTMLInputElement} */ (
    h("input", { readOnly: true, value: address, "aria-label": title, onfocus: () => field.select() })
  );
  // Without HTTPS, as in a home network, a browser has no clipboard for pages.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(say("copied"));
    } catch {
      field.focus();
      toast(say("copy-by-hand"));
    }
  };
  return h(
    "div",
    { class: "link" },
    h("b", {}, title),
    h("p", {}, about),
    h("p", { class: "address" }, field, press(say("copy"), copy)),
  );
}
