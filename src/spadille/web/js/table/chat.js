// The chat: a list beside the felt, a count of unread lines, and bubbles at the speakers' plates.

import { NARROW, announce, fill, h, press } from "../core/dom.js";
import { unpressed } from "../core/press_guard.js";
import { say } from "../core/words.js";

/** Ready-made phrases by name; everybody reads them in their own language. */
const PHRASES = {
  hello: say("hello"),
  "good-luck": say("good-luck"),
  "well-played": say("well-played"),
  "thank-you": say("thank-you"),
  "one-moment": say("one-moment-please"),
  sorry: say("sorry"),
  "good-game": say("good-game"),
};
/** Emoji reactions, each with its name. @type {Record<string, [string, string]>} */
const FACES = {
  smile: ["😊", say("smile")],
  laugh: ["😂", say("laugh")],
  surprise: ["😮", say("surprise")],
  sorrow: ["😢", say("sorrow")],
  heart: ["♥", say("heart")],
};
/** Milliseconds that a reaction stays at the plate. */
const PULLED = 3500;
/** Milliseconds that a bubble stays, plus a time per letter. */
const STAYS = 5000;
const PER_LETTER = 40;
const MOST = 200;
/** Maximum length of a line, same as in the server. */
const LONGEST = 200;

/** @typedef {{name: string, seat: number | null, text: string}} Said a line of the chat */

export class Talk {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {HTMLElement} felt
   * @param {() => void} changed called when the unread count has changed
   * @param {() => void} away closes what covers the felt
   */
  constructor(store, felt, changed, away) {
    this.store = store;
    this.felt = felt;
    this.changed = changed;
    this.away = away;
    this.muted = false;
    /** Seats muted by this viewer. @type {Set<number>} */
    this.hidden = new Set();
    this.unread = 0;
    /** Number of lines heard, by speaker and text; null before the first connection. @type {Map<string, number> | null} */
    this.known = null;
    /** Lines heard before this connection, which repeats them. @type {Map<string, number> | null} */
    this.repeats = null;
    /** The chat was opened or closed automatically once; later the person decides. */
    this.offered = false;
    this.badge = h("span", { class: "count-badge", hidden: true });
    this.lines = h("ol", { class: "said-list", tabIndex: 0, "aria-label": say("chat") });
    this.bubbles = h("div", { class: "bubbles", "aria-hidden": "true" });
    this.node = h(
      "details",
      { class: "chat drawer", hidden: true },
      h("summary", {}, say("chat"), this.badge),
      this.lines,
      this.form(),
    );
    this.node.addEventListener("toggle", () => this.read());
    store.on("opened", () => this.clear());
    store.on("reacted", (told) => this.react(told));
    store.on("said", (told) => {
      const fresh = !store.gaps;
      unpressed().then(() => this.hear(told, fresh)); // later, because a new line moves what is below it
    });
  }

  /** @returns {boolean} */
  get open() {
    return /** @type {HTMLDetailsElement} */ (this.node).open;
  }

  form() {
    const field = /** @type {HTMLInputElement} */ (
      h("input", {
        maxLength: LONGEST,
        "aria-label": say("say-something"),
        placeholder: say("say-something"),
        autocomplete: "off",
      })
    );
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!field.value.trim() || this.store.send({ t: "chat", text: field.value })) field.value = "";
    };
    const mute = press(say("hide-all-talk"), () => {
      this.muted = !this.muted;
      mute.textContent = this.muted ? say("show-all-talk") : say("hide-all-talk");
    });
    const phrases = Object.entries(PHRASES).map(([what, text]) =>
      press(text, () => this.store.send({ t: "phrase", what })),
    );
    const faces = Object.entries(FACES).map(([what, [face, name]]) =>
      h("button", { class: "mien", "aria-label": name, title: name, onclick: () => this.pull(what) }, face),
    );
    return h(
      "form",
      { onsubmit },
      field,
      h("p", { class: "phrases" }, ...faces),
      h("p", { class: "phrases" }, ...phrases),
      h("p", { class: "phrases" }, mute),
    );
  }

  /** Send a reaction; a drawer over the felt is closed to show it. @param {string} what */
  pull(what) {
    this.store.send({ t: "react", what });
    this.away();
  }

  /** @param {number} seat */
  hides(seat) {
    return this.hidden.has(seat);
  }

  /** Mute a seat for this viewer, or unmute it; returns true if it is now muted. @param {number} seat */
  hide(seat) {
    const on = !this.hidden.delete(seat);
    if (on) this.hidden.add(seat);
    return on;
  }

  /** Empty the list: a new connection repeats the chat. */
  clear() {
    fill(this.lines);
    if (this.known && this.store.state) this.repeats = new Map([...(this.repeats ?? []), ...this.known]);
    this.known = new Map();
  }

  /** True if a repeated line has been heard before, or the page is new. @param {Said} told */
  again(told) {
    const line = JSON.stringify([told.seat, told.name, told.text]);
    const [heard, before] = [this.known?.get(line) ?? 0, this.repeats];
    this.known?.set(line, heard + 1);
    return before === null || heard < (before.get(line) ?? 0);
  }

  /**
   * Show a line of the chat.
   * @param {Said} told
   * @param {boolean} fresh it is new, not repeated
   */
  hear(told, fresh) {
    const again = this.again(told) && !fresh;
    if (this.muted || (told.seat !== null && this.hidden.has(told.seat))) return;
    this.lines.append(h("li", {}, h("b", {}, told.name), ` ${told.text}`));
    while (this.lines.children.length > MOST) this.lines.firstElementChild?.remove();
    this.lines.scrollTop = this.lines.scrollHeight;
    if (again || (told.seat !== null && told.seat === this.store.state?.you)) return;
    announce(say("says", { who: told.name, text: told.text }));
    if (fresh) this.bubble(told);
    if (this.open && !document.hidden) return;
    this.count(this.unread + 1);
  }

  /** Show a reaction at its plate, one's own included; it is stored nowhere. @param {Reacted} told */
  react(told) {
    if (this.muted || (told.seat !== null && this.hidden.has(told.seat)) || !FACES[told.what]) return;
    announce(told.text);
    const [face] = FACES[told.what];
    this.show(h("p", { class: `bubble mien ${told.what}` }, face), told.seat, PULLED);
  }

  /** Show a line at the speaker's plate for some seconds; a watcher's at the top. @param {Said} told */
  bubble({ name, seat, text }) {
    const shown = h("p", { class: "bubble" }, seat === null ? `${name}: ${text}` : text);
    this.show(shown, seat, STAYS + PER_LETTER * text.length);
  }

  /**
   * Show something at a plate for a while; at the top if it is no player's.
   * @param {HTMLElement} shown
   * @param {number | null} seat
   * @param {number} stays
   */
  show(shown, seat, stays) {
    shown.dataset.of = String(seat);
    for (const old of [...this.bubbles.children])
      if (/** @type {HTMLElement} */ (old).dataset.of === String(seat)) old.remove();
    this.bubbles.append(shown);
    this.settle();
    window.setTimeout(() => shown.remove(), stays);
  }

  /** Move the bubbles to their plates after a redraw of the felt. */
  settle() {
    const board = this.bubbles.getBoundingClientRect();
    for (const each of /** @type {HTMLElement[]} */ ([...this.bubbles.children])) {
      const found = this.felt.querySelector(`.plate[data-seat="${each.dataset.of}"]`)?.getBoundingClientRect();
      const plate = found?.width ? found : null;
      const { width } = each.getBoundingClientRect();
      const middle = plate ? plate.left + plate.width / 2 - board.left : board.width / 2;
      each.style.left = `${Math.max(4, Math.min(board.width - width - 4, middle - width / 2))}px`;
      each.style.top = `${plate ? plate.bottom - board.top + 4 : 8}px`;
    }
  }

  /** Mark all lines as read. */
  read() {
    if (!this.open || !this.unread) return;
    this.count(0);
  }

  /** @param {number} unread */
  count(unread) {
    this.unread = unread;
    this.badge.textContent = unread ? say("n-new", { n: unread }) : "";
    this.badge.hidden = !unread;
    this.changed();
  }

  /**
   * Show the chat if the table has one; unfolded once two people can talk and there is room.
   * @param {boolean} there
   * @param {number} people
   */
  offer(there, people) {
    this.node.hidden = !there;
    if (!there || this.offered || people < 2) return;
    this.offered = true;
    this.node.toggleAttribute("open", innerWidth > NARROW);
  }
}
