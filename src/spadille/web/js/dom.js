// Building the page: one small function, no templates, no inline script or style.

/**
 * Make an element. Properties that start with "on" are listeners, "data" and "aria-…" attributes are set as such.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "vars") for (const [key, each] of Object.entries(value)) node.style.setProperty(key, String(each));
    else if (name in node && !name.includes("-") && name !== "list") /** @type {any} */ (node)[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((each) => each !== null && each !== undefined && each !== false).map((each) => (each instanceof Node ? each : String(each))));
  return node;
}

/** @param {Element} parent @param {...(Node | null)} children */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.filter((each) => each !== null).map((each) => /** @type {Node} */ (each)));
}

/** The element of that id, which must be there. @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

let toastTimer = 0;

/**
 * Say something at the foot of the page for a while.
 * @param {string} words
 * @param {Node} [more]
 */
export function toast(words, more) {
  const box = byId("toast");
  fill(box, document.createTextNode(words), more ?? null);
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (box.hidden = true), 6000);
}

/** Tell a screen reader. @param {string} words */
export function announce(words) {
  byId("live").textContent = words;
}

/**
 * A dialog that closes by its button, Escape, or a click beside it.
 * @param {string} title
 * @param {...Node} content
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...content) {
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": title }));
  const close = h("button", { type: "button", class: "close", "aria-label": "Close", onclick: () => box.close() }, "×");
  box.append(h("header", {}, h("h2", {}, title), close), h("div", { class: "content" }, ...content));
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
