// The panel beside the felt: tools, chat, reference information, and the table's links.

import { bookTitle, get, takeSeat } from "../core/api.js";
import { written } from "../felt/cards.js";
import { NARROW, confirmed, dialog, fill, go, h, toast, trying } from "../core/dom.js";
import { sameCards } from "../visitor/same_cards.js";
import { drawAside } from "../felt/felt.js";
import { linkRow } from "../visitor/link_row.js";
import { wayBack } from "../visitor/seat_link.js";
import { rulesHere } from "../visitor/later.js";
import { letGo } from "../visitor/my_tables.js";
import { Claim } from "./claim.js";
import { Talk } from "./chat.js";
import { button, toolsOf } from "./tools.js";
import { guest, nameField } from "../visitor/you.js";
import { say } from "../core/words.js";

/** @param {Element | null} node @returns {HTMLElement | null} */
const html = (node) => /** @type {HTMLElement | null} */ (node);

/**
 * Refill a place unless it would look the same, so that presses and the focus are not lost.
 * @param {Element} place
 * @param {...(Node | null)} children
 */
function renew(place, ...children) {
  // A child may lie in the place already: to take it out for the comparison would take the focus from it.
  const next = children.filter((each) => each !== null);
  const same =
    next.length === place.childNodes.length && next.every((each, at) => each.isEqualNode(place.childNodes[at]));
  if (same) return;
  const held = place.contains(document.activeElement) ? html(document.activeElement)?.dataset.focus : undefined;
  fill(place, ...next);
  if (held === undefined) return;
  const again = place.querySelector(`[data-focus="${CSS.escape(held)}"]:not(:disabled)`);
  html(again ?? place.querySelector("button:not(:disabled)"))?.focus({ preventScroll: true });
}

export class Side {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {HTMLElement} felt
   * @param {import("./lookups.js").Looks} looks
   */
  constructor(store, felt, looks) {
    this.store = store;
    this.looks = looks;
    this.claim = new Claim(store);
    this.before = 0;
    /** Events up to this version are in the log already. */
    this.told = 0;
    /** @type {HTMLElement | null} */
    this.back = null;
    /** @type {Set<string>} */
    this.noted = new Set();
    this.tools = h("div", { class: "tools" });
    this.notes = h("div", { class: "notes" });
    this.looked = h("div", { class: "aside-zones" });
    this.title = h("h1", { class: "title" });
    this.log = h("ol", { class: "log", tabIndex: 0, "aria-label": say("what-has-happened") });
    this.story = h(
      "details",
      { class: "story drawer", open: innerWidth > NARROW },
      h("summary", {}, say("what-has-happened")),
      this.log,
    );
    this.talk = new Talk(
      store,
      felt,
      () => store.state && this.renewTools(store.state),
      () => this.tuckAway(),
    );
    /** The tools behind "More" are shown. */
    this.more = false;
    /** There have been tricks, so the tool for the last one keeps its place. */
    this.tricks = false;
    this.node = h(
      "aside",
      { class: "side", "aria-label": say("at-the-table") },
      this.title,
      this.tools,
      this.notes,
      this.looked,
      this.story,
      this.talk.node,
    );
    this.node.addEventListener("keydown", (event) => this.escape(event));
    store.on("opened", () => this.lookBack());
    store.on("past", (past) => this.recall(past));
    store.on("noted", (told) => this.note(told));
    store.on("notice", ({ text }) => this.post(text));
    for (const topic of ["wished", "paired"])
      store.on(topic, async (told) => (await import("../visitor/friends.js")).hear(store, told, this.notes));
    store.on("hurry", () => this.tuckAway());
  }

  /**
   * Use closed drawers for log and chat when the window gets narrow, or is zoomed; returns a function that stops it.
   */
  watchWidth() {
    const narrow = matchMedia(`(max-width: ${NARROW}px)`);
    const changed = () => (narrow.matches ? this.fold() : this.story.toggleAttribute("open", true));
    narrow.addEventListener("change", changed);
    return () => narrow.removeEventListener("change", changed);
  }

  /** Offer the way back after moving to this seat by a link. */
  lookBack() {
    wayBack(this.store.id, () => this.store.again()).then(
      (found) => {
        this.back = found;
        if (this.store.state) this.draw({ ...this.store.state, events: [] });
      },
      () => undefined,
    );
  }

  /**
   * Add a line to the table's log; repeated ones from a new connection are skipped.
   * @param {{v: number, text: string}} told
   */
  note(told) {
    const line = `${told.v} ${told.text}`;
    if (this.noted.has(line)) return;
    this.noted.add(line);
    this.log.prepend(h("li", { class: "noted" }, told.text));
    this.story.hidden = false;
  }

  /** Show an announcement of the operator, and keep it in the log. @param {string} text */
  post(text) {
    toast(text);
    this.log.prepend(h("li", { class: "notice" }, text));
    this.story.hidden = false;
  }

  /** Show the events from before this page was connected. @param {Past} past */
  recall(past) {
    for (const line of [...this.log.children]) if (!line.className) line.remove();
    this.told = 0;
    this.tell(past.events, 0);
    this.told = past.v;
    if (!past.stood) return;
    this.log.prepend(h("li", { class: "notice" }, ...written(past.stood)));
    toast(past.stood);
  }

  /** Add events to the log, the latest first. @param {News[]} events @param {number} v */
  tell(events, v) {
    if (v && v < this.before) {
      this.log.prepend(h("li", {}, say("taken-back")));
      this.told = 0;
    }
    this.before = v || this.before;
    if (v && v <= this.told) return;
    const aloud = this.store.latest?.scene.score.aloud ?? true;
    const worth = events.filter(
      (event) => (aloud || event.what !== "deal_scored") && !(event.what === "moved" && event.aside),
    );
    for (const event of worth) this.log.prepend(h("li", {}, ...written(event.words)));
    while (this.log.children.length > 120) this.log.lastElementChild?.remove();
    this.story.hidden = !this.log.children.length;
  }

  /** @param {State} state */
  draw(state) {
    const { room } = state;
    const { store } = this;
    const playing = room.phase === "playing";
    const book = bookTitle(room.game, room.rulebook);
    const by = room.way || say("by-book", { book, changed: Object.keys(room.changed).length ? "yes" : "no" });
    const rules = () => rulesHere((store.state ?? state).room);
    renew(
      this.title,
      h("span", {}, room.title),
      h("button", { class: "by", title: say("rules-here"), onclick: rules }, by),
    );
    this.tell(state.events, state.v);
    this.renewTools(state);
    const standin = state.you !== null && room.seats[state.you]?.standin;
    renew(
      this.notes,
      playing && room.proof ? h("p", { class: "banner" }, say("opening-parts")) : null,
      standin
        ? h(
            "p",
            { class: "banner" },
            say("bot-for-you"),
            " ",
            button(say("take-seat-back"), () => store.send({ t: "back" })),
          )
        : null,
      playing && state.you === null ? this.joining(state) : null,
      sameCards(room),
      room.unmeasured ? h("p", { class: "cited unmeasured" }, room.unmeasured) : null,
      this.back,
      room.watchers ? h("p", { class: "cited" }, say("people-watch", { n: room.watchers })) : null,
    );
    fill(this.looked, ...drawAside(state.scene));
    this.talk.offer(room.chat, room.seats.filter((seat) => seat.kind === "person").length);
  }

  /** @param {State} state */
  renewTools(state) {
    renew(this.tools, ...toolsOf(this, state));
  }

  /** Open or close a drawer; where there is little room, only one at a time. @param {HTMLElement} drawer */
  unfold(drawer) {
    const open = !drawer.hasAttribute("open");
    this.showMore(false);
    if (open && innerWidth <= NARROW) this.fold();
    drawer.toggleAttribute("open", open);
    // On touch screens, focusing the field would open a keyboard over the text.
    const field = matchMedia("(pointer: coarse)").matches ? null : drawer.querySelector("input");
    if (open) html(field ?? drawer.querySelector("ol"))?.focus({ preventScroll: true });
  }

  /**
   * Close the drawer over the felt on Escape; the focus returns to the tool that has opened it.
   * @param {KeyboardEvent} event
   */
  escape(event) {
    const drawer = innerWidth <= NARROW ? this.node.querySelector(".drawer[open]") : null;
    if (event.key !== "Escape" || !(this.more || drawer)) return;
    const name = drawer === this.story ? say("log") : say("chat");
    this.tuckAway();
    const tool = drawer && html(this.tools.querySelector(`[data-focus="${CSS.escape(name)}"]`));
    const seen = tool?.checkVisibility() ? tool : html(this.tools.querySelector(".more"));
    seen?.focus({ preventScroll: true });
  }

  /** Close everything that covers the felt, where there is little room. */
  tuckAway() {
    this.showMore(false);
    if (innerWidth <= NARROW) this.fold();
  }

  fold() {
    for (const each of this.node.querySelectorAll(".drawer[open]")) each.removeAttribute("open");
  }

  /** @param {boolean} on */
  showMore(on) {
    if (this.more === on) return;
    this.more = on;
    if (this.store.state) this.renewTools(this.store.state);
    if (on) html(this.tools.querySelector(".rest button"))?.focus();
  }

  /** Controls for a watcher to take a seat played by a bot. @param {State} state */
  joining(state) {
    const seat = state.room.coming === null ? undefined : state.room.seats[state.room.coming];
    if (seat) return h("p", { class: "banner" }, say("coming-in", { who: seat.name, bot: seat.waits ? "yes" : "no" }));
    const free = () => (this.store.state ?? state).room.seats.findIndex((seat) => seat.kind === "open");
    if (free() < 0) return h("p", { class: "cited" }, say("you-watch"));
    const sit = () =>
      trying(async () => {
        await takeSeat(this.store.id, free(), guest());
        this.store.again();
      });
    return h(
      "div",
      { class: "banner" },
      say("you-watch-seat-free"),
      nameField(),
      button(say("sit-down"), sit, { kind: "main" }),
    );
  }

  stand() {
    confirmed(say("leave-seat-asks"), say("leave-seat"), () => this.store.send({ t: "stand" }));
  }

  /** Ask the others to take a move back. */
  takeBack() {
    this.showMore(false);
    this.store.send({ t: "undo" });
  }

  /** Give the table up, as its host. */
  letGo() {
    return letGo(this.store.id, (way) => way === "close" || go("/"));
  }

  async share() {
    await trying(async () => {
      const links = await get(`/api/tables/${this.store.id}/links`);
      const watching = this.store.state?.room.watching;
      dialog(
        say("links"),
        linkRow(say("for-friends"), links.table, say("anyone-who-opens")),
        this.making(),
        links.seat ? linkRow(say("for-other-device"), links.seat, say("your-seat-keep")) : null,
        links.watch
          ? linkRow(
              say("for-watchers"),
              links.watch,
              watching === "link" ? say("only-with-link") : say("watch-without-seat"),
            )
          : null,
        this.store.state?.room.host && !this.store.state.room.acting ? this.watching(Boolean(links.watch)) : null,
      );
    });
  }

  /** Controls for the host to free a bot's seat for a friend. */
  making() {
    const { room } = this.store.state ?? {};
    if (!room?.host || room.phase !== "playing" || room.same || room.seats.some((seat) => seat.kind === "open"))
      return null;
    const bots = [...room.seats.keys()].filter((at) => room.seats[at].kind === "bot");
    if (!bots.length) return null;
    const place = h("div", { class: "making-room" }, h("p", {}, say("seat-for-friend")));
    const free = (/** @type {number} */ at) => () => {
      this.store.send({ t: "free", seat: at });
      fill(place, h("p", { role: "status" }, say("seat-is-free", { who: room.seats[at].name })));
    };
    place.append(h("p", { class: "actions" }, ...bots.map((at) => button(room.seats[at].name, free(at)))));
    return place;
  }

  /** The host's switch of the watch link. @param {boolean} on */
  watching(on) {
    const set = (/** @type {boolean} */ wanted) => () => {
      this.store.send({ t: "watch", on: wanted });
      document.querySelector("dialog")?.close();
      toast(wanted ? say("new-watch-link") : say("nobody-can-watch"));
    };
    return h(
      "p",
      { class: "actions" },
      button(on ? say("a-new-watch-link") : say("let-watch"), set(true)),
      on ? button(say("nobody-may-watch"), set(false)) : null,
    );
  }
}
