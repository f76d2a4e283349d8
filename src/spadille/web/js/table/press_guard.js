// A press is meant for what was there when it began: that stays until the finger is off again, and what comes up under
// a finger that has just pressed sleeps for a moment.

/** Milliseconds that it sleeps. */
const SLEEP = 400;
/** So long after a press, what comes up was not yet there for the one who pressed. */
const RECENT = 2000;
/** The second press of a finger falls so many pixels from the first at most. */
const NEAR = 24;
/** The table waits for a finger no longer. */
const HELD = 1000;
/** The click of a press comes so soon after the finger is off. */
const CLICK = 60;
const CONTROLS = "button, a, input, select, summary";

/** @type {{x: number, y: number, at: number} | null} the latest press */
let press = null;
/** What is at that place, by name, with the moment from which it may act. @type {Map<string, number>} */
let there = new Map();

/** The timer that runs while a finger is down. */
let down = 0;
/** What waits until it is off. @type {(() => void)[]} */
const waiting = [];

/** When no finger is down: what is drawn anew under one would lose its press. @returns {Promise<void>} */
export const unpressed = () => new Promise((done) => void (down ? waiting.push(done) : done()));

/** The finger is off, and its click is done. */
function lift() {
  down = 0;
  for (const done of waiting.splice(0)) done();
}

/** The finger will be taken for lifted by then. @param {number} delay */
function liftIn(delay) {
  clearTimeout(down);
  down = window.setTimeout(lift, delay);
}

/** What a control is, however often it is drawn anew. @param {HTMLElement} node */
function nameOf(node) {
  const { card, move, focus, field } = node.dataset;
  return [card, move, focus, field].some(Boolean)
    ? [card, move, focus, field].join(" ")
    : `${node.textContent} ${node.getAttribute("aria-label")}`;
}

/** The controls at the place of the press, by name; the one right under it has a name of its own. @returns {Map<string, HTMLElement>} */
function near() {
  /** @type {Map<string, HTMLElement>} */
  const found = new Map();
  if (!press) return found;
  const { x, y } = press;
  const under = document.elementFromPoint(x, y)?.closest(CONTROLS);
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(CONTROLS))) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR) continue;
    found.set(`${each === under ? "under" : "beside"} ${nameOf(each)}`, each);
  }
  return found;
}

/** Something has come, gone or moved: what has come to the place of the press sleeps. */
function settle() {
  const now = Date.now();
  if (!press || now - press.at > RECENT) return;
  const [found, before] = [near(), there];
  there = new Map();
  for (const [name, node] of found) {
    const until = before.get(name) ?? before.get(name.replace(/^beside/, "under")) ?? now + SLEEP;
    there.set(name, until);
    if (until <= now) continue;
    node.dataset.asleep = "";
    window.setTimeout(() => delete node.dataset.asleep, until - now);
  }
}

/** Watch all that is pressed, and all that comes up. */
export function watchOver() {
  document.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      const now = Date.now();
      liftIn(HELD);
      press = { x: clientX, y: clientY, at: now };
      there = new Map([...near()].map(([name, node]) => [name, "asleep" in node.dataset ? now + SLEEP : 0]));
    },
    true,
  );
  for (const each of ["pointerup", "pointercancel"]) document.addEventListener(each, () => down && liftIn(CLICK), true);
  document.addEventListener(
    "click",
    (event) => {
      if (down) window.setTimeout(lift);
      clearTimeout(down);
      down = 0;
      const asleep = /** @type {Element} */ (event.target).closest("[data-asleep]");
      if (!asleep || !event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  new MutationObserver(settle).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "open"],
  });
}
