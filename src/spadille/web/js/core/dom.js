// Building blocks of the page: small functions, no templates, no inline script or style.

import { base } from "./transport.js";
import { say } from "./words.js";

/** Maximum window width for the layout with drawers and no room beside the felt. */
export const NARROW = 1000;

/**
 * Make an element. Properties that start with "on" are listeners; "data" and "aria-…" are set as attributes. A button
 * submits no form unless its type says so.
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
    else if (name === "href") node.setAttribute(name, value[0] === "/" ? base + value : value);
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

/**
 * A link that opens in this window without reloading.
 * @param {string} href
 * @param {string | Node} text
 * @param {string} [name] its class
 * @param {string} [label] for screen readers
 */
export const pageLink = (href, text, name, label) =>
  h("a", { class: name, href, "data-go": true, "aria-label": label }, text);

/** Go to another page without reloading the window; an event tells the page drawer. @param {string} path */
export function go(path) {
  history.pushState(null, "", base + path);
  dispatchEvent(new Event("go"));
}

/** The place of the most recently requested page; late content for other pages is not shown. @type {Element | null} */
let latest = null;

/** Make a place for another page; it replaces the old page when it is first filled. */
export function pagePlace() {
  return (latest = h("div", { class: "page-place" }));
}

/** True if another page has been requested since. @param {Element} place */
export const isLeft = (place) => place !== latest;

/** Set the window's title, unless the page has been left. @param {Element} place @param {string} text */
export function entitle(place, text) {
  if (!isLeft(place)) document.title = text;
}

/** @param {Element} parent @param {...(Node | null)} children */
export function fill(parent, ...children) {
  if (parent === latest && !parent.isConnected) byId("app").replaceChildren(parent);
  parent.replaceChildren(...children.filter((each) => each !== null).map((each) => /** @type {Node} */ (each)));
}

/** The element with an ID, which must exist. @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** True if the server shows a club. */
export const hasClub = () => "club" in document.body.dataset;

/** Words of browsers for a request, or a module, that did not get through. */
const UNREACHED = /^(failed to fetch|load failed|networkerror|importing a|error loading)/i;

/** The message of an unknown error, as a sentence. @param {unknown} wrong */
export const words = (wrong) =>
  wrong instanceof TypeError && UNREACHED.test(wrong.message)
    ? say("no-connection-now")
    : sentence(wrong instanceof Error ? wrong.message : String(wrong));

/** Add a capital letter and a full stop, which the server's reasons lack. @param {string} text */
export const sentence = (text) => text && `${text[0].toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? "" : "."}`;

/** Run something that may fail, and show the error if it does. @param {() => unknown} work */
export async function trying(work) {
  try {
    await work();
  } catch (wrong) {
    toast(words(wrong));
  }
}

/** Milliseconds that a toast stays. */
const TOAST_STAYS = 7000;
/** Milliseconds between two looks at whether the focus is still inside. */
const FOCUSED = 1000;
/** Timers of the elements that are shown for a while. @type {WeakMap<HTMLElement, number>} */
const timers = new WeakMap();

/**
 * Show an element for a while, counted from the last call, and as long as the focus is inside.
 * @param {HTMLElement} box
 * @param {number} ms
 */
export function showFor(box, ms) {
  const later = (/** @type {number} */ time) => void timers.set(box, window.setTimeout(away, time));
  const away = () => (box.contains(document.activeElement) ? later(FOCUSED) : void (box.hidden = true));
  clearTimeout(timers.get(box));
  box.hidden = false;
  later(ms);
}

/**
 * Show a message for a while and announce it: over the place that it concerns, or at the top of the page.
 * @param {string} text
 * @param {Node} [more]
 * @param {Element | null} [place]
 */
export function toast(text, more, place) {
  const box = byId("toast");
  box.classList.toggle("over", Boolean(place));
  if (place) box.style.setProperty("--foot", `${Math.round(innerHeight - place.getBoundingClientRect().top + 8)}px`);
  fill(box, document.createTextNode(text), more ?? null);
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  showFor(box, TOAST_STAYS);
  announce(text.trim());
}

/**
 * Copy the text of a field; where the browser has no clipboard for pages, as without HTTPS, select it to be copied by hand.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} byHand what is said then
 */
export async function copyText(field, byHand) {
  try {
    await navigator.clipboard.writeText(field.value);
    toast(say("copied"));
  } catch {
    field.focus();
    field.select();
    toast(byHand);
  }
}

/**
 * Announce text to a screen reader, also in an open dialog, since nothing behind one is read; recent texts stay a
 * while.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  for (const live of document.querySelectorAll("[role=log].unseen")) {
    live.append(h("p", {}, text));
    while (live.children.length > 8) live.firstElementChild?.remove();
  }
}

/** Move a lost focus to the table, or to the page's heading if there is no table. */
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
 * @param {...(Node | null)} given
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...given) {
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": title }));
  const close = h("button", { class: "close", "aria-label": say("close"), onclick: () => box.close() }, "×");
  const content = h("div", { class: "content", tabIndex: 0, role: "region", "aria-label": title });
  fill(content, ...given);
  const live = h("div", { class: "unseen", role: "log", "aria-live": "polite", "aria-label": say("what-happens") });
  box.append(h("header", {}, h("h2", {}, title), close), content, live);
  box.addEventListener("close", () => {
    document.body.append(byId("toast"));
    box.remove();
    home();
  });
  let inside = false; // where the press began: text that is being selected may end beside the dialog
  box.addEventListener("pointerdown", (event) => (inside = event.target !== box));
  box.addEventListener("click", (event) => event.target === box && !inside && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * Ask for confirmation of something irreversible.
 * @param {string} question
 * @param {string} yes
 * @param {() => void} then
 */
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

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
export function s(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}
