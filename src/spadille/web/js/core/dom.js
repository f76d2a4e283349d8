// Building the page: one small function, no templates, no inline script or style.

import { say } from "./words.js";

/** Windows that are no wider have drawers, and no room beside the felt. */
export const NARROW = 1000;

/**
 * Make an element. Properties that start with "on" are listeners, "data" and "aria-…" attributes are set as such; a
 * button sends no form unless its type says so.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  if (tag === "button") node.setAttribute("type", "button");
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "vars")
      for (const [key, each] of Object.entries(value)) node.style.setProperty(key, String(each));
    else if (name in node && !name.includes("-") && name !== "list") /** @type {any} */ (node)[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(
    ...children
      .filter((each) => each !== null && each !== undefined && each !== false)
      .map((each) => (each instanceof Node ? each : String(each))),
  );
  return node;
}

/** A button. @param {string | Node} text @param {(event: any) => unknown} onclick @param {string} [name] its class */
export const press = (text, onclick, name) => h("button", { class: name, onclick }, text);

/** A link that is drawn into this window. @param {string} href @param {string | Node} text @param {string} [name] its class */
export const pageLink = (href, text, name) => h("a", { class: name, href, "data-go": true }, text);

/** Go to another page without loading this one anew: who draws the pages hears of it. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new Event("go"));
}

/** The place of the page that was asked for last: what comes late for another one is painted nowhere. @type {Element | null} */
let latest = null;

/** A place for another page. It comes into the window when it is filled first. */
export function pagePlace() {
  return (latest = h("div", { class: "page-place" }));
}

/** Another page has been asked for since. @param {Element} place */
export const isLeft = (place) => place !== latest;

/** Call the window what a page is called, unless it has been left. @param {Element} place @param {string} text */
export function entitle(place, text) {
  if (!isLeft(place)) document.title = text;
}

/** @param {Element} parent @param {...(Node | null)} children */
export function fill(parent, ...children) {
  if (parent === latest && !parent.isConnected) byId("app").replaceChildren(parent);
  parent.replaceChildren(...children.filter((each) => each !== null).map((each) => /** @type {Node} */ (each)));
}

/** The element of that id, which must be there. @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** What an unknown fault says. @param {unknown} wrong */
export const words = (wrong) => sentence(wrong instanceof Error ? wrong.message : String(wrong));

/** Words with a capital and a full stop: reasons of the server have none. @param {string} text */
export const sentence = (text) => text && `${text[0].toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? "" : "."}`;

/** Do something that may fail, and say so if it does. @param {() => unknown} work */
export async function trying(work) {
  try {
    await work();
  } catch (wrong) {
    toast(words(wrong));
  }
}

let toastTimer = 0;

/**
 * Say something for a while, and aloud: over a place that it is about, else at the head of the page.
 * @param {string} text
 * @param {Node} [more]
 * @param {Element | null} [place]
 */
export function toast(text, more, place) {
  const box = byId("toast");
  box.classList.toggle("over", Boolean(place));
  if (place) box.style.setProperty("--foot", `${Math.round(innerHeight - place.getBoundingClientRect().top + 8)}px`);
  fill(box, document.createTextNode(text), more ?? null);
  box.hidden = false;
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  announce(text.trim());
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (box.hidden = true), 7000);
}

/** Tell a screen reader, in a window too, behind which nothing is read; what was said just before stays a while. @param {string} text */
export function announce(text) {
  if (!text) return;
  for (const live of document.querySelectorAll("[role=log].unseen")) {
    live.append(h("p", {}, text));
    while (live.children.length > 8) live.firstElementChild?.remove();
  }
}

/** The focus is nowhere, as what had it has gone: it goes to the table, else to the heading of the page. */
export function home() {
  if (document.activeElement !== document.body) return;
  const table = document.querySelector("[data-home]");
  if (table) return void table.dispatchEvent(new Event("home"));
  const place = /** @type {HTMLElement} */ (document.querySelector("#app h1") ?? byId("app"));
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * A dialog that closes by its button, Escape, or a click beside it.
 * @param {string} title
 * @param {...(Node | null)} content
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...content) {
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": title }));
  const close = h("button", { class: "close", "aria-label": say("close"), onclick: () => box.close() }, "×");
  const inside = h("div", { class: "content", tabIndex: 0, role: "region", "aria-label": title });
  fill(inside, ...content);
  const live = h("div", { class: "unseen", role: "log", "aria-live": "polite", "aria-label": say("what-happens") });
  box.append(h("header", {}, h("h2", {}, title), close), inside, live);
  box.addEventListener("close", () => {
    document.body.append(byId("toast"));
    box.remove();
    home();
  });
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Ask before something that cannot be taken back. @param {string} question @param {string} yes @param {() => void} then */
export function confirmed(question, yes, then) {
  const box = dialog(
    question,
    h(
      "p",
      { class: "actions" },
      press(
        yes,
        () => {
          box.close();
          then();
        },
        "main",
      ),
      press(say("no"), () => box.close()),
    ),
  );
}

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
