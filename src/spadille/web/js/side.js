// Beside the felt: tools, chat, what is only looked up, and what can be done after the game.

import { get } from "./api.js";
import { confirmed, dialog, fill, h, toast, trying } from "./dom.js";
import { verdict } from "./proof.js";
import { drawAside } from "./felt.js";
import { linkRow } from "./gathering.js";
import { openTable } from "./lobby.js";
import { go } from "./main.js";

/** @typedef {import("./types.js").State} State */

const PHRASES = ["Hello", "Good luck", "Well played", "Thank you", "One moment, please", "Sorry", "Good game"];

/** @param {string} text @param {() => unknown} onclick @param {string} [key] */
const button = (text, onclick, key = "") => h("button", { type: "button", onclick, title: key ? `key ${key}` : "", ...(key ? { "aria-keyshortcuts": key } : {}) }, text);

export class Side {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.muted = false;
    this.wantsAgain = false;
    this.chatOpen = false;
    this.said = h("ol", { class: "said-list", "aria-label": "Chat" });
    this.tools = h("div", { class: "tools" });
    this.notes = h("div", { class: "notes" });
    this.looked = h("div", { class: "aside-zones" });
    this.chat = this.chatBox();
    this.node = h("aside", { class: "side", "aria-label": "At the table" }, this.tools, this.notes, this.looked, this.chat);
  }

  /** @param {{name: string, text: string}} told */
  hear(told) {
    if (this.muted) return;
    this.said.append(h("li", {}, h("b", {}, told.name), ` ${told.text}`));
    while (this.said.children.length > 200) this.said.firstElementChild?.remove();
    this.said.scrollTop = this.said.scrollHeight;
  }

  chatBox() {
    const field = /** @type {HTMLInputElement} */ (h("input", { maxLength: 200, "aria-label": "Say something", placeholder: "Say something", autocomplete: "off" }));
    const say = (/** @type {string} */ text) => text.trim() && this.page.send({ t: "chat", text });
    const onsubmit = (/** @type {Event} */ event) => { event.preventDefault(); say(field.value); field.value = ""; };
    const mute = h("button", { type: "button", onclick: () => { this.muted = !this.muted; mute.textContent = this.muted ? "Unmute" : "Mute"; } }, "Mute");
    return h("details", { class: "chat", hidden: true }, h("summary", {}, "Chat"), this.said,
      h("form", { onsubmit }, field, h("p", { class: "phrases" }, ...PHRASES.map((text) => h("button", { type: "button", onclick: () => say(text) }, text)), mute)));
  }

  /** @param {State} state */
  draw(state) {
    const { room } = state;
    const { page } = this;
    const playing = room.phase === "playing";
    const gathering = room.phase === "gathering";
    const hasLast = state.scene.zones.some((zone) => zone.name === "last" && zone.faces.length);
    fill(
      this.tools,
      hasLast ? button("Last trick", () => page.last(), "L") : null,
      gathering ? null : button("Score", () => page.sheet(), "S"),
      room.undo && playing ? button("Undo", () => page.send({ t: "undo" }), "U") : null,
      gathering ? null : button("Links", () => this.share()),
      room.host && playing ? button(room.paused ? "Go on" : "Pause", () => page.send({ t: "pause", on: !room.paused })) : null,
      playing && state.you !== null ? button("Leave", () => this.stand()) : null,
      h("a", { class: "button", href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" }, "Rules"),
    );
    const standin = state.you !== null && room.seats[state.you]?.standin;
    fill(
      this.notes,
      room.paused ? h("p", { class: "banner" }, "The host has stopped the table.") : null,
      standin ? h("p", { class: "banner" }, "A bot plays for you. ", button("Take my seat back", () => page.send({ t: "back" }))) : null,
      playing && state.you === null ? this.joining(state) : null,
      room.watchers ? h("p", { class: "cited" }, room.watchers === 1 ? "One person watches." : `${room.watchers} people watch.`) : null,
    );
    if (room.next_room && this.wantsAgain) go(`/t/${room.next_room}`);
    fill(this.looked, ...drawAside(state.scene));
    if (room.chat && this.chat.hidden) {
      this.chat.hidden = false;
      this.chat.toggleAttribute("open", room.seats.filter((seat) => seat.kind === "person").length > 1);
    }
    this.chat.hidden = !room.chat;
  }

  /** A watcher may take a seat that a bot plays. @param {State} state */
  joining(state) {
    const at = state.room.seats.findIndex((seat) => seat.kind === "open");
    if (at < 0) return h("p", { class: "cited" }, "You are watching.");
    const sit = () => trying(async () => {
      const { post } = await import("./api.js");
      const { prefs } = await import("./prefs.js");
      await post(`/api/tables/${this.page.id}/seats/${at}`, { name: prefs.name || "Guest", fair: "" });
      this.page.again();
    });
    return h("p", { class: "banner" }, "You are watching; a seat is free. ", button("Sit down", sit));
  }

  stand() {
    confirmed("Leave your seat? A bot goes on in your place.", "Leave the seat", () => this.page.send({ t: "stand" }));
  }

  async share() {
    await trying(async () => {
      const links = await get(`/api/tables/${this.page.id}/links`);
      const watching = this.page.state?.room.watching;
      dialog("Links",
        linkRow("For friends", links.table, "Whoever opens it may take a free seat, or watch."),
        links.seat ? linkRow("For your other device", links.seat, "It is your seat: keep it to yourself.") : null,
        links.watch ? linkRow("For watchers", links.watch, watching === "link" ? "Only with this link can one watch." : "To look on without a seat.") : null);
    });
  }

  // -- after the game ---------------------------------------------------------------------------

  /** What can be done once the game is over. @param {State} state */
  after(state) {
    const { page } = this;
    const path = `/api/tables/${page.id}/record`;
    const others = state.room.next_room && !this.wantsAgain;
    return h("p", { class: "actions after" },
      h("button", { type: "button", class: "main", data: { focus: "again" }, onclick: () => this.playAgain(state) }, others ? "Join the next game" : "Play again"),
      button("Score sheet", () => page.sheet()),
      h("a", { class: "button", href: `/replay?table=${page.id}`, "data-go": true }, "Replay"),
      button("Check the deals", () => trying(() => this.check())),
      h("a", { class: "button", href: path, download: `spadille-${page.id}.jsonl` }, "Download the record"),
      h("a", { class: "button", href: "/", "data-go": true }, "Lobby"));
  }

  async check() {
    const record = await get(`/api/tables/${this.page.id}/record`);
    dialog("Were the deals fair?", verdict(record, this.page.id));
  }

  /** Another game: with everybody where there are others, else a new table of the same kind. @param {State} state */
  async playAgain(state) {
    const { room } = state;
    if (room.next_room) return go(`/t/${room.next_room}`);
    const people = room.seats.filter((seat) => seat.kind === "person").length;
    if (state.you !== null && people > 1) {
      this.wantsAgain = true;
      this.page.send({ t: "again" });
      toast("Another game with the same people …");
      return;
    }
    await trying(() => openTable({ game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed }, { seat: state.you ?? 0, start: true }));
  }
}
