// A press applies to the controls that existed when it began: redrawing waits until the finger is lifted, and new
// controls at the place of a recent press are inactive for a moment.

/** Milliseconds that a new control is inactive. */
const SLEEP = 400;
/** Milliseconds after a press in which new controls at its place are guarded. */
const RECENT = 2000;
/** Maximum distance in pixels between two presses at the same place. */
const NEAR = 24;
/** Maximum milliseconds that redrawing waits for a finger. */
const HELD = 1000;
/** Milliseconds after lifting a finger in which its click arrives. */
const CLICK = 60;
const CONTROLS = "button, a, input, select, summary";

/** @type {{x: number, y: number, at: number} | null} the latest press */
let press = null;
/** Controls at that place by name, with the time from which each is active. @type {Map<string, number>} */
let there = new Map();

/** The timer that runs while a finger is down. */
let down = 0;
/** Callbacks waiting for the finger to be lifted. @type {(() => void)[]} */
const waiting = [];

/** Resolves when no finger is down: a control redrawn during a press would lose the press. @returns {Promise<void>} */
export const unpressed = () => new Promise((done) => void (down ? waiting.push(done) : done()));

/** Handle the end of a press, after its click. */
function lift() {
  down = 0;
  for (const done of waiting.splice(0)) done();
}

/** Schedule the end of a press. @param {number} delay */
function liftIn(delay) {
  clearTimeout(down);
  down = window.setTimeout(lift, delay);
}

/** A name for a control that stays the same after redrawing. @param {HTMLElement} node */
function nameOf(node) {
  const { card, move, focus, field } = node.dataset;
  return [card, move, focus, field].some(Boolean)
    ? [card, move, focus, field].join(" ")
    : `${node.textContent} ${node.getAttribute("aria-label")}`;
}

/**
 * The controls at the place of the press by name; the one directly under it has a different name.
 * @returns {Map<string, HTMLElement>}
 */
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

/** After a change of the page, deactivate new controls at the place of the press for a moment. */
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

/** Watch all presses and all changes of the page. */
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
