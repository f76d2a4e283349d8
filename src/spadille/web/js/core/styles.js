// Style sheets that are loaded on demand, since the first view does not need them.

import { h } from "./dom.js";

/** Style sheets that are there, or on their way. @type {Map<string, Promise<unknown>>} */
const known = new Map();

/** Load a style sheet, once; one that did not come is asked for again. @param {string} href @returns {Promise<unknown>} */
export function styled(href) {
  const loading = known.get(href) ?? loaded(href);
  known.set(href, loading);
  return loading;
}

/** @param {string} href @returns {Promise<unknown>} */
const loaded = (href) =>
  document.querySelector(`link[href$="${href}"]`)
    ? Promise.resolve()
    : new Promise((done) => {
        const failed = () => {
          known.delete(href);
          link.remove();
          done(undefined);
        };
        const link = h("link", { rel: "stylesheet", href, onload: done, onerror: failed });
        document.head.append(link);
      });
