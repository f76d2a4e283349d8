// Style sheets that are loaded on demand, since the first view does not need them.

import { h } from "./dom.js";

/** Load a style sheet, once. @param {string} href @returns {Promise<unknown>} */
export function styled(href) {
  if (document.querySelector(`link[href$="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}
