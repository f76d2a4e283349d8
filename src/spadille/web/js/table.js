// A table being played: the wire, what comes in one after the other, and what a person does.

import { get, post } from "./api.js";
import { announce, dialog, fill, h, toast, wait } from "./dom.js";
import { verify } from "./fair.js";
import { cardElement, drawAside, drawScene, joins, sheetElement } from "./felt.js";
import { fly, places } from "./motion.js";
import { contribution, openTable } from "./lobby.js";
import { go } from "./main.js";
import { pace, prefs } from "./prefs.js";
import { viewer } from "./replay.js";
import { clauseLink } from "./rules.js";
import { sound } from "./sound.js";

const PHRASES = ["Hello", "Good luck", "Well played", "Thank you", "One moment, please", "Sorry", "Good game"];

export class TablePage {
  /** @param {Element} app @param {string} id */
  constructor(app, id) {
    this.id = id;
    this.closed = false;
    this.tries = 0;
    /** @type {any} */
    this.state = null;
    /** @type {any[]} */
    this.waiting = [];
    this.busy = false;
    /** @type {Set<string>} */
    this.picked = new Set();
    this.muted = false;
    this.felt = h("div", { class: "felt-place" });
    this.side = h("aside", { class: "side", "aria-label": "At the table" });
    this.banner = h("p", { class: "banner", role: "status", hidden: true });
    this.chat = h("ol", { class: "said-list", "aria-label": "Chat" });
    fill(app, h("div", { class: "table-page" }, this.banner, this.felt, this.side));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.felt.addEventListener("click", (event) => this.tap(event));
    this.dragging();
    this.connect();
  }

  close() {
    this.closed = true;
    document.removeEventListener("keydown", this.keys);
    this.socket?.close();
  }

  // -- the wire ---------------------------------------------------------------------------------

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lost(event));
  }

  /** @param {CloseEvent} event */
  lost(event) {
    if (this.closed) return;
    if (event.code === 4404) {
      this.closed = true;
      fill(this.felt, h("section", { class: "sheet" }, h("h1", {}, "No such table"), h("p", {}, "It does not exist, or it is closed to watchers."), h("a", { href: "/", "data-go": true }, "Back to the lobby")));
      return;
    }
    this.say("The connection is lost; trying again …");
    const delay = Math.min(5000, 300 * 2 ** this.tries++);
    setTimeout(() => this.connect(), delay);
  }

  /** @param {string} words */
  say(words) {
    this.banner.textContent = words;
    this.banner.hidden = !words;
  }

  /** @param {unknown} asked */
  send(asked) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asked));
    else toast("There is no connection just now; try again in a moment.");
  }

  /** @param {any} told */
  take(told) {
    if (told.t === "state") {
      this.tries = 0;
      this.say("");
      this.waiting.push(told);
      this.work();
    } else if (told.t === "refused") {
      this.why(told);
    } else if (told.t === "said" && !this.muted) {
      this.chat.append(h("li", {}, h("b", {}, told.name), ` ${told.text}`));
      this.chat.scrollTop = this.chat.scrollHeight;
    }
  }

  // -- showing, one thing after the other -------------------------------------------------------

  async work() {
    if (this.busy) return;
    this.busy = true;
    while (this.waiting.length && !this.closed) {
      const next = this.waiting.shift();
      if (this.waiting.length < 8) await this.present(next);
      this.show(next);
    }
    this.busy = false;
  }

  /** Show the moves that led to a state, card by card. @param {any} next */
  async present(next) {
    const before = this.state;
    if (!before || before.room.phase !== "playing" || !next.events.length) return;
    announce(next.events.map((/** @type {any} */ event) => event.words).join(" "));
    const zone = before.scene.zones.find((/** @type {any} */ each) => each.name === "trick");
    const played = next.events.filter((/** @type {any} */ event) => event.by >= 0 && /^play \S+/.test(event.move ?? ""));
    if (!zone || !played.length) return;
    const now = next.scene.zones.find((/** @type {any} */ each) => each.name === "trick");
    const faces = played.map((/** @type {any} */ event) => ({ card: event.move.split(" ")[1], move: null, refusal: null, mark: "", seat: event.by }));
    if (now?.faces.length > zone.faces.length) return;
    const last = next.scene.zones.find((/** @type {any} */ each) => each.name === "last");
    const whole = last?.faces.length === zone.faces.length + faces.length ? last.faces : [...zone.faces, ...faces];
    const gone = new Set(faces.map((/** @type {any} */ face) => face.card));
    const zones = before.scene.zones.map((/** @type {any} */ each) => each.name === "trick" ? { ...each, faces: whole } : each.name === "hand" ? { ...each, faces: each.faces.filter((/** @type {any} */ face) => !gone.has(face.card)).map((/** @type {any} */ face) => ({ ...face, move: null, refusal: null })) } : each);
    this.draw({ ...before.scene, zones, options: [], prompt: next.events.at(-1).words }, before.room.seats);
    sound("trick");
    await wait(1100 * pace());
  }

  /** @param {any} state */
  show(state) {
    const wasMine = this.state?.scene.plates[0]?.to_act;
    this.state = state;
    const hand = state.scene.zones.find((/** @type {any} */ zone) => zone.name === "hand");
    const held = new Set((hand?.faces ?? []).map((/** @type {any} */ face) => face.card));
    for (const card of this.picked) if (!held.has(card)) this.picked.delete(card);
    document.title = `${state.room.title}: ${state.scene.prompt}`;
    if (state.room.phase === "gathering") fill(this.felt, this.gathering(state));
    else this.draw(state.scene, state.room.seats);
    this.drawSide(state);
    if (state.you !== null && state.scene.plates[0]?.to_act && !wasMine) {
      sound("turn");
      announce(state.scene.prompt);
    }
    if (state.room.phase === "over" && !this.ended) {
      this.ended = true;
      sound("over");
      announce(state.scene.over);
    }
    if (state.room.phase === "gathering" && state.room.host && state.you !== null && sessionStorage.getItem(`start-${this.id}`)) {
      sessionStorage.removeItem(`start-${this.id}`);
      this.send({ t: "start" });
    }
  }

  /** @param {any} scene @param {any[]} seats */
  draw(scene, seats) {
    const from = places(this.felt);
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const kept = active && this.felt.contains(active) ? { card: active.dataset.card, key: active.dataset.key } : null;
    const hands = {
      move: (/** @type {string} */ text) => this.move(text),
      why: (/** @type {any} */ refusal) => this.why(refusal),
      sheet: () => this.sheet(),
      seats,
      picked: this.picked,
    };
    fill(this.felt, drawScene(scene, this.state?.you === null ? { sheet: hands.sheet, seats } : hands));
    fly(this.felt, from, pace());
    if (kept) {
      const again = kept.card ? this.felt.querySelector(`.hand [data-card="${CSS.escape(kept.card)}"]`) : null;
      const other = this.felt.querySelector(".hand button:not([aria-disabled]), .options-bar button");
      /** @type {HTMLElement | null} */ (again ?? other)?.focus({ preventScroll: true });
    }
  }

  // -- before the game --------------------------------------------------------------------------

  /** @param {any} state */
  gathering(state) {
    const { room } = state;
    const sit = async (/** @type {number} */ seat) => {
      try {
        await post(`/api/tables/${this.id}/seats/${seat}`, { name: prefs.name || "Guest", fair: contribution() });
        this.again();
      } catch (wrong) {
        toast(/** @type {Error} */ (wrong).message);
      }
    };
    const seats = room.seats.map((/** @type {any} */ seat, /** @type {number} */ at) =>
      h("li", {}, h("b", {}, seat.kind === "open" ? `Seat ${at + 1}` : seat.name), seat.kind === "open" ? " free " : seat.kind === "bot" ? ` bot (${seat.level}) ` : seat.here ? " is here " : " is away ",
        state.you === null && seat.kind !== "person" ? h("button", { type: "button", onclick: () => sit(at) }, "Sit here") : null,
        room.host && seat.kind === "open" ? h("button", { type: "button", onclick: () => this.send({ t: "fill", seat: at, level: seat.level }) }, "A bot, please") : null,
        room.host && seat.kind !== "open" && at !== state.you ? h("button", { type: "button", onclick: () => this.send({ t: "free", seat: at }) }, "Free it") : null));
    const changed = Object.entries(room.changed).map(([name, value]) => `${name.replaceAll("_", " ")} ${value}`);
    return h("section", { class: "sheet gathering" }, h("h1", {}, `${room.title} by ${room.rulebook.replaceAll("_", " ")}`),
      h("p", {}, changed.length ? `With ${changed.join(", ")}.` : "Exactly by the rulebook."),
      h("ol", { class: "seat-list" }, ...seats),
      h("p", { class: "actions" }, room.host ? h("button", { type: "button", class: "main", onclick: () => this.send({ t: "start" }) }, "Begin") : h("span", {}, "The host begins the game."), h("button", { type: "button", onclick: () => this.share() }, "Invite friends")));
  }

  /** Connect anew, as whoever the cookies now say. */
  again() {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.tries = 0;
  }

  async share() {
    const links = await get(`/api/tables/${this.id}/links`);
    const row = (/** @type {string} */ title, /** @type {string} */ path, /** @type {string} */ words) => {
      const address = new URL(path, location.href).href;
      const copy = () => navigator.clipboard?.writeText(address).then(() => toast("Copied."), () => undefined);
      return h("div", { class: "link" }, h("h3", {}, title), h("p", {}, words), h("p", {}, h("input", { readOnly: true, value: address, "aria-label": title, onfocus: (/** @type {any} */ event) => event.target.select() }), h("button", { type: "button", onclick: copy }, "Copy")));
    };
    dialog("Links", row("For friends", links.table, "Whoever opens it may take a free seat, or watch."), ...(links.seat ? [row("For your other device", links.seat, "It is your seat: keep it to yourself.")] : []), ...(links.watch ? [row("For watchers", links.watch, "To look on without a seat.")] : []));
  }

  // -- beside the game --------------------------------------------------------------------------

  /** @param {any} state */
  drawSide(state) {
    const { room } = state;
    const last = state.scene.zones.find((/** @type {any} */ zone) => zone.name === "last");
    const button = (/** @type {string} */ words, /** @type {() => void} */ onclick, /** @type {string} */ key = "") => h("button", { type: "button", onclick, title: key ? `key ${key}` : "" }, words);
    const open = this.side.querySelector("details")?.open;
    fill(
      this.side,
      h("div", { class: "tools" },
        last ? button("Last trick", () => this.last(), "L") : null,
        button("Score sheet", () => this.sheet(), "S"),
        room.undo && room.phase === "playing" ? button("Undo", () => this.send({ t: "undo" }), "U") : null,
        room.phase !== "gathering" ? button("Links", () => this.share()) : null,
        room.host && room.phase === "playing" ? button(room.paused ? "Go on" : "Pause", () => this.send({ t: "pause", on: !room.paused })) : null,
        h("a", { href: `/rules/${room.game}`, "data-go": true }, "Rules")),
      room.paused ? h("p", { class: "banner" }, "The host has stopped the table.") : null,
      room.clock !== null ? h("p", { class: "clock" }, `${Math.ceil(room.clock)} seconds`) : null,
      room.phase === "over" ? this.after(state) : null,
      h("div", { class: "aside-zones" }, ...drawAside(state.scene)),
      room.chat ? h("details", { open: open ?? room.seats.filter((/** @type {any} */ seat) => seat.kind === "person").length > 1 }, h("summary", {}, "Chat"), this.chat, this.chatBox()) : null,
    );
  }

  chatBox() {
    const field = /** @type {HTMLInputElement} */ (h("input", { maxLength: 200, "aria-label": "Say something", placeholder: "Say something" }));
    const say = (/** @type {string} */ text) => text.trim() && this.send({ t: "chat", text });
    const onsubmit = (/** @type {Event} */ event) => { event.preventDefault(); say(field.value); field.value = ""; };
    return h("form", { onsubmit }, field, h("p", { class: "phrases" }, ...PHRASES.map((text) => h("button", { type: "button", onclick: () => say(text) }, text)), h("button", { type: "button", onclick: (/** @type {any} */ event) => { this.muted = !this.muted; event.target.textContent = this.muted ? "Unmute" : "Mute"; } }, this.muted ? "Unmute" : "Mute")));
  }

  /** @param {any} state */
  after(state) {
    const record = () => get(`/api/tables/${this.id}/record`);
    return h("div", { class: "after" }, h("h2", {}, state.scene.over), h("p", { class: "actions" },
      h("button", { type: "button", class: "main", onclick: () => this.playAgain(state) }, "Play again"),
      h("button", { type: "button", onclick: async () => dialog("The game, move by move", await viewer(await record())) }, "Replay"),
      h("button", { type: "button", onclick: async () => dialog("Were the deals fair?", h("p", {}, verify(await record()).words), h("p", {}, h("code", {}, "spadille verify FILE"), " says the same without this server.")) }, "Check the deals"),
      h("a", { href: `/api/tables/${this.id}/record`, download: `spadille-${this.id}.jsonl` }, "Download the record")));
  }

  /** @param {any} state */
  async playAgain(state) {
    if (state.room.next_room) return go(`/t/${state.room.next_room}`);
    try {
      await openTable({ game: state.room.game, rulebook: state.room.rulebook, seats: state.room.seats.length, options: state.room.changed, pace: 0.6 }, { seat: 0, start: state.room.seats.filter((/** @type {any} */ seat) => seat.kind === "person").length < 2 });
    } catch (wrong) {
      toast(/** @type {Error} */ (wrong).message);
    }
  }

  /** @param {string} clause */
  cite(clause) {
    return h("a", { class: "cited", href: clauseLink(this.state.room.game, clause), target: "_blank" }, clause);
  }

  sheet() {
    dialog("Score sheet", sheetElement(this.state.scene, (clause) => this.cite(clause)));
  }

  last() {
    const zone = this.state.scene.zones.find((/** @type {any} */ each) => each.name === "last");
    if (!zone) return;
    const names = Object.fromEntries(this.state.scene.plates.map((/** @type {any} */ plate) => [plate.seat, plate.name]));
    const row = h("div", { class: "last-trick" });
    for (const face of zone.faces) row.append(h("figure", {}, cardElement(face, {}), h("figcaption", {}, `${names[face.seat] ?? ""} ${face.mark}`)));
    dialog("Last trick", row);
  }

  /** @param {any} refusal */
  why(refusal) {
    sound("refused");
    announce(refusal.reason);
    toast(`${refusal.reason} `, refusal.clause ? this.cite(refusal.clause) : undefined);
  }

  // -- what a person does -----------------------------------------------------------------------

  /** @param {string} text */
  move(text) {
    this.picked.clear();
    this.send({ t: "move", v: this.state.v, text });
    sound("card");
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button.card"));
    if (card) this.choose(card, event.detail === 0);
  }

  /** @param {HTMLElement} card @param {boolean} at_once by keyboard, or dragged */
  choose(card, at_once = false) {
    const scene = this.state.scene;
    const faces = scene.zones.flatMap((/** @type {any} */ zone) => [...zone.faces, ...zone.rows.flat()]);
    const face = faces.find((/** @type {any} */ each) => each.card === card.dataset.card && each.move);
    if (!face) {
      this.combine(card.dataset.card ?? "");
      return;
    }
    if (scene.options.some((/** @type {any} */ option) => option.pick)) {
      const name = /** @type {string} */ (face.card);
      this.picked.has(name) ? this.picked.delete(name) : this.picked.add(name);
      this.draw(scene, this.state.room.seats);
    } else if (face.refusal) {
      this.why(face.refusal);
    } else if (at_once || prefs.tap === "one" || card.classList.contains("raised")) {
      this.move(face.move);
    } else {
      for (const each of this.felt.querySelectorAll(".card.raised")) each.classList.remove("raised");
      card.classList.add("raised");
    }
  }

  /** A card that counts only together with others: choose it, then its partner. @param {string} card */
  combine(card) {
    const scene = this.state.scene;
    const options = scene.options.filter((/** @type {any} */ option) => joins(option) && option.move.split(" ").includes(card));
    const whole = options.find((/** @type {any} */ option) => [...this.picked].every((each) => option.move.split(" ").includes(each)) && option.move.split(" ").length === this.picked.size + 2);
    if (!this.picked.has(card) && whole) return this.move(whole.move);
    if (this.picked.has(card)) this.picked.clear();
    else this.picked = new Set([card]);
    this.draw(scene, this.state.room.seats);
  }

  dragging() {
    /** @type {{card: HTMLElement, y: number} | null} */
    let held = null;
    this.felt.addEventListener("pointerdown", (event) => {
      const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".hand button.card"));
      held = card ? { card, y: event.clientY } : null;
    });
    this.felt.addEventListener("pointermove", (event) => {
      if (held && event.buttons) held.card.style.setProperty("--drag", `${Math.min(0, event.clientY - held.y)}px`);
    });
    document.addEventListener("pointerup", (event) => {
      if (!held) return;
      const far = held.y - event.clientY > 60;
      held.card.style.removeProperty("--drag");
      if (far) this.choose(held.card, true);
      held = null;
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest("input, select, textarea, dialog")) return;
    if (!this.state || this.state.room.phase === "gathering") return;
    const cards = /** @type {HTMLElement[]} */ ([...this.felt.querySelectorAll(".hand button.card")]);
    const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const key = event.key;
    if ((key === "ArrowRight" || key === "ArrowLeft") && cards.length) {
      cards[(at + (key === "ArrowRight" ? 1 : at < 0 ? 0 : -1) + cards.length) % cards.length].focus();
    } else if (key === "ArrowUp" && at >= 0) {
      this.choose(cards[at], true);
    } else if (key === "ArrowDown" && at >= 0) {
      cards[at].classList.remove("raised");
    } else if (!this.shortcut(key.toLowerCase())) {
      return;
    }
    event.preventDefault();
  }

  /** @param {string} key */
  shortcut(key) {
    const option = key.length === 1 && /** @type {HTMLElement | null} */ (this.felt.querySelector(`.options-bar [data-key="${CSS.escape(key)}"]`));
    if (option) option.click();
    else if (key === "l") this.last();
    else if (key === "s") this.sheet();
    else if (key === "u") this.send({ t: "undo" });
    else if (key === "?" || key === "/") announce(this.state.scene.prompt);
    else return false;
    return true;
  }
}
