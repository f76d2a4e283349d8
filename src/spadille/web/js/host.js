// The menu on each plate, and the line about a player who is away: what becomes of a seat while others play.

import { confirmed, dialog, h, toast } from "./dom.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").SeatState} SeatState
 */

const WORDS = {
  options: (/** @type {string} */ who) => `${who}: what can be done`,
  away: (/** @type {string} */ who) => `${who} is away. `,
  soon: "A bot plays in ",
  kept: "The seat waits. ",
  now: "Now",
  wait: "Wait",
  bot: "A bot plays now",
  keep: "Keep the seat",
  unkeep: "Do not keep the seat any longer",
  free: "Free the seat",
  remove: "Remove",
  mute: "Mute for all",
  unmute: "Let speak again",
  hide: "Show me nothing of what is said here",
  unhide: "Show me again what is said here",
  hidden: (/** @type {string} */ who) => `You see nothing more of what ${who} says.`,
  shown: (/** @type {string} */ who) => `You see again what ${who} says.`,
  asksFree: (/** @type {string} */ who) => `Free the seat of ${who}? A bot plays on until somebody sits down.`,
  asksRemove: (/** @type {string} */ who) =>
    `Remove ${who}? A bot plays on, and ${who} cannot come back to this table.`,
  fill: (/** @type {string} */ level) => `A bot of level ${level} stays here`,
  open: "Let somebody sit down here",
};

/** How a seat stands, in a sentence. @param {SeatState} seat */
function standing(seat) {
  const { name } = seat;
  if (seat.kind !== "person") return seat.kind === "bot" ? `${name} is a bot (${seat.level}).` : "The seat is free.";
  if (seat.standin) return `A bot plays for ${name}. The seat stays theirs.`;
  if (!seat.here) return `${name} is away.${seat.kept ? " The seat waits." : ""}`;
  return `${name} is here.${seat.muted ? " What is said here is shown to nobody." : ""}`;
}

export class HostMenu {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** The name on a plate: a button where something can be done about the seat. @param {import("./types.js").Plate} plate @returns {HTMLElement | null} */
  name(plate) {
    const { state } = this.page;
    const seat = state?.room.seats[plate.seat];
    if (!state || !seat || state.room.phase !== "playing" || plate.seat === state.you) return null;
    if (!this.ways(state, seat, plate.seat).length) return null;
    const open = () => this.open(plate.seat);
    const focus = `plate-${plate.seat}`;
    return h(
      "button",
      { type: "button", class: "name", "aria-label": WORDS.options(plate.name), data: { focus }, onclick: open },
      plate.name,
    );
  }

  /** What can be done about a seat: words, and what they do. @param {State} state @param {SeatState} seat @param {number} at @returns {[string, () => void][]} */
  ways({ room, you }, seat, at) {
    const { page } = this;
    const send = (/** @type {object} */ asked) => () => page.send(asked);
    const absent = (/** @type {string} */ what) => send({ t: "absent", seat: at, do: what });
    /** @type {[string, (() => void) | false][]} */
    const ways = [];
    if (seat.kind === "person") {
      const away = !seat.here && room.host;
      const owner = room.host && !room.acting;
      const free = () => confirmed(WORDS.asksFree(seat.name), WORDS.free, send({ t: "free", seat: at }));
      const remove = () => confirmed(WORDS.asksRemove(seat.name), WORDS.remove, send({ t: "remove", seat: at }));
      ways.push(
        [WORDS.bot, !seat.standin && !seat.waits && (away || owner) && absent("bot")],
        [WORDS.keep, away && !seat.kept && absent("keep")],
        [WORDS.unkeep, away && seat.kept && absent("free")],
        [seat.muted ? WORDS.unmute : WORDS.mute, owner && room.chat && send({ t: "mute", seat: at, on: !seat.muted })],
        [page.side.talk.hides(at) ? WORDS.unhide : WORDS.hide, room.chat && you !== null && this.hiding(seat.name, at)],
        [WORDS.free, room.host && (owner || away) && free],
        [WORDS.remove, owner && remove],
      );
    } else if (room.host) {
      ways.push(
        [WORDS.open, seat.kind === "bot" && send({ t: "free", seat: at })],
        [WORDS.fill(seat.level), seat.kind === "open" && send({ t: "fill", seat: at, level: seat.level })],
      );
    }
    return /** @type {[string, () => void][]} */ (ways.filter(([, act]) => act));
  }

  /** Whether what somebody says is shown here is each viewer's own affair. @param {string} who @param {number} at */
  hiding(who, at) {
    return () => toast(this.page.side.talk.hide(at) ? WORDS.hidden(who) : WORDS.shown(who));
  }

  /** @param {number} at */
  open(at) {
    const { state } = this.page;
    const seat = state?.room.seats[at];
    if (!state || !seat) return;
    const way = (/** @type {[string, () => void]} */ [words, act]) =>
      h(
        "button",
        {
          type: "button",
          onclick: () => {
            box.close();
            act();
          },
        },
        words,
      );
    const box = dialog(
      seat.name,
      h("p", {}, standing(seat)),
      h("p", { class: "actions column" }, ...this.ways(state, seat, at).map(way)),
    );
  }

  /** What stands in the place of the prompt while somebody is away who must move. @param {State} state @returns {HTMLElement | null} */
  line(state) {
    const { room } = state;
    const at = room.seats.findIndex(
      (seat, each) => seat.away !== null || (seat.kept && state.scene.plates.some((p) => p.seat === each && p.to_act)),
    );
    const seat = room.seats[at];
    if (!seat || at === state.you || room.rest) return null;
    const ask = (/** @type {string} */ words, /** @type {string} */ what) =>
      h(
        "button",
        {
          type: "button",
          data: { focus: `away-${what}` },
          onclick: () => this.page.send({ t: "absent", seat: at, do: what }),
        },
        words,
      );
    const clock = h("span", { data: { clock: String(seat.away) } }, `${Math.ceil(seat.away ?? 0)} s`);
    return h(
      "div",
      { class: "hint away-line" },
      h(
        "p",
        { class: "prompt" },
        WORDS.away(seat.name),
        ...(seat.away === null ? [WORDS.kept] : [WORDS.soon, clock, "."]),
      ),
      room.host
        ? h("p", { class: "hint-tools" }, ask(WORDS.now, "bot"), seat.away === null ? null : ask(WORDS.wait, "wait"))
        : null,
    );
  }
}
