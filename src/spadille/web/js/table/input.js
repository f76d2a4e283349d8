// Input at the table by finger, mouse or keyboard.

import { announce, confirmed } from "../core/dom.js";
import { prefs } from "../core/prefs.js";
import { together } from "../felt/choices.js";
import { showHelp } from "../felt/terms.js";
import { say } from "../core/words.js";

/**
 * @typedef {{card?: string, focus?: string, move?: string, field?: string, value?: string, called?: string}} Kept
 */

const DRAGGED = 48;
const TYPING = 900;
/** @type {("pointerup" | "pointercancel")[]} */
const DROPS = ["pointerup", "pointercancel"];

/** @param {Element | null} node @returns {HTMLElement | null} */
const html = (node) => /** @type {HTMLElement | null} */ (node);

/** The name of a control. @param {HTMLElement} node */
const called = (node) => node.getAttribute("aria-label") ?? node.textContent ?? "";

export class Touch {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {HTMLElement} felt
   * @param {import("./lookups.js").Looks} looks
   * @param {import("./events.js").Newsreel} news
   */
  constructor(store, felt, looks, news) {
    this.store = store;
    this.felt = felt;
    this.looks = looks;
    this.news = news;
    /** @type {Set<string>} */
    this.picked = new Set();
    /** The move that was pressed once and needs a second press. */
    this.armed = "";
    this.buffer = "";
    this.typing = 0;
    this.dragged = false;
    /** The kind of pointer that pressed last. */
    this.by = "";
    /** The last focused control. @type {Kept | null} */
    this.had = null;
    /** No control was left to focus: the felt has the focus until there is one. */
    this.lost = false;
    /** @type {HTMLElement | null} */
    this.peek = null;
    this.closing = new AbortController();
    /** For listeners of the whole document, which end with this object. */
    this.open = { signal: this.closing.signal };
    document.addEventListener("keydown", (event) => this.key(event), this.open);
    for (const topic of ["refused", "moving"]) store.on(topic, () => this.picked.clear());
    store.on("shown", (state) => this.settle(state.scene));
    felt.addEventListener("click", (event) => this.tap(event), true);
    this.watchDrags();
    this.watchPeeks();
    this.watchFocus();
  }

  close() {
    this.closing.abort();
  }

  // -- cards ------------------------------------------------------------------------------------

  /** Unpick cards that are no longer there. @param {Scene} scene */
  settle(scene) {
    const there = new Set(scene.zones.flatMap((zone) => [...zone.faces, ...zone.rows.flat()]).map((face) => face.card));
    for (const card of this.picked) if (!there.has(card)) this.picked.delete(card);
    if (!scene.choices.some((choice) => choice.move === this.armed)) this.armed = "";
  }

  /** Handle the first press on a risky choice: it only asks for a second one. @param {Choice} choice */
  arm(choice) {
    this.armed = choice.move;
    announce(say("press-again-for", { what: choice.label }));
    this.store.redraw();
  }

  /** @param {MouseEvent} event */
  tap(event) {
    if (this.dragged) {
      this.dragged = false;
      event.stopPropagation();
      return;
    }
    this.store.tell("hurry");
    const target = /** @type {Element} */ (event.target);
    if (html(target.closest("[data-move]"))?.dataset.move !== this.armed) this.disarm();
    const card = html(target.closest("button.card"));
    if (card) return this.choose(card, event.detail === 0);
    const grave = html(target.closest('[data-does="give_up"]'));
    if (grave) this.ask(event, grave.dataset.move);
  }

  /** Cancel a first press after a press on something else. */
  disarm() {
    this.armed = "";
    for (const each of this.felt.querySelectorAll(".armed")) {
      each.classList.remove("armed");
      each.querySelector("small")?.replaceChildren(html(each)?.dataset.note ?? "");
    }
  }

  /**
   * Ask for confirmation of a move that ends the game for the viewer.
   * @param {Event} event
   * @param {string | undefined} move
   */
  ask(event, move) {
    const choice = this.store.state?.scene.choices.find((each) => each.move === move);
    if (!choice || choice.refusal) return;
    event.stopPropagation();
    confirmed(`${choice.label}?`, choice.label, () => this.store.move(choice.move));
  }

  /** @param {HTMLElement} node @returns {Face | undefined} */
  faceOf(node) {
    const faces = this.store.state?.scene.zones.flatMap((zone) => [...zone.faces, ...zone.rows.flat()]) ?? [];
    return faces.find((face) => (face.card ?? "") === node.dataset.card && (face.move ?? "") === node.dataset.move);
  }

  /** @param {HTMLElement} node @param {boolean} at_once chosen by keyboard or by dragging */
  choose(node, at_once) {
    const scene = this.store.state?.scene;
    const face = this.faceOf(node);
    if (!scene || !face || this.store.state?.you === null) return;
    const once = at_once || face.card === null || prefs.tap === "one" || (prefs.tap === "mouse" && this.by === "mouse");
    const name = face.card ?? "";
    if (scene.choices.some((choice) => choice.pick) && node.closest(".hand")) return this.toggle(name);
    if (face.refusal) return this.looks.why(face.refusal);
    if (together(scene).some((choice) => choice.cards.includes(name))) return this.combine(scene, face, once);
    if (!face.move) return;
    if (once || node.classList.contains("raised")) return this.store.move(face.move);
    this.picked.clear();
    for (const each of this.felt.querySelectorAll(".card.raised")) each.classList.remove("raised");
    node.classList.add("raised");
    this.felt.querySelector(".own-line > .prompt")?.replaceChildren(say("tap-again"));
  }

  /** @param {string} name */
  toggle(name) {
    if (!this.picked.delete(name)) this.picked.add(name);
    this.store.redraw();
  }

  /**
   * Choose a card that goes out with another, then its partner.
   * @param {Scene} scene
   * @param {Face} face
   * @param {boolean} once
   */
  combine(scene, face, once) {
    const name = face.card ?? "";
    const whole = together(scene).find(
      ({ cards }) => cards.includes(name) && [...this.picked].some((card) => card !== name && cards.includes(card)),
    );
    if (whole) return this.store.move(whole.move);
    if (face.move && (once || this.picked.has(name))) return this.store.move(face.move);
    this.picked = new Set(this.picked.has(name) ? [] : [name]);
    this.store.redraw();
  }

  // -- dragging, peeking ------------------------------------------------------------------------

  watchDrags() {
    /** @type {{card: HTMLElement, x: number, y: number} | null} */
    let held = null;
    this.felt.addEventListener("pointerdown", (event) => {
      const card = html(/** @type {Element} */ (event.target).closest(".hand button.card, .own button.card"));
      this.dragged = false;
      this.by = event.pointerType;
      held = card && event.button === 0 ? { card, x: event.clientX, y: event.clientY } : null;
    });
    const move = (/** @type {PointerEvent} */ event) => {
      if (!held || !event.buttons) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (Math.hypot(x, y) < 6) return;
      held.card.classList.add("dragged");
      held.card.style.setProperty("translate", `${x}px ${y}px`);
    };
    const drop = (/** @type {PointerEvent} */ event) => {
      if (!held) return;
      const { card, y } = held;
      held = null;
      if (!card.classList.contains("dragged")) return;
      this.dragged = true;
      window.setTimeout(() => (this.dragged = false), 50);
      card.classList.remove("dragged");
      card.style.removeProperty("translate");
      if (event.type === "pointerup" && y - event.clientY > DRAGGED && card.isConnected) this.choose(card, true);
    };
    document.addEventListener("pointermove", move, this.open);
    for (const each of DROPS) document.addEventListener(each, drop, this.open);
  }

  /** Show the last trick while the middle is held. */
  watchPeeks() {
    const away = () => {
      this.peek?.remove();
      this.peek = null;
    };
    this.felt.addEventListener("pointerdown", (event) => {
      if (!(/** @type {Element} */ (event.target).closest(".zone-trick"))) return;
      const row = this.looks.lastTrick();
      if (!row || this.news.busy) return;
      this.peek = document.createElement("div");
      this.peek.className = "peek";
      this.peek.append(row);
      this.felt.append(this.peek);
    });
    for (const each of DROPS) document.addEventListener(each, away, this.open);
  }

  // -- focus ------------------------------------------------------------------------------------

  /** Restore the focus when a person returns to the table. */
  watchFocus() {
    this.felt.tabIndex = -1;
    this.felt.dataset.home = "";
    this.felt.addEventListener("focusin", () => (this.had = this.focused()));
    this.felt.addEventListener("home", () => this.refocus(this.had));
  }

  /** The focused control, in a form that can be found again after drawing. @returns {Kept | null} */
  focused() {
    const active = html(document.activeElement);
    if (active === this.felt) return this.lost ? {} : null;
    if (!active || !this.felt.contains(active)) return null;
    const { card, focus, move, field } = active.dataset;
    const value = active instanceof HTMLInputElement ? active.value : undefined;
    return { card, focus, move, field, value, called: called(active) };
  }

  /**
   * Make one card a stop of the Tab key, and restore the focus; the felt keeps it meanwhile.
   * @param {Kept | null} kept
   */
  refocus(kept) {
    const cards = this.cards();
    const first = cards.find((card) => !card.getAttribute("aria-disabled")) ?? cards[0];
    if (first) first.tabIndex = 0;
    if (!kept && document.activeElement === document.body) this.felt.focus({ preventScroll: true });
    if (!kept) return;
    const by = (/** @type {string} */ name, /** @type {string | undefined} */ value) =>
      value ? html(this.felt.querySelector(`[data-${name}="${CSS.escape(value)}"]:is(button, input)`)) : null;
    const same = by("field", kept.field) ?? by("focus", kept.focus) ?? by("card", kept.card) ?? by("move", kept.move);
    const named = [...this.felt.querySelectorAll("button:not(:disabled), a[href], input, select, summary")].map(html);
    const again = same ?? named.find((each) => kept.called && each && called(each) === kept.called) ?? null;
    if (again instanceof HTMLInputElement && kept.value !== undefined) again.value = kept.value;
    const on = ".options-bar button:not([aria-disabled]), .after .main, .deal-panel .actions button";
    const next = again ?? first ?? html(this.felt.querySelector(on));
    this.lost = !next;
    (next ?? this.felt).focus({ preventScroll: true });
  }

  /** @returns {HTMLElement[]} */
  cards() {
    return [...this.felt.querySelectorAll("button.card")].map((each) => /** @type {HTMLElement} */ (each));
  }

  // -- keys -------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest("input, select, textarea") ||
      document.querySelector("dialog[open]")
    )
      return;
    if (!this.store.state || this.store.state.room.phase === "gathering") return;
    if (this.hurry(event.key, target)) return event.preventDefault();
    const cards = this.cards();
    const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (cards.length && (event.key === "ArrowRight" || event.key === "ArrowLeft"))
      this.step(cards, at, event.key === "ArrowRight" ? 1 : -1);
    else if (event.key === "ArrowUp" && at >= 0) this.choose(cards[at], true);
    else if (event.key === "ArrowDown" && at >= 0) this.lower(cards[at]);
    else if (event.key === "Enter" && this.buffer) this.say(this.buffer, true);
    else if (event.key.length !== 1 || event.key === " " || !this.letter(event.key.toLowerCase(), cards[at])) return;
    event.preventDefault();
  }

  /**
   * End a wait for the person by Enter, Space or an arrow; returns true if the key does nothing else. Enter and Space on
   * a control press it: on the felt the press ends the wait, beside it the key does (without "hurry", which would close the
   * drawer that holds the control). Beside the felt the arrows up and down scroll what has the focus; those to the
   * sides go from card to card, if there are cards.
   * @param {string} key
   * @param {Element} target
   */
  hurry(key, target) {
    const presses = key === "Enter" || key === " ";
    const sideways = key === "ArrowLeft" || key === "ArrowRight";
    if (!this.news.release || this.buffer || !(presses || key.startsWith("Arrow"))) return false;
    const beside = !this.felt.contains(target) && !target.contains(this.felt);
    const control = target.closest("button, a, summary");
    if (presses && control && beside) this.news.release();
    if (presses ? control : beside && !sideways) return false;
    this.store.tell("hurry");
    return !sideways;
  }

  /** @param {HTMLElement[]} cards @param {number} at @param {number} by */
  step(cards, at, by) {
    const next = cards[at < 0 ? 0 : (at + by + cards.length) % cards.length];
    for (const card of cards) card.tabIndex = card === next ? 0 : -1;
    next.focus();
  }

  /** @param {HTMLElement} card */
  lower(card) {
    const lifted = card.classList.contains("raised");
    card.classList.remove("raised");
    if (this.picked.delete(card.dataset.card ?? "") || lifted) this.store.redraw();
  }

  /**
   * Handle a letter or digit: a part of a choice, or a key of the table.
   * @param {string} key
   * @param {HTMLElement | undefined} card
   */
  letter(key, card) {
    if (this.say(this.buffer + key) || (this.buffer && this.say(key))) return true;
    this.buffer = "";
    if (key === "l") this.looks.last();
    else if (key === "s") this.looks.sheet();
    else if (key === "h" && this.store.state?.room.hints) this.store.send({ t: "hint" });
    else if (key === "u" && this.store.state?.room.phase === "playing" && this.store.state.you !== null)
      this.store.send({ t: "undo" });
    else if (key === "g" && this.store.state) showHelp(this.store.state.room.game, this.store.state.room.rulebook);
    else if (key === "?" || key === "/") this.explain(card);
    else return false;
    return true;
  }

  /**
   * Show the reason why the focused card may not be played, or the list of keys.
   * @param {HTMLElement | undefined} card
   */
  explain(card) {
    const refusal = card && this.faceOf(card)?.refusal;
    if (refusal) this.looks.why(refusal);
    else import("../pages/settings.js").then(({ showKeys }) => showKeys());
  }

  /** Make the choice that has been typed, if there is one. @param {string} typed @param {boolean} [now] */
  say(typed, now = false) {
    window.clearTimeout(this.typing);
    const words = (/** @type {HTMLElement} */ each) => (each.dataset.typed ?? each.dataset.key ?? "").split(" ");
    const options = [...this.felt.querySelectorAll(".options-bar :is([data-typed], input[data-key])")].map(
      (each) => /** @type {HTMLElement} */ (each),
    );
    const possible = options.filter((each) => words(each).some((word) => word.startsWith(typed)));
    const exact = possible.find((each) => words(each).includes(typed));
    if (!possible.length) return false;
    if (exact && (now || possible.length === 1)) {
      this.buffer = "";
      this.press(exact);
      return true;
    }
    this.buffer = typed;
    this.typing = window.setTimeout(() => {
      this.buffer = "";
      if (exact?.isConnected) this.press(exact);
    }, TYPING);
    return true;
  }

  /** @param {HTMLElement} option */
  press(option) {
    if (option instanceof HTMLInputElement) {
      option.focus();
      option.select();
    } else option.click();
  }
}
