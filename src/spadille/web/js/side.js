// Beside the felt: tools, chat, what is only looked up, and what can be done after the game.

import { bookTitle, get, post, takeSeat } from "./api.js";
import { written } from "./cards.js";
import { announce, confirmed, dialog, fill, h, toast, trying } from "./dom.js";
import { drawAside } from "./felt.js";
import { linkRow } from "./gathering.js";
import { wayBack } from "./link.js";
import { openTable } from "./lobby.js";
import { go } from "./main.js";
import { rulesHere } from "./own.js";
import { prefs } from "./prefs.js";
import { remember, verdict } from "./proof.js";
import { showReview } from "./review.js";
import { showHelp } from "./terms.js";

/** @typedef {import("./types.js").State} State */

/** Milliseconds in which a tap that was meant for the last card does nothing to what comes up under it. */
const FRESH = 350;
const PHRASES = ["Hello", "Good luck", "Well played", "Thank you", "One moment, please", "Sorry", "Good game"];

/** @param {string} text @param {() => unknown} onclick @param {string} [key] */
const button = (text, onclick, key = "") =>
  h(
    "button",
    { type: "button", onclick, title: key ? `key ${key}` : "", ...(key ? { "aria-keyshortcuts": key } : {}) },
    text,
  );

/** Fill a place anew, unless it would look the same: what is being pressed must not go away. @param {Element} place @param {...(Node | null)} children */
function renew(place, ...children) {
  const next = [...h("div", {}, ...children).childNodes];
  const same =
    next.length === place.childNodes.length && next.every((each, at) => each.isEqualNode(place.childNodes[at]));
  if (!same) fill(place, ...next);
}

export class Side {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.muted = false;
    this.before = 0;
    /** What happened up to this moment stands in the log already. */
    this.told = 0;
    this.over = 0;
    /** @type {HTMLElement | null} */
    this.back = null;
    /** @type {Set<string>} */
    this.noted = new Set();
    this.said = h("ol", { class: "said-list", tabIndex: 0, "aria-label": "Chat" });
    this.tools = h("div", { class: "tools" });
    this.notes = h("div", { class: "notes" });
    this.looked = h("div", { class: "aside-zones" });
    this.title = h("h1", { class: "title" });
    this.log = h("ol", { class: "log", tabIndex: 0, "aria-label": "What has happened" });
    this.story = h(
      "details",
      { class: "story", open: innerWidth > 1000 },
      h("summary", {}, "What has happened"),
      this.log,
    );
    this.chat = this.chatBox();
    this.node = h(
      "aside",
      { class: "side", "aria-label": "At the table" },
      this.title,
      this.tools,
      this.notes,
      this.looked,
      this.story,
      this.chat,
    );
  }

  /** A new connection tells again what was said. */
  clear() {
    fill(this.said);
  }

  /** Where a link has led here from another seat, the way back to it. */
  lookBack() {
    wayBack(this.page.id, () => this.page.again()).then(
      (found) => {
        this.back = found;
        if (this.page.state) this.draw({ ...this.page.state, events: [] });
      },
      () => undefined,
    );
  }

  /** A line of the table's log; a new connection tells them again. @param {{v: number, text: string}} told */
  note(told) {
    const line = `${told.v} ${told.text}`;
    if (this.noted.has(line)) return;
    this.noted.add(line);
    this.log.prepend(h("li", { class: "noted" }, told.text));
    this.story.hidden = false;
  }

  /** @param {{name: string, text: string}} told */
  hear(told) {
    if (this.muted) return;
    this.said.append(h("li", {}, h("b", {}, told.name), ` ${told.text}`));
    while (this.said.children.length > 200) this.said.firstElementChild?.remove();
    this.said.scrollTop = this.said.scrollHeight;
  }

  /** Whoever runs the server tells everybody something: it stays to be read. @param {string} text */
  post(text) {
    toast(text);
    announce(text);
    this.log.prepend(h("li", { class: "notice" }, text));
    this.story.hidden = false;
  }

  /** What has happened before this page was there to see it. @param {import("./types.js").Past} past */
  recall(past) {
    for (const line of [...this.log.children]) if (!line.className) line.remove();
    this.told = 0;
    this.tell(past.events, 0);
    this.told = past.v;
    if (!past.stood) return;
    this.log.prepend(h("li", { class: "notice" }, ...written(past.stood)));
    toast(past.stood);
    announce(past.stood);
  }

  /** Keep what has happened up to a moment, the latest first. @param {import("./types.js").News[]} events @param {number} v */
  tell(events, v) {
    if (v && v < this.before) {
      this.log.prepend(h("li", {}, "A move is taken back."));
      this.told = 0;
    }
    this.before = v || this.before;
    if (v && v <= this.told) return;
    for (const event of events) this.log.prepend(h("li", {}, ...written(event.words)));
    while (this.log.children.length > 120) this.log.lastElementChild?.remove();
    this.story.hidden = !this.log.children.length;
  }

  chatBox() {
    const field = /** @type {HTMLInputElement} */ (
      h("input", { maxLength: 200, "aria-label": "Say something", placeholder: "Say something", autocomplete: "off" })
    );
    const say = (/** @type {string} */ text) => text.trim() && this.page.send({ t: "chat", text });
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      say(field.value);
      field.value = "";
    };
    const mute = h(
      "button",
      {
        type: "button",
        onclick: () => {
          this.muted = !this.muted;
          mute.textContent = this.muted ? "Unmute" : "Mute";
        },
      },
      "Mute",
    );
    return h(
      "details",
      { class: "chat", hidden: true },
      h("summary", {}, "Chat"),
      this.said,
      h(
        "form",
        { onsubmit },
        field,
        h(
          "p",
          { class: "phrases" },
          ...PHRASES.map((text) => h("button", { type: "button", onclick: () => say(text) }, text)),
          mute,
        ),
      ),
    );
  }

  /** @param {State} state */
  draw(state) {
    const { room } = state;
    const { page } = this;
    const playing = room.phase === "playing";
    const by = `by ${bookTitle(room.game, room.rulebook)}${Object.keys(room.changed).length ? ", with changes" : ""}`;
    const rules = () => rulesHere((page.state ?? state).room);
    renew(
      this.title,
      h("span", {}, room.title),
      h("button", { type: "button", class: "by", title: "The rules of this table", onclick: rules }, by),
    );
    this.tell(state.events, state.v);
    const gathering = room.phase === "gathering";
    const hasLast = state.scene.zones.some((zone) => zone.role === "last" && zone.faces.length);
    renew(
      this.tools,
      hasLast ? button("Last trick", () => page.looks.last(), "L") : null,
      gathering ? null : button("Score", () => page.looks.sheet(), "S"),
      playing && room.hints && state.you !== null ? button("Hint", () => page.send({ t: "hint" }), "H") : null,
      room.undo && playing ? button("Undo", () => page.send({ t: "undo" }), "U") : null,
      gathering ? null : button("Links", () => this.share()),
      room.host && playing
        ? button(room.paused ? "Go on" : "Pause", () => page.send({ t: "pause", on: !room.paused }))
        : null,
      playing && (state.you ?? room.coming) !== null ? button("Stand up", () => this.stand()) : null,
      button("Help", () => showHelp(room.game, room.rulebook)),
      h("a", { class: "button", href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" }, "Rules"),
    );
    const standin = state.you !== null && room.seats[state.you]?.standin;
    renew(
      this.notes,
      room.paused ? h("p", { class: "banner" }, "The host has paused the game.") : null,
      playing && room.proof
        ? h("p", { class: "banner" }, "One moment: every seat opens its part of the shuffle.")
        : null,
      standin
        ? h(
            "p",
            { class: "banner" },
            "A bot plays for you. ",
            button("Take my seat back", () => page.send({ t: "back" })),
          )
        : null,
      playing && state.you === null ? this.joining(state) : null,
      this.back,
      room.watchers
        ? h("p", { class: "cited" }, room.watchers === 1 ? "One person watches." : `${room.watchers} people watch.`)
        : null,
    );
    fill(this.looked, ...drawAside(state.scene));
    if (room.chat && this.chat.hidden) {
      this.chat.hidden = false;
      this.chat.toggleAttribute("open", room.seats.filter((seat) => seat.kind === "person").length > 1);
    }
    this.chat.hidden = !room.chat;
  }

  /** A watcher may take a seat that a bot plays. @param {State} state */
  joining(state) {
    const seat = state.room.coming === null ? undefined : state.room.seats[state.room.coming];
    if (seat)
      return h(
        "p",
        { class: "banner" },
        `Your seat is ${seat.name}. You come in at the next deal; `,
        `until then ${seat.waits ? "a bot plays it, and " : ""}you see what watchers see.`,
      );
    const free = () => (this.page.state ?? state).room.seats.findIndex((seat) => seat.kind === "open");
    if (free() < 0) return h("p", { class: "cited" }, "You are watching.");
    const sit = () =>
      trying(async () => {
        await takeSeat(this.page.id, free(), prefs.name || "Guest");
        this.page.again();
      });
    return h("p", { class: "banner" }, "You are watching. A seat is free. ", button("Sit down", sit));
  }

  stand() {
    confirmed("Leave your seat? A bot plays on in your place.", "Leave the seat", () => this.page.send({ t: "stand" }));
  }

  async share() {
    await trying(async () => {
      const links = await get(`/api/tables/${this.page.id}/links`);
      const watching = this.page.state?.room.watching;
      dialog(
        "Links",
        linkRow("For friends", links.table, "Anyone who opens it can take a free seat, or watch."),
        links.seat ? linkRow("For your other device", links.seat, "It is your seat: keep it to yourself.") : null,
        links.watch
          ? linkRow(
              "For watchers",
              links.watch,
              watching === "link" ? "Only people with this link can watch." : "Watch without a seat.",
            )
          : null,
        this.page.state?.room.host && !this.page.state.room.acting ? this.watching(Boolean(links.watch)) : null,
      );
    });
  }

  /** The host's switch of the watch link. @param {boolean} on */
  watching(on) {
    const set = (/** @type {boolean} */ wanted) => () => {
      this.page.send({ t: "watch", on: wanted });
      document.querySelector("dialog")?.close();
      toast(wanted ? "There is a new watch link. The old one no longer works." : "Nobody can watch now.");
    };
    return h(
      "p",
      { class: "actions" },
      button(on ? "A new watch link" : "Let people watch by a link", set(true)),
      on ? button("Nobody may watch", set(false)) : null,
    );
  }

  // -- after the game ---------------------------------------------------------------------------

  /** What can be done once the game is over. @param {State} state */
  after(state) {
    const { page } = this;
    const path = `/api/tables/${page.id}/record`;
    this.over ||= Date.now();
    const fresh = this.over + FRESH - Date.now();
    const actions = h(
      "p",
      { class: `actions after${fresh > 0 ? " fresh" : ""}` },
      h(
        "button",
        { type: "button", class: "main", data: { focus: "again" }, onclick: () => this.playAgain(state) },
        state.room.next_room ? "Join the next game" : "Play again",
      ),
      button("Score sheet", () => page.looks.sheet()),
      button("Review", () => showReview(page.id)),
      h("a", { class: "button", href: `/replay?table=${page.id}`, "data-go": true }, "Replay"),
      button("Check the deals", () => trying(() => this.check())),
      h("a", { class: "button", href: path, download: `spadille-${page.id}.jsonl` }, "Download the record"),
      h("a", { class: "button", href: "/", "data-go": true }, "Lobby"),
    );
    window.setTimeout(() => actions.classList.remove("fresh"), fresh);
    return actions;
  }

  async check() {
    const record = await get(`/api/tables/${this.page.id}/record`);
    dialog("Were the deals fair?", await verdict(record, this.page.id));
  }

  /** Another game: with everybody where there are others, else a new table of the same kind. @param {State} state */
  async playAgain(state) {
    const { room } = state;
    const alone = room.seats.filter((seat) => seat.kind === "person").length < 2;
    await trying(async () => {
      if (state.you === null && !room.host) {
        if (room.next_room) return go(`/t/${room.next_room}`);
        return openTable(
          { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed },
          { seat: 0, start: true },
        );
      }
      const made = await post(`/api/tables/${this.page.id}/again`, {});
      remember(made.id, made.commit);
      if (alone) sessionStorage.setItem(`start-${made.id}`, "1");
      return go(made.path);
    });
  }
}
