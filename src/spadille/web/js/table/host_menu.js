// The menu on each plate, and the line about an absent player: actions for a seat during the game.

import { confirmed, dialog, h, press, toast } from "../core/dom.js";
import { say } from "../core/words.js";

/** The state of a seat in a sentence. @param {SeatState} seat */
function standing({ name: who, kind, standin, here, kept, muted }) {
  if (kind !== "person") return kind === "bot" ? say("seat-bot", { who }) : say("seat-free");
  if (standin) return say("seat-standin", { who });
  if (here) return muted ? say("seat-muted", { who }) : say("seat-here", { who });
  return kept ? say("seat-kept", { who }) : say("seat-away", { who });
}

export class HostMenu {
  /** @param {import("./store.js").TableStore} store @param {import("./chat.js").Talk} talk */
  constructor(store, talk) {
    this.store = store;
    this.talk = talk;
  }

  /**
   * The name on a plate: a button if there are actions for the seat, otherwise null.
   * @param {Plate} plate
   * @returns {HTMLElement | null}
   */
  name(plate) {
    const { state } = this.store;
    const seat = state?.room.seats[plate.seat];
    if (!state || !seat || state.room.phase !== "playing" || plate.seat === state.you) return null;
    if (!this.ways(state, seat, plate.seat).length) return null;
    const open = () => this.open(plate.seat);
    const focus = `plate-${plate.seat}`;
    return h(
      "button",
      {
        class: "name",
        "aria-label": say("plate-menu", { who: plate.name }),
        data: { focus },
        onclick: open,
      },
      plate.name,
    );
  }

  /**
   * The actions for a seat: texts with functions.
   * @param {State} state
   * @param {SeatState} seat
   * @param {number} at
   * @returns {[string, () => void][]}
   */
  ways({ room, you }, seat, at) {
    const send = (/** @type {{t: string, [more: string]: unknown}} */ asked) => () => this.store.send(asked);
    const level = say("level", { level: seat.level });
    const absent = (/** @type {string} */ what) => send({ t: "absent", seat: at, do: what });
    /** @type {[string, (() => void) | false][]} */
    const ways = [];
    if (seat.kind === "person") {
      const away = !seat.here && room.host;
      const owner = room.host && !room.acting;
      const free = () =>
        confirmed(
          say("asks-free", { who: seat.name }),
          say("free-seat"),
          send({ t: "free", seat: at, name: seat.name }),
        );
      const remove = () =>
        confirmed(
          say("asks-remove", { who: seat.name }),
          say("remove-person"),
          send({ t: "remove", seat: at, name: seat.name }),
        );
      ways.push(
        [say("bot-now"), !seat.standin && !seat.waits && (away || owner) && absent("bot")],
        [say("keep-seat"), away && !seat.kept && absent("keep")],
        [say("unkeep-seat"), away && seat.kept && absent("free")],
        [
          seat.muted ? say("unmute") : say("mute"),
          owner && room.chat && send({ t: "mute", seat: at, on: !seat.muted, name: seat.name }),
        ],
        [
          this.talk.hides(at) ? say("unhide-talk") : say("hide-talk"),
          room.chat && you !== null && this.hiding(seat.name, at),
        ],
        [say("free-seat"), room.host && (owner || away) && free],
        [say("remove-person"), owner && remove],
      );
    } else if (room.host) {
      ways.push(
        [say("open-seat"), seat.kind === "bot" && send({ t: "free", seat: at })],
        [say("fill-seat", { level }), seat.kind === "open" && send({ t: "fill", seat: at, level: seat.level })],
      );
    }
    return /** @type {[string, () => void][]} */ (ways.filter(([, act]) => act));
  }

  /** Toggle whether this viewer sees what a person says. @param {string} who @param {number} at */
  hiding(who, at) {
    return () => toast(this.talk.hide(at) ? say("talk-hidden", { who }) : say("talk-shown", { who }));
  }

  /** @param {number} at */
  open(at) {
    const { state } = this.store;
    const seat = state?.room.seats[at];
    if (!state || !seat) return;
    const way = (/** @type {[string, () => void]} */ [words, act]) =>
      press(words, () => {
        box.close();
        act();
      });
    const box = dialog(
      seat.name,
      h("p", {}, standing(seat)),
      seat.unmeasured ? h("p", { class: "cited" }, seat.unmeasured) : null,
      h("p", { class: "actions column" }, ...this.ways(state, seat, at).map(way)),
    );
  }

  /**
   * The line in place of the prompt while an absent player has to move.
   * @param {State} state
   * @returns {HTMLElement | null}
   */
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
          data: { focus: `away-${what}` },
          onclick: () => this.store.send({ t: "absent", seat: at, do: what }),
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
        ...(seat.away === null
          ? [say("seat-kept", { who: seat.name })]
          : [say("away-soon", { who: seat.name }), " ", clock, "."]),
      ),
      room.host
        ? h(
            "p",
            { class: "hint-tools" },
            ask(say("away-now"), "bot"),
            seat.away === null ? null : ask(say("away-wait"), "wait"),
          )
        : null,
    );
  }
}
